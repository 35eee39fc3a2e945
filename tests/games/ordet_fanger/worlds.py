"""The same position with everything that a viewer can't know exchanged."""

from random import Random

from msgspec.structs import replace

from games.kit.say import Seat
from games.ordet_fanger.cards import Card
from games.ordet_fanger.state import Board, Reaching, State, Vote
from games.ordet_fanger.voting import ballots_for


def other_world(state: State, viewer: Seat | None, rng: Random) -> State:
    """The draw piles hold other cards in another order, but for what was seen of them; what the
    others have voted, voted otherwise; another pile is reached for."""
    piles = OtherPiles(state, rng)
    return replace(
        state,
        board=piles.on(state.board),
        rulings=tuple(replace(each, board=piles.on(each.board)) for each in state.rulings),
        vote=state.vote and _voted_otherwise(state.vote, viewer, rng),
        phase=_reached_otherwise(state, viewer, rng),
    )


class OtherPiles:
    """Cards that nobody has seen change places with each other, on every board alike. Then each
    pile is put into another order, the same one as long as it was not shuffled; what was turned
    off its top stays there."""

    def __init__(self, state: State, rng: Random) -> None:
        unseen = [card for pile in state.board.draw_piles for card in pile]
        unseen = [card for card in unseen if card not in state.shown]
        self.other = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
        self.bared = state.bared
        self.orders: dict[tuple[int, int], list[int]] = {}
        self.rng = rng

    def on(self, board: Board) -> Board:
        piles = (self._other(pile, board.shuffles[pile], board) for pile in (0, 1))
        return replace(board, draw_piles=tuple(piles))

    def _other(self, pile: int, shuffles: int, board: Board) -> tuple[Card, ...]:
        turned = {
            card
            for bared in self.bared
            if bared.pile == pile and bared.shuffles == shuffles
            for card in bared.cards
        }
        cards = board.draw_piles[pile]
        below = [self.other.get(card, card) for card in cards if card not in turned]
        order = self.orders.setdefault(
            (pile, shuffles), self.rng.sample(range(len(below)), len(below))
        )
        return (*(below[place] for place in order), *cards[len(below) :])


def _voted_otherwise(vote: Vote, viewer: Seat | None, rng: Random) -> Vote:
    ballots = tuple(
        ballot if not ballot or seat == viewer else rng.choice(ballots_for(vote))
        for seat, ballot in enumerate(vote.ballots)
    )
    return replace(vote, ballots=ballots)


def _reached_otherwise(state: State, viewer: Seat | None, rng: Random) -> object:
    reach = state.phase
    if not isinstance(reach, Reaching) or reach.seat == viewer:
        return reach
    pile = rng.choice([pile for pile in (0, 1) if state.board.draw_piles[pile]])
    return replace(reach, pile=pile, onto=rng.randrange(state.piles_per_side))
