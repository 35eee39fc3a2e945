"""Ratings that are read of a file, by a connection of its own."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.host.ladders import NOTHING_COUNTED, Ladder
from bot.host.ratings import counted as count
from bot.host.results import Before
from bot.store.ratings import (
    ALL_COUNTED,
    RUNGS,
    TO_COUNT_AGAIN,
    UNCOUNTED,
    rungs_of,
)
from bot.store.results import result_of
from bot.store.sqlite.reading import reading


def uncounted(file: Path) -> Sequence[Ladder]:
    """It looks at all results: for a thread."""
    with reading(file) as opened:
        return [Ladder(*row) for row in opened.execute(UNCOUNTED)]


def recounted(file: Path) -> Iterator[tuple[Ladder, int, bool]]:
    """Each ladder, how many results are counted into it, and whether its ratings follow from these;
    all as they stand at one moment, also while a bot works with the store."""
    with reading(file) as opened:
        opened.execute("BEGIN")
        for *key, ended, table in opened.execute(ALL_COUNTED).fetchall():
            ladder, last = Ladder(*key), Before(ended, table)
            rows = opened.execute(TO_COUNT_AGAIN, (*ladder, *NOTHING_COUNTED, *last))
            again = count(map(result_of, rows), {})
            yield ladder, again.number, again.rungs == rungs_of(opened.execute(RUNGS, ladder))
