"""Blixtduell: redraws, dice for the lead, and prize cards (ST20 to ST27)."""

from games.kit.chance import Chance
from games.kit.say import Seat
from games.kit.state import at
from games.supertrumf import events
from games.supertrumf.drawing import draw
from games.supertrumf.moves import Keep, Roll, TakePrize, Throw
from games.supertrumf.state import Declaring, Over, Redrawing, Rolling, State, TakingPrize

SEATS = 2
PRIZES = 4
THROWS = 3
"""How often a hand may be thrown; the new one has three cards, then two, then one."""
DRAWS = 2


def keep(state: State, seat: Seat, move: Keep, chance: Chance) -> State:
    return _settled(state.then(events.Kept(seat)), seat, True)


def throw(state: State, seat: Seat, move: Throw, chance: Chance) -> State:
    hand = state.hands[seat]
    throws = state.throws[seat] + 1
    state = state.then(
        events.Threw(seat, hand),
        hands=at(state.hands, seat, ()),
        discard=(*state.discard, *hand),
        throwers=(*state.throwers, *(seat for _ in hand)),
        throws=at(state.throws, seat, throws),
    )
    state = draw(state, at((0,) * SEATS, seat, cards_after(throws)), chance)
    return _settled(state, seat, throws == THROWS)


def cards_after(throws: int) -> int:
    """How many cards the new hand has after this many throws."""
    return THROWS + 1 - throws


def _settled(state: State, seat: Seat, settled: bool) -> State:
    assert isinstance(state.phase, Redrawing)
    phase = Redrawing(at(state.phase.settled, seat, settled))
    return _roll_for_the_lead(state) if all(phase.settled) else state.then(phase=phase)


def _roll_for_the_lead(state: State) -> State:
    return state.then(phase=Rolling(), rolls=(0,) * SEATS)


def roll(state: State, seat: Seat, move: Roll, chance: Chance) -> State:
    shows = chance.die("lead", 6, seat)
    state = state.then(events.Rolled(seat, shows), rolls=at(state.rolls, seat, shows))
    mine, theirs = state.rolls
    if not (mine and theirs):
        return state
    if mine == theirs:
        return _roll_for_the_lead(state.then(events.RolledEqual()))
    leader = state.rolls.index(max(state.rolls))
    return state.then(events.Leads(leader), leader=leader, phase=Declaring())


def won(state: State, winner: Seat, why: events.Why, chance: Chance) -> State:
    """The loser draws two; the winner leads, but has a prize card to take first."""
    state = _discard_laid(
        state.then(events.Won(winner, why, 0), leader=winner, phase=TakingPrize())
    )
    return draw(state, at((DRAWS,) * SEATS, winner, 0), chance)


def tied(state: State, seats: tuple[Seat, ...], why: events.Why, chance: Chance) -> State:
    """Nobody takes a prize card; both draw two and roll for the lead again."""
    state = _discard_laid(state.then(events.Tied(seats, why, 0)))
    return _roll_for_the_lead(draw(state, (DRAWS,) * SEATS, chance))


def take_prize(state: State, seat: Seat, move: TakePrize, chance: Chance) -> State:
    """The prize card joins the hand; the last one wins the game at once."""
    prizes = state.prizes[seat]
    card = prizes[move.place]
    left = (*prizes[: move.place], *prizes[move.place + 1 :])
    return state.then(
        events.TookPrize(seat, card, len(left)),
        prizes=at(state.prizes, seat, left),
        hands=at(state.hands, seat, (*state.hands[seat], card)),
        phase=Declaring() if left else Over(),
    )


def _discard_laid(state: State) -> State:
    return state.then(discard=(*state.discard, *state.laid_cards), laid=((),) * SEATS)
