"""Contesting a ruling, the secret vote, and taking one's own answer back (OF9)."""

from collections import Counter
from typing import Literal

from msgspec.structs import replace

from games.kit.refusals import illegal, malformed, not_yours, stale
from games.kit.say import say
from games.kit.seats import Seat
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.duels import category_of, duel_seats
from games.ordet_fanger.events import (
    CameTooLate,
    Contested,
    Tallied,
    Voted,
    VoteDropped,
    Withdrawn,
)
from games.ordet_fanger.folding import squeezed
from games.ordet_fanger.judging import MS, Judgement, duel_heard, judge
from games.ordet_fanger.moves import Ballot, Contest, Draw, Tally, Withdraw
from games.ordet_fanger.rounds import wait_for_draw
from games.ordet_fanger.rulings import note, reconsider, retake
from games.ordet_fanger.state import NOBODY, Message, Pause, Ruling, State, Struck, Vote
from games.ordet_fanger.step import Step

FIRST = ""
"""What a vote is about when it is not an answer: who was first."""

ANSWER_BALLOTS = ("accept", "reject")
FIRST_BALLOTS = ("0", "1")

Result = Literal["stands", "rejected", "0", "1", "tie"]


def contestable(sets: CardSets, state: State, ruling: Ruling) -> tuple[str, ...]:
    """What of this ruling can be put to the vote: answers by their message, FIRST."""
    counted = ruling.answers if ruling.winner == NOBODY else (ruling.answers[ruling.winner],)
    answers = [
        message.id
        for given in counted
        for message in given
        if message.id not in ruling.contested
        and _accepted_for(sets, state, ruling, message) not in state.accepted
    ]
    both = all(ruling.answers) and FIRST not in ruling.contested
    return (*answers, FIRST) if both else tuple(answers)


def _accepted_for(
    sets: CardSets, state: State, ruling: Ruling, message: Message
) -> tuple[str, str]:
    return category_of(sets, state, ruling.duel, message.seat), squeezed(message.words)


def ruling_of(state: State, number: int) -> Ruling | None:
    return next((ruling for ruling in state.rulings if ruling.number == number), None)


def check_contest(sets: CardSets, state: State, move: Contest) -> None:
    if state.vote is not None:
        raise illegal("OF9", say("ordet-fanger-vote-first"))
    ruling = ruling_of(state, move.ruling)
    if ruling is None:
        raise stale(say("ordet-fanger-not-open"))
    about = FIRST if move.answer is None else move.answer
    if about not in contestable(sets, state, ruling):
        raise illegal("OF9", say("ordet-fanger-contested-already"))


def contest(step: Step, seat: Seat, move: Contest) -> None:
    """Puts it to the vote; a draw with an earlier stamp has closed the ruling."""
    state = step.state
    if _after_the_draw(state, move.at):
        step.tell(CameTooLate(seat))
        return
    about = FIRST if move.answer is None else move.answer
    ballots = ("",) * state.seats
    step.change(vote=Vote(move.ruling, about, seat, move.at, step.now, ballots), reach=None)
    if state.phase == "reaching":
        step.change(phase="shut")
    message = find_message(state, about)
    text, author = (message.text, message.seat) if message else ("", None)
    step.tell(Contested(seat, text, author))


def draw_came_first(state: State, move: Draw) -> bool:
    """Whether a draw that arrives during a vote was stamped before the contest."""
    return state.vote is not None and state.phase == "draw" and move.at < state.vote.stamp


def give_way_to_draw(step: Step) -> None:
    """The draw closed the ruling before it was contested."""
    vote = step.state.vote
    assert vote is not None
    step.change(vote=None)
    step.tell(CameTooLate(vote.seat))


def _after_the_draw(state: State, at: int) -> bool:
    return state.reach is not None and at >= state.reach.at


def find_message(state: State, message: str) -> Message | None:
    return next((each for each in state.messages if each.id == message), None)


def ballots_for(vote: Vote) -> tuple[str, ...]:
    return ANSWER_BALLOTS if vote.about else FIRST_BALLOTS


def check_ballot(state: State, seat: Seat, move: Ballot) -> None:
    vote = state.vote
    if vote is None:
        raise stale(say("ordet-fanger-no-vote"))
    if move.choice not in ballots_for(vote):
        raise malformed(say("kit-not-offered", given=move.choice))
    if vote.ballots[seat]:
        raise illegal("OF9", say("ordet-fanger-voted-already"))


def cast(step: Step, seat: Seat, move: Ballot) -> None:
    vote = step.state.vote
    assert vote is not None
    ballots = tuple(
        move.choice if voter == seat else ballot for voter, ballot in enumerate(vote.ballots)
    )
    step.change(vote=replace(vote, ballots=ballots))
    step.tell(Voted(seat))
    if all(ballots):
        _finish(step)


def play_tally(step: Step, move: Tally) -> None:
    vote = step.state.vote
    if vote is None:
        raise stale(say("ordet-fanger-no-vote"))
    if move.at < vote.began + step.state.options.vote_time * MS:
        raise illegal("OF9", say("ordet-fanger-too-early"))
    _finish(step)


