"""The real bot, played in the page."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

from bot.chat.deliver.limits import Limits
from bot.playground.client import all_text
from tests.browser.at_the_table import Player
from tests.browser.looking import Looks, Tab
from tests.browser.stage import World
from tests.chat_end_to_end.player import Player as Drawer

MOST_TURNS = 60
TURN = re.compile(r"Waiting for (\w+) to flip a card")
RULING_SECONDS = 5 + Limits().posts.ms / 1000
"""The cards just turned may have used up what can be posted in a channel for a while."""


async def two_tabs(guests: Looks) -> tuple[Tab, Tab]:
    anna, bo = await guests.tab("anna"), await guests.tab("bo")
    for tab in (anna, bo):
        await tab.opens(guests.world.table)
    return anna, bo


async def start(
    anna: Tab, bo: Tab, game: str, option: str | None = None, button: str = "Start"
) -> None:
    await anna.page.locator(f'[data-game="{game}"]').click()
    await anna.sees("At the table: 1")
    if option is not None:
        await anna.button("Options").click()
        await anna.page.get_by_label(option).check()
        await anna.button("Send").click()
        await anna.sees(option)
    await bo.button("Join").click()
    await anna.sees("At the table: 2")
    if button != "Start":
        await anna.button("More").click()
    await anna.button(button).click()
    await expect(anna.button("My hand")).to_be_visible()


@pytest.mark.long
async def test_a_whole_blixtduell_between_two_tabs(guests: Looks) -> None:
    anna, bo = await two_tabs(guests)
    await start(anna, bo, "supertrumf", "Lightning duel")
    for tab in (anna, bo):
        await tab.opens("Spelvärden")
    await asyncio.gather(Player(anna).plays_to_the_end(), Player(bo).plays_to_the_end())
    await anna.shot("blixtduell-hand")
    await anna.opens(guests.world.table)
    await anna.sees("🏆")
    await anna.shot("blixtduell-board")


async def test_a_duel_of_ordet_fanger(guests: Looks) -> None:
    anna, bo = await two_tabs(guests)
    await start(anna, bo, "ordet_fanger", button="Start right here")
    await draw_until_a_duel(guests.world)
    await anna.sees("⚡")
    await anna.shot("duel")
    await bo.writes("Fridtjof Nansen")
    await anna.sees("Bo takes it: “Fridtjof Nansen”")
    await anna.shot("duel-won")


async def draw_until_a_duel(world: World) -> None:
    """Whoever's turn it is turns a card, until two show the same symbol."""
    channel = world.anna.channel(world.table).id
    drawers = {"Anna": Drawer(world.anna, 1), "Bo": Drawer(world.bo, 2)}
    before = ""

    def awaited() -> str | None:
        texts = [all_text(message) for message in world.anna.sees(channel)]
        told = [text for text in texts if "⚡" in text or TURN.search(text)]
        return told[-1] if told and told[-1] != before else None

    for _ in range(MOST_TURNS):
        shown = await world.anna.until(awaited, "whose turn it is")
        if "⚡" in shown:
            return
        drawer = drawers[TURN.findall(shown)[-1]]
        outcome = await drawer.someone.slash(channel, "draw")
        if await drawer.act(await drawer.someone.answer(outcome)):
            before = shown
    raise AssertionError("There was no duel.")


async def test_somebody_with_closed_dms_plays_in_the_channel(guests: Looks) -> None:
    anna, bo = await two_tabs(guests)
    await bo.page.locator("[data-control]").click()
    await bo.page.locator(f'[data-dms="{guests.world.bo.me.username}"]').uncheck()
    await bo.button("Close").click()
    await start(anna, bo, "riftforce")
    await bo.sees("I can’t send you direct messages")
    await expect(bo.page.locator('[data-channel="Spelvärden"]')).to_have_count(0)
    await bo.button("My hand").click()
    hand = bo.messages.filter(has_text="Only you can see this").last
    await expect(hand).to_contain_text("Riftforce")
    await bo.shot("closed-dm")
