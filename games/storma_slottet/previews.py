"""What a move would do, computed from the open cards and the player's own cards only."""

from games.kit.cards import Card, card_name, is_court, is_joker, is_number, rank
from games.kit.say import Say, Seat, Who, say
from games.storma_slottet.cards import ASSASSIN_BONUS, toughness
from games.storma_slottet.lifting import lifts
from games.storma_slottet.odds import Force, chance_of, force
from games.storma_slottet.state import Court, State, other


def of_exchange(cards: tuple[Card, ...]) -> tuple[Say, ...]:
    return (say("storma-slottet-preview-exchange", count=len(cards)),)


def of_attack(state: State, seat: Seat, cards: tuple[Card, ...]) -> tuple[Say, ...]:
    left = state.active(other(seat)).left
    attack = force(cards)
    risks: tuple[Say, ...] = ()
    if attack.assassins:
        risks += (say("storma-slottet-preview-assassin", who=Who(other(seat))),)
    if attack.jokers:
        risks += (say("storma-slottet-preview-joker", who=Who(other(seat))),)
    return (_damage(cards, attack, left), *_felling(attack, left), *risks)


def of_heal(court: Court, card: Card) -> tuple[Say, ...]:
    target = card_name(court.card)
    if is_number(card):
        best = sum(lifts(court, card, rank(card))[0])
        number = say(
            "storma-slottet-preview-heal",
            value=rank(card),
            best=best,
            card=target,
            left=court.left + best,
        )
        return (number,)
    if is_joker(card):
        return (say("storma-slottet-preview-heal-joker", card=target),)
    doctor = say("storma-slottet-preview-heal-doctor", card=target, damage=court.left - 1)
    return (doctor,)


def of_lift(court: Court, cards: tuple[Card, ...]) -> tuple[Say, ...]:
    left = court.left + sum(hurt.damage for hurt in court.hurt_by if hurt.card in cards)
    return (say("storma-slottet-preview-lift", card=card_name(court.card), left=left),)


def of_retreat(retreating: Court, card: Card) -> tuple[Say, ...]:
    retreat = say(
        "storma-slottet-preview-retreat",
        card=card_name(retreating.card),
        damage=retreating.damage,
        instead=card_name(card),
        toughness=toughness(card),
    )
    return (retreat,)


def _damage(cards: tuple[Card, ...], attack: Force, left: int) -> Say:
    fixed = [rank(card) for card in cards if is_number(card)]
    fixed += [ASSASSIN_BONUS for card in cards if is_court(card)]
    terms = " + ".join(str(number) for number in fixed)
    if not attack.dice:
        return say("storma-slottet-preview-attack", terms=terms, damage=attack.numbers, left=left)
    if not fixed:
        return say(
            "storma-slottet-preview-attack-jokers",
            dice=attack.dice,
            low=attack.low,
            high=attack.high,
            left=left,
        )
    return say(
        "storma-slottet-preview-attack-dice",
        terms=terms,
        dice=attack.dice,
        low=attack.low,
        high=attack.high,
        left=left,
    )


def _felling(attack: Force, left: int) -> tuple[Say, ...]:
    odds = chance_of(attack, left)
    if odds == 1:
        return (say("storma-slottet-preview-fells"),)
    if not odds:
        return ()
    return (say("storma-slottet-preview-may-fell", percent=min(99, max(1, round(100 * odds)))),)
