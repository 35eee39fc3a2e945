"""`backup`: copies the store while the bot runs."""

import argparse
from pathlib import Path
from typing import Any

from bot.cli.database import refuse_database
from bot.life import backup
from bot.settings import Settings

DUMP = (
    "copy it by pg_dump --format=custom --exclude-table='forgotten*' --file=FILE DATABASE, even "
    "while the bot runs"
)
"""Who has been forgotten stays where it is when a backup is put in place."""


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "backup", "copy everything that the bot has saved to a file, even while it runs"
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to write")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    settings = Settings.read()
    refuse_database(settings, DUMP)
    return backup(settings, arguments.file)
