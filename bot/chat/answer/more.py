"""*More* at a lobby: what is pressed on what it has whispered. The whisper is redrawn, and what
becomes of the table is seen on the lobby."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial

from bot.chat.answer import fairness, lobbies, seating
from bot.chat.answer.context import Context
from bot.chat.answer.matches import may_end
from bot.chat.answer.realtime import REALTIME, check_slow_mode
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import InMore, OfBotPlayer, OfLobby
from bot.chat.deliver.errors import Rejected
from bot.chat.press import Clicked, Press
from bot.host.model import TableId
from games.kit.say import Refusal, Say, not_now, say

log = logging.getLogger(__name__)


async def press_more(ctx: Context, press: Press, control: OfLobby | OfBotPlayer) -> Reply:
    """Where the lobby is none any more, the whisper says what has become of it."""
    table = control.table
    if (await ctx.view(table)).phase != "lobby":
        return await _again(ctx, press, table)
    try:
        if isinstance(control, OfBotPlayer):
            await lobbies.tell_bot_player(ctx, press, table)
            return await _again(ctx, press, table)
        return await IN_MORE[control.do](ctx, press, table)
    except Refusal as refusal:
        shown = await _again(ctx, press, table)
        return replace(shown, whisper=ctx.refusal(refusal, press.user))


async def _again(ctx: Context, press: Press, table: TableId, news: Say | None = None) -> Reply:
    return Reply(redraw=await lobbies.more_of(ctx, press, table, news))


async def _say_word(ctx: Context, press: Press, table: TableId) -> Reply:
    show = partial(_again, ctx, press, table, say("chat-word-said"))
    return await lobbies.say_word(ctx, press, OfLobby(table, "word"), show)


async def _leave(ctx: Context, press: Press, table: TableId) -> Reply:
    await ctx.tables.leave(table, press.by)
    return await _again(ctx, press, table, say("cogs-left"))


async def _add_bot_player(ctx: Context, press: Press, table: TableId) -> Reply:
    await lobbies.seat_bot_player(ctx, press, table)
    return await _again(ctx, press, table)


async def _free(ctx: Context, press: Press, table: TableId) -> Reply:
    await ctx.tables.free(table, press.by)
    return await _again(ctx, press, table)


async def _move_to_thread(ctx: Context, press: Press, table: TableId) -> Reply:
    """The lobby's message tells where it is played."""
    posted = await ctx.delivery.answered.board_of(table)
    if posted is None or posted.channel != press.spot.channel:
        raise not_now(say("tables-stale"))
    told, _ = await lobbies.settle_in_thread(ctx, press, table, Clicked(posted.message))
    async with ctx.delivery.queue.turn():
        try:
            await ctx.rest.edit(posted.channel, posted.message, told)
        except Rejected as refused:
            log.info("table=%s: its lobby does not tell of its thread: %s", table, refused)
    return await _again(ctx, press, table)


async def _start_here(ctx: Context, press: Press, table: TableId) -> Reply:
    if await lobbies.lobby_pressed(ctx, press, table):
        raise not_now(say("tables-words-lost"))
    if (await ctx.view(table)).game in REALTIME:
        check_slow_mode(press.spot)
    await ctx.tables.start(table, press.by)
    return await _again(ctx, press, table)


async def _end(ctx: Context, press: Press, table: TableId) -> Reply:
    await ctx.tables.end(table, press.by, await may_end(ctx, press, await ctx.view(table)))
    return await _again(ctx, press, table)


async def _in_words(ctx: Context, press: Press, table: TableId) -> Reply:
    view = await ctx.view(table)
    language = ctx.people.language(press.user)
    return Reply(whisper=ctx.delivery.renderer.in_words(view, view.scene, language))


IN_MORE: Mapping[InMore, Callable[[Context, Press, TableId], Awaitable[Reply]]] = {
    "word": _say_word,
    "leave": _leave,
    "bot": _add_bot_player,
    "free": _free,
    "seating": seating.show,
    "thread": _move_to_thread,
    "start_here": _start_here,
    "end": _end,
    "fair": fairness.show,
    "words": _in_words,
}
