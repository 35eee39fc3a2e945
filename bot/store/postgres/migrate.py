"""The database's format: `schema.sql`, and what has changed since as numbered migrations, each a
transaction that also counts the version. Only the process that holds the lock does this."""

from collections.abc import Sequence
from pathlib import Path

from bot.host.ports import CannotOpen
from bot.store.postgres.session import Connection

HERE = Path(__file__).parent
SCHEMA, MIGRATIONS = HERE / "schema.sql", HERE / "migrations"
BESIDE = HERE / "forgotten.sql"
SCHEMA_VERSION = 20
"""What `schema.sql` makes; the numbers are those of a SQLite file with the same columns."""
FORGOTTEN = ("forgotten", "forgotten_salt")
"""They outlive a backup that is put in the store's place."""


def migration_files(folder: Path = MIGRATIONS) -> Sequence[Path]:
    """In order; the file's number is the version that it leads to."""
    return sorted(folder.glob("*.sql"))


async def migrate(connection: Connection, migrations: Sequence[Path]) -> None:
    """Brings a database up to the last of these migrations; an empty one gets the schema first."""
    version = await version_of(connection)
    newest = SCHEMA_VERSION + len(migrations)
    if version > newest:
        raise CannotOpen(
            f"The database is of version {version}, and this Spelvärden knows versions up to "
            f"{newest}: start the newer one again, or go back to a backup."
        )
    await connection.execute(BESIDE.read_text(encoding="utf-8"))
    steps = enumerate((SCHEMA, *migrations), SCHEMA_VERSION)
    for number, file in (step for step in steps if step[0] > version):
        async with connection.transaction():
            await connection.execute(file.read_text(encoding="utf-8"))
            await connection.execute(f"DELETE FROM version; INSERT INTO version VALUES ({number})")


async def version_of(connection: Connection) -> int:
    """0 for an empty database."""
    found = await connection.fetch(
        "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace "
        "AND relkind IN ('r', 'p', 'v', 'm')"
    )
    names = {name for (name,) in found}
    if "version" in names and "inputs" in names:
        return int(await connection.fetchval("SELECT number FROM version"))
    if names.difference(FORGOTTEN):
        raise CannotOpen(
            "The database that DATABASE_URL names is used by something else: make one for the bot "
            "by `createdb`, and name that."
        )
    return 0
