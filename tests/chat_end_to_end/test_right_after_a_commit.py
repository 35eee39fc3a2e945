"""The bot is killed right after a change has been kept, before anything of it has been shown. After
the next start every message of the table shows it, and nobody has to press anything for that."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import pytest

from bot.chat.custom_ids import Deed, GivingUp, parse
from bot.life import STORE
from bot.playground.client import all_text, buttons
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.matches import open_table, start
from tests.chat_end_to_end.player import Player, controls, must_act, table_of
from tests.chat_end_to_end.realtime import news, press_what_is_awaited
from tests.chat_end_to_end.sent import unsent, until_sent
from tests.chat_end_to_end.stage import BRISK, Stage, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Kills:
    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._mark = stage.var.with_suffix(".dies")

    async def begin(self) -> None:
        module = "tests.chat_end_to_end.dying_bot"
        await self._stage.start_bot(module=module, DIES_IF=str(self._mark))

    async def begin_again(self) -> None:
        """Nobody is known to be about: the player who is awaited next is called."""
        await self.settled()
        await self._stage.kill_bot()
        await self.begin()

    async def right_after(self, doing: Coroutine[Any, Any, object]) -> None:
        """All that was to be sent has been. Somebody does something; the bot keeps the first change
        that comes of it, is killed, and started again."""
        await self.settled()
        self._mark.touch()
        acting = asyncio.create_task(doing)
        assert (await self._stage.until_ended())[0] == 9
        acting.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await acting
        self._mark.unlink()
        assert unsent(self._stage), "nothing of the change had been sent"
        await self._stage.start_bot()
        await self.settled()

    async def settled(self) -> None:
        await until_sent(self._stage)

    async def noted(self, *copies: SeenMessage) -> None:
        """The store knows these copies of hands, which it is told of after the answer."""
        messages = {int(copy.id) for copy in copies}
        for _ in range(2_000):
            with closing(sqlite3.connect(self._stage.var / STORE)) as store:
                known = {message for (message,) in store.execute("SELECT message FROM copies")}
            if messages <= known:
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"not noted: {messages - known}")


@asynccontextmanager
async def two(tmp_path: Path) -> AsyncIterator[tuple[Stage, Kills, list[Player]]]:
    """Anna takes direct messages, and Bo does not."""
    async with open_stage(tmp_path / "var", BRISK, start=False) as stage:
        kills = Kills(stage)
        await kills.begin()
        anna = Player(await stage.person("Anna"), 1)
        bo = Player(await stage.person("Bo", open_dms=False), 2)
        yield stage, kills, [anna, bo]


def live(player: Player, channel: str) -> Iterator[SeenMessage]:
    """The boards there on which something can be pressed."""
    for message in player.someone.sees(channel):
        if message.ephemeral:
            continue
        presses = [parse(button.get("custom_id", "")) for button in buttons(message)]
        does = [press.do for press in presses if isinstance(press, Deed)]
        if not message.ephemeral and {"hand", "rematch", "join"}.intersection(does):
            yield message


def looks(message: SeenMessage) -> object:
    return message.content, message.components


async def as_now(stage: Stage, player: Player, copy: SeenMessage, edits: int) -> object:
    """What somebody's copy shows once it has been edited more often than so."""
    await player.someone.until(lambda: edits_of(stage, copy) > edits, "an edit of the copy")
    # What has been sent before an answer has been seen before it.
    await player.someone.answer(await player.someone.slash(copy.channel, "help"))
    return looks(player.newest(copy))


def edits_of(stage: Stage, copy: SeenMessage) -> int:
    requests = stage.playground.core.transcript.of("request")
    return sum(e.what.startswith("PATCH /webhooks/") and copy.id in e.what for e in requests)


async def test_a_start(tmp_path: Path) -> None:
    async with two(tmp_path) as (stage, kills, (anna, bo)):
        channel = await stage.channel()
        lobby = await open_table(stage, channel, "storma_slottet", [anna, bo])
        await kills.right_after(anna.press(anna.newest(lobby), "start"))
        (board,) = live(anna, channel)
        assert "Draw pile" in all_text(board)
        assert anna.direct(table_of(board)) is not None, "a hand by direct message"
        await anna.someone.until_sees("🔒", channel)


