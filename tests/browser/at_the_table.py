"""How somebody plays a match in the page: chooses what must be chosen, then presses the button."""

from __future__ import annotations

from playwright.async_api import Locator, expect

from bot.chat.custom_ids import Answering, Step, parse
from tests.browser.looking import Tab

MOST_STEPS = 150


class Player:
    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        controls = tab.page.locator(".components:not(:has([aria-disabled]))")
        self._hand = tab.messages.filter(has=controls).last
        self._unchosen = self._hand.locator(".select:enabled:not(:has(.select-chosen))")
        self._buttons = self._hand.locator(
            ".row .button.primary:enabled, .row .button.success:enabled"
        ).filter(has_not_text="✓")
        self._others = self._hand.locator(".row .button.secondary:enabled")
        self._turn = self._hand.filter(has_text="It’s your turn")
        self.over = tab.message("The match is over.")

    @property
    def must_act(self) -> Locator:
        return self._unchosen.or_(self._buttons).or_(self._turn).first

    async def plays_to_the_end(self) -> None:
        for _ in range(MOST_STEPS):
            await expect(self.must_act.or_(self.over).first).to_be_visible()
            if await self.over.is_visible():
                return
            await self.step()
        raise AssertionError("There was no end in sight.")

    async def step(self) -> None:
        """One choice, or one button; then the bot has answered."""
        if await self._unchosen.count():
            await self._choose(self._unchosen.first)
        elif await self._buttons.count():
            await self._buttons.first.click()
        elif (choice := await self._choice()) is not None:
            await choice.click()
        await expect(self.tab.page.locator('[aria-busy="true"]')).to_have_count(0)

    async def _choice(self) -> Locator | None:
        """The first button of a choice that is not picked, if there is any."""
        for button in await self._others.all():
            key = await button.get_attribute("data-key") or ""
            press = parse(key.removeprefix("use "))
            if isinstance(press, Answering) and press.step is Step.PICK:
                return button
        return None

    async def _choose(self, select: Locator) -> None:
        await select.click()
        choices = self.tab.page.locator("[popover] .choice")
        done = self.tab.page.locator("[popover] .choices-foot .button")
        await choices.first.click()
        if not await done.count():
            return
        for number in range(1, await choices.count()):
            if await done.is_enabled():
                break
            await choices.nth(number).click()
        await done.click()
