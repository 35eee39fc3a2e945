"""Stands by at every commit: has the witness remember it, and notices when somebody exchanges, cuts
or overwrites the files that are worked with. What is committed to a file that is no longer there or
whole would be acknowledged, and lost.

SQLite itself would not tell: it goes on by its index in shared memory and by its cache. So the
guard compares what the system, that index and both headers say, which is cheap; a file that was
written while nothing was being committed is read to its end.
"""

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import NamedTuple, Self

from bot.host.ports import Busy, Exchanged
from bot.store.sqlite import witness as witnesses
from bot.store.sqlite.connection import BUSY_SECONDS, explained

PAGE_BYTES_AT = slice(16, 18)
CHANGES_AT = slice(24, 28)
"""Where a file's header counts up, though not at every change."""
PAGES_AT = slice(28, 32)


class Look(NamedTuple):
    """What can be seen of a file without reading it: which it is, and when it was written."""

    device: int
    number: int
    size: int
    written: int


class Guard:
    def __init__(self, file: Path, witness: witnesses.Witness, commits: int) -> None:
        self._file = file
        self._wal = witnesses.wal_of(file)
        self._witness = witness
        self._commits = commits
        self._header = os.open(file, os.O_RDONLY | os.O_CLOEXEC)
        """Open as long as SQLite's connections are: closing it would take their locks away."""
        self._looked = _look(file)
        self._wal_opened = self._index_opened = -1
        self._wal_looked: Look | None = None
        """Known once something has been committed."""
        self._changes = self._count_changes(self._looked)

    def check(self) -> bool:
        """Raises Exchanged if the store is not the one that was opened, or has lost something.
        Whether the file is to be read to its end: it was written since the last commit."""
        look, wal = _look(self._file), _look(self._wal)
        self._check_is_same(look, self._looked)
        if look is not None and self._looked is not None and look.size < self._looked.size:
            raise self._exchanged("has been cut short")
        if self._wal_looked is not None:
            self._check_is_same(wal, self._wal_looked)
            if wal is not None and wal != self._wal_looked:
                self._check_log(wal)
        if look != self._looked:
            self._check_header(look)
            return True
        return False

    def read_to_its_end(self) -> None:
        """Somebody has written the file: another program's checkpoint, or damage. Raises Exchanged
        if it is not whole. Takes its time: for a thread."""
        look = _look(self._file)
        try:
            with closing(sqlite3.connect(self._file, timeout=BUSY_SECONDS)) as reading:
                found = reading.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.Error as error:
            if isinstance(busy := explained(error), Busy):
                raise busy from error
            found = str(error)
        if found != "ok":
            raise self._exchanged("has been damaged")
        self._looked = look

    def committed(self) -> None:
        """After each commit that is known to be on the disk. One that was cancelled may be there as
        well: the witness then says less than the store has, which it may."""
        if self._wal_looked is None:
            self._open_log()
        if self.check():
            self._looked = _look(self._file)
        self._commits += 1
        self._witness.saw(self._commits)

    def close(self) -> None:
        """After the connections."""
        self._witness.close()
        for opened in (self._header, self._wal_opened, self._index_opened):
            if opened >= 0:
                os.close(opened)
        self._header = self._wal_opened = self._index_opened = -1

    def _check_is_same(self, look: Look | None, before: Look | None) -> None:
        if look is None or before is None:
            raise self._exchanged("has been taken away")
        if (look.device, look.number) != (before.device, before.number):
            raise self._exchanged("has been exchanged")

    def _check_header(self, look: Look | None) -> None:
        """The file has been written: by a checkpoint, or by somebody who has copied something over
        it. A backup's header tells that, and one that has counted less."""
        changes = self._count_changes(look)
        if changes is None or (self._changes is not None and changes < self._changes):
            raise self._exchanged("has been exchanged")
        self._changes = changes

    def _count_changes(self, look: Look | None) -> int | None:
        """The header's change counter; None if it is no working store's, or if pages are missing.
        While a reader holds a checkpoint up, the newest pages may still be in the log alone."""
        header = os.pread(self._header, witnesses.HEADER_BYTES, 0)
        if (
            not header.startswith(witnesses.MAGIC)
            or header[witnesses.FORMAT_AT] == witnesses.ROLLBACK_FORMAT
        ):
            return None
        page_bytes = int.from_bytes(header[PAGE_BYTES_AT], "big")
        pages = int.from_bytes(header[PAGES_AT], "big")
        least = pages * (LARGEST_PAGE if page_bytes == 1 else page_bytes)
        if look is None or (least > look.size and not self._is_log_ahead()):
            return None
        return int.from_bytes(header[CHANGES_AT], "big")

    def _is_log_ahead(self) -> bool:
        """Whether the log holds frames that no checkpoint has copied to the file yet."""
        index = LogIndex.read(self._index_opened) if self._index_opened >= 0 else None
        return index is not None and index.copied < index.frames

    def _open_log(self) -> None:
        """Before the first commit there may be nothing in it. The index stays open as long as the
        header does, and for the same reason."""
        try:
            self._wal_opened = os.open(self._wal, os.O_RDONLY | os.O_CLOEXEC)
            self._index_opened = os.open(witnesses.index_of(self._file), os.O_RDONLY | os.O_CLOEXEC)
        except OSError as error:
            raise self._exchanged("has been taken away") from error
        look = _look(self._wal)
        if look is None:
            raise self._exchanged("has been taken away")
        self._check_log(look)

    def _check_log(self, look: Look) -> None:
        """The write-ahead log has been written since: a commit has been added to it, or SQLite has
        begun it again from its start."""
        index = LogIndex.read(self._index_opened)
        taken = "has been exchanged"
        if fault := taken if index is None else index.fault_of(self._wal_opened, look.size):
            raise self._exchanged(fault)
        self._wal_looked = look

    def _exchanged(self, how: str) -> Exchanged:
        self._witness.doubt()
        return Exchanged(
            f"{self._file} or the {self._wal.name} beside it {how} while the bot was working with "
            f"it, so the bot stops and keeps nothing more. {witnesses.cure(self._file)}"
        )


