"""Whether the house, as far as a match was its, has played by what its seats knew."""

from typing import Any, NamedTuple

import msgspec

import games
from bot.library import ADDED_CARDS, Library
from bot.settings import Settings
from games.kit.game import ContentError, Game
from games.kit.house_again import rethought
from games.kit.known_answers import ListsAnswers
from games.kit.match import Record
from games.kit.refusals import Refusal
from games.kit.say import Say, Who, say


class Verdict(NamedTuple):
    """What is to be said of the house's moves, and whether they are its own."""

    message: Say
    holds: bool


class CannotThink(Exception):
    """Why its moves can't be thought again."""

    def __init__(self, message: Say) -> None:
        super().__init__(message.id)
        self.message = message


def verdict(record: Record) -> Verdict | None:
    """None for a match in which the house had no seat."""
    if not any(entry.by for entry in record.moves):
        return None
    try:
        return _verdict(record)
    except CannotThink as reason:
        return Verdict(reason.message, False)
    except (ContentError, Refusal, msgspec.MsgspecError):
        return Verdict(say("house-illegal"), False)


def _verdict(record: Record) -> Verdict:
    game = _game(record)
    moves = 0
    for again in rethought(game, record, _answers(game, record)):
        if not again.is_same:
            return Verdict(say("house-differs", place=again.place, who=Who(again.seat)), False)
        moves += 1
    return Verdict(say("house-same", moves=moves), True)


def _game(record: Record) -> Game[Any, Any, Any]:
    """Played with the cards that the record carries."""
    if record.game not in games.names():
        raise CannotThink(say("house-no-game", name=record.game))
    game = games.find(record.game)({name: text.encode() for name, text in record.cards.items()})
    if game.version != record.version:
        raise CannotThink(say("house-other-version", version=str(record.version)))
    return game


def _answers(game: Game[Any, Any, Any], record: Record) -> Any:
    """The lists that the house went by, if it had any."""
    if not record.answers_hash or not isinstance(game, ListsAnswers):
        return None
    answers = Library(Settings.read().var / ADDED_CARDS).answers(game.key)
    options = msgspec.json.decode(record.options, type=game.options_type)
    if game.answers_hash(answers, options) != record.answers_hash:
        raise CannotThink(say("house-other-answers"))
    return answers
