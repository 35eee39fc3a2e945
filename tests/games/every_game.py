"""The games with their main options, for the tests that every game must pass; and what each game's
own tests bring along for them."""

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any

import pytest

import games
from bot.cli.choosing import possible_seats
from bot.cli.complaint import Complaint
from bot.lab.simulate import Plan
from bot.library import open_game
from games.kit.options import read, specs
from games.kit.realtime import RealtimeGame
from games.kit.say import Seat

SHORT_RANGE = 10

OtherWorld = Callable[[Any, Seat | None, Random], Any]


def main_options(game: str) -> Iterator[dict[str, str]]:
    """The defaults, and each switch, choice, short range and number that may be none turned by
    itself, unless it can't be without another."""
    return (options for options in _one_turned(game) if _goes_alone(game, options))


def _goes_alone(game: str, options: dict[str, str]) -> bool:
    try:
        return bool(plan(game, options, 1).seat_counts)
    except Complaint:
        return False


def _one_turned(game: str) -> Iterator[dict[str, str]]:
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
        elif spec.or_none:
            yield {spec.name: "0"}


FOR_TWO = tuple(
    key
    for key in games.names()
    if 2 in games.find(key).seat_counts and not issubclass(games.find(key), RealtimeGame)
)
"""Those that two can play by their hands and a board."""


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


def other_world(game: str) -> OtherWorld:
    """What makes of a state another one that differs only in what is hidden from a viewer."""
    file = home(game) / "tests" / "games" / game / "worlds.py"
    found: OtherWorld | None = run_path(str(file)).get("other_world") if file.exists() else None
    if found is None:
        pytest.fail(
            f"{game} needs a function other_world(state, viewer, rng) in {file}: the same "
            "position, with everything exchanged that is hidden from the viewer.",
            pytrace=False,
        )
    return found


opened = cache(open_game)


def counted_by(game: str) -> dict[str, Any]:
    """What tests/words/test_plurals.py has to be told of the game's words, if anything."""
    file = home(game) / "tests" / "games" / game / "counted.py"
    return run_path(str(file)) if file.exists() else {}


def plan(game: str, options: dict[str, str], matches: int) -> Plan:
    rules = opened(game)
    chosen = read(rules.options_type, options)
    return Plan(game, matches, "test", possible_seats(rules, chosen), chosen, "random")


GAMES_AND_OPTIONS = tuple(
    (game, options) for game in games.names() for options in main_options(game)
)
