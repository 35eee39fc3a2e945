"""`verify`: recomputes every shuffle and roll of an exported match, with no rules at hand; judges
each of its races again, from the ids of the messages; and thinks again, by the rules, what the
house has played in it."""

import argparse
from pathlib import Path
from typing import Any

import msgspec

import games
from bot.chat.verifying import UNPLAYABLE, judge_again, verdict
from bot.cli.complaint import Complaint
from bot.library import ADDED_CARDS
from bot.settings import Settings
from bot.words.words import LANGUAGES, Words
from games.kit.aloud import PlayedAloud
from games.kit.chance import FORMATS, Call, Chance, Result, commitment
from games.kit.match import Record


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser(
        "verify",
        help="recompute every shuffle and roll of an exported match, and the house's moves",
    )
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="what table --save or /verify wrote"
    )
    parser.add_argument(
        "--lang", choices=LANGUAGES, default="en", help="the language of what is said (en)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    record = read_record(arguments.file)
    if record.chance not in FORMATS:
        raise Complaint(
            f"The chance of {arguments.file} is of format {record.chance}; this version knows "
            f"{' and '.join(map(str, FORMATS))}. A newer one can verify it."
        )
    secret = bytes.fromhex(record.secret)
    faults = []
    if commitment(secret) != record.commitment:
        faults.append("The secret is not the one whose hash was published before the match.")
    chance = Chance(secret, record.salts, record.chance)
    calls = 0
    for where, call in located_calls(record):
        calls += 1
        again = chance.again(call)
        if again.result != call.result:
            faults.append(
                f"{where}: the {call.kind} of {call.of} for “{call.name}” is logged as "
                f"{shown(call.result)}; the secret gives {shown(again.result)}."
            )
        elif again != call:
            faults.append(
                f"{where}: the {call.kind} of {call.of} for “{call.name}” is logged as the "
                f"{call.nth}. of its kind; it is the {again.nth}."
            )
    good = [f"All {calls} shuffles and rolls are the secret's own."] if not faults else []
    ruled, wrong = _judged(record)
    faults += wrong
    print("\n".join((*faults, *good, *ruled)))
    print(f"Hash of the secret: {commitment(secret)}")
    print(f"Salts, in order: {', '.join(map(repr, record.salts)) or 'none'}")
    house = verdict(record, Settings.read().var / ADDED_CARDS)
    if house is not None:
        names = record.names or tuple(f"{seat + 1}" for seat in range(record.seats))
        print(Words().text(house.message, arguments.lang, dict(enumerate(names))))
    return 1 if faults or not (house is None or house.holds) else 0


def _judged(record: Record) -> tuple[list[str], list[str]]:
    """Of a match that was played aloud: what is as it was told, and what is not."""
    if record.game not in games.names() or not issubclass(games.find(record.game), PlayedAloud):
        return [], []
    try:
        again = judge_again(record)
    except UNPLAYABLE as error:
        return [], [f"The match can't be played again, nor judged: {error}"]
    told = []
    if again.without_ids:
        told.append(f"{again.without_ids} rulings were by no messages' ids and can't be checked.")
    if again.voted:
        told.append(f"{again.voted} rulings were by vote: of these only the times are checked.")
    if again.wrong is not None:
        where = f"Move {again.wrong.move}"
        return told, [f"{where}: judged again from the messages' ids, the ruling is otherwise."]
    if again.judged:
        told.insert(0, f"{again.judged} duels judged again from the messages' ids: the same.")
    return told, []


def read_record(file: Path) -> Record:
    try:
        content = file.read_bytes()
    except OSError as error:
        raise Complaint(f"{file} can't be read: {error.strerror}.") from error
    try:
        record = msgspec.json.decode(content, type=Record)
        bytes.fromhex(record.secret)
    except (msgspec.DecodeError, ValueError) as error:
        raise Complaint(f"{file} is not a match as `table --save` writes it: {error}.") from error
    return record


def located_calls(record: Record) -> list[tuple[str, Call]]:
    """Every use of chance with where it stands in the match."""
    calls = [("Setup", call) for call in record.setup]
    for number, entry in enumerate(record.moves, start=1):
        calls.extend((f"Move {number}", call) for call in entry.chance)
    return calls


def shown(result: Result) -> str:
    return str(result) if isinstance(result, int) else " ".join(map(str, result))
