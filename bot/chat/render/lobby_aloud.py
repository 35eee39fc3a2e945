"""What the lobby of a game that is played aloud tells and asks besides."""

from collections.abc import Iterator
from typing import Any

from bot.host.views import View
from games.kit.game import Game
from games.kit.options import specs
from games.kit.say import Say, say


def lobby_remarks(view: View, game: Game[Any, Any], *, listens: bool) -> Iterator[Say]:
    if not game.one_per_channel:
        return
    if view.place.may_have_thread:
        yield say("race-own-thread")
    if not listens:
        yield say("race-no-content")
    if first_opened(view, game):
        yield say("race-same-set")


def first_opened(view: View, game: Game[Any, Any]) -> str:
    """The option that a rematch asks about: with what to play this time."""
    if view.rematch_of is None or not game.one_per_channel or len(game.files) < 2:
        return ""
    contents = (spec.name for spec in specs(game.options_type) if spec.kind == "content")
    return next(contents, "")
