"""How the choices of a form's fields are shown, whatever has been picked of them."""

import msgspec
from msgspec.structs import replace

from games.kit.asks import Form, Pick, Picks
from games.kit.say import Say

MENU = 25
"""Options that fit into one menu."""

PRESSED, PRESSED_IN_TWO_ROWS = 5, 10
"""So few choices are buttons: a row of them. Two rows where they are picked one after another, each
of which would take opening a menu, and where one is picked by its sign alone."""


def groups(field: Pick) -> tuple[str, ...]:
    """The groups to choose one of first; none where any picks go together, nor where one menu
    shows them all."""
    if not field.one_group or field.at_most == 1 or len(field.choices) <= MENU:
        return ()
    names = tuple(dict.fromkeys(choice.group for choice in field.choices if choice.group))
    return names if len(names) > 1 else ()


def one_by_one(field: Pick) -> bool:
    """Whether the choices are picked one after another, for their order counts."""
    return field.ordered and field.at_most > 1


def is_pressed(field: Pick) -> bool:
    """Whether its choices are buttons: few, and each called otherwise unless they are alike."""
    signs = field.at_most == 1 and all(choice.art and not choice.help for choice in field.choices)
    most = PRESSED_IN_TWO_ROWS if one_by_one(field) or signs else PRESSED
    if len(field.choices) > most:
        return False
    names = {msgspec.msgpack.encode(choice.name) for choice in field.choices}
    looks = {msgspec.msgpack.encode(replace(choice, key="")) for choice in field.choices}
    return len(names) == len(looks)


def explains(form: Form) -> bool:
    """Whether a line for each button tells what it does: where a single press decides."""
    if len(form.fields) != 1:
        return False
    (field,) = form.fields
    return isinstance(field, Pick) and field.at_most == 1 and is_pressed(field)


def sum_of(form: Form, picks: Picks) -> Say | None:
    """What these come to, where that is said on whatever completes them."""
    return next((each.says for each in form.sums if each.picks == picks), None)
