"""A message that somebody deletes between a press on it and the answer: the person who pressed
reads so, and not that the interaction failed."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio

from bot.chat.custom_ids import Deed, Doing, parse
from bot.playground.client import all_text, buttons
from bot.playground.control import ClearFaults, DeleteMessage, PlanFault
from bot.playground.faults import EventFault
from bot.playground.people.actions import Press
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import open_table, start
from tests.chat_end_to_end.player import Player, controls, is_board, must_act
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def strict(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """A stage of its own: here Discord refuses what elsewhere it must not."""
    async with open_stage(tmp_path_factory.mktemp("strict") / "var", FULL_LIMITS) as opened:
        yield opened
        assert "Traceback" not in opened.log


async def two(stage: Stage) -> list[Player]:
    return [Player(await stage.person(name), seed) for seed, name in enumerate(("Anna", "Bo"))]


def id_of(message: SeenMessage, do: Doing) -> str:
    ids = [str(button.get("custom_id", "")) for button in buttons(message)]
    presses = {custom_id: parse(custom_id) for custom_id in ids}
    return next(i for i, press in presses.items() if isinstance(press, Deed) and press.do == do)


async def press_and_delete(
    stage: Stage, player: Player, message: SeenMessage, custom_id: str
) -> SeenMessage:
    """What the person who presses is told, if the message goes before the bot hears of it."""
    late = EventFault(kind="held", event="INTERACTION_CREATE")
    await stage.client.order(PlanFault(fault=late))
    there = {"channel": message.channel, "message": message.id}
    await player.someone.act(Press(**there, custom_id=custom_id))
    await stage.client.order(DeleteMessage(**there))
    await stage.client.order(ClearFaults())
    return await player.someone.until_sees(
        "with that button is gone", message.channel, also=lambda told: told.ephemeral
    )


async def test_a_lobby_is_joined_all_the_same(strict: Stage) -> None:
    channel = await strict.channel()
    anna, bo = await two(strict)
    lobby = await open_table(strict, channel, "riftforce", [anna])
    await bo.someone.until(lambda: bo.someone.message(channel, lobby.id))
    await press_and_delete(strict, bo, lobby, id_of(lobby, "join"))
    again = await anna.someone.until_sees("2. Bo", channel)
    assert again.id != lobby.id


@pytest.mark.parametrize("begin", [open_table, start], ids=["lobby", "match"])
async def test_a_board_comes_back_by_itself(
    strict: Stage, begin: Callable[..., Awaitable[SeenMessage]]
) -> None:
    channel = await strict.channel()
    anna, bo = await two(strict)
    board = await begin(strict, channel, "riftforce", [anna, bo])
    await strict.client.order(DeleteMessage(channel=channel, message=board.id))

    def back() -> SeenMessage | None:
        seen = anna.someone.sees(channel)
        return next((m for m in seen if m.id != board.id and is_board(m)), None)

    await anna.someone.until(back, "the board once more")


async def test_a_hand_is_played_all_the_same(strict: Stage) -> None:
    channel = await strict.channel()
    players = await two(strict)
    board = await start(strict, channel, "storma_slottet", players)
    hands = [(player, await player.hand(board)) for player in players]
    player, hand = next((player, hand) for player, hand in hands if must_act(hand))
    button = next(control for control in controls(hand) if not control.is_select)
    await press_and_delete(strict, player, hand, button.shown["custom_id"])
    assert not must_act(await player.hand(board))  # the suit is chosen


async def test_a_thread_can_t_begin_at_it(strict: Stage) -> None:
    channel = await strict.channel()
    players = await two(strict)
    lobby = await open_table(strict, channel, "ordet_fanger", players)
    await press_and_delete(strict, players[0], lobby, id_of(lobby, "start"))
    again = await players[0].someone.answer(await players[0].someone.slash(channel, "table"))
    assert "2. Bo" in all_text(again)
