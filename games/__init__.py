"""The rules of the games: pure functions from one state to the next.

Each folder beside `kit` is one game and offers it as `GAME`.
"""

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from games.kit.game import Game


@cache
def names() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    return tuple(
        sorted(
            module.name
            for module in pkgutil.iter_modules(__path__)
            if module.ispkg and module.name != "kit"
        )
    )


def find(name: str) -> type[Game[Any, Any, Any]]:
    """The game of that key; a KeyError for anything else."""
    if name not in names():
        raise KeyError(name)
    game: type[Game[Any, Any, Any]] = import_module(f"games.{name}").GAME
    return game
