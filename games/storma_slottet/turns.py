"""What follows a move: cards that fall and their replacements, filling up, paying, the next
turn."""

from games.kit.cards import Card
from games.kit.chance import Chance
from games.kit.say import Seat
from games.storma_slottet import state as storma
from games.storma_slottet.cards import royals
from games.storma_slottet.events import DrawLapsed, Fell, HouseFell, Passed, Replaced
from games.storma_slottet.legal import can_move, replacements
from games.storma_slottet.moves import Replace
from games.storma_slottet.supply import fill, pay


def give_trophy(state: storma.State, seat: Seat, card: Card) -> storma.State:
    """The card leaves play for good; it is paid for at the end of the move."""
    side = state.sides[seat]
    return storma.change_side(state, seat, trophies=(*side.trophies, card), unpaid=side.unpaid + 1)


def fell(state: storma.State, seat: Seat, place: storma.Place, court: storma.Court) -> storma.State:
    """A court card of this seat falls: it becomes the other's trophy, its damage cards go to the
    discard."""
    state = storma.put_court(state, seat, place, None)
    state = storma.discard(state, *(hurt.card for hurt in court.hurt_by))
    state = give_trophy(state, storma.other(seat), court.card).then(Fell(seat, court.card))
    house = state.sides[seat].house
    if storma.fallen_royals(state, seat) < len(royals(house)):
        return state
    return state.then(HouseFell(seat, house), phase=storma.Ended(storma.other(seat)))


def end_move(state: storma.State, chance: Chance) -> storma.State:
    """Ends a move. A player who has lost their Active card replaces it before anything is drawn; a
    fallen royal house ends the match (SS25, SS28)."""
    if isinstance(state.phase, storma.Ended):
        return state
    for seat in (0, 1):
        side = state.sides[seat]
        if side.active is None:
            ready = replacements(side)
            if len(ready) > 1:
                return state.then(phase=storma.Replacing(seat))
            state = _bring_out(state, seat, ready[0])
    return _next_turn(pay(fill(state, state.mover, chance), state.mover, chance), chance)


def bring_out(state: storma.State, seat: Seat, move: Replace, chance: Chance) -> storma.State:
    return end_move(_bring_out(state, seat, move.card), chance)


def first_turn(state: storma.State, seat: Seat) -> storma.State:
    return state.then(phase=storma.Turn(), mover=seat, turns=1, declined=())


def _bring_out(state: storma.State, seat: Seat, card: Card) -> storma.State:
    side = state.sides[seat]
    if side.sickbay is not None and card == side.sickbay.card:
        state = storma.change_side(state, seat, active=side.sickbay, sickbay=None)
        return state.then(Replaced(seat, card, "sickbay"))
    state = storma.take_from_hand(state, seat, (card,))
    return storma.change_side(state, seat, active=storma.Court(card)).then(
        Replaced(seat, card, "hand")
    )


def _next_turn(state: storma.State, chance: Chance) -> storma.State:
    """The other's turn. Turns in which no move is legal pass by themselves (SS6); that ends,
    since both hands can't be without a playable card at once."""
    state = _begin_turn(state)
    while not can_move(state, state.mover):
        state = fill(state.then(Passed(state.mover)), state.mover, chance)
        state = _begin_turn(state)
    return state


def _begin_turn(state: storma.State) -> storma.State:
    done = state.mover
    if state.offer == storma.other(done):
        state = state.then(DrawLapsed(storma.other(done)), offer=None)
    return state.then(
        phase=storma.Turn(), mover=storma.other(done), turns=state.turns + 1, declined=()
    )