async def test_a_move(tmp_path: Path) -> None:
    """Hands that were shown in whispers are redrawn as well, by their older tokens."""
    async with two(tmp_path) as (stage, kills, (anna, bo)):
        channel = await stage.channel()
        board = await start(stage, channel, "storma_slottet", [anna, bo])
        copies = {player: await player.hand(board) for player in (anna, bo)}
        await kills.noted(*copies.values())
        mover = next(player for player in copies if must_act(copies[player]))

        async def move() -> None:
            while True:
                await mover.step(mover.newest(copies[mover]))

        before = looks(anna.newest(board))
        await kills.begin_again()
        edits = {player: edits_of(stage, copy) for player, copy in copies.items()}
        await kills.right_after(move())
        direct, fresh = anna.direct(table_of(board)), {}
        for player, copy in copies.items():
            shown = await as_now(stage, player, copy, edits[player])
            fresh[player] = await player.hand(board)
            assert fresh[player].id != copy.id
            assert looks(fresh[player]) == shown
        assert any(looks(fresh[player]) != looks(copies[player]) for player in copies)
        assert direct is not None
        assert [c.shown["custom_id"] for c in controls(direct)] == [
            c.shown["custom_id"] for c in controls(fresh[anna])
        ]
        assert looks(anna.newest(board)) != before
        awaited = next((p for p in copies if must_act(fresh[p])), None)
        if awaited is not None and awaited is not mover:
            await anna.someone.until_sees(f"<@{awaited.someone.id}>", channel)


async def test_an_end(tmp_path: Path) -> None:
    async with two(tmp_path) as (stage, kills, (anna, bo)):
        channel = await stage.channel()
        old = await start(stage, channel, "storma_slottet", [anna, bo])
        copy = await bo.hand(old)

        async def concede() -> None:
            question = await anna.someone.answer(await anna.someone.slash(channel, "give-up"))
            for button in buttons(question):
                control = parse(button.get("custom_id", ""))
                if isinstance(control, GivingUp) and control.surely:
                    await anna.someone.press(question, button["custom_id"])

        await kills.right_after(concede())
        (end,) = live(anna, channel)
        assert "Rematch" in all_text(end) and end.id != old.id
        pointer = anna.someone.message(channel, old.id)
        assert pointer is not None and f"/{channel}/{end.id}" in all_text(pointer)
        await bo.someone.until(lambda: not list(controls(bo.newest(copy))), "a hand that is over")
        assert results(stage) == [(table_of(end), 2)], "neither lost nor counted twice"
        told = await bo.someone.answer(await bo.someone.slash(channel, "history"))
        assert all_text(told).count("Anna gave up") == 1
        direct = anna.direct(table_of(end))
        assert direct is None, "nothing can be played by the hand in direct messages"


def results(stage: Stage) -> list[tuple[str, int]]:
    """Of which tables results are kept, and for how many people."""
    read = "SELECT results.table_id, count(*) FROM results JOIN played USING (table_id) GROUP BY 1"
    with closing(sqlite3.connect(stage.var / STORE)) as store:
        return store.execute(read).fetchall()


async def test_a_turned_card(tmp_path: Path) -> None:
    """In a game that is played in real time what happens is posted, and the board follows."""
    async with two(tmp_path) as (stage, kills, players):
        channel = await stage.channel()
        lobby = await start(stage, channel, "ordet_fanger", players, "start_here")
        watcher = players[0]
        first = await watcher.someone.until(lambda: news(watcher, lobby, ""), "the first post")
        await kills.settled()
        (board,) = live(watcher, channel)
        await kills.right_after(press_what_is_awaited(players, first))
        posts = [m for m in watcher.someone.sees(channel) if m.id > first.id]
        assert any("flips" in all_text(post) for post in posts)
        assert len({all_text(post) for post in posts}) == len(posts)
        (now,) = live(watcher, channel)
        assert now.id == board.id and looks(now) != looks(board)
