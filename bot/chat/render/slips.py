"""A ruling's slip: one small line by which anybody can judge a race again, with a link to each
answer. The id in a link holds the time at which Discord took the message."""

from collections.abc import Iterator

from bot.chat.render.speech import BETWEEN, SECOND_MS, Speech, message_link, small
from bot.host.model import Place, Posted
from games.kit.say import Say, Who, say
from games.kit.scenes import Given, Slip
from games.kit.stamps import time_of_day


def slip_line(slip: Slip, place: Place, speech: Speech) -> str:
    given = sorted((side for side in slip.sides if side), key=lambda side: side[-1].at)
    times = BETWEEN.join(_side(side, place, speech) for side in given)
    rest = (speech.line(each) for each in _rule(slip, [side[-1].at for side in given]))
    return small(BETWEEN.join((speech.line(say("chat-slip-times", times=times)), *rest)))


def _side(side: tuple[Given, ...], place: Place, speech: Speech) -> str:
    """Of each player the name once, and behind it the times of his answers."""
    said: dict[int, list[str]] = {}
    for given in side:
        said.setdefault(given.seat, []).append(_time(given, place))
    return ", ".join(f"{speech.line(Who(seat))} {' '.join(times)}" for seat, times in said.items())


def _time(given: Given, place: Place) -> str:
    """What was not said by a message has nothing to link to."""
    time = time_of_day(given.at)
    if not given.message.isdecimal():
        return time
    link = message_link(place.guild, Posted(place.spot, int(given.message)))
    return f"[{time}]({link})"


def _rule(slip: Slip, stamps: list[int]) -> Iterator[Say]:
    if len(stamps) > 1:
        yield say("chat-slip-gap", ms=stamps[1] - stamps[0])
    else:
        yield say("chat-slip-alone", seconds=slip.limit // SECOND_MS)
    if slip.by_vote:
        yield say("chat-slip-by-vote")
    yield say("chat-slip-margin", ms=slip.margin)
    yield say("chat-slip-settled", ms=slip.settled)
