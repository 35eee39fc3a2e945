"""A lobby's options in one modal: whatever can be chosen can be chosen there."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import games
from bot.chat.custom_ids import OfSeats, OptionForm, OptionPage, parse
from bot.chat.press import Filled
from bot.chat.render.clocks import CLOCK
from bot.chat.render.content import (
    MODAL_LABEL,
    OPTION_LABEL,
    Choosing,
    Menu,
    Modal,
    Text,
    TextField,
)
from bot.chat.render.option_pages import (
    BEGIN,
    SWITCHES,
    Beginning,
    as_shown,
    chosen,
    options_modal,
    page_name,
    pages_of,
)
from bot.chat.render.options import language_entry, options_line
from bot.chat.render.seating import person_modal, said_in, seating_menus
from bot.chat.render.speech import Speech
from bot.host.languages import TableLanguage
from bot.host.presets import MOST_PRESETS
from bot.host.timing import EVENING
from bot.host.views import Sitting, View
from bot.languages import LANGUAGES, Language
from bot.library import open_game
from games.kit import message_ids
from games.kit.options import OptionSpec, as_texts, read, specs
from games.kit.say import Refusal, Who
from tests.chat.limits import assert_modal_fits, cut_off
from tests.chat.positions import speech, words
from tests.chat.test_lobby import NAMES, farthest, waiting

GAMES_AND_SPECS = [
    (game, spec)
    for game in games.names()
    for spec in specs(games.find(game).options_type)
    if spec.kind != "per seat"
]
MANY = [Beginning(f"preset-{number}", "W" * 40, {}) for number in range(MOST_PRESETS + 2)]
LAST = Beginning("last", "as last time", {"rounds": "2", "repeats": "barred"})


def page_with(rules: Any, name: str) -> OptionPage:
    pages = enumerate(pages_of(rules))
    number = next(
        n for n, page in pages if any(s.name == name for item in page.items for s in item)
    )
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
                assert cut_off(modal) == []
                assert parse(modal.id) == form_for(view, rules, page)


@pytest.mark.parametrize("game", games.names())
def test_every_option_stands_on_one_page_and_the_clock_on_the_first_or_second(game: str) -> None:
    rules = open_game(game)
    pages = pages_of(rules)
    there = [spec.name for page in pages for item in page.items for spec in item]
    by_seat = [spec.name for spec in specs(rules.options_type) if spec.kind == "per seat"]
    assert sorted(there + by_seat) == sorted(spec.name for spec in specs(rules.options_type))
    assert [page.has_clock for page in pages].index(True) <= 1
    assert sum(page.has_clock for page in pages) == 1


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
    changed -= {spec.name for spec in specs(rules.options_type) if spec.kind == "per seat"}
    for number in range(len(pages_of(rules))):
        page = OptionPage(view.table, number)
        sent = sent_in(options_modal(view, rules, page, (), speech("en", 2)))
        assert chosen(rules, form_for(view, rules, page), (), sent) == {}
        of_page = {spec.name for item in pages_of(rules)[number].items for spec in item}
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


def entry_of(view: View, rules: Any, name: str) -> Choosing:
    entries = entries_of(view, rules, name).entries
    return next(each for each in entries if isinstance(each, Choosing) and each.id == name)


def test_the_sets_are_offered_by_title_and_language_those_of_the_table_s_first() -> None:
    rules, view = open_game("ordet_fanger"), waiting("ordet_fanger", 2)
    entry = entry_of(msgspec.structs.replace(view, spoken=TableLanguage("de")), rules, "cards")
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


def helps(modal: Modal, name: str) -> Iterator[str]:
    """What stands beside an option in a modal."""
    for entry in modal.entries:
        if isinstance(entry, Choosing) and entry.id == SWITCHES:
            yield from (option.description for option in entry.options if option.value == name)
        elif isinstance(entry, Choosing | TextField) and entry.id == name:
            yield entry.help


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_option_stands_beside_its_own_help_uncut(game: str, language: Language) -> None:
    rules, view, told = open_game(game), waiting(game, 3), speech(language, 3)
    for spec in specs(rules.options_type):
        if spec.kind == "per seat":
            continue
        modal = options_modal(view, rules, page_with(rules, spec.name), (), told)
        (help_,) = helps(modal, spec.name)
        assert help_.startswith(told.plain(message_ids.option_help(rules, spec.name)))
        assert len(help_) <= OPTION_LABEL and "…" not in help_
        label = told.plain(message_ids.option(rules, spec.name))
        assert len(label) <= MODAL_LABEL
        if spec.kind == "number" and not rules.options_type.name_seats:
            entry = next(e for e in modal.entries if not isinstance(e, Text) and e.id == spec.name)
            is_typed = isinstance(entry, TextField)
            assert not is_typed or f"{spec.least}–{spec.most}" in help_


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_pages_have_names_of_their_own(game: str, language: Language) -> None:
    rules, told = open_game(game), speech(language, 2)
    names = [told.plain(page_name(rules, page)) for page in range(len(pages_of(rules)))]
    assert len(set(names)) == len(names)
    titles = [
        options_modal(waiting(game, 2), rules, OptionPage("a", page), (), told).title
        for page in range(len(names))
    ]
    if len(names) > 1:
        assert not any(any(map(str.isdigit, name)) for name in names)
        assert all(name in title for name, title in zip(names, titles, strict=True))


def test_milliseconds_are_asked_on_the_last_page_only() -> None:
    """Fine-tuning: nobody else need read them."""
    *others, last = pages_of(open_game("ordet_fanger"))
    strict = {spec.name for item in last.items for spec in item}
    assert strict == {"tie_margin", "settle_time"} and last.key == "strict"
    assert not any(spec.name in strict for page in others for item in page.items for spec in item)


@pytest.mark.parametrize("game", games.names())
def test_what_was_refused_comes_back_as_it_was_entered(game: str) -> None:
    rules, view, far = open_game(game), waiting(game, 2), farthest(game, 2)
    for number in range(len(pages_of(rules))):
        page = OptionPage(view.table, number)
        modal = options_modal(view, rules, page, (LAST,), speech("en", 2))
        changed = {e.id: changed_entry(e, far) for e in modal.entries if not isinstance(e, Text)}
        again = options_modal(view, rules, page, (LAST,), speech("en", 2), changed)
        assert sent_in(again) == changed
        assert parse(again.id) == parse(modal.id)
        assert_modal_fits(again)


def changed_entry(entry: Choosing | TextField, far: dict[str, str]) -> tuple[str, ...]:
    """Something else than stands there, and wrong where anything may be typed."""
    if isinstance(entry, TextField):
        return ("x" * entry.longest,)
    if entry.kind == "boxes":
        return tuple(option.value for option in entry.options if not option.chosen)
    return (next(option.value for option in entry.options if not option.chosen),)


def people_in(view: View, rules: Any, told: Speech) -> dict[str, Menu]:
    menus = [(parse(menu.id), menu) for menu in seating_menus(view, rules, told)]
    return {control.option: menu for control, menu in menus if isinstance(control, OfSeats)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_pairs_and_the_young_are_chosen_by_name(language: Language) -> None:
    rules, told = open_game("ordet_fanger"), speech(language, 4)
    view = waiting("ordet_fanger", 4, teams="1,0,1,0", young=",Djur,,")
    view = msgspec.structs.replace(view, seats=(*view.seats[:3], Sitting(0, False, "hard")))
    menus = people_in(view, rules, told)
    names = [told.plain(Who(seat)) for seat in range(4)]
    teams, young = menus["teams"], menus["young"]
    assert [option.label for option in teams.options] == names
    assert [option.value for option in teams.options] == ["100", "101", "102", "bot1"]
    assert (teams.least, teams.most) == (1, 2)
    assert names[2] in teams.options[0].description and not teams.options[1].description
    assert [option.label for option in young.options] == names[:3]
    assert [option.description for option in young.options] == ["", "Djur", ""]
    for menu in menus.values():
        assert len(menu.placeholder) <= 150 and "…" not in menu.placeholder


def test_the_lobby_tells_pairs_and_the_young_by_name() -> None:
    rules = open_game("ordet_fanger")
    view = waiting("ordet_fanger", 4, teams="1,0,1,0", young=",Djur,,")
    line = options_line(view, rules, Speech(words(), "en", NAMES | {3: "Bo"}))
    assert "Teams: Kim & Maja" in line and "Young players: Lee (Djur)" in line
    assert "Teams" not in options_line(waiting("ordet_fanger", 4), rules, speech("en", 4))
    seven = options_line(waiting("ordet_fanger", 7), rules, speech("en", 7))
    assert "Teams:" in seven, "pairs that the number of players makes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_young_player_s_category_is_one_of_the_set_s_or_typed(language: Language) -> None:
    rules, told = open_game("ordet_fanger"), speech(language, 2)
    view = waiting("ordet_fanger", 2, cards=f"{language}_2", young="Djur,")
    spec = next(spec for spec in specs(rules.options_type) if spec.name == "young")
    modal = person_modal(view, rules, spec, 0, told)
    assert_modal_fits(modal)
    offered, typed = modal.entries
    assert isinstance(offered, Choosing) and isinstance(typed, TextField)
    suggested = [text for text in rules.suggestions("young", view.options) if text != "Djur"]
    assert [option.label for option in offered.options][2:] == suggested[:23]
    assert len(suggested) >= 5 and typed.example.split(", ")[0] == suggested[0]
    as_it_is = sent_in(modal)
    assert said_in(as_it_is) == "Djur"
    assert said_in(as_it_is | {offered.id: (offered.options[0].value,)}) == ""
    assert said_in(as_it_is | {offered.id: (offered.options[2].value,)}) == suggested[0]
    assert said_in(as_it_is | {typed.id: ("  Dinosaurs, big ",)}) == "Dinosaurs, big"


def clocks_on(view: View, rules: Any) -> dict[str, str]:
    number = next(n for n, page in enumerate(pages_of(rules)) if page.has_clock)
    modal = options_modal(view, rules, OptionPage(view.table, number), (), speech("en", 2))
    entry = next(e for e in modal.entries if isinstance(e, Choosing) and e.id == CLOCK)
    return {option.value: option.label for option in entry.options}


def test_the_usual_clock_says_what_it_is() -> None:
    """A day is offered once, unless the table has the game's own clock."""
    for game in ("supertrumf", "storma_slottet", "riftforce"):
        view, rules = waiting(game, 2), open_game(game)
        assert clocks_on(view, rules)["usual"] == "Usual for this game: a day per move"
        hours = view.hours._replace(timing=EVENING)
        offered = clocks_on(msgspec.structs.replace(view, hours=hours), rules)
        assert "usual" not in offered and offered["day"] == "A day per move"
    view, rules = waiting("ordet_fanger", 2), open_game("ordet_fanger")
    assert clocks_on(view, rules)["usual"] == "Usual for this game: a minute per turn"
    slow = waiting("ordet_fanger", 2, draw_time="0")
    assert clocks_on(slow, rules)["usual"] == "Usual for this game: no time limit"


