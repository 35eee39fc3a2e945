"""The world on disk. Changes are gathered and written a moment later, off the event loop."""

import asyncio
import contextlib
import logging
import sqlite3
from pathlib import Path
from typing import IO

import msgspec

from bot.playground import world_file
from bot.playground.records import Record
from bot.playground.tasks import begin
from bot.playground.transcript import Entry, Transcript
from bot.playground.world import World

_WRITE_AFTER_SECONDS = 0.2
_TRY_AGAIN_SECONDS = 2.0
MOST_REPLACED = 32
_MOST_REPLACED_BYTES = 16 * 1024 * 1024
_LARGEST_TRANSCRIPT = 50 * 1024 * 1024
_Key = tuple[str, int]
_Rows = dict[_Key, bytes | None]
_log = logging.getLogger(__name__)


class Storage:
    """Keeps a world in one SQLite file; without a folder, only in memory.

    A crash of the playground itself loses at most what happened in the last fifth of a second.
    """

    def __init__(self, folder: Path | None, transcript: Transcript, most_file_bytes: int) -> None:
        self._transcript = transcript
        self._most_file_bytes = most_file_bytes
        self._sizes: dict[int, int] = {}
        """Of all files, the oldest first."""
        self._file_bytes = 0
        self._changed: dict[_Key, Record | None] = {}
        self._new_files: dict[int, bytes | None] = {}
        self._replaced: dict[int, bytes] = {}
        """The last few, oldest first, for readers that are loading them."""
        self._folder = folder
        self._lock: IO[str] | None = None
        self._database: sqlite3.Connection | None = None
        self._writing = asyncio.Lock()
        self._writer: asyncio.Task[None] | None = None
        self._failing = False

    def open(self, world: World) -> int:
        """Load what is stored into `world` and follow it from now on; returns the largest id.
        Raises UnusableFolder if the world can't be kept in the folder."""
        ids = [0]
        if self._folder is not None:
            self._lock = world_file.take(self._folder)
            try:
                self._database, records = world_file.open_world(self._folder)
            except world_file.UnusableFolder:
                self._lock.close()
                raise
            for record in records:
                world.place(record)
                ids.append(record.id)
            for number, size in world_file.file_sizes(self._database):
                self._count_file(number, size)
            self._writer = begin(self._keep_writing(), "playground storage")
        world.on_save = self._saved
        world.on_forget = self._forgotten
        return max(ids)

    def put_file(self, file_id: int, body: bytes) -> None:
        """Keep a file; the oldest ones make room for it where there are too many."""
        self._new_files[file_id] = body
        self._count_file(file_id, len(body))
        while self._file_bytes > self._most_file_bytes:
            self.forget_file(next(iter(self._sizes)))

    def _count_file(self, file_id: int, size: int) -> None:
        self._sizes[file_id] = size
        self._file_bytes += size

    def forget_file(self, file_id: int) -> None:
        self._file_bytes -= self._sizes.pop(file_id, 0)
        if self._database is None:
            self._new_files.pop(file_id, None)
        else:
            self._new_files[file_id] = None

    def replace_file(self, file_id: int) -> None:
        """Forgets a file, but not at once: Discord, too, serves what was replaced for a while."""
        body = self.file(file_id)
        self.forget_file(file_id)
        if body is None:
            return
        self._replaced[file_id] = body
        while len(self._replaced) > MOST_REPLACED or self._replaced_bytes > _MOST_REPLACED_BYTES:
            del self._replaced[next(iter(self._replaced))]

    @property
    def _replaced_bytes(self) -> int:
        return sum(map(len, self._replaced.values()))

    def file(self, file_id: int) -> bytes | None:
        if file_id in self._replaced:
            return self._replaced[file_id]
        if file_id in self._new_files:
            return self._new_files[file_id]
        if self._database is None:
            return None
        row = self._database.execute("SELECT body FROM files WHERE id = ?", (file_id,)).fetchone()
        return row[0] if row else None

    async def close(self) -> None:
        if self._writer is not None:
            async with self._writing:  # or else its thread would write on beside us
                self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._database is not None:
            await self._try_to_write()
            self._database.close()
            self._database = None
        if self._lock is not None:
            self._lock.close()

    async def write(self) -> None:
        """Write down all that has changed so far."""
        if self._database is None or self._folder is None:
            return
        async with self._writing:
            if self._changed or self._new_files:
                await self._write_world(self._database)
            entries = self._transcript.drain()
            if entries:
                await asyncio.to_thread(_append, self._folder / world_file.TRANSCRIPT, entries)

    async def _write_world(self, database: sqlite3.Connection) -> None:
        changed, self._changed = self._changed, {}
        files = dict(self._new_files)
        rows = {key: msgspec.json.encode(r) if r else None for key, r in changed.items()}
        try:
            await asyncio.to_thread(self._write_all, database, rows, files)
        except (sqlite3.Error, OSError):
            self._changed = changed | self._changed
            raise
        for file_id, body in files.items():
            if self._new_files.get(file_id) is body:
                del self._new_files[file_id]

    async def _keep_writing(self) -> None:
        while True:
            await asyncio.sleep(_TRY_AGAIN_SECONDS if self._failing else _WRITE_AFTER_SECONDS)
            await self._try_to_write()

    async def _try_to_write(self) -> None:
        """The log is told once that it fails, until it works again."""
        try:
            await self.write()
        except (sqlite3.Error, OSError) as error:
            if not self._failing:
                _log.error("The world can't be written to %s (%s); trying on", self._folder, error)
            self._failing = True
        except Exception:
            _log.exception("Something of the world could not be written to %s", self._folder)
        else:
            self._failing = False

    def _write_all(
        self, database: sqlite3.Connection, rows: _Rows, files: dict[int, bytes | None]
    ) -> None:
        """All at once; or, if something is in it that no file takes, all the rest."""
        try:
            self._write_rows(database, rows, files)
        except OverflowError:
            pieces: list[tuple[_Rows, dict[int, bytes | None]]] = [
                *(({key: body}, {}) for key, body in rows.items()),
                *(({}, {number: body}) for number, body in files.items()),
            ]
            for piece in pieces:
                try:
                    self._write_rows(database, *piece)
                except OverflowError:
                    _log.exception("This can't be kept: %s", [*piece[0], *piece[1]])

    @staticmethod
    def _write_rows(
        database: sqlite3.Connection, rows: _Rows, files: dict[int, bytes | None]
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


def _append(path: Path, entries: list[Entry]) -> None:
    if not entries:
        return
    if path.exists() and path.stat().st_size > _LARGEST_TRANSCRIPT:
        path.replace(path.with_suffix(".old.jsonl"))
    with open(path, "ab", opener=world_file.private) as file:
        file.writelines(entry.as_json() + b"\n" for entry in entries)
