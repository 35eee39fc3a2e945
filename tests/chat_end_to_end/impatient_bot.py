"""The bot, for which a few seconds without a sign of somebody are a long time."""

import sys

from bot.cli.main import main
from bot.host import attendance

SOON_MS = 4_000

if __name__ == "__main__":
    attendance.LONG_MS = SOON_MS
    sys.exit(main(["run"]))
