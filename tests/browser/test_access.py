"""For everybody: keyboard, screen reader, small screens, dark and light."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.async_api import expect

from tests.browser import axe
from tests.browser.conftest import KNOWN
from tests.browser.looking import PHONE, Looks, Tab

LEAST_CONTRAST = 4.5


async def everything_shown(tab: Tab) -> None:
    """A lobby, a picture, an ephemeral answer, a failure, rich text: all that can be wrong."""
    await tab.page.locator('[data-game="riftforce"]').click()
    await tab.sees("Riftforce")
    await tab.command("picture")
    await tab.sees("The board")
    await tab.button("Hand").click()
    await tab.sees("Your hand")
    await tab.command("hostile")
    await tab.sees("<b>label</b>")
    await tab.world.anna.write(tab.world.channels["side"], f"<@{tab.world.bo.id}> come here")
    await expect(tab.page.locator('[data-channel="side"] .mark')).to_have_count(1)
    await tab.writes("# Title\n-# small ||spoiler|| `code`\n> quote\n- list\n```\nblock\n```")
    await tab.sees("Title")


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_axe_finds_nothing_serious(looks: Looks, scheme: Literal["dark", "light"]) -> None:
    script = axe.source()
    if script is None:
        pytest.skip("axe-core is not on this machine, and npm can't fetch it.")
    bo = await looks.tab("bo", color_scheme=scheme, bypass_csp=True)
    found = {"welcome": await axe.findings(bo.page, script)}
    await everything_shown(bo)
    found["messages"] = await axe.findings(bo.page, script)
    await bo.shot(f"everything-{scheme}")
    await bo.page.locator("[data-control]").click()
    await expect(bo.page.locator("[data-dms]").first).to_be_visible()
    found["control"] = await axe.findings(bo.page, script)
    await bo.button("Close").click()
    await bo.page.locator(".select").first.click()
    found["select"] = await axe.findings(bo.page, script)
    await bo.keys.press("Escape")
    await bo.keys.type("/")
    await expect(bo.suggested).to_be_visible()
    found["suggestions"] = await axe.findings(bo.page, script)
    await bo.keys.type("hero ")
    await bo.keys.press("Enter")
    await expect(bo.page.get_by_role("dialog")).to_be_visible()
    found["modal"] = await axe.findings(bo.page, script)
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


async def test_on_a_phone_a_new_table_is_offered_within_the_screen(looks: Looks) -> None:
    phone = await looks.tab("bo", viewport=PHONE, has_touch=True, is_mobile=True)
    await phone.writes("Anyone for a game?")
    await phone.button("New table").tap()
    games = phone.page.locator("[popover] .game")
    await expect(games).to_have_count(4)
    await expect(games.first).to_be_in_viewport(ratio=1)
    box = await games.first.bounding_box()
    assert box is not None and box["width"] > PHONE["width"] * 0.8
    await games.first.tap()
    await expect(phone.page.locator("[popover]")).to_have_count(0)


async def test_a_game_looks_as_whoever_started_the_playground_says(looks: Looks) -> None:
    anna = await looks.tab("anna")
    known = anna.page.locator('[data-game="riftforce"]')
    await expect(known).to_contain_text(KNOWN.emblem)
    await expect(known).to_contain_text(KNOWN.about["sv"])
    await expect(known).to_contain_text("2–4 spelare")
    assert await known.locator("img").evaluate("image => image.decode().then(() => image.width)")
    assert await known.evaluate("card => card.style.getPropertyValue('--suit')") == KNOWN.colour
    other = anna.page.locator('[data-game="supertrumf"]')
    await expect(other).to_contain_text("Supertrumf Fantasy")
    await expect(other.locator("svg")).to_have_count(1)
    await expect(other.locator("img")).to_have_count(0)


async def test_a_game_whose_picture_cannot_be_had_has_its_emblem(looks: Looks) -> None:
    anna = await looks.tab("anna")
    looks.expected.append("ERR_FAILED")
    await anna.page.route("**/page/pictures/**", lambda route: route.abort())
    await anna.page.reload()
    known = anna.page.locator('[data-game="riftforce"]')
    await expect(known).to_contain_text(KNOWN.emblem)
    await expect(known.locator("img")).to_have_count(0)


async def test_on_a_phone_the_side_is_gone_when_one_comes_back_to_somebody(looks: Looks) -> None:
    phone = await looks.tab("bo", viewport=PHONE, has_touch=True, is_mobile=True)
    for person in (looks.world.anna, looks.world.bo):
        await phone.page.locator(".pane:not([hidden]) .side-button").tap()
        await phone.page.locator(f'[data-become="{person.me.username}"]').tap()
        await expect(phone.page.locator(".pane:not([hidden])")).to_have_attribute(
            "data-person", person.me.username
        )
        await expect(phone.page.locator('[data-channel="side"]')).to_be_hidden()


async def test_a_phone_shows_everything_without_scrolling_sideways(looks: Looks) -> None:
    phone = await looks.tab("bo", viewport=PHONE, has_touch=True, is_mobile=True)
    await phone.shot("phone-welcome")
    await everything_shown(phone)
    for part in ("html", ".scroller", ".message"):
        too_wide = await phone.page.locator(part).evaluate_all(
            "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).length"
        )
        assert too_wide == 0, part
    await phone.shot("phone-messages")
    channel = phone.page.locator('[data-channel="side"]')
    await expect(channel).to_be_hidden()
    await phone.page.get_by_role("button", name="show the channels").tap()
    await expect(channel).to_be_visible()
    await phone.shot("phone-side")
    await channel.tap()
    await expect(phone.page.locator(".room-name")).to_have_text("side")
    await expect(channel).to_be_hidden()


async def test_all_is_reached_by_keyboard(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await looks.world.anna.write(looks.world.table, "one")
    await looks.world.anna.write(looks.world.table, "two")
    await bo.sees("two")
    await bo.page.locator(".scroller").focus()
    await bo.keys.press("ArrowUp")
    await expect(bo.message("two")).to_be_focused()
    await bo.keys.press("ArrowUp")
    await expect(bo.message("one")).to_be_focused()
    await bo.keys.press("Tab")
    await expect(bo.message("one").get_by_role("button", name="React")).to_be_focused()
    await bo.keys.press("Enter")
    await expect(bo.button("👍")).to_be_focused()
    await bo.keys.press("Escape")
    await expect(bo.message("one").get_by_role("button", name="React")).to_be_focused()
    await bo.keys.type("typing goes to the box")
    await expect(bo.box).to_have_value("typing goes to the box")


async def test_one_need_not_tab_past_the_side(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.page.locator('[data-game="riftforce"]').click()
    lobby = await bo.sees("1 of 2 seats taken")
    await looks.world.anna.write(looks.world.table, "nothing to press here")
    await bo.sees("nothing to press here")
    first = bo.page.locator(":is(button, a, input, select, textarea, [tabindex='0']):visible")
    for number, skipping, reached in (
        (0, "Skip to the messages", bo.page.locator(".scroller")),
        (1, "Skip to the newest buttons", lobby.get_by_role("button", name="Hand")),
    ):
        skip = first.nth(number)
        await expect(skip).to_have_text(skipping)
        await skip.focus()
        await expect(skip).to_be_in_viewport(ratio=1)
        await bo.keys.press("Enter")
        await expect(reached).to_be_focused()


async def test_badges_can_be_read(looks: Looks) -> None:
    for scheme in ("dark", "light"):
        bo = await looks.tab("bo", color_scheme=scheme)
        await looks.world.anna.write(looks.world.channels["side"], f"<@{looks.world.bo.id}> come")
        badge = bo.page.locator('[data-channel="side"] .mark')
        await expect(badge).to_be_visible()
        ground, ink = await badge.evaluate(
            "badge => (s => [s.backgroundColor, s.color])(getComputedStyle(badge))"
        )
        assert contrast(ground, ink) >= LEAST_CONTRAST


def contrast(one: str, other: str) -> float:
    """As WCAG has it, of two colours as a browser writes them."""
    darker, lighter = sorted(map(luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    shares = (int(each) / 255 for each in re.findall(r"\d+", colour)[:3])
    linear = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return sum(w * s for w, s in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


async def test_an_emoji_beside_words_is_not_read_out(looks: Looks) -> None:
    bo = await looks.tab("bo")
    read = """([emoji, label]) => import("/page/message/button.js")
        .then(({button}) => button({label, emoji, style: 1}, {}).querySelector("img").alt)"""
    strength = {"id": "1", "name": "strength"}
    looks.expected.append("404")
    assert await bo.page.evaluate(read, [strength, "Play for Strength"]) == ""
    assert await bo.page.evaluate(read, [strength, None]) == "strength"
    told = bo.page.locator('[role="status"].unseen-text')
    for written, heard in (
        ("<:circle:1><:star:2> Joker of circle", "Anna: Joker of circle"),
        ("<:circle:1>", "Anna: circle"),
    ):
        await looks.world.anna.write(looks.world.table, written)
        await expect(told).to_have_text(heard)


async def test_what_comes_is_told_to_a_screen_reader(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await looks.world.anna.write(looks.world.table, "**Your** turn, ||Bo||")
    told = bo.page.locator('[role="status"].unseen-text')
    await expect(told).to_have_text("Anna: Your turn, Bo")


async def test_the_focus_stays_when_a_message_changes(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.page.locator('[data-game="riftforce"]').click()
    await bo.sees("1 of 2 seats taken")
    lobby = bo.message("Riftforce")
    await lobby.locator(".select").focus()
    anna = await looks.tab("anna")
    await (await anna.sees("1 of 2 seats taken")).get_by_role("button", name="Join").click()
    await bo.sees("2 of 2 seats taken")
    await expect(lobby.locator(".select")).to_be_focused()


async def test_the_focus_stays_when_another_message_goes(looks: Looks) -> None:
    """As an old hand does when a newer one has come. Where its own goes, the messages have it."""
    bo, anna = await looks.tab("bo"), looks.world.anna
    first = await anna.write(looks.world.table, "in the way")
    await anna.slash(looks.world.table, "play", game="riftforce")
    hand = (await bo.sees("1 of 2 seats taken")).get_by_role("button", name="Hand")
    await hand.press("Enter")
    dismiss = bo.message("Your hand").get_by_role("button", name="Dismiss")
    await hand.focus()
    await expect(dismiss).to_be_visible()
    await anna.delete(first)
    await expect(bo.message("in the way")).to_have_count(0)
    await expect(hand).to_be_focused()
    await dismiss.press("Enter")
    await expect(bo.page.locator(".scroller")).to_be_focused()


async def test_dark_and_light_can_be_chosen(looks: Looks) -> None:
    bo = await looks.tab("bo", color_scheme="light")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = await bo.page.evaluate(ground)
    await bo.button("Theme: same as the system").click()
    dark = await bo.page.evaluate(ground)
    assert dark != light
    await bo.page.reload()
    await expect(bo.box).to_be_visible()
    assert await bo.page.evaluate(ground) == dark
