"""What the last move did to a card: the scene marks it as fresh, the story says what happened to
one of its name."""

from collections.abc import Iterator, Sequence

import msgspec

from games.kit.say import Say, Who
from games.kit.scenes import Face
from games.kit.seats import Seat

DOINGS = {
    "riftforce-told-played": "table/plus",
    "riftforce-told-opened": "table/plus",
    "riftforce-told-stolen": "table/hand",
    "riftforce-told-moved": "rift/moved",
    "riftforce-told-activated": "table/bolt",
}
"""The sign of each."""

HIT, HEALED = "riftforce-told-hit", "riftforce-told-healed"


FELL = "riftforce-told-destroyed"


class Trace(msgspec.Struct, frozen=True, gc=False):
    """The sign of what a card did or what was done with it, and how much more damage it has now
    (below zero: less)."""

    sign: str = ""
    harm: int = 0


def trace_of(face: Face, seat: Seat, story: Sequence[Say]) -> Trace | None:
    """None if the last move did not touch it."""
    if not face.fresh:
        return None
    own = [line for line in story if _is_about(line, face, seat)]
    signs = [DOINGS[line.id] for line in own if line.id in DOINGS]
    return Trace(signs[0] if signs else "", _harm(damage_on(face), own))


def has_fallen(face: Face, seat: Seat, story: Sequence[Say]) -> bool:
    return face.fresh and any(line.id == FELL for line in story if _is_about(line, face, seat))


def damage_on(face: Face) -> int:
    for mark in face.marks:
        value = mark.says.args.get("value")
        if mark.says.id == "kit-mark-damage" and isinstance(value, int):
            return value
    return 0


def gained(story: Sequence[Say], seat: Seat) -> int:
    """How much Riftforce somebody has got."""
    return sum(_gains(story, seat))


def _gains(story: Sequence[Say], seat: Seat) -> Iterator[int]:
    for line in story:
        whose = line.args.get("winner" if line.id == "riftforce-told-destroyed" else "who")
        amount = line.args.get("riftforce")
        if whose == Who(seat) and isinstance(amount, int):
            yield amount


def _is_about(line: Say, face: Face, seat: Seat) -> bool:
    """Music brings a card over to whoever plays it: that is told of the new side."""
    return line.args.get("card") == face.name and line.args.get("who") == Who(seat)


def _harm(damage: int, story: Sequence[Say]) -> int:
    """Backwards from the damage that lies there now: of several cards that are called alike, each
    has its own way to what it has."""
    now = damage
    for line in reversed(story):
        amount = line.args.get("amount")
        if line.args.get("damage") != now or not isinstance(amount, int):
            continue
        if line.id == HIT:
            now -= amount
        elif line.id == HEALED:
            now += amount
    return damage - now
