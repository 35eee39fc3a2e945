"""What follows a move: who falls, who takes his place, filling and paying, the next turn."""

from games.kit.cards import Card
from games.kit.chance import Chance
from games.kit.seats import Seat
from games.storma_slottet.cards import royals
from games.storma_slottet.events import DrawLapsed, Fell, HouseFell, Passed, Replaced
from games.storma_slottet.legal import can_move, replacements
from games.storma_slottet.moves import Replace
from games.storma_slottet.state import (
    Court,
    Ended,
    Place,
    Replacing,
    State,
    Turn,
    change_side,
    discard,
    fallen_royals,
    other,
    put_court,
    take_from_hand,
)
from games.storma_slottet.supply import fill, pay


def give_trophy(state: State, seat: Seat, card: Card) -> State:
    """The card leaves play for good; it is paid for at the end of the move."""
    side = state.sides[seat]
    return change_side(state, seat, trophies=(*side.trophies, card), unpaid=side.unpaid + 1)


def fell(state: State, seat: Seat, place: Place, court: Court) -> State:
    """A court card of this seat dies: a trophy of the other, its damage cards to the discard."""
    state = put_court(state, seat, place, None)
    state = discard(state, *(hurt.card for hurt in court.hurt_by))
    state = give_trophy(state, other(seat), court.card).then(Fell(seat, court.card))
    house = state.sides[seat].house
    if fallen_royals(state, seat) < len(royals(house)):
        return state
    return state.then(HouseFell(seat, house), phase=Ended(other(seat)))


def end_move(state: State, chance: Chance) -> State:
    """The move is made. Whoever has lost his Active card replaces it before anything is drawn;
    a fallen house ends the match (SS25, SS28)."""
    if isinstance(state.phase, Ended):
        return state
    for seat in (0, 1):
        side = state.sides[seat]
        if side.active is None:
            ready = replacements(side)
            if len(ready) > 1:
                return state.then(phase=Replacing(seat))
            state = _bring_out(state, seat, ready[0])
    return _next_turn(pay(fill(state, state.mover, chance), state.mover, chance), chance)


def bring_out(state: State, seat: Seat, move: Replace, chance: Chance) -> State:
    return end_move(_bring_out(state, seat, move.card), chance)


def first_turn(state: State, seat: Seat) -> State:
    return state.then(phase=Turn(), mover=seat, turns=1, declined=())


def _bring_out(state: State, seat: Seat, card: Card) -> State:
    side = state.sides[seat]
    if side.sickbay is not None and card == side.sickbay.card:
        state = change_side(state, seat, active=side.sickbay, sickbay=None)
        return state.then(Replaced(seat, card, "sickbay"))
    state = take_from_hand(state, seat, (card,))
    return change_side(state, seat, active=Court(card)).then(Replaced(seat, card, "hand"))


def _next_turn(state: State, chance: Chance) -> State:
    """The other's turn. Turns in which no move is legal pass by themselves (SS6); that ends,
    since both hands can't be without a playable card at once."""
    state = _begin_turn(state)
    while not can_move(state, state.mover):
        state = fill(state.then(Passed(state.mover)), state.mover, chance)
        state = _begin_turn(state)
    return state


def _begin_turn(state: State) -> State:
    done = state.mover
    if state.offer == other(done):
        state = state.then(DrawLapsed(other(done)), offer=None)
    return state.then(phase=Turn(), mover=other(done), turns=state.turns + 1, declined=())
