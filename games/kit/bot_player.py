"""How the house plays a seat: by what the seat knows, at a level, at a human pace.

A level is found by its name in `LEVELS`. A game says how it is played _hard; a game that says
nothing of the easy level has the kit's: now and then any legal answer.
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
from games.kit.say import Say
from games.kit.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.game import Game

MoveT = TypeVar("MoveT")

EASY, HARD = "easy", "hard"

SLIPS = 30
"""In so many of a hundred moves the easy level does just anything, where a game has no mistakes
of its own for it."""


class Pace(NamedTuple):
    """How long a move takes, in milliseconds: the least, and twice up to the spread upon it."""

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
    """What the house decides by, beside its seat's knowledge: its own chance, the moment's stamp
    for games that need one, the known answers where there are lists, and its pace. Without a pace
    it just says what it would do, as for a hint: then it is neither slow nor silent."""

    seat: Seat
    rng: KeyedRandom
    at: int = 0
    answers: Any = None
    pace: str | None = None


class BotMove(msgspec.Struct, Generic[MoveT], frozen=True):
    """A move that the house has thought of, and why. It is made no sooner than `wait` milliseconds
    after the stamp `since`, or after the seat's asks last changed; where a game leaves the wait
    out, the kit's own pace counts."""

    move: MoveT
    why: Say | None = None
    wait: int | None = None
    since: int | None = None


class ByBot(msgspec.Struct, frozen=True, omit_defaults=True):
    """That a move was the house's: at which level and pace, and after how many moves it was thought
    of, if that was not just before it was made."""

    level: Annotated[str, Meta(max_length=MOST_CHARACTERS)]
    pace: Annotated[str, Meta(max_length=MOST_CHARACTERS)] | None = STEADY
    after: Annotated[int, Meta(ge=0, le=MOST_MOVES)] | None = None


class BotSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who plays a seat once so many moves have been made: the house at this level and pace; without
    a level, people. A record has one for each change, from the lobby on."""

    seat: Annotated[Seat, Meta(ge=0, le=MOST_SEATS)]
    level: Annotated[str, Meta(max_length=MOST_CHARACTERS)] | None = None
    pace: Annotated[str, Meta(max_length=MOST_CHARACTERS)] | None = STEADY
    after: Annotated[int, Meta(ge=0, le=MOST_MOVES)] = 0


Think = Callable[["Game[Any, Any, Any]", Any, Mind], "BotMove[Any] | None"]
"""(the game, a seat's knowledge, the mind) -> a move, or None if it would rather wait."""


def _easy(game: "Game[Any, Any, Any]", knowledge: Any, mind: Mind) -> BotMove[Any] | None:
    return game.easy_move(knowledge, mind)


def _hard(game: "Game[Any, Any, Any]", knowledge: Any, mind: Mind) -> BotMove[Any] | None:
    return game.hard_move(knowledge, mind)


LEVELS: Mapping[str, Think] = {EASY: _easy, HARD: _hard}
"""The weakest first."""


def slipping(game: "Game[Any, Any, Any]", knowledge: Any, mind: Mind) -> BotMove[Any] | None:
    """Hard play with slips."""
    if mind.rng.fork("slip").percent(SLIPS):
        return at_random(game, knowledge, mind)
    return game.hard_move(knowledge, mind)


def at_random(game: "Game[Any, Any, Any]", knowledge: Any, mind: Mind) -> BotMove[Any] | None:
    """Any legal answer to any of the asks that are waited for."""
    state = game.determinize(knowledge, mind.rng)
    asks = [ask for ask in game.asks(state, mind.seat) if not ask.optional]
    if not asks:
        return None
    ask = mind.rng.choice(asks)
    return BotMove(ask.read(ask.sample(mind.rng), mind.at))


def decide(
    game: "Game[Any, Any, Any]", knowledge: Any, mind: Mind, think: Think
) -> BotMove[Any] | None:
    """What the house does for a seat that is asked something, and after what time."""
    thought = think(game, knowledge, mind)
    if thought is None or thought.wait is not None:
        return thought
    pace = PACES.get(mind.pace or "")
    return replace(thought, wait=pace.wait(mind.rng.fork("pace")) if pace else 0)


def hint_of(
    game: "Game[Any, Any, Any]", knowledge: Any, seat: Seat, answers: Any = None
) -> BotMove[Any] | None:
    """What hard play would do here, and why: the same however often one asks, for the chance in it
    comes from the knowledge alone."""
    rng = KeyedRandom(hashlib.sha256(msgspec.json.encode(knowledge)).digest())
    return game.hard_move(knowledge, Mind(seat, rng, 0, answers))


def bot_random(secret: bytes, salts: "Sequence[str]", seat: Seat, nth: int) -> KeyedRandom:
    """The house's own chance for the how many-th move that it makes for a seat. To think again
    before it has moved gives the same thought."""
    return KeyedRandom(bot_key(secret, salts, seat, nth))
