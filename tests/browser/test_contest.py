"""A ruling, its slip, and a contest from the menu of a message, at the width of a phone and by the
keyboard alone."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.browser.looking import PHONE, Looks
from tests.browser.stage import World
from tests.race.arena import Arena, now, open_arena


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def arena(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Arena]:
    var: Path = tmp_path_factory.mktemp("contest") / "var"
    async with open_arena(var, 1) as opened:
        yield opened


async def test_an_answer_is_contested_by_keyboard_and_the_vote_closes(
    chromium: Browser, arena: Arena
) -> None:
    duel = arena.duel()
    name = duel.noa.channels[duel.channel].name
    world = World(arena.stage, arena.stage.server, {"table": name}, duel.noa, duel.kim)
    looks = Looks(chromium, world)
    noa = await looks.tab("anna")
    await noa.opens(name)
    await noa.page.set_viewport_size(PHONE)
    base = now()
    await duel.says(duel.kim, "Oslo", base - 481)
    await duel.says(duel.lee, "Rome", base)
    ruling = await noa.sees("Kim takes it: “Oslo”")
    await expect(ruling).to_contain_text("Lee answered 0.481 s later.")
    await ruling.get_by_role("button", name="Fair play").click()
    slip = await noa.sees("How it was ruled")
    times = slip.get_by_role("button", name=re.compile(r"^\d\d:\d\d:\d\d\.\d{3}$"))
    await expect(times).to_have_count(2)
    await noa.shot("slip-phone")
    answer = noa.messages.filter(has=noa.page.get_by_text("Oslo", exact=True))
    apps = answer.get_by_role("button", name="Apps")
    await apps.focus()
    await noa.keys.press("Enter")
    await expect(noa.page.get_by_role("button", name="Contest this answer")).to_be_focused()
    await noa.shot("slip-menu-phone")
    await noa.keys.press("Enter")
    await noa.sees("The vote is on.")
    vote = await noa.sees("Noa calls a vote on the answer “Oslo” by Kim")
    await noa.shot("vote-open-phone")
    posted = await duel.tells("Noa calls a vote")
    for who in duel.players:
        await duel.press(who, posted, "✔ Accept")
    await expect(vote).to_contain_text("This vote is over.")
    await expect(vote.get_by_role("button", name="✔ Accept")).to_have_count(0)
    await noa.shot("vote-closed-phone")
    await noa.page.reload()
    await expect(apps).to_have_count(1)
    await looks.close()
