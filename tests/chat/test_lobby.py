"""The lobby: who sits there, how it is played in one sentence, and what leads on."""

from itertools import islice

import msgspec
import pytest

import games
from bot.chat.custom_ids import Deed, OfLobby, OptionPage, parse
from bot.chat.render.board import board
from bot.chat.render.content import Button, Content, Menu
from bot.chat.render.lobby import lobby, word_modal
from bot.chat.render.renderer import Illustrator
from bot.chat.render.speech import Speech
from bot.host.languages import TableLanguage
from bot.host.views import Sitting, View
from bot.languages import LANGUAGES, Language
from bot.library import open_game
from games.kit.chance import seal
from games.kit.options import read, specs
from tests.chat.limits import (
    assert_accepted,
    assert_fits,
    assert_modal_fits,
    controls,
    rulings_named,
    text_of,
)
from tests.chat.positions import speech, walk, words
from tests.pictures.looking import writings

NAMES = {0: "Kim", 1: "Lee", 2: "Maja"}


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
    control = OfLobby("a" * 20, "word")
    assert_modal_fits(word_modal(waiting(game, 2), 100, speech("de", 2), control))


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


def test_a_lobby_has_five_controls_and_start_comes_first_once_enough_sit_there() -> None:
    lasting = ["options", "rules", "more"]
    assert doings(waiting("supertrumf", 1)) == ["join", "start", *lasting]
    assert doings(waiting("supertrumf", 2)) == ["start", "join", *lasting]
    assert doings(waiting("supertrumf", 6)) == ["start", *lasting]
    assert doings(waiting("riftforce", 1)) == ["join", "start", *lasting]
    assert doings(waiting("riftforce", 2)) == ["start", *lasting]
    assert doings(waiting("supertrumf", 2, play="blixtduell")) == ["start", "join", *lasting]
    for game in games.names():
        for seats in range(1, games.find(game).seat_counts[-1] + 1):
            assert len(list(controls(shown(waiting(game, seats))))) <= 5


def test_join_comes_first_where_the_options_do_not_go_with_those_who_sit_there() -> None:
    pairs = {"teams": "1,1,2,2,3,3"}
    assert doings(waiting("ordet_fanger", 5, **pairs))[:2] == ["join", "start"]
    assert doings(waiting("ordet_fanger", 6, **pairs))[:2] == ["start", "join"]


def missing(view: View, *seats: int) -> View:
    """The lobby of a rematch to which these have not come back."""
    sitting = (each._replace(left=seat in seats) for seat, each in enumerate(view.seats))
    return msgspec.structs.replace(view, rematch_of="abc", seats=tuple(sitting))


def named(view: View, language: Language = "en") -> Content:
    """With names that need no care."""
    return lobby(view, open_game(view.game), Speech(words(), language, NAMES))


def test_who_is_missing_is_named_and_start_does_not_look_ready() -> None:
    view = missing(waiting("supertrumf", 3), 2)
    told = text_of(named(view))
    assert "A rematch!" in told
    assert "Not back yet: Maja." in told and "Kim can also start without them" in told
    assert "At the table: 2" in told
    assert doings(view)[:2] == ["join", "start"]
    assert (button(view, "start").style, button(view, "start").disabled) == ("secondary", False)
    duel = missing(waiting("riftforce", 2), 1)
    assert button(duel, "start").disabled
    assert "without them" not in text_of(named(duel))
    assert "Not back yet" not in text_of(named(missing(waiting("supertrumf", 3))))


def test_the_score_of_a_series_is_told_for_two_and_for_more() -> None:
    two = msgspec.structs.replace(waiting("riftforce", 2), rematch_of="abc", series=(5, 3))
    assert "Matches: **Kim 2½ – 1½ Lee**" in text_of(named(two))
    half = msgspec.structs.replace(two, series=(1, 0))
    assert "**Kim ½ – 0 Lee**" in text_of(named(half))
    more = msgspec.structs.replace(waiting("supertrumf", 3), rematch_of="abc", series=(4, 2, 0))
    assert "Matches won so far: **Kim 2 · Lee 1 · Maja 0**" in text_of(named(more))
    assert "**Kim 2½ : 1½ Lee**" in text_of(named(two, "de"))
    assert "Matches" not in text_of(named(waiting("riftforce", 2)))


