"""Contesting a ruling, the secret vote, and taking one's own answer back (OF9)."""

from collections import Counter
from typing import Literal

from msgspec.structs import replace

from games.kit.chance import Chance
from games.kit.say import Seat
from games.kit.state import at
from games.ordet_fanger import events
from games.ordet_fanger import state as ordet
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.duels import category_of, duel_seats
from games.ordet_fanger.folding import squeezed
from games.ordet_fanger.judging import Judgement, duel_heard, judge
from games.ordet_fanger.moves import Ballot, Contest, Tally, Withdraw
from games.ordet_fanger.rounds import wait_for_draw
from games.ordet_fanger.rulings import note, reconsider, retake

FIRST = ""
"""What a vote without an answer is about: who was first."""

ANSWER_BALLOTS = ("accept", "reject")
FIRST_BALLOTS = ("0", "1")

Result = Literal["stands", "rejected", "0", "1", "tie"]


def contestable(sets: CardSets, state: ordet.State, ruling: ordet.Ruling) -> tuple[str, ...]:
    """What can be put to the vote: answers by their message, and FIRST."""
    answers = [
        message.id
        for message in counted(ruling)
        if message.id not in ruling.contested
        and _accepted_for(sets, state, ruling, message) not in state.accepted
    ]
    both = all(ruling.answers) and FIRST not in ruling.contested
    return (*answers, FIRST) if both else tuple(answers)


def counted(ruling: ordet.Ruling) -> tuple[ordet.Message, ...]:
    """The answers that a ruling goes by: the winner's, or with Uavgjort those of both."""
    one, other = ruling.answers
    return (*one, *other) if ruling.winner == ordet.NOBODY else ruling.answers[ruling.winner]


def _accepted_for(
    sets: CardSets, state: ordet.State, ruling: ordet.Ruling, message: ordet.Message
) -> tuple[str, str]:
    return category_of(sets, state, ruling.duel, message.seat), squeezed(message.words)


def about_of(move: Contest) -> str:
    return FIRST if move.answer is None else move.answer


def contest(
    sets: CardSets, state: ordet.State, seat: Seat, move: Contest, chance: Chance
) -> ordet.State:
    """Puts a ruling to the vote, unless somebody flipped a card before: then it can't be contested
    any more."""
    phase = state.phase
    if isinstance(phase, ordet.Reaching):
        if move.at >= phase.at:
            return state.then(events.CameTooLate(seat))
        phase = ordet.Shut(phase.since)
    about = about_of(move)
    message = ordet.find_message(state, about)
    text, author = (message.text, message.seat) if message else ("", None)
    ballots = ("",) * state.seats
    vote = ordet.Vote(move.ruling, about, seat, move.at, state.now, ballots)
    return state.then(events.Contested(seat, text, author), vote=vote, phase=phase)


def ballots_for(vote: ordet.Vote) -> tuple[str, ...]:
    return ANSWER_BALLOTS if vote.about else FIRST_BALLOTS


def cast(
    sets: CardSets, state: ordet.State, seat: Seat, move: Ballot, chance: Chance
) -> ordet.State:
    vote = state.vote
    assert vote is not None
    vote = replace(vote, ballots=at(vote.ballots, seat, move.choice))
    state = state.then(events.Voted(seat), vote=vote)
    return finish_if_all_voted(sets, state, chance)


def finish_if_all_voted(sets: CardSets, state: ordet.State, chance: Chance) -> ordet.State:
    """Ends the vote once everybody has voted who has not given up."""
    vote = state.vote
    assert vote is not None
    has_all = all(vote.ballots[seat] for seat in state.still_in)
    return _finish(sets, state, chance, vote) if has_all else state


def tally(
    sets: CardSets, state: ordet.State, seat: None, move: Tally, chance: Chance
) -> ordet.State:
    """Ends the vote when its time is over."""
    assert state.vote is not None
    return _finish(sets, state, chance, state.vote)


def _finish(sets: CardSets, state: ordet.State, chance: Chance, vote: ordet.Vote) -> ordet.State:
    """Closes the vote and carries out what it decided."""
    ruling = ordet.ruling_of(state, vote.ruling)
    assert ruling is not None
    cast_so_often = Counter(vote.ballots)
    one, other = (cast_so_often[ballot] for ballot in ballots_for(vote))
    result = (
        _answer_result(state, ruling, one, other)
        if vote.about
        else _first_result(ruling, one, other)
    )
    sides = duel_seats(state, ruling.duel)
    tallied = events.Tallied("answer" if vote.about else "first", (one, other), sides, result)
    ruling = replace(ruling, contested=(*ruling.contested, vote.about))
    state = note(state.then(tallied, vote=None), ruling)
    if vote.about and one > other:
        state = _accept(sets, state, ruling, vote.about)
    return _apply(sets, state, chance, vote, ruling, result)


