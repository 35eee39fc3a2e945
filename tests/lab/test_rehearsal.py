"""What a rehearsal says of a promise that the rules have broken."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.lab.rehearsal import Defect, Rehearsal
from games.kit.game import Timeout
from tests.host.tiny import State, Tiny, TinyOptions


class Stopped(Tiny):
    """No clock runs for those who have these seats."""

    stopped: tuple[int, ...] = ()

    def timeouts(self, state: State) -> Sequence[Timeout]:
        return [due for due in super().timeouts(state) if due.seat not in self.stopped]


@pytest.mark.parametrize(
    ("stopped", "told"), [((1,), "seat 1"), ((0, 2), "seats 0, 2"), ((0, 1, 2), "seats 0, 1, 2")]
)
def test_whom_no_clock_runs_for_is_named(stopped: tuple[int, ...], told: str) -> None:
    game: Any = Stopped({"numbers.toml": b"highest = 5"})
    game.stopped = stopped
    with pytest.raises(Defect) as defect:
        Rehearsal(game, 3, TinyOptions(), "unclocked").play()
    assert str(defect.value) == f"no clock runs for {told}"
