"""A store of very many finished matches. A few are played, each move a legal one by chance; the
others are their rows again, with other ids, players, places and times."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

import games
from bot.host.acts import Answer, By
from bot.host.model import NOBODY, Place, Stamp, TableId, User
from bot.host.results import MatchResult, ResultQuery
from bot.host.tables import Tables
from bot.lab.torture.fast_clock import START, FastClock
from bot.library import open_game
from bot.store.results import facts_steps, result_steps
from bot.store.sqlite.engine import SqliteStore
from games.kit.say import Refusal

SEED = 30
SAMPLES = 3
"""The matches of each game that are played."""
MOST_SEATS = 4
OPTIONAL_SHARE = 0.02
PATIENCE_SECONDS = 0.002
LOGGED = 20
"""Every so many matches the log and the messages are there as well: no command reads more than one
match's, and all of them would be some gigabytes."""
A_BATCH = 2_000
DIGEST_BYTES = 16
MINUTE_MS = 60_000
COUNTED = (
    "UPDATE main.played SET facts = coalesce((SELECT facts FROM sample.played "
    "WHERE table_id = ?), '{}') WHERE table_id = ?"
)
"""As if the game had counted the same of everybody who played in a match."""
EVERY_TABLES = ("inputs", "messages")


class SampleMatch(NamedTuple):
    """A match of the sample: its row of `tables`, and its result."""

    row: tuple[Any, ...]
    result: MatchResult


class Population(NamedTuple):
    """Who has played on which server, and in which channels. Those who stand first have played
    most."""

    server: int
    channels: Sequence[int]
    people: Sequence[User]


async def play_samples(file: Path) -> None:
    """Plays some matches of each game in a new store, as the bot does where they are shown."""
    store = await SqliteStore.open(file)
    clock, rng = FastClock(time.time()), Random(SEED)
    tables = await Tables.open(store, clock, open_game, is_shown=True)
    for key in games.names():
        counts = [count for count in games.find(key).seat_counts if count <= MOST_SEATS]
        for number in range(SAMPLES):
            await _play(tables, clock, rng, key, counts[number % len(counts)])
    await tables.idle()
    await tables.stop()
    for message in await store.unsent():
        message.sent, message.message = message.wanted, rng.getrandbits(60)
        message.digest = rng.randbytes(DIGEST_BYTES)
        await store.sent(message)
    await store.close()


async def _play(tables: Tables, clock: FastClock, rng: Random, game: str, seats: int) -> None:
    users = [User(rng.getrandbits(60)) for _ in range(seats)]

    def by(user: User) -> By:
        return By(user, str(rng.getrandbits(60)), clock.now())

    opener, *others = users
    place = Place(1, rng.getrandbits(60))
    table = (await tables.open_table(game, place, by(opener), language="en")).table
    for user in others:
        await tables.join(table, by(user))
    await tables.start(table, by(opener))
    while (await tables.look(table)).phase != "ended":
        asked = [
            (user, number, ask)
            for user in users
            for number, asks in [await tables.asks(table, user)]
            for ask in asks
            if not ask.optional or rng.random() < OPTIONAL_SHARE
        ]
        if not asked:
            await asyncio.sleep(PATIENCE_SECONDS)
            continue
        user, number, ask = rng.choice(asked)
        try:
            await tables.move(table, by(user), Answer(ask.key, ask.sample(rng), number))
        except Refusal:
            continue


async def forget_said(file: Path) -> None:
    """As the daily sweep does."""
    store = await SqliteStore.open(file)
    for table in await store.said_before(Stamp(1 << 62), A_BATCH):
        await store.forget_said(table)
    await store.close()


async def samples_of(file: Path) -> Sequence[SampleMatch]:
    store = await SqliteStore.open(file)
    results = list(await store.results(ResultQuery(server=1)))
    await store.close()
    with closing(sqlite3.connect(file)) as opened:
        return [
            SampleMatch(
                opened.execute("SELECT * FROM tables WHERE id = ?", (r.table,)).fetchone(), r
            )
            for r in results
        ]


def fill(
    file: Path, sample: Path, played: Sequence[SampleMatch], many: int, all_: Population
) -> None:
    """Adds so many matches to a store that is there."""
    rng = Random(SEED)
    with closing(sqlite3.connect(file, isolation_level=None)) as opened:
        opened.execute("PRAGMA synchronous = OFF")
        opened.execute("ATTACH ? AS sample", (str(sample),))
        opened.execute("INSERT OR IGNORE INTO main.cards SELECT * FROM sample.cards")
        for first in range(0, many, A_BATCH):
            opened.execute("BEGIN IMMEDIATE")
            for number in range(first, min(first + A_BATCH, many)):
                match = played[number % len(played)]
                _add(opened, match, _result(match.result, number, rng, all_), number)
            opened.execute("COMMIT")
        opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _add(opened: sqlite3.Connection, match: SampleMatch, result: MatchResult, number: int) -> None:
    marks = ", ".join("?" * len(match.row))
    _, *rest = match.row
    opened.execute(f"INSERT INTO tables VALUES ({marks})", (result.table, *rest))
    for step in (*result_steps(result), *facts_steps(result.table, {})):
        opened.execute(step.sql, step.row)
    opened.execute(COUNTED, (match.result.table, result.table))
    if number % LOGGED:
        return
    for table in EVERY_TABLES:
        columns = [name for _, name, *_ in opened.execute(f"PRAGMA table_info({table})")]
        read = ", ".join("?" if name == "table_id" else name for name in columns)
        opened.execute(
            f"INSERT INTO main.{table} SELECT {read} FROM sample.{table} WHERE table_id = ?",
            (result.table, match.result.table),
        )


def _result(of: MatchResult, number: int, rng: Random, all_: Population) -> MatchResult:
    """With others who played, elsewhere, one minute after the match before."""
    took = of.ended - of.began
    ended = Stamp(START + number * MINUTE_MS)
    users = dict(zip(of.people, _players(len(of.people), rng, all_.people), strict=True))
    place = Place(all_.server, rng.choice(all_.channels))
    seats = tuple(replace(each, user=users.get(each.user, NOBODY)) for each in of.seats)
    return replace(
        of,
        table=TableId(f"bench{number}"),
        place=place,
        began=Stamp(ended - took),
        ended=ended,
        seats=seats,
    )


def _players(count: int, rng: Random, people: Sequence[User]) -> Sequence[User]:
    """Different ones; some play much oftener than others."""
    chosen: dict[User, None] = {}
    while len(chosen) < count:
        chosen[people[int(len(people) * rng.random() ** 3)]] = None
    return tuple(chosen)


def sizes(file: Path) -> Iterator[tuple[str, int]]:
    """How many bytes each table and index of a store takes."""
    with closing(sqlite3.connect(file)) as opened:
        yield from opened.execute("SELECT name, sum(payload) FROM dbstat GROUP BY name ORDER BY 1")
