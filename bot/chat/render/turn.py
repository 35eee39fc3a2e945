"""A turn in one submit: what of it has room in a modal, the modal as data, and what has come of it.

A modal has five items: what to do, where there is more than one thing, and what each of them takes.
What has no room goes on in the hand; what leaves no choice is picked by itself. Values are places
among a field's choices, as in the hand.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from bot.chat.custom_ids import Picked, TakingTurn, write
from bot.chat.press import Filled
from bot.chat.render.answering import MENU, Asked, Foretold, one_by_one, picks_of, usual
from bot.chat.render.content import (
    LONGEST_ENTRY,
    MODAL_LABEL,
    MODAL_TITLE,
    OPTION_LABEL,
    Choosing,
    Modal,
    ModalItem,
    Option,
    Text,
    TextField,
)
from bot.chat.render.emblems import in_unicode
from bot.chat.render.speech import Speech, game_name
from bot.chat.safe import shortened
from games.kit.asks import Choice, Field, Form, Pick, Picks, Planned, Write
from games.kit.cards import SUIT_NAMES, card_art
from games.kit.refusals import malformed
from games.kit.say import say

ITEMS = 5

FIRST = "first"
"""What the choice of what to do is known by; no ask's field is called so."""
NONE = "-"


class Item(NamedTuple):
    """An item of the modal: a field of an ask or of its plan, or one card of a field whose order
    counts."""

    form: Form
    number: int
    field: Field
    part: int = 0
    parts: int = 1

    @property
    def id(self) -> str:
        return f"{self.form.key}.{self.number}.{self.part}"

    @property
    def may_be_empty(self) -> bool:
        return isinstance(self.field, Pick) and self.part >= self.field.at_least

    @property
    def is_single(self) -> bool:
        return isinstance(self.field, Pick) and (self.field.at_most == 1 or self.parts > 1)


class Chosen(NamedTuple):
    """What has come of a modal: the ask, and what is picked or typed for its fields and its plan's.
    One that had no room there `goes_on` in the hand."""

    form: Form
    picked: tuple[Picked, ...] = ()
    texts: tuple[str, ...] = ()
    goes_on: bool = False

    @property
    def picks(self) -> Picks:
        return picks_of(self.form.fields, self.picked, self.texts)

    def planned(self) -> Iterator[Planned]:
        """What is to follow."""
        rest = iter(self.picked[len(self.form.fields) :])
        for following in self.form.plan:
            picks = picks_of(following.fields, [next(rest) for _ in following.fields])
            names = (field.key for field in following.fields)
            yield Planned(following.ask, dict(zip(names, picks, strict=True)))


def covered(forms: Iterable[Form], turn: TakingTurn) -> tuple[Form, ...]:
    """The asks that a turn is about."""
    if turn.alone:
        return tuple(form for form in forms if form.key == turn.ask)
    return tuple(form for form in forms if not form.optional)


def has_room(form: Form) -> bool:
    """Whether an ask that has something to choose can be answered by a modal of its own."""
    return any(map(_parts, _fields(form))) and _size(form.fields) <= ITEMS


def in_one_go(form: Form) -> bool:
    """Whether the hand opens an ask's modal: where several are chosen in order, or along with what
    follows, each of which would take a press there."""
    choosing = sum(_parts(field) for field in _fields(form) if isinstance(field, Pick))
    in_order = any(isinstance(field, Pick) and one_by_one(field) for field in form.fields)
    return choosing > 1 and (in_order or bool(form.plan)) and _size(form.fields) <= ITEMS


def laid_out(forms: Sequence[Form]) -> dict[str, Form]:
    """Those that have room together, each with as much of its plan as has. The smallest come
    first, so that they are many."""
    if len(forms) > MENU:
        return {}
    left = ITEMS - (len(forms) > 1)
    bare = {form.key: _size(form.fields) for form in forms}
    placed: set[str] = set()
    for key in sorted(bare, key=bare.__getitem__):
        if bare[key] <= left:
            placed.add(key)
            left -= bare[key]
    in_order: dict[str, Form] = {}
    for form in (form for form in forms if form.key in placed):
        left += bare[form.key]
        in_order[form.key] = _planned(form, left)
        left -= _size(_fields(in_order[form.key]))
    return in_order


