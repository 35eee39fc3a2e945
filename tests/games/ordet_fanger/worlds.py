"""The same position with everything that a viewer can't know exchanged."""

from random import Random

from msgspec.structs import replace

from games.kit.seats import Seat
from games.ordet_fanger.state import State, Vote
from games.ordet_fanger.voting import ballots_for


def other_world(state: State, viewer: Seat | None, rng: Random) -> State:
    """The draw piles in another order; what the others have voted, voted otherwise."""
    vote = state.vote and _voted_otherwise(state.vote, viewer, rng)
    first, second = state.board.draw_piles
    hidden = [*first, *second]
    rng.shuffle(hidden)
    piles = (tuple(hidden[: len(first)]), tuple(hidden[len(first) :]))
    return replace(state, vote=vote, board=replace(state.board, draw_piles=piles))


def _voted_otherwise(vote: Vote, viewer: Seat | None, rng: Random) -> Vote:
    ballots = tuple(
        ballot if not ballot or seat == viewer else rng.choice(ballots_for(vote))
        for seat, ballot in enumerate(vote.ballots)
    )
    return replace(vote, ballots=ballots)
