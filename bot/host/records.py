"""A match as a record that anybody can replay and verify."""

from collections.abc import Sequence

import msgspec

from bot.host.model import Input
from bot.host.table import Table
from games.kit.match import Entry, Record


def clocks(log: Sequence[Input]) -> frozenset[int]:
    """Which of a match's moves the clock has made."""
    moves = (line for line in log if line.kind == "move")
    return frozenset(place for place, line in enumerate(moves) if _is_the_clocks(line))


def _is_the_clocks(line: Input) -> bool:
    return line.user is None and line.house is None


def record(table: Table, log: Sequence[Input]) -> Record:
    """The record of a match that has ended: from then on its secret is public."""
    start = next(line for line in log if line.kind == "start")
    moves = [line for line in log if line.kind == "move"]
    return Record(
        game=table.header.game,
        version=table.header.rules_version,
        seats=len(table.header.seats),
        options=table.header.options,
        cards_hash=table.header.cards_hash,
        cards={name: content.decode() for name, content in table.game.files.items()},
        answers_hash=table.header.answers_hash,
        chance=table.header.chance,
        salts=table.salts,
        commitment=table.header.commitment,
        secret=bytes(table.secret).hex(),
        setup=start.chance,
        moves=tuple(
            Entry(line.seat, msgspec.Raw(line.body), line.chance, line.house) for line in moves
        ),
    )
