"""Pictures as Discord shows them: in the column, enlarged, described, changed without a flash."""

from __future__ import annotations

import asyncio
from typing import Literal

import pytest
from playwright.async_api import Locator, Route, expect

from bot.playground.people.actions import Upload
from tests.browser import axe
from tests.browser.looking import PHONE, Looks, Tab
from tests.browser.pictures import HEIGHT, WIDTH, board

WHOLE = "image => image.decode().then(() => image.naturalWidth)"


async def album(tab: Tab, count: int) -> Locator:
    await tab.box.press_sequentially("/album ")
    await tab.keys.type(f"{count}")
    await tab.keys.press("Enter")
    return await tab.sees(f"Album of {count}")


async def test_a_picture_tells_its_description_on_demand(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.command("picture")
    message = await bo.sees("The board")
    told = message.get_by_text("Anna leads 3 to 2")
    await expect(told).to_be_hidden()
    asked = message.get_by_role("button", name="Description of the picture")
    await asked.press("Enter")
    await expect(told).to_be_visible()
    image = message.get_by_alt_text("Anna leads 3 to 2")
    assert await image.evaluate(WHOLE) == WIDTH
    await message.get_by_role("button", name="Turn").click()
    changed = await bo.sees("The next board")
    await expect(
        changed.get_by_text("Bo leads 4 to 3")
    ).to_be_visible()  # the one who asked still sees


async def test_an_enlarged_picture_closes_and_gives_the_focus_back(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.command("picture")
    message = await bo.sees("The board")
    small = message.get_by_role("button", name="Enlarge the picture: Anna leads 3 to 2")
    large = bo.page.get_by_role("dialog", name="Anna leads 3 to 2")
    await small.press("Enter")
    await expect(large).to_be_visible()
    await bo.shot("picture-enlarged")
    await bo.keys.press("Escape")
    await expect(large).to_have_count(0)
    await expect(small).to_be_focused()
    await small.click()
    await bo.page.mouse.click(8, 300)
    await expect(large).to_have_count(0)
    await small.click()
    await large.get_by_role("button", name="Close").click()
    await expect(large).to_have_count(0)


async def test_the_focus_comes_back_to_a_picture_that_changed_meanwhile(looks: Looks) -> None:
    bo, anna = await looks.tab("bo"), await looks.tab("anna")
    await bo.command("picture")
    await (await bo.sees("The board")).get_by_role("button", name="Enlarge").press("Enter")
    await (await anna.sees("The board")).get_by_role("button", name="Turn").click()
    changed = await bo.sees("The next board")
    await bo.keys.press("Escape")
    await expect(changed.get_by_role("button", name="Enlarge")).to_be_focused()


async def test_arrow_keys_go_through_a_gallery(looks: Looks) -> None:
    bo = await looks.tab("bo")
    message = await album(bo, 3)
    await message.get_by_role("button", name="Enlarge the picture: Board 2").click()
    for key, seen in (("ArrowRight", 3), ("ArrowRight", 1), ("ArrowLeft", 3)):
        await bo.keys.press(key)
        large = bo.page.get_by_role("dialog", name=f"Board {seen}")
        await expect(large).to_contain_text(f"Picture {seen} of 3")
    await bo.page.get_by_role("button", name="Next picture").click()
    await expect(bo.page.get_by_role("dialog", name="Board 1")).to_be_visible()
    await bo.shot("picture-of-three")
    await bo.keys.press("Escape")
    await expect(message.get_by_role("button", name="Board 2")).to_be_focused()


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, PHONE])
async def test_a_gallery_fits_its_column(looks: Looks, viewport: dict[str, int]) -> None:
    bo = await looks.tab("bo", viewport=viewport)
    for count in (1, 2, 3, 4, 5, 7, 10):
        message = await album(bo, count)
        await expect(message.locator(".gallery img")).to_have_count(count)
        await bo.shot(f"album-{viewport['width']}-{count}")
        frames = [await each.bounding_box() for each in await message.locator(".frame").all()]
        column = await message.locator(".message-main").bounding_box()
        assert column is not None
        for box in frames:
            assert box is not None and box["width"] > 60
            assert box["x"] + box["width"] <= column["x"] + column["width"] + 1
            if count == 1:  # which alone is shown whole
                assert abs(box["width"] / box["height"] - WIDTH / HEIGHT) < 0.02


