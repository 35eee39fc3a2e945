"""Whether the store is intact after everything done to it."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bot.host import records
from bot.host.decks import Decks
from bot.host.model import Input, TableId
from bot.host.ports import Store
from bot.host.records import record
from bot.host.stored import Stored
from bot.lab.torture.protocol import Acknowledged
from bot.library import open_game
from bot.store.sqlite.engine import SqliteStore
from bot.store.sqlite.ratings import recounted
from games.kit.game import Game
from games.kit.match import Match

OpenGame = Callable[[str], Game[Any, Any, Any]]


class Inspection(msgspec.Struct):
    """The findings."""

    faults: list[str]
    matches: int = 0
    moves: int = 0


async def inspect(
    file: Path,
    acknowledged: Sequence[Acknowledged],
    *,
    all_ended: bool,
    open_game: OpenGame = open_game,
) -> Inspection:
    """Checks everything in a store. Opening it checks the file itself."""
    store = await SqliteStore.open(file)
    try:
        found = await inspect_store(store, acknowledged, all_ended=all_ended, open_game=open_game)
        found.faults.extend(
            f"the ratings of {ladder} do not follow from the results"
            for ladder, _, is_right in recounted(file)
            if not is_right
        )
        return found
    finally:
        await store.close()


async def inspect_store(
    store: Store,
    acknowledged: Sequence[Acknowledged],
    *,
    all_ended: bool,
    open_game: OpenGame = open_game,
) -> Inspection:
    """Checks everything but the ratings."""
    found = Inspection([])
    for table, answers in _by_table(acknowledged).items():
        log = await store.log(table)
        found.faults.extend(_lost(table, log, answers))
    if all_ended:
        live = await store.live()
        found.faults.extend(f"table {table.id} has not ended" for table in live)
    without = await store.without_result(TableId(""), 1)
    found.faults.extend(f"match {each} has ended, and left no result" for each in without)
    decks = Decks(open_game, store)
    for table in await store.tables():
        await _inspect_table(store, decks, table, found)
    return found


def _by_table(acknowledged: Sequence[Acknowledged]) -> dict[TableId, list[Acknowledged]]:
    tables: dict[TableId, list[Acknowledged]] = {}
    for answer in acknowledged:
        tables.setdefault(answer.table, []).append(answer)
    return tables


def _lost(table: TableId, log: Sequence[Input], answers: Sequence[Acknowledged]) -> Iterator[str]:
    kept = {line.source: line.revision for line in log}
    for answer in answers:
        if kept.get(answer.source) != answer.revision:
            yield (
                f"table {table}: {answer.source} was acknowledged as {answer.revision} and is "
                f"{kept.get(answer.source, 'lost')}"
            )


async def _inspect_table(store: Store, decks: Decks, table: TableId, found: Inspection) -> None:
    stored = await store.table(table)
    assert stored is not None
    log = await store.log(table)
    torn = list(_twice_or_missing(stored, log))
    found.faults.extend(torn)
    if torn or stored.position is None:
        return
    found.matches += 1
    found.moves += sum(line.kind == "move" for line in log)
    loaded = await records.loaded(stored, await decks.bound(stored.header), store)
    replayed: Match[Any, Any] = Match.replay(loaded.game, record(loaded, log))
    if msgspec.json.encode(replayed.state) != stored.position.state:
        found.faults.append(f"table {table}: the log does not replay to the stored state")
    if replayed.chance.used != stored.position.used:
        found.faults.append(f"table {table}: the log uses another amount of chance")


def _twice_or_missing(stored: Stored, log: Sequence[Input]) -> Iterator[str]:
    if [line.revision for line in log] != list(range(1, stored.revision + 1)):
        yield f"table {stored.id}: its log does not lead to revision {stored.revision}"
    if len({line.source for line in log}) != len(log):
        yield f"table {stored.id}: an input is there twice"
