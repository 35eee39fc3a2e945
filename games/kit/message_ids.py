"""The messages that a host asks for by what a game declares: its name, its rules' sections, its
options, its commands. A game has words for each of them, beside those that its own code says."""

from typing import Any

from games.kit.game import Game
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


def option_menu(game: AnyGame, key: str) -> Say:
    """By which it is chosen for some of those who sit there."""
    return say(f"{game.prefix()}-option-{key}-menu")


def option_person(game: AnyGame, key: str) -> Say:
    """What it means for one of them."""
    return say(f"{game.prefix()}-option-{key}-person")


def option_beside(game: AnyGame, key: str, value: str) -> Say:
    """What stands beside the name of one for whom it has this value."""
    return say(f"{game.prefix()}-option-{key}-beside", value=value)


def options_page(game: AnyGame, key: str) -> Say:
    """What the options have in common that are asked together."""
    return say(f"{game.prefix()}-options-{key}")


def command(game: AnyGame, key: str) -> Say:
    """What people type; games that share a command call it alike."""
    return say(f"{game.prefix()}-command-{key}")


def command_help(game: AnyGame, key: str) -> Say:
    return say(f"{game.prefix()}-command-{key}-help")


def message_command(game: AnyGame, key: str) -> Say:
    """What stands in the menu of a message."""
    return say(f"{game.prefix()}-message-command-{key}")


def command_refused(game: AnyGame, key: str) -> Say:
    """Why it has nothing to begin just now."""
    return say(f"{game.prefix()}-command-{key}-refused")
