"""Somebody in front of an ask's modal: fills in what they see, as their client lets them."""

from collections.abc import Sequence

from bot.chat.press import Filled
from bot.chat.render.content import Choosing, Modal, Text, TextField
from bot.chat.render.turn import NONE, Item, items_of
from games.kit.asks import Form, Pick, Picks, Write


def filled(modal: Modal, form: Form, picks: Picks) -> Filled:
    """What is sent in for these picks."""
    wanted = {item.id: _values(item, picks[item.number]) for item in items_of(form)}
    entries = [each for each in modal.entries if not isinstance(each, Text)]
    assert wanted.keys() == {each.id for each in entries}
    for entry in entries:
        assert_takes(entry, wanted[entry.id])
    return wanted


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
    """What is chosen for an item, so that these are the keys picked for its field."""
    if isinstance(item.field, Write):
        return tuple(keys)
    places = [str(places_of(item.field)[key]) for key in keys]
    if not places and item.may_be_empty and item.is_single:
        return (NONE,)
    return tuple(places)


def places_of(field: Pick) -> dict[str, int]:
    return {choice.key: place for place, choice in enumerate(field.choices)}
