"""The bot, which dies as by a power cut between the first move of a submit and its next."""

import os
import sys

from bot.chat.answer.hands import PressMoves
from bot.cli.main import main
from bot.host.acts import Answer

make = PressMoves.make


async def make_one(self: PressMoves, answer: Answer) -> None:
    await make(self, answer)
    os._exit(9)


if __name__ == "__main__":
    PressMoves.make = make_one  # type: ignore[method-assign]
    sys.exit(main(["run"]))
