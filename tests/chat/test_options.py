"""A lobby's options in one modal: whatever can be chosen can be chosen there."""

from typing import Any

import msgspec
import pytest

import games
from bot.chat.custom_ids import OptionForm, OptionPage, SetOption, parse
from bot.chat.press import Filled
from bot.chat.render.content import Choosing, Modal, TextField
from bot.chat.render.options import (
    BEGIN,
    SWITCHES,
    AskOption,
    Beginning,
    ChooseOption,
    as_shown,
    chosen,
    option_modal,
    options_modal,
    pages_of,
    respond,
)
from bot.host.presets import MOST_PRESETS
from bot.host.views import View
from bot.library import open_game
from bot.words.words import LANGUAGES, Language
from games.kit.options import OptionSpec, as_texts, read, specs
from games.kit.refusals import Refusal
from tests.chat.limits import assert_modal_fits
from tests.chat.positions import speech
from tests.chat.test_lobby import farthest, waiting

GAMES_AND_SPECS = [
    (game, spec) for game in games.names() for spec in specs(games.find(game).options_type)
]
MANY = [Beginning(f"preset-{number}", "W" * 40, {}) for number in range(MOST_PRESETS + 2)]
LAST = Beginning("last", "as last time", {"rounds": "2", "repeats": "barred"})


def page_with(rules: Any, name: str) -> OptionPage:
    pages = enumerate(pages_of(rules))
    number = next(n for n, page in pages if any(s.name == name for item in page for s in item))
    return OptionPage("k3x9qa2mzt7ve", number)


def form_for(view: View, rules: Any, page: OptionPage) -> OptionForm:
    return OptionForm(view.table, page.page, as_shown(view, rules, page.page))


def sent_in(modal: Modal, **changes: str) -> Filled:
    """What comes back of a modal in which this has been changed."""
    filled: Filled = {}
    for entry in modal.entries:
        if isinstance(entry, TextField):
            filled[entry.id] = (entry.typed,)
        elif isinstance(entry, Choosing):
            filled[entry.id] = tuple(option.value for option in entry.options if option.chosen)
    return filled | {name: (value,) if value else () for name, value in changes.items()}


def entries_of(view: View, rules: Any, name: str) -> Modal:
    return options_modal(view, rules, page_with(rules, name), (), speech("en", 2))


@pytest.mark.parametrize("game", games.names())
def test_every_page_fits_with_as_much_to_begin_from_as_there_may_be(game: str) -> None:
    rules = open_game(game)
    for view in (waiting(game, 2), waiting(game, 12, **farthest(game, 12))):
        for language in LANGUAGES:
            for number in range(len(pages_of(rules))):
                page = OptionPage(view.table, number)
                modal = options_modal(view, rules, page, MANY, speech(language, 12))
                assert_modal_fits(modal)
                assert parse(modal.id) == form_for(view, rules, page)


@pytest.mark.parametrize("game", games.names())
def test_every_option_stands_on_one_page(game: str) -> None:
    rules = open_game(game)
    there = [spec.name for page in pages_of(rules) for item in page for spec in item]
    assert sorted(there) == sorted(spec.name for spec in specs(rules.options_type))


@pytest.mark.parametrize("game", games.names())
def test_what_is_sent_in_as_it_stood_changes_nothing(game: str) -> None:
    rules = open_game(game)
    for view in (waiting(game, 2), waiting(game, 2, **farthest(game, 2))):
        for number in range(len(pages_of(rules))):
            page = OptionPage(view.table, number)
            modal = options_modal(view, rules, page, (LAST,), speech("en", 2))
            assert chosen(rules, form_for(view, rules, page), (LAST,), sent_in(modal)) == {}


@pytest.mark.parametrize(("game", "spec"), GAMES_AND_SPECS, ids=lambda of: getattr(of, "name", of))
def test_every_option_can_be_set_to_every_value_on_offer(game: str, spec: OptionSpec) -> None:
    rules, view = open_game(game), waiting(game, 2)
    modal = entries_of(view, rules, spec.name)
    page = page_with(rules, spec.name)
    if spec.kind == "switch":
        on = chosen(rules, form_for(view, rules, page), (), sent_in(modal, **{SWITCHES: spec.name}))
        assert on == {spec.name: "on"}
        return
    entry = next(e for e in modal.entries if not hasattr(e, "markdown") and e.id == spec.name)
    values = [o.value for o in entry.options] if isinstance(entry, Choosing) else [entry.typed]
    for value in values:
        change = chosen(
            rules, form_for(view, rules, page), (), sent_in(modal, **{spec.name: value})
        )
        options = read(rules.options_type, as_texts(view.options) | change)
        assert as_texts(options)[spec.name] == value
        changed = msgspec.structs.replace(view, options=options)
        again = sent_in(entries_of(changed, rules, spec.name))
        assert again[spec.name] == (value,)


