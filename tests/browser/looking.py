"""A person in front of the page: what a test does and sees, in the words of somebody who looks."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.stage import World

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 40_000
"""Milliseconds, for a machine that does something else besides."""
expect.set_options(PATIENCE)
SHOTS = os.environ.get("PAGE_SHOTS")
"""A folder for pictures of what was tested, for people to look at."""


class Looks:
    """Opens windows on a test's world, and closes them; nothing may have gone wrong in any."""

    def __init__(self, chromium: Browser, world: World) -> None:
        self.world = world
        self._chromium = chromium
        self._contexts: list[BrowserContext] = []
        self._wrong: list[str] = []
        self.expected = ["WebSocket connection", "ERR_CONNECTION"]
        """What errors that a test brings about itself say."""

    async def browser(self, **options: Any) -> BrowserContext:
        settings = {"viewport": DESKTOP, "color_scheme": "dark", "reduced_motion": "reduce"}
        context = await self._chromium.new_context(**(settings | options))
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        return context

    async def tab(self, who: str, context: BrowserContext | None = None, **options: Any) -> Tab:
        """A tab in which one is `who` ("anna", or "anna+bo" side by side)."""
        context = context or await self.browser(**options)
        page = await context.new_page()
        self._listen(page)
        tab = Tab(page, self.world)
        await tab.go(who)
        return tab

    def _listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self._wrong.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and not any(expected in text for expected in self.expected):
            self._wrong.append(text)

    async def close(self) -> None:
        for context in self._contexts:
            await context.close()
        assert not self._wrong, self._wrong


class Tab:
    def __init__(self, page: Page, world: World) -> None:
        self.page = page
        self.world = world
        self.keys = page.keyboard

    async def go(self, who: str) -> None:
        hash_of = {"anna": self.world.anna, "bo": self.world.bo}
        names = "+".join(hash_of[name].me.username for name in who.split("+"))
        await self.page.goto(f"{self.world.stage.playground.url}/#{names}")
        await expect(self.box).to_be_visible()

    def view(self, who: str) -> Locator:
        """One person's side of a split view."""
        someone = {"anna": self.world.anna, "bo": self.world.bo}[who]
        return self.page.locator(f'[data-person="{someone.me.username}"]')

    @property
    def box(self) -> Locator:
        return self.page.locator(".pane:not([hidden]) .box").first

    @property
    def messages(self) -> Locator:
        return self.page.locator(".pane:not([hidden]) .message")

    def message(self, text: str) -> Locator:
        return self.messages.filter(has_text=text).last

    @property
    def suggested(self) -> Locator:
        """What would be taken by Enter, of what is suggested above the message box."""
        return self.page.locator(".suggestions").get_by_role("option", selected=True)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True).last

    async def sees(self, text: str) -> Locator:
        message = self.message(text)
        await expect(message).to_be_visible()
        return message

    async def writes(self, text: str) -> None:
        await self.box.fill(text)
        await self.box.press("Enter")
        await expect(self.box).to_have_value("")

    async def opens(self, channel: str) -> None:
        await self.page.locator(f'[data-channel="{channel}"]').click()
        await expect(self.page.locator(".room-name")).to_have_text(channel)

    async def command(self, name: str) -> None:
        """A command without options, by the keyboard."""
        await self.box.press_sequentially(f"/{name} ")
        await expect(self.page.locator(".command-form")).to_be_visible()
        await self.keys.press("Enter")

    async def renews(self, message: Locator, button: Locator) -> None:
        """Presses by the keyboard what brings a new message in the place of this one."""
        former = await message.get_attribute("data-message")
        await button.press("Enter")
        await expect(self.page.locator(f'[data-message="{former}"]')).to_have_count(0)
        await expect(message).to_be_visible()

    async def shot(self, name: str) -> None:
        if SHOTS:
            await self.page.screenshot(path=Path(SHOTS) / f"{name}.png")


def containing(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))
