"""How fast the bot answers, how soon boards are right and what requests a move costs: in the
playground, beside a bare echo bot in the same run."""

import asyncio
import gc
import os
import random
import sys
import time
from collections import deque
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from bot.bench.audience import Audience, Pressed, Seat, Table, Unanswered, controls
from bot.bench.processes import NOTHING_SPENT, Spent, spent
from bot.chat.custom_ids import VERSION, Deed, Doing, parse
from bot.life import STORE
from bot.playground import Playground, Settings, addresses
from bot.playground.deeds import places
from bot.playground.gateway.intents import PRIVILEGED
from bot.playground.people.actions import Cannot
from bot.playground.records import Message
from bot.playground.transcript import Transcript
from bot.settings import ROOT
from bot.store.records import Person
from bot.store.sqlite.engine import SqliteStore

GAME = "supertrumf"
SECONDS = 12.0
WARM_UP_SECONDS = 8.0
FULL_SPEED, EVERYDAY = 300, 20
TABLES, EVERYDAY_TABLES = 1_000, 60
"""Every day's tables are so many that each rests for some seconds between two moves: whatever
changes on its board meanwhile was caused by the last one."""
GROUP = 20
"""So many tables are played by the same people, where nothing depends on their direct messages."""
OPENED_AT_ONCE = 100
MOST_UNDER_WAY = 64
"""A bot that is slower than is wanted is not buried: no more moves than these wait for it."""
MOST_PRESSES = 12
NOT_YET_SECONDS = 0.05
BOARD_IN_TIME = 2.0
NEVER = float("inf")
ANSWER = f"{VERSION}a:"


@dataclass
class Figures:
    """Milliseconds, and counts."""

    answers: list[float] = field(default_factory=list)
    echoes: list[float] = field(default_factory=list)
    boards: list[float] = field(default_factory=list)
    moves: int = 0
    presses: int = 0
    unanswered: int = 0
    seconds: float = 0.0
    requests: int = 0
    spent: Spent = NOTHING_SPENT


@dataclass
class Room:
    """A playground with servers of a few people each, the bot, and the echo bot."""

    playground: Playground
    audience: Audience
    bot: int
    groups: list[tuple[list[Seat], list[int]]]
    echo: tuple[int, Message]
    processes: tuple[int, int]


def bench_discord() -> Iterator[str]:
    """Three runs: at full speed with Discord's limits off, then every day's with two and six at
    each table and all limits on."""
    yield f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"
    yield f"fsync here: {_percentiles(list(_fsyncs()))}"
    full = asyncio.run(_run(FULL_SPEED, TABLES, 2, limits=False))
    yield f"limits off, {TABLES:,} tables, {FULL_SPEED} moves/s wanted:"
    yield from _told(full)
    yield f"  the echo bot answers in {_percentiles(full.echoes)}"
    for seats in (2, 6):
        everyday = asyncio.run(_run(EVERYDAY, EVERYDAY_TABLES, seats, limits=True))
        yield (f"limits on, {EVERYDAY_TABLES} tables of {seats}, {EVERYDAY} moves/s wanted:")
        yield from _told(everyday)
        late = sum(board > BOARD_IN_TIME * 1000 for board in everyday.boards)
        yield f"  the board is right after {_percentiles(everyday.boards)} ({late} later than 2 s)"
        yield f"  other requests per move: {everyday.requests / max(everyday.moves, 1):.2f}"


def _told(figures: Figures) -> Iterator[str]:
    moves, seconds, cost = max(figures.moves, 1), figures.seconds, figures.spent
    yield (
        f"  made: {figures.moves / seconds:.0f} moves/s by {figures.presses / seconds:.0f} "
        f"presses/s, and {len(figures.echoes) / seconds:.0f} echoes/s; "
        f"{figures.unanswered} presses unanswered"
    )
    yield (
        f"  processor time a move: bot {cost.bot * 1000 / moves:.2f} ms, people and playground "
        f"{cost.driver * 1000 / moves:.2f} ms, echo {cost.echo * 1000 / moves:.2f} ms"
    )
    yield f"  foreign load meanwhile: {cost.foreign / seconds:.2f} processors of {os.cpu_count()}"
    yield f"  a move is answered in {_percentiles(figures.answers)}"


def _percentiles(milliseconds: list[float]) -> str:
    if len(milliseconds) < 2:
        return "(too few)"
    cut = quantiles(milliseconds, n=100, method="inclusive")
    return f"{cut[49]:.1f} ms (p50), {cut[98]:.1f} ms (p99) of {len(milliseconds)}"