@pytest.mark.parametrize("game", games.names())
def test_what_was_changed_elsewhere_while_a_modal_was_open_stays_so(game: str) -> None:
    """By somebody else, on another page or on another device: only what differs from what this
    modal had shown is chosen by it."""
    rules, view = open_game(game), waiting(game, 2)
    elsewhere = waiting(game, 2, **farthest(game, 2))
    changed = {
        spec.name
        for spec in specs(rules.options_type)
        if as_texts(view.options)[spec.name] != as_texts(elsewhere.options)[spec.name]
    }
    assert changed or not specs(rules.options_type)
    for number in range(len(pages_of(rules))):
        page = OptionPage(view.table, number)
        sent = sent_in(options_modal(view, rules, page, (), speech("en", 2)))
        assert chosen(rules, form_for(view, rules, page), (), sent) == {}
        of_page = {spec.name for item in pages_of(rules)[number] for spec in item}
        set_back = chosen(rules, form_for(elsewhere, rules, page), (), sent)
        assert set(set_back) == changed & of_page


def test_as_last_time_takes_all_of_it_but_for_what_is_changed_besides() -> None:
    rules, view = open_game("ordet_fanger"), waiting("ordet_fanger", 3)
    page = OptionPage(view.table)
    modal = options_modal(view, rules, page, (LAST,), speech("en", 3))
    again = sent_in(modal, **{BEGIN: "last"})
    assert chosen(rules, form_for(view, rules, page), (LAST,), again) == {
        "rounds": "2",
        "repeats": "barred",
    }
    but = again | {"drop_symbols": ("off",)}
    assert chosen(rules, form_for(view, rules, page), (LAST,), but)["drop_symbols"] == "off"
    forged = sent_in(modal, **{BEGIN: "preset-nobody's"})
    with pytest.raises(Refusal, match="chat-begin-gone"):
        chosen(rules, form_for(view, rules, page), (LAST,), forged)


def test_what_is_typed_for_the_seats_is_read_as_people_write_it() -> None:
    rules, view = open_game("ordet_fanger"), waiting("ordet_fanger", 4)
    page = page_with(rules, "teams")
    typed = chosen(
        rules,
        form_for(view, rules, page),
        (),
        {"teams": ("1, 2 ,1,  2",), "tie_margin": (" 250 ",)},
    )
    assert typed["teams"] == "1,2,1,2"
    page = page_with(rules, "young")
    typed = chosen(rules, form_for(view, rules, page), (), {"young": ("„Djur, stora“ , , Mat",)})
    assert typed == {"young": '"Djur, stora",,Mat'}


def test_the_menus_of_older_lobbies_go_on() -> None:
    rules, view = open_game("ordet_fanger"), waiting("ordet_fanger", 3)
    assert respond(rules, SetOption("abc"), ["rounds"]) == AskOption("rounds")
    assert respond(rules, SetOption("abc", "rounds"), ["2"]) == ChooseOption("rounds", "2")
    for spec in specs(rules.options_type):
        modal = option_modal(view, rules, spec.name, speech("de", 3))
        assert_modal_fits(modal)
        assert parse(modal.id) == SetOption(view.table, spec.name)


@pytest.mark.parametrize("press", [SetOption("abc", "secret"), SetOption("abc")])
def test_an_option_that_there_is_not_sets_nothing(press: SetOption) -> None:
    assert respond(open_game("ordet_fanger"), press, ["on"]) is None
    assert respond(open_game("ordet_fanger"), press, []) is None


def entry_of(view: View, rules: Any, name: str) -> Choosing:
    entries = entries_of(view, rules, name).entries
    return next(each for each in entries if isinstance(each, Choosing) and each.id == name)


def test_the_sets_are_offered_by_title_and_language_those_of_the_table_s_first() -> None:
    rules, view = open_game("ordet_fanger"), waiting("ordet_fanger", 2)
    entry = entry_of(msgspec.structs.replace(view, language="de"), rules, "cards")
    assert [option.label for option in entry.options[:2]] == [
        "Abendbrot mit Anlauf (German)",
        "Tatort Küchentisch (German)",
    ]
    assert [option.label for option in entry.options if option.chosen] == [
        "Fika på blodigt allvar (Swedish)"
    ]


def test_of_more_sets_than_a_menu_holds_the_chosen_one_is_offered() -> None:
    shipped = open_game("ordet_fanger")
    files = {f"x{n:02}.toml": shipped.files["sv.toml"] for n in range(30)}
    view = waiting("ordet_fanger", 2)
    options = read(shipped.options_type, {"cards": "x29"})
    changed = msgspec.structs.replace(view, options=options)
    entry = entry_of(changed, type(shipped)(files), "cards")
    assert len(entry.options) == 25
    assert [option.value for option in entry.options if option.chosen] == ["x29"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_young_player_s_categories_are_suggested_as_one_types(language: Language) -> None:
    rules, view = open_game("ordet_fanger"), waiting("ordet_fanger", 2)
    options = read(rules.options_type, {"cards": f"{language}_2"})
    view = msgspec.structs.replace(view, options=options)
    examples = {
        entry.id: entry.example
        for entry in options_modal(
            view, rules, page_with(rules, "young"), (), speech(language, 2)
        ).entries
        if isinstance(entry, TextField)
    }
    suggested = examples["young"].split(", ")
    assert suggested == list(rules.suggestions("young", options))[: len(suggested)]
    assert len(suggested) >= 5
    assert examples.get("teams", "") == ""
