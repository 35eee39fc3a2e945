"""`backup`: copies the store while the bot runs."""

import argparse
from pathlib import Path
from typing import Any

from bot.life import backup
from bot.settings import Settings


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "backup", "copy everything that the bot has saved to a file, even while it runs"
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to write")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    return backup(Settings.read(), arguments.file)
