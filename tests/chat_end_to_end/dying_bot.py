"""The bot, which dies as by a power cut right after a change has been kept, if there is a file of
the name that it is given."""

import os
import sys
from pathlib import Path

from bot.host.stored import Change
from bot.store.sqlite.engine import SqliteStore
from tests.chat_end_to_end.hurried_bot import main

commit = SqliteStore.commit


def dies() -> bool:
    return Path(os.environ["DIES_IF"]).exists()


async def commit_and_die(self: SqliteStore, change: Change) -> None:
    await commit(self, change)
    if dies():
        os._exit(9)


if __name__ == "__main__":
    SqliteStore.commit = commit_and_die  # type: ignore[method-assign]
    sys.exit(main(*sys.argv[1:]))
