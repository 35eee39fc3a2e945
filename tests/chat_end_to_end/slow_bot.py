"""The bot, which takes its time before or after it keeps a change, as long as there is a file of
the name that it is given."""

import asyncio
import os
import sys
from pathlib import Path

from bot.cli.main import main
from bot.host.acts import Decided
from bot.host.flow import Flow
from bot.host.memory import Slot

SECONDS = 1.3
BEGUN = "it takes its time"

keep = Flow.keep


def is_slow(when: str) -> bool:
    return os.environ["SLOW"] == when and Path(os.environ["SLOW_IF"]).exists()


async def take_time() -> None:
    print(BEGUN, file=sys.stderr, flush=True)
    await asyncio.sleep(SECONDS)


async def keep_slowly(self: Flow, slot: Slot, decided: Decided) -> None:
    if is_slow("before"):
        await take_time()
    await keep(self, slot, decided)
    if is_slow("after"):
        await take_time()


if __name__ == "__main__":
    Flow.keep = keep_slowly  # type: ignore[method-assign]
    sys.exit(main(["run", *sys.argv[1:]]))
