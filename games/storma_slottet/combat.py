"""Exchange, attack and retreat."""

from collections.abc import Iterable

from msgspec.structs import replace

from games.kit.cards import Card, is_joker, rank
from games.kit.chance import D10, Chance
from games.kit.say import Seat
from games.storma_slottet import state as storma
from games.storma_slottet.cards import ASSASSIN_BONUS, dice_in_attack
from games.storma_slottet.events import Attacked, Exchanged, Hurt, Retreated, Struck
from games.storma_slottet.moves import Attack, Exchange, Retreat, Roll
from games.storma_slottet.supply import draw
from games.storma_slottet.turns import end_move, fell, give_trophy


def exchange(state: storma.State, seat: Seat, move: Exchange, chance: Chance) -> storma.State:
    state = storma.discard(storma.take_from_hand(state, seat, move.cards), *move.cards)
    state = state.then(Exchanged(seat, move.cards))
    return end_move(draw(state, seat, len(move.cards), "exchange", chance), chance)


def attack(state: storma.State, seat: Seat, move: Attack, chance: Chance) -> storma.State:
    target = state.active(storma.other(seat)).card
    state = storma.take_from_hand(state, seat, move.cards).then(Attacked(seat, move.cards, target))
    if any(dice_in_attack(card) for card in move.cards):
        return state.then(phase=storma.RollingAttack(move.cards))
    damage = [storma.DamageCard(card, rank(card)) for card in move.cards]
    return end_move(_hurt(state, storma.other(seat), damage), chance)


def roll_attack(state: storma.State, seat: Seat, move: Roll, chance: Chance) -> storma.State:
    """All dice of the attack, one roll for each joker and assassin (SS12)."""
    assert isinstance(state.phase, storma.RollingAttack)
    damage: list[storma.DamageCard] = []
    for card in state.phase.cards:
        shows = tuple(chance.die(f"attack {card}", D10, seat) for _ in range(dice_in_attack(card)))
        hit = damage_of(card, shows)
        if shows:
            state = state.then(Struck(seat, card, shows, hit))
        if hit:
            damage.append(storma.DamageCard(card, hit))
        else:
            state = _fumble(state, storma.other(seat), card)
    return end_move(_hurt(state, storma.other(seat), damage), chance)


def damage_of(card: Card, shows: tuple[int, ...]) -> int:
    """What a card of an attack does; 0 is a fumble."""
    if is_joker(card):
        return sum(shows)
    if shows:
        return ASSASSIN_BONUS + shows[0] if shows[0] else 0
    return rank(card)


def retreat(state: storma.State, seat: Seat, move: Retreat, chance: Chance) -> storma.State:
    retreating = state.active(seat)
    state = storma.take_from_hand(state, seat, (move.card,))
    state = storma.change_side(state, seat, active=storma.Court(move.card), sickbay=retreating)
    return end_move(state.then(Retreated(seat, retreating.card, move.card)), chance)


def _fumble(state: storma.State, defender: Seat, card: Card) -> storma.State:
    """Handles a fumble: a joker goes to the defender's hand, an assassin becomes their trophy
    (SS15, SS16)."""
    if is_joker(card):
        return storma.show_into_hand(state, defender, card)
    return give_trophy(state, defender, card)


def _hurt(state: storma.State, defender: Seat, damage: Iterable[storma.DamageCard]) -> storma.State:
    """Lays the cards that did damage on the Active card, which falls if it can't bear more."""
    before = state.active(defender)
    court = replace(before, hurt_by=(*before.hurt_by, *damage))
    done, left = court.damage - before.damage, max(court.left, 0)
    state = state.then(Hurt(defender, court.card, done, left))
    if not left:
        return fell(state, defender, "active", court)
    return storma.change_side(state, defender, active=court)
