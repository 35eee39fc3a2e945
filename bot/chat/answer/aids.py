"""What helps somebody to decide, in the hand where it was asked for: a hint, why not, and all of it
in words. It stays there until something else is asked. What the board tells so is whispered, and so
are the rounds of a match that are over, one at a time."""

from bot.chat.answer.context import Aid, Context, beside, in_private, note
from bot.chat.answer.hands import show_hand
from bot.chat.answer.respond import Reply
from bot.chat.looking_controls import OfRound
from bot.chat.press import Press
from bot.chat.render import rules
from bot.chat.render.content import Content
from bot.chat.render.earlier import Page
from bot.chat.render.speech import item
from bot.host.model import TableId
from bot.host.views import View
from games.kit.say import not_now, say


async def hint(ctx: Context, press: Press, table: TableId) -> Reply:
    """What hard play would do, one step below the other; the board tells that a hint was taken."""
    view, _ = await ctx.own_view(table, press.user)
    steps = await ctx.tables.hint(table, press.by)
    if not steps:
        raise not_now(say("cogs-no-hint"))
    speech = ctx.delivery.renderer.speech_of(view, press.user, view.viewer)
    first, *then = map(speech.line, steps)
    told = "\n".join((f"💡 {first}", *map(item, then)))
    return await _in_hand(ctx, press, view, note(told))


async def why_not(ctx: Context, press: Press, table: TableId) -> Reply:
    view, _ = await ctx.own_view(table, press.user)
    speech = ctx.delivery.renderer.speech_of(view, press.user, view.viewer)
    return await _in_hand(ctx, press, view, rules.why_not(view, speech))


async def in_words(ctx: Context, press: Press, table: TableId) -> Reply:
    """What a picture shows: one's own hand, in its place, or what everybody sees."""
    if press.is_private:
        view, _ = await ctx.own_view(table, press.user)
        return await _in_hand(ctx, press, view, None)
    await ctx.delivery.realtime.arrived(table)
    public = await ctx.view(table)
    language = ctx.people.language(press.user)
    told = ctx.delivery.renderer.in_words(public, public.scene, language)
    return beside(ctx, press, Reply(whisper=told))


async def in_picture(ctx: Context, press: Press, table: TableId) -> Reply:
    """The hand as it was before it was told in words."""
    ctx.aids.drop(table, press.user)
    return await _hand(ctx, press, table)


async def _in_hand(ctx: Context, press: Press, view: View, below: Content | None) -> Reply:
    """With what was asked for, in place of what was asked for before; beside it, where a message
    has no room for both."""
    ctx.aids.keep(view.table, press.user, Aid(view.ask_number, below))
    reply = await _hand(ctx, press, view.table)
    if below is None or ctx.aids.of(view, press.user) is not None:
        return reply
    return beside(ctx, press, Reply(whisper=below))


async def _hand(ctx: Context, press: Press, table: TableId) -> Reply:
    """With the answer in progress that it has shown."""
    return await show_hand(ctx, press, table, ctx.aids.answering(table, press.user))


async def show_rounds(ctx: Context, press: Press, table: TableId) -> Reply:
    """The newest one."""
    return beside(ctx, press, Reply(whisper=await _page(ctx, press, table)))


async def turn_to_round(ctx: Context, press: Press, control: OfRound) -> Reply:
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
