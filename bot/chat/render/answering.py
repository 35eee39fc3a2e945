"""An answer in progress: what can be picked next, what a press picks, and when it is complete.

What has been picked rides in the custom_ids of the buttons and menus that show it, as places
among a form's choices. The ask number in there says that the form is still the same.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bot.chat.custom_ids import Answering, Picked, Step
from bot.chat.render.fields import MENU, explains, groups, is_pressed, one_by_one, sum_of
from bot.host.model import TableId
from games.kit.asks import Field, Form, Pick, Picks, Preview, Write
from games.kit.say import Refusal, Say, Seat

MENUS = 5
"""Menus that are shown at the same time; with more there are pages."""


UNPICKED = Picked()


class Asked(NamedTuple):
    """Whose asks they are, and their number."""

    table: str
    seat: Seat
    number: int


class FieldMenu(msgspec.Struct, frozen=True):
    """A menu of a field's choices, by their places; `part` counts those of the same field. In one
    without places the group is chosen."""

    field: int
    part: int = 0
    parts: int = 1
    places: tuple[int, ...] = ()


class Foretold(msgspec.Struct, frozen=True):
    """What the preview of a complete answer has told: what it would do, or why it can't be. Of one
    that a last choice would complete, what `each` of its places would."""

    lines: tuple[Say, ...] = ()
    refused: Say | None = None
    ruling: str = ""
    each: Mapping[int, "Foretold"] = {}

    @classmethod
    def of(cls, told: Preview | Refusal) -> "Foretold":
        if isinstance(told, Refusal):
            return cls(refused=told.message, ruling=told.ruling)
        return cls(told.lines)

    def tells_news(self, form: Form, picks: Picks) -> bool:
        """Whether there is more to be told than what was picked has said of itself, where it
        stands to be picked."""
        if sum_of(form, picks) is not None:
            return False
        said = [
            choice.help
            for field, keys in zip(form.fields, picks, strict=True)
            if isinstance(field, Pick) and (not is_pressed(field) or explains(form))
            for choice in field.choices
            if choice.key in keys
        ]
        return any(line not in said for line in self.lines)


class Show(msgspec.Struct, frozen=True, tag="show"):
    """Show how far the answer is. If it is complete, `foretell` are the picks to preview; with
    `at_once` they are played if the preview tells nothing new, or was `told` beside the button."""

    answering: Answering
    foretell: Picks | None
    at_once: bool = False
    told: bool = False

    def plays(self, form: Form, foretold: "Foretold") -> bool:
        """Whether this is played now, by what its preview has told."""
        if not self.at_once or self.foretell is None or foretold.refused is not None:
            return False
        return self.told or not foretold.tells_news(form, self.foretell)


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Play these picks."""

    picks: Picks


class OpenModal(msgspec.Struct, frozen=True, tag="ask"):
    """Open the modal in which the texts are typed; what is typed comes back by `typed`."""

    answering: Answering


Response = Show | Play | OpenModal


def respond(form: Form, press: Answering, values: Sequence[str] = ()) -> Response:
    """What a press on one of the controls of this form leads to. `values` are those of a menu."""
    answering = settled(form, press)
    match press.step:
        case Step.CHOOSE:
            answering = _choose(form, answering, values)
        case Step.GROUP:
            answering = _choose_group(form, answering, values)
    complete = complete_picks(form, answering)
    if press.step is Step.WRITE and complete is None and not missing(form, answering):
        return OpenModal(replace(answering, step=Step.WRITE))
    if press.step is Step.DO and complete is not None and answering.picked == press.picked:
        return Play(complete)
    shown = replace(answering, step=Step.SHOW, field=0, menu=0)
    told = press.step is Step.PICK and press.field in last_choices(form, answering)
    return Show(shown, complete, at_once=_decides(form, press, answering), told=told)


def _decides(form: Form, press: Answering, answering: Answering) -> bool:
    """Whether a press that completes an answer leaves nothing else to decide: on a button, or the
    last choice that there is to make, of one thing. What something comes to is told before the last
    choice, in whatever order they are made."""
    if press.step not in (Step.CHOOSE, Step.PICK):
        return not form.fields
    if press.field >= len(form.fields) or not all(each.places for each in answering.picked):
        return False
    field = form.fields[press.field]
    is_last = press.field == len(form.fields) - 1 or bool(form.sums)
    return isinstance(field, Pick) and field.at_most == 1 and is_last


