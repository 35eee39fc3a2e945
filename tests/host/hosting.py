"""A host in a folder of the test's own, and short words for what people do there."""

from collections.abc import Callable, Sequence
from itertools import count, cycle
from pathlib import Path
from typing import Any, Self

import pytest

from bot.host.acts import Answer, By, Told
from bot.host.capacity import MOST_TABLES
from bot.host.changed import Changed
from bot.host.model import Place, Posted
from bot.host.ports import Store, StoreError
from bot.host.tables import Tables
from bot.host.views import View
from games.kit.asks import Picks
from games.kit.say import Refusal, Say, Why
from tests.failing_store import FailingStore
from tests.host.clock import StandingClock
from tests.host.tiny import open_tiny
from tests.stores import open_in, rows_in

KIM, LEE, ALEX, ROBIN, SAM = 501, 502, 503, 504, 505
GUILD, CHANNEL, OTHER_CHANNEL = 1, 22, 23
HERE = Place(GUILD, CHANNEL)


class Host:
    """The tables of a folder; closing and opening it is what a restart does."""

    def __init__(self, folder: Path, clock: StandingClock) -> None:
        self.folder = folder
        self.clock = clock
        self.clicks = count(1)
        self.changes: list[Changed] = []
        self.is_shown = False
        self.door: Callable[[Store], Any] = lambda store: store
        """What stands between the host and its store."""
        self.open_game: Any = open_tiny
        self.known_answers: Any = None
        self.most = MOST_TABLES

    async def open(self) -> Self:
        self.store = await open_in(self.folder)
        self.tables = await Tables.open(
            self.door(self.store),
            self.clock,
            self.open_game,
            known_answers=self.known_answers,
            is_shown=self.is_shown,
            most=self.most,
        )
        self.hearing = self.tables.subscribed(self.hear)
        self.hearing.__enter__()
        return self

    def hear(self, changed: Changed, effect: object) -> None:
        self.changes.append(changed)

    async def close(self) -> None:
        await self.tables.stop()
        await self.store.close()

    async def with_store_that_fails(self, error: Callable[[str], StoreError]) -> set[str]:
        """The names of the calls that fail from now on: none at first."""
        fails: set[str] = set()
        await self.close()
        self.door = lambda store: FailingStore(store, fails.__contains__, error)
        await self.open()
        return fails

    async def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a statement finds or changes in the store, beside the host."""
        return await rows_in(self.folder, sql, *values)

    async def restart(self, down_for: int = 0) -> None:
        await self.close()
        self.clock.leap(down_for)
        await self.open()

    def by(self, user: int, source: str = "", at: int | None = None) -> By:
        return By(user, source or f"click {next(self.clicks)}", at or self.clock.now())

    async def lobby(self, *users: int, game: str = "tiny", **options: str) -> str:
        """A lobby where these people sit."""
        opener, *others = users
        told = await self.tables.open_table(
            game, HERE, self.by(opener), language="sv", options=options
        )
        for user in others:
            await self.tables.join(told.table, self.by(user))
        return told.table

    async def announced(self, *users: int, message: int = 7001, **options: str) -> str:
        """A lobby that is known by a message."""
        table = await self.lobby(*users, **options)
        await self.tables.announce(table, Posted(CHANNEL, message))
        return table

    async def match(self, *users: int, game: str = "tiny", **options: str) -> str:
        """A match that these people have begun."""
        table = await self.lobby(*users, game=game, **options)
        await self.tables.start(table, self.by(users[0]))
        return table

    async def rematch(self, table: str, first: int, *others: int) -> str:
        """The lobby of the next match, to which these people have come back."""
        told = await self.tables.rematch(table, self.by(first))
        for user in others:
            await self.tables.join(told.table, self.by(user))
        return told.table

    async def lays(
        self, table: str, user: int, number: int, ask: int | None = None, source: str = ""
    ) -> Told:
        answer = Answer("lay", ((str(number),),), ask)
        return await self.tables.move(table, self.by(user, source), answer)

    async def takes_back(self, table: str, user: int, source: str = "") -> Told:
        return await self.tables.consents.take_back(table, self.by(user, source))

    async def agrees(self, table: str, user: int, source: str = "") -> Told:
        """To what has been asked last."""
        return await self.tables.consents.agree_back(
            table, self.by(user, source), await self.asked(table)
        )

    async def declines(self, table: str, user: int) -> Told:
        return await self.tables.consents.decline_back(
            table, self.by(user), await self.asked(table)
        )

    async def asked(self, table: str) -> int:
        """At which revision somebody has asked to take a move back; 0 if nobody has."""
        proposal = (await self.view(table)).proposal
        return 0 if proposal is None else proposal.revision

    async def shouts(self, table: str, user: int, text: str, at: int | None = None) -> Told:
        return await self.tables.move(table, self.by(user, at=at), Answer("shout", ((text,),)))

    async def shouts_as(self, table: str, user: int, text: str, source: str) -> Told:
        return await self.tables.move(table, self.by(user, source), Answer("shout", ((text,),)))

    async def plays_round(self, table: str, *users: int) -> None:
        """All of them lay."""
        for user in users:
            await self.lays(table, user, 3)

    async def plays_out(self, table: str, *users: int) -> None:
        """Lays on until the match is over."""
        for user in cycle(users):
            if (await self.tables.look(table)).phase != "playing":
                return
            await self.lays(table, user, 3)

    async def view(self, table: str, user: int | None = None) -> View:
        return await self.tables.look(table, user)

    async def time_passes(self, milliseconds: int) -> None:
        await self.clock.pass_by(milliseconds, self.settled)

    async def settled(self) -> None:
        """Waits until whatever the clock began is through."""
        await self.tables.idle()

    def kinds(self) -> Sequence[str]:
        """What has happened, in order."""
        return [changed.kind for changed in self.changes]


async def refused(attempt: Any, sentence: str, why: Why | None = None, **args: Any) -> Say:
    """Asserts that an attempt is refused by that sentence."""
    with pytest.raises(Refusal) as refusal:
        await attempt
    assert refusal.value.message.id == sentence
    assert why is None or refusal.value.why is why
    assert {name: refusal.value.message.args[name] for name in args} == args
    return refusal.value.message


def picks(*chosen: str) -> Picks:
    return (chosen,)
