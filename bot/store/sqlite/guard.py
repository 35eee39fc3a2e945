"""Stands by at every commit: has the witness remember it, and notices when somebody exchanges the
file that is worked with. What is committed to a file that is no longer there would be acknowledged,
and lost."""

import os
from pathlib import Path
from typing import NamedTuple

from bot.host.ports import Exchanged
from bot.store.sqlite.witness import FORMAT_AT, HEADER_BYTES, ROLLBACK_FORMAT, Witness, cure, wal_of

MAGIC = b"SQLite format 3\0"
CHANGES_AT = slice(24, 28)
"""Where a file's header counts up, though not at every change."""


class Look(NamedTuple):
    """What can be seen of a file without reading it: which it is, and when it was written."""

    device: int
    number: int
    size: int
    written: int

    def is_same_file(self, other: "Look") -> bool:
        return (self.device, self.number) == (other.device, other.number)


class Guard:
    def __init__(self, file: Path, witness: Witness, commits: int) -> None:
        self._file = file
        self._wal = wal_of(file)
        self._witness = witness
        self._commits = commits
        self._header = os.open(file, os.O_RDONLY | os.O_CLOEXEC)
        """Open as long as SQLite's connections are: closing it would take their locks away."""
        self._looked = _look(file)
        self._wal_looked: Look | None = None
        self._changes = self._count_changes()

    def check(self) -> None:
        """Raises Exchanged if the store is not the one that was opened."""
        look = _look(self._file)
        if look is None or self._looked is None or not look.is_same_file(self._looked):
            raise self._exchanged(look)
        if look != self._looked:
            self._check_header(look)
        wal = _look(self._wal)
        if self._wal_looked is None:
            self._wal_looked = wal
        elif wal is None or not wal.is_same_file(self._wal_looked):
            raise self._exchanged(look)

    def committed(self) -> None:
        """After each commit that is known to be on the disk. One that was cancelled may be there as
        well: the witness then says less than the store has, which it may."""
        self.check()
        self._commits += 1
        self._witness.saw(self._commits)

    def close(self) -> None:
        """After the connections."""
        self._witness.close()
        if self._header >= 0:
            os.close(self._header)
            self._header = -1

    def _check_header(self, look: Look) -> None:
        """The file has been written: by a checkpoint of ours, or by somebody who has copied
        something over it. A backup's header tells that, and one that has counted less."""
        changes = self._count_changes()
        if changes is None or (self._changes is not None and changes < self._changes):
            raise self._exchanged(look)
        self._looked, self._changes = look, changes

    def _count_changes(self) -> int | None:
        """How far the header has counted; None if it is no working store's."""
        header = os.pread(self._header, HEADER_BYTES, 0)
        if not header.startswith(MAGIC) or header[FORMAT_AT] == ROLLBACK_FORMAT:
            return None
        return int.from_bytes(header[CHANGES_AT], "big")

    def _exchanged(self, look: Look | None) -> Exchanged:
        how = "has been taken away" if look is None else "has been exchanged"
        return Exchanged(
            f"{self._file} or the {self._wal.name} beside it {how} while the bot was working with "
            f"it, so the bot stops and keeps nothing more. {cure(self._file)}"
        )


def _look(file: Path) -> Look | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return Look(found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns)
