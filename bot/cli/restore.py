"""`restore`: puts a backup in place of the store, while the bot is stopped."""

import argparse
from pathlib import Path
from typing import Any

from bot.cli.database import refuse_database
from bot.life import restore
from bot.settings import Settings

LOAD = (
    "stop the bot, and put a dump in place by pg_restore --clean --if-exists --dbname=DATABASE FILE"
)


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "restore", "replace everything that the bot has saved by a backup; stop the bot first"
    )
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a backup made by the command backup"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    settings = Settings.read()
    refuse_database(settings, LOAD)
    return restore(settings, arguments.file)
