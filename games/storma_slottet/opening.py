"""Before the first turn: houses, the deal, the first Active cards, who begins."""

from games.kit.chance import Chance
from games.kit.seats import Seat
from games.kit.state import at
from games.storma_slottet.cards import DECK, FIRST_HAND, royals
from games.storma_slottet.events import (
    ActiveLaid,
    ActivesTurned,
    Dealt,
    HouseChosen,
    RolledForStart,
    Started,
    StartTied,
)
from games.storma_slottet.moves import ChooseHouse, LayActive, Roll
from games.storma_slottet.state import (
    Court,
    LayingActives,
    RollingForStart,
    State,
    change_side,
    take_from_hand,
    without,
)
from games.storma_slottet.turns import first_turn


def choose_house(state: State, seat: Seat, move: ChooseHouse, chance: Chance) -> State:
    state = change_side(state, seat, house=move.suit).then(HouseChosen(seat, move.suit))
    return _deal(state, chance) if seat == 1 else state


def lay_active(state: State, seat: Seat, move: LayActive, chance: Chance) -> State:
    assert isinstance(state.phase, LayingActives)
    laid = at(state.phase.laid, seat, move.card)
    state = take_from_hand(state, seat, (move.card,))
    state = state.then(ActiveLaid(seat, move.card), phase=LayingActives(laid))
    first, second = laid
    return state if first is None or second is None else _turn_actives(state, (first, second))


def roll_for_start(state: State, seat: Seat, move: Roll, chance: Chance) -> State:
    """Each rolls for himself; equal numbers are rolled again by both (SS3)."""
    assert isinstance(state.phase, RollingForStart)
    shown = chance.die("start", 10, seat)
    shows = at(state.phase.shows, seat, shown)
    state = state.then(RolledForStart(seat, shown), phase=RollingForStart(shows))
    first, second = shows
    if first is None or second is None:
        return state
    if first == second:
        return state.then(StartTied(), phase=RollingForStart())
    starter = 0 if first > second else 1
    return first_turn(state, starter).then(Started(starter))


def _deal(state: State, chance: Chance) -> State:
    """The royals to their owners, 17 others to each; the rest is the draw pile."""
    houses = [royals(side.house) for side in state.sides]
    pile = chance.shuffle("deal", without(DECK, (*houses[0], *houses[1])))
    for seat in (0, 1):
        hand = (*houses[seat], *pile[:FIRST_HAND])
        state, pile = change_side(state, seat, hand=hand), pile[FIRST_HAND:]
    return state.then(Dealt(len(pile)), draw_pile=pile, phase=LayingActives())


def _turn_actives(state: State, cards: tuple[str, str]) -> State:
    """Both first Active cards are turned at once."""
    for seat in (0, 1):
        state = change_side(state, seat, active=Court(cards[seat]))
    return state.then(ActivesTurned(cards), phase=RollingForStart())
