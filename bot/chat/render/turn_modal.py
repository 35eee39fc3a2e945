"""The modal of a turn, as data."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from msgspec.structs import replace

from bot.chat.custom_ids import TakingTurn, write
from bot.chat.render.answering import usual
from bot.chat.render.content import Choosing, Modal, ModalItem, Option, Text, TextField
from bot.chat.render.controls import (
    LONGEST_ENTRY,
    MODAL_LABEL,
    MODAL_TITLE,
    OPTION_LABEL,
    Foretold,
)
from bot.chat.render.emblems import in_unicode
from bot.chat.render.speech import Speech, game_name
from bot.chat.render.turn import FIRST, NONE, Item, items_of, laid_out, options_of
from bot.chat.safe import shortened
from games.kit.asks import Choice, Form, Pick, Write
from games.kit.cards import SUIT_NAMES, card_art
from games.kit.say import say

BUTTONS = 10
"""Options that radio buttons and boxes to tick take; a select takes more."""
HELP = 100
SUIT_EMBLEM = 4
"""Characters that a suit's emblem and a space take."""


def turn_modal(
    forms: Sequence[Form],
    turn: TakingTurn,
    game: str,
    speech: Speech,
    foretold: Foretold | None = None,
) -> Modal | None:
    """The modal of these asks, if any of them has room there; `foretold` is what the only thing to
    do would do, where it leaves no choice."""
    placed = laid_out(forms)
    several = len(forms) > 1
    entries: list[ModalItem] = [
        _entry(item, turn, speech, among_others=several)
        for form in placed.values()
        for item in items_of(form)
    ]
    if several and placed:
        entries.insert(0, _what_first(forms, placed, turn, speech))
    if not entries and foretold is not None and foretold.lines:
        entries.append(Text("\n".join(speech.line(line) for line in foretold.lines)))
    if not entries:
        return None
    title = game_name(game) if several else forms[0].prompt
    id_ = write(replace(turn, picked=()))
    return Modal(id_, speech.label(title, MODAL_TITLE), tuple(entries))


def _what_first(
    forms: Sequence[Form], placed: Mapping[str, Form], turn: TakingTurn, speech: Speech
) -> Choosing:
    in_hand = speech.label(say("chat-turn-in-hand"), OPTION_LABEL)
    options = tuple(
        Option(
            speech.label(form.prompt, OPTION_LABEL),
            form.key,
            "" if form.key in placed else in_hand,
            form.key == turn.ask,
        )
        for form in forms
    )
    label = speech.label(say("chat-turn-first"), MODAL_LABEL)
    return Choosing(FIRST, label, "radio" if len(options) <= BUTTONS else "select", options)


def _entry(item: Item, turn: TakingTurn, speech: Speech, *, among_others: bool) -> ModalItem:
    """Of several asks' fields each is called by its ask, and explained by its own name; and nothing
    can be demanded, for only one of the asks is answered."""
    name = speech.plain(item.field.label)
    if item.parts > 1:
        name = speech.plain(say("chat-turn-nth", number=item.part + 1, label=name))
    label = speech.plain(item.form.prompt) if among_others else name
    help_ = shortened(name, HELP) if among_others or len(name) > MODAL_LABEL else ""
    label = shortened(label, MODAL_LABEL)
    if isinstance(item.field, Write):
        longest = min(item.field.longest, LONGEST_ENTRY)
        shortest = 0 if among_others else item.field.shortest
        return TextField(item.id, label, longest, shortest, help=help_)
    kind = _kind(item, item.field)
    options = tuple(_options(item, item.field, turn, speech, may_show=kind == "select"))
    most = 1 if item.is_single else min(item.field.at_most, len(options))
    least = 0 if among_others else min(most, max(0, item.field.at_least - item.part))
    return Choosing(item.id, label, kind, options, least, most, help_)


def _kind(item: Item, field: Pick) -> Literal["radio", "boxes", "select"]:
    """Of several for the same field each takes a line, and not all that there is a time."""
    count = options_of(field, item.parts)
    if count > BUTTONS or item.parts > 1:
        return "select"
    if not item.is_single:
        return "boxes"
    return "radio" if count > 1 else "select"


def _options(
    item: Item, field: Pick, turn: TakingTurn, speech: Speech, *, may_show: bool
) -> Iterator[Option]:
    """Those of one group side by side; not to pick any is the first. Only a select `may_show`
    emblems, elsewhere they are part of the name."""
    chosen = _chosen_before(item, turn)
    if item.may_be_empty and item.is_single:
        nothing = speech.label(say("chat-turn-none"), OPTION_LABEL)
        yield Option(nothing, NONE, chosen=not chosen)
    places = list(range(len(field.choices)))
    if field.one_group:
        names = [choice.group for choice in field.choices]
        places.sort(key=lambda place: names.index(names[place]))
    for place in places:
        choice = field.choices[place]
        help_ = speech.label(choice.help, OPTION_LABEL) if choice.help else ""
        called = _called(field, choice, speech, may_show=may_show)
        emblem = speech.emblems.beside(choice) if may_show else None
        yield Option(called, str(place), help_, place in chosen, emblem)


def _called(field: Pick, choice: Choice, speech: Speech, *, may_show: bool) -> str:
    """Where all must be of one suit, its emblem comes first."""
    if not may_show and field.one_group and choice.group in SUIT_NAMES:
        name = speech.label(choice.name, OPTION_LABEL - SUIT_EMBLEM)
        return f"{in_unicode()[card_art(choice.group)]} {name}"
    return speech.label(choice.name, OPTION_LABEL)


def _chosen_before(item: Item, turn: TakingTurn) -> Sequence[int]:
    """What was picked before; in a turn that has just begun, what is usual."""
    is_again = turn.ask == item.form.key and turn.picked
    picked = turn.picked if is_again else usual(item.form)
    if item.number >= len(picked):
        return ()
    places = picked[item.number].places
    return places if item.parts == 1 else places[item.part : item.part + 1]
