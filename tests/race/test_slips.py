"""The slip of a ruling, as everybody sees it in the channel."""

import re

import pytest

from bot.chat.press import stamp_of
from bot.playground.client import all_text
from tests.race.arena import Arena, Duel, now

pytestmark = pytest.mark.asyncio(loop_scope="session")

TIME = re.compile(
    r"\[(\d\d):(\d\d):(\d\d)\.(\d{3})\]\(https://discord\.com/channels/(\d+)/(\d+)/(\d+)\)"
)
DAY_MS = 86_400_000


async def test_a_ruling_can_be_checked_by_its_links_alone(arena: Arena, duel: Duel) -> None:
    base = now()
    kim = await duel.says(duel.kim, "Oslo", base)
    lee = await duel.says(duel.lee, "Rome", base - 380)
    ruling = all_text(await duel.tells("goes to Lee for “Rome”"))
    linked = TIME.findall(ruling)
    assert [each[-1] for each in linked] == [lee.id, kim.id]
    for *time, server, channel, message in linked:
        hours, minutes, seconds, ms = map(int, time)
        told = ((hours * 60 + minutes) * 60 + seconds) * 1_000 + ms
        assert told == stamp_of(int(message)) % DAY_MS
        assert (server, channel) == (arena.stage.server, duel.channel)
    assert "380 ms apart" in ruling
    assert "a draw up to 100 ms" in ruling and "400 ms waited" in ruling


async def test_what_is_answered_by_command_has_a_time_and_no_link(duel: Duel) -> None:
    await duel.kim.slash(duel.channel, "answer", answer="Oslo")
    ruling = all_text(await duel.tells("goes to Kim for “Oslo”"))
    assert "no other answer, limit 600 s" in ruling
    assert not TIME.findall(ruling) and "/channels/" not in ruling
