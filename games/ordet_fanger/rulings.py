"""Ruling a duel, and ruling it again: a checkpoint in each ruling takes back what came after."""

from collections.abc import Iterable

from msgspec.structs import replace

from games.kit.refusals import illegal, malformed, stale
from games.kit.say import say
from games.kit.seats import Seat, clockwise_from
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.duels import all_asked, duel_seats, put_to_sleep
from games.ordet_fanger.events import (
    CalledOff,
    DuelGoesOn,
    How,
    TieCardTurned,
    Tied,
    TimeOut,
    VoteDropped,
    Won,
)
from games.ordet_fanger.judging import Judgement, judge, ready_at, stamp
from games.ordet_fanger.moves import Posted, Rule, Turn
from games.ordet_fanger.piles import return_tie_cards, take_top, turn_tie_card, with_pile
from games.ordet_fanger.rounds import go_on
from games.ordet_fanger.state import NOBODY, Duel, Pause, Ruling, State
from games.ordet_fanger.step import Step

TURN_WAIT_MS = 10_000
BOT_TURN_WAIT_MS = 3_000
UNANSWERED_TIE_CARDS = 2


def play_rule(step: Step, move: Rule) -> None:
    state = step.state
    if state.phase != "duel" or state.vote is not None or state.duel is None:
        raise stale(say("ordet-fanger-too-late"))
    if move.at < ready_at(step.sets, state, state.duel):
        raise illegal("OF6", say("ordet-fanger-too-early"))
    decide(step, judge(step.sets, state, state.duel), "stamps")


def runs_out(sets: CardSets, state: State) -> bool:
    """Whether a duel is on that nobody has answered, so that its time runs out."""
    duel = state.duel
    if state.phase != "duel" or state.vote is not None or duel is None:
        return False
    return not judge(sets, state, duel).decided


def begin_anew(step: Step) -> None:
    """The duel's time begins anew."""
    if not runs_out(step.sets, step.state):
        raise stale(say("ordet-fanger-too-late"))
    step.change(duel=replace(_duel(step), clock=step.now))


def decide(step: Step, judgement: Judgement, how: How, contested: tuple[str, ...] = ()) -> None:
    """Rules the duel that is on; the ruling keeps the table as it was before."""
    duel = _duel(step)
    number = step.state.number + 1
    by_vote = how == "vote"
    ruling = Ruling(
        number,
        step.now,
        judgement.winner,
        judgement.answers,
        by_vote,
        contested,
        step.board,
        duel,
    )
    step.change(number=number, rulings=(*step.state.rulings, ruling))
    if judgement.winner != NOBODY:
        _win(step, judgement, how)
    elif judgement.decided:
        step.tell(_tied(step.state, duel, judgement, how))
        _wait_for_tie_card(step)
    else:
        step.tell(TimeOut(duel_seats(step.state, duel)))
        _nobody_answered(step)


def _win(step: Step, judgement: Judgement, how: How) -> None:
    duel, place = _duel(step), judgement.winner
    card = take_top(step, duel.stakes[place], duel.sides[place])
    step.tell(_won(step.state, duel, judgement, card, how))
    _end_duel(step)


def _won(state: State, duel: Duel, judgement: Judgement, card: str, how: How) -> Won:
    place = judgement.winner
    sides, answers = duel_seats(state, duel), judgement.answers
    others = answers[1 - place]
    return Won(
        winners=sides[place],
        losers=sides[1 - place],
        texts=tuple(answer.text for answer in answers[place]),
        unverified=not all(answer.verified for answer in answers[place]),
        card=card,
        stamp=stamp(answers[place]),
        other_stamp=stamp(others) if others else None,
        how=how,
    )


def _tied(state: State, duel: Duel, judgement: Judgement, how: How) -> Tied:
    given = sorted((answers for answers in judgement.answers if answers), key=stamp)
    return Tied(
        sides=duel_seats(state, duel),
        texts=tuple(answer.text for answers in given for answer in answers),
        stamps=tuple(stamp(answers) for answers in given),
        how=how,
    )


def _nobody_answered(step: Step) -> None:
    """As Uavgjort; after two unanswered tie-break cards the duel is off (OF8)."""
    duel = _duel(step)
    if duel.turned:
        duel = replace(duel, unanswered=duel.unanswered + 1)
        step.change(duel=duel)
    if duel.unanswered == UNANSWERED_TIE_CARDS:
        _call_off(step, no_cards=False)
    else:
        _wait_for_tie_card(step)


def _wait_for_tie_card(step: Step) -> None:
    step.change(phase="turning", since=step.now)


def _call_off(step: Step, no_cards: bool) -> None:
    duel = _duel(step)
    step.lay(sleeping=put_to_sleep(step.board, duel))
    step.tell(CalledOff(duel_seats(step.state, duel), no_cards))
    _end_duel(step)


def _end_duel(step: Step) -> None:
    duel = _duel(step)
    if duel.turned:
        return_tie_cards(step, duel)
    go_on(step)


def third_player(state: State) -> Seat | None:
    """Who turns the tie-break card: the next seat after the drawer that is on neither side."""
    assert state.duel is not None
    racing = {seat for side in duel_seats(state, state.duel) for seat in side}
    drawer = state.board.drawer
    others = (*clockwise_from(drawer, state.seats)[1:], drawer)
    return next((seat for seat in others if seat not in racing), None)


def turn_wait(state: State) -> int:
    return BOT_TURN_WAIT_MS if third_player(state) is None else TURN_WAIT_MS


