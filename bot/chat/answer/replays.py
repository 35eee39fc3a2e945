"""Looking at a match that is over, move by move; sharing one of its moments; and the match as a
file. Who sat there may look, and who sees the channel where it was played, on that server.

Which moment somebody looks at is kept nowhere but in the buttons below it.
"""

import msgspec
from msgspec.structs import replace

from bot.chat.answer.context import Context, in_private
from bot.chat.answer.respond import Reply
from bot.chat.answer.sharing import check_may_share, was_just_shared
from bot.chat.deliver.attachments import File
from bot.chat.looking_controls import Replaying
from bot.chat.press import Press
from bot.chat.render.content import Content
from bot.chat.render.replays import Moment
from bot.host.model import TableId
from games.kit.match import Record
from games.kit.say import Refusal, Say, Why, malformed, not_now, say

GONE = say("replay-gone")
MOST_DIGITS = 6


async def open_replay(ctx: Context, press: Press, match: str = "", move: int = 0) -> Reply:
    """Of the match that a code names, perhaps with its move, or of the last one that ended in this
    channel."""
    code, _, number = match.strip().lower().partition("-")
    table = TableId(code) if code else await ctx.tables.store.last_ended(press.spot.channel)
    if table is None:
        raise not_now(say("cogs-none-ended-here"))
    if _is_number(number):
        move = move or int(number)
    return await _opened(ctx, press, Replaying(table, move), say("replay-unknown"))


async def of_replay(ctx: Context, press: Press, control: Replaying) -> Reply:
    """What the buttons of a replay do."""
    match control.do:
        case "open":
            return await _opened(ctx, press, control, GONE)
        case "share":
            return await _share(ctx, press, control)
        case "export":
            return await _export(ctx, press, control)
        case "agree":
            await _moment(ctx, press, control)
            past = await ctx.tables.past.agree(control.table, press.by)
            control = replace(control, sees="open" if past.is_open else control.sees)
        case "jump":
            if not _is_number(press.value):
                raise malformed(say("cogs-forged"))
            control = replace(control, move=int(press.value))
    moment = await _moment(ctx, press, control)
    return in_private(press, await ctx.delivery.renderer.drawn_replay(moment, press.user))


async def _opened(ctx: Context, press: Press, control: Replaying, unknown: Say) -> Reply:
    """Whispered, by pictures or in words as the person has chosen."""
    in_words = ctx.delivery.renderer.prefers_words(press.user)
    moment = await _moment(ctx, press, replace(control, in_words=in_words), unknown)
    return Reply(whisper=await ctx.delivery.renderer.drawn_replay(moment, press.user))


async def _moment(ctx: Context, press: Press, control: Replaying, unknown: Say = GONE) -> Moment:
    """What somebody may see; raises a Refusal for those who may not look at it. A match that they
    may not know of is as unknown as one that there never was."""
    user = press.user
    try:
        view = await ctx.view(control.table)
    except Refusal as refusal:
        if refusal.why is not Why.STALE:
            raise
        raise not_now(unknown) from refusal
    pointer = view.pointer
    is_own_thread = pointer is not None and pointer.message == view.place.thread
    place = view.place.around if is_own_thread else view.place
    if user not in view.people and not ctx.rights.sees(place, press):
        raise not_now(say("replay-unknown"))
    if view.phase != "ended":
        raise not_now(say("replay-not-over"))
    if not view.has_been_played:
        raise not_now(say("replay-not-played"))
    past = await ctx.tables.past.past(control.table)
    move = min(control.move, past.replay.last)
    moment = Moment(
        view=view,
        past=past,
        move=move,
        sees=control.sees,
        seat=past.seat_of(user, move),
        sat=past.sat(user),
        agreed=user in past.agreed,
        in_words=control.in_words,
    )
    return moment if moment.sees in moment.offered else moment.as_all_saw_it()


async def _share(ctx: Context, press: Press, control: Replaying) -> Reply:
    """Posts it for everybody in this channel, on the server where the match was played: as all saw
    it, or with all hands open where all agreed to that."""
    moment = await _moment(ctx, press, control)
    if press.spot.guild is None or press.spot.guild != moment.view.place.guild:
        raise not_now(say("replay-not-shared-here"))
    place = check_may_share(ctx, press)
    if moment.sees == "own":
        moment = moment.as_all_saw_it()
    if was_just_shared(ctx, press, replace(moment.control, in_words=False)):
        return Reply()
    return Reply(public=await ctx.delivery.renderer.drawn_shared(moment, place))


async def _export(ctx: Context, press: Press, control: Replaying) -> Reply:
    """What /verify, the terminal table and `./spelvarden replay` read."""
    await _moment(ctx, press, control)
    record = await ctx.tables.past.record(control.table)
    told = ctx.text(say("replay-exported"), ctx.people.language(press.user))
    return Reply(whisper=Content(plain=told), file=record_file(record, control.table))


def record_file(record: Record, table: TableId) -> File:
    return File(f"{record.game}-{table}.json", msgspec.json.encode(record))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
