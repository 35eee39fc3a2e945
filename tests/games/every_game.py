"""The games with their main options, for the tests that every game must pass; and what each game's
own tests bring along for them."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import games
from bot.cli.choosing import possible_seats
from bot.lab.simulate import Plan
from bot.library import open_game
from games.kit.options import read, specs
from games.kit.seats import Seat

SHORT_RANGE = 10


def main_options(game: str) -> Iterator[dict[str, str]]:
    """The defaults, and each switch, choice and short range turned by itself."""
    yield {}
    for spec in specs(games.find(game).options_type):
        if spec.kind == "switch":
            yield {spec.name: "off" if spec.default else "on"}
        elif spec.kind == "choice":
            for choice in spec.choices:
                if choice != str(spec.default):
                    yield {spec.name: choice}
        elif spec.kind == "number" and spec.most - spec.least < SHORT_RANGE:
            yield {spec.name: str(spec.most)}


GAMES_AND_OPTIONS = tuple(
    (game, options) for game in games.names() for options in main_options(game)
)


def named(value: object) -> str:
    """A test's name for a game or its options."""
    if isinstance(value, dict):
        return ",".join(f"{name}={choice}" for name, choice in value.items()) or "default"
    return str(value)


def home(game: str) -> Path:
    """The folder with the `games/` that this one lies in: the project, or one laid out as it is."""
    rules = import_module(f"games.{game}").__file__
    assert rules is not None
    return Path(rules).parents[2]


def other_world(game: str) -> Callable[[Any, Seat | None, Random], Any]:
    """What makes of a state another one that differs only in what is hidden from a viewer."""
    worlds = f"tests.games.{game}.worlds"
    try:
        found: Callable[[Any, Seat | None, Random], Any] = import_module(worlds).other_world
    except ModuleNotFoundError as error:
        if error.name is None or not worlds.startswith(error.name):
            raise
    except AttributeError:
        pass
    else:
        return found
    file = home(game) / worlds.replace(".", "/")
    pytest.fail(
        f"{game} needs a function other_world(state, viewer, rng) in {file}.py: the same position, "
        "with everything exchanged that is hidden from the viewer.",
        pytrace=False,
    )


def plan(game: str, options: dict[str, str], matches: int) -> Plan:
    rules = open_game(game)
    chosen = read(rules.options_type, options)
    return Plan(game, matches, "test", possible_seats(rules, chosen), chosen, "random")
