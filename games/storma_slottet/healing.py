"""Healing, one card by one (SS18–SS23)."""

from msgspec.structs import replace

from games.kit.cards import Card, is_joker, is_number, rank
from games.kit.chance import D10, Chance
from games.kit.say import Seat
from games.storma_slottet import events
from games.storma_slottet import state as storma
from games.storma_slottet.cards import DOCTOR_BONUS
from games.storma_slottet.legal import healers
from games.storma_slottet.lifting import lifts, named_by, stands_for_others, worth
from games.storma_slottet.moves import Heal, Lift, Roll, Stop
from games.storma_slottet.turns import end_move, fell


def heal(state: storma.State, seat: Seat, move: Heal, chance: Chance) -> storma.State:
    target = state.court(seat, move.place)
    state = storma.take_from_hand(state, seat, (move.card,))
    state = state.then(events.HealingLaid(seat, move.card, target.card))
    if is_number(move.card):
        return _choose_lift(
            state, seat, storma.Lifting(move.place, move.card, rank(move.card)), chance
        )
    return state.then(phase=storma.RollingHeal(move.place, move.card))


def roll_heal(state: storma.State, seat: Seat, move: Roll, chance: Chance) -> storma.State:
    phase = state.phase
    assert isinstance(phase, storma.RollingHeal)
    what = f"heal {phase.card}"
    shows = (chance.die(what, D10, seat), chance.die(what, D10, seat))
    value = 0 if shows == (0, 0) else healing_value(phase.card, shows)
    state = state.then(events.HealingRolled(seat, phase.card, shows, value))
    if value:
        return _choose_lift(state, seat, storma.Lifting(phase.place, phase.card, value), chance)
    if is_joker(phase.card):
        return _joker_kills(state, seat, phase, chance)
    return _doctor_fumbles(state, seat, phase, chance)


def healing_value(card: Card, shows: tuple[int, int]) -> int:
    """A joker heals the higher die, a doctor 7 and both."""
    return max(shows) if is_joker(card) else DOCTOR_BONUS + sum(shows)


def lift(state: storma.State, seat: Seat, move: Lift, chance: Chance) -> storma.State:
    phase = state.phase
    assert isinstance(phase, storma.Lifting)
    lifted = named_by(state.court(seat, phase.place), move)
    assert lifted is not None
    return _lift(state, seat, phase, tuple(hurt.card for hurt in lifted), chance)


def stop(state: storma.State, seat: Seat, move: Stop, chance: Chance) -> storma.State:
    return end_move(state.then(events.HealingStopped(seat)), chance)


def _choose_lift(
    state: storma.State, seat: Seat, phase: storma.Lifting, chance: Chance
) -> storma.State:
    """Asks which damage cards to lift, if there is a choice; else lifts them."""
    court = state.court(seat, phase.place)
    possible = lifts(court, phase.card, phase.value)
    if len(possible) > 1 or stands_for_others(court, possible[0]):
        return state.then(phase=phase)
    return _lift(state, seat, phase, worth(court, possible[0]), chance)


def _lift(
    state: storma.State, seat: Seat, phase: storma.Lifting, cards: tuple[Card, ...], chance: Chance
) -> storma.State:
    court = state.court(seat, phase.place)
    lifted = tuple(hurt for hurt in court.hurt_by if hurt.card in cards)
    court = replace(court, hurt_by=tuple(hurt for hurt in court.hurt_by if hurt not in lifted))
    state = storma.put_court(state, seat, phase.place, court)
    names, damage = tuple(hurt.card for hurt in lifted), sum(hurt.damage for hurt in lifted)
    state = storma.discard(state, phase.card, *names)
    state = state.then(events.Lifted(seat, court.card, names, damage, court.left))
    return _go_on(state, seat, phase.place, chance)


def _joker_kills(
    state: storma.State, seat: Seat, phase: storma.RollingHeal, chance: Chance
) -> storma.State:
    court = state.court(seat, phase.place)
    state = storma.discard(state, phase.card).then(events.JokerKilled(seat, court.card))
    return end_move(fell(state, seat, phase.place, court), chance)


def _doctor_fumbles(
    state: storma.State, seat: Seat, phase: storma.RollingHeal, chance: Chance
) -> storma.State:
    """The doctor stays on the card, with all the damage but one that the card could bear (SS23)."""
    court = state.court(seat, phase.place)
    damage = court.left - 1
    court = replace(court, hurt_by=(*court.hurt_by, storma.DamageCard(phase.card, damage)))
    state = storma.put_court(state, seat, phase.place, court)
    state = state.then(events.DoctorFumbled(seat, phase.card, court.card, damage))
    return _go_on(state, seat, phase.place, chance)


def _go_on(state: storma.State, seat: Seat, place: storma.Place, chance: Chance) -> storma.State:
    """The healer may lay another card where one fits; otherwise the move is over."""
    if healers(state, seat, place):
        return state.then(phase=storma.Healing(place))
    return end_move(state, chance)
