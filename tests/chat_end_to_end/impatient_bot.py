"""The bot, for which whoever has done nothing for a few seconds has done nothing for long."""

import sys

from bot.cli.main import main
from bot.host import attendance

SOON_MS = 4_000

if __name__ == "__main__":
    attendance.LONG_MS = SOON_MS
    sys.exit(main(["run"]))
