"""A lobby's options as menus, and as texts to be typed where a menu would be too long."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.chat.custom_ids import SetOption, write
from bot.chat.render.answering import MENU
from bot.chat.render.content import Block, Menu, Modal, Option, Text, TextField
from bot.chat.render.controls import MODAL_LABEL, MODAL_TITLE, OPTION_LABEL, PLACEHOLDER
from bot.chat.render.speech import Speech, bold, labelled, small
from bot.chat.safe import markdown, shortened
from bot.host.views import View
from games.kit import message_ids
from games.kit.game import Game
from games.kit.options import OptionSpec, specs
from games.kit.say import say
from games.kit.seat_lists import joined, split

FEW = 3
"""So many options have their menus right in the lobby; of more, one is opened at a time."""

NOTHING = "–"
LONGEST_TYPED = 1_000
LONGEST_EXAMPLE = 100


class OpenOption(msgspec.Struct, frozen=True, tag="open"):
    """Show the lobby with the menu of this option."""

    name: str


class TypeOption(msgspec.Struct, frozen=True, tag="type"):
    """Open the modal of this option."""

    name: str


class ChooseOption(msgspec.Struct, frozen=True, tag="choose"):
    """Set this option, to a value as the table reads it."""

    name: str
    value: str


def respond(
    game: Game[Any, Any, Any], press: SetOption, values: Sequence[str]
) -> OpenOption | TypeOption | ChooseOption | None:
    """What a press on an option's menu, or a modal sent in, leads to; nothing if it is forged."""
    known = {spec.name: spec for spec in specs(game.options_type)}
    value = values[0] if values else ""
    if press.name in known:
        return ChooseOption(press.name, _read(known[press.name], value))
    if press.name or value not in known:
        return None
    return TypeOption(value) if _is_typed(known[value]) else OpenOption(value)


def _read(spec: OptionSpec, value: str) -> str:
    """What was typed, without the spaces that people put behind commas."""
    return joined(split(value)) if spec.kind == "per seat" else value.strip()


def option_blocks(
    view: View, game: Game[Any, Any, Any], speech: Speech, opened: str = ""
) -> Iterator[Block]:
    """The menus of all options if they are few; else a menu of the options, and that of the
    opened one."""
    known = specs(game.options_type)
    few = len(known) <= FEW and not any(map(_is_typed, known))
    shown = [spec for spec in known if few or spec.name == opened]
    if not few:
        lines = (_line(view, game, spec, speech) for spec in known)
        yield Text("\n".join(lines))
        yield _menu_of_options(view, game, speech, opened)
    for spec in shown:
        if not _is_typed(spec):
            yield Text(f"{_line(view, game, spec, speech)}\n{_help(game, spec, speech)}")
            yield _menu(view, game, spec, speech)


def option_modal(view: View, game: Game[Any, Any, Any], name: str, speech: Speech) -> Modal:
    """Where an option's value is typed."""
    spec = next(spec for spec in specs(game.options_type) if spec.name == name)
    label = message_ids.option(game, spec.name)
    hint = (
        say("chat-option-each-seat")
        if spec.kind == "per seat"
        else say("chat-option-number", least=spec.least, most=spec.most)
    )
    entry = TextField(
        "0",
        speech.label(label, MODAL_LABEL),
        LONGEST_TYPED if spec.kind == "per seat" else len(str(spec.most)),
        typed=_text(getattr(view.options, name)),
        help=speech.label(hint, OPTION_LABEL),
        example=_example(game.suggestions(name, view.options)),
    )
    title = speech.label(label, MODAL_TITLE)
    return Modal(write(SetOption(view.table, name)), title, (entry,))


def _is_typed(spec: OptionSpec) -> bool:
    """Whether its values are too many for a menu."""
    return spec.kind == "per seat" or spec.most - spec.least >= MENU


def _choices(view: View, game: Game[Any, Any, Any], spec: OptionSpec) -> tuple[str, ...]:
    """The values of an option that has a menu."""
    match spec.kind:
        case "number":
            return tuple(map(str, range(spec.least, spec.most + 1)))
        case "content":
            keys = [choice.key for choice in game.contents(spec.name, view.language)]
            chosen = getattr(view.options, spec.name)
            rest = [key for key in keys if key != chosen][: MENU - 1]
            return tuple(key for key in keys if key == chosen or key in rest)
        case _:
            return spec.choices


def _example(suggestions: Sequence[str]) -> str:
    """As many of them as there is room for."""
    example = ""
    for suggestion in suggestions:
        longer = f"{example}, {suggestion}" if example else suggestion
        if len(longer) > LONGEST_EXAMPLE:
            break
        example = longer
    return example


def _text(value: Any) -> str:
    """A value in the text form that the table reads."""
    match value:
        case bool():
            return "on" if value else "off"
        case tuple():
            return joined(value)
    return str(value)


def _line(view: View, game: Game[Any, Any, Any], spec: OptionSpec, speech: Speech) -> str:
    value = _text(getattr(view.options, spec.name))
    worded = markdown(_worded(game, spec, value, speech)) if value else NOTHING
    return labelled(bold(speech.line(message_ids.option(game, spec.name))), worded)


def _help(game: Game[Any, Any, Any], spec: OptionSpec, speech: Speech) -> str:
    return small(speech.line(message_ids.option_help(game, spec.name)))


def _worded(game: Game[Any, Any, Any], spec: OptionSpec, value: str, speech: Speech) -> str:
    """A value as plain text."""
    match spec.kind:
        case "switch":
            return speech.plain(say("chat-switch", state=value))
        case "choice":
            return speech.plain(message_ids.option_choice(game, spec.name, value))
        case "content":
            names = {choice.key: choice.name for choice in game.contents(spec.name, "")}
            return speech.plain(names[value]) if value in names else value
        case "per seat":
            return joined(split(value), ", ", NOTHING)
    return value


def _menu_of_options(view: View, game: Game[Any, Any, Any], speech: Speech, opened: str) -> Menu:
    options = tuple(
        Option(
            speech.label(message_ids.option(game, spec.name), OPTION_LABEL),
            spec.name,
            speech.label(message_ids.option_help(game, spec.name), OPTION_LABEL),
            chosen=spec.name == opened and not _is_typed(spec),
        )
        for spec in specs(game.options_type)[:MENU]
    )
    return Menu(
        write(SetOption(view.table)), speech.label(say("chat-options"), PLACEHOLDER), options
    )


def _menu(view: View, game: Game[Any, Any, Any], spec: OptionSpec, speech: Speech) -> Menu:
    value = _text(getattr(view.options, spec.name))
    options = tuple(
        Option(
            shortened(_worded(game, spec, choice, speech), OPTION_LABEL),
            choice,
            "",
            choice == value,
        )
        for choice in _choices(view, game, spec)
    )
    name = speech.label(message_ids.option(game, spec.name), PLACEHOLDER)
    return Menu(write(SetOption(view.table, spec.name)), name, options)
