"""What the rules forbid. Most moves can come at any time, so they are checked here for whose they
are and whether the match waits for them."""

from collections.abc import Callable, Mapping
from typing import Any

from games.kit.say import Refusal, Seat, illegal, malformed, not_yours, say, stale
from games.ordet_fanger import moves, rounds
from games.ordet_fanger import state as ordet
from games.ordet_fanger.cards import SYMBOLS, CardSets
from games.ordet_fanger.duels import place_in, third_player
from games.ordet_fanger.judging import MS, runs_out, still_trying, waits
from games.ordet_fanger.rulings import turns_at
from games.ordet_fanger.voting import about_of, ballots_for, contestable, withdrawable

LONGEST_MESSAGE = 4_000


def check_legal(sets: CardSets, state: ordet.State, seat: Seat | None, move: moves.Move) -> None:
    """Raises the Refusal of a move that the rules forbid, or that is not this seat's."""
    if move.at < 0:
        raise malformed(say("ordet-fanger-too-early"))
    if isinstance(move, moves.ClockMove):
        if seat is not None:
            raise not_yours(say("ordet-fanger-the-clocks"))
    elif seat is None:
        if not isinstance(move, moves.Turn):
            raise not_yours(say("kit-not-your-turn"))
    elif not 0 <= seat < state.seats:
        raise not_yours(say("kit-not-your-turn"))
    elif seat in state.gave_up:
        raise stale(say("kit-gave-up-already"))
    if state.vote is not None and _stands_still(state, move):
        raise stale(say("ordet-fanger-vote-first"))
    CHECKS[type(move)](sets, state, seat, move)


def _stands_still(state: ordet.State, move: moves.Move) -> bool:
    """Whether a move must wait for a vote (OF9). The vote's own moves, messages, and a draw that
    was stamped before the contest need not."""
    if isinstance(move, moves.Draw):
        return not draw_came_first(state, move)
    return not isinstance(
        move,
        moves.Answer | moves.Ballot | moves.Withdraw | moves.Contest | moves.Tally | moves.Posted,
    )


def draw_came_first(state: ordet.State, move: moves.Draw) -> bool:
    vote = state.vote
    return vote is not None and isinstance(state.phase, ordet.Drawing) and move.at < vote.stamp


def check_opening(sets: CardSets, state: ordet.State, seat: Seat, move: moves.OpenRound) -> None:
    names = tuple(cards.name for cards in sets.together(state.cards))
    if move.cards not in names:
        raise malformed(say("ordet-fanger-no-such-set", given=move.cards, sets=names))
    if state.round == 1 and move.cards != state.cards:
        raise illegal("OF2", say("ordet-fanger-set-is-chosen"))
    if any(symbol not in SYMBOLS for symbol in move.dropped):
        raise malformed(say("kit-not-offered", given=", ".join(move.dropped)))
    wanted = (0, rounds.SYMBOLS_DROPPED) if rounds.chooses_symbols(state) else (0,)
    if len(move.dropped) not in wanted or len({*move.dropped}) < len(move.dropped):
        raise illegal("OF14", say("ordet-fanger-two-or-no-symbols"))


def check_draw(sets: CardSets, state: ordet.State, seat: Seat, move: moves.Draw) -> None:
    if isinstance(state.phase, ordet.Racing | ordet.Turning):
        raise illegal("OF4", say("ordet-fanger-duel-first"))
    if isinstance(state.phase, ordet.Shut | ordet.Closing):
        raise illegal("OF9", say("ordet-fanger-drawing-is-shut"))
    if not isinstance(state.phase, ordet.Drawing):
        raise _not_now()
    if seat != state.drawer():
        raise not_yours(say("kit-not-your-turn"))
    if not 0 <= move.onto < state.piles_per_side:
        raise malformed(say("kit-not-offered", given=str(move.onto)))
    piles = state.board.draw_piles
    if not 0 <= move.pile < len(piles):
        raise malformed(say("kit-not-offered", given=str(move.pile)))
    if not piles[move.pile]:
        raise illegal("OF2", say("ordet-fanger-pile-is-empty"))


def check_turn(sets: CardSets, state: ordet.State, seat: Seat | None, move: moves.Turn) -> None:
    if not isinstance(state.phase, ordet.Turning):
        raise _not_now()
    if seat is None:
        _check_due("OF7", move, turns_at(state, state.phase))
    elif seat != third_player(state):
        raise illegal("OF7", say("ordet-fanger-third-player-turns"))