def _look(file: Path) -> Look | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return Look(found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns)


INDEX_BYTES = 100
INITIALISED_AT = 12
INDEX_PAGE_BYTES_AT = slice(14, 16)
FRAMES_AT = slice(16, 20)
SALTS_AT = slice(32, 40)
COPIED_AT = slice(96, 100)
LARGEST_PAGE = 1 << 16
"""Which has no room where its size stands: there it is 1."""

LOG_HEADER_BYTES, FRAME_HEADER_BYTES = 32, 24
LOG_MAGIC = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
LOG_SALTS_AT = slice(16, 24)


class LogIndex(NamedTuple):
    """The number of valid frames of the log, one page each, if their salts are these; and how many
    of them a checkpoint has copied to the file."""

    frames: int
    page_bytes: int
    salts: bytes
    copied: int

    @classmethod
    def read(cls, opened: int) -> Self | None:
        """None where there is none yet."""
        found = os.pread(opened, INDEX_BYTES, 0)
        if len(found) < INDEX_BYTES or not found[INITIALISED_AT]:
            return None
        page_bytes = int.from_bytes(found[INDEX_PAGE_BYTES_AT], sys.byteorder)
        frames = int.from_bytes(found[FRAMES_AT], sys.byteorder)
        copied = int.from_bytes(found[COPIED_AT], sys.byteorder)
        return cls(frames, LARGEST_PAGE if page_bytes == 1 else page_bytes, found[SALTS_AT], copied)

    def fault_of(self, log: int, size: int) -> str:
        """What has become of a log of this size that is not the index's; empty if it is."""
        if not self.frames:
            return ""
        header = os.pread(log, LOG_HEADER_BYTES, 0)
        if not header.startswith(LOG_MAGIC) or header[LOG_SALTS_AT] != self.salts:
            return "has been exchanged"
        least = LOG_HEADER_BYTES + self.frames * (FRAME_HEADER_BYTES + self.page_bytes)
        return "has been cut short" if size < least else ""
