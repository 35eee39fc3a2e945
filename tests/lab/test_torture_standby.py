"""Two processes of one bot in small: three kills of the one at work under play."""

from pathlib import Path

import pytest

from bot.lab.torture.standby import torture_standby

KILLS = 3


@pytest.mark.alone
async def test_nobody_notices_that_a_process_was_killed(tmp_path: Path) -> None:
    told, faults = await torture_standby(tmp_path, KILLS, seed=5)
    assert faults == []
    assert told[0].startswith(f"{KILLS} times kill")
