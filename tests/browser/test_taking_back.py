"""Taking a move back in the page: from the hand by keyboard, and what the others are asked on a
phone."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.browser.looking import PHONE, Looks
from tests.browser.stage import World
from tests.browser.test_matches import UNHURRIED
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import Stage, open_stage
from tests.chat_end_to_end.test_taking_back import moved


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def host(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    async with open_stage(tmp_path_factory.mktemp("back") / "var", UNHURRIED) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def looks(chromium: Browser, host: Stage) -> AsyncIterator[Looks]:
    channel = await host.channel()
    anna = await host.person("Anna", "en-GB", open_dms=False)
    bo = await host.person("Bo", "en-GB", open_dms=False)
    opened = Looks(
        chromium, World(host, host.server, {"table": anna.channels[channel].name}, anna, bo)
    )
    yield opened
    await opened.close()


async def drafted(looks: Looks, host: Stage, picks: int) -> list[Player]:
    """A match of Riftforce in which so many guilds have been picked; who has picked, in order."""
    players = [Player(looks.world.anna, 1), Player(looks.world.bo, 2)]
    channel = looks.world.anna.channel(looks.world.table).id
    board = await start(host, channel, "riftforce", players)
    await moved(board, players)
    return [await moved(board, players) for _ in range(picks)]


def name_of(player: Player, looks: Looks) -> str:
    return "anna" if player.someone is looks.world.anna else "bo"


async def test_a_slip_is_mended_by_keyboard_alone(looks: Looks, host: Stage) -> None:
    (picker,) = await drafted(looks, host, 1)
    tab = await looks.tab(name_of(picker, looks))
    await tab.opens(looks.world.table)
    await tab.button("My hand").focus()
    await tab.keys.press("Enter")
    back = tab.button("Take back")
    await expect(back).to_be_visible()
    await tab.shot("take-back")
    await back.focus()
    await tab.keys.press("Enter")
    await tab.sees("takes this back: ")
    await tab.shot("taken-back")


async def test_the_others_are_asked_on_a_phone(looks: Looks, host: Stage) -> None:
    first, second = await drafted(looks, host, 2)
    channel = looks.world.anna.channel(looks.world.table).id
    await first.someone.slash(channel, "takeback")
    phone = await looks.tab(name_of(second, looks), viewport=PHONE, has_touch=True, is_mobile=True)
    if await phone.page.locator(".room-name").inner_text() != looks.world.table:
        await phone.page.get_by_role("button", name="show the channels").tap()
        await phone.page.locator(f'[data-channel="{looks.world.table}"]').tap()
    asked = await phone.sees("would like to take this back: ")
    await phone.shot("take-back-asked-phone")
    too_wide = await asked.evaluate("each => each.scrollWidth > each.clientWidth + 1")
    assert not too_wide
    await asked.get_by_role("button", name="All right").tap()
    await phone.sees("Everybody agreed, and ")
    await phone.shot("take-back-agreed-phone")
