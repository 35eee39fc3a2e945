"""What is written: statements, and the transactions that they make up."""

from collections.abc import Sequence
from typing import Any, NamedTuple

SqlRow = tuple[Any, ...]


class StoreStep(NamedTuple):
    """One statement of a transaction."""

    sql: str
    row: SqlRow
    swaps: bool = False
    """Whether it must change its row, or the whole transaction is a Conflict."""


Transaction = Sequence[StoreStep]


def upsert(table: str, key: str, *columns: str) -> str:
    """The statement that inserts a row, or writes it in the place of the one with this key."""
    every = (*key.split(", "), *columns)
    written = ", ".join(f"{column} = excluded.{column}" for column in columns)
    return (
        f"INSERT INTO {table} ({', '.join(every)}) VALUES ({', '.join('?' * len(every))}) "
        f"ON CONFLICT ({key}) DO UPDATE SET {written}"
    )


LAST_CHARACTER = "\U0010ffff"


def that_begin_with(beginning: str) -> tuple[str, str]:
    """Between which two names all lie that begin so; the second is none of them."""
    return beginning, f"{beginning}{LAST_CHARACTER}"
