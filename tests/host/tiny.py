"""A tiny game to test tables with. In each round every seat secretly lays a number from 1 to 5;
when all have laid, a die is rolled and the highest number takes its value. Anybody may shout at
any time; half a second after a shout's own stamp the table's bell rings."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Annotated, Any, ClassVar

import msgspec

from games.kit.asks import Ask, Choice, Pick, Picks, SeatAsk, Write
from games.kit.bot_player import BotMove, Mind
from games.kit.chance import Chance
from games.kit.conceding import Conceded
from games.kit.game import Game, Outcome, Timeout
from games.kit.options import Options
from games.kit.realtime import Heard, RealtimeGame
from games.kit.say import Say, Seat, illegal, say
from games.kit.scenes import Scene, Zone
from games.kit.state import GameState, at

TURN_MS = 120_000
BELL_MS = 500


class TinyOptions(Options, frozen=True, kw_only=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=99)] = 3
    low_wins: bool = False
    dealer: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    number: int


class Shout(msgspec.Struct, frozen=True, tag="shout"):
    text: str
    at: int


class Ring(msgspec.Struct, frozen=True, tag="ring"):
    pass


Move = Lay | Shout | Ring


class Laying(msgspec.Struct, frozen=True, tag="laying"):
    """Whoever has not laid in this round does."""


class State(GameState, frozen=True, kw_only=True):
    phase: Laying | Conceded = Laying()
    options: TinyOptions
    deck: tuple[int, ...]
    laid: tuple[int | None, ...]
    points: tuple[int, ...]
    round: int = 1
    shouted: int | None = None
    bells: int = 0
    news: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.laid)


class LayAsk(SeatAsk["Tiny", State, Lay]):
    key = "lay"

    def prompt(self) -> Say:
        return say("tiny-lay", round=self.state.round)

    def fields(self) -> tuple[Pick, ...]:
        numbers = tuple(
            Choice(str(number), say("tiny-number", number=number)) for number in range(1, 6)
        )
        return (Pick("number", say("tiny-number", number=0), numbers),)

    def move(self, picks: Picks, at: int) -> Lay:
        return Lay(int(picks[0][0]))

    def lines(self, move: Lay) -> tuple[Say, ...]:
        return (say("tiny-number", number=move.number),)


class ShoutAsk(SeatAsk["Tiny", State, Shout]):
    key = "shout"
    optional = True

    def prompt(self) -> Say:
        return say("tiny-shout")

    def fields(self) -> tuple[Write, ...]:
        return (Write("text", say("tiny-shout"), 20),)

    def move(self, picks: Picks, at: int) -> Shout:
        return Shout(picks[0][0], at)

    def sample(self, rng: Random) -> Picks:
        return ((rng.choice(("hey", "ho")),),)


class Knowledge(msgspec.Struct, frozen=True):
    """Of the numbers laid in this round a viewer knows his own."""

    viewer: Seat | None
    state: State
    has_laid: tuple[bool, ...]


class Tiny(Game[State, Move, Knowledge]):
    key = "tiny"
    version = 1
    seat_counts = range(2, 5)
    rules_sections: ClassVar[tuple[str, ...]] = ()
    options_type = TinyOptions
    state_type = State
    turn_ms = TURN_MS
    move_type: ClassVar[object] = Move

    def __init__(self, files: Mapping[str, bytes] | None = None) -> None:
        super().__init__(files)
        self.plays = {Laying: {Lay: self.lay}}
        self.at_any_time = {Shout: shout, Ring: ring}

    def check_options(self, seats: int, options: TinyOptions) -> None:
        if options.low_wins and seats > 3:
            raise illegal("TI1", say("tiny-too-many"))

    def rematch_options(self, options: TinyOptions, seats: int) -> TinyOptions:
        return msgspec.structs.replace(options, dealer=(options.dealer + 1) % seats)

    def setup(self, seats: int, options: TinyOptions, chance: Chance) -> State:
        deck = chance.shuffle("deck", range(10))
        return State(options=options, deck=deck, laid=(None,) * seats, points=(0,) * seats)

    def asks(self, state: State, seat: Seat) -> Sequence[Ask[Any]]:
        if self.outcome(state):
            return ()
        if state.laid[seat] is not None:
            return (ShoutAsk(self, state, seat),)
        return (LayAsk(self, state, seat), ShoutAsk(self, state, seat))

    def awaited(self, state: State) -> Sequence[Seat]:
        return [seat for seat, number in enumerate(state.laid) if number is None]

    def check_legal(self, state: State, seat: Seat | None, move: Move) -> None:
        if isinstance(move, Shout) and move.text == "silence":
            raise illegal("TI3", say("tiny-silence"))

    def lay(self, state: State, seat: Seat, move: Lay, chance: Chance) -> State:
        laid = at(state.laid, seat, move.number)
        if None in laid:
            return state.then(f"laid {seat}", laid=laid)
        numbers = [number for number in laid if number is not None]
        best = (min if state.options.low_wins else max)(numbers)
        die = chance.die("prize", 6)
        points = tuple(
            had + die * (number == best) for had, number in zip(state.points, numbers, strict=True)
        )
        return state.then(
            f"turned {numbers}",
            f"rolled {die}",
            laid=(None,) * len(laid),
            points=points,
            round=state.round + 1,
        )

    def knowledge(self, state: State, viewer: Seat | None) -> Knowledge:
        laid = tuple(
            number if seat == viewer or number is None else 0
            for seat, number in enumerate(state.laid)
        )
        has_laid = tuple(number is not None for number in state.laid)
        return Knowledge(viewer, msgspec.structs.replace(state, laid=laid), has_laid)

    def determinize(self, knowledge: Knowledge, rng: Random) -> State:
        laid = tuple(
            rng.randint(1, 5) if number == 0 else number for number in knowledge.state.laid
        )
        return msgspec.structs.replace(knowledge.state, laid=laid)

    def scene(self, knowledge: Knowledge) -> Scene:
        state, viewer = knowledge.state, knowledge.viewer
        board = [Zone("laid", say("tiny-lay", round=state.round), hidden=sum(knowledge.has_laid))]
        if viewer is not None and (own := state.laid[viewer]) is not None:
            board.append(Zone("own", say("tiny-number", number=own), viewer, number=own))
        return Scene(
            story=tuple(say("tiny-news", text=text) for text in state.news),
            status=(),
            board=tuple(board),
        )

    def timeouts(self, state: State) -> Sequence[Timeout]:
        waiting = [seat for seat, number in enumerate(state.laid) if number is None]
        timeouts = [Timeout(seat, Lay(1), TURN_MS) for seat in waiting]
        if state.shouted is not None:
            timeouts.append(Timeout(None, Ring(), BELL_MS, state.shouted))
        return timeouts

    def ended(self, state: State) -> Outcome | None:
        if state.round <= state.options.rounds:
            return None
        best = max(state.points)
        winners = tuple(seat for seat, had in enumerate(state.points) if had == best)
        return Outcome(winners, state.points, "rounds", say("tiny-over"))

    def hard_move(self, knowledge: Knowledge, mind: Mind) -> BotMove[Move] | None:
        if knowledge.state.laid[mind.seat] is None:
            return BotMove(Lay(mind.rng.randint(1, 5)), say("tiny-why"))
        return None

    def inventory(self, state: State) -> Sequence[str]:
        return [str(card) for card in state.deck]

    def stock(self, state: State) -> Sequence[str]:
        return [str(card) for card in range(10)]


class Crier(RealtimeGame[State, Move], Tiny):
    """The same game, played in real time, though it makes nothing of what is said."""

    key = "crier"

    def hears(self, state: State, seat: Seat, message: Heard) -> Move | None:
        return None

    def hears_since(self, state: State) -> int | None:
        return None

    def said(self, state: State) -> int:
        return 0

    def posted(self, state: State, number: int, at: int, message: str = "") -> Move | None:
        return None

    def stood_still(self, state: State, at: int) -> Move | None:
        return None

    def belated(self, state: State, seat: Seat, key: str) -> Ask[Any] | None:
        return None


def shout(state: State, seat: Seat | None, move: Shout, chance: Chance) -> State:
    return state.then(f"shouted {move.text}", shouted=move.at)


def ring(state: State, seat: Seat | None, move: Ring, chance: Chance) -> State:
    return state.then("rang", shouted=None, bells=state.bells + 1)


GAMES = {game.key: game for game in (Tiny, Crier)}


def open_tiny(key: str) -> Tiny:
    return GAMES[key]({"numbers.toml": b"highest = 5"})
