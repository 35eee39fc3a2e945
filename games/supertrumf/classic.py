"""The classic game: how a round ends (ST12 to ST14), how the game ends (ST15 to ST17), and giving
up (ST30)."""

from games.kit.chance import Chance
from games.kit.conceding import Concede, GaveUp, concede
from games.kit.say import Seat, clockwise_from
from games.kit.state import at
from games.supertrumf.cards import Cards
from games.supertrumf.drawing import draw
from games.supertrumf.events import KeptTheRest, LeadPassed, PotLost, Tied, Why, Won
from games.supertrumf.state import Declaring, Over, State

LOSER_DRAWS = 2
WINNER_DRAWS = 1


def give_up(state: State, seat: Seat, move: Concede, chance: Chance) -> State:
    """Between two players it ends the match, also in Blixtduell. With more, the clock plays the
    cards of those who gave up; the last one left has won."""
    if state.seats == 2:
        return concede(state, seat, move, chance)
    state = state.goes_on_without(seat).then(GaveUp(seat))
    return state if len(state.still_in) > 1 else state.then(phase=Over())


def won(state: State, winner: Seat, why: Why, chance: Chance) -> State:
    """The winner takes all cards and the pot, draws one where the others draw two, and leads."""
    taken = (*state.pot, *state.laid_cards)
    state = state.then(
        Won(winner, why, len(taken)),
        winning_piles=_added(state, winner, taken),
        pot=(),
        laid=((),) * state.seats,
        leader=winner,
    )
    owed = at((LOSER_DRAWS,) * state.seats, winner, WINNER_DRAWS)
    return _next_round(draw(state, owed, chance))


def tied(state: State, seats: tuple[Seat, ...], why: Why, chance: Chance) -> State:
    """All laid cards go to the pot, everybody draws two, and the same leader declares again."""
    pot = (*state.pot, *state.laid_cards)
    state = state.then(Tied(seats, why, len(pot)), pot=pot, laid=((),) * state.seats)
    return _next_round(draw(state, (LOSER_DRAWS,) * state.seats, chance))


def _next_round(state: State) -> State:
    """The lead goes to the first with cards from the leader on; one alone ends the game."""
    holders = [seat for seat in clockwise_from(state.leader, state.seats) if state.hands[seat]]
    if not holders:
        return _nobody_holds_cards(state)
    if len(holders) == 1:
        return _one_holds_cards(state, holders[0])
    if holders[0] != state.leader:
        state = state.then(LeadPassed(state.leader, holders[0]), leader=holders[0])
    return state.then(phase=Declaring())


def _nobody_holds_cards(state: State) -> State:
    lost = (PotLost(len(state.pot)),) if state.pot else ()
    return state.then(*lost, phase=Over())


def _one_holds_cards(state: State, seat: Seat) -> State:
    hand = state.hands[seat]
    return state.then(
        KeptTheRest(seat, len(hand), len(state.pot)),
        winning_piles=_added(state, seat, (*hand, *state.pot)),
        hands=at(state.hands, seat, ()),
        pot=(),
        phase=Over(),
    )


def _added(state: State, seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    piles = state.winning_piles
    return at(piles, seat, (*piles[seat], *cards))
