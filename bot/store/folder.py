"""The folder that a running bot writes, and the lock that keeps a second process out of it."""

import fcntl
import os
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.host.ports import CannotOpen
from bot.store import private
from bot.store.cures import cure_of
from bot.store.lock import InUse

LOCK = "lock"


class Folder:
    """A folder held by this process until it is released or the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.mkdir(private.FOLDER, parents=True, exist_ok=True)
            self._lock = os.open(path / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, private.FILE)
        except OSError as error:
            raise _unwritable(path, error) from error
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = os.pread(self._lock, 20, 0).decode(errors="replace") or "unknown"
            os.close(self._lock)
            raise _in_use(path, holder) from error
        try:
            os.truncate(self._lock, 0)
            os.pwrite(self._lock, str(os.getpid()).encode(), 0)
        except OSError as error:
            self.release()
            raise _unwritable(path, error) from error
        private.narrow(path)

    def release(self) -> None:
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()


def _in_use(path: Path, holder: str) -> InUse:
    return InUse(
        f"Another process (number {holder}) already works with the folder {path}: stop it, or give "
        "this one another folder with SPELVARDEN_VAR.",
        holder,
    )


def _unwritable(path: Path, error: OSError) -> CannotOpen:
    return CannotOpen(f"The folder {path} can't be written ({error.strerror}): {cure_of(error)}.")
