"""A sensible player: tries what it could do on the open board and takes what looks best.

It looks ahead from a guess that agrees with what its seat knows, and values counts only, so that
it does the same whatever the guess.
"""

from collections.abc import Iterable
from random import Random

from games.kit.conceding import Conceded
from games.kit.seats import Seat
from games.riftforce import actions
from games.riftforce.cards import Card, guild_of, kind, number
from games.riftforce.foresight import UNSHUFFLED
from games.riftforce.knowledge import Knowledge, determinize
from games.riftforce.legal import can_activate, candidates
from games.riftforce.moves import (
    Activate,
    ActivateNext,
    CheckAndDraw,
    Choose,
    Finish,
    Move,
    PickGuild,
    Play,
    Toss,
)
from games.riftforce.state import (
    HAND_SIZE,
    LOCATIONS,
    MOST_PLAYED,
    Acting,
    Activating,
    Choosing,
    Column,
    Drafting,
    Over,
    Side,
    State,
    Tossing,
    controlled,
    other,
)

WORTH_OF_A_POINT = 10.0
WORTH_OF_CONTROL = 3.0
WORTH_OF_DAMAGE = 5.0
WORTH_OF_A_CARD_ON_THE_BOARD = 2.0
WORTH_OF_A_CARD_IN_HAND = 1.5
WORTH_OF_WINNING = 1000.0


def house_move(knowledge: Knowledge, rng: Random) -> Move:
    seat = knowledge.viewer
    assert seat is not None
    state = determinize(knowledge, rng)
    match state.phase:
        case Tossing():
            return Toss()
        case Drafting():
            return PickGuild(rng.choice(state.shown))
        case Acting():
            return _action(state, seat, rng)
        case Choosing():
            return _best_option(state, seat)[0]
        case Activating():
            return _next_or_finish(state, seat)[0]
        case Over() | Conceded():
            raise AssertionError("nobody moves after the end")


def value(state: State, seat: Seat) -> float:
    """How the open board looks to this seat."""
    own, enemy = state.sides[seat], state.sides[other(seat)]
    lead = own.riftforce - enemy.riftforce
    worth = WORTH_OF_A_POINT * lead + _standing(own, enemy) - _standing(enemy, own)
    worth += WORTH_OF_A_CARD_IN_HAND * len(own.hand)
    if isinstance(state.phase, Over):
        worth += WORTH_OF_WINNING * ((lead > 0) - (lead < 0))
    return worth


def _standing(own: Side, enemy: Side) -> float:
    return WORTH_OF_CONTROL * len(controlled(own, enemy)) + sum(map(_strength, own.columns))


def _strength(column: Column) -> float:
    return sum(
        WORTH_OF_A_CARD_ON_THE_BOARD - WORTH_OF_DAMAGE * piece.damage / number(piece.card)
        for piece in column
    )


def _action(state: State, seat: Seat, rng: Random) -> Move:
    hand = state.sides[seat].hand
    moves: list[Move] = [CheckAndDraw()] if len(hand) < HAND_SIZE else []
    moves += _plays(hand, rng)
    moves += _discards(state.sides[seat])
    rng.shuffle(moves)
    return max(moves, key=lambda move: _prospect(state, seat, move))


def _plays(hand: tuple[Card, ...], rng: Random) -> Iterable[Play]:
    """Of each number and symbol up to three, at each location and along each run."""
    for trait in (number, guild_of):
        for shared in sorted({trait(card) for card in hand}, key=str):
            alike = [card for card in hand if trait(card) == shared]
            cards = tuple(rng.sample(alike, min(MOST_PLAYED, len(alike))))
            yield from (Play(cards, (location,)) for location in LOCATIONS)
            starts = range(len(LOCATIONS) - len(cards) + 1)
            yield from (Play(cards, tuple(LOCATIONS[at : at + len(cards)])) for at in starts)


def _discards(own: Side) -> Iterable[Activate]:
    """One card of each kind that would activate something."""
    kinds = {kind(card): card for card in own.hand}
    return (Activate(card) for card in kinds.values() if can_activate(own, card))


def _prospect(state: State, seat: Seat, move: Move) -> float:
    """The value once the action has been carried through."""
    match move:
        case Play():
            return _settled(actions.play_cards(state, seat, move, UNSHUFFLED), seat)
        case Activate():
            return _carried_through(actions.activate(state, seat, move, UNSHUFFLED), seat)
        case _:
            return value(actions.check_and_draw(state, seat, CheckAndDraw(), UNSHUFFLED), seat)


def _carried_through(state: State, seat: Seat) -> float:
    """Activates what looks best next, as long as it helps."""
    while isinstance(state.phase, Choosing | Activating):
        if isinstance(state.phase, Choosing):
            state = _best_option(state, seat)[1]
            continue
        move, after = _next_or_finish(state, seat)
        if isinstance(move, Finish):
            break
        state = after
    return value(state, seat)


def _settled(state: State, seat: Seat) -> float:
    """The value once every open choice of the ability under way has been made."""
    if isinstance(state.phase, Choosing):
        return _settled(_best_option(state, seat)[1], seat)
    return value(state, seat)


def _best_option(state: State, seat: Seat) -> tuple[Move, State]:
    assert isinstance(state.phase, Choosing)
    tried = [
        (move, actions.choose(state, seat, move, UNSHUFFLED))
        for move in map(Choose, state.phase.options)
    ]
    return max(tried, key=lambda pair: _settled(pair[1], seat))


def _next_or_finish(state: State, seat: Seat) -> tuple[Move, State]:
    phase = state.phase
    assert isinstance(phase, Activating)
    tried: list[tuple[Move, State]] = [
        (move, actions.activate_next(state, seat, move, UNSHUFFLED))
        for move in map(ActivateNext, candidates(state.sides[seat], phase))
    ]
    if phase.activated:
        tried.append((Finish(), state))
    return max(tried, key=lambda pair: _settled(pair[1], seat))
