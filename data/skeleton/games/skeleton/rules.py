"""The game as a whole: what it declares, how it begins, and which function plays which move."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from games.kit.asks import Ask
from games.kit.bot_player import BotMove, Mind
from games.kit.cards import FRENCH_DECK, in_order
from games.kit.chance import Chance
from games.kit.game import Game, Outcome, Timeout
from games.kit.rulebook import Passage
from games.kit.say import Seat
from games.kit.scenes import Scene
from games.skeleton.asks import asks_of
from games.skeleton.bot_player import hard_move
from games.skeleton.clock import timeouts_of
from games.skeleton.knowledge import Knowledge, determinize, knowledge_of
from games.skeleton.laying import lay
from games.skeleton.legal import check_legal
from games.skeleton.moves import Lay, Move
from games.skeleton.options import HAND, SkeletonOptions
from games.skeleton.outcome import outcome_of
from games.skeleton.scene import scene_of
from games.skeleton.state import Laying, State, missing


class Skeleton(Game[State, Move, Knowledge]):
    key = "skeleton"
    version = 1
    seat_counts = range(2, 7)
    rules_sections = ("minute",)
    passages: ClassVar[Mapping[str, Passage]] = {"SK1": Passage("minute", 3)}
    emblem = "🎴"
    colour = 0x5B6C7D
    options_type = SkeletonOptions
    state_type = State
    move_type = Move
    plays: Mapping[Any, Any] = {Laying: {Lay: lay}}

    def setup(self, seats: int, options: SkeletonOptions, chance: Chance) -> State:
        deck = chance.shuffle("deck", FRENCH_DECK)
        hands = (deck[seat * HAND : (seat + 1) * HAND] for seat in range(seats))
        return State(
            options=options,
            hands=tuple(tuple(sorted(hand, key=in_order)) for hand in hands),
            laid=(None,) * seats,
            points=(0,) * seats,
            pile=deck[seats * HAND :],
        )

    def asks(self, state: State, seat: Seat) -> Sequence[Ask[Any]]:
        return asks_of(self, state, seat)

    def awaited(self, state: State) -> Sequence[Seat]:
        return missing(state)

    def check_legal(self, state: State, seat: Seat | None, move: Move) -> None:
        if seat is not None:
            check_legal(state, seat, move)

    def knowledge(self, state: State, viewer: Seat | None) -> Knowledge:
        return knowledge_of(state, viewer)

    def determinize(self, knowledge: Knowledge, rng: Random) -> State:
        return determinize(knowledge, rng)

    def scene(self, knowledge: Knowledge) -> Scene:
        return scene_of(knowledge)

    def timeouts(self, state: State) -> Sequence[Timeout]:
        return tuple(timeouts_of(state))

    def ended(self, state: State) -> Outcome | None:
        return outcome_of(state)

    def hard_move(self, knowledge: Knowledge, mind: Mind) -> BotMove[Move]:
        return hard_move(knowledge, mind)

    def inventory(self, state: State) -> Sequence[str]:
        held = (card for hand in state.hands for card in hand)
        laid = (card for card in state.laid if card is not None)
        return (*held, *laid, *state.turned, *state.pile)

    def stock(self, state: State) -> Sequence[str]:
        return FRENCH_DECK
