"""What the bot player contests, and how it votes (OF9): by what its lists let it doubt, and of that
`minds` percent."""

from games.kit.bot_player import BotMove, Mind
from games.kit.say import Who, say
from games.ordet_fanger import state as ordet
from games.ordet_fanger.answers import KnownAnswers, stands_in
from games.ordet_fanger.cards import CardSets
from games.ordet_fanger.duels import place_in
from games.ordet_fanger.judging import stamp
from games.ordet_fanger.looking_up import answers_for, doubts
from games.ordet_fanger.moves import Ballot, Contest, Move
from games.ordet_fanger.voting import contestable

Thought = BotMove[Move]

CONTEST_MS = 1_000
CONTEST_SPREAD_MS = 1_500
"""It contests after a moment for reading, and before anybody can draw (DRAW_SHUT_MS)."""


def contest(sets: CardSets, state: ordet.State, mind: Mind, minds: int) -> Thought | None:
    """A contest of an answer that it lost to and doubts: the more rarely, the more contested
    answers the table has accepted."""
    often = minds // (1 + len(state.accepted))
    for ruling in state.rulings:
        place = place_in(state, ruling.duel, mind.seat)
        if ruling.winner == ordet.NOBODY or place is None or place == ruling.winner:
            continue
        rng = mind.rng.fork("contest", ruling.number)
        if not rng.percent(often):
            continue
        for about in contestable(sets, state, ruling):
            message = ordet.find_message(state, about)
            if message is None or not _doubts(sets, state, ruling, message, mind):
                continue
            why = say("ordet-fanger-why-contest", text=message.text)
            wait = CONTEST_MS + rng.below(CONTEST_SPREAD_MS)
            return BotMove(Contest(ruling.number, mind.at, about), why, wait, ruling.at)
    return None


def ballot(
    sets: CardSets, state: ordet.State, vote: ordet.Vote, mind: Mind, minds: int
) -> Thought | None:
    """Its ballot. Stamps say who was first. An answer passes unless it is doubted; and also as
    often as it would not have been contested."""
    if vote.ballots[mind.seat]:
        return None
    ruling = ordet.ruling_of(state, vote.ruling)
    assert ruling is not None
    if not vote.about:
        left, right = ruling.answers
        first = 0 if stamp(left) <= stamp(right) else 1
        why = say("ordet-fanger-why-first", who=Who(ruling.answers[first][-1].seat))
        return BotMove(Ballot(str(first), mind.at), why, since=vote.began)
    message = ordet.find_message(state, vote.about)
    assert message is not None
    is_strict = vote.seat == mind.seat or mind.rng.fork("vote").percent(minds)
    if is_strict and _doubts(sets, state, ruling, message, mind):
        choice, why = "reject", say("ordet-fanger-why-reject")
    elif _is_listed(sets, state, ruling, message, mind):
        choice, why = "accept", say("ordet-fanger-why-listed")
    else:
        choice, why = "accept", say("ordet-fanger-why-lenient")
    return BotMove(Ballot(choice, mind.at), why, since=vote.began)


def _doubts(
    sets: CardSets, state: ordet.State, ruling: ordet.Ruling, message: ordet.Message, mind: Mind
) -> bool:
    """Whether it doubts an answer; never without lists."""
    known: KnownAnswers | None = mind.answers
    return known is not None and doubts(sets, state, ruling.duel, message, known)


def _is_listed(
    sets: CardSets, state: ordet.State, ruling: ordet.Ruling, message: ordet.Message, mind: Mind
) -> bool:
    known: KnownAnswers | None = mind.answers
    if known is None:
        return False
    answers = answers_for(sets, state, ruling.duel, message.seat, known)
    return stands_in(message.text, answers)
