"""`verify`: checks an exported match by the rules: shuffles and rolls, the bot player's moves, and
the rulings of races."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

from bot.chat.verifying.process import CutShort, report_on
from bot.chat.verifying.record_file import MOST_BYTES, NotARecord, decoded
from bot.chat.verifying.report import Verdict, listed_only
from bot.cli.complaint import Complaint
from bot.cli.foreign import read
from bot.languages import LANGUAGES
from bot.library import ADDED_CARDS
from bot.printing import tell
from bot.settings import Settings
from bot.words.words import Words
from games.kit.bounds import MOST_SEATS
from games.kit.chance import seal
from games.kit.match import Record
from games.kit.say import say

LONGEST_SECONDS = 900


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "verify",
        "check a saved match: its shuffles, rolls, duels and the bot player's moves",
    )
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a file written by table --save or /verify"
    )
    parser.add_argument(
        "--lang", choices=LANGUAGES, default="en", help="the language of the report (default: en)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Returns 0 only if everything could be checked and is right."""
    record = read_record(arguments.file)
    report = _report(record, Settings.read().var / ADDED_CARDS)
    words, given = Words(), dict(enumerate(record.names))
    names = {seat: given.get(seat, f"{seat + 1}") for seat in range(MOST_SEATS + 1)}
    tell(*(words.text(line, arguments.lang, names) for line in report.lines))
    tell(f"Seal: {seal(record.commitment)}")
    tell(f"Hash of the secret: {record.commitment}")
    tell(f"Salts, in order: {', '.join(map(repr, record.salts)) or 'none'}")
    return 0 if report.holds else 1


def _report(record: Record, added_cards: Path) -> Verdict:
    try:
        return asyncio.run(report_on(record, added_cards, LONGEST_SECONDS))
    except CutShort:
        return listed_only(record, say("verify-cut-short"))


def read_record(file: Path) -> Record:
    try:
        return decoded(read(file, MOST_BYTES))
    except NotARecord as error:
        raise Complaint(f"{file} is not a match as `table --save` writes it: {error}.") from error
