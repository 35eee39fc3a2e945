"""What anybody can check: the seal of a match's secret, on one small line in the lobby and at the
start, and everything else on request; and the slip by which a race can be judged again."""

from collections.abc import Iterator, Sequence
from typing import Literal

from bot.chat.custom_ids import OfRuling, write
from bot.chat.people import mention
from bot.chat.render import speech as md
from bot.chat.render.content import BUTTON_LABEL, Button, Content, Text
from bot.host.model import Place, Posted, TableId, Word
from bot.host.views import View
from games.kit.chance import seal
from games.kit.say import Say, Who, say
from games.kit.scenes import Given, Slip
from games.kit.stamps import time_of_day


def lobby_lines(view: View, speech: md.Speech) -> Iterator[str]:
    """What must be public before the match, on one line: the seal in the message whose id is mixed
    in, and the words. What people have typed goes round Fluent, which takes no more than 1,000
    characters."""
    yield md.small(md.BETWEEN.join((seal_of(view), *map(_word, view.salting.words))))
    if view.salting.asks_anew:
        yield md.small(speech.line(say("chat-words-lost")))


def seal_of(view: View, lobby: Posted | None = None) -> str:
    """With a lobby it leads to that."""
    shown = md.code(seal(view.commitment))
    return f"🔒 {shown if lobby is None else _link(shown, view, lobby)}"


def seal_post(view: View, speech: md.Speech) -> Content:
    """The line that stands from the start on as it is: the seal, which leads to the message whose
    id is mixed in unless that is this very one, the words, and at which seats and level the bot
    player plays."""
    lobby = view.salting.lobby
    words = map(_word, view.salting.words)
    bot_player = (
        speech.line(say("chat-bot-seat", who=f"🤖 {seat + 1}", level=sitting.bot_player))
        for seat, sitting in enumerate(view.seats)
        if sitting.bot_player is not None
    )
    return Content((Text(md.small(md.BETWEEN.join((seal_of(view, lobby), *words, *bot_player)))),))


def _link(label: str, view: View, lobby: Posted) -> str:
    return f"[{label}]({md.message_link(view.place.guild, lobby)})"


def fair_play_lines(view: View, speech: md.Speech) -> Iterator[str]:
    """On request: how it works and, before the check itself tells it, how much it proves and what
    it is checked against."""
    if view.is_lesson:
        yield speech.line(say("lesson-deal"))
        yield md.small(speech.line(say("chat-table", table=view.table)))
        return
    yield speech.line(say("chat-fair-play"))
    if view.phase != "ended":
        yield speech.line(_claim("before" if view.phase == "lobby" else "after", view))
        yield from map(md.item, _foundation(view, speech))
    yield md.small(speech.line(say("chat-table", table=view.table)))


def _foundation(view: View, speech: md.Speech) -> Iterator[str]:
    """The seal and the whole hash, the lobby's message, and the words."""
    told = say("chat-commitment", seal=seal(view.commitment), hash=view.commitment)
    yield speech.line(told)
    lobby = view.salting.lobby
    if lobby is not None:
        link = _link(md.code(str(lobby.message)), view, lobby)
        yield md.labelled(speech.line(say("chat-lobby-message")), link)
    if view.salting.words:
        listed = md.BETWEEN.join(map(_word, view.salting.words))
        yield md.labelled(speech.line(say("chat-words")), listed)


def _word(word: Word) -> str:
    return f"{mention(word.user)} {md.code(word.text)}"


def _claim(when: Literal["before", "after"], view: View) -> Say:
    """No more than is true. Whoever knows the secret can try words of his own until they fit what
    stands already; so it is the last one that counts, and that nothing else has changed since."""
    salting = view.salting
    if not salting.words:
        return say(f"chat-fair-{when}", words="none", who="")
    last = mention(salting.words[-1].user)
    words = "stirred" if salting.is_stirred else "last"
    return say(f"chat-fair-{when}", words=words, who=last)


def slip_button(table: str, speech: md.Speech) -> Button:
    """Below a ruling: leads to its slip."""
    label = speech.label(say("chat-do-fair"), BUTTON_LABEL)
    return Button(label, write(OfRuling(TableId(table))))


def slip_lines(slips: Sequence[Slip], place: Place, speech: md.Speech) -> Iterator[str]:
    """How a race has been ruled, before all else that can be checked."""
    if slips:
        yield md.bold(speech.line(say("chat-slip", count=len(slips))))
        yield from (slip_line(slip, place, speech) for slip in slips)


def slip_line(slip: Slip, place: Place, speech: md.Speech) -> str:
    given = sorted((side for side in slip.sides if side), key=lambda side: side[-1].at)
    times = md.BETWEEN.join(_side(side, place, speech) for side in given)
    rest = (speech.line(each) for each in _rule(slip, [side[-1].at for side in given]))
    return md.BETWEEN.join((speech.line(say("chat-slip-times", times=times)), *rest))


def _side(side: tuple[Given, ...], place: Place, speech: md.Speech) -> str:
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
    link = md.message_link(place.guild, Posted(place.spot, int(given.message)))
    return f"[{time}]({link})"


def _rule(slip: Slip, stamps: list[int]) -> Iterator[Say]:
    if len(stamps) > 1:
        yield say("chat-slip-gap", ms=stamps[1] - stamps[0])
    elif slip.lost is not None:
        yield slip.lost
    if slip.limit is None:
        yield say("chat-slip-no-limit")
    else:
        yield say("chat-slip-limit", seconds=slip.limit // md.SECOND_MS)
    if slip.by_vote:
        yield say("chat-slip-by-vote")
    yield say("chat-slip-margin", ms=slip.margin)
    yield say("chat-slip-settled", ms=slip.settled)
