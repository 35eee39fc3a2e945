"""A lobby's options in one modal: radio buttons, selects, boxes and texts, and what to begin from.
What has no room there has pages of its own."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot.chat.custom_ids import OptionPage, SetOption, write
from bot.chat.press import Filled
from bot.chat.render.clocks import CLOCK, clock_entry
from bot.chat.render.content import Choosing, Modal, ModalItem, Option, TextField
from bot.chat.render.controls import MODAL_LABEL, MODAL_TITLE, OPTION_LABEL
from bot.chat.render.options import as_read, choices_of, worded
from bot.chat.render.speech import Speech, game_name
from bot.chat.safe import shortened
from bot.host.timing import CHOICE
from bot.host.views import View
from games.kit import message_ids
from games.kit.game import Game
from games.kit.options import OptionSpec, as_texts, specs
from games.kit.say import say

ITEMS = 5
BUTTONS = 3
"""So many choices are shown at once; more of them are a select, or the modal would be too long."""
LONGEST_TYPED = 1_000
LONGEST_EXAMPLE = 100
BEGIN, SWITCHES = "begin", "switches"
UNCHANGED, USUAL, LAST, PRESET = "unchanged", "usual", "last", "preset-"


class Beginning(NamedTuple):
    """Something to begin from: a whole set of options, and what it is called."""

    key: str
    label: str
    options: Mapping[str, str]


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
    return Modal(write(page), _title(game, speech), tuple(entries))


def option_modal(view: View, game: Game[Any, Any, Any], name: str, speech: Speech) -> Modal:
    """The modal of one option, which a menu in an older lobby asks for."""
    spec = next(spec for spec in specs(game.options_type) if spec.name == name)
    entry = _single(view, game, spec, speech)
    return Modal(write(SetOption(view.table, name)), _title(game, speech), (entry,))


def chosen(
    view: View,
    game: Game[Any, Any, Any],
    page: OptionPage,
    beginnings: Sequence[Beginning],
    filled: Filled,
) -> dict[str, str]:
    """What a modal that was sent in changes: all of what it begins from, and then whatever is not
    as it stands."""
    now = as_texts(view.options)
    begin = filled.get(BEGIN, ())
    from_ = next((each.options for each in beginnings if each.key in begin), {})
    own = {name: value for name, value in _values(game, page, filled) if value != now[name]}
    clock = filled.get(CLOCK, (view.hours.timing.text,))[0]
    if clock != view.hours.timing.text:
        own[CHOICE] = clock
    return {**from_, **own}


def _values(
    game: Game[Any, Any, Any], page: OptionPage, filled: Filled
) -> Iterator[tuple[str, str]]:
    for spec in (spec for item in pages_of(game)[page.page] for spec in item):
        if spec.kind == "switch":
            yield spec.name, "on" if spec.name in filled.get(SWITCHES, ()) else "off"
        elif picked := filled.get(spec.name):
            yield spec.name, as_read(spec, picked[0])


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
        return _typed(spec, label, now, example, speech)
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


def _typed(spec: OptionSpec, label: str, now: str, example: str, speech: Speech) -> TextField:
    if spec.kind == "per seat":
        help_ = speech.label(say("chat-option-each-seat"), OPTION_LABEL)
        return TextField(spec.name, label, LONGEST_TYPED, typed=now, help=help_, example=example)
    hint = say("chat-option-number", least=spec.least, most=spec.most)
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
