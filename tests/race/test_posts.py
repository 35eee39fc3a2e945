"""Posts and lobbies of a game that is played in real time, as content."""

from random import Random

import msgspec
import pytest

from bot.chat.custom_ids import LookingUp, OfRuling, PublicAsk, parse
from bot.chat.render.content import Box, Content, Link, Separator
from bot.chat.render.lobby import lobby, lobby_remarks
from bot.chat.render.realtime import LONGEST_URL, MOST_KNOWN, buttons, links, looked_up, post
from bot.host.desires import news
from bot.languages import LANGUAGES, Language
from bot.library import open_game
from bot.words.words import Words
from games.kit.realtime import Listed
from games.ordet_fanger.moves import GiveUpDuel
from tests.chat.limits import assert_accepted, assert_fits, controls, text_of
from tests.chat.positions import PLACE, long_winded, speech, walk
from tests.chat.test_lobby import waiting
from tests.games.every_game import GAMES_AND_OPTIONS, plan
from tests.games.ordet_fanger.positions import KIM, LEE, duel

GAME = "ordet_fanger"
TWO_LANGUAGES = {"cards": "linked_de", "second_language": "en"}
WAYS = [*(options for game, options in GAMES_AND_OPTIONS if game == GAME), TWO_LANGUAGES]
NOW = 1_800_000_000_000
LONG_WINDED_SHARE, SENT_SHARE = 0.1, 0.1
MOVES = 250


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_whatever_happens_its_post_fits(options: dict[str, str]) -> None:
    rng = Random(str(options))
    seat_counts = plan(GAME, options, 1).seat_counts
    for seats in {seat_counts[0], seat_counts[-1]}:
        for position in walk(GAME, seats, options, f"posts {seats}", MOVES):
            views = [position.view(seat) for seat in range(seats)]
            public = position.view(None)
            assert public.scene is not None
            said = news(public, public.scene, views, NOW, complete=rng.random() < 0.5)
            language: Language = rng.choice(LANGUAGES)
            winded = long_winded() if rng.random() < LONG_WINDED_SHARE else None
            listens = rng.random() < 0.5
            told = speech(language, seats, winded)
            shown = post(said, public, told, listens=listens)
            assert_fits(shown)
            assert begins_with_words(shown)
            if rng.random() < SENT_SHARE:
                assert_accepted(shown)
            pressed = [parse(control.id) for control in controls(shown)]
            assert all(isinstance(control, PublicAsk | LookingUp | OfRuling) for control in pressed)
            assert any(isinstance(control, OfRuling) for control in pressed) == bool(
                said.scene.slips
            )
            looks_up = any(isinstance(control, LookingUp) for control in pressed)
            assert looks_up == bool(said.scene.lookup and said.is_playing)


def begins_with_words(shown: Content) -> bool:
    """Not with a line between nothing and something."""
    (box,) = shown.blocks
    return isinstance(box, Box) and not isinstance(box.blocks[0], Separator)


def test_a_card_is_turned_by_one_button_and_another_leads_to_all_other_piles() -> None:
    position = next(iter(walk(GAME, 2, {}, "two piles each")))
    forms = {seat: position.view(seat).scene.asks for seat in range(2)}
    labels = [button.label for button in buttons("t", forms, speech("en", 2), listens=True)]
    assert labels == ["Flip a card", "Another pile …"]


def test_whoever_plays_alone_with_the_bot_contests_where_the_ruling_stands() -> None:
    """What nobody waits for is offered to all, or to the only person."""
    offered = 0
    for reached in walk(GAME, 2, {}, "contest", 200):
        public, view = reached.view(None), reached.view(1)
        assert public.scene is not None and view.scene is not None
        if not any(line.id == "ordet-fanger-won" for line in public.scene.story):
            continue
        if not any(form.key == "contest" for form in view.scene.asks):
            continue
        happened = news(public, public.scene, [view], 0, complete=False)
        shown = post(happened, public, speech("en", 2), listens=True)
        presses = [parse(control.id) for control in controls(shown)]
        assert any(isinstance(each, PublicAsk) and each.ask == "contest" for each in presses)
        offered += 1
    assert offered