def typed(form: Form, press: Answering, texts: Sequence[str]) -> Picks:
    """The picks of an answer whose texts have been typed, in the order of their fields."""
    return picks_of(form.fields, settled(form, press).picked, texts)


def picks_of(fields: Sequence[Field], picked: Iterable[Picked], texts: Iterable[str] = ()) -> Picks:
    """The keys of what is picked for each field, or the text that was typed for it."""
    left = iter(texts)
    return tuple(
        (next(left, ""),)
        if isinstance(field, Write)
        else tuple(field.choices[place].key for place in each.places)
        for field, each in zip(fields, picked, strict=False)
    )


def begun(form: Form, asked: Asked, step: Step = Step.SHOW) -> Answering:
    """An answer in which nothing has been picked but what is usual."""
    return Answering(
        table=TableId(asked.table),
        seat=asked.seat,
        number=asked.number,
        ask=form.key,
        step=step,
        picked=usual(form),
    )


def usual(form: Form) -> tuple[Picked, ...]:
    """What stands there before anything has been picked."""
    if not form.usual:
        return (UNPICKED,) * len(form.fields)
    return tuple(
        Picked(_places(field, keys)) if isinstance(field, Pick) else UNPICKED
        for field, keys in zip(form.fields, form.usual, strict=True)
    )


def is_untouched(form: Form, answering: Answering) -> bool:
    """Whether the player has neither picked anything nor taken anything away."""
    pairs = zip(answering.picked, usual(form), strict=True)
    return all(picked.packed == at_first.packed for picked, at_first in pairs)


def _places(field: Pick, keys: Sequence[str]) -> tuple[int, ...]:
    order = [choice.key for choice in field.choices]
    return tuple(order.index(key) for key in keys)


def settled(form: Form, press: Answering) -> Answering:
    """The answer with nothing in it that the form doesn't have: a press can be forged."""
    picked = (*press.picked, *(UNPICKED,) * len(form.fields))[: len(form.fields)]
    fitted = tuple(
        _fitted(field, each) if isinstance(field, Pick) else UNPICKED
        for field, each in zip(form.fields, picked, strict=True)
    )
    return replace(press, picked=fitted)


def _fitted(field: Pick, picked: Picked) -> Picked:
    if picked == UNPICKED:
        return UNPICKED
    places = [place for place in dict.fromkeys(picked.places) if place < len(field.choices)]
    if not field.ordered:
        places.sort()
    names = groups(field)
    group = picked.group if picked.group is not None and picked.group < len(names) else None
    if names:
        first = (field.choices[place].group for place in places if field.choices[place].group)
        shared = names[group] if group is not None else next(first, "")
        places = [place for place in places if field.choices[place].group in ("", shared)]
        if shared:
            group = names.index(shared)
    return Picked(tuple(places), group)


def last_choices(form: Form, answering: Answering) -> Mapping[int, Mapping[int, Picks]]:
    """What each button of the last field completes, by the field and the button's place, once all
    other fields of a form have been answered."""
    number = len(form.fields) - 1
    if number < 1 or any(isinstance(field, Write) for field in form.fields):
        return {}
    field = form.fields[number]
    without = _with(answering, number, UNPICKED)
    is_last = missing(form, without) == (field,) and is_asked(form, answering, number)
    if not isinstance(field, Pick) or field.at_most > 1 or not is_pressed(field) or not is_last:
        return {}
    return {
        number: {
            place: picks_of(form.fields, _with(answering, number, Picked((place,))).picked)
            for place in range(len(field.choices))
        }
    }


def sum_with(form: Form, answering: Answering, number: int, place: int) -> Say | None:
    """What the answer comes to if this is picked for a field as well, or instead."""
    if not form.sums:
        return None
    picked = _with(answering, number, Picked((place,))).picked
    return sum_of(form, picks_of(form.fields, picked))


def is_asked(form: Form, answering: Answering, number: int) -> bool:
    """Whether a field matters by what has been picked for the first one."""
    return len(answering.picked[0].places) >= form.waits.get(form.fields[number].key, 0)


def goes_along(form: Form, answering: Answering, number: int, place: int) -> bool:
    """Whether a choice can be picked along with what is picked for its field: not beyond their
    number, and only of what they are."""
    field = form.fields[number]
    places = answering.picked[number].places
    if not isinstance(field, Pick) or field.at_most == 1 or place in places:
        return True
    if len(places) >= field.at_most:
        return False
    together = [field.choices[each] for each in (*places, place)]
    if field.one_group and len({choice.group for choice in together} - {""}) > 1:
        return False
    kinds = [set(form.kinds[choice.key]) for choice in together if choice.key in form.kinds]
    return not kinds or bool(set.intersection(*kinds))


