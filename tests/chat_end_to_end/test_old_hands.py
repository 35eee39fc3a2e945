"""A hand that is not kept current does not pass for one that is."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.playground.client import all_text
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player, controls, must_act, offers
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

DEAD_SECONDS = 16 * 60


def hands(player: Player, channel: str) -> list[SeenMessage]:
    """The whispers with something of a hand's on them."""
    seen = [message for message in player.someone.sees(channel) if message.ephemeral]
    return [message for message in seen if list(controls(message))]


async def whose_turn(board: SeenMessage, players: list[Player]) -> tuple[Player, SeenMessage]:
    for player in players:
        hand = await player.hand(board)
        if must_act(hand):
            return player, hand
    raise AssertionError("it is nobody's turn")


async def test_however_often_one_asks_there_is_one_hand(stage: Stage) -> None:
    channel = await stage.channel()
    anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
    board = await start(stage, channel, "supertrumf", [anna, bo])
    mover, _ = await whose_turn(board, [anna, bo])
    for _ in range(3):
        newest = await mover.hand(board)
    await mover.someone.until(lambda: len(hands(mover, channel)) == 1, "a single hand")
    assert hands(mover, channel)[0].id == newest.id


@asynccontextmanager
async def outlived(var: Path) -> AsyncIterator[tuple[Stage, Player, SeenMessage, SeenMessage]]:
    """A hand whose token has ended while the bot was down: who holds it, and the board."""
    async with open_stage(var, FULL_LIMITS) as stage:
        channel = await stage.channel()
        anna, bo = Player(await stage.person("Anna"), 1), Player(await stage.person("Bo"), 2)
        board = await start(stage, channel, "storma_slottet", [anna, bo])
        mover, old = await whose_turn(board, [anna, bo])
        await stage.stop_bot()
        stage.playground.core.clock.advance(DEAD_SECONDS)
        await stage.start_bot()
        yield stage, mover, old, board


async def test_what_is_pressed_on_an_old_hand_is_told_that_it_was_old(tmp_path: Path) -> None:
    """It has been played on from another hand."""
    async with outlived(tmp_path / "var") as (stage, mover, old, board):
        fresh = await mover.hand(board)
        await mover.act(fresh)
        await mover.someone.press(old, next(controls(old)).shown["custom_id"])
        told = await mover.someone.until_sees("That hand was out of date", old.channel)
        assert told.id == old.id, "in its place"
        assert "already counted" not in "".join(map(all_text, mover.someone.sees(old.channel)))
        await mover.someone.until(lambda: mover.someone.message(fresh.channel, fresh.id) is None)
        assert not stage.refused()


async def test_an_old_hand_that_is_still_true_can_be_played_by(tmp_path: Path) -> None:
    async with outlived(tmp_path / "var") as (stage, mover, old, _):
        assert await mover.act(old)
        assert not offers(mover.newest(old), "hand")
        assert not stage.refused()
