"""A playground with people, the bot and the echo bot, and matches started there."""

import asyncio
import json
import os
import sqlite3
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.lab.bench import introduced
from bot.lab.bench.audience import Audience, EchoBot
from bot.lab.bench.harness import Spent, child, known_to, sociable, spent
from bot.life import STORE
from bot.places import PACKAGES
from bot.playground import Playground, Settings
from bot.playground.core import Core
from bot.playground.gateway.intents import PRIVILEGED
from bot.playground.operations import channels, members
from bot.playground.records import Application, Message

OPENED_AT_ONCE = 10
"""Few enough that no lobby's answer is deferred, even on a busy machine: a deferred lobby is posted
by the bot's outbox, behind the hands of all earlier tables."""
JOIN, START, HAND = "Join", "Start", "My hand"
"""The labels of the buttons."""


@dataclass
class BenchSeat:
    """A person at a table, and where they have their hand."""

    person: int
    direct: int | None
    """Their direct messages with the bot, if they play there."""
    hand: Message | None = None


@dataclass
class BenchTable:
    """A running match."""

    channel: int
    seats: Sequence[BenchSeat]
    is_over: bool = False


Group = tuple[list[BenchSeat], list[int]]
"""People who play together, and the channels of their tables."""


@dataclass
class Room:
    """A playground with servers of a few people each, and the echo bot's."""

    playground: Playground
    audience: Audience
    groups: list[Group]
    echo: EchoBot
    bot: int
    """Its process id."""
    var: Path

    def moves(self) -> int:
        """How many moves the bot has stored so far: counting presses alone would prove nothing."""
        with closing(sqlite3.connect(f"file:{self.var / STORE}?mode=ro", uri=True)) as store:
            (moves,) = store.execute("SELECT count(*) FROM inputs WHERE kind = 'move'").fetchone()
        return int(moves)

    def spent(self) -> Spent:
        return spent(self.bot, self.echo.process)


IN_WORDS = {"SPELVARDEN_PICTURES": "off", "SPELVARDEN_EMOJIS": "off"}
WITH_PICTURES = IN_WORDS | {"SPELVARDEN_PICTURES": "on"}


@asynccontextmanager
async def open_room(
    settings: Settings,
    tables: int,
    seats: int,
    group: int,
    *,
    direct: bool = False,
    new: bool = False,
    code: Path = PACKAGES,
    environment: Mapping[str, str] = IN_WORDS,
) -> AsyncIterator[Room]:
    """Opens tables for groups of people with `group` tables each, with the bot of the revision in
    `code`. People who play by direct message (`direct`) are known to the bot already, since their
    channels are opened only once; with `new` they are not, to measure that."""
    async with AsyncExitStack() as stack:
        playground = await stack.enter_async_context(await Playground.start(settings=settings))
        core = playground.core
        audience = Audience(playground)
        owner = core.add_person("owner").id
        bot = core.add_application("Spelvärden", owner, PRIVILEGED)
        groups = [
            add_group(core, owner, bot, seats, group, new=new) for _ in range(-(-tables // group))
        ]
        var = stack.enter_context(TemporaryDirectory(dir=Path.cwd(), prefix="bench-"))
        if direct:
            await _introduce(groups, var, code)
        process = await stack.enter_async_context(
            child(
                *(playground, bot.token, "bot", "run"),
                code=code,
                environment={"SPELVARDEN_VAR": var} | known_to(code, environment),
            )
        )
        echo = await stack.enter_async_context(audience.echo_bot())
        await audience.until(lambda: core.gateway.is_online(bot.id), "the bot")
        yield Room(playground, audience, groups, echo, process, Path(var))


def add_group(
    core: Core, owner: int, bot: Application, seats: int, tables: int, *, new: bool
) -> Group:
    """Makes people, and a server of theirs."""
    guild = channels.create_guild(core, "Players", owner)
    people = [core.add_person(f"player {seat}").id for seat in range(seats)]
    for member in (*people, bot.id):
        members.join(core, guild, member)
    players = [
        BenchSeat(person, None if new else channels.dm(core, bot.id, person).id)
        for person in people
    ]
    return players, [channels.create_channel(core, guild, f"table {n}").id for n in range(tables)]


async def _introduce(groups: Sequence[Group], var: str, code: Path) -> None:
    people = {seat.person: seat.direct for people, _ in groups for seat in people}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", introduced.__file__, var),
        env=os.environ | {"PYTHONPATH": str(code)},
        stdin=asyncio.subprocess.PIPE,
    )
    await process.communicate(json.dumps(people).encode())


async def open_tables(room: Room, *, direct: bool) -> list[BenchTable]:
    """Starts every match. A group opens its tables one after another, since the number of lobbies
    is limited."""
    gate = asyncio.Semaphore(OPENED_AT_ONCE)

    async def open_(people: Sequence[BenchSeat], channels: Sequence[int]) -> list[BenchTable]:
        async with gate:
            return [
                await open_table(room.audience, people, channel, sociable(), direct=direct)
                for channel in channels
            ]

    opened = await asyncio.gather(*(open_(*group) for group in room.groups))
    return [table for tables in opened for table in tables]


async def open_table(
    audience: Audience, people: Sequence[BenchSeat], channel: int, game: str, *, direct: bool
) -> BenchTable:
    """Starts a match. People who don't play by direct message open their hands."""
    opener = people[0]
    await start_table(audience, people, channel, game)
    await audience.until(
        lambda: audience.offered(opener.person, channel, HAND, public=True), "the match"
    )
    seats = [BenchSeat(seat.person, seat.direct if direct else None) for seat in people]
    for seat in seats:
        if not direct:
            seat.hand = await _shown_hand(audience, seat.person, channel)
    return BenchTable(channel, seats)


async def start_table(
    audience: Audience, people: Sequence[BenchSeat], channel: int, game: str
) -> None:
    """Presses until the match begins."""
    opener, *others = people
    await audience.slash(opener.person, channel, "play", game=game)
    for seat in others:
        await audience.press_labelled(seat.person, channel, JOIN)
    await audience.press_labelled(opener.person, channel, START)


async def _shown_hand(audience: Audience, person: int, channel: int) -> Message:
    """Opens the hand by the board's button: a whisper's button would edit the whisper."""
    offered = audience.offered(person, channel, HAND, public=True)
    assert offered is not None, "the board was offered before"
    latest = audience.latest(channel)
    await audience.press(person, *offered)
    return await audience.until(lambda: audience.whispered(person, channel, after=latest), "a hand")
