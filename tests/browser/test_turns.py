"""A turn in one modal of the real bot's, by keyboard and on a phone."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from bot.playground.people.views import SeenMessage
from tests.browser.looking import PHONE, Looks, Tab
from tests.browser.stage import World
from tests.browser.test_matches import UNHURRIED
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import Stage, open_stage
from tests.chat_end_to_end.turns import close, until_offered


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def host(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    async with open_stage(tmp_path_factory.mktemp("turns") / "var", UNHURRIED) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def looks(chromium: Browser, host: Stage) -> AsyncIterator[Looks]:
    channel = await host.channel()
    anna = await host.person("Anna", "en-GB", open_dms=False)
    bo = await host.person("Bo", "en-GB", open_dms=False)
    opened = Looks(
        chromium, World(host, host.server, {"table": anna.channels[channel].name}, anna, bo)
    )
    yield opened
    await opened.close()


async def until_turn(looks: Looks, host: Stage, game: str, ask: str) -> tuple[str, SeenMessage]:
    """Plays until somebody is offered this; who, and the board."""
    players = [Player(looks.world.anna, 1), Player(looks.world.bo, 2)]
    channel = looks.world.anna.channel(looks.world.table).id
    board = await start(host, channel, game, players)
    player, modal = await until_offered(board, players, ask)
    await close(player, modal)
    return "anna" if player.someone is looks.world.anna else "bo", player.newest(board)


async def open_turn(tab: Tab, name: str) -> Locator:
    """By the board's *Play*: a hand may offer a way to play that is called so too."""
    fair_play = tab.page.get_by_role("button", name="Fair play", exact=True)
    board = tab.messages.filter(has=fair_play).last
    await board.get_by_role("button", name="Play", exact=True).focus()
    await tab.keys.press("Enter")
    modal = tab.page.get_by_role("dialog", name=name)
    await expect(modal).to_be_visible()
    return modal


async def test_an_attack_by_keyboard_alone(looks: Looks, host: Stage) -> None:
    who, _ = await until_turn(looks, host, "storma_slottet", "attack")
    tab = await looks.tab(who)
    await tab.opens(looks.world.table)
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


async def test_activate_on_a_phone(looks: Looks, host: Stage) -> None:
    who, _ = await until_turn(looks, host, "riftforce", "activate")
    phone = await looks.tab(who, viewport=PHONE, has_touch=True, is_mobile=True)
    if await phone.page.locator(".room-name").inner_text() != looks.world.table:
        await phone.page.get_by_role("button", name="show the channels").tap()
        await phone.page.locator(f'[data-channel="{looks.world.table}"]').tap()
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


async def test_a_refused_turn_is_opened_again(looks: Looks, host: Stage) -> None:
    who, _ = await until_turn(looks, host, "storma_slottet", "attack")
    tab = await looks.tab(who)
    await tab.opens(looks.world.table)
    modal = await open_turn(tab, "Storma slottet!")
    await modal.get_by_role("radio", name="Attack").check()
    await modal.get_by_role("button", name="Send").click()
    whisper = await tab.sees("Only you can see this")
    await expect(whisper).to_contain_text("Choose")
    await tab.shot("turn-refused")
    await whisper.get_by_role("button", name="Again").click()
    await expect(modal.get_by_role("radio", name="Attack")).to_be_checked()


async def test_giving_up_on_a_phone_by_keyboard(looks: Looks, host: Stage) -> None:
    players = [Player(looks.world.anna, 1), Player(looks.world.bo, 2)]
    channel = looks.world.anna.channel(looks.world.table).id
    await start(host, channel, "storma_slottet", players)
    phone = await looks.tab("anna", viewport=PHONE, has_touch=True, is_mobile=True)
    if await phone.page.locator(".room-name").inner_text() != looks.world.table:
        await phone.page.get_by_role("button", name="show the channels").tap()
        await phone.page.locator(f'[data-channel="{looks.world.table}"]').tap()
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
