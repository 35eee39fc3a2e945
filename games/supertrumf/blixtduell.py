"""Blixtduell: redraws, dice for the lead, and prize cards (ST20 to ST27)."""

from games.kit.chance import Chance
from games.kit.seats import Seat
from games.supertrumf.drawing import draw
from games.supertrumf.events import (
    Kept,
    Leads,
    Rolled,
    RolledEqual,
    Threw,
    Tied,
    TookPrize,
    Why,
    Won,
)
from games.supertrumf.state import State, changed

SEATS = 2
PRIZES = 4
THROWS = 3
"""How often a hand may be thrown; the new one has three cards, then two, then one."""
DRAWS = 2


def keep(state: State, seat: Seat) -> State:
    state = state.then(Kept(seat), settled=changed(state.settled, seat, True))
    return _roll_when_settled(state)


def throw(state: State, seat: Seat, chance: Chance) -> State:
    hand = state.hands[seat]
    throws = state.throws[seat] + 1
    state = state.then(
        Threw(seat, hand),
        hands=changed(state.hands, seat, ()),
        discard=(*state.discard, *hand),
        throws=changed(state.throws, seat, throws),
        settled=changed(state.settled, seat, throws == THROWS),
    )
    owed = changed((0,) * SEATS, seat, cards_after(throws))
    return _roll_when_settled(draw(state, owed, chance))


def cards_after(throws: int) -> int:
    """How many cards the new hand has after so many throws."""
    return THROWS + 1 - throws


def _roll_when_settled(state: State) -> State:
    return _roll_for_the_lead(state) if all(state.settled) else state


def _roll_for_the_lead(state: State) -> State:
    return state.then(phase="roll", rolls=(0,) * SEATS, declared=None)


def roll(state: State, seat: Seat, chance: Chance) -> State:
    shows = chance.die("lead", 6)
    state = state.then(Rolled(seat, shows), rolls=changed(state.rolls, seat, shows))
    mine, theirs = state.rolls
    if not (mine and theirs):
        return state
    if mine == theirs:
        return _roll_for_the_lead(state.then(RolledEqual()))
    leader = state.rolls.index(max(state.rolls))
    return state.then(Leads(leader), leader=leader, phase="declare")


def won(state: State, winner: Seat, why: Why, chance: Chance) -> State:
    """The loser draws two; the winner leads, but has a prize card to take first."""
    state = _discard_laid(state.then(Won(winner, why, 0), leader=winner, phase="prize"))
    return draw(state, changed((DRAWS,) * SEATS, winner, 0), chance)


def tied(state: State, seats: tuple[Seat, ...], why: Why, chance: Chance) -> State:
    """Nobody takes a prize card; both draw two and roll for the lead again."""
    state = _discard_laid(state.then(Tied(seats, why, 0)))
    return _roll_for_the_lead(draw(state, (DRAWS,) * SEATS, chance))


def take_prize(state: State, seat: Seat, place: int) -> State:
    """The prize card joins the hand; the last one wins the game at once."""
    prizes = state.prizes[seat]
    left = (*prizes[:place], *prizes[place + 1 :])
    return state.then(
        TookPrize(seat, prizes[place], len(left)),
        prizes=changed(state.prizes, seat, left),
        hands=changed(state.hands, seat, (*state.hands[seat], prizes[place])),
        phase="declare" if left else "over",
        declared=None,
    )


def _discard_laid(state: State) -> State:
    laid = tuple(card for lay in state.laid for card in lay)
    return state.then(discard=(*state.discard, *laid), laid=((),) * SEATS)