def check_turn(state: State, seat: Seat | None, move: Turn) -> None:
    if state.phase != "turning":
        raise stale(say("ordet-fanger-no-tie"))
    if seat is None and move.at < state.since + turn_wait(state):
        raise illegal("OF7", say("ordet-fanger-too-early"))
    if seat is not None and seat != third_player(state):
        raise illegal("OF7", say("ordet-fanger-third-player-turns"))


def turn(step: Step, seat: Seat | None) -> None:
    """A new card, which both answer (OF7)."""
    found = turn_tie_card(step)
    if found is None:
        _call_off(step, no_cards=True)
        return
    turned, jokers = found
    number = step.state.number + 1
    duel = _duel(step)
    duel = replace(
        duel,
        turned=(*duel.turned, turned),
        opened=step.now,
        number=number,
        clock=step.now,
        pauses=(),
    )
    step.change(duel=duel, number=number, phase="duel")
    asked = all_asked(step.sets, step.state, duel)
    step.tell(TieCardTurned(seat, turned.card, jokers, turned.pile == NOBODY, asked))


def reconsider(step: Step) -> None:
    """Corrects the first ruling that stamps now decide otherwise, while contesting is open."""
    for ruling in step.state.rulings:
        if ruling.by_vote or "" in ruling.contested:
            continue
        judgement = judge(step.sets, step.state, ruling.duel, ruling.at)
        if _same_result(ruling, judgement):
            _note_answers(step, ruling, judgement)
        else:
            retake(step, ruling, judgement, "corrected")
            break
    _drop_lost_vote(step)


def _same_result(ruling: Ruling, judgement: Judgement) -> bool:
    return judgement.winner == ruling.winner and judgement.decided == any(ruling.answers)


def _note_answers(step: Step, ruling: Ruling, judgement: Judgement) -> None:
    """The result stands, by other answers: told if the winner's own one is another now."""
    if judgement.answers == ruling.answers:
        return
    winner = ruling.winner
    if winner != NOBODY and judgement.answers[winner] != ruling.answers[winner]:
        card = ruling.board.piles[ruling.duel.stakes[winner]].cards[-1]
        step.tell(_won(step.state, ruling.duel, judgement, card, "corrected"))
    note(step, replace(ruling, answers=judgement.answers))


def note(step: Step, ruling: Ruling) -> None:
    """Replaces the ruling of that number."""
    kept = step.state.rulings
    step.change(rulings=tuple(ruling if old.number == ruling.number else old for old in kept))


def retake(
    step: Step,
    ruling: Ruling,
    judgement: Judgement,
    how: How,
    contested: tuple[str, ...] = (),
) -> None:
    """Takes back everything since the ruling, and rules anew; with no answer left the duel goes
    on, with its whole time again (OF9)."""
    _restore(step, ruling)
    if judgement.decided:
        decide(step, judgement, how, contested)
        return
    step.change(phase="duel", since=step.now, duel=replace(_duel(step), clock=step.now))
    step.tell(DuelGoesOn(all_asked(step.sets, step.state, _duel(step))))


def _restore(step: Step, ruling: Ruling) -> None:
    board, now = ruling.board, step.board.draw_piles
    duel = replace(ruling.duel, pauses=(*ruling.duel.pauses, Pause(ruling.at, step.now)))
    earlier = tuple(each for each in step.state.rulings if each.number < ruling.number)
    step.change(board=board, duel=duel, rulings=earlier, reach=None)
    for pile in _seen_since(board.draw_piles, now):
        order = step.chance.shuffle("taken-back", board.draw_piles[pile])
        step.lay(draw_piles=with_pile(step.board.draw_piles, pile, order))


def _seen_since(
    before: tuple[tuple[str, ...], ...], now: tuple[tuple[str, ...], ...]
) -> Iterable[int]:
    """The draw piles that tie-break cards were taken from or put into since."""
    return [pile for pile, cards in enumerate(before) if cards != now[pile]]


def _drop_lost_vote(step: Step) -> None:
    """A vote ends where the answer or the ruling that it is about is no more."""
    vote = step.state.vote
    if vote is None:
        return
    about = next((r for r in step.state.rulings if r.number == vote.ruling), None)
    if about is None or not _stands(about, vote.about):
        step.change(vote=None)
        step.tell(VoteDropped())


def _stands(ruling: Ruling, about: str) -> bool:
    if not about:
        return all(ruling.answers)
    return any(message.id == about for answers in ruling.answers for message in answers)


def note_posting(step: Step, move: Posted) -> None:
    """The table's own message has its stamp from the chat now: what was stamped before it came
    too early for a card, and in time for a ruling. It takes the place of what the table's own
    clock said, which may go fast or slow."""
    state = step.state
    if move.number != state.number or state.phase == "over":
        raise stale(say("ordet-fanger-too-late"))
    if move.at < 0:
        raise malformed(say("ordet-fanger-too-early"))
    for ruling in state.rulings:
        if ruling.number == move.number:
            note(step, replace(ruling, at=move.at))
    duel = state.duel
    if duel is not None and duel.number == move.number and state.phase != "turning":
        late = move.at - duel.opened
        clock = None if duel.clock is None else duel.clock + late
        step.change(duel=replace(duel, opened=duel.opened + late, clock=clock))
    if state.phase in ("shut", "closing", "turning"):
        step.change(since=max(state.since, move.at))


def _duel(step: Step) -> Duel:
    duel = step.state.duel
    assert duel is not None
    return duel
