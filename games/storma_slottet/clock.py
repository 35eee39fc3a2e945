"""What the clock does when a player's time runs out: the same move in the same position, and one
that brings the match nearer to its end."""

from games.kit.cards import Card, is_number, rank, suit
from games.kit.conceding import Conceded
from games.kit.game import Timeout
from games.kit.say import Seat
from games.storma_slottet import legal, moves
from games.storma_slottet import state as storma
from games.storma_slottet.cards import toughness
from games.storma_slottet.lifting import lifts, worth

DAY = 86_400_000
MINUTE = 60_000


def timeouts_of(state: storma.State) -> tuple[Timeout, ...]:
    rolling = isinstance(
        state.phase, (storma.RollingForStart, storma.RollingAttack, storma.RollingHeal)
    )
    wait = MINUTE if rolling else DAY
    return tuple(Timeout(seat, clock_move(state, seat), wait) for seat in storma.awaited(state))


def clock_move(state: storma.State, seat: Seat) -> moves.Move:
    side = state.sides[seat]
    match state.phase:
        case storma.ChoosingSuits():
            return moves.ChooseHouse(legal.free_suits(state)[0])
        case storma.LayingActives():
            return moves.LayActive(strongest(side.house, legal.reserves(side)))
        case storma.RollingForStart() | storma.RollingAttack() | storma.RollingHeal():
            return moves.Roll()
        case storma.Turn():
            return _turn(state, seat)
        case storma.Healing():
            return moves.Stop()
        case storma.Lifting(place=place, card=card, value=value):
            court = state.court(seat, place)
            return moves.Lift(worth(court, lifts(court, card, value)[0]))
        case storma.Replacing():
            return moves.Replace(strongest(side.house, legal.replacements(side)))
        case storma.Ended() | Conceded():
            raise AssertionError("nobody is waited for when the match is over")


def strongest(house: str, courts: tuple[Card, ...]) -> Card:
    """The strongest court card: a mercenary before a royal, then the toughest."""
    return max(courts, key=lambda card: (suit(card) != house, toughness(card), card))


def _turn(state: storma.State, seat: Seat) -> moves.Move:
    """The best attack without dice; else other cards are drawn for the useless ones; with jokers
    and royals alone, a joker attacks; with royals alone, only the retreat is left."""
    side = state.sides[seat]
    numbers = tuple(card for card in legal.attackers(state, seat) if is_number(card))
    if numbers:
        return moves.Attack(enough(_of_best_suit(numbers), state.active(storma.other(seat)).left))
    if legal.exchangeable(side):
        return moves.Exchange(_of_best_suit(legal.exchangeable(side)))
    if legal.attackers(state, seat):
        return moves.Attack(legal.attackers(state, seat)[:1])
    return moves.Retreat(strongest(side.house, legal.reserves(side)))


def enough(numbers: tuple[Card, ...], left: int) -> tuple[Card, ...]:
    """The highest of these cards: as many as fell a card with this much life left, or all of
    them."""
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
