"""The lock on a store in a file: the folder in which the file lies is held."""

import math
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.store.folder import Folder
from bot.store.lock import InUse
from bot.store.sqlite.engine import SqliteStore

JUST_NOW_SECONDS = 1.0


class FolderLock:
    def __init__(self, file: Path) -> None:
        self._file = file
        self._held_at = -math.inf
        """When another process was last seen to hold it."""

    @property
    def where(self) -> str:
        return str(self._file.parent)

    async def take(self) -> "HeldFolder":
        try:
            folder = Folder(self._file.parent)
        except InUse:
            self._held_at = time.monotonic()
            raise
        takes_over = time.monotonic() - self._held_at < JUST_NOW_SECONDS
        return HeldFolder(self._file, folder, takes_over=takes_over)

    async def rest(self) -> None:
        """Nobody asks who waits for a folder."""


class HeldFolder:
    fence = None

    def __init__(self, file: Path, folder: Folder, *, takes_over: bool) -> None:
        self._file = file
        self._folder = folder
        self._takes_over = takes_over

    async def is_awaited(self) -> bool:
        """A process that is cut off from Discord keeps it: one on the same machine is so, too."""
        return False

    async def open_store(self) -> SqliteStore:
        return await SqliteStore.open(self._file, takes_over=self._takes_over)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._folder.release()
