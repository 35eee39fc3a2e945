"""One person after another, two side by side, and each in a language of their own."""

from __future__ import annotations

from playwright.async_api import expect

from bot.playground.control import SetDMs
from tests.browser.looking import Looks


async def test_switching_keeps_each_persons_own_view(looks: Looks) -> None:
    tab = await looks.tab("anna")
    await tab.box.fill("half a thought")
    await tab.page.locator(f'[data-become="{looks.world.bo.me.username}"]').click()
    await expect(tab.view("bo").locator(".me")).to_contain_text("You areBo")
    await expect(tab.view("anna")).to_have_count(0)
    await tab.opens("side")
    await tab.page.locator(f'[data-become="{looks.world.anna.me.username}"]').click()
    await expect(tab.page.locator(".room-name")).to_have_text("table")
    await expect(tab.box).to_have_value("half a thought")
    await tab.page.go_back()
    await expect(tab.page.locator(".room-name")).to_have_text("side")


async def test_two_people_side_by_side(looks: Looks) -> None:
    tab = await looks.tab("anna", viewport={"width": 1600, "height": 900})
    await tab.page.locator(f'[data-beside="{looks.world.bo.me.username}"]').click()
    anna, bo = tab.view("anna"), tab.view("bo")
    await anna.locator('[data-game="riftforce"]').click()
    await bo.get_by_role("button", name="Join").click()
    await expect(anna.get_by_text("2 of 2 seats taken")).to_be_visible()
    await bo.get_by_role("button", name="Hand").click()
    await expect(bo.locator(".message", has_text="Your hand")).to_be_visible()
    await expect(anna.locator(".message", has_text="Your hand")).to_have_count(0)
    await expect(anna.locator(".box")).to_have_attribute("placeholder", "Skriv i #table")
    await expect(bo.locator(".box")).to_have_attribute("placeholder", "Write in #table")
    await tab.shot("split")
    await bo.get_by_role("button", name="Close this side").click()
    await expect(bo).to_have_count(0)


async def test_one_persons_modal_leaves_the_other_free(looks: Looks) -> None:
    tab = await looks.tab("anna+bo")
    anna, bo = tab.view("anna"), tab.view("bo")
    await bo.locator(".box").press_sequentially("/hero ")
    await tab.keys.press("Enter")
    await expect(bo.get_by_role("dialog")).to_be_visible()
    await anna.locator(".box").fill("I can still write")
    await anna.locator(".box").press("Enter")
    await expect(anna.locator(".message")).to_contain_text("I can still write")


async def test_the_language_is_the_persons_discord_language(looks: Looks) -> None:
    anna = await looks.tab("anna")
    await anna.page.get_by_role("combobox", name="Språk").select_option("de")
    await expect(anna.box).to_have_attribute("placeholder", "Schreib in #table")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    (me,) = [p for p in await looks.world.stage.client.people() if p.id == looks.world.anna.id]
    assert me.locale == "de"


async def test_whoever_comes_for_the_first_time_is_somebody_of_the_browsers_language(
    looks: Looks,
) -> None:
    for locale, language in (("sv-FI", "sv"), ("en-US", "en-GB")):
        page = await (await looks.browser(locale=locale)).new_page()
        await page.goto(looks.world.stage.playground.url)
        await expect(page.locator("html")).to_have_attribute("lang", language)
        await expect(page.locator(".me")).to_be_visible()


async def test_somebody_new_comes_in(looks: Looks) -> None:
    anna = await looks.tab("anna")
    await anna.page.locator(".new-person").click()
    await anna.page.get_by_label("Vad ska hen heta?").fill("Åsa Öst")
    await anna.button("Lägg till").click()
    await expect(anna.page.locator(".pane:not([hidden]) .me")).to_contain_text("Åsa Öst")
    await anna.writes("Hej!")
    await looks.world.bo.until_sees("Hej!")


async def test_a_closed_dm(looks: Looks) -> None:
    anna = await looks.tab("anna")
    await anna.command("deal")
    await anna.sees("Dealt.")
    await expect(anna.page.locator('[data-channel="Spelvärden"] .mark')).to_contain_text("1")
    await anna.page.locator("[data-control]").click()
    await anna.page.locator(f'[data-dms="{looks.world.anna.me.username}"]').uncheck()
    await expect(anna.page.get_by_text("Stängt för direktmeddelanden.")).to_be_visible()
    await anna.shot("control")
    await anna.button("Stäng").click()
    await anna.command("deal")
    await anna.sees("Your direct messages are closed.")


async def test_a_refusal_is_told_in_the_persons_language(looks: Looks) -> None:
    anna = await looks.tab("anna")
    bo = looks.world.bo
    await looks.world.stage.client.order(SetDMs(person=bo.id, open=False))
    await looks.world.anna.open_dm(bo.id)
    await anna.opens("Bo")
    await anna.box.fill("Hej!")
    await anna.box.press("Enter")
    await expect(anna.page.locator(".toast")).to_have_text(
        "Det gick inte fram: Bo tar inte emot meddelanden från dig."
    )
