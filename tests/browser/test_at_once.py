"""One click on the first page, and one plays against the bot player."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from bot.playground.people.actions import SetLocale
from tests.browser.looking import DESKTOP, Looks, Tab
from tests.browser.test_lobby import NARROW, phone_of
from tests.chat_end_to_end.stage import Stage

GAMES = ("ordet_fanger", "riftforce", "storma_slottet", "supertrumf")
TWO_LINES = 30
"""Pixels: no single small line is as high."""
LABELS = {
    "sv-SE": "Spela mot mig nu",
    "no": "Spill mot meg nå",
    "de": "Jetzt gegen mich spielen",
    "en-GB": "Play against me now",
}


def shortcut(tab: Tab, game: str) -> Locator:
    return tab.page.locator(f'[data-shortcut="{game}"]')


async def sees_a_match(tab: Tab, game: str) -> None:
    await expect(tab.message("Pause")).to_contain_text("Spelvärden (easy)")
    if game != "ordet_fanger":
        await tab.sees("Only you can see this")


@pytest.mark.parametrize("game", GAMES)
async def test_one_click_begins_a_match(guests: Looks, host: Stage, game: str) -> None:
    tab = await guests.tab("anna", viewport=DESKTOP)
    await tab.opens(guests.world.table)
    await tab.shot(f"first-{game}")
    await shortcut(tab, game).click()
    await sees_a_match(tab, game)
    await tab.shot(f"at-once-{game}")


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_one_tap_on_a_phone(guests: Looks, host: Stage, scheme: str) -> None:
    phone = await phone_of(guests, "bo", color_scheme=scheme)
    await shortcut(phone, "supertrumf").scroll_into_view_if_needed()
    await phone.shot(f"first-phone-{scheme}")
    welcome = phone.page.locator(".welcome")
    assert not await welcome.evaluate("each => each.scrollWidth > each.clientWidth + 1")
    await shortcut(phone, "supertrumf").tap()
    await sees_a_match(phone, "supertrumf")
    sealed = phone.page.locator(".small").filter(has_text="🔒")
    await expect(sealed).to_have_count(1)
    assert await sealed.evaluate("each => each.getClientRects().length") == 1
    assert await sealed.evaluate("each => each.offsetHeight") < TWO_LINES
    await phone.shot(f"at-once-phone-{scheme}")


async def test_by_keyboard_from_the_list_of_games(guests: Looks, host: Stage) -> None:
    tab = await guests.tab("anna")
    await tab.opens(guests.world.table)
    await tab.button("New table").focus()
    await tab.keys.press("Enter")
    games = tab.page.locator(".games-popover")
    await expect(games.locator(".game").first).to_be_focused()
    await tab.keys.press("Tab")
    await expect(games.locator(".game-shortcut").first).to_be_focused()
    await tab.keys.press("Tab")
    await tab.keys.press("Shift+Tab")
    await tab.keys.press("Enter")
    await expect(tab.message("Pause")).to_contain_text("Spelvärden (easy)")


@pytest.mark.parametrize("locale", LABELS)
async def test_it_is_said_in_each_language(guests: Looks, host: Stage, locale: str) -> None:
    await guests.world.anna.act(SetLocale(locale=locale))
    tab = await guests.tab("anna", viewport=NARROW)
    await expect(shortcut(tab, "riftforce").first).to_have_text(LABELS[locale])
    await tab.shot(f"first-{locale}")


async def test_who_has_told_of_none_has_none(looks: Looks) -> None:
    tab = await looks.tab("anna")
    await tab.opens("table")
    await expect(tab.page.locator('[data-game="riftforce"]').first).to_be_visible()
    await expect(tab.page.locator("[data-shortcut]")).to_have_count(0)
