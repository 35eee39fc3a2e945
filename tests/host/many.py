"""Fills a store with many live tables: a few real ones, and copies of them."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import games
from bot.host.acts import Answer, By
from bot.host.clock import Clock
from bot.host.model import Place
from bot.host.tables import Tables
from bot.library import open_game
from bot.store.sqlite.engine import SqliteStore

FIRST_USER = 1_000
MOVES = 20


async def play_a_little(file: Path, clock: Clock) -> list[str]:
    """One table of each game, some moves into its match."""
    rng = Random(1)
    store = await SqliteStore.open(file)
    tables = await Tables.open(store, clock, open_game)
    begun = []
    for number, game in enumerate(games.names()):
        users = [FIRST_USER + 10 * number + seat for seat in range(3)]
        users = users[: games.find(game).seat_counts[-1]]
        told = await tables.open_table(
            game, Place(1, 100 + number), By(users[0], f"open {number}", clock.now()), language="sv"
        )
        for user in users[1:]:
            await tables.join(told.table, By(user, f"join {user}", clock.now()))
        await tables.start(told.table, By(users[0], f"start {number}", clock.now()))
        for move in range(MOVES):
            asked = [(user, *await tables.asks(told.table, user)) for user in users]
            choices = [(u, n, ask) for u, n, asks in asked for ask in asks if not ask.optional]
            if not choices:
                break
            user, n, ask = rng.choice(choices)
            by = By(user, f"move {number} {move}", clock.now())
            await tables.move(told.table, by, Answer(ask.key, ask.sample(rng), n))
        begun.append(told.table)
    await tables.stop()
    await store.close()
    return begun


def multiply(file: Path, copies: int) -> None:
    """Copies every table so many times, with its seats and its whole log."""
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("PRAGMA synchronous = OFF")
        opened.execute(
            "CREATE TEMP TABLE copies AS WITH RECURSIVE n (k) AS "
            "(SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < ?) SELECT k FROM n",
            (copies,),
        )
        opened.executescript(
            "CREATE TEMP TABLE t AS SELECT * FROM tables;"
            "CREATE TEMP TABLE s AS SELECT * FROM seats;"
            "CREATE TEMP TABLE i AS SELECT * FROM inputs;"
            "INSERT INTO tables SELECT k || id, revision, secret, phase, game, spot + 1000 * k,"
            " header, next_due + k, marks, state FROM t, copies;"
            "INSERT INTO seats SELECT user + 1000 * k, k || table_id FROM s, copies;"
            "INSERT INTO inputs SELECT k || table_id, revision, kind, source, at, user, seat, ask,"
            " body, chance, bot_player FROM copies, i;"
        )
        opened.commit()


def fill(file: Path, tables: int, clock: Clock) -> list[str]:
    """A store with so many live tables; returns those that were really played."""
    begun = asyncio.run(play_a_little(file, clock))
    multiply(file, tables // len(begun))
    return begun
