"""The messages that a host asks for by what a game declares: its name, its rules' sections, its
options, its commands. A game has words for each of them, beside those that its own code says."""

from collections.abc import Iterator
from typing import Any

from games.kit.game import Game
from games.kit.options import specs
from games.kit.say import Say, say

AnyGame = Game[Any, Any, Any] | type[Game[Any, Any, Any]]


def name(game: AnyGame) -> Say:
    return say(f"{game.prefix()}-name")


def about(game: AnyGame) -> Say:
    """What it is, in a sentence."""
    return say(f"{game.prefix()}-about")


def section(game: AnyGame, key: str) -> Say:
    return say(f"{game.prefix()}-rules-{key}")


def section_title(game: AnyGame, key: str) -> Say:
    return say(f"{game.prefix()}-rules-{key}-title")


def option(game: AnyGame, key: str) -> Say:
    return say(f"{game.prefix()}-option-{key}")


def option_help(game: AnyGame, key: str) -> Say:
    return say(f"{game.prefix()}-option-{key}-help")


def option_choice(game: AnyGame, key: str, choice: str) -> Say:
    return say(f"{game.prefix()}-option-{key}-{choice}")


def command(game: AnyGame, key: str) -> Say:
    """What people type; games that share a command call it alike."""
    return say(f"{game.prefix()}-command-{key}")


def command_help(game: AnyGame, key: str) -> Say:
    return say(f"{game.prefix()}-command-{key}-help")


def command_refused(game: AnyGame, key: str) -> Say:
    """Why it has nothing to begin just now."""
    return say(f"{game.prefix()}-command-{key}-refused")


def all_of(game: AnyGame) -> Iterator[Say]:
    yield from (name(game), about(game))
    for key in game.rules_sections:
        yield from (section(game, key), section_title(game, key))
    for spec in specs(game.options_type):
        yield from (option(game, spec.name), option_help(game, spec.name))
        if spec.kind == "choice":
            yield from (option_choice(game, spec.name, choice) for choice in spec.choices)
    for key in game.commands:
        yield from (command(game, key), command_help(game, key), command_refused(game, key))
