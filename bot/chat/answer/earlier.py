"""The rounds of a match that are over: one at a time, the newest first, beside the play."""

from bot.chat.answer.context import Context, beside, in_private
from bot.chat.answer.respond import Reply
from bot.chat.custom_ids import OfRound
from bot.chat.press import Press
from bot.chat.render.content import Content
from bot.chat.render.earlier import Page
from bot.host.model import TableId
from games.kit.refusals import not_now
from games.kit.say import say


async def show(ctx: Context, press: Press, table: TableId) -> Reply:
    """The newest one."""
    return beside(ctx, press, Reply(whisper=await _page(ctx, press, table)))


async def turn_to(ctx: Context, press: Press, control: OfRound) -> Reply:
    """In place of the one that was read. Where moves have been taken back it may be the newest."""
    shown = await _page(ctx, press, control.table, control.round)
    return beside(ctx, press, in_private(press, shown))


async def _page(ctx: Context, press: Press, table: TableId, number: int | None = None) -> Content:
    view = await ctx.view(table, press.user)
    rounds = await ctx.tables.past.rounds(table, press.user)
    if not rounds:
        raise not_now(say("cogs-no-rounds"))
    chosen = len(rounds) if number is None else max(1, min(number, len(rounds)))
    return await ctx.delivery.renderer.drawn_page(Page(view, rounds, chosen), press.user)
