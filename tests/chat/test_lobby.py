"""The lobby: who sits there, what is to be played, how to sit down."""

from typing import Any

import msgspec
import pytest

import games
from bot.chat.custom_ids import Deed, SetOption, parse
from bot.chat.render.content import Button, Menu
from bot.chat.render.lobby import lobby, word_modal
from bot.chat.render.options import ChooseOption, OpenOption, TypeOption, option_modal, respond
from bot.host.model import Place
from bot.host.views import Sitting, View
from bot.library import open_game
from bot.words.words import LANGUAGES, Language
from games.kit.options import OptionSpec, read, specs
from tests.chat.limits import assert_accepted, assert_fits, assert_modal_fits, controls, text_of
from tests.chat.positions import speech, walk

GAMES_AND_SPECS = [
    (game, spec) for game in games.names() for spec in specs(games.find(game).options_type)
]


def waiting(game: str, seats: int) -> View:
    """A lobby of that game with so many seated."""
    least = games.find(game).seat_counts[0]
    playing = next(walk(game, least, {}, "lobby")).view(None)
    return msgspec.structs.replace(
        playing,
        phase="lobby",
        scene=None,
        clocks=(),
        outcome=None,
        seats=tuple(Sitting(100 + seat, False) for seat in range(seats)),
    )


def doings(view: View, game: str) -> dict[str, Button]:
    """The lobby's buttons by what they do."""
    shown = lobby(view, open_game(game), speech("en", len(view.seats)))
    found = {}
    for control in controls(shown):
        press = parse(control.id)
        if isinstance(control, Button) and isinstance(press, Deed):
            found[press.do] = control
    return found


@pytest.mark.parametrize("game", games.names())
def test_a_lobby_fits_with_any_number_of_seats_and_any_option_open(game: str) -> None:
    rules = open_game(game)
    for seats in range(1, rules.seat_counts[-1] + 1):
        view = waiting(game, seats)
        for language in LANGUAGES:
            for opened in ("", *(spec.name for spec in specs(rules.options_type))):
                content = lobby(view, rules, speech(language, seats), opened)
                assert_fits(content)
                assert_accepted(content)
    assert_modal_fits(word_modal(view, 100, speech("de", seats)))


def test_whoever_sits_there_is_named_in_order() -> None:
    shown = text_of(lobby(waiting("supertrumf", 2), open_game("supertrumf"), speech("en", 2)))
    assert r"1. \*\*Kim\*\*" in shown
    assert "At the table: 2" in shown
    assert "2 to 6 players" in shown


def test_a_match_starts_only_with_enough_at_the_table() -> None:
    assert doings(waiting("supertrumf", 1), "supertrumf")["start"].disabled
    assert not doings(waiting("supertrumf", 2), "supertrumf")["start"].disabled


def test_a_full_table_takes_nobody() -> None:
    assert not doings(waiting("riftforce", 1), "riftforce")["join"].disabled
    full = doings(waiting("riftforce", 2), "riftforce")
    assert full["join"].disabled
    assert not full["word"].disabled
    assert not full["leave"].disabled


def test_a_thread_is_offered_where_there_can_be_one() -> None:
    view = waiting("riftforce", 2)
    assert "thread" in doings(view, "riftforce")
    in_thread = msgspec.structs.replace(view, place=Place(1, 2, 3))
    in_direct_message = msgspec.structs.replace(view, place=Place(None, 2))
    assert "thread" not in doings(in_thread, "riftforce")
    assert "thread" not in doings(in_direct_message, "riftforce")


def test_the_commitment_is_published_and_the_secret_is_not() -> None:
    view = waiting("riftforce", 2)
    shown = text_of(lobby(view, open_game("riftforce"), speech("en", 2)))
    assert view.commitment in shown


def test_a_rematch_says_so() -> None:
    view = msgspec.structs.replace(waiting("riftforce", 2), rematch_of="abc")
    assert "Another round!" in text_of(lobby(view, open_game("riftforce"), speech("en", 2)))


@pytest.mark.parametrize(("game", "spec"), GAMES_AND_SPECS, ids=lambda of: getattr(of, "name", of))
def test_every_option_can_be_set_to_every_value_on_offer(game: str, spec: OptionSpec) -> None:
    rules, view = open_game(game), waiting(game, 2)
    menu = menu_of(view, rules, spec.name)
    if menu is None:
        modal = option_modal(view, rules, spec.name, speech("en", 2))
        assert_modal_fits(modal)
        assert parse(modal.id) == SetOption(view.table, spec.name)
        return
    for option in menu.options:
        press = parse(menu.id)
        assert isinstance(press, SetOption)
        response = respond(rules, press, [option.value])
        assert isinstance(response, ChooseOption)
        chosen = read(rules.options_type, {response.name: response.value})
        again = menu_of(msgspec.structs.replace(view, options=chosen), rules, spec.name)
        assert again is not None
        assert [o.value for o in again.options if o.chosen] == [option.value]


