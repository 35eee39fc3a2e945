"""`backup`: a copy of everything that the bot keeps, made while it runs."""

import argparse
from pathlib import Path
from typing import Any

from bot.commands.complaint import Complaint
from bot.life import backup
from bot.settings import SettingError, Settings


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser(
        "backup", help="copy everything that the bot keeps to a file, while it runs"
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="where the copy goes")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        settings = Settings.read()
    except SettingError as error:
        raise Complaint(str(error)) from error
    return backup(settings, arguments.file)