def test_OF8_a_duel_without_a_limit_has_a_button_to_give_it_up_until_all_have() -> None:
    table = duel(time_limit=0)
    for seats, shown in (((), 1), ((KIM,), 1), ((LEE,), 0)):
        for seat in seats:
            table.plays(seat, GiveUpDuel(2_000))
        forms = {seat: table.sees(seat).asks for seat in range(3)}
        drawn = buttons("t", forms, speech("en", 3), listens=True)
        assert [parse(each.id).ask for each in drawn].count("give_up_duel") == shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["Oslo", "käse & brot?", "ö" * 60, "😀" * 60, "字" * 60])
def test_links_look_the_answer_up_in_the_table_s_language(language: Language, text: str) -> None:
    found = links(text, speech(language, 2))
    assert len(found) == 3
    assert all(len(link.url) <= LONGEST_URL for link in found)
    own = {"sv": "sv.", "nb": "no.", "de": "de.", "en": "en."}[language]
    assert found[0].url.startswith(f"https://{own}wikipedia.org/")
    assert isinstance(found[0], Link)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stands", [True, False])
@pytest.mark.parametrize("answer", ["Oslo", "*", "字" * 60, "😀" * 200_000, "a\n# b @everyone"])
def test_what_the_list_says_fits(language: Language, stands: bool, answer: str) -> None:
    known = tuple(f"{answer}{number}" for number in range(80))
    shown = looked_up(Listed(answer[:60], answer[:121], stands, known), speech(language, 3))
    assert_fits(shown)
    assert_accepted(shown)
    assert text_of(shown).count(" · ") == MOST_KNOWN - 1
    assert "\n#" not in text_of(shown) and "@everyone" not in text_of(shown)


def test_what_the_list_says_is_no_ruling() -> None:
    told = {
        stands: text_of(looked_up(Listed("Oslo", "City", stands, ("Oslo", "Rom")), speech("en", 3)))
        for stands in (True, False)
    }
    assert "“Oslo” is on the list of known answers to “City”" in told[True]
    assert "“Oslo” is not on the list of known answers to “City”" in told[False]
    for shown in told.values():
        assert "can still be right" in shown
        assert "Known answers (2 of 2): Oslo · Rom" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_no_list_it_says_so(language: Language) -> None:
    shown = text_of(looked_up(Listed("Oslo", "City", False, ()), speech(language, 3)))
    assert "City" in shown and "Oslo" not in shown and "\n" not in shown.strip()


def test_a_rematch_asks_with_which_cards() -> None:
    game = open_game(GAME)
    assert len(game.files) > 1
    first = waiting(GAME, 3)
    german = msgspec.structs.replace(first.options, cards="de")
    again = msgspec.structs.replace(first, rematch_of="k3x9qa2mzt7ve", options=german)
    remarks = tuple(lobby_remarks(again, game, listens=True, ticks=True, is_barred=False))
    shown = text_of(lobby(again, game, speech("en", 3), remarks))
    assert "The same card set again" in shown and "Card set: Abendbrot mit Anlauf" in shown
    assert not any(
        line.id == "race-same-set"
        for line in lobby_remarks(first, game, listens=True, ticks=True, is_barred=False)
    )


def test_a_lobby_says_where_it_is_played_and_what_the_bot_can_t_read() -> None:
    game = open_game(GAME)
    view = waiting(GAME, 3)
    told = [
        line.id for line in lobby_remarks(view, game, listens=False, ticks=False, is_barred=False)
    ]
    assert told == ["race-own-thread", "race-no-content"]
    threaded = msgspec.structs.replace(view, place=msgspec.structs.replace(PLACE, thread=33))
    assert not list(lobby_remarks(threaded, game, listens=True, ticks=True, is_barred=False))
    (told,) = lobby_remarks(threaded, game, listens=True, ticks=False, is_barred=False)
    assert "“Add Reactions”" in Words().text(told, "en", {})
