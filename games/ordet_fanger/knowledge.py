"""What a viewer knows: everything except the order of the draw piles, which of them holds the
unseen cards, the others' ballots, and the card that another has reached for.

The unseen cards of the draw piles may be in any order, in each pile and between them. Cards that
tie-breaks have shown were shuffled back: everybody knows their pile, but not their place. The piles
that a ruling keeps (to lay them back) are known likewise; of their topmost cards, those turned
since are known by their places.
"""

from itertools import chain
from random import Random

import msgspec
from msgspec.structs import replace

from games.kit.say import Seat
from games.ordet_fanger.cards import Card, CardSets
from games.ordet_fanger.state import NOBODY, Board, Reaching, State, Vote
from games.ordet_fanger.voting import ballots_for

SECRET = "?"
"""A ballot of somebody else."""


class DrawPile(msgspec.Struct, frozen=True):
    """A draw pile as everybody knows it: a number of unseen cards together with these known ones;
    and on them these, the last one on top."""

    unseen: int
    among_them: tuple[Card, ...]
    on_top: tuple[Card, ...]

    @property
    def count(self) -> int:
        return self.unseen + len(self.among_them) + len(self.on_top)


Piles = tuple[DrawPile, ...]


class Knowledge(msgspec.Struct, frozen=True):
    """`table` is the state without secrets: its draw piles are empty, and what others keep to
    themselves is blanked. `draw_piles` are the piles as they are now, and as each ruling keeps
    them."""

    viewer: Seat | None
    table: State
    draw_piles: Piles
    kept: tuple[Piles, ...]


def knowledge_of(state: State, viewer: Seat | None) -> Knowledge:
    rulings = tuple(replace(each, board=_without_piles(each.board)) for each in state.rulings)
    table = state.then(
        board=_without_piles(state.board),
        rulings=rulings,
        vote=state.vote and _own_ballot(state.vote, viewer),
        phase=_own_reach(state.phase, viewer) if isinstance(state.phase, Reaching) else state.phase,
    )
    kept = tuple(_known_piles(state, ruling.board) for ruling in state.rulings)
    return Knowledge(viewer, table, _known_piles(state, state.board), kept)


def _without_piles(board: Board) -> Board:
    return replace(board, draw_piles=((),) * len(board.draw_piles))


def _own_ballot(vote: Vote, viewer: Seat | None) -> Vote:
    ballots = tuple(
        SECRET if ballot and seat != viewer else ballot for seat, ballot in enumerate(vote.ballots)
    )
    return replace(vote, ballots=ballots)


def _own_reach(reach: Reaching, viewer: Seat | None) -> Reaching:
    return reach if reach.seat == viewer else replace(reach, pile=NOBODY, onto=NOBODY)


def _known_piles(state: State, board: Board) -> Piles:
    return tuple(_known_pile(state, board, pile) for pile in range(len(board.draw_piles)))


def _known_pile(state: State, board: Board, pile: int) -> DrawPile:
    cards, shuffles = board.draw_piles[pile], board.shuffles[pile]
    if not state.shown:
        return DrawPile(len(cards), (), ())
    bared = [
        card
        for each in state.bared
        if (each.pile, each.shuffles) == (pile, shuffles)
        for card in each.cards
    ]
    on_top = tuple(card for card in reversed(bared) if card in cards)
    among_them = tuple(sorted(card for card in state.shown if card in cards and card not in on_top))
    return DrawPile(len(cards) - len(among_them) - len(on_top), among_them, on_top)


def determinize(sets: CardSets, knowledge: Knowledge, rng: Random) -> State:
    """A random state that the viewer could be in. The unseen cards are dealt to the two piles, and
    each order that a pile has had since the first ruling is shuffled by itself."""
    table = knowledge.table
    unseen = _unseen(sets, knowledge)
    rng.shuffle(unseen)
    first = knowledge.draw_piles[0].unseen
    guess = _Guess((unseen[:first], unseen[first:]), rng)
    rulings = tuple(
        replace(ruling, board=guess.board(ruling.board, piles))
        for ruling, piles in zip(table.rulings, knowledge.kept, strict=True)
    )
    board = guess.board(table.board, knowledge.draw_piles)
    vote = table.vote and _guessed_ballots(table.vote, rng)
    guessed = table.then(board=board, rulings=rulings, vote=vote)
    return _guessed_reach(guessed, rng)


def _unseen(sets: CardSets, knowledge: Knowledge) -> list[Card]:
    """The cards of the round that nobody has seen, in the order of their set."""
    if not any(pile.unseen for pile in knowledge.draw_piles):
        return []
    board, shown = knowledge.table.board, knowledge.table.shown
    lying = chain(*(pile.cards for pile in board.piles), *board.points, board.aside, shown)
    seen = {*board.jokers, *lying}
    return [card for card in sets.by_name[knowledge.table.cards].cards if card not in seen]


class _Guess:
    """The orders of the draw piles, each made up when it is first met."""

    def __init__(self, unseen: tuple[list[Card], ...], rng: Random) -> None:
        self._unseen = unseen
        self._rng = rng
        self._orders: dict[tuple[int, int], tuple[Card, ...]] = {}

    def board(self, board: Board, piles: Piles) -> Board:
        return replace(
            board,
            draw_piles=tuple(
                (*self._order(number, board.shuffles[number], pile), *pile.on_top)
                for number, pile in enumerate(piles)
            ),
        )

    def _order(self, number: int, shuffles: int, pile: DrawPile) -> tuple[Card, ...]:
        """The cards below those that were turned off the top: the same until the pile is
        shuffled."""
        key = (number, shuffles)
        if key not in self._orders:
            cards = [*self._unseen[number], *pile.among_them]
            self._rng.shuffle(cards)
            self._orders[key] = tuple(cards)
        return self._orders[key]


def _guessed_ballots(vote: Vote, rng: Random) -> Vote:
    ballots = tuple(
        rng.choice(ballots_for(vote)) if ballot == SECRET else ballot for ballot in vote.ballots
    )
    return replace(vote, ballots=ballots)


def _guessed_reach(state: State, rng: Random) -> State:
    reach = state.phase
    if not isinstance(reach, Reaching) or reach.pile != NOBODY:
        return state
    piles = [number for number, cards in enumerate(state.board.draw_piles) if cards]
    onto = rng.randrange(state.piles_per_side)
    return state.then(phase=replace(reach, pile=rng.choice(piles), onto=onto))
