"""Whatever goes wrong at Discord in the middle of a match, one board is left on which it can be
played, and nothing waits to be sent. `mix.py` plays more of it, up to the end."""

from pathlib import Path

import pytest

from tests.chat_end_to_end.mix import REALTIME, suffered

pytestmark = pytest.mark.asyncio(loop_scope="session")

STEPS = 25


@pytest.mark.parametrize("game, seed", [(REALTIME, 3), ("storma_slottet", 1)])
async def test_one_live_board_is_left(tmp_path: Path, game: str, seed: int) -> None:
    mix = await suffered(tmp_path / "var", game, seed, STEPS, to_the_end=False)
    assert mix.told
