"""A button that has only just come does nothing yet if another one was pressed right before."""

from pathlib import Path

import pytest

from bot.chat.custom_ids import Step
from bot.library import open_game
from bot.playground.client import all_text
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player, controls, must_act
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

SLOW_HANDS_MS = 10_000
MATCHES = 8
TOLD = "the second press didn’t count"


async def test_a_hand_s_new_button_waits_until_it_can_have_been_seen(tmp_path: Path) -> None:
    async with open_stage(tmp_path / "var", FULL_LIMITS, start=False) as stage:
        await stage.start_bot(SPELVARDEN_DOUBLE_CLICK_MS=str(SLOW_HANDS_MS))
        for _ in range(MATCHES):
            if await play_hastily(stage):
                return
    raise AssertionError("every card played at once")


async def play_hastily(stage: Stage) -> bool:
    """The leader of a round of Supertrumf names an attribute, and may take that back; then the
    other player chooses a card, and plays it. False if the choice played it at once, as it does
    where no item goes with it."""
    players = [Player(await stage.person(name)) for name in ("Anna", "Bo")]
    board = await start(stage, await stage.channel(), "supertrumf", players)
    hands = [(player, await player.hand(board)) for player in players]
    (leader, named), (other, own) = sorted(hands, key=lambda each: not must_act(each[1]))

    think(stage)
    named = await pressed(leader, named, offered(named, Step.PICK))
    await leader.someone.press(named, "Undo")
    assert leader.newest(named) == named

    think(stage)
    own = await other.someone.until(lambda: asked_now(other, own), "to be asked")
    chosen = await pressed(other, own, figure_on(own))
    if not has(chosen, Step.DO):
        return False
    shown = await pressed(other, chosen, offered(chosen, Step.DO))
    assert TOLD in all_text(shown)
    assert not must_act(leader.newest(named))
    think(stage)
    assert not must_act(await pressed(other, shown, offered(shown, Step.DO)))
    return True


def think(stage: Stage) -> None:
    stage.playground.core.clock.advance(SLOW_HANDS_MS / 1000)


def asked_now(player: Player, hand: SeenMessage) -> SeenMessage | None:
    now = player.newest(hand)
    return now if must_act(now) else None


def figure_on(hand: SeenMessage) -> str:
    """The button of a figure: an item alone can't be played."""
    names = [figure.name.texts["en"] for figure in open_game("supertrumf").deck.figures]
    return next(
        str(each.shown["custom_id"])
        for each in controls(hand)
        if each.step is Step.PICK and any(name in each.shown["label"] for name in names)
    )


def has(hand: SeenMessage, step: Step) -> bool:
    return any(control.step is step for control in controls(hand))


def offered(hand: SeenMessage, step: Step) -> str:
    """The first button of this step."""
    return next(str(c.shown["custom_id"]) for c in controls(hand) if c.step is step)


async def pressed(player: Player, hand: SeenMessage, control: str) -> SeenMessage:
    """The hand once a button on it has been answered."""
    await player.someone.answer(await player.someone.press(hand, control))
    return player.newest(hand)
