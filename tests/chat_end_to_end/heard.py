"""What has rung in an evening, beside what there ought to have been."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.chat.custom_ids import OfAbsent, parse
from bot.chat.people import language_of
from bot.chat.press import stamp_of
from bot.chat.render.speech import Speech, channel_link, game_name
from bot.host.model import Stamp, TableId, User
from bot.playground.client import Someone, buttons
from bot.playground.people.views import MessagePosted, SeenMessage
from bot.words.words import Words
from games.kit.say import say
from tests.chat_end_to_end.rings import Due, Moment, spans

WORDS = Words()
LATE_MS = 12_000
"""A leap and what it takes to send: so late a call may be seen."""
EARLY_MS = 500
FEWEST_MS = 10_000
"""Whoever is called has at least so long before the clock moves."""
KINDS = {"begun": "start", "begun-yours": "start", "turn": "turn", "vote": "vote"}
KINDS |= {"rematch": "rematch"}


class Rung(NamedTuple):
    """One that there was."""

    table: TableId
    user: User
    row: str
    at: Stamp
    is_direct: bool


def heard(someone: Someone, moments: Sequence[Moment]) -> Iterator[Rung]:
    """What has rung for somebody; every one of these is worded as one of the calls, and in their
    own language."""
    rung = {m.id: m for m in _posted(someone) if m.rings}
    for message in rung.values():
        yield _read(someone, message, moments)


def _posted(someone: Someone) -> Iterator[SeenMessage]:
    return (news.message for news in someone.news if isinstance(news, MessagePosted))


def _read(someone: Someone, message: SeenMessage, moments: Sequence[Moment]) -> Rung:
    at, user = stamp_of(int(message.id)), int(someone.id)
    is_direct = someone.channels[message.channel].kind == "dm"
    controls = (parse(str(button.get("custom_id", ""))) for button in buttons(message))
    question = next((each for each in controls if isinstance(each, OfAbsent)), None)
    if question is not None:
        return Rung(question.table, user, "question", at, is_direct)
    speech = Speech(WORDS, language_of(someone.me.locale), {})
    there = {moment.table: moment for moment in moments if moment.at <= at + EARLY_MS}
    for table, moment in reversed(there.items()):
        for row, sentence in _sentences(moment, speech, is_direct=is_direct):
            if sentence in message.content:
                return Rung(table, user, row, at, is_direct)
    raise AssertionError(f"no call in the language of {someone.me.name}: {message.content}")


def _sentences(moment: Moment, speech: Speech, *, is_direct: bool) -> Iterator[tuple[str, str]]:
    """How each row of the table calls somebody to a table."""
    game, place = game_name(moment.game), channel_link(moment.spot)
    for what, row in KINDS.items():
        if is_direct:
            yield row, speech.line(say("chat-call-there", game=game, place=place, what=what))
        else:
            yield row, speech.line(say("chat-call", game=game, what=what))
    open_ended = "\N{SYMBOL FOR NULL}"
    if is_direct:
        told = say("chat-call-reminder-there", game=game, place=place, when=open_ended)
    else:
        told = say("chat-call-reminder", game=game, when=open_ended)
    yield "clock", speech.line(told).partition(open_ended)[0]


def differences(due: Iterable[Due], rung: Iterable[Rung]) -> list[str]:
    """Calls that were not made, and those that the table does not have."""
    left, wrong = sorted(due, key=lambda each: each.at), []
    for ring in sorted(rung, key=lambda each: each.at):
        found = next((each for each in left if _is_same(each, ring)), None)
        if found is None:
            wrong.append(f"not in the table of calls: {ring}")
        else:
            left.remove(found)
    return wrong + [f"never rang: {each}" for each in left]


def _is_same(due: Due, ring: Rung) -> bool:
    is_in_time = due.at - EARLY_MS <= ring.at <= due.at + LATE_MS
    return due[:3] == ring[:3] and is_in_time


def unannounced(moments: Sequence[Moment], rung: Iterable[Rung], end: Stamp) -> list[str]:
    """The moves that the clock has made for people who had not been called in time."""
    calls = defaultdict(list)
    for ring in rung:
        calls[ring.table, ring.user].append(ring.at)
    found = []
    for table in {moment.table for moment in moments}:
        own = [moment for moment in moments if moment.table == table]
        moved = {(moment.moved, moment.at) for moment in own if moment.moved is not None}
        for span in spans(own, end):
            if (span.user, span.end) not in moved or span.asked.is_forced:
                continue
            in_time = range(span.begin, span.end - min(FEWEST_MS, (span.end - span.begin) // 2))
            if not any(at in in_time for at in calls[table, span.user]):
                found.append(f"the clock moved unannounced: {span}")
    return found