async def test_a_picture_has_its_place_before_it_is_there(looks: Looks) -> None:
    bo = await looks.tab("bo")
    await bo.page.route("**/cdn/**", lambda route: route.abort())
    looks.expected.append("ERR_FAILED")
    await bo.command("picture")
    frame = (await bo.sees("The board")).locator(".frame")
    box = await frame.bounding_box()
    assert box is not None
    assert (round(box["width"]), round(box["height"])) == (WIDTH, HEIGHT)


async def test_an_edit_that_replaces_a_picture_shows_no_flash(looks: Looks) -> None:
    """What was seen stays until what comes after it can be seen."""
    bo = await looks.tab("bo")
    await bo.command("picture")
    message = await bo.sees("The board")
    assert await message.locator(".enlarge img").evaluate(WHOLE) == WIDTH
    arrive = await _held_back(bo)
    looks.expected.append("404")  # held back, the old one is asked for again when it is gone
    await message.get_by_role("button", name="Turn").click()
    changed = await bo.sees("The next board")
    before = changed.locator("img.leaving")
    await expect(before).to_be_visible()
    assert await before.evaluate("image => image.complete && image.naturalWidth") == WIDTH
    arrive.set()
    await expect(before).to_have_count(0)
    assert await changed.get_by_alt_text("Bo leads 4 to 3").evaluate(WHOLE) == WIDTH


async def _held_back(tab: Tab) -> asyncio.Event:
    """Pictures come only once this is set."""
    arrive = asyncio.Event()

    async def wait(route: Route) -> None:
        await arrive.wait()
        await route.continue_()

    await tab.page.route("**/cdn/**", wait)
    return arrive


async def test_a_text_that_changes_leaves_the_picture_alone(looks: Looks) -> None:
    bo = await looks.tab("bo")
    picture = Upload(name="a.png", content=board(), content_type="image/png", alt="Four cards")
    written = await looks.world.bo.write(looks.world.table, "Look", files=[picture])
    image = (await bo.sees("Look")).get_by_alt_text("Four cards")
    assert await image.evaluate(WHOLE) == WIDTH
    await image.evaluate("image => { image.known = true }")
    await looks.world.bo.edit(written, "Look again")
    again = (await bo.sees("Look again")).get_by_alt_text("Four cards")
    assert await again.evaluate("image => image.known && image.complete")


async def test_what_a_picture_shows_is_told_to_a_screen_reader(looks: Looks) -> None:
    bo, anna = await looks.tab("bo"), await looks.tab("anna")
    await anna.command("picture")
    await bo.sees("The board")
    await expect(bo.page.locator('[role="status"].unseen-text')).to_contain_text(
        "Anna leads 3 to 2"
    )


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_axe_finds_nothing_serious(looks: Looks, scheme: Literal["dark", "light"]) -> None:
    script = axe.source()
    if script is None:
        pytest.skip("axe-core is not on this machine, and npm can't fetch it.")
    bo = await looks.tab("bo", color_scheme=scheme, bypass_csp=True)
    message = await album(bo, 5)
    for asked in await message.get_by_role("button", name="Description").all():
        await asked.click()
    found = {"album": await axe.findings(bo.page, script)}
    await bo.shot(f"album-{scheme}")
    await message.get_by_role("button", name="Enlarge the picture: Board 2").click()
    found["enlarged"] = await axe.findings(bo.page, script)
    assert {place: wrong for place, wrong in found.items() if wrong} == {}