def _finish(step: Step) -> None:
    vote = step.state.vote
    assert vote is not None
    ruling = ruling_of(step.state, vote.ruling)
    assert ruling is not None
    counted = Counter(vote.ballots)
    one, other = (counted[ballot] for ballot in ballots_for(vote))
    result = (
        _answer_result(step.state, ruling, one, other)
        if vote.about
        else _first_result(ruling, one, other)
    )
    sides = duel_seats(step.state, ruling.duel)
    step.tell(Tallied("answer" if vote.about else "first", (one, other), sides, result))
    ruling = replace(ruling, contested=(*ruling.contested, vote.about))
    note(step, ruling)
    step.change(vote=None)
    if vote.about and one > other:
        _accept(step, ruling, vote.about)
    _apply(step, vote, ruling, result)


def _answer_result(state: State, ruling: Ruling, accepting: int, rejecting: int) -> Result:
    if accepting > rejecting or accepting + rejecting == 0:
        return "stands"
    if accepting == rejecting and state.seats == 2:
        return _tie_unless_already(ruling)
    return "rejected"


def _first_result(ruling: Ruling, one: int, other: int) -> Result:
    """A majority for a duellist decides, a tie is Uavgjort; what already is so, stands."""
    if one + other == 0:
        return "stands"
    if one == other:
        return _tie_unless_already(ruling)
    winner = 0 if one > other else 1
    if winner == ruling.winner:
        return "stands"
    return "0" if winner == 0 else "1"


def _tie_unless_already(ruling: Ruling) -> Result:
    return "stands" if ruling.winner == NOBODY else "tie"


def _accept(step: Step, ruling: Ruling, about: str) -> None:
    message = find_message(step.state, about)
    assert message is not None
    accepted = _accepted_for(step.sets, step.state, ruling, message)
    step.change(accepted=(*step.state.accepted, accepted))


def _apply(step: Step, vote: Vote, ruling: Ruling, result: Result) -> None:
    match result:
        case "stands":
            _resume(step, vote)
        case "rejected":
            _strike(step, vote.about, "rejected")
            judgement = judge(step.sets, step.state, ruling.duel, ruling.at)
            retake(step, ruling, judgement, "stamps")
        case "tie":
            tied = Judgement(ruling.answers, NOBODY)
            retake(step, ruling, tied, "vote", ruling.contested)
        case "0" | "1":
            decided = Judgement(ruling.answers, int(result))
            retake(step, ruling, decided, "vote", ruling.contested)


def _resume(step: Step, vote: Vote) -> None:
    """The game goes on where it stood still; a running duel's clock stood still too."""
    duel, phase = step.state.duel, step.state.phase
    if duel is not None and phase != "turning":
        clock = None if duel.clock is None else duel.clock + step.now - vote.began
        pauses = (*duel.pauses, Pause(vote.began, step.now))
        step.change(duel=replace(duel, pauses=pauses, clock=clock))
    if phase in ("duel", "turning"):
        step.change(since=step.now)
    else:
        wait_for_draw(step)


def _strike(step: Step, message: str, how: Struck) -> None:
    """A struck answer counts as said, and no longer as an answer."""
    step.change(
        messages=tuple(
            replace(each, struck=how) if each.id == message else each
            for each in step.state.messages
        )
    )


def withdrawable(state: State, seat: Seat) -> tuple[Message, ...]:
    """This seat's answers that still decide something; during a vote the one voted on."""
    return tuple(
        message
        for message in state.messages
        if message.seat == seat and not message.struck and _still_counts(state, message)
    )


def _still_counts(state: State, message: Message) -> bool:
    if state.vote is not None:
        return message.id == state.vote.about
    if message.talk:
        return False
    in_a_ruling = any(
        message.id == each.id
        for ruling in state.rulings
        for given in ruling.answers
        for each in given
    )
    return in_a_ruling or (
        state.phase == "duel" and duel_heard(state, message.seat, message.at) is state.duel
    )


def check_withdrawal(state: State, seat: Seat, move: Withdraw) -> None:
    message = find_message(state, move.message)
    if message is None:
        raise stale(say("ordet-fanger-not-open"))
    if message.seat != seat:
        raise not_yours(say("ordet-fanger-only-the-author"))
    if message not in withdrawable(state, seat):
        raise illegal("OF5b", say("ordet-fanger-nothing-to-withdraw"))


def withdraw(step: Step, seat: Seat, move: Withdraw) -> None:
    """Strikes the author's own answer without a vote."""
    state = step.state
    if _after_the_draw(state, move.at):
        step.tell(CameTooLate(seat))
        return
    message = find_message(state, move.message)
    assert message is not None
    _strike(step, message.id, "withdrawn")
    step.tell(Withdrawn(seat, message.text))
    decided = next((r for r in state.rulings if _decides(r, message)), None)
    if decided is None:
        reconsider(step)
        return
    if state.vote is not None:
        step.change(vote=None)
        step.tell(VoteDropped())
    judgement = judge(step.sets, step.state, decided.duel, decided.at)
    retake(step, decided, judgement, "corrected")


def _decides(ruling: Ruling, message: Message) -> bool:
    counted = ruling.answers if ruling.winner == NOBODY else (ruling.answers[ruling.winner],)
    return any(each.id == message.id for given in counted for each in given)
