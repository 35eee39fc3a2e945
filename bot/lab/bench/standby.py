"""What a store in PostgreSQL costs beside one in a file: the same moves, as many a second as one
process plays, in turn with both."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bot.host import model
from bot.host.messages import BOARD, HandKey, OutgoingMessage, PointerKey, WantedMessage
from bot.host.ports import Store
from bot.lab.bench.harness import load, percentile, percentiles
from bot.lab.bench.tables import Moves
from bot.lab.postgres import Databases, NoServer, running
from bot.lab.postgres.server import MEMORY_DISK
from bot.life import STORE
from bot.settings import SettingError
from bot.store.lock import Lock
from bot.store.postgres.lock import SessionLock
from bot.store.sqlite.lock import FolderLock

MOVES_A_SECOND = 300
TABLES = 100
SECONDS = 5.0
ROUNDS = 3
MOST_MS = 1.0
"""How much longer PostgreSQL may take."""

WANTED = tuple(
    WantedMessage(key, priority=1, channel=7)
    for key in (BOARD, HandKey(model.User(1)), HandKey(model.User(2)), PointerKey())
)
SHOWN = 2
"""Of these messages, those that are sent soon after the move."""


def bench_standby() -> Iterator[str]:
    """Milliseconds to keep a move, on a memory disk and on this one."""
    yield load()
    yield f"{MOVES_A_SECOND} moves/s at {TABLES} tables, and {SHOWN} notes of what was sent each"
    for name, in_memory in (("memory disk", True), ("this disk", False)):
        if in_memory and not MEMORY_DISK.is_dir():
            continue
        try:
            yield from _compare(name, in_memory=in_memory)
        except NoServer as error:
            raise SettingError(str(error)) from error


def _compare(name: str, *, in_memory: bool) -> Iterator[str]:
    above = MEMORY_DISK if in_memory else None
    took: dict[str, list[float]] = defaultdict(list)
    with ExitStack() as stack:
        server = stack.enter_context(running(in_memory=in_memory))
        folder = Path(stack.enter_context(TemporaryDirectory(dir=above, prefix="bench-")))
        for number in range(ROUNDS):
            file = folder / str(number) / STORE
            took["SQLite"] += asyncio.run(_play(FolderLock(file)))
            took["PostgreSQL"] += asyncio.run(_in_database(Databases(server.url)))
    for engine, milliseconds in took.items():
        yield f"{name}, {engine}: {percentiles(milliseconds)}"
    more = percentile(took["PostgreSQL"], 50) - percentile(took["SQLite"], 50)
    verdict = "as wanted" if more <= MOST_MS else f"MORE than {MOST_MS:.0f} ms"
    yield f"{name}, PostgreSQL's p50 over SQLite's: {more:.2f} ms, {verdict}"


async def _in_database(databases: Databases) -> list[float]:
    async with databases.fresh() as url:
        return await _play(SessionLock(url))


async def _play(lock: Lock) -> list[float]:
    async with await lock.take() as held:
        store = await held.open_store()
        try:
            changes = Moves()
            await asyncio.gather(*(store.commit(changes.opening(each)) for each in range(TABLES)))
            return await _keep_moves(store, changes)
        finally:
            await store.close()


async def _keep_moves(store: Store, changes: Moves) -> list[float]:
    """A table's next move waits for the one before."""
    loop, tables = asyncio.get_running_loop(), [asyncio.Lock() for _ in range(TABLES)]
    took: list[float] = []

    async def keep(number: int) -> None:
        revision = number // TABLES + 2
        change = changes.move(number % TABLES, revision)
        change = msgspec.structs.replace(change, wanted=WANTED)
        async with tables[number % TABLES]:
            begun = loop.time()
            await store.commit(change)
            took.append((loop.time() - begun) * 1000)
        for wanted in WANTED[:SHOWN]:
            await store.sent(
                OutgoingMessage(
                    change.table, wanted.key, wanted.priority, 7, sent=revision, message=number
                )
            )

    began = loop.time()
    async with asyncio.TaskGroup() as group:
        for number in range(int(SECONDS * MOVES_A_SECOND)):
            await asyncio.sleep(began + number / MOVES_A_SECOND - loop.time())
            group.create_task(keep(number))
    return took
