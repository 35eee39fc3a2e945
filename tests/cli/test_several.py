"""The playground with several processes of the bot: one that is killed gives way to the other."""

from pathlib import Path

import pytest

from bot.lab.torture.processes import until
from bot.playground.client import Refused
from bot.playground.control import Disturb
from tests.chat_end_to_end.player import Player
from tests.cli.two_processes import two_processes


async def test_one_is_killed_and_the_other_answers(tmp_path: Path) -> None:
    async with two_processes(tmp_path) as pair:
        anna, bo = [await pair.client.be(each.id) for each in (await pair.client.people())[:2]]
        outcome = await anna.slash(next(iter(anna.channels)), "play", game="supertrumf")
        lobby = await anna.answer(outcome)
        await bo.until(lambda: bo.message(lobby.channel, lobby.id), "the lobby")
        await pair.client.order(Disturb(process=1, by="kill"))
        await Player(bo).press(lobby, "join")
        assert pair.states[1] == "at_work"
        await pair.until_they_are("stands_by", "at_work")


async def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    async with two_processes(tmp_path) as pair:
        order, is_connected = pair.client.order, pair.playground.core.gateway.is_connected
        await order(Disturb(process=2, by="cut_off"))
        await until(lambda: not is_connected(2), "process that is cut off")
        assert is_connected(1)
        await order(Disturb(process=2, by="let_back"))
        await until(lambda: is_connected(2), "process that is back")
        await order(Disturb(process=2, by="pause"))
        with pytest.raises(Refused, match="Process 2 is like that already"):
            await order(Disturb(process=2, by="pause"))
        with pytest.raises(Refused, match="Process 2 is like that already"):
            await order(Disturb(process=2, by="let_back"))
        with pytest.raises(Refused, match="There is no process 3"):
            await order(Disturb(process=3, by="kill"))
        await order(Disturb(process=2, by="kill"))
        with pytest.raises(Refused, match="Process 2 is starting"):
            await order(Disturb(process=2, by="kill"))
