"""The bot, which dies as by a power cut when a vote is decided and its post is about to say so."""

import os
import sys
from typing import Any

from bot.chat.deliver.cleanup import Cleanup
from bot.cli.main import main


async def die(self: Cleanup, *_: Any) -> None:
    os._exit(9)


if __name__ == "__main__":
    Cleanup._redraw = die  # type: ignore[method-assign]
    sys.exit(main(["run"]))
