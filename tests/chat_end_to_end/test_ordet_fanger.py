"""Ordet fanger in the channel itself: draws by the hand's button, answers by plain messages."""

import pytest

from bot.playground.client import all_text
from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player, controls, must_act
from tests.chat_end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

TURNS = 40


async def test_duels_are_answered_by_messages(stage: Stage) -> None:
    channel = await stage.channel()
    names = ("Anna", "Bo", "Cecilie")
    players = [Player(await stage.person(name), seed) for seed, name in enumerate(names)]
    board = await start(stage, channel, "ordet_fanger", players, "start_here")
    for turn in range(TURNS):
        for player in players:
            hand = await player.hand(board)
            if any(control.press.ask == "answer" for control in controls(hand)):
                await player.someone.until_sees("Duel:", channel)
                answer = f"Svar {turn} {player.someone.me.name}"
                await player.someone.write(channel, answer)
                await player.someone.write(channel, "and this is only talk, isn't it?")
                watcher = players[0]
                await watcher.someone.until(
                    lambda seen=watcher, said=answer: says(seen, channel, said), "the ruling"
                )
                return
            if must_act(hand):
                await player.act(hand)
    raise AssertionError("there was no duel")


def says(player: Player, channel: str, answer: str) -> bool:
    """Whether the bot has told of an answer."""
    told = (m for m in player.someone.sees(channel) if m.author.bot)
    return any(answer in all_text(message) for message in told)
