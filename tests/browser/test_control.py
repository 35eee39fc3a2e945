"""What goes wrong on demand, and how the page takes it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from playwright.async_api import Browser, expect

from bot.playground import Playground, Settings
from bot.playground.seed import VOICE_CHANNEL
from tests.browser.looking import Looks


async def served(folder: Path, port: int = 0) -> Playground:
    return await Playground.start(port, Settings(folder=folder))


async def test_the_chat_of_a_voice_channel_is_a_channel_like_any_other(
    chromium: Browser, tmp_path: Path
) -> None:
    """The first world has one to try; there are no threads in it."""
    playground = await served(tmp_path)
    playground.seeded()
    tab = await chromium.new_page()
    await tab.goto(f"{playground.url}/#anna")
    await tab.locator(f'[data-channel="{VOICE_CHANNEL}"]').click()
    await expect(tab.locator(".room-name")).to_have_text(VOICE_CHANNEL)
    await tab.locator(".box").fill("Hear, hear")
    await tab.locator(".box").press("Enter")
    await expect(tab.locator(".message")).to_contain_text("Hear, hear")
    await tab.close()
    await playground.stop()


async def test_the_page_is_there_again_after_a_restart(chromium: Browser, tmp_path: Path) -> None:
    before = await served(tmp_path)
    before.seeded()
    port = before.core.port
    tab = await chromium.new_page()
    await tab.goto(f"{before.url}/#anna")
    box = tab.locator(".box")
    await box.fill("before")
    await box.press("Enter")
    await expect(tab.locator(".message")).to_contain_text("before")
    await before.stop()
    await expect(tab.locator(".connection")).to_contain_text("Anslutningen är bruten")
    after = await served(tmp_path, port)
    await expect(tab.locator(".connection")).to_be_hidden()
    await expect(tab.locator(".message")).to_contain_text("before")
    await box.fill("after")
    await box.press("Enter")
    await expect(tab.locator(".message").last).to_contain_text("after")
    await tab.close()
    await after.stop()


async def test_the_gateway_is_dropped_and_the_bot_comes_back(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.page.locator("[data-control]").click()
    away = bo.page.evaluate_handle(
        """() => new Promise(resolve => new MutationObserver((_, watching) => {
            if (!document.querySelector(".bots").textContent.includes("away")) return;
            watching.disconnect();
            resolve(true);
        }).observe(document.body, {childList: true, subtree: true}))"""
    )
    waiting = asyncio.ensure_future(away)
    await bo.page.locator('[data-do="drop"]').click()
    await expect(bo.page.get_by_text("The connection has been dropped.")).to_be_visible()
    await waiting
    await expect(bo.page.locator(".bots")).to_contain_text("Spelvärden is here")
    await bo.command("deal")
    await bo.sees("Dealt.")


async def test_the_bots_requests_are_slowed_and_let_go_again(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.page.locator("[data-control]").click()
    panel = bo.page.get_by_role("complementary", name="Control panel")
    await panel.get_by_label("What happens").select_option("status")
    await panel.get_by_label("Which").select_option("answers")
    await panel.get_by_label("Times").fill("0")
    await panel.get_by_role("button", name="Make it happen").click()
    await expect(panel.get_by_text("They fail (500) · /interactions/*")).to_be_visible()
    await panel.get_by_role("button", name="Make everything work again").click()
    await expect(panel.locator(".control-faults li")).to_have_count(0)


async def test_the_bot_is_restarted(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.page.locator("[data-control]").click()
    await bo.page.locator('[data-do="restart-bot"]').click()
    await asyncio.wait_for(looks.world.stage.restarts.get(), 20)
    await expect(bo.page.get_by_text("The bot is restarting.")).to_be_visible()


async def test_what_the_panel_cannot_do_is_told_in_the_readers_language(looks: Looks) -> None:
    world = looks.world.stage.playground.core.world
    carl = looks.world.stage.playground.core.add_person("carl")
    anna = await looks.tab("anna")
    await anna.page.locator("[data-control]").click()
    box = anna.page.locator('[data-dms="carl"]')
    await expect(box).to_be_checked()
    del world.users[carl.id]
    looks.expected.append("409")
    await box.click()
    await expect(anna.page.get_by_text("Den personen finns inte längre.")).to_be_visible()
    await expect(box).to_have_count(0)


async def test_a_panel_that_reaches_nothing_says_so_in_the_readers_language(looks: Looks) -> None:
    anna = await looks.tab("anna")
    await anna.page.locator("[data-control]").click()
    panel = anna.page.get_by_role("complementary", name="Kontrollpanel")
    looks.expected.append("ERR_INTERNET_DISCONNECTED")
    await anna.page.context.set_offline(True)
    for deed in ("drop", "restart-bot"):
        await panel.locator(f'[data-do="{deed}"]').click()
        await expect(panel.get_by_role("status")).to_have_text(
            "Det gick inte: anslutningen är bruten."
        )
    await panel.get_by_role("button", name="Visa allt som har sagts").click()
    shown = anna.page.get_by_role("dialog", name="Utskrift")
    await expect(shown).to_contain_text("Det gick inte: anslutningen är bruten.")


async def test_the_transcript_shows_what_was_said(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.command("deal")
    await bo.sees("Dealt.")
    await bo.page.locator("[data-control]").click()
    await bo.button("Show everything that was said").click()
    dialog = bo.page.get_by_role("dialog", name="Transcript")
    await dialog.get_by_label("Search").fill("INTERACTION_CREATE")
    await expect(dialog.locator(".entry").last).to_contain_text("INTERACTION_CREATE")
    await bo.shot("transcript")
    assert looks.world.stage.playground.core.world.applications
    tokens = [a.token for a in looks.world.stage.playground.core.world.applications.values()]
    text = await dialog.inner_text()
    assert not any(token in text for token in tokens)
