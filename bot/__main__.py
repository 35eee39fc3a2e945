"""`python -m bot` and, where it is installed, `spelvarden`: what the launcher starts."""

import sys

from bot.cli.main import main


def run() -> int:
    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(run())