def test_a_match_starts_only_with_enough_at_the_table() -> None:
    assert button(waiting("supertrumf", 1), "start").disabled
    assert not button(waiting("supertrumf", 2), "start").disabled


def test_the_commitment_is_published_in_the_lobby() -> None:
    view = waiting("riftforce", 2)
    assert f"🔒 `{seal(view.commitment)}`" in text_of(shown(view))


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [
        ("storma_slottet", {}, "⚙️ Standard rules."),
        (
            "storma_slottet",
            {"doctors_in_sickbay": "on"},
            "⚙️ Doctors in the Sickbay: on (variant). Otherwise standard",
        ),
        ("riftforce", {}, "⚙️ Standard rules."),
        ("supertrumf", {"dealer": "2"}, "⚙️ Dealer: Lee. Otherwise standard"),
        (
            "supertrumf",
            {"play": "blixtduell", "dealer": "6"},
            "duel, Dealer: 6. Otherwise",
        ),
        (
            "ordet_fanger",
            {"cards": "en", "rounds": "2"},
            "⚙️ Card set: Biscuits at Dawn (British English). Otherwise standard",
        ),
        (
            "ordet_fanger",
            {"cards": "en", "rounds": "1", "repeats": "barred", "time_limit": "90"},
            "(British English), Rounds: 1, Repeats: not allowed, Time to answer (s): 90. Otherwise",
        ),
    ],
)
def test_how_it_is_played_is_one_sentence_of_the_cards_and_of_what_is_not_as_usual(
    game: str, options: dict[str, str], told: str
) -> None:
    view = msgspec.structs.replace(waiting(game, 2, **options), spoken=TableLanguage("en"))
    sentences = text_of(named(view)).replace("\\", "")
    assert told in sentences


def test_no_ruling_is_named_in_a_lobby_whatever_is_chosen() -> None:
    for game in games.names():
        for view in (waiting(game, 2), waiting(game, 2, **farthest(game, 2))):
            assert rulings_named(shown(view)) == []


OF_PAIRS = {"teams": "1,0,1,0", "young": ",Djur,,"}


def test_pairs_and_young_players_are_told_and_drawn_beside_their_names() -> None:
    view, game = waiting("ordet_fanger", 4, **OF_PAIRS), open_game("ordet_fanger")
    names = dict(enumerate(("Ada", "Bea", "Cid", "Dan")))
    said = Speech(words(), "en", names)
    gallery = Illustrator(said).table(view, game)
    assert gallery is not None
    drawn = {writing.text for writing in writings(gallery.picture)}
    assert {"with Ada", "with Cid", "young: Djur"} <= drawn
    assert "Ada: with Cid. Bea: young: Djur. Cid: with Ada." in gallery.alt
    lines = text_of(lobby(view, game, said)).splitlines()
    assert {"2. Bea · young: Djur", "3. Cid · with Ada", "4. Dan"} <= {*lines}


def test_boards_tell_and_draw_them_too() -> None:
    *_, later = islice(walk("ordet_fanger", 4, OF_PAIRS, "pairs"), 20)
    begun = later.view(None)
    said = Speech(words(), "en", dict(enumerate(("Ada", "Bea", "Cid", "Dan"))))
    gallery = Illustrator(said).table(begun, open_game("ordet_fanger"))
    assert gallery is not None
    drawn = " ".join(writing.text for writing in writings(gallery.picture))
    for told in (drawn, gallery.alt, text_of(board(begun, said))):
        assert "Ada and Cid" in told and "Bea (young: Djur)" in told, told
