"""The world on disk. Changes are gathered and written a moment later, off the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import sqlite3
from pathlib import Path
from typing import IO

import msgspec

from bot.playground.records import KINDS, Record
from bot.playground.transcript import Entry, Transcript
from bot.playground.world import World

_WRITE_AFTER_SECONDS = 0.2
_LARGEST_TRANSCRIPT = 50 * 1024 * 1024
_SCHEMA = """
CREATE TABLE IF NOT EXISTS records (
    kind TEXT NOT NULL, id INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (kind, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
"""
_Key = tuple[str, int]
_log = logging.getLogger(__name__)


class FolderInUse(Exception):
    """Another playground already writes to this folder."""


class Storage:
    """Keeps a world in one SQLite file; without a folder, only in memory.

    A crash of the playground itself loses at most what happened in the last fifth of a second.
    """

    def __init__(self, folder: Path | None, transcript: Transcript) -> None:
        self._transcript = transcript
        self._changed: dict[_Key, Record | None] = {}
        self._new_files: dict[int, bytes | None] = {}
        self._folder = folder
        self._lock: IO[str] | None = None
        self._database: sqlite3.Connection | None = None
        self._writing = asyncio.Lock()
        self._writer: asyncio.Task[None] | None = None

    def open(self, world: World) -> int:
        """Load what is stored into `world` and follow it from now on; returns the largest id."""
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._lock = _lock(self._folder)
            self._database = sqlite3.connect(
                self._folder / "world.sqlite3", check_same_thread=False, isolation_level=None
            )
            self._database.execute("PRAGMA journal_mode=WAL")
            self._database.executescript(_SCHEMA)
            self._writer = asyncio.create_task(self._keep_writing(), name="playground storage")
        ids = [self._load(world, *row) for row in self._rows()]
        world.on_save = self._saved
        world.on_forget = self._forgotten
        return max(ids, default=0)

    def put_file(self, file_id: int, body: bytes) -> None:
        self._new_files[file_id] = body

    def forget_file(self, file_id: int) -> None:
        self._new_files[file_id] = None

    def file(self, file_id: int) -> bytes | None:
        if file_id in self._new_files:
            return self._new_files[file_id]
        if self._database is None:
            return None
        row = self._database.execute("SELECT body FROM files WHERE id = ?", (file_id,)).fetchone()
        return row[0] if row else None

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._database is not None:
            await self.write()
            self._database.close()
            self._database = None
        if self._lock is not None:
            self._lock.close()

    async def write(self) -> None:
        """Write down all that has changed so far."""
        if self._database is None or self._folder is None:
            return
        async with self._writing:
            entries = self._transcript.drain()
            if entries:
                await asyncio.to_thread(_append, self._folder / "transcript.jsonl", entries)
            if self._changed or self._new_files:
                await self._write_world(self._database)

    async def _write_world(self, database: sqlite3.Connection) -> None:
        changed, self._changed = self._changed, {}
        files = dict(self._new_files)
        rows = {key: msgspec.json.encode(r) if r else None for key, r in changed.items()}
        try:
            await asyncio.to_thread(self._write_rows, database, rows, files)
        except sqlite3.Error:
            self._changed = changed | self._changed
            raise
        for file_id, body in files.items():
            if self._new_files.get(file_id) is body:
                del self._new_files[file_id]

    async def _keep_writing(self) -> None:
        while True:
            await asyncio.sleep(_WRITE_AFTER_SECONDS)
            try:
                await self.write()
            except (sqlite3.Error, OSError):
                _log.exception("The world could not be written to %s; trying again", self._folder)

    def _rows(self) -> list[tuple[str, bytes]]:
        if self._database is None:
            return []
        return self._database.execute("SELECT kind, body FROM records ORDER BY id").fetchall()

    @staticmethod
    def _load(world: World, kind: str, body: bytes) -> int:
        record = msgspec.json.decode(body, type=KINDS[kind])
        world.place(record)
        return record.id

    @staticmethod
    def _write_rows(
        database: sqlite3.Connection, rows: dict[_Key, bytes | None], files: dict[int, bytes | None]
    ) -> None:
        kept = [(kind, number, body) for (kind, number), body in rows.items() if body]
        gone = [key for key, body in rows.items() if not body]
        new_files = [(number, body) for number, body in files.items() if body is not None]
        lost_files = [(number,) for number, body in files.items() if body is None]
        with database:  # commits, or takes everything back
            database.execute("BEGIN")
            database.executemany("INSERT OR REPLACE INTO records VALUES (?, ?, ?)", kept)
            database.executemany("DELETE FROM records WHERE kind = ? AND id = ?", gone)
            database.executemany("INSERT OR REPLACE INTO files VALUES (?, ?)", new_files)
            database.executemany("DELETE FROM files WHERE id = ?", lost_files)

    def _saved(self, record: Record) -> None:
        if self._database is not None:
            self._changed[type(record).__name__, record.id] = record

    def _forgotten(self, record: Record) -> None:
        if self._database is not None:
            self._changed[type(record).__name__, record.id] = None


def _lock(folder: Path) -> IO[str]:
    handle = (folder / "lock").open("w")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        handle.close()
        raise FolderInUse(f"Another playground already runs in {folder}.") from error
    handle.write(str(os.getpid()))
    handle.flush()
    return handle


def _append(path: Path, entries: list[Entry]) -> None:
    if not entries:
        return
    if path.exists() and path.stat().st_size > _LARGEST_TRANSCRIPT:
        path.replace(path.with_suffix(".old.jsonl"))
    with path.open("ab") as file:
        file.writelines(entry.as_json() + b"\n" for entry in entries)
