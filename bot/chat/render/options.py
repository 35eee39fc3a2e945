"""A lobby's options: in one sentence and in words; in a modal of radio buttons, selects, boxes and
texts, with what to begin from; and as the menus that older lobbies still have."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from bot.chat.custom_ids import OptionForm, OptionPage, SetOption, write
from bot.chat.press import Filled
from bot.chat.render.answering import MENU
from bot.chat.render.clocks import CLOCK, clock_entry, clock_line
from bot.chat.render.content import (
    MODAL_LABEL,
    MODAL_TITLE,
    OPTION_LABEL,
    Choosing,
    Modal,
    ModalItem,
    Option,
    TextField,
    cut,
)
from bot.chat.render.speech import Speech, game_name, labelled
from bot.chat.safe import markdown, shortened
from bot.host.timing import CHOICE
from bot.host.views import View
from games.kit import message_ids
from games.kit.game import Game
from games.kit.options import OptionSpec, as_text, as_texts, specs
from games.kit.refusals import malformed
from games.kit.say import Say, say
from games.kit.seat_lists import joined, split

LONGEST_VALUE = 60
LONGEST_LINE = 900
"""Fluent takes no more than 1,000 characters."""


class AskOption(msgspec.Struct, frozen=True, tag="ask"):
    """Open the modal of this option."""

    name: str


class ChooseOption(msgspec.Struct, frozen=True, tag="choose"):
    """Set this option, to a value as the table reads it."""

    name: str
    value: str


def respond(
    game: Game[Any, Any, Any], press: SetOption, values: Sequence[str]
) -> AskOption | ChooseOption | None:
    """What a press on an option's menu in an older lobby, or a modal of one option sent in, leads
    to; nothing if it is forged."""
    known = {spec.name: spec for spec in specs(game.options_type)}
    value = values[0] if values else ""
    if press.name in known:
        return ChooseOption(press.name, as_read(known[press.name], value))
    return AskOption(value) if not press.name and value in known else None


def as_read(spec: OptionSpec, value: str) -> str:
    """What was typed, without the spaces that people put behind commas."""
    return joined(split(value)) if spec.kind == "per seat" else value.strip()


def options_line(view: View, game: Game[Any, Any, Any], speech: Speech) -> str:
    """How it is played, in one sentence: what there is to choose among, and whatever else is not as
    usual, with the ruling that it is about."""
    named = list(_named(view, game, speech))
    told = say("chat-options-usual")
    if named:
        told = say("chat-options-chosen", chosen=cut(", ".join(named), LONGEST_LINE))
    return "\n".join((speech.line(told), *clock_line(view, speech)))


def _named(view: View, game: Game[Any, Any, Any], speech: Speech) -> Iterator[str]:
    for spec in specs(game.options_type):
        value = getattr(view.options, spec.name)
        ruling = game.options_type.rulings.get(spec.name)
        is_a_choice = spec.kind in ("choice", "content") and ruling is None
        if not is_a_choice and value == spec.default:
            continue
        words = shortened(worded(game, spec, as_text(value), speech), LONGEST_VALUE)
        named = labelled(speech.line(message_ids.option(game, spec.name)), markdown(words))
        if ruling is None:
            yield named
        elif as_text(value) in ruling.departs:
            yield speech.line(say("chat-option-departs", option=named, ruling=ruling.ruling))
        else:
            yield f"{named} ({ruling.ruling})"


def choices_of(view: View, game: Game[Any, Any, Any], spec: OptionSpec) -> tuple[str, ...]:
    """The values of an option, if they fit into one menu; of more content as much as fits, with
    what is chosen."""
    match spec.kind:
        case "number" if spec.most - spec.least < MENU:
            return tuple(map(str, range(spec.least, spec.most + 1)))
        case "content":
            keys = [choice.key for choice in game.contents(spec.name, view.language)]
            chosen = getattr(view.options, spec.name)
            rest = [key for key in keys if key != chosen][: MENU - 1]
            return tuple(key for key in keys if key == chosen or key in rest)
        case "switch" | "choice" if len(spec.choices) <= MENU:
            return spec.choices
    return ()


def worded(game: Game[Any, Any, Any], spec: OptionSpec, value: str, speech: Speech) -> str:
    """A value as plain text."""
    match spec.kind:
        case "switch":
            return speech.plain(say("chat-switch", state=value))
        case "choice":
            return speech.plain(message_ids.option_choice(game, spec.name, value))
        case "content":
            names = {choice.key: choice.name for choice in game.contents(spec.name, "")}
            return speech.plain(names[value]) if value in names else value
        case "number" if spec.or_none and value == "0":
            return speech.plain(say("chat-option-no-limit"))
        case "per seat":
            return joined(split(value), ", ", "–")
    return value


ITEMS = 5
BUTTONS = 3
"""So many choices are shown at once; more of them are a select, or the modal would be too long."""
LONGEST_TYPED = 1_000
LONGEST_EXAMPLE = 100
BEGIN, SWITCHES = "begin", "switches"
UNCHANGED, USUAL, LAST, PRESET = "unchanged", "usual", "last", "preset-"


class Beginning(NamedTuple):
    """Something to begin from: a whole set of options, what it is called, and why some that were
    kept there are left out."""

    key: str
    label: str
    options: Mapping[str, str]
    left_out: Sequence[Say] = ()


OptionItems = tuple[tuple[OptionSpec, ...], ...]
"""Its items, of which one holds all of a game's switches."""


