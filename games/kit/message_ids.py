"""The messages that a host needs for what a game declares: its name, its rules' sections, its
options, its commands. A game has words for each of them."""

from typing import Any

from games.kit.game import Game
from games.kit.say import Say, say

AnyGame = Game[Any, Any, Any] | type[Game[Any, Any, Any]]


def name(game: AnyGame) -> Say:
    return say(f"{game.prefix()}-name")


def about(game: AnyGame) -> Say:
    """The game in one sentence."""
    return say(f"{game.prefix()}-about")


def section(game: AnyGame, key: str) -> Say:
    return say(f"{game.prefix()}-rules-{key}")


def section_title(game: AnyGame, key: str) -> Say:
    return say(f"{game.prefix()}-rules-{key}-title")


def example(game: AnyGame, section: str) -> Say:
    """What the example of a section shows."""
    return say(f"{game.prefix()}-rules-{section}-example")


def option(game: AnyGame, key: str) -> Say:
    return say(f"{game.prefix()}-option-{key}")


def option_help(game: AnyGame, key: str) -> Say:
    return say(f"{game.prefix()}-option-{key}-help")


def option_choice(game: AnyGame, key: str, choice: str) -> Say:
    return say(f"{game.prefix()}-option-{key}-{choice}")


def option_menu(game: AnyGame, key: str) -> Say:
    """The placeholder of the menu in which players are chosen for this option."""
    return say(f"{game.prefix()}-option-{key}-menu")


def option_person(game: AnyGame, key: str) -> Say:
    """What the option means for one player."""
    return say(f"{game.prefix()}-option-{key}-person")


def option_beside(game: AnyGame, key: str, value: str) -> Say:
    """The text beside the name of a person who has this value."""
    return say(f"{game.prefix()}-option-{key}-beside", value=value)


def options_page(game: AnyGame, key: str) -> Say:
    """The title of a page of options."""
    return say(f"{game.prefix()}-options-{key}")


def command(game: AnyGame, key: str) -> Say:
    """The name of a slash command; games that share a command have the same name for it."""
    return say(f"{game.prefix()}-command-{key}")


def command_help(game: AnyGame, key: str) -> Say:
    return say(f"{game.prefix()}-command-{key}-help")


def message_command(game: AnyGame, key: str) -> Say:
    """The name of a command in a message's menu."""
    return say(f"{game.prefix()}-message-command-{key}")


def command_refused(game: AnyGame, key: str) -> Say:
    """Why the command can't be used now."""
    return say(f"{game.prefix()}-command-{key}-refused")
