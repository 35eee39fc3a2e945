"""What anybody can check: what a match's shuffles and dice come from, in the lobby, in the message
at its start and whenever somebody asks; and the slip by which a race can be judged again."""

from collections.abc import Iterator
from typing import Literal

from bot.chat.people import mention
from bot.chat.render.content import Content, Text, boxed
from bot.chat.render.seats import house_lines
from bot.chat.render.speech import (
    BETWEEN,
    SECOND_MS,
    Speech,
    code,
    labelled,
    message_link,
    small,
)
from bot.host.model import Place, Posted, Word
from bot.host.views import View
from games.kit.say import Say, Who, say
from games.kit.scenes import Given, Slip
from games.kit.stamps import time_of_day


def commitment_line(view: View, speech: Speech) -> str:
    return small(speech.line(say("chat-commitment", hash=view.commitment)))


def words_lines(view: View, speech: Speech) -> Iterator[str]:
    """The words in one small line. What people have typed goes round Fluent, which takes no more
    than 1,000 characters."""
    if view.salting.words:
        listed = BETWEEN.join(map(_word, view.salting.words))
        yield small(labelled(speech.line(say("chat-words")), listed))


def lobby_lines(view: View, speech: Speech) -> Iterator[str]:
    """What must be public before the match: the commitment in the message whose id is mixed in, and
    the words."""
    yield commitment_line(view, speech)
    yield from words_lines(view, speech)
    if view.salting.asks_anew:
        yield small(speech.line(say("chat-words-lost")))


def foundation(view: View, speech: Speech) -> Iterator[str]:
    """The commitment, the lobby's message and the words, each in one small line."""
    yield commitment_line(view, speech)
    lobby = view.salting.lobby
    if lobby is not None:
        link = f"{code(str(lobby.message))} {message_link(view.place.guild, lobby)}"
        yield small(labelled(speech.line(say("chat-lobby-message")), link))
    yield from words_lines(view, speech)


def start_post(view: View, speech: Speech) -> Content:
    """The message that stands from the start on as it is."""
    lines = (
        speech.line(say("chat-foundation")),
        *foundation(view, speech),
        *house_lines(view, speech),
        small(speech.line(_claim("after", view))),
        small(speech.line(say("chat-table", table=view.table))),
    )
    return boxed(view.game, Text("\n".join(lines)))


def fair_play_lines(view: View, speech: Speech) -> Iterator[str]:
    """For whoever asks: how it works and, until the check itself tells it, how much it proves and
    what it is checked against."""
    yield speech.line(say("chat-fair-play"))
    if view.phase != "ended":
        yield speech.line(_claim("before" if view.phase == "lobby" else "after", view))
        yield from foundation(view, speech)
    yield small(speech.line(say("chat-table", table=view.table)))


def _word(word: Word) -> str:
    return f"{mention(word.user)} {code(word.text)}"


def _claim(when: Literal["before", "after"], view: View) -> Say:
    """No more than is true. Whoever knows the secret can try words of his own until they fit what
    stands already; so it is the last one that counts, and that nothing else has changed since."""
    salting = view.salting
    if not salting.words:
        return say(f"chat-fair-{when}", words="none", who="")
    last = mention(salting.words[-1].user)
    words = "stirred" if salting.is_stirred else "last"
    return say(f"chat-fair-{when}", words=words, who=last)


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
    elif slip.limit is None:
        yield say("chat-slip-alone-no-limit")
    else:
        yield say("chat-slip-alone", seconds=slip.limit // SECOND_MS)
    if slip.by_vote:
        yield say("chat-slip-by-vote")
    yield say("chat-slip-margin", ms=slip.margin)
    yield say("chat-slip-settled", ms=slip.settled)
