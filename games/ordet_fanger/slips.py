"""The slip of each ruling that has just been told: what anybody needs to judge it again (OF6)."""

from collections.abc import Iterator

from games.kit.scenes import Given, Slip
from games.ordet_fanger.events import Tied, Won
from games.ordet_fanger.judging import MS, Answers, stamp
from games.ordet_fanger.state import NOBODY, Ruling, State
from games.ordet_fanger.story import stamps_line, why_others_lost


def slips_of(state: State) -> Iterator[Slip]:
    for event in state.news:
        if isinstance(event, Won | Tied):
            yield _slip(state, event, _ruling_of(state, event))


def _ruling_of(state: State, event: Won | Tied) -> Ruling:
    """The newest ruling with these stamps."""
    told = sorted(_stamps(event))
    return next(
        ruling
        for ruling in reversed(state.rulings)
        if sorted(stamp(answers) for answers in ruling.answers if answers) == told
    )


def _stamps(event: Won | Tied) -> tuple[int, ...]:
    if isinstance(event, Tied):
        return event.stamps
    return (event.stamp,) if event.other_stamp is None else (event.stamp, event.other_stamp)


def _slip(state: State, event: Won | Tied, ruling: Ruling) -> Slip:
    options = state.options
    one, other = ruling.answers
    return Slip(
        brief=stamps_line(_stamps(event)),
        sides=(_given(one), _given(other)),
        winner=None if ruling.winner == NOBODY else ruling.winner,
        margin=options.tie_margin,
        settled=options.settle_time,
        limit=options.time_limit * MS or None,
        by_vote=ruling.by_vote,
        lost=why_others_lost(state, event) if isinstance(event, Won) else None,
    )


def _given(answers: Answers) -> tuple[Given, ...]:
    return tuple(Given(message.seat, message.id, message.at) for message in answers)
