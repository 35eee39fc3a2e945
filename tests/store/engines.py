"""The engines, each opened in a place of the test's own that the folder stands for. Whatever is
entered here must pass test_store.py."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.host.ports import Store
from bot.store.sqlite.engine import SqliteStore

Open = Callable[[Path], Awaitable[Store]]


async def open_sqlite(folder: Path) -> Store:
    return await SqliteStore.open(folder / "store.db")


ENGINES: dict[str, Open] = {"sqlite": open_sqlite}
