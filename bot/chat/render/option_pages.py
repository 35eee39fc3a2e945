"""A lobby's options in modals, by pages: radio buttons, selects, boxes and texts, with the clock
and what to begin from. What was sent in is compared with what was shown."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Literal, NamedTuple

from bot.chat.custom_ids import OptionForm, OptionPage, write
from bot.chat.press import Filled
from bot.chat.render import content as ui
from bot.chat.render.clocks import CLOCK, clock_entry
from bot.chat.render.options import LANGUAGE, choices_of, language_entry, worded
from bot.chat.render.speech import BETWEEN, Speech, game_name
from bot.chat.safe import shortened
from bot.host.languages import CHOICE as OF_LANGUAGE
from bot.host.languages import TableLanguage, read_language
from bot.host.timing import CHOICE, Timing, read_timing
from bot.host.views import View
from games.kit import message_ids
from games.kit.game import Game
from games.kit.options import CLOCK_PAGE, OptionSpec, as_texts, specs
from games.kit.say import Refusal, Say, malformed, say

ITEMS = 5
BUTTONS = 3
"""The most choices that are shown at once; more become a select, or the modal would be too long."""
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

    def is_all(self, wanted: Mapping[str, str]) -> bool:
        """Whether it is a preset of the server's, and just this is wanted."""
        is_whole = not self.left_out and self.options == wanted
        return is_whole and self.key.startswith(PRESET)


OF_TABLE = {CHOICE: CLOCK, OF_LANGUAGE: LANGUAGE}
"""What is chosen of the table and is no option of the game, and the entries for it."""

OptionItems = tuple[tuple[OptionSpec, ...], ...]
"""A page's items, of which one holds all of a game's switches."""


class OptionsPage(NamedTuple):
    """Options that are asked together, as the game has them, or else as they come."""

    key: str
    items: OptionItems
    has_clock: bool
    """And the table's language beside it."""


def pages_of(game: Game[Any, Any, Any]) -> tuple[OptionsPage, ...]:
    """On the first one there is room for what to begin from. What has a value for each seat is on
    none: it is chosen by who sits there."""
    known = {spec.name: spec for spec in specs(game.options_type) if spec.kind != "per seat"}
    if declared := game.options_type.pages:
        return tuple(
            OptionsPage(key, tuple((known[name],) for name in names), key == CLOCK_PAGE)
            for key, names in declared.items()
        )
    switches = tuple(spec for spec in known.values() if spec.kind == "switch")
    items: list[tuple[OptionSpec, ...]] = [
        (spec,) for spec in known.values() if spec.kind != "switch"
    ]
    items += [switches] * bool(switches)
    room = ITEMS - len(OF_TABLE) - 1
    first, rest = items[:room], items[room:]
    others = (
        OptionsPage("", tuple(rest[at : at + ITEMS]), False) for at in range(0, len(rest), ITEMS)
    )
    return (OptionsPage("", tuple(first), True), *others)


def page_name(game: Game[Any, Any, Any], number: int) -> Say:
    pages = pages_of(game)
    if pages[number].key:
        return message_ids.options_page(game, pages[number].key)
    return say("chat-options-page", page=number + 1, count=len(pages))


def options_modal(
    view: View,
    game: Game[Any, Any, Any],
    page: OptionPage,
    beginnings: Sequence[Beginning],
    speech: Speech,
    entered: Filled | None = None,
) -> ui.Modal:
    """With the options as they are or, where they have been refused, as they were `entered`."""
    pages, texts, timing = pages_of(game), as_texts(view.options), view.hours.timing
    begin, spoken = UNCHANGED, view.spoken
    if entered is not None:
        sent = dict(_values(game, page.page, entered))
        timing = _timing(sent.pop(CHOICE, ""), timing)
        spoken = _spoken(sent.pop(OF_LANGUAGE, ""), spoken)
        texts |= sent
        begin = next(iter(entered.get(BEGIN, ())), UNCHANGED)
    shown = _Offered(view, game, texts, speech)
    entries = [_entry(shown, specs_) for specs_ in pages[page.page].items]
    if pages[page.page].has_clock:
        entries.insert(0, clock_entry(timing, game.usual_turn(view.options), speech))
        entries.append(language_entry(spoken, speech))
    if page.page == 0:
        entries.insert(0, _begin(beginnings, begin, speech))
    form = OptionForm(view.table, page.page, as_shown(view, game, page.page))
    title = speech.label(game_name(game.key), ui.MODAL_TITLE)
    if len(pages) > 1:
        named = f"{title}{BETWEEN}{speech.label(page_name(game, page.page), ui.MODAL_TITLE)}"
        title = named if len(named) <= ui.MODAL_TITLE else title
    return ui.Modal(write(form), title, tuple(entries))


def _timing(sent: str, now: Timing) -> Timing:
    """A clock as it was sent in, which may be none."""
    with suppress(Refusal):
        return read_timing(sent) if sent else now
    return now


