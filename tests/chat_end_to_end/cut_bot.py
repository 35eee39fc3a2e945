"""The bot, which dies as by a power cut between the first move of a submit and its next."""

import os
import sys

from bot.chat.answer.turns import Moves
from bot.cli.main import main
from bot.host.acts import Answer

make = Moves.make


async def make_one(self: Moves, answer: Answer) -> None:
    await make(self, answer)
    os._exit(9)


if __name__ == "__main__":
    Moves.make = make_one  # type: ignore[method-assign]
    sys.exit(main(["run"]))
