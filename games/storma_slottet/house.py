"""How the house plays: by what its seat may know, with an eye for what a card is worth."""

from collections.abc import Callable, Iterator
from random import Random

import msgspec

from games.kit.cards import Card, Suit, is_court, is_joker, is_number, rank, suit
from games.kit.seats import Seat
from games.storma_slottet.cards import HANDFUL, royals, toughness
from games.storma_slottet.clock import clock_move
from games.storma_slottet.knowledge import Knowledge
from games.storma_slottet.legal import (
    attackers,
    exchangeable,
    free_suits,
    healers,
    lifts,
    replacements,
    reserves,
)
from games.storma_slottet.moves import (
    AcceptDraw,
    Attack,
    ChooseHouse,
    DeclineDraw,
    Exchange,
    Heal,
    LayActive,
    Move,
    OfferDraw,
    Replace,
    Retreat,
    Stop,
)
from games.storma_slottet.odds import chance_of, expected, force
from games.storma_slottet.state import (
    PLACES,
    ChoosingSuits,
    Court,
    Healing,
    LayingActives,
    Place,
    Replacing,
    Side,
    State,
    Turn,
    awaited,
    fallen_royals,
    other,
)

PATIENCE = 120
"""The turn after which the house presses on (no healing, no retreat) and would take a draw."""

FELLING = 14.0
"""What a trophy is worth beyond the damage: three cards, and one court card less over there."""
ROYAL = 10.0
LAST_ROYAL = 1000.0
JOKER_COST = 7.0
HERO_COST = 8.0
FREE_CARDS = 0.35
"""How much of its worth a card costs that will be replaced by filling up to ten."""
HEALING = 0.7
"""What a point of healing is worth beside a point of damage."""
IN_DANGER = 12
"""With so much left or less, a card may well fall to the next attack."""
SHELTER = 8.0
"""What it is worth to bring a card in danger to Sjukstugan."""
USELESS = 1.2
"""What it is worth to exchange a card that can neither attack nor heal."""


class Idea(msgspec.Struct, frozen=True):
    """A move and what it seems worth."""

    worth: float
    move: Move


def house_move(knowledge: Knowledge, rng: Random) -> Move:
    state, seat = knowledge.state, knowledge.viewer
    assert seat is not None
    if state.offer == other(seat) and (tired(state) or seat not in awaited(state)):
        return AcceptDraw() if tired(state) else DeclineDraw()
    if seat not in awaited(state):
        return OfferDraw()
    side = state.sides[seat]
    match state.phase:
        case ChoosingSuits():
            return ChooseHouse(rng.choice(free_suits(state)))
        case LayingActives():
            return LayActive(_stand_in(state, seat, reserves(side)))
        case Turn():
            ideas = [*_attacks(state, seat), *_heals(state, seat)]
            ideas += [*_retreats(state, seat), *_exchanges(state, seat)]
            return max(ideas, key=lambda idea: idea.worth).move
        case Healing(place=place):
            return _heal_on(state, seat, place)
        case Replacing():
            return Replace(_stand_in(state, seat, replacements(side)))
        case _:
            return clock_move(state, seat)


def tired(state: State) -> bool:
    return state.turns > PATIENCE


def _attacks(state: State, seat: Seat) -> Iterator[Idea]:
    """Of each suit the number cards that do most or just fell the card, alone and with ever more
    assassins and jokers."""
    target = state.active(other(seat))
    worth = _prize(state, seat, target)
    cost = _costs(state.sides[seat])
    cards = attackers(state, seat)
    jokers = tuple(card for card in cards if is_joker(card))
    for letter in dict.fromkeys(suit(card) for card in cards):
        of_suit = tuple(card for card in cards if suit(card) == letter and not is_joker(card))
        numbers = tuple(card for card in of_suit if is_number(card))
        heroes = tuple(card for card in of_suit if is_court(card))
        for helpers in _helpers(heroes, jokers):
            for chosen in _number_sets(numbers, target.left):
                attack = (*chosen, *helpers)
                if attack:
                    strength = force(attack)
                    gain = expected(strength, target.left) + worth * chance_of(
                        strength, target.left
                    )
                    yield Idea(gain - sum(map(cost, attack)), Attack(attack))


