"""A button that has only just come does nothing yet if another one was pressed right before."""

from pathlib import Path

import pytest

from bot.chat.custom_ids import Step
from bot.playground.client import all_text
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player, controls, must_act
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

SLOW_HANDS_MS = 10_000
TOLD = "the second one has played nothing"


async def test_a_hand_s_new_button_waits_until_it_can_have_been_seen(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        await stage.start_bot(SPELVARDEN_DOUBLE_CLICK_MS=str(SLOW_HANDS_MS))
        await play_hastily(stage)


async def play_hastily(stage: Stage) -> None:
    """Who leads a round of Supertrumf names an attribute, and may take that back; then the other
    chooses a card, and lays it."""
    players = [Player(await stage.person(name)) for name in ("Anna", "Bo")]
    board = await start(stage, await stage.channel(), "supertrumf", players)
    hands = [(player, await player.hand(board)) for player in players]
    (leader, named), (other, own) = sorted(hands, key=lambda each: not must_act(each[1]))

    think(stage)
    named = await pressed(leader, named, offered(named, Step.PICK))
    await leader.someone.press(named, "Take back")
    assert leader.newest(named) == named

    think(stage)
    own = await other.someone.until(lambda: asked_now(other, own), "to be asked")
    chosen = await pressed(other, own, offered(own, Step.PICK))
    shown = await pressed(other, chosen, offered(chosen, Step.DO))
    assert TOLD in all_text(shown)
    assert not must_act(leader.newest(named))
    think(stage)
    assert not must_act(await pressed(other, shown, offered(shown, Step.DO)))


def think(stage: Stage) -> None:
    stage.playground.core.clock.advance(SLOW_HANDS_MS / 1000)


def asked_now(player: Player, hand: SeenMessage) -> SeenMessage | None:
    now = player.newest(hand)
    return now if must_act(now) else None


def offered(hand: SeenMessage, step: Step) -> str:
    """The first button of this step."""
    return next(str(c.shown["custom_id"]) for c in controls(hand) if c.step is step)


async def pressed(player: Player, hand: SeenMessage, control: str) -> SeenMessage:
    """The hand once a button on it has been answered."""
    await player.someone.press(hand, control)
    return await player.someone.until(
        lambda: now if (now := player.newest(hand)) != hand else None, "another hand"
    )
