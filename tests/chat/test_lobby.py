"""The lobby: who sits there, how it is played in one sentence, and what leads on."""

import msgspec
import pytest

import games
from bot.chat.custom_ids import Deed, OptionPage, parse
from bot.chat.render.content import Button, Content, Menu
from bot.chat.render.lobby import lobby, word_modal
from bot.host.model import Place
from bot.host.views import Sitting, View
from bot.library import open_game
from bot.words.words import LANGUAGES
from games.kit.options import read, specs
from tests.chat.limits import assert_accepted, assert_fits, assert_modal_fits, controls, text_of
from tests.chat.positions import speech, walk


def waiting(game: str, seats: int, **options: str) -> View:
    """A lobby of that game with so many seated."""
    least = games.find(game).seat_counts[0]
    playing = next(walk(game, least, {}, "lobby")).view(None)
    return msgspec.structs.replace(
        playing,
        phase="lobby",
        scene=None,
        clocks=(),
        outcome=None,
        opener=100,
        options=read(games.find(game).options_type, options),
        seats=tuple(Sitting(100 + seat, False) for seat in range(seats)),
    )


def shown(view: View) -> Content:
    return lobby(view, open_game(view.game), speech("en", len(view.seats)))


def doings(view: View) -> list[str]:
    """What the lobby's buttons do, in order."""
    presses = [parse(control.id) for control in controls(shown(view))]
    return [
        press.do if isinstance(press, Deed) else "options"
        for press in presses
        if isinstance(press, Deed | OptionPage)
    ]


def button(view: View, do: str) -> Button:
    found = zip(doings(view), controls(shown(view)), strict=True)
    return next(each for doing, each in found if doing == do and isinstance(each, Button))


@pytest.mark.parametrize("game", games.names())
def test_a_lobby_fits_with_any_number_of_seats_and_any_options(game: str) -> None:
    rules = open_game(game)
    for seats in range(1, rules.seat_counts[-1] + 1):
        for view in (waiting(game, seats), waiting(game, seats, **farthest(game, seats))):
            for language in LANGUAGES:
                content = lobby(view, rules, speech(language, seats))
                assert_fits(content)
                assert_accepted(content)
    assert_modal_fits(word_modal(waiting(game, 2), 100, speech("de", 2)))


def farthest(game: str, seats: int) -> dict[str, str]:
    """Every option as far from its default as it goes, and the texts as long."""
    chosen = {}
    for spec in specs(games.find(game).options_type):
        match spec.kind:
            case "switch" | "choice":
                chosen[spec.name] = spec.choices[-1]
            case "number":
                chosen[spec.name] = str(spec.most)
            case "per seat":
                chosen[spec.name] = ",".join([str(spec.most) if spec.most else "W" * 60] * seats)
            case _:
                pass
    return chosen


def test_whoever_sits_there_is_named_in_order_and_who_starts() -> None:
    told = text_of(shown(waiting("supertrumf", 2)))
    assert r"1. \*\*Kim\*\*" in told and "(starts the match)" in told
    assert told.count("(starts the match)") == 1
    assert "At the table: 2" in told
    assert "2 to 6 players" in told


def test_there_is_nothing_to_be_picked_in_the_lobby_itself() -> None:
    for game in games.names():
        assert not any(isinstance(control, Menu) for control in controls(shown(waiting(game, 2))))


def test_first_one_joins_and_a_full_table_starts() -> None:
    assert doings(waiting("riftforce", 1))[:3] == ["join", "start", "options"]
    full = waiting("riftforce", 2)
    assert doings(full)[:2] == ["start", "options"] and "join" not in doings(full)
    assert {"word", "leave", "end", "fair"} <= set(doings(full))
    assert not any(each.disabled for each in controls(shown(full)) if isinstance(each, Button))


def test_start_comes_first_too_where_the_options_take_no_more() -> None:
    duel = waiting("supertrumf", 2, play="blixtduell")
    assert doings(duel)[:2] == ["start", "join"]
    assert doings(waiting("supertrumf", 1, play="blixtduell"))[:2] == ["join", "start"]
    assert doings(waiting("supertrumf", 2))[:2] == ["join", "start"]
    assert doings(waiting("ordet_fanger", 6))[:2] == ["join", "start"]


def test_a_match_starts_only_with_enough_at_the_table() -> None:
    assert button(waiting("supertrumf", 1), "start").disabled
    assert not button(waiting("supertrumf", 2), "start").disabled


def test_a_thread_is_offered_where_there_can_be_one() -> None:
    view = waiting("riftforce", 2)
    assert "thread" in doings(view)
    in_thread = msgspec.structs.replace(view, place=Place(1, 2, 3))
    in_direct_message = msgspec.structs.replace(view, place=Place(None, 2))
    assert "thread" not in doings(in_thread)
    assert "thread" not in doings(in_direct_message)


def test_the_commitment_is_published_in_the_lobby() -> None:
    view = waiting("riftforce", 2)
    assert view.commitment in text_of(shown(view))


def test_a_rematch_says_so() -> None:
    view = msgspec.structs.replace(waiting("riftforce", 2), rematch_of="abc")
    assert "Another round!" in text_of(shown(view))


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [
        ("storma_slottet", {}, "⚙️ By the printed rules."),
        (
            "storma_slottet",
            {"doctors_in_sickbay": "on"},
            "⚙️ Doctors in the Sickbay: on (SS19, departs from the printed rules). Otherwise by",
        ),
        ("riftforce", {}, "⚙️ Guilds: base set. Otherwise by the printed rules."),
        ("supertrumf", {"dealer": "2"}, "⚙️ Way to play: Classic, Dealer: 2 (ST10)."),
        (
            "ordet_fanger",
            {"repeats": "barred", "time_limit": "90"},
            "(Swedish), Repeats: barred (OF11), Time to answer (s): 90 (OF8).",
        ),
    ],
)
def test_how_it_is_played_is_one_sentence_that_names_the_rulings(
    game: str, options: dict[str, str], told: str
) -> None:
    sentences = text_of(shown(waiting(game, 2, **options))).replace("\\", "")
    assert told in sentences
