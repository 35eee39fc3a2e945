"""Turns of the real bot's by *Play* on the board, by keyboard and on a phone."""

from __future__ import annotations

import re

from playwright.async_api import Locator, expect

from tests.browser.looking import PHONE, Looks, Tab
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import Stage
from tests.chat_end_to_end.turns import until_offered

CARD = re.compile(r"^[A-Z]\w+ [567]$")


async def until_turn(aloof: Looks, host: Stage, game: str, ask: str) -> str:
    """Plays until somebody is offered this; who."""
    players = [Player(aloof.world.anna, 1), Player(aloof.world.bo, 2)]
    channel = aloof.world.anna.channel(aloof.world.table).id
    board = await start(host, channel, game, players)
    player, _ = await until_offered(board, players, ask)
    return "anna" if player.someone is aloof.world.anna else "bo"


async def open_hand(tab: Tab, shown: str) -> Locator:
    """By the board's *Play*. The hand that was there before goes then."""
    fair_play = tab.page.get_by_role("button", name="Fair play", exact=True)
    board = tab.messages.filter(has=fair_play).last
    hand = tab.messages.filter(has_text="Only you can see this").filter(has_text=shown).last
    await tab.renews(hand, board.get_by_role("button", name="Play", exact=True))
    return hand


async def test_a_play_by_keyboard_alone(aloof: Looks, host: Stage) -> None:
    who = await until_turn(aloof, host, "riftforce", "play")
    tab = await aloof.tab(who)
    await tab.opens(aloof.world.table)
    hand = await open_hand(tab, "One to three cards")
    await tab.shot("turn-riftforce")
    where = hand.get_by_role("button", name="Location 3", exact=True)
    await hand.get_by_role("button", name=CARD).first.press("Enter")
    await expect(where).to_be_visible()
    await expect(hand.get_by_role("button", name=re.compile("^✓ 1"))).to_be_visible()
    await tab.shot("turn-riftforce-picked")
    await where.press("Enter")
    await tab.sees("You play")


async def test_activate_on_a_phone(aloof: Looks, host: Stage) -> None:
    who = await until_turn(aloof, host, "riftforce", "activate")
    phone = await aloof.tab(who, viewport=PHONE, has_touch=True, is_mobile=True)
    if await phone.page.locator(".room-name").inner_text() != aloof.world.table:
        await phone.page.get_by_role("button", name="show the channels").tap()
        await phone.page.locator(f'[data-channel="{aloof.world.table}"]').tap()
    hand = await open_hand(phone, "Activate")
    await hand.get_by_role("button", name="Activate", exact=True).tap()
    await expect(hand.get_by_role("button", name="Back", exact=True)).to_be_visible()
    await phone.shot("turn-riftforce-phone")
    too_wide = await hand.evaluate("each => each.scrollWidth > each.clientWidth + 1")
    assert not too_wide
    discard = hand.get_by_role("button", name=CARD)
    if await discard.count():
        await discard.first.tap()
    else:
        await hand.locator("[aria-haspopup]").first.tap()
        await phone.page.locator("[role=listbox] [role=option]").first.tap()
    await phone.sees("discards")


async def test_giving_up_on_a_phone_by_keyboard(aloof: Looks, host: Stage) -> None:
    players = [Player(aloof.world.anna, 1), Player(aloof.world.bo, 2)]
    channel = aloof.world.anna.channel(aloof.world.table).id
    await start(host, channel, "storma_slottet", players)
    phone = await aloof.tab("anna", viewport=PHONE, has_touch=True, is_mobile=True)
    if await phone.page.locator(".room-name").inner_text() != aloof.world.table:
        await phone.page.get_by_role("button", name="show the channels").tap()
        await phone.page.locator(f'[data-channel="{aloof.world.table}"]').tap()
    await phone.button("My hand").tap()
    hand = await phone.sees("Only you can see this")
    await phone.shot("give-up-hand-phone")
    await hand.get_by_role("button", name="Give up").focus()
    await phone.keys.press("Enter")
    question = await phone.sees("If you give up, the match ends here")
    await phone.shot("give-up-asked-phone")
    await expect(question.get_by_role("button", name="Keep playing")).to_be_visible()
    await question.get_by_role("button", name="Give up").focus()
    await phone.keys.press("Enter")
    await phone.sees("You gave up.")
    await phone.sees("gave up: the win goes to")
    await phone.shot("give-up-over-phone")