def pages_of(game: Game[Any, Any, Any]) -> tuple[OptionItems, ...]:
    """On the first one there is room for what to begin from, on the last for the clock."""
    known = specs(game.options_type)
    switches = tuple(spec for spec in known if spec.kind == "switch")
    items = [(spec,) for spec in known if spec.kind != "switch"] + [switches] * bool(switches)
    first, rest = items[: ITEMS - 1], items[ITEMS - 1 :]
    others = (tuple(rest[at : at + ITEMS]) for at in range(0, len(rest), ITEMS))
    pages = (tuple(first), *others)
    most = ITEMS - 1 if len(pages) == 1 else ITEMS
    return pages if len(pages[-1]) < most else (*pages, ())


def options_modal(
    view: View,
    game: Game[Any, Any, Any],
    page: OptionPage,
    beginnings: Sequence[Beginning],
    speech: Speech,
) -> Modal:
    items = pages_of(game)[page.page]
    entries = [_entry(view, game, specs_, speech) for specs_ in items]
    if page.page == 0:
        entries.insert(0, _begin(beginnings, speech))
    if page.page == len(pages_of(game)) - 1:
        entries.append(clock_entry(view.hours.timing, speech))
    form = OptionForm(view.table, page.page, as_shown(view, game, page.page))
    return Modal(write(form), _title(game, speech), tuple(entries))


def option_modal(view: View, game: Game[Any, Any, Any], name: str, speech: Speech) -> Modal:
    """The modal of one option, which a menu in an older lobby asks for."""
    spec = next(spec for spec in specs(game.options_type) if spec.name == name)
    entry = _single(view, game, spec, speech)
    return Modal(write(SetOption(view.table, name)), _title(game, speech), (entry,))


def as_shown(view: View, game: Game[Any, Any, Any], page: int) -> bytes:
    """The options as a page shows them, each in few bytes."""
    now = as_texts(view.options) | {CHOICE: view.hours.timing.text}
    return b"".join(_mark(spec, _read(spec, now[name])) for name, spec in _on_page(game, page))


def chosen(
    game: Game[Any, Any, Any], form: OptionForm, beginnings: Sequence[Beginning], filled: Filled
) -> dict[str, str]:
    """What a modal that was sent in changes: all of what it begins from, and then whatever is not
    as the modal showed it. An option that has been changed elsewhere meanwhile stays so."""
    from_ = _begun_from(filled.get(BEGIN, ()), beginnings)
    sent, own = dict(_values(game, form.page, filled)), {}
    at = 0
    for name, spec in _on_page(game, form.page):
        size = _size_of_mark(spec)
        if name in sent and _mark(spec, sent[name]) != form.shown[at : at + size]:
            own[name] = sent[name]
        at += size
    return {**from_, **own}


def _begun_from(chosen: Sequence[str], beginnings: Sequence[Beginning]) -> Mapping[str, str]:
    """What may have been there when the modal opened, and is not any more, is refused as well."""
    for key in chosen:
        found = next((each.options for each in beginnings if each.key == key), None)
        if found is not None:
            return found
        if key != UNCHANGED:
            raise malformed(say("chat-begin-gone"))
    return {}


def is_of(game: Game[Any, Any, Any], form: OptionForm) -> bool:
    """Whether there is such a page, and a modal of it shows so much."""
    if form.page >= len(pages_of(game)):
        return False
    marks = (_size_of_mark(spec) for _, spec in _on_page(game, form.page))
    return sum(marks) == len(form.shown)


DIGEST = 4


