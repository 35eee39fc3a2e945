"""What a match's shuffles and rolls can be checked against, and once it is over the check itself:
each of them recomputed, and each race judged again, with the match as a file."""

import asyncio
import logging
from collections.abc import Iterator

import msgspec

import games
from bot.chat.answer.desk import Desk, note
from bot.chat.answer.replies import Reply
from bot.chat.deliver.callbacks import File
from bot.chat.press import Press
from bot.chat.render.content import Content
from bot.chat.render.fairness import fair_play_lines
from bot.chat.render.speech import BETWEEN, code, labelled
from bot.chat.safe import markdown, one_line, shortened
from bot.chat.verifying import UNPLAYABLE, JudgedAgain, judge_again, recomputed
from bot.host.model import TableId
from bot.words.words import Language
from games.kit.aloud import PlayedAloud
from games.kit.match import Record
from games.kit.refusals import Refusal, not_now
from games.kit.say import Say, say

log = logging.getLogger(__name__)

LONGEST_SHOWN = 60


async def show(desk: Desk, press: Press, table: TableId) -> Reply:
    """To whoever presses *Fair play*, at the table or not."""
    view = await desk.view(table)
    speech = desk.speech(view, press.user)
    told = "\n".join(fair_play_lines(view, speech))
    if view.phase != "ended":
        return Reply(whisper=note(told))
    checked, file = await _checked(desk, table, speech.language)
    return Reply(whisper=Content(plain=f"{told}\n{checked}"), file=file)


async def verify(desk: Desk, press: Press, table: str = "") -> Reply:
    """Of this table, or of the one whose match was the last to end in this channel."""
    table = table.strip().lower() or await _last_here(desk, press)
    text, file = await _checked(desk, table, desk.people.language(press.user))
    return Reply(whisper=Content(plain=text), file=file)


async def _checked(desk: Desk, table: TableId, language: Language) -> tuple[str, File]:
    """What came of it, and the match."""
    record = await desk.tables.record(table)
    calls, wrong = recomputed(record)
    message = say(
        "cogs-verified", calls=calls, wrong=wrong, hash=record.commitment, secret=record.secret
    )
    judged = [desk.text(line, language) for line in await _judged(record)]
    house = await _house_lines(desk, record, language)
    told = map(markdown, (desk.text(message, language), *judged, *house))
    text = "\n".join((*told, _salts(desk, record, language)))
    return text, File(f"{record.game}-{table}.json", msgspec.json.encode(record))


async def _house_lines(desk: Desk, record: Record, language: Language) -> tuple[str, ...]:
    """What comes of it if the house thinks each of its moves again."""
    try:
        found = await desk.rethinking.verdict(record)
    except Refusal as refusal:
        return (desk.text(refusal.message, language),)
    if found is None:
        return ()
    seats = range(record.seats)
    names = {seat: desk.text(say("chat-player", number=seat + 1), language) for seat in seats}
    return (desk.words.text(found.message, language, names),)


async def _judged(record: Record) -> tuple[Say, ...]:
    """What comes of it if a match that was played aloud is judged again."""
    if not issubclass(games.find(record.game), PlayedAloud):
        return ()
    try:
        again = await asyncio.to_thread(judge_again, record)
    except UNPLAYABLE as error:
        log.warning("a match of %s can't be judged again: %s", record.game, error)
        return (say("cogs-not-judged"),)
    return tuple(_told(again))


def _told(again: JudgedAgain) -> Iterator[Say]:
    if again.wrong is not None:
        yield say("cogs-judged-otherwise", number=again.wrong.move)
    elif again.judged:
        yield say("cogs-judged-same", count=again.judged)
    if again.voted:
        yield say("cogs-judged-voted", count=again.voted)
    if again.without_ids:
        yield say("cogs-judged-without", count=again.without_ids)


def _salts(desk: Desk, record: Record, language: Language) -> str:
    """What was mixed in, in order; those of older versions may be too long to be shown whole."""
    label = desk.text(say("chat-salts"), language)
    shown = (
        code(shortened(one_line(salt.replace("`", "'")), LONGEST_SHOWN)) for salt in record.salts
    )
    return labelled(label, BETWEEN.join(shown) or "–")


async def _last_here(desk: Desk, press: Press) -> TableId:
    table = await desk.tables.store.last_ended(press.spot.channel)
    if table is None:
        raise not_now(say("cogs-none-ended-here"))
    return table
