"""What a match's shuffles and rolls can be checked against, and once it is over the check itself,
by the rules, with the match as a file."""

import asyncio
from collections.abc import Iterator, Sequence

from bot.chat.answer.context import Context, beside, note
from bot.chat.answer.replays import record_file
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import OfRuling
from bot.chat.deliver.attachments import File
from bot.chat.press import Press
from bot.chat.render.content import Content
from bot.chat.render.fairness import fair_play_lines, slip_lines
from bot.chat.render.speech import BETWEEN, code, labelled
from bot.chat.safe import markdown, one_line
from bot.chat.verifying.report import Verdict, listed_only
from bot.host.model import TableId
from bot.languages import Language
from games.kit.chance import seal
from games.kit.match import Record
from games.kit.say import Refusal, not_now, say, stale

LONGEST_PLAIN = 2_000
"""The most characters that Discord takes in a message's text."""
MORE = "…"


async def show(ctx: Context, press: Press, table: TableId) -> Reply:
    """For everybody who presses *Fair play*, at the table or not."""
    view = await ctx.view(table)
    speech = ctx.speech(view, press.user)
    told = "\n".join(fair_play_lines(view, speech))
    if view.phase != "ended":
        return beside(ctx, press, Reply(whisper=note(told)))
    checked, file = await _checked(ctx, table, speech.language, LONGEST_PLAIN - len(told) - 1)
    return Reply(whisper=Content(plain=f"{told}\n{checked}"), file=file)


async def show_ruling(ctx: Context, press: Press, control: OfRuling) -> Reply:
    """The same below a ruling: how that was made, which no later one changes."""
    view = await ctx.view(control.table)
    message = 0 if press.clicked is None else press.clicked.id
    said = await ctx.delivery.news(control.table, message)
    if said is None or not said.scene.slips:
        raise stale(say("tables-stale"))
    lines = slip_lines(said.scene.slips, view.place, ctx.speech(view, press.user))
    return Reply(whisper=note("\n".join(lines)))


async def verify(ctx: Context, press: Press, table: str = "") -> Reply:
    """Of this table, or of the one whose match was the last to end in this channel."""
    found = TableId(table.strip().lower() or await _last_here(ctx, press))
    text, file = await _checked(ctx, found, ctx.people.language(press.user), LONGEST_PLAIN)
    return Reply(whisper=Content(plain=text), file=file)


async def _checked(ctx: Context, table: TableId, language: Language, room: int) -> tuple[str, File]:
    """What came of it, in so many characters, and the match."""
    record = await ctx.tables.past.record(table)
    seats = range(record.seats)
    names = {seat: ctx.text(say("chat-player", number=seat + 1), language) for seat in seats}
    report = await _report(ctx, record)
    shown = {"seal": seal(record.commitment), "hash": record.commitment}
    proof = say("verify-proof", secret=record.secret, **shown)
    lines = (ctx.words.text(each, language, names) for each in (*report.lines, proof))
    *found, proven = (markdown(one_line(line)) for line in lines)
    end = (proven, _salts(ctx, record, language))
    text = "\n".join((*_fitting(found, room - sum(map(len, end)) - len(end)), *end))
    return text, record_file(record, table)


def _fitting(lines: Sequence[str], room: int) -> Iterator[str]:
    """As many whole lines as there is room for: what is wrong stands first. The rest is told by
    `verify` at a terminal."""
    for number, line in enumerate(lines):
        room -= len(line) + 1
        if room < len(MORE) and (number < len(lines) - 1 or room < 0):
            yield MORE
            return
        yield line


async def _report(ctx: Context, record: Record) -> Verdict:
    """Where nobody has the time for it, what can be told at once."""
    try:
        return await ctx.verifier.report(record)
    except Refusal as refusal:
        return await asyncio.to_thread(listed_only, record, refusal.message)


def _salts(ctx: Context, record: Record, language: Language) -> str:
    """What was mixed in, in order."""
    label = ctx.text(say("chat-salts"), language)
    return labelled(label, BETWEEN.join(map(code, record.salts)) or "–")


async def _last_here(ctx: Context, press: Press) -> TableId:
    table = await ctx.tables.store.last_ended(press.spot.channel)
    if table is None:
        raise not_now(say("cogs-none-ended-here"))
    return table