def _fsyncs() -> Iterator[float]:
    with TemporaryDirectory(dir=Path.cwd(), prefix="bench-") as folder:
        file = os.open(Path(folder) / "fsync", os.O_WRONLY | os.O_CREAT)
        for _ in range(200):
            began = time.perf_counter()
            os.write(file, b"x" * 4096)
            os.fsync(file)
            yield (time.perf_counter() - began) * 1000
        os.close(file)


async def _run(rate: int, tables: int, seats: int, *, limits: bool) -> Figures:
    settings = Settings(
        rate_limits=limits,
        identify_limits=False,
        transcript_entries=400_000 if limits else 1_000,
    )
    async with _room(settings, tables, seats, group=1 if limits else GROUP) as room:
        opened = await _open_tables(room, direct=limits)
        gc.freeze()
        return await _play(room, opened, rate)


@asynccontextmanager
async def _room(settings: Settings, tables: int, seats: int, group: int) -> AsyncIterator[Room]:
    async with AsyncExitStack() as stack:
        playground = await stack.enter_async_context(await Playground.start(settings=settings))
        core = playground.core
        audience = core.people = Audience(playground)
        owner = core.add_person("owner").id
        bots = [core.add_application(name, owner, PRIVILEGED) for name in ("Spelvärden", "Echo")]
        groups = []
        for number in range(-(-tables // group)):
            guild = places.create_guild(core, f"Server {number}", owner)
            people = [core.add_person(f"p{number}x{seat}").id for seat in range(seats)]
            for member in (*people, *(bot.id for bot in bots)):
                places.join(core, guild, member)
            channels = [places.create_channel(core, guild, f"t{n}").id for n in range(group)]
            direct = {person: places.dm(core, bots[0].id, person).id for person in people}
            groups.append(([Seat(person, direct[person]) for person in people], channels))
        echo_channel = places.create_channel(core, guild, "echo").id
        with TemporaryDirectory(dir=Path.cwd(), prefix="bench-") as var:
            await _introduce(groups, Path(var))
            ours = await _child(playground, bots[0].token, var, "bot", "run")
            stack.push_async_callback(_end, ours)
            theirs = await _child(
                playground, bots[1].token, var, "bot.bench.echo", ECHO_CHANNEL=str(echo_channel)
            )
            stack.push_async_callback(_end, theirs)
            is_online = core.gateway.is_online
            await audience.until(lambda: is_online(bots[0].id))
            await audience.until(lambda: len(core.world.history(echo_channel)) > 0)
            echo = next(iter(core.world.history(echo_channel)))
            processes = ours.pid, theirs.pid
            yield Room(playground, audience, bots[0].id, groups, (people[0], echo), processes)


async def _end(child: asyncio.subprocess.Process) -> None:
    child.kill()
    await child.wait()


async def _introduce(groups: Sequence[tuple[list[Seat], list[int]]], var: Path) -> None:
    """Direct messages are opened once in a lifetime; that is not what is measured."""
    store = await SqliteStore.open(var / STORE)
    for seat in (seat for people, _ in groups for seat in people):
        await store.keep_person(Person(seat.person, "en-US", seat.direct))
    await store.close()


async def _child(
    playground: Playground, token: str, var: str, module: str, *arguments: str, **more: str
) -> asyncio.subprocess.Process:
    rest, gateway, cdn = addresses(playground.url)
    environment = os.environ | {
        "DISCORD_TOKEN": token,
        "SPELVARDEN_REST": rest,
        "SPELVARDEN_GATEWAY": gateway,
        "SPELVARDEN_CDN": cdn,
        "SPELVARDEN_VAR": var,
        "SPELVARDEN_LOG": "error",
        "PYTHONPATH": str(ROOT),
    }
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", module, *arguments), env=environment | more
    )


async def _open_tables(room: Room, *, direct: bool) -> list[Table]:
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
        await audience.press(seat.person, lobby, _deed(lobby, "join"))
    await audience.press(opener.person, lobby, _deed(lobby, "start"))
    seats = [Seat(seat.person, seat.direct if direct else None) for seat in people]
    for seat in seats:
        if not direct:
            shown = await audience.press(seat.person, lobby, _deed(lobby, "hand"))
            seat.hand = shown.message
    return Table(channel, seats, lobby)


class Run:
    """Moves at the rate wanted, each table's one after the other, and as many echoes."""

    def __init__(self, room: Room, tables: Sequence[Table]) -> None:
        self.room = room
        self.figures = Figures()
        self.measures = False
        self.waiting = deque(tables)
        self.under_way: set[asyncio.Task[None]] = set()
        self.last: dict[int, float] = {}
        """When the last move at each table's board began, of those that are measured."""

    async def move(self, table: Table) -> None:
        """One move by whoever must; the table waits a little if nobody sees yet that he must."""
        try:
            if not await self._move(table):
                table.is_over = _is_over(table)
                await asyncio.sleep(NOT_YET_SECONDS)
        except (Unanswered, TimeoutError):
            self.figures.unanswered += self.measures
        if not table.is_over:
            self.waiting.append(table)

    async def echo(self) -> None:
        person, message = self.room.echo
        try:
            pressed = await self.room.audience.press(person, message, "echo")
        except (Unanswered, TimeoutError):
            return
        if self.measures:
            self.figures.echoes.append(pressed.took)

    async def _move(self, table: Table) -> bool:
        for seat in table.seats:
            hand = self._hand(seat, table)
            for _ in range(MOST_PRESSES):
                if hand is None or (control := _next(hand)) is None:
                    break
                custom_id, value = control
                plays = ":do:" in custom_id
                if plays:
                    self._settle_board(table)
                began = time.perf_counter()
                try:
                    pressed = await self._use(seat.person, hand, custom_id, value)
                except Cannot:  # the hand has changed meanwhile
                    break
                self.figures.presses += self.measures
                if plays:
                    self._note(table, began, pressed)
                    return True
        return False

    async def _use(self, person: int, hand: Message, custom_id: str, value: str) -> Pressed:
        if value:
            return await self.room.audience.choose(person, hand, custom_id, value)
        return await self.room.audience.press(person, hand, custom_id)

    def _hand(self, seat: Seat, table: Table) -> Message | None:
        if seat.direct is None:
            return seat.hand
        newest = self.room.playground.core.world.history(seat.direct).newest()
        return next((message for message in newest if message.components), None)

    def _note(self, table: Table, began: float, pressed: Pressed) -> None:
        if self.measures:
            self.figures.answers.append(pressed.took)
            self.figures.moves += 1
            self.last[table.channel] = began

    def _settle_board(self, table: Table) -> None:
        """How long the board went on changing after the table's last move: only now is it known
        that nothing more has come of that."""
        changes = self.room.audience.changes.pop(table.channel, ())
        began = self.last.pop(table.channel, None)
        if began is not None:
            last = max((at for at in changes if at > began), default=NEVER)
            self.figures.boards.append((last - began) * 1000)


async def _play(room: Room, tables: Sequence[Table], rate: int) -> Figures:
    shuffled = list(tables)
    random.Random(1).shuffle(shuffled)
    run = Run(room, shuffled)
    await _keep_up(run, rate, WARM_UP_SECONDS)
    transcript = room.playground.core.transcript
    requests, before, began = _own_requests(transcript), spent(*room.processes), time.perf_counter()
    run.measures = True
    await _keep_up(run, rate, SECONDS)
    figures = run.figures
    figures.seconds = time.perf_counter() - began
    figures.spent = spent(*room.processes).since(before)
    figures.requests = _own_requests(transcript) - requests
    run.measures = False
    await asyncio.gather(*run.under_way)
    return figures


async def _keep_up(run: Run, rate: int, seconds: float) -> None:
    began = time.perf_counter()
    number = 0
    while (now := time.perf_counter() - began) < seconds:
        due = int(now * rate)
        while number < due:
            number += 1
            if run.waiting and len(run.under_way) < MOST_UNDER_WAY:
                _begin(run, run.move(run.waiting.popleft()))
                _begin(run, run.echo())
        await asyncio.sleep(1 / rate)


def _begin(run: Run, work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.create_task(work)
    run.under_way.add(task)
    task.add_done_callback(run.under_way.discard)


def _next(hand: Message) -> tuple[str, str] | None:
    """What to use next on a hand to go on with an answer, and what to choose there."""
    usable = controls(hand)
    answering = [c for c in usable if c["custom_id"].startswith(ANSWER)]
    done = next((c for c in answering if ":do:" in c["custom_id"]), None)
    if done is not None:
        return done["custom_id"], ""
    menus = [c for c in answering if c.get("options")]
    if menus:
        menu = random.choice(menus)
        return menu["custom_id"], random.choice(menu["options"])["value"]
    return (answering[0]["custom_id"], "") if answering else None


def _is_over(table: Table) -> bool:
    return bool(_deed(table.board, "rematch"))


def _deed(message: Message, do: Doing) -> str:
    for control in controls(message):
        press = parse(control["custom_id"])
        if isinstance(press, Deed) and press.do == do:
            return str(control["custom_id"])
    return ""


def _own_requests(transcript: Transcript) -> int:
    """What the bot has asked for beside answering interactions."""
    requests = transcript.of("request")
    return sum("/callback" not in entry.what for entry in requests)