def check_giving_up(sets: CardSets, state: ordet.State, seat: Seat, move: moves.GiveUpDuel) -> None:
    duel = ordet.known_duel(state)
    if duel is None or not isinstance(state.phase, ordet.Racing):
        raise _not_now()
    if place_in(state, duel, seat) is None:
        raise illegal("OF5", say("ordet-fanger-not-your-duel"))
    if state.options.time_limit:
        raise illegal("OF8", say("ordet-fanger-time-limit-rules"))
    if seat not in still_trying(state, duel):
        raise stale(say("ordet-fanger-gave-duel-up"))


def check_answer(sets: CardSets, state: ordet.State, seat: Seat, move: moves.Answer) -> None:
    if len(move.text) > LONGEST_MESSAGE:
        raise malformed(say("kit-text-length", least=0, most=LONGEST_MESSAGE))
    if move.message and ordet.find_message(state, move.message) is not None:
        raise stale(say("ordet-fanger-heard-already"))


def check_contest(sets: CardSets, state: ordet.State, seat: Seat, move: moves.Contest) -> None:
    if state.vote is not None:
        raise illegal("OF9", say("ordet-fanger-vote-first"))
    ruling = ordet.ruling_of(state, move.ruling)
    if ruling is None:
        raise stale(say("ordet-fanger-not-open"))
    if about_of(move) not in contestable(sets, state, ruling):
        raise illegal("OF9", say("ordet-fanger-contested-already"))


def check_ballot(sets: CardSets, state: ordet.State, seat: Seat, move: moves.Ballot) -> None:
    vote = state.vote
    if vote is None:
        raise stale(say("ordet-fanger-no-vote"))
    if move.choice not in ballots_for(vote):
        raise malformed(say("kit-not-offered", given=move.choice))
    if vote.ballots[seat]:
        raise illegal("OF9", say("ordet-fanger-voted-already"))


def check_withdrawal(sets: CardSets, state: ordet.State, seat: Seat, move: moves.Withdraw) -> None:
    message = ordet.find_message(state, move.message)
    if message is None:
        raise stale(say("ordet-fanger-not-open"))
    if message.seat != seat:
        raise not_yours(say("ordet-fanger-only-the-author"))
    if message not in withdrawable(state, seat):
        raise illegal("OF5b", say("ordet-fanger-nothing-to-withdraw"))


def check_ruling(sets: CardSets, state: ordet.State, seat: None, move: moves.Rule) -> None:
    if not isinstance(state.phase, ordet.Racing) or state.duel is None:
        raise _not_now()
    wait = waits(sets, state, state.duel)
    if wait is None:
        raise illegal("OF8", say("ordet-fanger-no-limit"))
    _check_due("OF6", move, wait[1])


def check_flip(sets: CardSets, state: ordet.State, seat: None, move: moves.Flip) -> None:
    if not isinstance(state.phase, ordet.Reaching):
        raise _not_now()
    _check_due("OF9", move, rounds.flips_at(state, state.phase))


def check_reopening(sets: CardSets, state: ordet.State, seat: None, move: moves.Reopen) -> None:
    if not isinstance(state.phase, ordet.Shut):
        raise _not_now()
    _check_due("OF9", move, rounds.reopens_at(state.phase))


def check_closing(sets: CardSets, state: ordet.State, seat: None, move: moves.Close) -> None:
    if not isinstance(state.phase, ordet.Closing):
        raise _not_now()
    _check_due("OF9", move, rounds.closes_at(state, state.phase))


def check_tally(sets: CardSets, state: ordet.State, seat: None, move: moves.Tally) -> None:
    if state.vote is None:
        raise stale(say("ordet-fanger-no-vote"))
    _check_due("OF9", move, state.vote.began + state.options.vote_time * MS)


def check_posting(sets: CardSets, state: ordet.State, seat: None, move: moves.Posted) -> None:
    if move.number != state.number:
        raise _not_now()


def check_standstill(
    sets: CardSets, state: ordet.State, seat: None, move: moves.StoodStill
) -> None:
    if not runs_out(sets, state):
        raise _not_now()


def _not_now() -> Refusal:
    return stale(say("kit-not-now"))


def _check_due(ruling: str, move: moves.Move, due: int) -> None:
    if move.at < due:
        raise illegal(ruling, say("ordet-fanger-too-early"))


CHECKS: Mapping[type, Callable[[CardSets, ordet.State, Any, Any], None]] = {
    moves.OpenRound: check_opening,
    moves.Draw: check_draw,
    moves.Turn: check_turn,
    moves.Answer: check_answer,
    moves.GiveUpDuel: check_giving_up,
    moves.Contest: check_contest,
    moves.Ballot: check_ballot,
    moves.Withdraw: check_withdrawal,
    moves.Rule: check_ruling,
    moves.Flip: check_flip,
    moves.Reopen: check_reopening,
    moves.Close: check_closing,
    moves.Tally: check_tally,
    moves.Posted: check_posting,
    moves.StoodStill: check_standstill,
}
