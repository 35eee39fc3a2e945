"""`import`: takes what a bot has kept in a file over into a database."""

import argparse
import asyncio
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from bot.cli.complaint import Complaint
from bot.host.ports import StoreError
from bot.life import lock_of
from bot.printing import tell
from bot.settings import Settings
from bot.store.folder import LOCK, Folder


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "import",
        "copy everything that the bot has saved into the empty PostgreSQL database that "
        "DATABASE_URL names; stop the bot first",
    )
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="the file to read, such as var/store.db"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    settings, file = Settings.read(), arguments.file
    if not settings.database:
        raise Complaint("DATABASE_URL names no database: write its address there first.")
    lock_of(settings)  # says it if the driver is missing
    try:
        is_a_folder_of_ours = (file.parent / LOCK).is_file()
        with Folder(file.parent) if is_a_folder_of_ours else nullcontext():
            tables = asyncio.run(_take_over(file, settings.database))
    except StoreError as error:
        raise Complaint(f"Nothing was taken over: {error}") from error
    tell(f"All that stood in {file} is in the database, {tables} tables among it.")
    return 0


async def _take_over(file: Path, url: str) -> int:
    from bot.store.postgres.importing import import_file
    from bot.store.postgres.lock import SessionLock

    lock = SessionLock(url)
    try:
        async with await lock.take() as held:
            return await import_file(file, url, held.session)
    finally:
        await lock.rest()
