"""When the clock acts, by stamps: a late clock makes the same move."""

from games.kit.game import Due
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.duels import third_player
from games.ordet_fanger.judging import MS, waits
from games.ordet_fanger.moves import Close, Draw, Flip, Move, OpenRound, Reopen, Rule, Tally, Turn
from games.ordet_fanger.rounds import closes_at, flips_at, reopens_at
from games.ordet_fanger.rulings import turns_at
from games.ordet_fanger.state import (
    Closing,
    Drawing,
    Opening,
    Over,
    Reaching,
    Shut,
    State,
    Turning,
)

PATIENCE_MS = 60_000
"""How long a draw or an opener's choice may take, from when it is asked."""


def dues_of(sets: CardSets, state: State) -> tuple[Due, ...]:
    if isinstance(state.phase, Over):
        return ()
    if state.vote is not None:
        end = state.vote.began + state.options.vote_time * MS
        return (_due(state.vote.began, end, Tally(end)),)
    return (_phase_due(sets, state),)


def _due(since: int, at: int, move: Move, seat: int | None = None) -> Due:
    return Due(seat, move, at - since, since)


def _phase_due(sets: CardSets, state: State) -> Due:
    match state.phase:
        case Opening():
            return Due(state.opener, OpenRound(state.cards, (), 0), PATIENCE_MS)
        case Drawing():
            pile = max((0, 1), key=lambda number: len(state.board.draw_piles[number]))
            return Due(state.drawer(), Draw(pile, 0), PATIENCE_MS)
        case Reaching() as phase:
            at = flips_at(state, phase)
            return _due(phase.at, at, Flip(at))
        case Shut() as phase:
            at = reopens_at(phase)
            return _due(phase.since, at, Reopen(at))
        case Turning() as phase:
            at = turns_at(state, phase)
            return _due(phase.since, at, Turn(at), third_player(state))
        case Closing() as phase:
            at = closes_at(state, phase)
            return _due(phase.since, at, Close(at))
        case _:
            assert state.duel is not None
            since, at = waits(sets, state, state.duel)
            return _due(since, at, Rule(at))
