"""*More* at a lobby: what is pressed on what it has whispered. The whisper is redrawn, and what
becomes of the table is seen on the lobby."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial

from bot.chat.answer import fairness, seating
from bot.chat.answer.aloud import check_slow_mode
from bot.chat.answer.desk import Desk
from bot.chat.answer.lobbies import (
    lobby_pressed,
    more_of,
    say_word,
    seat_house,
    settle_in_thread,
    tell_house,
)
from bot.chat.answer.matches import may_end
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import InMore, OfHouse, OfLobby
from bot.chat.deliver.wire import REFUSALS
from bot.chat.press import Clicked, Press
from bot.host.model import TableId
from games.kit.refusals import Refusal, not_now
from games.kit.say import Say, say

log = logging.getLogger(__name__)


async def press_more(desk: Desk, press: Press, control: OfLobby | OfHouse) -> Reply:
    """Where the lobby is none any more, the whisper says what has become of it."""
    table = control.table
    if (await desk.view(table)).phase != "lobby":
        return await _again(desk, press, table)
    try:
        if isinstance(control, OfHouse):
            await tell_house(desk, press, table)
            return await _again(desk, press, table)
        return await IN_MORE[control.do](desk, press, table)
    except Refusal as refusal:
        shown = await _again(desk, press, table)
        return replace(shown, whisper=desk.refusal(refusal, press.user))


async def _again(desk: Desk, press: Press, table: TableId, news: Say | None = None) -> Reply:
    return Reply(redraw=await more_of(desk, press, table, news))


async def _say_word(desk: Desk, press: Press, table: TableId) -> Reply:
    show = partial(_again, desk, press, table, say("chat-word-said"))
    return await say_word(desk, press, OfLobby(table, "word"), show)


async def _leave(desk: Desk, press: Press, table: TableId) -> Reply:
    await desk.tables.leave(table, press.by)
    return await _again(desk, press, table, say("cogs-left"))


async def _add_house(desk: Desk, press: Press, table: TableId) -> Reply:
    await seat_house(desk, press, table)
    return await _again(desk, press, table)


async def _free(desk: Desk, press: Press, table: TableId) -> Reply:
    await desk.tables.free(table, press.by)
    return await _again(desk, press, table)


async def _move_to_thread(desk: Desk, press: Press, table: TableId) -> Reply:
    """The lobby's message tells where it is played."""
    posted = await desk.delivery.shown.board_of(table)
    if posted is None or posted.channel != press.spot.channel:
        raise not_now(say("tables-stale"))
    told, _ = await settle_in_thread(desk, press, table, Clicked(posted.message))
    async with desk.delivery.outbox.turn():
        try:
            await desk.wire.edit(posted.channel, posted.message, told)
        except REFUSALS as refused:
            log.info("table=%s: its lobby does not tell of its thread: %s", table, refused)
    return await _again(desk, press, table)


async def _start_here(desk: Desk, press: Press, table: TableId) -> Reply:
    if await lobby_pressed(desk, press, table):
        raise not_now(say("tables-words-lost"))
    check_slow_mode(press.spot)
    await desk.tables.start(table, press.by)
    return await _again(desk, press, table)


async def _end(desk: Desk, press: Press, table: TableId) -> Reply:
    await desk.tables.end(table, press.by, may_end(desk, press))
    return await _again(desk, press, table)


async def _in_words(desk: Desk, press: Press, table: TableId) -> Reply:
    view = await desk.view(table)
    language = desk.people.language(press.user)
    return Reply(whisper=desk.delivery.renderer.in_words(view, view.scene, language))


IN_MORE: Mapping[InMore, Callable[[Desk, Press, TableId], Awaitable[Reply]]] = {
    "word": _say_word,
    "leave": _leave,
    "house": _add_house,
    "free": _free,
    "seating": seating.show,
    "thread": _move_to_thread,
    "start_here": _start_here,
    "end": _end,
    "fair": fairness.show,
    "words": _in_words,
}