def _spoken(sent: str, now: TableLanguage) -> TableLanguage:
    """A language as it was sent in, which may be none that is known."""
    with suppress(Refusal):
        return now._replace(chosen=read_language(sent)) if sent else now
    return now


class _Offered(NamedTuple):
    """What a modal's items are made of."""

    view: View
    game: Game[Any, Any, Any]
    texts: Mapping[str, str]
    speech: Speech


def as_shown(view: View, game: Game[Any, Any, Any], page: int) -> bytes:
    """The options as a page shows them, each in few bytes."""
    now = as_texts(view.options)
    now |= {CHOICE: view.hours.timing.text, OF_LANGUAGE: view.spoken.choice}
    return b"".join(_mark(spec, _read(spec, now[name])) for name, spec in _on_page(game, page))


def chosen(
    game: Game[Any, Any, Any], form: OptionForm, beginnings: Sequence[Beginning], filled: Filled
) -> dict[str, str]:
    """What a submitted modal changes: everything it starts from, then each value that differs from
    what the modal showed. An option that was changed elsewhere since stays changed."""
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
    """What can be chosen there, by its name; what is of the table is no option of the game."""
    asked = pages_of(game)[page]
    for spec in (spec for item in asked.items for spec in item):
        yield spec.name, spec
    if asked.has_clock:
        yield from ((name, None) for name in OF_TABLE)


def _values(game: Game[Any, Any, Any], page: int, filled: Filled) -> Iterator[tuple[str, str]]:
    offered = {name for name, _ in _on_page(game, page)}
    if not {*filled.get(SWITCHES, ())} <= offered:
        raise malformed(say("cogs-forged"))
    for name, spec in _on_page(game, page):
        if spec is not None and spec.kind == "switch":
            yield name, "on" if name in filled.get(SWITCHES, ()) else "off"
        elif picked := filled.get(OF_TABLE.get(name, name)):
            yield name, _read(spec, picked[0])


def _read(spec: OptionSpec | None, value: str) -> str:
    return value if spec is None else value.strip()


def _begin(beginnings: Sequence[Beginning], now: str, speech: Speech) -> ui.Choosing:
    as_it_is = speech.label(say("chat-begin-now"), ui.OPTION_LABEL)
    offered = [(UNCHANGED, as_it_is), *((each.key, each.label) for each in beginnings)]
    now = now if any(key == now for key, _ in offered) else UNCHANGED
    options = tuple(ui.Option(label, key, chosen=key == now) for key, label in offered)
    label = speech.label(say("chat-begin"), ui.MODAL_LABEL)
    help_ = speech.label(say("chat-begin-help"), ui.OPTION_LABEL)
    return ui.Choosing(BEGIN, label, "select", options, help=help_)


def _entry(shown: _Offered, item: Sequence[OptionSpec]) -> ui.ModalItem:
    if item[0].kind != "switch":
        return _single(shown, item[0])
    game, speech = shown.game, shown.speech
    options = tuple(
        ui.Option(
            speech.label(message_ids.option(game, spec.name), ui.OPTION_LABEL),
            spec.name,
            speech.label(message_ids.option_help(game, spec.name), ui.OPTION_LABEL),
            shown.texts[spec.name] == "on",
        )
        for spec in item
    )
    label = speech.label(say("chat-switches"), ui.MODAL_LABEL)
    return ui.Choosing(SWITCHES, label, "boxes", options, 0, len(options))


def _single(shown: _Offered, spec: OptionSpec) -> ui.ModalItem:
    view, game, texts, speech = shown
    label = speech.label(message_ids.option(game, spec.name), ui.MODAL_LABEL)
    values = choices_of(view, game, spec)
    if len(values) < 2:
        return _typed(shown, spec, label)
    options = tuple(
        ui.Option(
            shortened(worded(game, spec, value, speech), ui.OPTION_LABEL),
            value,
            chosen=value == texts[spec.name],
        )
        for value in values
    )
    help_ = speech.label(message_ids.option_help(game, spec.name), ui.OPTION_LABEL)
    kind: Literal["radio", "select"] = "radio" if len(options) <= BUTTONS else "select"
    return ui.Choosing(spec.name, label, kind, options, help=help_)


def _typed(shown: _Offered, spec: OptionSpec, label: str) -> ui.TextField:
    _, game, texts, speech = shown
    now, told = texts[spec.name], message_ids.option_help(game, spec.name)
    least, most = str(spec.least), str(spec.most)
    hint = (
        say("chat-option-number-or-none", help=told, least=least, most=most)
        if spec.or_none
        else say("chat-option-number", help=told, least=least, most=most)
    )
    longest = len(str(spec.most))
    help_ = speech.label(hint, ui.OPTION_LABEL)
    return ui.TextField(spec.name, label, longest, shortest=1, typed=now[:longest], help=help_)


def as_example(suggestions: Sequence[str]) -> str:
    """As many of them as there is room for."""
    example = ""
    for suggestion in suggestions:
        longer = f"{example}, {suggestion}" if example else suggestion
        if len(longer) > LONGEST_EXAMPLE:
            break
        example = longer
    return example
