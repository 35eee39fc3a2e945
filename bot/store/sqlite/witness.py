"""The witness: a small file beside the store that says which store lies there and how far it has
come. It reveals a store that is gone, empty, older or different, which would otherwise be silently
replaced.

It never says more than the store has: it is written after each commit, and losing its last writes
in a power cut only makes it say less.
"""

import logging
import os
import zlib
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, Self

from bot.host.ports import CannotOpen
from bot.store import private
from bot.store.sqlite.identity import Identity, identity_without_wal

log = logging.getLogger(__name__)

SUFFIX = "-witness"
WHOLE = b"whole\n"
"""The second line of a witness whose writer has read the whole file, and found it undamaged."""
MAGIC = b"SQLite format 3\0"
ROLLBACK_FORMAT = b"\1\1"
FORMAT_AT = slice(18, 20)
"""Where a file's header says whether it keeps a write-ahead log. A working store's does, a
backup's doesn't."""
HEADER_BYTES = 100


class Testimony(NamedTuple):
    """What the bot last worked with. `base` is how far the file had come without its write-ahead
    log when that run began."""

    name: str
    commits: int
    base: int

    def line(self) -> bytes:
        words = f"{self.name} {self.commits:020d} {self.base:020d}"
        return f"{words} {zlib.crc32(words.encode()):08x}\n".encode()

    @classmethod
    def of(cls, line: bytes) -> Self | None:
        """None for a line that is no such thing, or is cut."""
        try:
            name, commits, base, _ = line.decode().split(" ")
            testimony = cls(name, int(commits), int(base))
        except ValueError:
            return None
        return testimony if testimony.line() == line else None


def witness_of(file: Path) -> Path:
    return file.with_name(f"{file.name}{SUFFIX}")


def wal_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def index_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-shm")


def testimony_about(file: Path) -> Testimony | None:
    try:
        return Testimony.of(witness_of(file).read_bytes().removesuffix(WHOLE))
    except FileNotFoundError:
        return None
    except OSError as error:
        raise CannotOpen(f"{witness_of(file)} can't be read: {error.strerror}.") from error


def vouches_for(file: Path) -> bool:
    """Whether the process that worked with it last had read all of it, and noticed nothing since.
    That tells nothing about the time since that process has ended."""
    try:
        return witness_of(file).read_bytes().endswith(WHOLE)
    except OSError:
        return False


def check_before_opening(file: Path) -> None:
    """Raises CannotOpen where opening the file would lose or mix up what is there: SQLite throws
    away the write-ahead log of an empty file, and adds that of another to whatever it finds."""
    testimony = testimony_about(file)
    wal = _has_content(wal_of(file))
    if not _has_content(file):
        if witness_of(file).exists() or wal:
            how = "is empty" if file.exists() else "is gone"
            raise CannotOpen(f"{file} {how}, though the bot has kept things in it. {cure(file)}")
        return
    if wal and (_is_backup(file) or _is_behind(file, testimony)):
        raise CannotOpen(
            f"{file} has been exchanged, but {wal_of(file).name} beside it is still that of the "
            f"store before, and together they would be damaged. {cure(file)}"
        )


def check_identity(file: Path, found: Identity | None) -> None:
    """Raises CannotOpen if this is not the store that the bot last worked with, as far as it had
    come then."""
    testimony = testimony_about(file)
    if testimony is None:
        return
    if found is None or found.name != testimony.name:
        raise CannotOpen(f"{file} is not the store that the bot last worked with. {cure(file)}")
    if found.commits < testimony.commits:
        lost = testimony.commits - found.commits
        raise CannotOpen(
            f"{file} is older than when the bot last worked with it: its latest {lost} of "
            f"{testimony.commits} changes are missing. {cure(file)}"
        )


def cure(file: Path) -> str:
    return (
        f"Nothing has been changed. Put the right file back, with its {wal_of(file).name} if there "
        "is one; or put a backup in its place by ./spelvarden restore FILE; or delete "
        f"{witness_of(file)} if the bot should continue with what is there."
    )


class Witness:
    """Written by the one process that works with the store. Where it can't be, as on a full disk,
    it goes on saying less."""

    def __init__(self, file: Path, identity: Identity, base: int) -> None:
        self._testimony = Testimony(identity.name, identity.commits, base)
        self._opened = -1
        path = witness_of(file)
        try:
            self._opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, private.FILE)
            os.pwrite(self._opened, self._testimony.line(), 0)
            self.doubt()
            os.fsync(self._opened)
            sync_folder(path.parent)
        except OSError as error:
            log.warning("%s can't be written: %s", path, error.strerror)

    def saw(self, commits: int) -> None:
        """In the page cache it outlives the process, and that is enough: after a power cut it may
        say less."""
        self._testimony = self._testimony._replace(commits=commits)
        with suppress(OSError):
            if self._opened >= 0:
                os.pwrite(self._opened, self._testimony.line(), 0)

    def vouch(self) -> None:
        """The whole file has been read."""
        with suppress(OSError):
            if self._opened >= 0:
                os.pwrite(self._opened, WHOLE, len(self._testimony.line()))

    def doubt(self) -> None:
        """It is to be read before anybody works with it."""
        with suppress(OSError):
            if self._opened >= 0:
                os.ftruncate(self._opened, len(self._testimony.line()))

    def close(self) -> None:
        if self._opened < 0:
            return
        with suppress(OSError):
            os.fsync(self._opened)
        os.close(self._opened)
        self._opened = -1


def sync_folder(folder: Path) -> None:
    opened = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _has_content(file: Path) -> bool:
    try:
        return file.stat().st_size > 0
    except OSError:
        return False


def _is_backup(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(HEADER_BYTES)[FORMAT_AT] == ROLLBACK_FORMAT


def _is_behind(file: Path, testimony: Testimony | None) -> bool:
    """Whether the file without its log is another, or has not come so far as at the beginning of
    the last run."""
    if testimony is None:
        return False
    found = identity_without_wal(file)
    if found is None:
        return False
    return found.name != testimony.name or found.commits < testimony.base
