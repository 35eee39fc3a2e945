"""The file written afresh, without what SQLite may have left of people who were forgotten."""

import sqlite3

from bot.store.forgetting import DONE, WIPED


def wipe(opened: sqlite3.Connection) -> None:
    """If anybody has been forgotten since, writes the file afresh, without what SQLite may have
    left between its rows."""
    noted = "SELECT 1 FROM notes WHERE name GLOB ? AND text NOT GLOB ? LIMIT 1"
    if opened.execute(noted, (f"{DONE}*", f"*{WIPED}")).fetchone() is None:
        return
    opened.execute("VACUUM")
    mark = "UPDATE notes SET text = text || ? WHERE name GLOB ? AND text NOT GLOB ?"
    opened.execute(mark, (WIPED, f"{DONE}*", f"*{WIPED}"))
