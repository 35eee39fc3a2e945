"""Giving up (OF21): a player who gives up has no say any more. When a whole side has, its piles
leave the duels. The match ends when one side is left."""

from msgspec.structs import replace

from games.kit.chance import Chance
from games.kit.conceding import Concede, GaveUp, would_end_it
from games.kit.say import Say, Seat, Who, say
from games.kit.state import at
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.duels import open_duel
from games.ordet_fanger.rounds import next_opener, wait_for_draw
from games.ordet_fanger.rulings import given_up_by_all, is_walkover, walk_over
from games.ordet_fanger.state import Opening, Over, Reaching, State, known_duel
from games.ordet_fanger.voting import finish_if_all_voted
from games.ordet_fanger.wording import side_name


def give_up(sets: CardSets, state: State, seat: Seat, move: Concede, chance: Chance) -> State:
    state = state.goes_on_without(seat).then(GaveUp(seat))
    if len(state.sides_left) == 1:
        return state.then(vote=None, phase=Over())
    state = _without_its_turn(sets, state, seat, chance)
    if state.vote is not None:
        vote = replace(state.vote, ballots=at(state.vote.ballots, seat, ""))
        state = finish_if_all_voted(sets, state.then(vote=vote), chance)
    return _without_its_duel(sets, state, chance)


def _without_its_turn(sets: CardSets, state: State, seat: Seat, chance: Chance) -> State:
    """Passes the turn on: the next player opens the round; a card that was reached for stays where
    it lay."""
    match state.phase:
        case Opening() if state.opener == seat:
            return state.then(opener=next_opener(state))
        case Reaching(seat=reached) if reached == seat:
            return wait_for_draw(sets, state, chance)
    return state


def _without_its_duel(sets: CardSets, state: State, chance: Chance) -> State:
    """Ends the duel of a side that has given up. Nobody is told of a duel that nobody has seen
    (OF17)."""
    if state.duel is None or not is_walkover(state, state.duel):
        return given_up_by_all(state)
    if known_duel(state) is None:
        return open_duel(sets, state.then(duel=None))
    return walk_over(sets, state, chance)


def if_given_up(state: State, seat: Seat) -> Say:
    """What giving up would lead to."""
    after = state.goes_on_without(seat)
    own = state.side_of(seat)
    if own in after.sides_left:
        partner = next(other for other in state.sides[own] if other != seat)
        return say("ordet-fanger-concede-to-partner", partner=Who(partner))
    if len(after.sides_left) == 1:
        return would_end_it(side_name(state.sides[after.sides_left[0]]))
    return say("ordet-fanger-concede")
