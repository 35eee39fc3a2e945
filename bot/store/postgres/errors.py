"""What may go wrong with a statement in a session that goes on."""

import asyncpg

from bot.host.ports import Broken, Conflict, DiskFull, SourceTaken, StoreError


def explained(error: asyncpg.PostgresError | asyncpg.InterfaceError) -> StoreError:
    """The driver's error as one of the store's. What the server adds in detail, such as the row, is
    left out: it may be a table's secret."""
    match error:
        case asyncpg.UniqueViolationError() if error.constraint_name == "sources":
            return SourceTaken("the table's log has this source")
        case asyncpg.RaiseError():
            return Conflict("the table is at another revision")
        case asyncpg.DiskFullError():
            return DiskFull("the database server has no room left")
        case asyncpg.DataError():
            return Broken(f"{type(error).__name__}: a value can't be kept")
    return Broken(f"{type(error).__name__}: {error.args[0] if error.args else ''}")
