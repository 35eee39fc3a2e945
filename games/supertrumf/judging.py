"""Who wins a round (ST5, ST6, ST8)."""

from collections.abc import Sequence

from games.kit.seats import Seat
from games.supertrumf.events import Shown, Why


def judge(shown: Sequence[Shown]) -> tuple[tuple[Seat, ...], Why]:
    """The seats that are highest, and by what: one has won, more have tied.

    Supertrumps, which have no value, beat every value.
    """
    supertrumps = tuple(lay.seat for lay in shown if lay.value is None)
    if supertrumps:
        return supertrumps, "supertrump"
    values = {lay.seat: lay.value for lay in shown if lay.value is not None}
    best = max(values.values())
    return tuple(seat for seat, value in values.items() if value == best), "value"
