"""PostgreSQL servers of our own, for tests and measurements: begun in a second, gone at the end."""

from bot.lab.postgres.databases import Databases
from bot.lab.postgres.programs import NoServer
from bot.lab.postgres.server import Server, running
from bot.lab.postgres.shared import shared

__all__ = ["Databases", "NoServer", "Server", "running", "shared"]
