"""An ask in a modal: where a game is played in real time, what is to be chosen by pressing a public
button leaves nothing private behind in the channel.

Values are places among a field's choices, as in the hand. What leaves no choice is picked by
itself.
"""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from bot.chat.custom_ids import Picked, TakingTurn, write
from bot.chat.press import Filled
from bot.chat.render import content as ui
from bot.chat.render.answering import Asked, picks_of, usual
from bot.chat.render.emblems import in_unicode
from bot.chat.render.fields import MENU, one_by_one
from bot.chat.render.speech import Speech, bold
from bot.chat.safe import shortened
from bot.host.model import TableId
from games.kit.asks import Choice, Field, Form, Pick, Picks, Write
from games.kit.cards import card_art
from games.kit.say import malformed, say
from games.kit.suits import SUIT_NAMES

ITEMS = 5

NONE = "-"

BUTTONS = 10
"""Options that radio buttons and boxes to tick take; a select takes more."""
HELP = 100
SUIT_EMBLEM = 4
"""Characters that a suit's emblem and a space take."""


class Item(NamedTuple):
    """An item of the modal: a field of the ask."""

    number: int
    field: Field

    @property
    def id(self) -> str:
        return str(self.number)

    @property
    def may_be_empty(self) -> bool:
        return isinstance(self.field, Pick) and not self.field.at_least

    @property
    def is_single(self) -> bool:
        return isinstance(self.field, Pick) and self.field.at_most == 1


class Chosen(NamedTuple):
    """What has come of a modal: what is picked or typed for the ask's fields."""

    form: Form
    picked: tuple[Picked, ...] = ()
    texts: tuple[str, ...] = ()

    @property
    def picks(self) -> Picks:
        return picks_of(self.form.fields, self.picked, self.texts)


def has_room(form: Form) -> bool:
    """Whether an ask that has something to choose can be answered by a modal."""
    items = items_of(form)
    return 0 < len(items) <= ITEMS and all(map(_fits, items))


def items_of(form: Form) -> tuple[Item, ...]:
    return tuple(
        Item(number, field) for number, field in enumerate(form.fields) if not _only_answer(field)
    )


def _fits(item: Item) -> bool:
    """One entry can't tell in which order things are picked."""
    field = item.field
    return not isinstance(field, Pick) or (not one_by_one(field) and options_of(item) <= MENU)


def options_of(item: Item) -> int:
    """How many there are to choose from, "none of them" included where that is one of them."""
    choices = len(item.field.choices) if isinstance(item.field, Pick) else 0
    return choices + (item.is_single and item.may_be_empty)


def _only_answer(field: Field) -> tuple[int, ...]:
    """What must be picked, where there is no choice."""
    if not isinstance(field, Pick):
        return ()
    count = len(field.choices)
    if field.at_least < count or (field.ordered and count > 1):
        return ()
    return tuple(range(count))


def read(form: Form, filled: Filled) -> Chosen:
    """What was sent in; whatever the modal does not offer is refused."""
    picked: list[Picked] = []
    texts: list[str] = []
    for number, field in enumerate(form.fields):
        values = filled.get(str(number))
        if isinstance(field, Write):
            texts.append(next(iter(values or ()), ""))
            picked.append(Picked())
        else:
            places = _only_answer(field) if values is None else tuple(_places(field, values))
            picked.append(Picked(places))
    return Chosen(form, tuple(picked), tuple(texts))


def begun(asked: Asked, form: Form) -> TakingTurn:
    """An ask of which nothing has been picked."""
    table, seat, number = asked
    return TakingTurn(table=TableId(table), seat=seat, number=number, ask=form.key)


def again(turn: TakingTurn, chosen: Chosen) -> TakingTurn:
    """What opens the modal once more with what was picked, as far as a button has room for it."""
    full = replace(turn, again=True, picked=chosen.picked)
    try:
        write(full)
    except ValueError:
        return replace(full, picked=())
    return full


def _places(field: Pick, values: Sequence[str]) -> Iterator[int]:
    for value in values:
        if value == NONE:
            continue
        if not (value.isascii() and value.isdigit() and int(value) < len(field.choices)):
            raise malformed(say("cogs-forged"))
        yield int(value)


def turn_modal(form: Form, turn: TakingTurn, speech: Speech) -> ui.Modal:
    """The modal of an ask that has room in one. What is asked stands in its title, or above all
    else where a title is too short for it."""
    entries: tuple[ui.ModalItem, ...] = tuple(
        _entry(item, form, turn, speech) for item in items_of(form)
    )
    title = form.prompt
    if len(speech.plain(title)) > ui.MODAL_TITLE and len(entries) < ui.MODAL_ENTRIES:
        entries = (ui.Text(bold(speech.line(title))), *entries)
        title = form.fields[0].label
    id_ = write(replace(turn, picked=()))
    return ui.Modal(id_, speech.label(title, ui.MODAL_TITLE), entries)


def _entry(item: Item, form: Form, turn: TakingTurn, speech: Speech) -> ui.ModalItem:
    name = speech.plain(item.field.label)
    help_ = shortened(name, HELP) if len(name) > ui.MODAL_LABEL else ""
    label = shortened(name, ui.MODAL_LABEL)
    if isinstance(item.field, Write):
        longest = min(item.field.longest, ui.LONGEST_ENTRY)
        return ui.TextField(item.id, label, longest, item.field.shortest, help=help_)
    kind = _kind(item)
    chosen = _chosen_before(item, form, turn)
    options = tuple(_options(item, item.field, chosen, speech, may_show=kind == "select"))
    most = 1 if item.is_single else min(item.field.at_most, len(options))
    return ui.Choosing(item.id, label, kind, options, min(most, item.field.at_least), most, help_)


def _kind(item: Item) -> Literal["radio", "boxes", "select"]:
    count = options_of(item)
    if count > BUTTONS:
        return "select"
    if not item.is_single:
        return "boxes"
    return "radio" if count > 1 else "select"


def _options(
    item: Item, field: Pick, chosen: Sequence[int], speech: Speech, *, may_show: bool
) -> Iterator[ui.Option]:
    """Those of one group side by side; not to pick any is the first. Only a select `may_show`
    emblems, elsewhere they are part of the name."""
    if item.may_be_empty and item.is_single:
        nothing = speech.label(say("chat-turn-none"), ui.OPTION_LABEL)
        yield ui.Option(nothing, NONE, chosen=not chosen)
    places = list(range(len(field.choices)))
    if field.one_group:
        names = [choice.group for choice in field.choices]
        places.sort(key=lambda place: names.index(names[place]))
    for place in places:
        choice = field.choices[place]
        help_ = speech.label(choice.help, ui.OPTION_LABEL) if choice.help else ""
        called = _called(field, choice, speech, may_show=may_show)
        emblem = speech.emblems.beside(choice.art, choice.group) if may_show else None
        yield ui.Option(called, str(place), help_, place in chosen, emblem)


def _called(field: Pick, choice: Choice, speech: Speech, *, may_show: bool) -> str:
    """Where all must be of one suit, its emblem comes first."""
    if not may_show and field.one_group and choice.group in SUIT_NAMES:
        name = speech.label(choice.name, ui.OPTION_LABEL - SUIT_EMBLEM)
        return f"{in_unicode()[card_art(choice.group)]} {name}"
    return speech.label(choice.name, ui.OPTION_LABEL)


def _chosen_before(item: Item, form: Form, turn: TakingTurn) -> Sequence[int]:
    """What was picked before; in one that has just begun, what is usual."""
    picked = turn.picked or usual(form)
    return picked[item.number].places if item.number < len(picked) else ()
