"""`ratings`: computes the ratings again from the results, and says whether they agree."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

from bot.cli.complaint import Complaint
from bot.cli.database import refuse_database
from bot.host.ports import CannotOpen, StoreError
from bot.host.ratings import bring_up_to_date
from bot.life import STORE
from bot.printing import tell
from bot.settings import Settings
from bot.store.folder import Folder
from bot.store.sqlite.engine import SqliteStore
from bot.store.sqlite.ratings import recounted, uncounted

DIFFER = 1
ELSEWHERE = "this looks at a file only, and each start counts what is missing"


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "ratings",
        "compute all ratings again from the results, and say whether they agree, even while the "
        "bot runs",
    )
    parser.add_argument(
        "--mend", action="store_true", help="keep what was computed; the bot must be stopped"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Returns 0 only if all ratings follow from the results."""
    settings = Settings.read()
    refuse_database(settings, ELSEWHERE)
    folder = settings.var
    if not (folder / STORE).is_file():
        raise Complaint(f"There is no {folder / STORE}, so there are no ratings.")
    try:
        if arguments.mend:
            asyncio.run(_mend(folder))
        return 0 if _agree(folder / STORE) else DIFFER
    except (CannotOpen, StoreError) as error:
        raise Complaint(str(error)) from error


async def _mend(folder: Path) -> None:
    with Folder(folder):
        store = await SqliteStore.open(folder / STORE)
        try:
            await store.count_again()
            for ladder in await store.uncounted():
                await bring_up_to_date(store, ladder)
        finally:
            await store.close()


def _agree(file: Path) -> bool:
    agree = True
    for ladder, number, is_right in recounted(file):
        where = f"server {ladder.server}, {ladder.game}, season {ladder.season}"
        verdict = "right" if is_right else "WRONG: stop the bot and run this again with --mend"
        tell(f"{where}: {number} matches, {verdict}")
        agree = agree and is_right
    if waiting := len(uncounted(file)):
        tell(f"{waiting} more to be counted when the bot starts")
    return agree