def _planned(form: Form, room: int) -> Form:
    """The ask with as much of its plan as has room."""
    lengths = range(len(form.plan), -1, -1)
    shorter = (replace(form, plan=form.plan[:length]) for length in lengths)
    return next(planned for planned in shorter if _size(_fields(planned)) <= room)


def items_of(form: Form) -> tuple[Item, ...]:
    items: list[Item] = []
    for number, field in enumerate(_fields(form)):
        parts = _parts(field)
        items += (Item(form, number, field, part, parts) for part in range(parts))
    return tuple(items)


def _parts(field: Field) -> int:
    """How many items a field takes."""
    if not isinstance(field, Pick):
        return 1
    if _only_answer(field):
        return 0
    return field.at_most if one_by_one(field) else 1


def read(forms: Sequence[Form], turn: TakingTurn, filled: Filled) -> Chosen:
    """What was sent in; whatever the modal does not offer is refused."""
    placed = laid_out(forms)
    key = forms[0].key if len(forms) == 1 else next(iter(filled.get(FIRST, ())), "")
    form = next((form for form in forms if form.key == key), None)
    if form is None:
        raise malformed(say("cogs-forged"))
    if form.key not in placed:
        return Chosen(form, goes_on=True)
    form = placed[form.key]
    picked: list[Picked] = []
    texts: list[str] = []
    for number, field in enumerate(_fields(form)):
        values = [filled.get(item.id, ()) for item in items_of(form) if item.number == number]
        if isinstance(field, Write):
            texts += (next(iter(typed), "") for typed in values)
            picked.append(Picked())
        else:
            places = [place for chosen in values for place in _places(field, chosen)]
            picked.append(Picked(tuple(places) if values else _only_answer(field)))
    return Chosen(form, tuple(picked), tuple(texts))


def begun(asked: Asked, form: Form | None = None) -> TakingTurn:
    """A turn in which nothing has been picked: all of it, or one ask."""
    table, seat, number = asked
    if form is None:
        return TakingTurn(table=table, seat=seat, number=number)
    return TakingTurn(table=table, seat=seat, number=number, ask=form.key, alone=True)


def again(turn: TakingTurn, chosen: Chosen) -> TakingTurn:
    """What opens the modal once more with what was picked, as far as a button has room for it."""
    full = replace(turn, ask=chosen.form.key, again=True, picked=chosen.picked)
    try:
        write(full)
    except ValueError:
        return replace(full, picked=())
    return full


def _fields(form: Form) -> tuple[Field, ...]:
    return (*form.fields, *(field for each in form.plan for field in each.fields))


def _size(fields: Iterable[Field]) -> int:
    """How many items these take; more than there are where a field's choices have no room."""
    size = 0
    for field in fields:
        parts = _parts(field)
        if parts and isinstance(field, Pick) and options_of(field, parts) > MENU:
            return ITEMS + 1
        size += parts
    return size


def options_of(field: Pick, parts: int) -> int:
    """How many there are to choose from in the last of its items, "none of them" included where it
    is one of them."""
    is_single = field.at_most == 1 or parts > 1
    return len(field.choices) + (is_single and parts > field.at_least)


def _only_answer(field: Pick) -> tuple[int, ...]:
    """What must be picked, where there is no choice."""
    count = len(field.choices)
    if field.at_least < count or (field.ordered and count > 1):
        return ()
    return tuple(range(count))


def _places(field: Pick, values: Sequence[str]) -> Iterator[int]:
    for value in values:
        if value == NONE:
            continue
        if not (value.isascii() and value.isdigit() and int(value) < len(field.choices)):
            raise malformed(say("cogs-forged"))
        yield int(value)


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
        emblem = speech.emblems.beside(choice.art, choice.group) if may_show else None
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
