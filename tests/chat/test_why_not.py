"""Why not: the hand says of each card that can't be played now why, and where that stands."""

from itertools import chain

import pytest

import games
from bot.chat.custom_ids import Deed, RuleOf, RulesOf, parse
from bot.chat.render.board import board, hand
from bot.chat.render.content import Button, Content
from bot.chat.render.rules import rule_rows, why_not
from bot.languages import LANGUAGES
from bot.library import passage_of
from tests.chat.limits import assert_accepted, assert_fits, controls, text_of
from tests.chat.positions import speech, walk

BARRING = ("riftforce", "storma_slottet")


def does(content: Content, do: str) -> bool:
    presses = (parse(control.id) for control in controls(content))
    return any(isinstance(press, Deed) and press.do == do for press in presses)


def rulings_of(content: Content) -> list[tuple[str, ...]]:
    """What each button to the rules leads to."""
    presses = [parse(control.id) for control in controls(content)]
    single = [(press.ruling,) for press in presses if isinstance(press, RuleOf)]
    return single + [press.rulings for press in presses if isinstance(press, RulesOf)]


@pytest.mark.parametrize("game", BARRING)
def test_every_card_that_is_barred_is_named_with_its_reason_and_a_way_to_its_rule(
    game: str,
) -> None:
    told = 0
    for reached in walk(game, 2, {}, "why not", 80):
        for seat in (0, 1):
            view = reached.view(seat)
            assert view.scene is not None
            shown = hand(view, reached.view(None).scene, speech("en", 2))
            assert does(shown, "why") == bool(view.scene.barred)
            if not view.scene.barred:
                continue
            told += 1
            for language in LANGUAGES:
                said = why_not(view, speech(language, 2))
                assert_fits(said)
                assert_accepted(said)
            said, words = why_not(view, speech("en", 2)), speech("en", 2)
            for barred in view.scene.barred:
                assert words.line(barred.card) in text_of(said)
                assert words.line(barred.why) in text_of(said)
            leads = [[*map(passage_of, rulings)] for rulings in rulings_of(said)]
            assert {*chain.from_iterable(leads)} == {
                passage_of(each.ruling) for each in view.scene.barred
            }
            sections = [{(found[0], found[1].section) for found in each if found} for each in leads]
            assert all(len(each) == 1 for each in sections)
            assert len(set().union(*sections)) == len(sections), "each section once"
            assert not any(ruling in text_of(said) for ruling in chain(*rulings_of(said)))
    assert told > 5


def test_where_nothing_is_barred_there_is_nothing_to_ask() -> None:
    for reached in walk("supertrumf", 2, {}, "why not", 20):
        assert not does(board(reached.view(None), speech("en", 2)), "why")
        assert "you can choose anything" in text_of(why_not(reached.view(0), speech("en", 2)))


def test_a_button_leads_to_every_ruling_in_every_language() -> None:
    for game in games.names():
        for ruling in games.find(game).passages:
            for language in LANGUAGES:
                (row,) = rule_rows([ruling], speech(language, 2))
                (button,) = row.buttons
                assert isinstance(button, Button) and ruling not in button.label
                assert parse(button.id) == RuleOf(ruling)
    assert not rule_rows(["XX1"], speech("en", 2))