def _helpers(heroes: tuple[Card, ...], jokers: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    for assassins in range(len(heroes) + 1):
        for fools in range(len(jokers) + 1):
            yield (*heroes[:assassins], *jokers[:fools])


def _number_sets(numbers: tuple[Card, ...], left: int) -> Iterator[tuple[Card, ...]]:
    """None, all, and the fewest points that fell the card."""
    yield ()
    if numbers:
        yield numbers
        cheapest = _least_over(numbers, left)
        if cheapest:
            yield cheapest


def _least_over(numbers: tuple[Card, ...], least: int) -> tuple[Card, ...]:
    """The cards of the lowest sum that reaches `least`; none if all of them don't."""
    best: dict[int, tuple[Card, ...]] = {0: ()}
    for card in numbers:
        for total, chosen in list(best.items()):
            best.setdefault(total + rank(card), (*chosen, card))
    enough = [total for total in best if total >= least]
    return best[min(enough)] if enough else ()


def _prize(state: State, seat: Seat, target: Court) -> float:
    """What it is worth, beyond the damage, if the other's Active card falls."""
    theirs = state.sides[other(seat)].house
    if suit(target.card) != theirs:
        return FELLING
    last = fallen_royals(state, other(seat)) == len(royals(theirs)) - 1
    return LAST_ROYAL if last else FELLING + ROYAL


def _costs(side: Side) -> Callable[[Card], float]:
    """What it costs to part with a card: less while the hand will be filled up to ten."""
    share = 1.0 if len(side.hand) > HANDFUL else FREE_CARDS

    def cost(card: Card) -> float:
        if is_joker(card):
            return JOKER_COST
        if is_court(card):
            return HERO_COST
        return share * rank(card) * 0.5

    return cost


def _heals(state: State, seat: Seat) -> Iterator[Idea]:
    if tired(state):
        return
    for place in PLACES:
        cards = healers(state, seat, place)
        if cards:
            court = state.court(seat, place)
            yield from _healing_plans(state, seat, place, court, cards)


def _healing_plans(
    state: State, seat: Seat, place: Place, court: Court, cards: tuple[Card, ...]
) -> Iterator[Idea]:
    """All number cards from the highest down; else the card that may do best by itself."""
    side = state.sides[seat]
    cost, urgency = _costs(side), _urgency(state, seat, place, court)
    numbers = sorted((card for card in cards if is_number(card)), key=rank, reverse=True)
    if numbers:
        healed = min(court.damage, sum(rank(card) for card in numbers) * 3 // 4)
        used = sum(map(cost, numbers))
        yield Idea(urgency * healed - used, Heal(numbers[0], place))
    for card in cards:
        if is_court(card):
            yield Idea(urgency * min(court.damage, 14) - cost(card), Heal(card, place))
        if is_joker(card):
            yield Idea(urgency * min(court.damage, 6) - cost(card), Heal(card, place))


def _urgency(state: State, seat: Seat, place: Place, court: Court) -> float:
    """A point of healing: more for an Active royal in danger, little in Sjukstugan."""
    if place == "sickbay":
        return HEALING / 2
    side = state.sides[seat]
    royal = 1.3 if suit(court.card) == side.house else 0.8
    return HEALING * royal * (1.5 if court.left <= IN_DANGER else 0.8)


def _heal_on(state: State, seat: Seat, place: Place) -> Move:
    """Number cards as long as they lift much of their value; a doctor or joker only once."""
    court = state.court(seat, place)
    for card in sorted(healers(state, seat, place), key=rank, reverse=True):
        if is_number(card) and 2 * sum(lifts(court, card, rank(card))[0]) > rank(card):
            return Heal(card, place)
    return Stop()


def _retreats(state: State, seat: Seat) -> Iterator[Idea]:
    side = state.sides[seat]
    ready = reserves(side)
    if side.sickbay is not None or not ready:
        return
    court = state.active(seat)
    card = _stand_in(state, seat, ready)
    if tired(state) or court.left > IN_DANGER or toughness(card) <= court.left:
        yield Idea(-20.0, Retreat(card))
        return
    last = fallen_royals(state, seat) == 2 and suit(court.card) == side.house
    yield Idea(SHELTER + (LAST_ROYAL / 2 if last else 0.0), Retreat(card))


def _exchanges(state: State, seat: Seat) -> Iterator[Idea]:
    """Of each suit: the cards of no use now, or (as good as nothing) the lowest card."""
    useful = _useful(state, seat)
    by_suit: dict[Suit, list[Card]] = {}
    for card in exchangeable(state.sides[seat]):
        by_suit.setdefault(suit(card), []).append(card)
    for cards in by_suit.values():
        useless = tuple(card for card in cards if card not in useful and not is_court(card))
        if useless:
            yield Idea(USELESS * len(useless), Exchange(useless))
        else:
            yield Idea(-1.0 - rank(cards[0]), Exchange((cards[0],)))


def _useful(state: State, seat: Seat) -> tuple[Card, ...]:
    """What can attack, or heal one of the house's own."""
    side = state.sides[seat]
    own = (side.house, suit(state.active(seat).card))
    can_heal = tuple(card for card in side.hand if suit(card) in own)
    return (*attackers(state, seat), *can_heal)


def _stand_in(state: State, seat: Seat, ready: tuple[Card, ...]) -> Card:
    """Whoever takes most as he is, mercenaries rather than royals, best of a suit of which
    number cards are held for healing."""
    side = state.sides[seat]

    def worth(card: Card) -> tuple[float, str]:
        hurt = side.sickbay is not None and card == side.sickbay.card
        left = side.sickbay.left if hurt and side.sickbay else toughness(card)
        numbers = sum(
            rank(held) for held in side.hand if is_number(held) and suit(held) == suit(card)
        )
        mercenary = 8 if suit(card) != side.house else 0
        return (left + mercenary + numbers / 5, card)

    return max(ready, key=worth)
