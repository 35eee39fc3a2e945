"""The tables go by Discord's clock, however wrong the machine's own is."""

from pathlib import Path

import pytest

from bot.chat.press import stamp_of
from bot.playground.client import all_text
from bot.playground.control import SetClock
from tests.chat_end_to_end.stage import FULL_LIMITS, open_stage
from tests.race.arena import SINCE_MS, Arena, Duel

pytestmark = pytest.mark.asyncio(loop_scope="session")

READY_MS = 500
"""Tie margin and settle time."""
PROMPT_MS = READY_MS + 500


async def ruled_after(duel: Duel, answer: str) -> int:
    """How long after an answer it is ruled, by Discord's clock."""
    said = await duel.says(duel.kim, answer)
    ruling = await duel.tells(f"Kim takes it: “{answer}”")
    assert not any("Correction" in all_text(post) for post in duel.posts())
    return stamp_of(int(ruling.id)) - stamp_of(int(said.id))


@pytest.mark.parametrize("ahead", [-90, 90], ids=["machine fast", "machine slow"])
async def test_a_ruling_keeps_the_settle_time_by_discord_s_clock(
    tmp_path: Path, ahead: int
) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        await stage.client.order(SetClock(advance=ahead))
        arena = Arena(stage)
        await arena.seed(2, since_ms=SINCE_MS - 1000 * ahead)
        await stage.start_bot()
        assert await ruled_after(arena.duel(), "Oslo") >= READY_MS
        # By now the bot has long read what was written before it was there.
        assert READY_MS <= await ruled_after(arena.duel(), "Oslo") < PROMPT_MS


async def test_the_clocks_part_in_the_middle(tmp_path: Path) -> None:
    """As when the machine's is set forward by far; any answer of Discord's tells."""
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        arena = Arena(stage)
        await arena.seed(2, since_ms=SINCE_MS + 90_000)
        await stage.start_bot()
        before, after = arena.duel(), arena.duel()
        await ruled_after(before, "Oslo")
        await stage.client.order(SetClock(advance=-90))
        await after.kim.answer(await after.kim.slash(after.channel, "hand"))
        assert READY_MS <= await ruled_after(after, "Oslo") < PROMPT_MS
