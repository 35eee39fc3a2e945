"""Healing, one card by one (SS18–SS23)."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.kit.cards import Card, is_joker, is_number, rank
from games.kit.chance import Chance
from games.kit.refusals import illegal
from games.kit.say import say
from games.kit.seats import Seat
from games.storma_slottet.cards import DOCTOR_BONUS
from games.storma_slottet.events import (
    DoctorFumbled,
    HealingLaid,
    HealingRolled,
    HealingStopped,
    JokerKilled,
    Lifted,
)
from games.storma_slottet.legal import Damages, check_heal, healers, lifts
from games.storma_slottet.moves import Heal, Lift, Stop
from games.storma_slottet.state import (
    Court,
    DamageCard,
    Healing,
    Lifting,
    Place,
    RollingHeal,
    State,
    put_court,
    take_from_hand,
    tell,
)
from games.storma_slottet.supply import discard
from games.storma_slottet.turns import end_move, fell


def play_heal(state: State, seat: Seat, move: Heal, chance: Chance) -> State:
    check_next_heal(state, seat, move)
    target = court_at(state, seat, move.place)
    state = take_from_hand(state, seat, (move.card,))
    state = tell(state, HealingLaid(seat, move.card, target.card))
    if is_number(move.card):
        return _choose_lift(state, seat, Lifting(move.place, move.card, rank(move.card)), chance)
    return replace(state, phase=RollingHeal(move.place, move.card))


def check_next_heal(state: State, seat: Seat, move: Heal) -> None:
    """A move heals one card only: whoever goes on, goes on with the same one."""
    if isinstance(state.phase, Healing) and move.place != state.phase.place:
        raise illegal("SS18", say("storma-slottet-refuse-one-card"))
    check_heal(state, seat, move.place, move.card)


def roll_heal(state: State, seat: Seat, phase: RollingHeal, chance: Chance) -> State:
    shows = (chance.die(f"heal {phase.card}", 10), chance.die(f"heal {phase.card}", 10))
    value = 0 if shows == (0, 0) else healing_value(phase.card, shows)
    state = tell(state, HealingRolled(seat, phase.card, shows, value))
    if value:
        return _choose_lift(state, seat, Lifting(phase.place, phase.card, value), chance)
    if is_joker(phase.card):
        return _joker_kills(state, seat, phase, chance)
    return _doctor_fumbles(state, seat, phase, chance)


def healing_value(card: Card, shows: tuple[int, int]) -> int:
    """A joker heals the higher die, a doctor 7 and both."""
    return max(shows) if is_joker(card) else DOCTOR_BONUS + sum(shows)


def play_lift(state: State, seat: Seat, phase: Lifting, move: Lift, chance: Chance) -> State:
    return _lift(state, seat, phase, check_lift(state, seat, phase, move), chance)


def check_lift(state: State, seat: Seat, phase: Lifting, move: Lift) -> Damages:
    """The damages to lift, highest first."""
    damages = tuple(sorted(move.damages, reverse=True))
    if damages not in lifts(court_at(state, seat, phase.place), phase.card, phase.value):
        raise illegal("SS20", say("storma-slottet-refuse-lift", value=phase.value))
    return damages


def play_stop(state: State, seat: Seat, move: Stop, chance: Chance) -> State:
    return end_move(tell(state, HealingStopped(seat)), chance)


def court_at(state: State, seat: Seat, place: Place) -> Court:
    court = state.sides[seat].court(place)
    assert court is not None
    return court


def _choose_lift(state: State, seat: Seat, phase: Lifting, chance: Chance) -> State:
    """Asks which damage cards to lift, where there is a choice."""
    possible = lifts(court_at(state, seat, phase.place), phase.card, phase.value)
    if len(possible) > 1:
        return replace(state, phase=phase)
    return _lift(state, seat, phase, possible[0], chance)


def _lift(state: State, seat: Seat, phase: Lifting, damages: Damages, chance: Chance) -> State:
    """Of damage cards alike in value, the one that came first is lifted."""
    court = court_at(state, seat, phase.place)
    lifted, kept = _split(court.hurt_by, damages)
    court = replace(court, hurt_by=kept)
    state = put_court(state, seat, phase.place, court)
    state = discard(state, phase.card, *lifted)
    state = tell(state, Lifted(seat, court.card, lifted, sum(damages), court.left))
    return _go_on(state, seat, phase.place, chance)


def _split(
    hurt_by: Sequence[DamageCard], damages: Damages
) -> tuple[tuple[Card, ...], tuple[DamageCard, ...]]:
    wanted = list(damages)
    lifted: list[Card] = []
    kept: list[DamageCard] = []
    for hurt in hurt_by:
        if hurt.damage in wanted:
            wanted.remove(hurt.damage)
            lifted.append(hurt.card)
        else:
            kept.append(hurt)
    return tuple(lifted), tuple(kept)


def _joker_kills(state: State, seat: Seat, phase: RollingHeal, chance: Chance) -> State:
    court = court_at(state, seat, phase.place)
    state = tell(discard(state, phase.card), JokerKilled(seat, court.card))
    return end_move(fell(state, seat, phase.place, court), chance)


def _doctor_fumbles(state: State, seat: Seat, phase: RollingHeal, chance: Chance) -> State:
    """He stays on the card with all the damage but one that it could bear (SS23)."""
    court = court_at(state, seat, phase.place)
    damage = court.left - 1
    court = replace(court, hurt_by=(*court.hurt_by, DamageCard(phase.card, damage)))
    state = put_court(state, seat, phase.place, court)
    state = tell(state, DoctorFumbled(seat, phase.card, court.card, damage))
    return _go_on(state, seat, phase.place, chance)


def _go_on(state: State, seat: Seat, place: Place, chance: Chance) -> State:
    """The healer may lay another card where one fits; otherwise the move is over."""
    if healers(state, seat, place):
        return replace(state, phase=Healing(place))
    return end_move(state, chance)