def _mark(spec: OptionSpec | None, value: str) -> bytes:
    """A value as it is compared: a switch as it is, of anything else a digest."""
    if _size_of_mark(spec) == 1:
        return b"1" if value == "on" else b"0"
    return hashlib.blake2b(value.encode(), digest_size=DIGEST).digest()


def _size_of_mark(spec: OptionSpec | None) -> int:
    return 1 if spec is not None and spec.kind == "switch" else DIGEST


def _on_page(game: Game[Any, Any, Any], page: int) -> Iterator[tuple[str, OptionSpec | None]]:
    """What can be chosen there, by its name; the clock is no option of the game."""
    pages = pages_of(game)
    for spec in (spec for item in pages[page] for spec in item):
        yield spec.name, spec
    if page == len(pages) - 1:
        yield CHOICE, None


def _values(game: Game[Any, Any, Any], page: int, filled: Filled) -> Iterator[tuple[str, str]]:
    offered = {name for name, _ in _on_page(game, page)}
    if not {*filled.get(SWITCHES, ())} <= offered:
        raise malformed(say("cogs-forged"))
    for name, spec in _on_page(game, page):
        if spec is not None and spec.kind == "switch":
            yield name, "on" if name in filled.get(SWITCHES, ()) else "off"
        elif picked := filled.get(CLOCK if spec is None else name):
            yield name, _read(spec, picked[0])


def _read(spec: OptionSpec | None, value: str) -> str:
    return value if spec is None else as_read(spec, value)


def _title(game: Game[Any, Any, Any], speech: Speech) -> str:
    return speech.label(game_name(game.key), MODAL_TITLE)


def _begin(beginnings: Sequence[Beginning], speech: Speech) -> Choosing:
    as_it_is = Option(speech.label(say("chat-begin-now"), OPTION_LABEL), UNCHANGED, chosen=True)
    others = (Option(each.label, each.key) for each in beginnings)
    label = speech.label(say("chat-begin"), MODAL_LABEL)
    help_ = speech.label(say("chat-begin-help"), OPTION_LABEL)
    return Choosing(BEGIN, label, "select", (as_it_is, *others), help=help_)


def _entry(
    view: View, game: Game[Any, Any, Any], item: Sequence[OptionSpec], speech: Speech
) -> ModalItem:
    if item[0].kind != "switch":
        return _single(view, game, item[0], speech)
    now = as_texts(view.options)
    options = tuple(
        Option(
            speech.label(message_ids.option(game, spec.name), OPTION_LABEL),
            spec.name,
            speech.label(message_ids.option_help(game, spec.name), OPTION_LABEL),
            now[spec.name] == "on",
        )
        for spec in item
    )
    label = speech.label(say("chat-switches"), MODAL_LABEL)
    return Choosing(SWITCHES, label, "boxes", options, 0, len(options))


def _single(view: View, game: Game[Any, Any, Any], spec: OptionSpec, speech: Speech) -> ModalItem:
    label = speech.label(message_ids.option(game, spec.name), MODAL_LABEL)
    now = as_texts(view.options)[spec.name]
    values = choices_of(view, game, spec)
    if len(values) < 2:
        example = _example(game.suggestions(spec.name, view.options))
        return _typed(game, spec, label, now, example, speech)
    options = tuple(
        Option(
            shortened(worded(game, spec, value, speech), OPTION_LABEL), value, chosen=value == now
        )
        for value in values
    )
    help_ = speech.label(message_ids.option_help(game, spec.name), OPTION_LABEL)
    return Choosing(
        spec.name, label, "radio" if len(options) <= BUTTONS else "select", options, help=help_
    )


def _typed(
    game: Game[Any, Any, Any], spec: OptionSpec, label: str, now: str, example: str, speech: Speech
) -> TextField:
    if spec.kind == "per seat":
        help_ = speech.label(say("chat-option-each-seat"), OPTION_LABEL)
        return TextField(spec.name, label, LONGEST_TYPED, typed=now, help=help_, example=example)
    told = message_ids.option_help(game, spec.name)
    hint = (
        say("chat-option-number-or-none", help=told, least=spec.least, most=spec.most)
        if spec.or_none
        else say("chat-option-number", help=told, least=spec.least, most=spec.most)
    )
    help_ = speech.label(hint, OPTION_LABEL)
    return TextField(spec.name, label, len(str(spec.most)), shortest=1, typed=now, help=help_)


def _example(suggestions: Sequence[str]) -> str:
    """As many of them as there is room for."""
    example = ""
    for suggestion in suggestions:
        longer = f"{example}, {suggestion}" if example else suggestion
        if len(longer) > LONGEST_EXAMPLE:
            break
        example = longer
    return example
