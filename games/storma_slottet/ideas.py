"""The moves that the bot player considers in a turn, what each seems worth, and why.

Worth is counted in thousandths of a point of damage, in whole numbers.
"""

from collections.abc import Callable, Iterator

import msgspec

from games.kit.cards import Card, card_name, is_court, is_joker, is_number, rank, suit
from games.kit.say import Say, Seat, say
from games.kit.suits import Suit
from games.storma_slottet import state as storma
from games.storma_slottet.cards import HANDFUL, royals, toughness
from games.storma_slottet.legal import attackers, exchangeable, healers, reserves
from games.storma_slottet.moves import Attack, Exchange, Heal, Move, Retreat
from games.storma_slottet.odds import chance_of, expected, force

PATIENCE = 120
"""After this turn the bot player presses on (no healing, no retreat) and accepts a draw."""

FELLING = 14_000
"""The worth of a trophy beyond the damage: three cards, and one court card less for the
opponent."""
ROYAL = 10_000
LAST_ROYAL = 1_000_000
JOKER_COST = 7_000
HERO_COST = 8_000
NUMBER_COST = 500
"""The cost of one point of a number card."""
FREE_CARDS = 35
"""The percentage of its worth that a card costs if it is replaced by filling up to ten."""
HEALING = 700
"""What a point of healing is worth."""
IN_DANGER = 12
"""A card with this much life left, or less, may fall to the next attack."""
SHELTER = 8_000
"""The worth of bringing a card in danger to Sjukstugan."""
USELESS = 1_200
"""The worth of exchanging a card that can neither attack nor heal."""
NEEDLESS = -20_000
"""The worth of a retreat without need."""


class Idea(msgspec.Struct, frozen=True):
    """A move, what it seems worth, and the reason."""

    worth: int
    move: Move
    why: Say


def ideas_of(state: storma.State, seat: Seat) -> list[Idea]:
    """The moves worth considering in a turn; there is always one."""
    return [
        *_attacks(state, seat),
        *_heals(state, seat),
        *_retreats(state, seat),
        *_exchanges(state, seat),
    ]


def tired(state: storma.State) -> bool:
    return state.turns > PATIENCE


def _attacks(state: storma.State, seat: Seat) -> Iterator[Idea]:
    """Attacks: of each suit the number cards that do most damage or just fell the card, alone and
    with ever more assassins and jokers."""
    target = state.active(storma.other(seat))
    prize = _prize(state, seat, target)
    cost = _costs(state.sides[seat])
    cards = attackers(state, seat)
    jokers = tuple(card for card in cards if is_joker(card))
    for letter in dict.fromkeys(suit(card) for card in cards):
        of_suit = tuple(card for card in cards if suit(card) == letter and not is_joker(card))
        numbers = tuple(card for card in of_suit if is_number(card))
        heroes = tuple(card for card in of_suit if is_court(card))
        for helpers in _helpers(heroes, jokers):
            for chosen in _number_sets(numbers, target.left):
                if attack := (*chosen, *helpers):
                    yield _attack(attack, target, prize, sum(map(cost, attack)))


def _attack(cards: tuple[Card, ...], target: storma.Court, prize: int, cost: int) -> Idea:
    strength = force(cards)
    damage, fells = expected(strength, target.left), chance_of(strength, target.left)
    names = tuple(map(card_name, cards))
    if fells == 1:
        why = say("storma-slottet-why-fell", cards=names, target=card_name(target.card))
    elif fells * prize > damage * 1000:
        why = say(
            "storma-slottet-why-may-fell",
            cards=names,
            target=card_name(target.card),
            percent=max(1, int(100 * fells)),
        )
    else:
        why = say("storma-slottet-why-damage", cards=names, damage=int(damage))
    return Idea(int(damage * 1000 + fells * prize) - cost, Attack(cards), why)


