"""The bot's processes in the control panel, where there are two."""

from pathlib import Path

from playwright.async_api import Browser, expect

from tests.cli.two_processes import two_processes


async def test_one_is_killed_by_a_button_and_the_other_is_at_work(
    chromium: Browser, tmp_path: Path
) -> None:
    async with two_processes(tmp_path) as pair:
        tab = await chromium.new_page()
        await tab.goto(f"{pair.playground.url}/#emma")
        await tab.locator("[data-control]").click()
        first, second = [tab.locator(f'[data-process="{number}"]') for number in (1, 2)]
        await expect(first).to_contain_text("Process 1 is at work")
        await expect(second).to_contain_text("Process 2 stands by")
        kill = first.get_by_role("button", name="Kill")
        await kill.focus()
        await tab.keyboard.press("Enter")
        await expect(second).to_contain_text("Process 2 is at work")
        await expect(first).to_contain_text("Process 1 stands by")
        await expect(kill).to_be_focused()
        await tab.close()
