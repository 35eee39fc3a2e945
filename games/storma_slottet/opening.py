"""Before the first turn: houses, the deal, the first Active cards, who begins."""

from msgspec.structs import replace

from games.kit.cards import SUITS, Suit
from games.kit.chance import Chance
from games.kit.refusals import illegal, malformed
from games.kit.say import say
from games.kit.seats import Seat
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
from games.storma_slottet.legal import check_reserve
from games.storma_slottet.moves import ChooseHouse, LayActive
from games.storma_slottet.state import (
    Court,
    LayingActives,
    RollingForStart,
    Side,
    State,
    change_side,
    other,
    take_from_hand,
    tell,
)
from games.storma_slottet.turns import first_turn


def opening(doctors_in_sickbay: bool) -> State:
    return State(doctors_in_sickbay, sides=(Side(), Side()), draw_pile=DECK)


def free_suits(state: State) -> tuple[Suit, ...]:
    taken = tuple(side.house for side in state.sides)
    return tuple(letter for letter in SUITS if letter not in taken)


def play_house(state: State, seat: Seat, move: ChooseHouse, chance: Chance) -> State:
    check_house(state, move.suit)
    state = tell(change_side(state, seat, house=move.suit), HouseChosen(seat, move.suit))
    return _deal(state, chance) if seat == 1 else state


def check_house(state: State, letter: Suit) -> None:
    if letter not in SUITS:
        raise malformed(say("kit-not-offered", given=letter))
    if letter not in free_suits(state):
        raise illegal("SS2", say("storma-slottet-refuse-house-taken"))


def play_active(state: State, seat: Seat, move: LayActive, chance: Chance) -> State:
    check_reserve(state.sides[seat], move.card, "SS4")
    state = take_from_hand(state, seat, (move.card,))
    state = change_side(state, seat, laid=move.card)
    state = tell(state, ActiveLaid(seat, move.card))
    return _turn_actives(state) if state.sides[other(seat)].laid else state


def roll_for_start(state: State, seat: Seat, phase: RollingForStart, chance: Chance) -> State:
    """Each rolls for himself; equal numbers are rolled again by both (SS3)."""
    shows = chance.die("start", 10)
    mine, theirs = phase.shows
    both = (mine, shows) if seat else (shows, theirs)
    state = tell(replace(state, phase=RollingForStart(both)), RolledForStart(seat, shows))
    if None in both:
        return state
    if both[0] == both[1]:
        return tell(replace(state, phase=RollingForStart()), StartTied())
    starter = both.index(max(show for show in both if show is not None))
    return tell(first_turn(state, starter), Started(starter))


def _deal(state: State, chance: Chance) -> State:
    """The royals to their owners, 17 others to each; the rest is the draw pile."""
    houses = tuple(royals(side.house) for side in state.sides)
    taken = (*houses[0], *houses[1])
    pile = chance.shuffle("deal", tuple(card for card in DECK if card not in taken))
    for seat in (0, 1):
        hand = (*houses[seat], *pile[:FIRST_HAND])
        state, pile = change_side(state, seat, hand=hand), pile[FIRST_HAND:]
    state = replace(state, draw_pile=pile, phase=LayingActives())
    return tell(state, Dealt(len(pile)))


def _turn_actives(state: State) -> State:
    """Both first Active cards are turned at once."""
    cards = (state.sides[0].laid, state.sides[1].laid)
    for seat in (0, 1):
        state = change_side(state, seat, laid="", active=Court(cards[seat]))
    return tell(replace(state, phase=RollingForStart()), ActivesTurned(cards))
