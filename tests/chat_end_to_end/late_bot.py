"""The bot, which dies as by a power cut when /table has posted the board again and that is about
to be noted."""

import os
import sys
from typing import Any

from bot.chat.deliver.answered import AnsweredMessages
from bot.cli.main import main
from bot.host.messages import BOARD

answered = AnsweredMessages.answered


async def die_once_anew(self: AnsweredMessages, table: str, key: str, *what: Any) -> None:
    entry = await self._messages.entry(table, key)
    if key == BOARD and entry is not None and entry.message and what[3] > entry.message:
        os._exit(9)
    await answered(self, table, key, *what)


if __name__ == "__main__":
    AnsweredMessages.answered = die_once_anew  # type: ignore[method-assign]
    sys.exit(main(["run"]))
