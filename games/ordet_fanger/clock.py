"""When the clock acts, by stamps: a late clock makes the same move."""

from games.kit.game import Due
from games.kit.seats import Seat
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.duels import third_player
from games.ordet_fanger.judging import MS, still_trying, waits
from games.ordet_fanger.moves import (
    Close,
    Draw,
    Flip,
    GiveUpDuel,
    Move,
    OpenRound,
    Reopen,
    Rule,
    Tally,
    Turn,
)
from games.ordet_fanger.rounds import chooses_symbols, closes_at, flips_at, reopens_at
from games.ordet_fanger.rulings import turns_at
from games.ordet_fanger.state import (
    Closing,
    Drawing,
    Opening,
    Over,
    Racing,
    Reaching,
    Shut,
    State,
    Turning,
    higher_pile,
)

PATIENCE_MS = 60_000
"""How long a draw, an opener's choice or a duellist without a limit has, where somebody must: the
house, or a seat that nobody sits at."""


def dues_of(sets: CardSets, state: State) -> tuple[Due, ...]:
    if isinstance(state.phase, Over):
        return ()
    if state.vote is not None:
        end = state.vote.began + state.options.vote_time * MS
        return (_due(state.vote.began, end, Tally(end)),)
    if isinstance(state.phase, Racing):
        return _race_dues(sets, state)
    return (_phase_due(state),)


def _race_dues(sets: CardSets, state: State) -> tuple[Due, ...]:
    """The ruling; in a duel without a limit each who still tries has all the time there is."""
    assert state.duel is not None
    wait = waits(sets, state, state.duel)
    if wait is not None:
        since, at = wait
        return (_due(since, at, Rule(at)),)
    return tuple(
        Due(seat, GiveUpDuel(0), PATIENCE_MS, is_fixed=True, is_open=True)
        for seat in still_trying(state, state.duel)
    )


def _turn_due(state: State, seat: Seat, move: Move) -> Due:
    """Whoever begins has the time of two turns, for all have yet to come (OF22)."""
    seconds, turns = state.options.draw_time, 2 if _is_first(state) else 1
    wait = turns * (seconds * MS or PATIENCE_MS)
    return Due(seat, move, wait, turns=turns, is_open=not seconds)


def _is_first(state: State) -> bool:
    """Whether nobody has had to do anything yet."""
    if state.round > 1:
        return False
    return isinstance(state.phase, Opening) or not (state.board.seen or chooses_symbols(state))


def _due(since: int, at: int, move: Move, seat: int | None = None) -> Due:
    return Due(seat, move, at - since, since)


def _phase_due(state: State) -> Due:
    match state.phase:
        case Opening():
            return _turn_due(state, state.opener, OpenRound(state.cards, (), 0))
        case Drawing():
            return _turn_due(state, state.drawer(), Draw(higher_pile(state), 0))
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
            raise AssertionError("nothing is waited for")
