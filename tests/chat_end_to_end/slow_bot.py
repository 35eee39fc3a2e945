"""The bot, which takes its time to keep a change as long as there is a file of the name that it is
given."""

import asyncio
import os
import sys
from pathlib import Path

from bot.cli.main import main
from bot.host.stored import Change
from bot.store.sqlite.engine import SqliteStore

SECONDS = 1.3
BEGUN = "a slow commit has begun"

commit = SqliteStore.commit


def is_slow() -> bool:
    return Path(os.environ["SLOW_IF"]).exists()


async def commit_slowly(self: SqliteStore, change: Change) -> None:
    if is_slow():
        print(BEGUN, file=sys.stderr, flush=True)
        await asyncio.sleep(SECONDS)
    await commit(self, change)


if __name__ == "__main__":
    SqliteStore.commit = commit_slowly  # type: ignore[method-assign]
    sys.exit(main(["run", *sys.argv[1:]]))
