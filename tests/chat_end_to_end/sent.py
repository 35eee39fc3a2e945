"""What a bot that may be killed next has sent, as its store tells."""

import asyncio
import sqlite3
from contextlib import closing

from bot.life import STORE
from tests.chat_end_to_end.stage import LOOK_SECONDS, PATIENCE_SECONDS, Stage

UNSENT = "SELECT key FROM messages WHERE wanted > sent AND table_id = ifnull(?, table_id)"


def unsent(stage: Stage, table: str | None = None) -> list[str]:
    """The messages, of one table or of all, that are not as they should be."""
    with closing(sqlite3.connect(stage.var / STORE)) as store:
        return [key for (key,) in store.execute(UNSENT, (table,))]


async def until_sent(stage: Stage, table: str | None = None) -> None:
    for _ in range(round(PATIENCE_SECONDS / LOOK_SECONDS)):
        if not unsent(stage, table):
            return
        await asyncio.sleep(LOOK_SECONDS)
    raise AssertionError(f"still unsent: {unsent(stage, table)}")
