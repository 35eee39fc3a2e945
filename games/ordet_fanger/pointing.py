"""Contests the answer that somebody points at, or refuses that with the reason (OF9)."""

from games.kit.realtime import PointedAt
from games.kit.say import Seat, illegal, say, stale
from games.ordet_fanger.hearing import heard_since
from games.ordet_fanger.judging import duel_heard
from games.ordet_fanger.moves import Contest
from games.ordet_fanger.state import Message, State, find_message
from games.ordet_fanger.voting import counted


def contest_of(state: State, seat: Seat, pointed: PointedAt, at: int) -> Contest:
    """The contest of a message. Playing it checks whether it was contested already."""
    message = find_message(state, pointed.id)
    if message is None or message.talk:
        _refuse_what_is_no_answer(state, pointed)
    assert message is not None
    if message.struck:
        raise illegal("OF9", say("ordet-fanger-struck-already"))
    if message.seat == seat:
        raise illegal("OF9", say("ordet-fanger-own-answer"))
    for ruling in reversed(state.rulings):
        if message.id in {answer.id for answer in counted(ruling)}:
            return Contest(ruling.number, state.stamp(at), message.id)
    raise _undecisive(state, message)


def _refuse_what_is_no_answer(state: State, pointed: PointedAt) -> None:
    since = heard_since(state)
    if since is None or pointed.at < since:
        raise stale(say("ordet-fanger-answer-too-old"))
    raise illegal("OF5b", say("ordet-fanger-no-answer"))


def _undecisive(state: State, message: Message) -> Exception:
    if duel_heard(state, message.seat, message.at) is state.duel is not None:
        return illegal("OF9", say("ordet-fanger-not-ruled-yet"))
    return illegal("OF9", say("ordet-fanger-decided-nothing"))
