"""A server's results as a table for a spreadsheet: a line for each person in each match."""

import csv
import io
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import NamedTuple

from bot.host.model import NOBODY, Stamp, User
from bot.host.results import MatchResult, SeatResult

COLUMNS = (
    *("match", "game", "way_to_play", "season", "channel", "began", "ended", "ending", "how"),
    *("seat", "person_id", "name", "place", "score", "gave_up", "left", "came_late", "bot_level"),
    *("moves", "moves_by_the_bot", "hints", "thought_seconds"),
)
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What begins with these a spreadsheet may take for a formula, and run it."""
MARK = "\ufeff"
"""Tells spreadsheets that the file is UTF-8."""
FORGOTTEN, BOT = "👤", "Spelvärden"


class ResultsTable(NamedTuple):
    """The file, and how many matches are in it and how many more there was no room for."""

    file: bytes
    matches: int
    left_out: int


def results_table(
    results: Iterable[MatchResult], there_are: int, names: Mapping[User, str], most: int
) -> ResultsTable:
    """Those that come first of so many, in no more than so many bytes."""
    written = io.StringIO(newline="")
    writer = csv.writer(written)
    writer.writerow(COLUMNS)
    parts, room = [MARK.encode()], most - len(MARK.encode())
    matches = 0
    for result in results:
        for each in result.seats:
            writer.writerow(map(_cell, _line(result, each, names)))
        part = written.getvalue().encode()
        written.seek(0)
        written.truncate()
        if len(part) > room:
            break
        parts.append(part)
        room -= len(part)
        matches += 1
    if not matches:
        parts.append(written.getvalue().encode())
    return ResultsTable(b"".join(parts), matches, there_are - matches)


def _line(
    result: MatchResult, seat: SeatResult, names: Mapping[User, str]
) -> tuple[str | int | None, ...]:
    is_person = seat.user > NOBODY
    nameless = BOT if seat.user == NOBODY else FORGOTTEN
    return (
        *(result.table, result.game, result.mode, result.season + 1, result.place.spot),
        *(_date(result.began), _date(result.ended), result.ending, result.how, seat.seat + 1),
        seat.user if is_person else None,
        names.get(seat.user, "") if is_person else nameless,
        *(seat.place, seat.score, *map(int, (seat.conceded, seat.left, seat.came_late))),
        *(seat.bot_player, seat.moves, seat.bot_moves, seat.hints),
        seat.thought // 1000 if seat.timed else None,
    )


def _cell(value: str | int | None) -> str:
    """A number below zero is none that could do anything; a text that begins so might."""
    text = "" if value is None else str(value)
    return f"'{text}" if isinstance(value, str) and text.startswith(FORMULA) else text


def _date(at: Stamp) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