def test_the_options_of_a_preset_are_called_as_it_is() -> None:
    view = msgspec.structs.replace(waiting("riftforce", 2, guilds="all"), preset="Fri*day*")
    line = options_line(view, open_game("riftforce"), speech("en", 2))
    assert r"Fri\*day\*" in line and "Guilds: all eighteen" in line


@pytest.mark.parametrize("game", games.names())
def test_the_clock_s_page_asks_for_the_table_s_language(game: str) -> None:
    rules, view = open_game(game), waiting(game, 2)
    number = next(n for n, page in enumerate(pages_of(rules)) if page.has_clock)
    page = OptionPage(view.table, number)
    modal = options_modal(view, rules, page, (), speech("nb", 2))
    for value in ("sv", "nb", "de", "en"):
        filled = sent_in(modal, language=value)
        assert chosen(rules, form_for(view, rules, page), (), filled) == {"language:": value}


@pytest.mark.parametrize(
    ("spoken", "by_itself"),
    [
        (TableLanguage("de"), "Language it was opened in: Deutsch"),
        (TableLanguage("de", "sv"), "Same as the cards: Svenska"),
        (TableLanguage("de", "sv", "nb"), "Same as the cards: Svenska"),
    ],
)
def test_what_a_table_would_speak_by_itself_is_told(spoken: TableLanguage, by_itself: str) -> None:
    entry = language_entry(spoken, speech("en", 2))
    assert [each.label for each in entry.options] == [
        by_itself, "Svenska", "Norsk", "Deutsch", "English"
    ]  # fmt: skip
    assert [each.value for each in entry.options if each.chosen] == [spoken.chosen or "none"]
