"""A SQLite store taken over into an empty database: every row, or nothing."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg

from bot.host.ports import Broken, CannotOpen
from bot.store.postgres.connecting import connect
from bot.store.postgres.dialect import translated
from bot.store.postgres.engine import make_ready
from bot.store.postgres.session import Connection, Session
from bot.store.sqlite.backup import copy
from bot.store.sqlite.forgotten import ForgottenFile
from bot.store.sqlite.migrate import check_header, migrate, migration_files

TABLES = (
    "tables",
    "seats",
    "inputs",
    "cards",
    "messages",
    "copies",
    "people",
    "last_options",
    "presets",
    "runs",
    "notes",
    "results",
    "played",
    "seasons",
    "ratings",
    "rated",
)
"""What is counted into ratings comes after the results: a result that comes takes it back."""
COLUMNS = (
    "SELECT column_name, data_type FROM information_schema.columns "
    "WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"
)
BATCH = 1_000


async def import_file(file: Path, url: str, session: Session) -> int:
    """How many tables were taken over. Nobody may be working with the file; `session` holds the
    database's lock. Raises CannotOpen with a sentence, and has changed nothing then."""
    async with session.use() as connection:
        await make_ready(connection)
    with TemporaryDirectory() as folder:
        whole = Path(folder) / "store.db"
        await asyncio.to_thread(_copy_of_today, file, whole)
        forgotten = ForgottenFile(file)
        target = await connect(url)
        try:
            with closing(sqlite3.connect(whole, check_same_thread=False)) as source:
                async with target.transaction():
                    await _check_empty(target)
                    for table in TABLES:
                        await _take_over(table, source, target)
                    await _keep_forgotten(forgotten, target)
            return int(await target.fetchval("SELECT count(*) FROM tables"))
        finally:
            await target.close()


def _copy_of_today(file: Path, target: Path) -> None:
    """A copy of the file, in today's format. The file stays as it is."""
    if not file.is_file():
        raise CannotOpen(f"There is no store at {file}: name the file store.db of a bot's folder.")
    check_header(file)
    try:
        copy(file, target)
        with closing(sqlite3.connect(target, isolation_level=None)) as opened:
            opened.execute("SELECT 1 FROM tables LIMIT 1")
            migrate(opened, migration_files())
    except (Broken, sqlite3.Error) as error:
        raise CannotOpen(f"{file} is no store of the bot's, or damaged ({error}).") from error


async def _check_empty(target: Connection) -> None:
    for table in TABLES:
        if await target.fetchval(f"SELECT EXISTS (SELECT FROM {table})"):
            raise CannotOpen(
                "The database that DATABASE_URL names isn't empty: make another one for the bot "
                "by `createdb`, and name that."
            )


async def _take_over(table: str, source: sqlite3.Connection, target: Connection) -> None:
    columns = [*await target.fetch(COLUMNS, table)]
    names = [name for name, _ in columns]
    are_bytes = [kind == "bytea" for _, kind in columns]
    found = source.execute(f"SELECT {', '.join(names)} FROM {table}")
    try:
        await target.copy_records_to_table(table, records=_records(found, are_bytes), columns=names)
    except (asyncpg.PostgresError, asyncpg.DataError) as error:
        raise CannotOpen(
            f"A row of “{table}” can't be kept in PostgreSQL ({type(error).__name__}): nothing has "
            "been taken over."
        ) from error
    ((there,),) = source.execute(f"SELECT count(*) FROM {table}")
    here = await target.fetchval(f"SELECT count(*) FROM {table}")
    assert here == there, f"{table}: {there} rows, of which {here} were taken over"


async def _records(
    found: sqlite3.Cursor, are_bytes: Sequence[bool]
) -> AsyncIterator[tuple[Any, ...]]:
    """SQLite takes a text for bytes, where it is given one."""
    while batch := await asyncio.to_thread(found.fetchmany, BATCH):
        for row in batch:
            yield tuple(
                value.encode() if is_bytes and isinstance(value, str) else value
                for value, is_bytes in zip(row, are_bytes, strict=True)
            )


async def _keep_forgotten(forgotten: ForgottenFile, target: Connection) -> None:
    await target.execute("DELETE FROM forgotten_salt")
    await target.execute("INSERT INTO forgotten_salt VALUES ($1)", forgotten.salt)
    rows = list(forgotten.hashes())
    await target.executemany(translated("INSERT INTO forgotten VALUES (?, ?)"), rows)
