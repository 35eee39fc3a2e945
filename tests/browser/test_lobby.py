"""The lobby of the real bot's, its options in one modal and its boards: in the dark and in the
light, by keyboard, and on a phone."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from tests.browser.looking import Looks, Tab
from tests.chat_end_to_end.matches import open_table, play_turn
from tests.chat_end_to_end.player import Player, offers, table_of
from tests.chat_end_to_end.stage import Stage

NARROW = {"width": 400, "height": 844}
GAMES = ("ordet_fanger", "riftforce", "storma_slottet", "supertrumf")


async def lobby_of(guests: Looks, host: Stage, game: str) -> list[Player]:
    players = [Player(guests.world.anna, 1), Player(guests.world.bo, 2)]
    await open_table(host, guests.world.anna.channel(guests.world.table).id, game, players)
    return players


async def options_of(tab: Tab, name: str) -> Locator:
    """The modal, opened by keyboard."""
    await tab.button("Options").last.focus()
    await tab.keys.press("Enter")
    modal = tab.page.get_by_role("dialog", name=name)
    await expect(modal).to_be_visible()
    return modal


async def phone_of(guests: Looks, who: str, **options: str) -> Tab:
    phone = await guests.tab(who, viewport=NARROW, has_touch=True, is_mobile=True, **options)
    if await phone.page.locator(".room-name").inner_text() != guests.world.table:
        await phone.page.get_by_role("button", name="show the channels").tap()
        await phone.page.locator(f'[data-channel="{guests.world.table}"]').tap()
    return phone


async def test_options_by_keyboard_alone(guests: Looks, host: Stage) -> None:
    await lobby_of(guests, host, "riftforce")
    tab = await guests.tab("anna")
    await tab.opens(guests.world.table)
    modal = await options_of(tab, "Riftforce")
    await modal.get_by_role("radio", name="base set").focus()
    await tab.keys.press("ArrowDown")
    await expect(modal.get_by_role("radio", name="all eighteen")).to_be_checked()
    await modal.get_by_role("button", name="Send").focus()
    await tab.keys.press("Enter")
    await expect(modal).to_have_count(0)
    await tab.sees("Guilds: all eighteen. Otherwise standard rules.")
    await tab.button("More").last.focus()
    await tab.keys.press("Enter")
    await tab.sees("You opened this table")


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("game", ["ordet_fanger", "storma_slottet"])
async def test_the_modal_in_the_dark_and_in_the_light(
    guests: Looks, host: Stage, game: str, scheme: str
) -> None:
    await lobby_of(guests, host, game)
    tab = await guests.tab("anna", color_scheme=scheme)
    await tab.opens(guests.world.table)
    await tab.shot(f"lobby-{game}-{scheme}")
    await tab.button("Options").last.click()
    await expect(tab.page.get_by_role("dialog").first).to_be_visible()
    await tab.shot(f"options-{game}-{scheme}")


@pytest.mark.parametrize("game", GAMES)
async def test_lobby_options_and_board_on_a_phone(guests: Looks, host: Stage, game: str) -> None:
    players = await lobby_of(guests, host, game)
    phone = await phone_of(guests, "anna")
    for name in ("Options", "Rules", "More"):
        await expect(phone.button(name).last).to_be_in_viewport()
    await phone.shot(f"lobby-{game}-phone")
    await phone.button("Options").last.tap()
    modal = phone.page.get_by_role("dialog").last
    send = modal.get_by_role("button", name="Send")
    await expect(send).to_be_attached()
    await phone.shot(f"options-{game}-phone")
    assert not await modal.evaluate("each => each.scrollWidth > each.clientWidth + 1")
    await send.scroll_into_view_if_needed()
    await expect(send).to_be_in_viewport()
    await send.tap()
    await expect(send).to_have_count(0)
    channel = guests.world.anna.channel(guests.world.table).id
    await start_and_play(players, channel, game)
    await phone.sees("Fair play")
    await phone.shot(f"board-{game}-phone")
    page = phone.page.locator(".messages, main").first
    assert not await page.evaluate("each => each.scrollWidth > each.clientWidth + 1")


@pytest.mark.parametrize("width", [1280, 400])
async def test_pairs_and_the_young_by_name(guests: Looks, host: Stage, width: int) -> None:
    players = await lobby_of(guests, host, "ordet_fanger")
    seen = players[0].someone.sees(guests.world.anna.channel(guests.world.table).id)
    board = next(message for message in seen if offers(message, "more"))
    for _ in range(2):
        await players[0].press(players[0].newest(board), "bot")
    if width == NARROW["width"]:
        tab = await phone_of(guests, "anna")
    else:
        tab = await guests.tab("anna", viewport={"width": width, "height": 900})
        await tab.opens(guests.world.table)
    await tab.button("More").last.click()
    await tab.button("Teams and Young players").last.click()
    whisper = await tab.sees("Pair up: choose two")
    await whisper.locator(".select").first.click()
    choices = tab.page.get_by_role("listbox", name="Pair up: choose two")
    await choices.get_by_role("option").first.click()
    await choices.get_by_role("option").nth(2).click()
    await tab.shot(f"pairs-{width}")
    await tab.button("Done").click()
    await tab.sees("Teams: Anna & Spelvärden")
    await tab.message("Pair up: choose two").locator(".select").nth(1).click()
    await tab.page.get_by_role("listbox", name="Who is young?").get_by_role("option").first.click()
    modal = tab.page.get_by_role("dialog").last
    await expect(modal).to_be_visible()
    await tab.shot(f"young-{width}")
    await modal.get_by_role("textbox").fill("Animals")
    await modal.get_by_role("button", name="Send").click()
    await tab.sees("Young players: Anna (Animals)")
    await tab.shot(f"seating-{width}")
    for name in ("Cards & rounds", "Clock", "Duels", "Fine-tuning"):
        await tab.button(name).last.click()
        modal = tab.page.get_by_role("dialog").last
        await expect(modal).to_contain_text(name)
        await tab.shot(f"page-{name.split()[-1].lower()}-{width}")
        await tab.keys.press("Escape")
        await expect(modal).to_have_count(0)


async def start_and_play(players: list[Player], channel: str, game: str) -> None:
    seen = players[0].someone.sees(channel)
    board = next(message for message in seen if offers(message, "more"))
    await players[0].press(board, "start_here" if game == "ordet_fanger" else "start")
    if game == "ordet_fanger":
        return
    for _ in range(3):
        for player in players:
            await play_turn(player, board, table_of(board))
