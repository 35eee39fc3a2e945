"""What the bot was not allowed to show is shown as soon as it may: invited again, with a role or a
permission again, or called into a private thread again."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.chat.permissions import invitation
from bot.playground.client import all_text
from bot.playground.control import (
    AddMember,
    CreateServer,
    DeleteMessage,
    GiveRole,
    RemoveMember,
    SetOverwrite,
    SetRole,
)
from bot.playground.operations import threads
from bot.playground.people.actions import StartThread
from bot.playground.permissions import Permission
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player, must_act, table_of
from tests.chat_end_to_end.stage import ASKED_FOR, FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

ELSEWHERE = "Elsewhere"

Change = Callable[[Stage, str, bool], Awaitable[None]]
"""Takes something from the bot in a place, or gives it back."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def strict(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """A stage of its own: here Discord refuses what elsewhere it must not. Of another server the
    bot is never thrown out: people who are there too can be told things."""
    async with open_stage(tmp_path_factory.mktemp("strict") / "var", FULL_LIMITS) as opened:
        order = CreateServer(name=ELSEWHERE, owner=opened.owner.id)
        elsewhere = (await opened.client.order(order))["server"]
        await opened.client.order(AddMember(server=elsewhere, user=opened.bot))
        await until_logged(opened, "is on Discord")
        yield opened
        assert "Traceback" not in opened.log


async def until_logged(stage: Stage, text: str) -> None:
    """For what only the bot's log tells."""
    for _ in range(2_000):
        if text in stage.log:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"the log never told that {text}")


async def test_on_no_server_it_says_how_it_comes_to_one(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        await membership(stage, "", False)
        await stage.start_bot(SPELVARDEN_LOG="info")
        link = invitation(int(stage.bot))
        await until_logged(stage, f"is on Discord, in no servers yet. Invite it: {link}\n")


async def two(stage: Stage) -> list[Player]:
    guilds = stage.playground.core.world.guilds.values()
    elsewhere = str(next(guild.id for guild in guilds if guild.name == ELSEWHERE))
    players = [Player(await stage.person(name)) for name in ("Anna", "Bo")]
    for player in players:
        await stage.client.order(AddMember(server=elsewhere, user=player.someone.id))
    return players


def own_role(stage: Stage) -> str:
    roles = stage.playground.core.world.guilds[int(stage.server)].roles.values()
    return str(next(role.id for role in roles if role.managed_by == int(stage.bot)))


async def membership(stage: Stage, where: str, given: bool) -> None:
    kind = AddMember if given else RemoveMember
    await stage.client.order(kind(server=stage.server, user=stage.bot))


async def role(stage: Stage, where: str, given: bool) -> None:
    allowed = ASKED_FOR if given else 0
    order = SetRole(server=stage.server, role=own_role(stage), permissions=allowed)
    await stage.client.order(order)


async def role_of_its_own(stage: Stage, where: str, given: bool) -> None:
    role = own_role(stage)
    order = GiveRole(server=stage.server, user=stage.bot, role=role, taken=not given)
    await stage.client.order(order)


async def overwrite(stage: Stage, where: str, given: bool) -> None:
    denied = 0 if given else int(Permission.VIEW_CHANNEL)
    await stage.client.order(SetOverwrite(channel=where, target=stage.bot, deny=denied))


async def place_in_thread(stage: Stage, where: str, given: bool) -> None:
    if given:
        await stage.owner.write(where, f"Come back, <@{stage.bot}>!")
    else:
        core = stage.playground.core
        threads.leave(core, core.world.channels[int(where)], int(stage.bot))


async def place_in_thread_and_history(stage: Stage, where: str, given: bool) -> None:
    """The history is not what it is refused for."""
    channel = str(stage.playground.core.world.channels[int(where)].parent_id)
    denied = 0 if given else int(Permission.READ_MESSAGE_HISTORY)
    await stage.client.order(SetOverwrite(channel=channel, target=stage.bot, deny=denied))
    await place_in_thread(stage, where, given)


async def gone_and_back(
    stage: Stage, players: list[Player], spot: str, where: str, change: Change
) -> str:
    """What the opener is told when the board can't be shown; as soon as it may be, it is."""
    opener, board = players[0], await start(stage, spot, "storma_slottet", players)
    table = table_of(board)
    for player in players:
        await player.someone.until(lambda p=player: p.direct(table), "the hand")
    shown = all_text(opener.newest(board))
    await change(stage, where, False)
    hands = [(player, player.direct(table)) for player in players]
    player, hand = next((p, hand) for p, hand in hands if hand and must_act(hand))
    await player.act(hand)
    told = await opener.someone.until_sees("⚠️")
    assert all_text(opener.newest(board)) == shown
    await change(stage, where, True)
    await opener.someone.until(lambda: all_text(opener.newest(board)) != shown)
    return all_text(told)


@pytest.mark.parametrize(
    "change, told",
    [
        (membership, "not on that server any more"),
        (role, "permissions there: View Channel."),
        (role_of_its_own, "permissions there: View Channel."),
        (overwrite, "permissions there: View Channel."),
    ],
)
@pytest.mark.parametrize("in_thread", [False, True], ids=["channel", "thread"])
async def test_the_board_is_there_again_at_once(
    strict: Stage, change: Change, told: str, in_thread: bool
) -> None:
    channel = spot = await strict.channel()
    players = await two(strict)
    if in_thread:
        begin = StartThread(channel=channel, name="Aside")
        spot = (await players[0].someone.act(begin)).channel or ""
    assert told in await gone_and_back(strict, players, spot, channel, change)


@pytest.mark.parametrize("change", [place_in_thread, place_in_thread_and_history])
async def test_called_into_a_private_thread_again_it_shows_the_board(
    strict: Stage, change: Change
) -> None:
    players = await two(strict)
    begin = StartThread(channel=await strict.channel(), name="Secret", private=True)
    thread = (await strict.owner.act(begin)).channel or ""
    everybody = (strict.bot, *(player.someone.id for player in players))
    await strict.owner.write(thread, " ".join(f"<@{user}>" for user in everybody))
    told = await gone_and_back(strict, players, thread, thread, change)
    assert "not in that private thread" in told


async def test_hands_come_again_to_those_with_whom_no_other_server_is_shared(
    strict: Stage,
) -> None:
    """They have not closed their direct messages: Discord takes none for them at that time."""
    anna, bo = players = [Player(await strict.person(name)) for name in ("Anna", "Bo")]
    board = await start(strict, await strict.channel(), "storma_slottet", players)
    table = table_of(board)
    first = await anna.someone.until(lambda: anna.direct(table), "the hand")
    await bo.someone.until(lambda: bo.direct(table), "the hand")
    for message in bo.someone.sees(direct := direct_channel(bo)):
        await strict.client.order(DeleteMessage(channel=direct, message=message.id))
    await membership(strict, board.channel, False)
    await anna.act(first)
    await until_logged(strict, f"{direct} how=403/50278")
    await membership(strict, board.channel, True)
    await bo.someone.until(lambda: bo.direct(table), "the hand")
    assert not any(
        "send you direct messages" in all_text(m) for m in bo.someone.sees(board.channel)
    )


def direct_channel(player: Player) -> str:
    return next(c.id for c in player.someone.channels.values() if c.kind == "dm")
