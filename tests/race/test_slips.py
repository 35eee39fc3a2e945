"""The slip of a ruling, as people who ask for it see it."""

import re

import pytest

from bot.chat.press import stamp_of
from bot.playground.client import all_text
from bot.playground.people.views import SeenMessage
from tests.race.arena import Arena, Duel, now

pytestmark = pytest.mark.asyncio(loop_scope="session")

TIME = re.compile(
    r"\[(\d\d):(\d\d):(\d\d)\.(\d{3})\]\(https://discord\.com/channels/(\d+)/(\d+)/(\d+)\)"
)
DAY_MS = 86_400_000


async def slip(duel: Duel, ruling: SeenMessage) -> str:
    """As somebody who only watches the duel sees it."""
    return all_text(await duel.noa.answer(await duel.press(duel.noa, ruling, "Fair play")))


async def test_a_ruling_can_be_checked_by_its_links_alone(arena: Arena, duel: Duel) -> None:
    base = now()
    kim = await duel.says(duel.kim, "Oslo", base)
    lee = await duel.says(duel.lee, "Rome", base - 380)
    post = await duel.tells("Lee takes it: “Rome”")
    assert "Kim answered 0.380 s later." in all_text(post)
    assert "UTC" not in all_text(post) and "ms" not in all_text(post)
    ruling = await slip(duel, post)
    linked = TIME.findall(ruling)
    assert [each[-1] for each in linked] == [lee.id, kim.id]
    for *time, server, channel, message in linked:
        hours, minutes, seconds, ms = map(int, time)
        told = ((hours * 60 + minutes) * 60 + seconds) * 1_000 + ms
        assert told == stamp_of(int(message)) % DAY_MS
        assert (server, channel) == (arena.stage.server, duel.channel)
    assert "380 ms apart" in ruling
    assert "a tie up to 100 ms" in ruling and "waited 400 ms" in ruling


async def test_what_is_answered_by_command_has_a_time_and_no_link(duel: Duel) -> None:
    await duel.kim.slash(duel.channel, "answer", answer="Oslo")
    ruling = await slip(duel, await duel.tells("Kim takes it: “Oslo”"))
    assert "No answer from Lee." in ruling and "limit 600 s" in ruling
    assert not TIME.findall(ruling) and "/channels/" not in ruling
