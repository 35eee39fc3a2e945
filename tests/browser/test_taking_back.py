"""Taking a move back in the page: from the hand by keyboard, and what the others are asked on a
phone."""

from __future__ import annotations

from tests.browser.looking import PHONE, Looks
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.stage import Stage
from tests.chat_end_to_end.test_taking_back import moved


async def drafted(aloof: Looks, host: Stage, picks: int) -> list[Player]:
    """A match of Riftforce in which so many guilds have been picked; who has picked, in order."""
    players = [Player(aloof.world.anna, 1), Player(aloof.world.bo, 2)]
    channel = aloof.world.anna.channel(aloof.world.table).id
    board = await start(host, channel, "riftforce", players)
    await moved(board, players)
    return [await moved(board, players) for _ in range(picks)]


def name_of(player: Player, aloof: Looks) -> str:
    return "anna" if player.someone is aloof.world.anna else "bo"


async def test_a_slip_is_mended_by_keyboard_alone(aloof: Looks, host: Stage) -> None:
    (picker,) = await drafted(aloof, host, 1)
    tab = await aloof.tab(name_of(picker, aloof))
    await tab.opens(aloof.world.table)
    back = tab.button("Undo")
    await tab.renews(tab.messages.filter(has=back).last, tab.button("My hand"))
    await tab.shot("take-back")
    await back.focus()
    await tab.keys.press("Enter")
    await tab.sees("takes this back: ")
    await tab.shot("taken-back")


async def test_the_others_are_asked_on_a_phone(aloof: Looks, host: Stage) -> None:
    first, second = await drafted(aloof, host, 2)
    channel = aloof.world.anna.channel(aloof.world.table).id
    await first.someone.slash(channel, "undo")
    phone = await aloof.tab(name_of(second, aloof), viewport=PHONE, has_touch=True, is_mobile=True)
    if await phone.page.locator(".room-name").inner_text() != aloof.world.table:
        await phone.page.get_by_role("button", name="show the channels").tap()
        await phone.page.locator(f'[data-channel="{aloof.world.table}"]').tap()
    asked = await phone.sees("would like to take this back: ")
    await phone.shot("take-back-asked-phone")
    too_wide = await asked.evaluate("each => each.scrollWidth > each.clientWidth + 1")
    assert not too_wide
    await asked.get_by_role("button", name="All right").tap()
    await phone.sees("Everybody agreed, and ")
    await phone.shot("take-back-agreed-phone")
