"""A playground with people, the bot and an echo bot in it, and matches begun there."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.chat.custom_ids import Deed, Doing, parse
from bot.host.model import Person
from bot.lab.bench.audience import Audience, Seat, Table, controls
from bot.lab.bench.child import start_child
from bot.life import STORE
from bot.playground import Playground, Settings
from bot.playground.core import Core
from bot.playground.deeds import places
from bot.playground.gateway.intents import PRIVILEGED
from bot.playground.records import Application, Message
from bot.store.sqlite.engine import SqliteStore

GAME = "supertrumf"
OPENED_AT_ONCE = 100


Group = tuple[list[Seat], list[int]]
"""People who play together, and the channels of their tables."""


@dataclass
class Room:
    """A playground with servers of a few people each, and beside them the echo bot's."""

    playground: Playground
    audience: Audience
    groups: list[Group]
    echo: tuple[int, Message]
    """Who presses there, and what."""
    processes: tuple[int, int]


@asynccontextmanager
async def open_room(settings: Settings, tables: int, seats: int, group: int) -> AsyncIterator[Room]:
    async with AsyncExitStack() as stack:
        playground = await stack.enter_async_context(await Playground.start(settings=settings))
        core = playground.core
        audience = core.people = Audience(playground)
        owner = core.add_person("owner").id
        bot, echo = (core.add_application(n, owner, PRIVILEGED) for n in ("Spelvärden", "Echo"))
        groups = [_group(core, owner, bot, seats, group) for _ in range(-(-tables // group))]
        channel = _place(core, owner, echo)
        var = stack.enter_context(TemporaryDirectory(dir=Path.cwd(), prefix="bench-"))
        await _introduce(groups, Path(var))
        ours = await start_child(playground, bot.token, var, "bot", "run")
        stack.push_async_callback(_end, ours)
        theirs = await start_child(
            playground, echo.token, var, "bot.lab.bench.echo", ECHO_CHANNEL=str(channel)
        )
        stack.push_async_callback(_end, theirs)
        await audience.until(lambda: core.gateway.is_online(bot.id))
        await audience.until(lambda: len(core.world.history(channel)) > 0)
        message = next(iter(core.world.history(channel)))
        yield Room(playground, audience, groups, (owner, message), (ours.pid, theirs.pid))


def _group(core: Core, owner: int, bot: Application, seats: int, tables: int) -> Group:
    guild = places.create_guild(core, "Players", owner)
    people = [core.add_person(f"player {seat}").id for seat in range(seats)]
    for member in (*people, bot.id):
        places.join(core, guild, member)
    channels = [places.create_channel(core, guild, f"table {n}").id for n in range(tables)]
    return [Seat(person, places.dm(core, bot.id, person).id) for person in people], channels


def _place(core: Core, owner: int, echo: Application) -> int:
    """The echo bot's channel, of which the other bot hears nothing."""
    guild = places.create_guild(core, "Echo", owner)
    places.join(core, guild, echo.id)
    return places.create_channel(core, guild, "echo").id


async def _end(child: asyncio.subprocess.Process) -> None:
    child.kill()
    await child.wait()


async def _introduce(groups: Sequence[Group], var: Path) -> None:
    """Direct messages are opened once in a lifetime; that is not what is measured."""
    store = await SqliteStore.open(var / STORE)
    for seat in (seat for people, _ in groups for seat in people):
        await store.keep_person(Person(seat.person, "en-US", seat.direct))
    await store.close()


async def open_tables(room: Room, *, direct: bool) -> list[Table]:
    """Every match begun."""
    gate = asyncio.Semaphore(OPENED_AT_ONCE)

    async def open_(people: Sequence[Seat], channel: int) -> Table:
        async with gate:
            return await _open_table(room, people, channel, direct=direct)

    opening = [open_(people, channel) for people, channels in room.groups for channel in channels]
    return await asyncio.gather(*opening)


async def _open_table(room: Room, people: Sequence[Seat], channel: int, *, direct: bool) -> Table:
    """A match begun; those who don't play by direct message have their hand shown beside."""
    audience = room.audience
    opener, *others = people
    lobby = (await audience.slash(opener.person, channel, "play", game=GAME)).message
    assert lobby is not None
    for seat in others:
        await audience.press(seat.person, lobby, deed(lobby, "join"))
    await audience.press(opener.person, lobby, deed(lobby, "start"))
    seats = [Seat(seat.person, seat.direct if direct else None) for seat in people]
    for seat in seats:
        if not direct:
            shown = await audience.press(seat.person, lobby, deed(lobby, "hand"))
            seat.hand = shown.message
    return Table(channel, seats, lobby)


def deed(message: Message, do: Doing) -> str:
    for control in controls(message):
        press = parse(control["custom_id"])
        if isinstance(press, Deed) and press.do == do:
            return str(control["custom_id"])
    return ""
