"""Somebody whose direct messages are closed is told, beside the answer to a press of theirs, how to
see their cards: nobody else reads it."""

import logging

from bot.chat.answer.context import Context
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import Deed, write
from bot.chat.press import Press
from bot.chat.render.content import BUTTON_LABEL, Button, Row
from bot.host.model import TableId
from bot.host.ports import StoreError
from bot.host.views import View
from games.kit.say import Refusal, Say, say

log = logging.getLogger(__name__)


async def tell_new_player(ctx: Context, press: Press, table: TableId) -> Reply:
    """Beside what somebody sees who has just sat down. Their hand's own message, which has been
    posted by now, shows whether direct messages get through."""
    view = await ctx.view(table, press.user)
    reach = "open" if view.viewer is None else await ctx.delivery.dm.reach(table, press.user)
    if reach == "barred" and ctx.delivery.dm.tells_barred(press.user):
        return _how_to_play(ctx, press, view, say("cogs-dm-barred"))
    return await _tell(ctx, press, view) if reach == "closed" else Reply()


async def tell_player(ctx: Context, press: Press) -> Reply | None:
    """Beside any answer, if there is anybody to play with: alone with the bot player one's hand
    stands below the board by itself."""
    for table in ctx.tables.directory.of(press.user):
        try:
            view = await ctx.view(table, press.user)
        except Refusal:
            continue
        others = [
            each for each in view.seats if each.bot_player is None and each.user != press.user
        ]
        if not view.is_realtime and view.place.guild == press.spot.guild and others:
            return await _tell(ctx, press, view)
    return None


async def _tell(ctx: Context, press: Press, view: View) -> Reply:
    try:
        if await ctx.delivery.dm.tells_closed(press.user, view.place.guild or 0):
            return _how_to_play(ctx, press, view, say("cogs-dm-closed"))
    except StoreError as error:
        log.warning("user=%d is not told yet how to play: %s", press.user, error)
    return Reply()


def _how_to_play(ctx: Context, press: Press, view: View, told: Say) -> Reply:
    label = ctx.nameless_speech(press.user).label(say("chat-do-hand"), BUTTON_LABEL)
    hand = Row((Button(label, write(Deed(view.table, "hand"))),))
    return Reply(whisper=ctx.sentence(told, press.user).followed_by(hand))
