"""When the clock acts. It goes by stamps, so a late clock makes the same move."""

from games.kit.game import Timeout
from games.kit.say import Seat
from games.ordet_fanger import moves
from games.ordet_fanger import state as ordet
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.duels import third_player
from games.ordet_fanger.judging import MS, still_trying, waits
from games.ordet_fanger.rounds import chooses_symbols, closes_at, flips_at, reopens_at
from games.ordet_fanger.rulings import turns_at

PATIENCE_MS = 60_000
"""How long a draw, an opener's choice or a duel without a limit lasts for the bot player or an
empty seat."""


def timeouts_of(sets: CardSets, state: ordet.State) -> tuple[Timeout, ...]:
    if isinstance(state.phase, ordet.Over):
        return ()
    if state.vote is not None:
        end = state.vote.began + state.options.vote_time * MS
        return (_due(state.vote.began, end, moves.Tally(end)),)
    if isinstance(state.phase, ordet.Racing):
        return _race_dues(sets, state)
    return (_phase_due(state),)


def _race_dues(sets: CardSets, state: ordet.State) -> tuple[Timeout, ...]:
    """The timeouts of a duel: its ruling; without a limit, all the time there is for each seat that
    still tries."""
    assert state.duel is not None
    wait = waits(sets, state, state.duel)
    if wait is not None:
        since, at = wait
        return (_due(since, at, moves.Rule(at)),)
    return tuple(
        Timeout(seat, moves.GiveUpDuel(0), PATIENCE_MS, is_fixed=True, is_open=True)
        for seat in still_trying(state, state.duel)
    )


def _turn_due(state: ordet.State, seat: Seat, move: moves.Move) -> Timeout:
    """The timeout of a turn. The first has the time of two, because everybody has yet to come
    (OF22)."""
    seconds, turns = state.options.draw_time, 2 if _is_first(state) else 1
    wait = turns * (seconds * MS or PATIENCE_MS)
    return Timeout(seat, move, wait, turns=turns, is_open=not seconds)


def _is_first(state: ordet.State) -> bool:
    """Whether nobody has had to do anything yet."""
    if state.round > 1:
        return False
    return isinstance(state.phase, ordet.Opening) or not (
        state.board.seen or chooses_symbols(state)
    )


def _due(since: int, at: int, move: moves.Move, seat: int | None = None) -> Timeout:
    return Timeout(seat, move, at - since, since)


def _phase_due(state: ordet.State) -> Timeout:
    match state.phase:
        case ordet.Opening():
            return _turn_due(state, state.opener, moves.OpenRound(state.cards, (), 0))
        case ordet.Drawing():
            return _turn_due(state, state.drawer(), moves.Draw(ordet.higher_pile(state), 0))
        case ordet.Reaching() as phase:
            at = flips_at(state, phase)
            return _due(phase.at, at, moves.Flip(at))
        case ordet.Shut() as phase:
            at = reopens_at(phase)
            return _due(phase.since, at, moves.Reopen(at))
        case ordet.Turning() as phase:
            at = turns_at(state, phase)
            return _due(phase.since, at, moves.Turn(at), third_player(state))
        case ordet.Closing() as phase:
            at = closes_at(state, phase)
            return _due(phase.since, at, moves.Close(at))
        case _:
            raise AssertionError("nothing is waited for")
