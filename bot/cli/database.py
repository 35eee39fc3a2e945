"""What a command says that works on a file, where everything is kept in a database."""

from bot.cli.complaint import Complaint
from bot.settings import Settings


def refuse_database(settings: Settings, cure: str) -> None:
    """Raises a Complaint with the cure if there is a database."""
    if settings.database:
        raise Complaint(f"Everything is kept in a database (DATABASE_URL): {cure}.")
