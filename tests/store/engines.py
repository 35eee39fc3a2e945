"""The engines that the store's tests run against, each opened in a folder of the test's own."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.host.ports import Store
from bot.store.sqlite.engine import SqliteStore

Open = Callable[[Path], Awaitable[Store]]


async def open_sqlite(folder: Path) -> Store:
    return await SqliteStore.open(folder / "store.db")


ENGINES: dict[str, Open] = {"sqlite": open_sqlite}
