"""The rules as a book of short pages: a section each, with the ways to the others."""

import re

import pytest

import games
from bot.chat.custom_ids import Deed, Reading, parse
from bot.chat.render.board import board, hand
from bot.chat.render.content import Button, Content, Menu, Row, Text, blocks
from bot.chat.render.rules import Leaf, rules_page
from bot.languages import LANGUAGES, Language
from games.kit import message_ids
from tests.chat.limits import assert_accepted, assert_fits, controls
from tests.chat.positions import speech, walk
from tests.words.messages import plain_text

EVERY = pytest.mark.parametrize("game", games.names())
WORD = re.compile(r"\w+(?:[’-]\w+)*")
QUOTED = "> "
MOVES = 60
SHORT = 1_400
"""The characters of a page that a phone shows without much scrolling."""
A_MINUTE = 85
"""The words of a game in one minute."""


def does(content: Content, do: str) -> bool:
    presses = (parse(control.id) for control in controls(content))
    return any(isinstance(press, Deed) and press.do == do for press in presses)


def texts(content: Content) -> list[str]:
    return [block.markdown for block in blocks(content) if isinstance(block, Text)]


def paragraphs(game: str, section: str, language: Language) -> list[str]:
    return plain_text(message_ids.section(games.find(game), section).id, language).split("\n")


def pages(game: str) -> list[Leaf]:
    return [Leaf.of(games.find(game), section) for section in games.find(game).rules_sections]


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY
def test_each_section_is_a_page_that_leads_to_all_others(game: str, language: Language) -> None:
    leaves, words = pages(game), speech(language, 2)
    sections = [leaf.section for leaf in leaves]
    for place, leaf in enumerate(leaves):
        page = rules_page(leaf, words)
        assert_fits(page)
        assert_accepted(page)
        for paragraph in paragraphs(game, leaf.section, language):
            assert paragraph in texts(page)
        (menu,) = (block for block in blocks(page) if isinstance(block, Menu))
        assert [option.value for option in menu.options] == sections
        assert [option.value for option in menu.options if option.chosen] == [leaf.section]
        buttons = [b for row in blocks(page) if isinstance(row, Row) for b in row.buttons]
        presses = [parse(b.id) for b in buttons if isinstance(b, Button) and not b.disabled]
        leads = [press for press in presses if isinstance(press, Reading)]
        beside = [*sections[:place][-1:], *sections[place + 1 :][:1]]
        assert leads == [Reading(game, section) for section in beside]


@EVERY
def test_the_rules_are_a_press_away_from_every_board_and_hand(game: str) -> None:
    seats = games.find(game).seat_counts[0]
    for reached in walk(game, seats, {}, "rules", MOVES):
        public = reached.view(None)
        assert does(board(public, speech("en", seats)), "rules")
        for seat in range(seats) if public.phase == "playing" else ():
            view = reached.view(seat)
            assert does(hand(view, public.scene, speech("en", seats)), "rules")


@EVERY
def test_a_page_is_short(game: str) -> None:
    for language in LANGUAGES:
        for leaf in pages(game):
            told = texts(rules_page(leaf, speech(language, 2)))
            assert sum(map(len, told)) <= SHORT, f"{leaf.section} in {language}"


@EVERY
def test_the_first_page_tells_the_game_in_a_minute(game: str) -> None:
    assert pages(game)[0].section == "minute"
    for language in LANGUAGES:
        _, *told = texts(rules_page(pages(game)[0], speech(language, 2)))
        count = len(WORD.findall(" ".join(told)))
        assert count <= A_MINUTE, f"{count} words in {language}"


@EVERY
def test_paragraphs_are_the_same_in_every_language(game: str) -> None:
    for section in games.find(game).rules_sections:
        counts = {language: len(paragraphs(game, section, language)) for language in LANGUAGES}
        assert len(set(counts.values())) == 1, f"{section}: {counts}"


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY
def test_each_ruling_leads_to_its_sentence(game: str, language: Language) -> None:
    """One press opens the section, with that paragraph marked and no other."""
    type_ = games.find(game)
    for ruling, (section, number) in type_.passages.items():
        page = rules_page(Leaf(type_, section, frozenset((number,))), speech(language, 2))
        told = [text for text in texts(page) if text.startswith(QUOTED)]
        assert told == [QUOTED + paragraphs(game, section, language)[number - 1]], ruling


@EVERY
def test_the_only_markup_of_rules_is_bold(game: str) -> None:
    type_ = games.find(game)
    for language in LANGUAGES:
        examples = (message_ids.example(type_, section) for section in type_.examples)
        sections = (message_ids.section(type_, section) for section in type_.rules_sections)
        for text in (plain_text(each.id, language) for each in (*sections, *examples)):
            for line in text.split("\n"):
                bare = re.sub(r"\*\*[^*]+\*\*", "", line)
                assert not re.search(r"[*_~`|]|^[>#-]|^\d+\. ", bare), line
