"""What the clock does for whoever doesn't: the same move in the same position, and one that
brings the match nearer to its end."""

from games.kit.cards import Card, is_number, rank, suit
from games.kit.conceding import Conceded
from games.kit.game import Due
from games.kit.seats import Seat
from games.storma_slottet.cards import toughness
from games.storma_slottet.legal import (
    attackers,
    exchangeable,
    free_suits,
    replacements,
    reserves,
)
from games.storma_slottet.lifting import lifts, worth
from games.storma_slottet.moves import (
    Attack,
    ChooseHouse,
    Exchange,
    LayActive,
    Lift,
    Move,
    Replace,
    Retreat,
    Roll,
    Stop,
)
from games.storma_slottet.state import (
    ChoosingSuits,
    Ended,
    Healing,
    LayingActives,
    Lifting,
    Replacing,
    RollingAttack,
    RollingForStart,
    RollingHeal,
    State,
    Turn,
    awaited,
    other,
)

DAY = 86_400_000
MINUTE = 60_000


def dues_of(state: State) -> tuple[Due, ...]:
    rolling = isinstance(state.phase, (RollingForStart, RollingAttack, RollingHeal))
    wait = MINUTE if rolling else DAY
    return tuple(Due(seat, clock_move(state, seat), wait) for seat in awaited(state))


def clock_move(state: State, seat: Seat) -> Move:
    side = state.sides[seat]
    match state.phase:
        case ChoosingSuits():
            return ChooseHouse(free_suits(state)[0])
        case LayingActives():
            return LayActive(strongest(side.house, reserves(side)))
        case RollingForStart() | RollingAttack() | RollingHeal():
            return Roll()
        case Turn():
            return _turn(state, seat)
        case Healing():
            return Stop()
        case Lifting(place=place, card=card, value=value):
            court = state.court(seat, place)
            return Lift(worth(court, lifts(court, card, value)[0]))
        case Replacing():
            return Replace(strongest(side.house, replacements(side)))
        case Ended() | Conceded():
            raise AssertionError("nobody is waited for when the match is over")


def strongest(house: str, courts: tuple[Card, ...]) -> Card:
    """A mercenary before a royal, then the toughest."""
    return max(courts, key=lambda card: (suit(card) != house, toughness(card), card))


def _turn(state: State, seat: Seat) -> Move:
    """The best attack without dice; else other cards are drawn for the useless ones; with jokers
    and royals alone, a joker attacks; with royals alone, only the retreat is left."""
    side = state.sides[seat]
    numbers = tuple(card for card in attackers(state, seat) if is_number(card))
    if numbers:
        return Attack(enough(_of_best_suit(numbers), state.active(other(seat)).left))
    if exchangeable(side):
        return Exchange(_of_best_suit(exchangeable(side)))
    if attackers(state, seat):
        return Attack(attackers(state, seat)[:1])
    return Retreat(strongest(side.house, reserves(side)))


def enough(numbers: tuple[Card, ...], left: int) -> tuple[Card, ...]:
    """The highest of these cards, as many as fell a card with so much left, or all of them."""
    chosen: list[Card] = []
    for card in sorted(numbers, key=rank, reverse=True):
        if sum(map(rank, chosen)) < left:
            chosen.append(card)
    return tuple(chosen)


def _of_best_suit(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Those of the suit that adds up to most."""
    by_suit: dict[str, list[Card]] = {}
    for card in cards:
        by_suit.setdefault(suit(card), []).append(card)
    return tuple(max(by_suit.values(), key=lambda of_suit: sum(map(rank, of_suit))))
