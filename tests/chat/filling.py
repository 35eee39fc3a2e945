"""Somebody in front of a turn's modal: fills in what he sees, as his client lets him."""

from collections.abc import Sequence
from itertools import zip_longest

from bot.chat.press import Filled
from bot.chat.render.content import Choosing, Modal, Text, TextField
from bot.chat.render.turn import FIRST, NONE, Item, items_of, laid_out
from games.kit.asks import Form, Pick, Picks, Write


def filled(modal: Modal, forms: Sequence[Form], form: Form, picks: Picks) -> Filled | None:
    """These picks of one of the asks, its plan left out; nothing if the modal has no room for
    them."""
    placed = laid_out(forms)
    if form.key not in placed:
        return None
    wanted = values_of(placed[form.key], picks)
    if len(forms) > 1:
        wanted[FIRST] = (form.key,)
    sent = {each.id: preset(each) for each in modal.entries if not isinstance(each, Text)}
    assert wanted.keys() <= sent.keys(), f"{modal} does not ask for {wanted.keys() - sent.keys()}"
    sent |= wanted
    for entry in modal.entries:
        if not isinstance(entry, Text):
            assert_takes(entry, sent[entry.id])
    return sent


def values_of(form: Form, picks: Picks) -> Filled:
    """What is chosen and typed for these picks of an ask's fields, and of its plan's as far as they
    go."""
    return {
        item.id: _values(item, picks[item.number] if item.number < len(picks) else ())
        for item in items_of(form)
    }


def preset(entry: TextField | Choosing) -> tuple[str, ...]:
    """What is sent in if it is left as it is."""
    if isinstance(entry, TextField):
        return (entry.typed,)
    return tuple(option.value for option in entry.options if option.chosen)


def assert_takes(entry: TextField | Choosing, values: Sequence[str]) -> None:
    """The client lets nobody send anything else."""
    if isinstance(entry, TextField):
        (text,) = values
        assert entry.shortest <= len(text) <= entry.longest
        return
    assert entry.least <= len(values) <= entry.most, f"{entry} does not take {values}"
    assert {*values} <= {option.value for option in entry.options}


def _values(item: Item, keys: Sequence[str]) -> tuple[str, ...]:
    """What is chosen for an item, so that together these are the keys picked for its field."""
    if isinstance(item.field, Write):
        return tuple(keys)
    places = [str(places_of(item.field)[key]) for key in keys]
    if item.parts > 1:
        of_parts = [place for place, _ in zip_longest(places, range(item.parts), fillvalue=NONE)]
        return (of_parts[item.part],)
    if not places and item.may_be_empty and item.is_single:
        return (NONE,)
    return tuple(places)


def places_of(field: Pick) -> dict[str, int]:
    return {choice.key: place for place, choice in enumerate(field.choices)}
