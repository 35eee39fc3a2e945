"""The writer of a database: a batch is one transaction, and each kind of statement in it one trip
to the server, however many works there are."""

from collections.abc import Iterable
from typing import NamedTuple

import asyncpg

from bot.host.model import TableId
from bot.host.ports import Lost, StoreError
from bot.store.group_commit import CommitHook, GroupCommit, StepsAbout
from bot.store.postgres.dialect import statement_of
from bot.store.postgres.errors import explained
from bot.store.postgres.session import ENDED, Session
from bot.store.steps import SqlRow


class SameStatement(NamedTuple):
    """A statement, and the rows that it is run with."""

    sql: str
    rows: list[SqlRow]


class SessionWriter(GroupCommit):
    HOPELESS = (Lost,)

    def __init__(self, session: Session, around_commit: CommitHook) -> None:
        super().__init__()
        self._session = session
        self._around_commit = around_commit

    async def _transact(self, works: list[StepsAbout]) -> StoreError | None:
        try:
            async with self._around_commit(), self._session.use() as connection:
                try:
                    async with connection.transaction():
                        for sql, rows in grouped(works):
                            await connection.executemany(sql, rows)
                except asyncpg.DataError as error:  # which is an error of the session's to ENDED
                    return explained(error)
                except asyncpg.ReadOnlySQLTransactionError as error:
                    raise OSError("the server takes no changes any more") from error
                except ENDED:
                    raise
                except asyncpg.PostgresError as error:
                    return explained(error)
        except StoreError as error:
            return error
        return None


def grouped(works: Iterable[StepsAbout]) -> list[SameStatement]:
    """The same statements of all works together. The steps about one table stay in their order, and
    so do those that are about none."""
    groups: list[SameStatement] = []
    of_statement: dict[str, list[int]] = {}
    reached: dict[TableId | None, int] = {}
    for about, steps in works:
        at = reached.get(about, 0)
        for step in steps:
            sql = statement_of(step)
            known = of_statement.setdefault(sql, [])
            later = next((number for number in known if number >= at), None)
            if later is None:
                later = len(groups)
                known.append(later)
                groups.append(SameStatement(sql, []))
            groups[later].rows.append(step.row)
            at = later
        reached[about] = at
    return groups
