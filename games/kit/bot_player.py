"""How the bot plays a seat: by what the seat knows, at a level, at a human pace.

A level is found by its name in `LEVELS`. A game defines its hard level. A game without an easy
level of its own has the kit's: hard play with a random legal answer now and then.
"""

import hashlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from games.kit.bounds import MOST_CHARACTERS, MOST_MOVES, MOST_SEATS
from games.kit.chance import bot_key
from games.kit.keyed_random import KeyedRandom
from games.kit.say import Say, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.game import Game

MoveT = TypeVar("MoveT")

EASY, HARD = "easy", "hard"

SLIPS = 30
"""Percentage of moves in which the easy level does anything legal, in a game that defines no
mistakes of its own."""


class Pace(NamedTuple):
    """How long a move takes, in milliseconds: `least`, plus up to `spread` twice."""

    least: int
    spread: int

    def wait(self, rng: KeyedRandom) -> int:
        return self.least + rng.below(self.spread) + rng.below(self.spread)


PACES: Mapping[str, Pace] = {
    "slow": Pace(4_000, 4_000),
    "steady": Pace(1_800, 1_700),
    "quick": Pace(700, 600),
}
STEADY = "steady"


class Mind(NamedTuple):
    """What the bot player decides by, beside its seat's knowledge: its own random numbers, the
    current stamp for games that need one, the known answers where there are lists, and its pace.
    Without a pace it only says what it would do, as for a hint: it is neither slow nor silent
    then."""

    seat: Seat
    rng: KeyedRandom
    at: int = 0
    answers: Any = None
    pace: str | None = None


class BotMove(msgspec.Struct, Generic[MoveT], frozen=True):
    """A move of the bot player, and why. It is made `wait` milliseconds after the stamp `since`, or
    after the seat's asks last changed, and never sooner. Where a game leaves `wait` out, the kit's
    own pace counts."""

    move: MoveT
    why: Say | None = None
    wait: int | None = None
    since: int | None = None


class ByBot(msgspec.Struct, frozen=True, omit_defaults=True):
    """Marks a move of the bot player: at which level and pace, and after how many moves it was
    decided, unless that was just before it was made."""

    level: Annotated[str, Meta(max_length=MOST_CHARACTERS)]
    pace: Annotated[str, Meta(max_length=MOST_CHARACTERS)] | None = STEADY
    after: Annotated[int, Meta(ge=0, le=MOST_MOVES)] | None = None


class BotSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who plays a seat once `after` moves were made: the bot at this level and pace, or people, if
    there is no level. A record has one for each change, from the lobby on."""

    seat: Annotated[Seat, Meta(ge=0, le=MOST_SEATS)]
    level: Annotated[str, Meta(max_length=MOST_CHARACTERS)] | None = None
    pace: Annotated[str, Meta(max_length=MOST_CHARACTERS)] | None = STEADY
    after: Annotated[int, Meta(ge=0, le=MOST_MOVES)] = 0


Think = Callable[["Game[Any, Any, Any]", Any, Mind], "BotMove[Any] | None"]
"""(the game, a seat's knowledge, the mind) -> a move, or None to wait."""


def _easy(game: "Game[Any, Any, Any]", knowledge: Any, mind: Mind) -> BotMove[Any] | None:
    return game.easy_move(knowledge, mind)


def _hard(game: "Game[Any, Any, Any]", knowledge: Any, mind: Mind) -> BotMove[Any] | None:
    return game.hard_move(knowledge, mind)


LEVELS: Mapping[str, Think] = {EASY: _easy, HARD: _hard}
"""The weakest level first."""


def slipping(game: "Game[Any, Any, Any]", knowledge: Any, mind: Mind) -> BotMove[Any] | None:
    """Hard play, with a random legal answer now and then."""
    if mind.rng.fork("slip").percent(SLIPS):
        return at_random(game, knowledge, mind)
    return game.hard_move(knowledge, mind)


def at_random(game: "Game[Any, Any, Any]", knowledge: Any, mind: Mind) -> BotMove[Any] | None:
    """A random legal answer to one of the asks that the match waits for."""
    state = game.determinize(knowledge, mind.rng)
    asks = [ask for ask in game.asks(state, mind.seat) if not ask.optional]
    if not asks:
        return None
    ask = mind.rng.choice(asks)
    return BotMove(ask.read(ask.sample(mind.rng), mind.at))


def decide(
    game: "Game[Any, Any, Any]", knowledge: Any, mind: Mind, think: Think
) -> BotMove[Any] | None:
    """The bot player's move for a seat that is asked something, and after what time."""
    thought = think(game, knowledge, mind)
    if thought is None or thought.wait is not None:
        return thought
    pace = PACES.get(mind.pace or "")
    return replace(thought, wait=pace.wait(mind.rng.fork("pace")) if pace else 0)


def hint_of(
    game: "Game[Any, Any, Any]", knowledge: Any, seat: Seat, answers: Any = None
) -> BotMove[Any] | None:
    """The move of hard play and the reason. It is the same each time, because the random numbers in
    it follow from the knowledge alone."""
    rng = KeyedRandom(hashlib.sha256(msgspec.json.encode(knowledge)).digest())
    return game.hard_move(knowledge, Mind(seat, rng, 0, answers))


def bot_random(secret: bytes, salts: "Sequence[str]", seat: Seat, nth: int) -> KeyedRandom:
    """The random numbers for the bot player's `nth` move for a seat. Deciding the same move again
    gives the same numbers."""
    return KeyedRandom(bot_key(secret, salts, seat, nth))
