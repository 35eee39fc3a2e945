"""What the last move did to a card: the scene marks the card as fresh, the story says what happened
to a card of its name."""

from collections.abc import Iterator, Sequence

import msgspec

from games.kit.say import Say, Seat, Who
from games.kit.scenes import Face

DOINGS = {
    "riftforce-told-played": "table/plus",
    "riftforce-told-opened": "table/plus",
    "riftforce-told-stolen": "table/hand",
    "riftforce-told-moved": "rift/moved",
    "riftforce-told-activated": "table/bolt",
}
"""The sign of each message."""

HIT, HEALED = "riftforce-told-hit", "riftforce-told-healed"


FELL = "riftforce-told-destroyed"


class Trace(msgspec.Struct, frozen=True, gc=False):
    """The sign of what happened to a card, and its change of damage, negative if damage was
    removed."""

    sign: str = ""
    harm: int = 0


def trace_of(face: Face, seat: Seat, story: Sequence[Say]) -> Trace | None:
    """None if the last move did not touch the card."""
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
    """The Riftforce somebody just gained."""
    return sum(_gains(story, seat))


def _gains(story: Sequence[Say], seat: Seat) -> Iterator[int]:
    for line in story:
        whose = line.args.get("winner" if line.id == "riftforce-told-destroyed" else "who")
        amount = line.args.get("riftforce")
        if whose == Who(seat) and isinstance(amount, int):
            yield amount


def _is_about(line: Say, face: Face, seat: Seat) -> bool:
    """Whether a line is about this card. Music takes a card over; the story tells that of its new
    owner."""
    return line.args.get("card") == face.name and line.args.get("who") == Who(seat)


def _harm(damage: int, story: Sequence[Say]) -> int:
    """The change of damage, traced back from the present damage: cards of the same name are told
    apart by it."""
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
