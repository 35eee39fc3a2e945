"""Before the first turn: houses, the deal, the first Active cards, who begins."""

from games.kit.chance import D10, Chance
from games.kit.say import Seat
from games.kit.state import at
from games.storma_slottet import events
from games.storma_slottet import state as storma
from games.storma_slottet.cards import DECK, FIRST_HAND, royals
from games.storma_slottet.moves import ChooseHouse, LayActive, Roll
from games.storma_slottet.turns import first_turn


def choose_house(
    state: storma.State, seat: Seat, move: ChooseHouse, chance: Chance
) -> storma.State:
    state = storma.change_side(state, seat, house=move.suit).then(
        events.HouseChosen(seat, move.suit)
    )
    return _deal(state, chance) if seat == 1 else state


def lay_active(state: storma.State, seat: Seat, move: LayActive, chance: Chance) -> storma.State:
    assert isinstance(state.phase, storma.LayingActives)
    laid = at(state.phase.laid, seat, move.card)
    state = storma.take_from_hand(state, seat, (move.card,))
    state = state.then(events.ActiveLaid(seat, move.card), phase=storma.LayingActives(laid))
    first, second = laid
    return state if first is None or second is None else _turn_actives(state, (first, second))


def roll_for_start(state: storma.State, seat: Seat, move: Roll, chance: Chance) -> storma.State:
    """Each player rolls; equal numbers are rolled again by both (SS3)."""
    assert isinstance(state.phase, storma.RollingForStart)
    shown = chance.die("start", D10, seat)
    shows = at(state.phase.shows, seat, shown)
    state = state.then(events.RolledForStart(seat, shown), phase=storma.RollingForStart(shows))
    first, second = shows
    if first is None or second is None:
        return state
    if first == second:
        return state.then(events.StartTied(), phase=storma.RollingForStart())
    starter = 0 if first > second else 1
    return first_turn(state, starter).then(events.Started(starter))


def _deal(state: storma.State, chance: Chance) -> storma.State:
    """The royals to their owners, 17 others to each; the rest is the draw pile."""
    houses = [royals(side.house) for side in state.sides]
    pile = chance.shuffle("deal", storma.without(DECK, (*houses[0], *houses[1])))
    for seat in (0, 1):
        hand = (*houses[seat], *pile[:FIRST_HAND])
        state, pile = storma.change_side(state, seat, hand=hand), pile[FIRST_HAND:]
    return state.then(events.Dealt(len(pile)), draw_pile=pile, phase=storma.LayingActives())


def _turn_actives(state: storma.State, cards: tuple[str, str]) -> storma.State:
    """Both first Active cards are turned at once."""
    for seat in (0, 1):
        state = storma.change_side(state, seat, active=storma.Court(cards[seat]))
    return state.then(events.ActivesTurned(cards), phase=storma.RollingForStart())
