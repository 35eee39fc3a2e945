"""The rules of the games: pure functions from one state to the next.

Each folder beside `kit` is one game and offers it as `GAME`. So is each in any other `games/` that
Python's path leads to: `PYTHONPATH=elsewhere` brings those of `elsewhere/games/`, with their words
and cards from `elsewhere/data/`.
"""

from functools import cache
from importlib import import_module
from pkgutil import extend_path, iter_modules
from typing import Any

from games.kit.game import Game

__path__ = extend_path(__path__, __name__)


@cache
def names() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    found = iter_modules(__path__)
    return tuple(sorted(each.name for each in found if each.ispkg and each.name != "kit"))


def find(name: str) -> type[Game[Any, Any, Any]]:
    """The game of that key; a KeyError for anything else."""
    if name not in names():
        raise KeyError(name)
    game: type[Game[Any, Any, Any]] = import_module(f"games.{name}").GAME
    return game
