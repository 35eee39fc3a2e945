"""The bot, for which whoever has done nothing for a few seconds has done nothing for long."""

import sys

from bot.cli.main import main
from bot.host import long_gone

SOON_MS = 4_000

if __name__ == "__main__":
    long_gone.LONG_MS = SOON_MS
    sys.exit(main(["run"]))