def pressed(answering: Answering, number: int, field: Pick, place: int) -> Answering:
    """The answer once the button of a choice has been pressed: what is picked already is put back,
    where it may be left out."""
    picked = answering.picked[number]
    places = picked.places
    if place in places:
        may_go = field.at_most > 1 or field.at_least == 0
        places = tuple(each for each in places if each != place) if may_go else places
    elif field.at_most == 1:
        places = (place,)
    else:
        places = (*places, place) if one_by_one(field) else tuple(sorted((*places, place)))
    here = replace(answering, step=Step.PICK, field=number)
    return _with(here, number, Picked(places, picked.group))


def on_offer(field: Pick, picked: Picked) -> tuple[int, ...]:
    """The places of the choices that can be picked now, those already picked included unless they
    are picked in order from a menu."""
    places = tuple(range(len(field.choices)))
    if is_pressed(field):
        return places
    if names := groups(field):
        if picked.group is None:
            return ()
        wanted = ("", names[picked.group])
        places = tuple(place for place in places if field.choices[place].group in wanted)
    if one_by_one(field):
        if len(picked.places) >= field.at_most:
            return ()
        places = tuple(place for place in places if place not in picked.places)
    return places


def menus(form: Form, answering: Answering) -> list[FieldMenu]:
    """All menus of an answer, on however many pages."""
    found: list[FieldMenu] = []
    for number, (field, picked) in enumerate(zip(form.fields, answering.picked, strict=True)):
        if isinstance(field, Write) or not is_asked(form, answering, number):
            continue
        if groups(field):
            found.append(FieldMenu(number))
        places = on_offer(field, picked)
        parts = [places[start : start + MENU] for start in range(0, len(places), MENU)]
        found += (FieldMenu(number, part, len(parts), of) for part, of in enumerate(parts))
    return found


def complete_picks(form: Form, answering: Answering) -> Picks | None:
    """The picks of a settled answer, if it is complete; nothing while something is missing or must
    be typed."""
    if any(isinstance(field, Write) for field in form.fields):
        return None
    return None if missing(form, answering) else picks_of(form.fields, answering.picked)


def missing(form: Form, answering: Answering) -> tuple[Pick, ...]:
    """The fields for which more must be picked."""
    return tuple(
        field
        for field, picked in zip(form.fields, answering.picked, strict=True)
        if isinstance(field, Pick) and len(picked.places) < field.at_least
    )


def take_back(answering: Answering, field: int) -> Answering:
    """The answer without the last thing picked for a field."""
    last = answering.picked[field]
    return _with(answering, field, Picked(last.places[:-1], last.group))


def _choose(form: Form, answering: Answering, values: Sequence[str]) -> Answering:
    """What was chosen in a menu takes the place of what was chosen there before. Where only one
    can be picked it is the newest; where they are picked in order it comes last."""
    where = answering.field, answering.menu
    shown = (each for each in menus(form, answering) if each.places)
    menu = next((each for each in shown if (each.field, each.part) == where), None)
    field = form.fields[menu.field] if menu else None
    if menu is None or not isinstance(field, Pick):
        return answering
    picked = answering.picked[menu.field]
    chosen = tuple(place for place in menu.places if str(place) in values)
    if one_by_one(field):
        chosen = (*picked.places, *chosen)
    elif field.at_most > 1:
        elsewhere = (place for place in picked.places if place not in menu.places)
        chosen = tuple(sorted((*elsewhere, *chosen)))
    return _with(answering, menu.field, Picked(chosen, picked.group))


def _choose_group(form: Form, answering: Answering, values: Sequence[str]) -> Answering:
    """The group, with those picks that go with it."""
    field = form.fields[answering.field] if answering.field < len(form.fields) else None
    if not isinstance(field, Pick):
        return answering
    chosen = [place for place in range(len(groups(field))) if str(place) in values]
    if not chosen:
        return answering
    places = answering.picked[answering.field].places
    return _with(answering, answering.field, _fitted(field, Picked(places, chosen[0])))


def _with(answering: Answering, field: int, picked: Picked) -> Answering:
    all_picked = list(answering.picked)
    all_picked[field] = picked
    return replace(answering, picked=tuple(all_picked))
