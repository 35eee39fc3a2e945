"""The child process: people who play many tables of all games as fast as they can.

It reports every input before making it and every answer after it, and lives until it is killed or
all matches are over.
"""

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import games
from bot.host.acts import Answer, By, Told
from bot.host.clock import Clock
from bot.host.failures import NotSaved
from bot.host.model import Place, TableId, User
from bot.host.tables import Tables
from bot.lab.torture.disk import CrampedStore, Disk
from bot.lab.torture.fast_clock import FastClock
from bot.lab.torture.protocol import Acknowledged, Idle, Life, Line, RefusedTry, Try
from bot.library import open_game
from bot.life import STORE
from bot.store.folder import Folder
from games.kit.asks import Ask
from games.kit.say import Refusal

MOST_SEATS = 4
OPTIONAL_SHARE = 0.1
LAST_OPTIONAL_SHARE = 0.01
"""For the last life: players who contest every ruling would never finish."""
PAUSE_SHARE = 0.002
PATIENCE_SECONDS = 0.002
RETRY_SECONDS = 0.01


class Players:
    """Everybody at all tables of one life."""

    def __init__(self, life: Life, tables: Tables, clock: Clock) -> None:
        self._life = life
        self._tables = tables
        self._clock = clock
        self._rng = Random(life.seed)
        self._inputs = 0
        self._liveliness = OPTIONAL_SHARE if life.tables else LAST_OPTIONAL_SHARE

    async def play(self) -> None:
        """Continues the matches that exist, and starts as many as are missing."""
        for again in self._life.again:
            await self._try(again)
        there = await self._tables.store.live()
        async with asyncio.TaskGroup() as playing:
            for live in there:
                playing.create_task(self._play(live.id))
            for number in range(len(there), self._life.tables):
                playing.create_task(self._play_on(number))
        tell(Idle())

    async def _play_on(self, number: int) -> None:
        """Plays one match after another, of one game after another."""
        while True:
            await self._play(await self._open(number))
            number += 1

    async def _open(self, number: int) -> TableId:
        game = games.find(games.names()[number % len(games.names())])
        place = Place(1, self._rng.getrandbits(60))
        seats = self._rng.choice([count for count in game.seat_counts if count <= MOST_SEATS])
        opener, *others = (self._rng.getrandbits(60) for _ in range(seats))
        told = await self._insist(
            User(opener), lambda by: self._tables.open_table(game.key, place, by, language="sv")
        )
        for user in others:
            await self._insist(User(user), lambda by: self._tables.join(told.table, by))
        await self._insist(User(opener), lambda by: self._tables.start(told.table, by))
        return told.table

    async def _insist(self, user: User, attempt: Callable[[By], Awaitable[Told]]) -> Told:
        """Repeats an input until it is stored."""
        by = By(user, self._source(), self._clock.now())
        while True:
            try:
                return await attempt(by)
            except NotSaved:
                await asyncio.sleep(RETRY_SECONDS)

    async def _play(self, table: TableId) -> None:
        """Plays a match to its end. A lobby left behind by a kill is closed."""
        while (view := await self._tables.look(table)).phase != "ended":
            users = [seat.user for seat in view.seats]
            if view.phase == "lobby":
                await self._insist(view.opener, lambda by: self._tables.end(table, by))
            elif view.phase == "paused":
                await self._insist(users[0], lambda by: self._tables.resume(table, by))
            elif self._rng.random() < PAUSE_SHARE:
                await self._pause(table, users[0])
            elif not await self._play_one(table, users):
                await asyncio.sleep(PATIENCE_SECONDS)

    async def _pause(self, table: TableId, user: User) -> None:
        try:
            await self._insist(user, lambda by: self._tables.pause(table, by))
        except Refusal:
            return

    async def _play_one(self, table: TableId, users: list[User]) -> bool:
        """Makes one move for somebody who is asked something; False if nobody is."""
        asked: list[tuple[User, int, Ask[Any]]] = []
        for user in users:
            number, asks = await self._tables.asks(table, user)
            asked.extend((user, number, ask) for ask in asks if self._cares(ask))
        if not asked:
            return False
        user, number, ask = self._rng.choice(asked)
        at, picks = self._clock.now(), ask.sample(self._rng)
        await self._try(Try(table, user, self._source(), at, ask.key, picks, number))
        return True

    def _cares(self, ask: Ask[Any]) -> bool:
        return not ask.optional or self._rng.random() < self._liveliness

    async def _try(self, line: Try) -> None:
        tell(line)
        by = By(line.user, line.source, line.at)
        answer = Answer(line.key, line.picks, line.number)
        try:
            told = await self._tables.move(line.table, by, answer)
        except (Refusal, NotSaved) as refusal:
            tell(RefusedTry(line.source, refusal.message.id))
        else:
            tell(Acknowledged(line.table, line.source, told.revision))

    def _source(self) -> str:
        self._inputs += 1
        return f"{self._life.seed}-{self._inputs}"


def tell(line: Line) -> None:
    """Sends a line to the killer, unbuffered."""
    os.write(sys.stdout.fileno(), msgspec.json.encode(line) + b"\n")


async def live(plan: Path) -> None:
    folder = plan.parent
    life = msgspec.json.decode(await asyncio.to_thread(plan.read_bytes), type=Life)
    clock = FastClock(life.began)
    disk = Disk(folder, life.trouble)
    with Folder(folder):
        store = await CrampedStore.open(folder / STORE, disk.around_commit)
        tables = await Tables.open(store, clock, open_game)
        async with in_trouble(store, life):
            await Players(life, tables, clock).play()
        await tables.stop()
        await store.close()


@asynccontextmanager
async def in_trouble(store: CrampedStore, life: Life) -> AsyncIterator[None]:
    """The disk's behaviour in this life, besides slow syncs and locks from outside."""
    spells = {"full": store.fill_and_empty, "failing": store.fail_and_recover}
    if life.trouble != "none":
        logging.disable(
            logging.ERROR
        )  # each move of the clock that can't be stored is logged there
    if life.trouble not in spells:
        yield
        return
    spell = asyncio.create_task(spells[life.trouble](Random(life.seed)))
    yield
    spell.cancel()
    await store.empty()


if __name__ == "__main__":
    asyncio.run(live(Path(sys.argv[1])))
