"""The lesson of a game is offered once to everybody who plays that for the first time."""

import logging
from collections.abc import Awaitable
from dataclasses import replace
from functools import partial

from bot.chat.answer.context import Context
from bot.chat.answer.respond import Reply
from bot.chat.press import Press
from bot.chat.render.lessons import offer
from bot.host.model import TableId
from bot.host.ports import StoreError

log = logging.getLogger(__name__)


async def with_offer(
    ctx: Context, press: Press, table: TableId, before: Awaitable[Reply | None]
) -> Reply | None:
    """What follows after somebody has sat down, and then the offer if there is one."""
    reply = await before
    game = (await ctx.view(table)).game
    offered = partial(_offered, ctx, press, game)
    if reply is None or reply == Reply():
        return await offered()
    return reply if reply.then is not None else replace(reply, then=offered)


async def _offered(ctx: Context, press: Press, game: str) -> Reply | None:
    """Offers the lesson of a game to somebody who plays that for the first time, once."""
    try:
        is_new = await ctx.people.meets(press.user, game)
    except StoreError as error:
        log.warning("user=%d is not offered a lesson yet: %s", press.user, error)
        return None
    if not is_new or ctx.tables.game(game).lesson is None:
        return None
    return Reply(whisper=offer(game, ctx.nameless_speech(press.user)))