def menu_of(view: View, rules: Any, name: str) -> Menu | None:
    """The menu of an option's values, opened if need be."""
    shown = lobby(view, rules, speech("en", 2), name)
    for control in controls(shown):
        if isinstance(control, Menu) and parse(control.id) == SetOption(view.table, name):
            return control
    return None


def test_of_many_options_one_is_opened_at_a_time() -> None:
    rules, view = open_game("ordet_fanger"), waiting("ordet_fanger", 3)
    names = lobby(view, rules, speech("en", 3))
    (menu,) = (control for control in controls(names) if isinstance(control, Menu))
    press = parse(menu.id)
    assert press == SetOption(view.table)
    assert [option.value for option in menu.options] == [
        spec.name for spec in specs(rules.options_type)
    ]
    assert respond(rules, press, ["rounds"]) == OpenOption("rounds")
    assert respond(rules, press, ["tie_margin"]) == TypeOption("tie_margin")
    assert respond(rules, press, ["teams"]) == TypeOption("teams")


def test_what_is_typed_for_the_seats_is_read_as_people_write_it() -> None:
    rules = open_game("ordet_fanger")
    typed = respond(rules, SetOption("abc", "teams"), ["1, 2 ,1,  2"])
    assert typed == ChooseOption("teams", "1,2,1,2")
    typed = respond(rules, SetOption("abc", "young"), ["„Djur, stora“ , , Mat"])
    assert typed == ChooseOption("young", '"Djur, stora",,Mat')
    assert respond(rules, SetOption("abc", "teams"), ["  "]) == ChooseOption("teams", "")
    assert respond(rules, SetOption("abc", "tie_margin"), [" 250 "]) == ChooseOption(
        "tie_margin", "250"
    )


@pytest.mark.parametrize("press", [SetOption("abc", "secret"), SetOption("abc")])
def test_an_option_that_there_is_not_sets_nothing(press: SetOption) -> None:
    assert respond(open_game("ordet_fanger"), press, ["on"]) is None
    assert respond(open_game("ordet_fanger"), press, []) is None


def test_the_sets_are_offered_by_title_and_language_those_of_the_table_s_first() -> None:
    rules, view = open_game("ordet_fanger"), waiting("ordet_fanger", 2)
    menu = menu_of(msgspec.structs.replace(view, language="de"), rules, "cards")
    assert menu is not None
    assert [option.label for option in menu.options[:2]] == [
        "Abendbrot mit Anlauf (German)",
        "Tatort Küchentisch (German)",
    ]
    assert [option.label for option in menu.options if option.chosen] == [
        "Fika på blodigt allvar (Swedish)"
    ]
    assert "Fika på blodigt allvar" in text_of(lobby(view, rules, speech("en", 2)))


def test_of_more_sets_than_a_menu_holds_the_chosen_one_is_offered() -> None:
    shipped = open_game("ordet_fanger")
    files = {f"x{n:02}.toml": shipped.files["sv.toml"] for n in range(30)}
    view = waiting("ordet_fanger", 2)
    chosen = read(shipped.options_type, {"cards": "x29"})
    menu = menu_of(msgspec.structs.replace(view, options=chosen), type(shipped)(files), "cards")
    assert menu is not None and len(menu.options) == 25
    assert [option.value for option in menu.options if option.chosen] == ["x29"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_young_player_s_categories_are_suggested_as_one_types(language: Language) -> None:
    rules, view = open_game("ordet_fanger"), waiting("ordet_fanger", 2)
    chosen = read(rules.options_type, {"cards": f"{language}_2"})
    view = msgspec.structs.replace(view, options=chosen)
    modal = option_modal(view, rules, "young", speech(language, 2))
    assert_modal_fits(modal)
    (entry,) = modal.entries
    suggested = entry.example.split(", ")
    assert suggested == list(rules.suggestions("young", chosen))[: len(suggested)]
    assert len(suggested) >= 5
    assert option_modal(view, rules, "teams", speech(language, 2)).entries[0].example == ""
