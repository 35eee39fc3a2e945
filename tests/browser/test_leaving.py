"""Somebody leaves a match: what the other is asked, on a phone, and how it goes on."""

from __future__ import annotations

from playwright.async_api import expect

from tests.browser.looking import PHONE, Looks
from tests.chat_end_to_end.leaving import leave
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import Stage


async def test_the_other_decides_on_a_phone(aloof: Looks, host: Stage) -> None:
    players = [Player(aloof.world.anna, 1), Player(aloof.world.bo, 2)]
    channel = aloof.world.anna.channel(aloof.world.table).id
    await start(host, channel, "riftforce", players)
    await leave(players[1], channel)
    phone = await aloof.tab("anna", viewport=PHONE, has_touch=True, is_mobile=True)
    if await phone.page.locator(".room-name").inner_text() != aloof.world.table:
        await phone.page.get_by_role("button", name="show the channels").tap()
        await phone.page.locator(f'[data-channel="{aloof.world.table}"]').tap()
    asked = await phone.sees("has left the match.")
    await phone.shot("left-asked-phone")
    too_wide = await asked.evaluate("each => each.scrollWidth > each.clientWidth + 1")
    assert not too_wide
    await asked.get_by_role("button", name="Spelvärden plays (hard)").tap()
    decided = await phone.sees("I’m playing for")
    await expect(decided.get_by_role("button", name="Come back")).to_be_visible()
    await phone.shot("left-decided-phone")
