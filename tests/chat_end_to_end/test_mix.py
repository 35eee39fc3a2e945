"""Whatever goes wrong at Discord in the middle of a match, one board is left on which it can be
played, and nothing waits to be sent. `mix.py` plays more of it, up to the end."""

from pathlib import Path

import pytest

from tests.chat_end_to_end.mix import REALTIME, suffered
from tests.repeating import is_long, times

pytestmark = pytest.mark.asyncio(loop_scope="session")

STEPS = times(25, long=150)
SEEDS = times(1, long=5)


@pytest.mark.parametrize("more", range(SEEDS))
@pytest.mark.parametrize("game, seed", [(REALTIME, 3), ("storma_slottet", 1)])
async def test_one_live_board_is_left(tmp_path: Path, game: str, seed: int, more: int) -> None:
    mix = await suffered(tmp_path / "var", game, seed + more, STEPS, to_the_end=is_long())
    assert mix.told