def _answer_result(
    state: ordet.State, ruling: ordet.Ruling, accepting: int, rejecting: int
) -> Result:
    """The result for an answer. Only a majority strikes it. Two at the table can't outvote each
    other, so one against one is Uavgjort."""
    if rejecting > accepting:
        return "rejected"
    if accepting == rejecting == 1 and len(state.still_in) == 2:
        return _tie_unless_already(ruling)
    return "stands"


def _first_result(ruling: ordet.Ruling, one: int, other: int) -> Result:
    """The result for who was first. A majority for a duellist decides, a tie is Uavgjort; a result
    that is the same changes nothing."""
    if one + other == 0:
        return "stands"
    if one == other:
        return _tie_unless_already(ruling)
    winner = 0 if one > other else 1
    if winner == ruling.winner:
        return "stands"
    return "0" if winner == 0 else "1"


def _tie_unless_already(ruling: ordet.Ruling) -> Result:
    return "stands" if ruling.winner == ordet.NOBODY else "tie"


def _accept(sets: CardSets, state: ordet.State, ruling: ordet.Ruling, about: str) -> ordet.State:
    message = ordet.find_message(state, about)
    assert message is not None
    accepted = _accepted_for(sets, state, ruling, message)
    return state.then(accepted=(*state.accepted, accepted))


def _apply(
    sets: CardSets,
    state: ordet.State,
    chance: Chance,
    vote: ordet.Vote,
    ruling: ordet.Ruling,
    result: Result,
) -> ordet.State:
    if result == "stands":
        return _resume(sets, state, chance, vote)
    if result == "rejected":
        state = _strike(state, vote.about, "rejected")
        judgement = judge(sets, state, ruling.duel, ruling.at)
        return retake(sets, state, chance, ruling, judgement, "stamps")
    decided = Judgement(ruling.answers, ordet.NOBODY if result == "tie" else int(result))
    return retake(sets, state, chance, ruling, decided, "vote", ruling.contested)


def _resume(sets: CardSets, state: ordet.State, chance: Chance, vote: ordet.Vote) -> ordet.State:
    """Goes on where the game stood still; a running duel's clock stood still too."""
    duel, phase = state.duel, state.phase
    if isinstance(phase, ordet.Turning):
        return state.then(phase=ordet.Turning(state.now))
    if duel is not None:
        clock = None if duel.clock is None else duel.clock + state.now - vote.began
        pauses = (*duel.pauses, ordet.Pause(vote.began, state.now))
        state = state.then(duel=replace(duel, pauses=pauses, clock=clock))
    return state if isinstance(phase, ordet.Racing) else wait_for_draw(sets, state, chance)


def _strike(state: ordet.State, message: str, how: ordet.Struck) -> ordet.State:
    """A struck answer counts as said, and no longer as an answer."""
    messages = tuple(
        replace(each, struck=how) if each.id == message else each for each in state.messages
    )
    return state.then(messages=messages)


def withdrawable(state: ordet.State, seat: Seat) -> tuple[ordet.Message, ...]:
    """This seat's answers that still decide something; during a vote the one voted on."""
    return tuple(
        message
        for message in state.messages
        if message.seat == seat and not message.struck and _still_counts(state, message)
    )


def _still_counts(state: ordet.State, message: ordet.Message) -> bool:
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
        isinstance(state.phase, ordet.Racing)
        and duel_heard(state, message.seat, message.at) is state.duel
    )


def withdraw(
    sets: CardSets, state: ordet.State, seat: Seat, move: Withdraw, chance: Chance
) -> ordet.State:
    """Strikes the author's own answer without a vote."""
    if isinstance(state.phase, ordet.Reaching) and move.at >= state.phase.at:
        return state.then(events.CameTooLate(seat))
    message = ordet.find_message(state, move.message)
    assert message is not None
    state = _strike(state, message.id, "withdrawn").then(events.Withdrawn(seat, message.text))
    decided = next((ruling for ruling in state.rulings if _decides(ruling, message)), None)
    if decided is None:
        return reconsider(sets, state, chance)
    if state.vote is not None:
        state = state.then(events.VoteDropped(), vote=None)
    judgement = judge(sets, state, decided.duel, decided.at)
    return retake(sets, state, chance, decided, judgement, "corrected")


def _decides(ruling: ordet.Ruling, message: ordet.Message) -> bool:
    return any(each.id == message.id for each in counted(ruling))
