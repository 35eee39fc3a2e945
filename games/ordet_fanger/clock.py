"""When the clock acts, by stamps: a late clock makes the same move."""

from games.kit.game import Due
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.judging import MS, waits
from games.ordet_fanger.moves import Close, Draw, Flip, Move, OpenRound, Reopen, Rule, Tally, Turn
from games.ordet_fanger.rounds import DRAW_SHUT_MS, closing_at
from games.ordet_fanger.rulings import third_player, turn_wait
from games.ordet_fanger.state import State

PATIENCE_MS = 60_000
"""How long a draw or an opener's choice may take, from when it is asked."""


def dues(sets: CardSets, state: State) -> tuple[Due, ...]:
    if state.phase == "over":
        return ()
    if state.vote is not None:
        end = state.vote.began + state.options.vote_time * MS
        return (_due(state.vote.began, end, Tally(end)),)
    return (_phase_due(sets, state),)


def _due(since: int, at: int, move: Move, seat: int | None = None) -> Due:
    return Due(seat, move, at - since, since)


def _phase_due(sets: CardSets, state: State) -> Due:
    since = state.since
    match state.phase:
        case "opening":
            return Due(state.opener, OpenRound(state.cards, (), 0), PATIENCE_MS)
        case "draw":
            pile = max((0, 1), key=lambda number: len(state.board.draw_piles[number]))
            return Due(state.drawer(), Draw(pile, 0), PATIENCE_MS)
        case "reaching":
            assert state.reach is not None
            at = state.reach.at + state.options.settle_time
            return _due(state.reach.at, at, Flip(at))
        case "shut":
            at = since + DRAW_SHUT_MS
            return _due(since, at, Reopen(at))
        case "turning":
            at = since + turn_wait(state)
            return _due(since, at, Turn(at), third_player(state))
        case "duel":
            assert state.duel is not None
            since, at = waits(sets, state, state.duel)
            return _due(since, at, Rule(at))
        case _:
            at = closing_at(state)
            return _due(since, at, Close(at))
