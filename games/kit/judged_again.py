"""Judges races again from the messages' stamps alone. The rules only say who answered, and how
close a draw is."""

from collections.abc import Callable, Sequence

from games.kit.scenes import Slip

StampOf = Callable[[str], int | None]
"""The stamp of a message by its id; None for an id that is not the chat's."""


def no_ids(message: str) -> int | None:
    """For a table without a chat."""
    return None


def has_ids(slip: Slip, stamp_of: StampOf) -> bool:
    return all(stamp_of(given.message) is not None for side in slip.sides for given in side)


def agrees(slip: Slip, stamp_of: StampOf) -> bool:
    """Whether the ids give the stamps that the ruling names, and these the side that was first."""
    times = [[stamp_of(given.message) or 0 for given in side] for side in slip.sides]
    if times != [[given.at for given in side] for side in slip.sides]:
        return False
    return slip.by_vote or first(times, slip.margin) == slip.winner


def first(times: Sequence[Sequence[int]], margin: int) -> int | None:
    """The side whose last needed answer came first; None for a draw."""
    there = [(max(side), place) for place, side in enumerate(times) if side]
    (earliest, place), *others = sorted(there)
    is_close = any(other - earliest <= margin for other, _ in others)
    return None if is_close else place
