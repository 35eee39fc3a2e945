"""Statements as PostgreSQL takes them."""

import re
from functools import lru_cache
from itertools import count

from bot.store.steps import StoreStep

PLACEHOLDER = re.compile(r"\?(\d*)")
RESERVED = re.compile(r'(?<!")\buser\b')
HINT = re.compile(r" INDEXED BY \w+")


@lru_cache(256)
def translated(sql: str) -> str:
    """Of a statement as SQLite takes it: placeholders, a column whose name is a word of SQL, and no
    hints."""
    numbers = count(1)
    sql = PLACEHOLDER.sub(lambda found: f"${found[1] or next(numbers)}", HINT.sub("", sql))
    return RESERVED.sub('"user"', sql)


@lru_cache(64)
def swapping(sql: str) -> str:
    """The statement that fails if it does not change just one row."""
    return f"WITH changed AS ({translated(sql)} RETURNING 1) SELECT swapped(count(*)) FROM changed"


def statement_of(step: StoreStep) -> str:
    return swapping(step.sql) if step.swaps else translated(step.sql)
