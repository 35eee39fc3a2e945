"""How many moves a second the store takes, beside bare sqlite3."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, nullcontext
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import msgspec

from bot.host import model
from bot.host.stored import Change
from bot.lab.bench.harness import load, sociable
from bot.library import open_game
from bot.settings import written_folder
from bot.store.rows import steps_of
from bot.store.sqlite.engine import SqliteStore
from bot.store.sqlite.migrate import migrate, migration_files
from bot.store.steps import StoreStep
from games.kit.chance import FORMAT, Chance

TOGETHER = 64
SLOW_SYNC_SECONDS = 0.005
SECONDS = 0.7
ROUNDS = 3


def bench_tables(folder: Path | None = None) -> Iterator[str]:
    """Commits a second, one by one and 64 together, on this disk and on one whose sync takes 5 ms
    longer: the store's and bare sqlite3's, alternating."""
    changes = Moves()
    folder = folder or written_folder()
    yield load()
    yield f"a move: {len(changes.state):,} bytes of state and a line of the log"
    for name, slower in (("this disk", 0.0), ("5 ms more a sync", SLOW_SYNC_SECONDS)):
        for at_once in (1, TOGETHER):
            with TemporaryDirectory(dir=folder, prefix="bench-") as where:
                yield _compare(name, Path(where), changes, at_once, slower)


def _compare(name: str, where: Path, changes: "Moves", at_once: int, slower: float) -> str:
    bare, ours = [], []
    for number in range(ROUNDS):
        bare.append(_floor(where / f"bare{number}.db", changes, at_once, slower))
        store = _store(where / f"store{number}.db", changes, at_once, slower)
        ours.append(asyncio.run(store))
    how = "one by one" if at_once == 1 else f"{at_once} together"
    share = median(ours) / median(bare)
    return (
        f"{name}, {how}: {median(ours):,.0f} moves/s; "
        f"bare sqlite3 {median(bare):,.0f} moves/s ({share:.0%} of it)"
    )


@asynccontextmanager
async def slow_sync(seconds: float) -> AsyncIterator[None]:
    """A disk that takes longer to sync. It sleeps in a thread: the loop's own sleep is up to 1 ms
    longer."""
    await asyncio.to_thread(time.sleep, seconds)
    yield


class Moves:
    """Changes as a real match makes them, for any number of tables."""

    def __init__(self) -> None:
        game = open_game(sociable())
        options = game.options_type()
        state = game.setup(2, options, Chance(bytes(32), ("1", "2")))
        self.state = msgspec.json.encode(state)
        self.header = model.Header(
            game=game.key,
            rules_version=game.version,
            cards_hash=game.cards_hash,
            phase="playing",
            place=model.Place(1, 2),
            language="sv",
            opener=model.User(1),
            seats=(model.Seated(model.User(1)), model.Seated(model.User(2))),
            options=msgspec.Raw(msgspec.json.encode(options)),
            commitment="0" * 64,
            opened=model.Stamp(0),
            chance=FORMAT,
        )

    def opening(self, table: int) -> Change:
        line = model.Input(
            revision=1, kind="open", source="open", at=model.Stamp(0), user=model.User(1)
        )
        secret = model.Secret(bytes(32))
        return Change(
            table=model.TableId(f"table{table}"), input=line, header=self.header, secret=secret
        )

    def move(self, table: int, revision: int) -> Change:
        line = model.Input(
            revision=revision,
            kind="move",
            source=f"12345678901{revision}",
            at=model.Stamp(revision),
            user=model.User(1),
            seat=0,
            ask=revision,
            body=b'{"type":"attack","cards":["S7","S9","X1"]}',
        )
        asked = (model.Running(revision), model.Running(1), model.Running(1))
        position = model.Position(state=self.state, asks=(revision, 1), asked=asked)
        return Change(
            table=model.TableId(f"table{table}"),
            input=line,
            position=position,
            next_due=model.Running(revision * 1000),
        )


def _floor(file: Path, changes: Moves, at_once: int, slower: float) -> float:
    """The same rows by sqlite3 alone: no asyncio, no thread, no queue."""
    with closing(sqlite3.connect(file, isolation_level=None)) as bare:
        bare.execute("PRAGMA journal_mode = WAL")
        bare.execute("PRAGMA synchronous = FULL")
        migrate(bare, migration_files())
        _transact(bare, [steps_of(changes.opening(table)) for table in range(at_once)])
        revision, began = 1, time.perf_counter()
        while (took := time.perf_counter() - began) < SECONDS:
            revision += 1
            works = [steps_of(changes.move(table, revision)) for table in range(at_once)]
            _transact(bare, works, slower)
    return (revision - 1) * at_once / took


def _transact(bare: sqlite3.Connection, works: list[list[StoreStep]], slower: float = 0.0) -> None:
    bare.execute("BEGIN IMMEDIATE")
    for steps in zip(*works, strict=True):
        bare.executemany(steps[0].sql, [step.row for step in steps])
    time.sleep(slower)
    bare.execute("COMMIT")


async def _store(file: Path, changes: Moves, at_once: int, slower: float) -> float:
    """The same rows by the store, each table's moves in order."""
    store = await SqliteStore.open(file, partial(slow_sync, slower) if slower else nullcontext)
    await asyncio.gather(*(store.commit(changes.opening(table)) for table in range(at_once)))
    began = time.perf_counter()

    async def play(table: int) -> int:
        revision = 1
        while time.perf_counter() - began < SECONDS:
            revision += 1
            await store.commit(changes.move(table, revision))
        return revision - 1

    kept = sum(await asyncio.gather(*map(play, range(at_once))))
    took = time.perf_counter() - began
    await store.close()
    return kept / took
