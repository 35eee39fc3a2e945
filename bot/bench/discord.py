"""How fast the bot answers, how soon boards are right and what requests a move costs: in the
playground, beside a bare echo bot in the same run."""

import asyncio
import os
import random
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from bot.chat.custom_ids import Answering, Deed, Doing, parse
from bot.life import STORE
from bot.playground import Playground, Settings, addresses
from bot.playground.client import Client, Someone, all_text, buttons, selects
from bot.playground.control import CreateBot, CreateServer
from bot.playground.gateway.intents import PRIVILEGED
from bot.playground.people.views import SeenMessage
from bot.playground.transcript import Transcript
from bot.settings import ROOT
from bot.store.records import Person
from bot.store.sqlite.engine import SqliteStore

GAME = "supertrumf"
SECONDS = 12.0
WARM_UP_SECONDS = 8.0
FULL_SPEED, EVERYDAY = 50, 20
"""People, playground, both bots: on two processors more than this measures how they queue."""
TABLES, EVERYDAY_TABLES = 100, 60
GROUP = 20
"""So many tables are played by the same people, where nothing depends on their direct messages."""
GROUPS_OF_A_CLIENT = 12
NOT_YET_SECONDS = 0.05
BOARD_PATIENCE = 8.0
BOARD_IN_TIME = 2.0


@dataclass
class Figures:
    """Milliseconds, and counts."""

    answers: list[float] = field(default_factory=list)
    echoes: list[float] = field(default_factory=list)
    boards: list[float] = field(default_factory=list)
    moves: int = 0
    seconds: float = 0.0
    requests: int = 0


@dataclass
class Table:
    """A match, and who plays it."""

    channel: str
    board: str
    players: Sequence[Someone]


@dataclass
class Room:
    playground: Playground
    client: Client
    bot: str
    token: str
    groups: list[tuple[str, list[Someone], list[str]]]
    echo: tuple[Someone, SeenMessage] | None = None


def bench_discord() -> Iterator[str]:
    """Three runs: at full speed with Discord's limits off, then every day's with two and six at
    each table and all limits on."""
    yield f"foreign load: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"
    yield f"fsync here: {_percentiles(list(_fsyncs()))}"
    full = asyncio.run(_run(FULL_SPEED, TABLES, 2, limits=False))
    yield (
        f"limits off, {FULL_SPEED} moves/s wanted, {full.moves / full.seconds:.0f} made, "
        f"{TABLES} tables:"
    )
    yield f"  a move is answered in {_percentiles(full.answers)}"
    yield f"  the echo bot answers in {_percentiles(full.echoes)}"
    for seats in (2, 6):
        everyday = asyncio.run(_run(EVERYDAY, EVERYDAY_TABLES, seats, limits=True))
        late = sum(board > BOARD_IN_TIME * 1000 for board in everyday.boards)
        yield (
            f"limits on, {everyday.moves / everyday.seconds:.0f} moves/s, {EVERYDAY_TABLES} "
            f"tables of {seats}:"
        )
        yield f"  a move is answered in {_percentiles(everyday.answers)}"
        yield f"  the board is right after {_percentiles(everyday.boards)} ({late} later than 2 s)"
        yield f"  other requests per move: {everyday.requests / everyday.moves:.2f}"


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
        transcript_entries=400_000,
    )
    figures = Figures()
    async with _room(settings, tables, seats, group=1 if limits else GROUP) as room:
        opened = await _open_tables(room, seats)
        await _play(room, opened, rate, figures, watch=limits)
    return figures


