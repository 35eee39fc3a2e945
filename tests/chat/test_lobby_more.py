"""What *More* whispers at a lobby: to each what they can do there."""

import msgspec
import pytest

import games
from bot.chat.custom_ids import Deed, OfBotPlayer, OfLobby, parse
from bot.chat.render.content import Button, Content, Menu
from bot.chat.render.lobby_more import more
from bot.host.model import Place
from bot.host.views import Sitting, View
from bot.languages import LANGUAGES, Language
from bot.library import open_game
from tests.chat.limits import assert_accepted, assert_fits, controls, text_of
from tests.chat.positions import speech
from tests.chat.test_lobby import missing, waiting

OPENER, SEATED, STRANGER = 100, 101, 999


def whispered(
    view: View, user: int, *, may_end: bool = False, language: Language = "en"
) -> Content:
    seat = next((s for s, each in enumerate(view.seats) if each.user == user), None)
    is_there = seat is not None and not view.seats[seat].left
    own = msgspec.structs.replace(view, viewer=seat if is_there else None)
    words = speech(language, len(view.seats))
    return more(own, open_game(view.game), user, words, may_end=may_end)


def does(content: Content) -> list[str]:
    presses = (parse(control.id) for control in controls(content))
    return [press.do for press in presses if isinstance(press, OfLobby)]


def test_each_sees_what_they_can_do() -> None:
    view = waiting("riftforce", 2)
    alone = waiting("riftforce", 1)
    assert does(whispered(alone, OPENER)) == [
        *("leave", "word", "bot", "thread", "end", "fair", "words")
    ]
    assert does(whispered(view, OPENER)) == ["leave", "word", "thread", "end", "fair", "words"]
    assert does(whispered(view, SEATED)) == ["leave", "word", "fair", "words"]
    assert does(whispered(view, STRANGER)) == ["word", "fair", "words"]
    assert "You’re at this table." in text_of(whispered(view, SEATED))
    assert "You opened this table" in text_of(whispered(view, OPENER))
    assert "You’re not at this table yet." in text_of(whispered(view, STRANGER))


def test_who_keeps_order_there_may_end_a_lobby_too() -> None:
    assert does(whispered(waiting("riftforce", 2), STRANGER, may_end=True))[1] == "end"


def test_a_thread_is_offered_where_there_can_be_one() -> None:
    view = waiting("riftforce", 2)
    aloud = waiting("ordet_fanger", 3)
    assert "thread" in does(whispered(view, OPENER))
    assert "start_here" in does(whispered(aloud, OPENER))
    for place in (Place(1, 2, 3), Place(None, 2)):
        for each in (view, aloud):
            there = does(whispered(msgspec.structs.replace(each, place=place), OPENER))
            assert not {"thread", "start_here"} & {*there}


def test_how_bot_player_plays_is_the_opener_s_to_choose() -> None:
    view = waiting("supertrumf", 2)
    seats = (*view.seats, Sitting(0, False, "easy"))
    with_bot_player = msgspec.structs.replace(view, seats=seats)

    def menus(user: int) -> list[Menu]:
        found = controls(whispered(with_bot_player, user))
        return [each for each in found if isinstance(each, Menu)]

    (menu,) = menus(OPENER)
    assert isinstance(parse(menu.id), OfBotPlayer)
    assert not menus(SEATED) and not menus(STRANGER)


def test_a_kept_seat_can_be_declined_and_the_opener_can_give_it_up() -> None:
    view = missing(waiting("supertrumf", 3), 1)
    kept = whispered(view, SEATED)
    assert does(kept) == ["leave", "word", "fair", "words"]
    first = next(iter(controls(kept)))
    assert isinstance(first, Button) and first.label == "Not this time"
    assert "A seat is kept for you here" in text_of(kept)
    assert "free" in does(whispered(view, OPENER))
    assert "free" not in does(whispered(view, 102))


def test_once_the_lobby_is_none_any_more_it_says_so() -> None:
    view = waiting("riftforce", 2)
    begun = msgspec.structs.replace(view, phase="playing")
    ended = msgspec.structs.replace(view, phase="ended", ending="stopped")
    shown = whispered(begun, SEATED)
    assert "The match has begun." in text_of(shown)
    assert [parse(each.id) for each in controls(shown)] == [Deed(view.table, "hand")]
    assert not list(controls(whispered(begun, STRANGER)))
    assert "This table is closed." in text_of(whispered(ended, OPENER))
    assert not list(controls(whispered(ended, OPENER)))


@pytest.mark.parametrize("game", games.names())
def test_it_fits_in_every_language(game: str) -> None:
    most = open_game(game).seat_counts[-1]
    for seats in (1, 2, most):
        view = waiting(game, seats)
        bot_player = tuple(each._replace(user=0, bot_player="hard") for each in view.seats[1:])
        for each in (view, msgspec.structs.replace(view, seats=(view.seats[0], *bot_player))):
            for language in LANGUAGES:
                for user in (OPENER, SEATED, STRANGER):
                    content = whispered(each, user, may_end=True, language=language)
                    assert_fits(content)
                    assert_accepted(content)
