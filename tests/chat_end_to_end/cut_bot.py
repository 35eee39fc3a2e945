"""The bot, which dies as by a power cut between the first move of a submit and its next."""

import os
import sys

from bot.cli.main import main
from bot.host.acts import Answer, By, Told
from bot.host.tables import Tables

move = Tables.move


async def move_once(self: Tables, table: str, by: By, answer: Answer) -> Told:
    told = await move(self, table, by, answer)
    if by.source.endswith("/1"):
        os._exit(9)
    return told


if __name__ == "__main__":
    Tables.move = move_once  # type: ignore[method-assign]
    sys.exit(main(["run"]))
