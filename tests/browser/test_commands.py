"""Slash commands, by the keyboard alone, of whichever bot."""

from __future__ import annotations

import aiohttp
from playwright.async_api import Browser, expect

from bot.playground import Playground
from tests.browser.looking import Looks
from tests.browser.showbot import THOUGHT


async def test_a_command_is_completed_and_sent_by_keyboard_alone(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.keys.type("/ro")
    option = bo.suggested
    await expect(option).to_contain_text("/roll")
    await expect(option).to_contain_text("Roll dice for everybody to see")
    await bo.keys.press("Enter")
    word = bo.page.get_by_role("combobox", name="word")
    await expect(word).to_be_focused()
    await bo.keys.type("To")
    await expect(bo.page.locator(".suggestion")).to_have_text(["Tower of Bo", "Town of Bo"])
    await bo.keys.press("ArrowDown")
    await bo.keys.press("Enter")
    await expect(word).to_have_value("Town of Bo")
    await bo.keys.press("Tab")
    await expect(bo.button("+ count")).to_be_focused()
    await bo.keys.press("Enter")
    await bo.keys.type("12")
    await bo.keys.press("Enter")
    await expect(bo.page.get_by_role("alert").get_by_text("from 1 to 10")).to_be_visible()
    await bo.keys.press("Backspace")
    await bo.keys.press("Tab")
    await bo.keys.press("Enter")
    await bo.keys.press("ArrowDown")
    await bo.keys.press("Enter")
    await bo.keys.press("Enter")
    await bo.sees("Town × 1, open: False")
    await expect(bo.box).to_be_focused()


async def test_commands_speak_the_persons_language(looks: Looks) -> None:
    anna = await looks.tab("anna")
    await anna.keys.type("/spe")
    option = anna.suggested
    await expect(option).to_contain_text("/spela")
    await expect(option).to_contain_text("Öppna ett bord i den här kanalen")
    await anna.keys.press("Tab")
    await expect(anna.page.get_by_role("combobox", name="spel")).to_be_focused()
    await anna.keys.type("ordet")
    await anna.keys.press("Enter")
    await anna.keys.press("Enter")
    await anna.sees("Ordet fanger")


async def test_escape_leaves_a_command_without_sending_it(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.keys.type("/play ")
    await expect(bo.page.get_by_role("combobox", name="game")).to_be_focused()
    await bo.keys.press("Escape")
    await bo.keys.press("Escape")
    await expect(bo.box).to_be_focused()
    await expect(bo.messages).to_have_count(0)


async def test_a_command_that_nobody_answers_has_failed(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.command("sulk")
    await expect(bo.page.locator(".local-line")).to_have_text("Sending /sulk …")
    failure = bo.page.locator(".local-line.failure")
    await expect(failure).to_contain_text("/sulk: the application did not respond")
    await failure.get_by_role("button", name="Dismiss").click()
    await expect(failure).to_have_count(0)


async def test_the_bot_thinks_and_answers_to_one_alone(looks: Looks) -> None:
    THOUGHT.clear()
    bo = await looks.tab("bo")
    await bo.command("think")
    thinking = await bo.sees("Spelvärden is thinking …")
    await expect(thinking).to_contain_text("Only you can see this")
    THOUGHT.set()
    answer = await bo.sees("It is 42")
    assert looks.world.anna.sees(looks.world.table) == []
    await answer.get_by_role("button", name="Dismiss").click()
    await expect(answer).to_have_count(0)


async def test_a_bot_without_games_is_welcome_too(
    chromium: Browser, of_its_own: Playground
) -> None:
    """The page is another bot's as well: it says what that bot is called, and how to ask it."""
    application = of_its_own.seeded("Dice")
    headers = {"Authorization": f"Bot {application.token}"}
    body = {"name": "dice", "description": "A die"}
    async with aiohttp.ClientSession(of_its_own.url, headers=headers) as http:
        await http.post(f"/api/v10/applications/{application.id}/commands", json=body)
    tab = await chromium.new_page()
    await tab.goto(f"{of_its_own.url}/#anna")
    await expect(tab.locator(".welcome")).to_contain_text("se vad Dice kan")
    await expect(tab.locator(".welcome")).not_to_contain_text("Välj ett")
    await tab.close()