def _helpers(heroes: tuple[Card, ...], jokers: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    for assassins in range(len(heroes) + 1):
        for fools in range(len(jokers) + 1):
            yield (*heroes[:assassins], *jokers[:fools])


def _number_sets(numbers: tuple[Card, ...], left: int) -> Iterator[tuple[Card, ...]]:
    """No number cards, all of them, and the fewest points that fell the card."""
    yield ()
    if numbers:
        yield numbers
        cheapest = _least_over(numbers, left)
        if cheapest:
            yield cheapest


def _least_over(numbers: tuple[Card, ...], least: int) -> tuple[Card, ...]:
    """The cards with the lowest sum that reaches `least`; none if all together don't."""
    best: dict[int, tuple[Card, ...]] = {0: ()}
    for card in numbers:
        for total, chosen in list(best.items()):
            best.setdefault(total + rank(card), (*chosen, card))
    enough = [total for total in best if total >= least]
    return best[min(enough)] if enough else ()


def _prize(state: storma.State, seat: Seat, target: storma.Court) -> int:
    """The worth, beyond the damage, of felling the other's Active card."""
    theirs = state.sides[storma.other(seat)].house
    if suit(target.card) != theirs:
        return FELLING
    last = storma.fallen_royals(state, storma.other(seat)) == len(royals(theirs)) - 1
    return LAST_ROYAL if last else FELLING + ROYAL


def _costs(side: storma.Side) -> Callable[[Card], int]:
    """The cost of parting with a card: less if the hand will be filled up to ten."""
    share = 100 if len(side.hand) > HANDFUL else FREE_CARDS

    def cost(card: Card) -> int:
        if is_joker(card):
            return JOKER_COST
        if is_court(card):
            return HERO_COST
        return share * rank(card) * NUMBER_COST // 100

    return cost


def _heals(state: storma.State, seat: Seat) -> Iterator[Idea]:
    if tired(state):
        return
    for place in storma.PLACES:
        if cards := healers(state, seat, place):
            yield from _healing_plans(state, seat, place, cards)


def _healing_plans(
    state: storma.State, seat: Seat, place: storma.Place, cards: tuple[Card, ...]
) -> Iterator[Idea]:
    """All number cards from the highest down; else the card that may do best alone."""
    court, side = state.court(seat, place), state.sides[seat]
    cost, urgency = _costs(side), _urgency(state, seat, place, court)
    numbers = sorted((card for card in cards if is_number(card)), key=rank, reverse=True)
    if numbers:
        healed = min(court.damage, sum(map(rank, numbers)) * 3 // 4)
        worth = urgency * healed - sum(map(cost, numbers))
        yield Idea(worth, Heal(numbers[0], place), _why_heal(place, court, numbers[0]))
    for card in cards:
        if is_number(card):
            continue
        most = 14 if is_court(card) else 6
        worth = urgency * min(court.damage, most) - cost(card)
        yield Idea(worth, Heal(card, place), _why_heal(place, court, card))


def _why_heal(place: storma.Place, court: storma.Court, card: Card) -> Say:
    names = {"card": card_name(card), "target": card_name(court.card)}
    if place == "active" and court.left <= IN_DANGER:
        return say("storma-slottet-why-heal-in-danger", **names, left=court.left)
    return say("storma-slottet-why-heal", **names)


def _urgency(state: storma.State, seat: Seat, place: storma.Place, court: storma.Court) -> int:
    """The worth of a point of healing: more for an Active royal in danger, little in Sjukstugan."""
    if place == "sickbay":
        return HEALING // 2
    royal = 13 if suit(court.card) == state.sides[seat].house else 8
    return HEALING * royal * (15 if court.left <= IN_DANGER else 8) // 100


def _retreats(state: storma.State, seat: Seat) -> Iterator[Idea]:
    side = state.sides[seat]
    ready = reserves(side)
    if side.sickbay is not None or not ready:
        return
    court = state.active(seat)
    card = stand_in(state, seat, ready)
    if tired(state) or court.left > IN_DANGER or toughness(card) <= court.left:
        why = say("storma-slottet-why-retreat-anyway", card=card_name(card))
        yield Idea(NEEDLESS, Retreat(card), why)
        return
    last = storma.fallen_royals(state, seat) == 2 and suit(court.card) == side.house
    why = say(
        "storma-slottet-why-retreat",
        card=card_name(court.card),
        left=court.left,
        instead=card_name(card),
    )
    yield Idea(SHELTER + (LAST_ROYAL // 2 if last else 0), Retreat(card), why)


def _exchanges(state: storma.State, seat: Seat) -> Iterator[Idea]:
    """Exchanges: of each suit the cards that are useless now, or (hardly worth anything) the lowest
    card."""
    useful = _useful(state, seat)
    by_suit: dict[Suit, list[Card]] = {}
    for card in exchangeable(state.sides[seat]):
        by_suit.setdefault(suit(card), []).append(card)
    for cards in by_suit.values():
        useless = tuple(card for card in cards if card not in useful and not is_court(card))
        if useless:
            why = say("storma-slottet-why-exchange", cards=tuple(map(card_name, useless)))
            yield Idea(USELESS * len(useless), Exchange(useless), why)
        else:
            why = say("storma-slottet-why-exchange-anyway", card=card_name(cards[0]))
            yield Idea(-1000 * (1 + rank(cards[0])), Exchange((cards[0],)), why)


def _useful(state: storma.State, seat: Seat) -> tuple[Card, ...]:
    """The cards that can attack, or heal one of the own court cards."""
    side = state.sides[seat]
    own = (side.house, suit(state.active(seat).card))
    can_heal = tuple(card for card in side.hand if suit(card) in own)
    return (*attackers(state, seat), *can_heal)


def stand_in(state: storma.State, seat: Seat, ready: tuple[Card, ...]) -> Card:
    """The card to bring out: the toughest as it is, mercenaries before royals, best of a suit of
    which number cards are held for healing."""
    side = state.sides[seat]

    def worth(card: Card) -> tuple[int, str]:
        hurt = side.sickbay is not None and card == side.sickbay.card
        left = side.sickbay.left if hurt and side.sickbay else toughness(card)
        numbers = sum(
            rank(held) for held in side.hand if is_number(held) and suit(held) == suit(card)
        )
        mercenary = 8 if suit(card) != side.house else 0
        return (5 * (left + mercenary) + numbers, card)

    return max(ready, key=worth)
