"""A turn in one modal of the real bot's, by keyboard and on a phone."""

from __future__ import annotations

from playwright.async_api import Locator, expect

from bot.playground.people.views import SeenMessage
from tests.browser.looking import PHONE, Looks, Tab
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import Stage
from tests.chat_end_to_end.turns import close, until_offered


async def until_turn(aloof: Looks, host: Stage, game: str, ask: str) -> tuple[str, SeenMessage]:
    """Plays until somebody is offered this; who, and the board."""
    players = [Player(aloof.world.anna, 1), Player(aloof.world.bo, 2)]
    channel = aloof.world.anna.channel(aloof.world.table).id
    board = await start(host, channel, game, players)
    player, modal = await until_offered(board, players, ask)
    await close(player, modal)
    return "anna" if player.someone is aloof.world.anna else "bo", player.newest(board)


async def open_turn(tab: Tab, name: str) -> Locator:
    """By the board's *Play*: a hand may offer a way to play that is called so too."""
    fair_play = tab.page.get_by_role("button", name="Fair play", exact=True)
    board = tab.messages.filter(has=fair_play).last
    modal = tab.page.get_by_role("dialog", name=name)
    await tab.press(board.get_by_role("button", name="Play", exact=True), until=modal)
    return modal


async def test_an_attack_by_keyboard_alone(aloof: Looks, host: Stage) -> None:
    who, _ = await until_turn(aloof, host, "storma_slottet", "attack")
    tab = await aloof.tab(who)
    await tab.opens(aloof.world.table)
    modal = await open_turn(tab, "Storma slottet!")
    attack = modal.get_by_role("radio", name="Attack")
    await expect(modal.get_by_role("radio").first).to_be_focused()
    await tab.keys.press("Space")
    while not await attack.is_checked():
        await tab.keys.press("ArrowDown")
    await tab.shot("turn-storma")
    cards = modal.get_by_role("group", name="Attack")
    if await cards.get_by_role("checkbox").count():
        await cards.get_by_role("checkbox").first.focus()
        await tab.keys.press("Space")
    else:
        await modal.get_by_role("button", name="Attack").focus()
        await tab.keys.press("Enter")
        await tab.keys.press("Enter")
        await tab.keys.press("Control+Enter")
    await tab.shot("turn-storma-chosen")
    await modal.get_by_role("button", name="Send").focus()
    await tab.keys.press("Enter")
    await expect(modal).to_have_count(0)
    await tab.sees(" attacks the ")


async def test_activate_on_a_phone(aloof: Looks, host: Stage) -> None:
    who, _ = await until_turn(aloof, host, "riftforce", "activate")
    phone = await aloof.tab(who, viewport=PHONE, has_touch=True, is_mobile=True)
    if await phone.page.locator(".room-name").inner_text() != aloof.world.table:
        await phone.page.get_by_role("button", name="show the channels").tap()
        await phone.page.locator(f'[data-channel="{aloof.world.table}"]').tap()
    modal = await open_turn(phone, "Riftforce")
    await phone.shot("turn-riftforce-phone")
    await modal.get_by_role("radio", name="Activate").first.tap()
    too_wide = await modal.evaluate("each => each.scrollWidth > each.clientWidth + 1")
    assert not too_wide
    send = modal.get_by_role("button", name="Send")
    await modal.get_by_role("group", name="Activate").first.get_by_role("radio").first.tap()
    await send.scroll_into_view_if_needed()
    await phone.shot("turn-riftforce-phone-end")
    await expect(send).to_be_in_viewport()
    await send.tap()
    await expect(modal).to_have_count(0)
    await phone.sees("discards")


async def test_a_refused_turn_is_opened_again(aloof: Looks, host: Stage) -> None:
    who, _ = await until_turn(aloof, host, "storma_slottet", "attack")
    tab = await aloof.tab(who)
    await tab.opens(aloof.world.table)
    modal = await open_turn(tab, "Storma slottet!")
    await modal.get_by_role("radio", name="Attack").check()
    await modal.get_by_role("button", name="Send").click()
    whisper = await tab.sees("Only you can see this")
    await expect(whisper).to_contain_text("Choose")
    await tab.shot("turn-refused")
    await whisper.get_by_role("button", name="Again").click()
    await expect(modal.get_by_role("radio", name="Attack")).to_be_checked()


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
    await expect(question.get_by_role("button", name="Go on playing")).to_be_visible()
    await question.get_by_role("button", name="Give up").focus()
    await phone.keys.press("Enter")
    await phone.sees("You gave up.")
    await phone.sees("gave up: the win goes to")
    await phone.shot("give-up-over-phone")