@asynccontextmanager
async def _room(settings: Settings, tables: int, seats: int, group: int) -> AsyncIterator[Room]:
    """A playground with servers of a few people each, the bot, and the echo bot."""
    async with AsyncExitStack() as stack:
        playground = await stack.enter_async_context(await Playground.start(settings=settings))
        client = await stack.enter_async_context(Client(playground.url))
        owner = await client.person("owner")
        groups, servers = [], []
        for number in range(-(-tables // group)):
            if number % GROUPS_OF_A_CLIENT == 0:
                client = await stack.enter_async_context(Client(playground.url))
            names = [f"t{place}" for place in range(group)]
            made = await client.order(
                CreateServer(name=f"Server {number}", owner=owner.id, channels=[*names, "echo"])
            )
            people = [
                await client.person(f"p{number}x{seat}", servers=[made["server"]])
                for seat in range(seats)
            ]
            servers.append(made["server"])
            groups.append((made["server"], people, [made["channels"][name] for name in names]))
        bot, echo = [
            await client.order(
                CreateBot(name=name, owner=owner.id, intents=PRIVILEGED, servers=servers)
            )
            for name in ("Spelvärden", "Echo")
        ]
        room = Room(playground, client, bot["bot"], bot["token"], groups)
        echo_channel = made["channels"]["echo"]
        with TemporaryDirectory(dir=Path.cwd(), prefix="bench-") as var:
            await _introduce(room, Path(var))
            ours = await _child(room, bot["token"], var, "bot", "run")
            theirs = await _child(
                room, echo["token"], var, "bot.bench.echo", ECHO_CHANNEL=echo_channel
            )
            try:
                online = playground.core.gateway.is_online
                await owner.until(lambda: online(int(bot["bot"])))
                presser = people[0]
                shown = await presser.until_sees("xxx", echo_channel)
                room.echo = (presser, shown)
                yield room
            finally:
                for child in (ours, theirs):
                    child.kill()
                    await child.wait()


async def _introduce(room: Room, var: Path) -> None:
    """Direct messages are opened once in a lifetime; that is not what is measured."""
    store = await SqliteStore.open(var / STORE)
    for person in (person for _, people, _ in room.groups for person in people):
        dm = await person.open_dm(room.bot)
        await store.keep_person(Person(int(person.id), person.me.locale, int(dm.id)))
    await store.close()


async def _child(
    room: Room, token: str, var: str, module: str, *arguments: str, **more: str
) -> asyncio.subprocess.Process:
    rest, gateway, cdn = addresses(room.playground.url)
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


async def _open_tables(room: Room, seats: int) -> list[Table]:
    """Every match begun; groups one beside the other."""

    async def open_group(people: Sequence[Someone], channels: Sequence[str]) -> list[Table]:
        return [await _open_table(people, channel) for channel in channels]

    opened = [open_group(people, channels) for _, people, channels in room.groups]
    return [table for group in await asyncio.gather(*opened) for table in group]


async def _open_table(people: Sequence[Someone], channel: str) -> Table:
    opener, *others = people
    lobby = await opener.answer(await opener.slash(channel, "play", game=GAME))
    for person in others:
        await person.press(lobby, _deed(lobby, "join"))
    now = opener.message(channel, lobby.id)
    assert now is not None
    await opener.press(now, _deed(now, "start"))
    return Table(channel, lobby.id, people)


async def _play(
    room: Room, tables: Sequence[Table], rate: int, figures: Figures, *, watch: bool
) -> None:
    """Moves at the rate wanted, each table's one after the other, and as many echoes."""
    waiting = list(tables)
    random.Random(1).shuffle(waiting)
    under_way: set[asyncio.Task[None]] = set()
    began = time.perf_counter()
    transcript = room.playground.core.transcript

    async def move(table: Table) -> None:
        measured = time.perf_counter() - began > WARM_UP_SECONDS
        while not await _move(table, figures if measured else Figures(), watch):
            if _is_over(table) or time.perf_counter() - began > WARM_UP_SECONDS + SECONDS:
                return
            await asyncio.sleep(NOT_YET_SECONDS)
        waiting.append(table)

    async def echo() -> None:
        assert room.echo is not None
        someone, message = room.echo
        at = time.perf_counter()
        await someone.press(message, "echo")
        figures.echoes.append((time.perf_counter() - at) * 1000)

    counted = 0
    number = 0
    while (now := time.perf_counter() - began) < WARM_UP_SECONDS + SECONDS:
        if not counted and now > WARM_UP_SECONDS:
            counted = _own_requests(transcript)
        while number < now * rate and waiting:
            number += 1
            under_way.add(asyncio.create_task(move(waiting.pop(0))))
            under_way.add(asyncio.create_task(echo()))
        for task in [task for task in under_way if task.done()]:
            under_way.remove(task)
            task.result()
        await asyncio.sleep(1 / rate)
    figures.seconds = SECONDS
    await asyncio.gather(*under_way)
    figures.requests = _own_requests(transcript) - counted


async def _move(table: Table, figures: Figures, watch: bool) -> bool:
    """One move by whoever must; false where nobody sees yet that he must."""
    for person in table.players:
        hand = await (_direct_hand if watch else _ask_for_hand)(person, table)
        while hand is not None and _can_act(hand):
            before = _board_of(table)
            took = await _press(person, hand)
            hand = person.message(hand.channel, hand.id) or hand
            if took is not None:
                figures.answers.append(took)
                figures.moves += 1
                if watch:
                    await _watch_board(table, before, figures)
                return True
    return False


def _is_over(table: Table) -> bool:
    board = _board_of(table)
    return board is not None and bool(_deed(board, "rematch"))


async def _press(person: Someone, hand: SeenMessage) -> float | None:
    """Goes on with an answer; where it was played, how long that took."""
    for button in buttons(hand):
        press = parse(button.get("custom_id", ""))
        if isinstance(press, Answering) and press.step == "do":
            began = time.perf_counter()
            await person.press(hand, button["custom_id"])
            return (time.perf_counter() - began) * 1000
    if choosing := selects(hand):
        select = random.choice(choosing)
        value = random.choice(select["options"])["value"]
        await person.choose(hand, select["custom_id"], value)
        return None
    button = next(b for b in buttons(hand) if isinstance(parse(b["custom_id"]), Answering))
    await person.press(hand, button["custom_id"])
    return None


async def _ask_for_hand(person: Someone, table: Table) -> SeenMessage | None:
    board = _board_of(table, person)
    deed = _deed(board, "hand") if board is not None else ""
    if board is None or not deed:
        return None
    return await person.answer(await person.press(board, deed))


async def _direct_hand(person: Someone, table: Table) -> SeenMessage | None:
    """The hand by direct message, as far as it has come."""
    name = f"<#{table.channel}>"
    dms = (c.id for c in person.channels.values() if c.kind == "dm")
    hands = (m for dm in dms for m in reversed(person.sees(dm)) if name in all_text(m))
    return next(hands, None)


def _can_act(hand: SeenMessage) -> bool:
    presses = (parse(c.get("custom_id", "")) for c in (*buttons(hand), *selects(hand)))
    return any(isinstance(press, Answering) for press in presses)


def _board_of(table: Table, person: Someone | None = None) -> SeenMessage | None:
    """The table's board where it now stands."""
    seen = (person or table.players[0]).sees(table.channel)
    return next((m for m in reversed(seen) if not m.ephemeral and m.components), None)


async def _watch_board(table: Table, before: SeenMessage | None, figures: Figures) -> None:
    began = time.perf_counter()
    watcher = table.players[0]
    async with asyncio.timeout(BOARD_PATIENCE):
        await watcher.until(lambda: _board_of(table) != before, "the board change")
    figures.boards.append((time.perf_counter() - began) * 1000)


def _deed(message: SeenMessage, do: Doing) -> str:
    for button in buttons(message):
        press = parse(button.get("custom_id", ""))
        if isinstance(press, Deed) and press.do == do:
            return str(button["custom_id"])
    return ""


def _own_requests(transcript: Transcript) -> int:
    """What the bot has asked for beside answering interactions."""
    requests = transcript.of("request")
    return sum("/callback" not in entry.what for entry in requests)
