"""The games with their main options, for the tests that every game must pass."""

from collections.abc import Iterator

import games
from bot.cli.choosing import possible_seats
from bot.lab.simulate import Plan
from bot.library import open_game
from games.kit.options import read, specs

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


def plan(game: str, options: dict[str, str], matches: int) -> Plan:
    rules = open_game(game)
    chosen = read(rules.options_type, options)
    return Plan(game, matches, "test", possible_seats(rules, chosen), chosen, "random")
