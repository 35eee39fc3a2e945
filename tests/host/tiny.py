"""A tiny game to test tables with. In each round every seat secretly lays a number from 1 to 5;
when all have laid, a die is rolled and the highest number takes its value. Anybody may shout at
any time; half a second after a shout's own stamp the table's bell rings."""

from collections.abc import Sequence
from random import Random
from typing import Annotated, Any, ClassVar

import msgspec

from games.kit.asks import Ask, Choice, Pick, Picks, Preview, Write, sample_pick
from games.kit.chance import Chance
from games.kit.game import Due, Game, Outcome
from games.kit.options import Options
from games.kit.refusals import illegal, not_yours
from games.kit.say import Say, say
from games.kit.scenes import Scene, Zone
from games.kit.seats import Seat

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


class State(msgspec.Struct, frozen=True, kw_only=True):
    options: TinyOptions
    deck: tuple[int, ...]
    laid: tuple[int | None, ...]
    points: tuple[int, ...]
    round: int = 1
    shouted: int | None = None
    bells: int = 0
    news: tuple[str, ...] = ()


class LayAsk(Ask[Lay]):
    key = "lay"

    def __init__(self, state: State) -> None:
        self.state = state

    def prompt(self) -> Say:
        return say("tiny-lay", round=self.state.round)

    def fields(self) -> tuple[Pick, ...]:
        numbers = tuple(
            Choice(str(number), say("tiny-number", number=number)) for number in range(1, 6)
        )
        return (Pick("number", say("tiny-number", number=0), numbers),)

    def move(self, picks: Picks, at: int) -> Lay:
        return Lay(int(picks[0][0]))

    def preview(self, move: Lay) -> Preview:
        return Preview((say("tiny-number", number=move.number),))

    def sample(self, rng: Random) -> Picks:
        return (sample_pick(self.fields()[0], rng),)


class ShoutAsk(Ask[Shout]):
    key = "shout"
    optional = True

    def prompt(self) -> Say:
        return say("tiny-shout")

    def fields(self) -> tuple[Write, ...]:
        return (Write("text", say("tiny-shout"), 20),)

    def move(self, picks: Picks, at: int) -> Shout:
        return Shout(picks[0][0], at)

    def preview(self, move: Shout) -> Preview:
        return Preview()

    def sample(self, rng: Random) -> Picks:
        return ((rng.choice(("hey", "ho")),),)


class Tiny(Game[State, Move]):
    key = "tiny"
    version = 1
    seat_counts = range(2, 5)
    rules_sections: ClassVar[tuple[str, ...]] = ()
    options_type = TinyOptions
    state_type = State
    move_type: ClassVar[object] = Move

    def check_options(self, seats: int, options: TinyOptions) -> None:
        if options.low_wins and seats > 3:
            illegal("TI1", say("tiny-too-many"))

    def rematch_options(self, options: TinyOptions, seats: int) -> TinyOptions:
        return msgspec.structs.replace(options, dealer=(options.dealer + 1) % seats)

    def setup(self, seats: int, options: TinyOptions, chance: Chance) -> State:
        deck = chance.shuffle("deck", range(10))
        return State(options=options, deck=deck, laid=(None,) * seats, points=(0,) * seats)

    def asks(self, state: State, seat: Seat) -> Sequence[Ask[Any]]:
        if self.outcome(state):
            return ()
        if state.laid[seat] is not None:
            return (ShoutAsk(),)
        return (LayAsk(state), ShoutAsk())

    def play(self, state: State, seat: Seat | None, move: Move, chance: Chance) -> State:
        if self.outcome(state):
            illegal("TI2", say("kit-over"))
        match move:
            case Ring():
                return msgspec.structs.replace(
                    state, shouted=None, bells=state.bells + 1, news=("rang",)
                )
            case Shout(text=text, at=at):
                if text == "silence":
                    illegal("TI3", say("tiny-silence"))
                return msgspec.structs.replace(state, shouted=at, news=(f"shouted {text}",))
            case Lay(number=number):
                if seat is None or state.laid[seat] is not None:
                    not_yours(say("kit-not-your-turn"))
                return self._lay(state, seat, number, chance)

    def _lay(self, state: State, seat: Seat, number: int, chance: Chance) -> State:
        laid = (*state.laid[:seat], number, *state.laid[seat + 1 :])
        if None in laid:
            return msgspec.structs.replace(state, laid=laid, news=(f"laid {seat}",))
        numbers = [number for number in laid if number is not None]
        best = (min if state.options.low_wins else max)(numbers)
        die = chance.die("prize", 6)
        points = tuple(
            had + die * (number == best) for had, number in zip(state.points, numbers, strict=True)
        )
        return msgspec.structs.replace(
            state,
            laid=(None,) * len(laid),
            points=points,
            round=state.round + 1,
            news=(f"turned {numbers}", f"rolled {die}"),
        )

    def scene(self, state: State, viewer: Seat | None) -> Scene:
        laid = sum(number is not None for number in state.laid)
        board = [Zone("laid", say("tiny-lay", round=state.round), hidden=laid)]
        if viewer is not None and (own := state.laid[viewer]) is not None:
            board.append(Zone("own", say("tiny-number", number=own), viewer, number=own))
        return Scene(
            game=self.key,
            story=tuple(say("tiny-news", text=text) for text in state.news),
            dice=(),
            status=(),
            board=tuple(board),
            asks=() if viewer is None else tuple(a.form for a in self.asks(state, viewer)),
        )

    def due(self, state: State) -> Sequence[Due]:
        waiting = [seat for seat, number in enumerate(state.laid) if number is None]
        dues = [Due(seat, Lay(1), TURN_MS) for seat in waiting]
        if state.shouted is not None:
            dues.append(Due(None, Ring(), BELL_MS, state.shouted))
        return dues

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= state.options.rounds:
            return None
        best = max(state.points)
        winners = tuple(seat for seat, had in enumerate(state.points) if had == best)
        return Outcome(winners, state.points, "rounds", say("tiny-over"))

    def house(self, state: State, seat: Seat, rng: Random, at: int) -> Move:
        if state.laid[seat] is None:
            return Lay(rng.randint(1, 5))
        return Shout("ho", at)

    def inventory(self, state: State) -> Sequence[str]:
        return [str(card) for card in state.deck]

    def stock(self, state: State) -> Sequence[str]:
        return [str(card) for card in range(10)]


class Crier(Tiny):
    """The same game, answered by plain messages."""

    key = "crier"
    one_per_channel = True


GAMES = {game.key: game for game in (Tiny, Crier)}


def open_tiny(key: str) -> Tiny:
    return GAMES[key]({"numbers.toml": b"highest = 5"})
