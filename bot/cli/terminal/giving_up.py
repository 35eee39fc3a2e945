"""Giving up at the terminal: type the command's name instead of an answer."""

from collections.abc import Iterable

from bot.cli.terminal.screen import Screen
from bot.words.scenes import SceneWords
from games.kit.say import say


class GivesUp(Exception):
    """The person at the keyboard wants to give up and has not confirmed it."""


def told_by(words: SceneWords) -> str:
    """What to type: "/give-up"."""
    return f"/{words.text(say('cogs-command-give-up'))}"


class Attentive:
    """A screen whose reader may give up instead."""

    def __init__(self, screen: Screen, command: str) -> None:
        self._screen = screen
        self._command = command

    def show(self, lines: Iterable[str]) -> None:
        self._screen.show(lines)

    def wipe(self) -> None:
        self._screen.wipe()

    def read(self, prompt: str) -> str:
        typed = self._screen.read(prompt)
        if typed == self._command:
            raise GivesUp
        return typed
