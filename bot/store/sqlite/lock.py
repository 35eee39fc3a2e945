"""The lock on a store in a file: the folder in which the file lies is held."""

from pathlib import Path
from types import TracebackType
from typing import Self

from bot.store.folder import Folder
from bot.store.sqlite.engine import SqliteStore


class FolderLock:
    def __init__(self, file: Path) -> None:
        self._file = file

    @property
    def where(self) -> str:
        return str(self._file.parent)

    async def take(self) -> "HeldFolder":
        return HeldFolder(self._file, Folder(self._file.parent))

    async def rest(self) -> None:
        """Nobody asks who waits for a folder."""


class HeldFolder:
    fence = None

    def __init__(self, file: Path, folder: Folder) -> None:
        self._file = file
        self._folder = folder

    async def is_awaited(self) -> bool:
        """A process that is cut off from Discord keeps it: one on the same machine is so, too."""
        return False

    async def open_store(self) -> SqliteStore:
        return await SqliteStore.open(self._file)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._folder.release()
