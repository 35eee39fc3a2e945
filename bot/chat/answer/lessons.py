"""Learning by playing: how a lesson begins, and how it is left."""

from dataclasses import replace
from functools import partial

import msgspec

from bot.chat.answer.context import Context, new_board, note
from bot.chat.answer.hands import show_hand
from bot.chat.answer.lobbies import check_channel, check_not_in_the_way
from bot.chat.answer.realtime import REALTIME, check_slow_mode
from bot.chat.answer.respond import Reply
from bot.chat.permissions import check_may_play
from bot.chat.press import Press
from bot.chat.render.speech import channel_link
from bot.host.model import TableId
from games.kit.say import Say, not_now, say


async def learn(ctx: Context, press: Press, game: str) -> Reply:
    """Begins the lesson of a game where it is asked for: the board for everybody, and below it the
    learner's hand."""
    press = msgspec.structs.replace(press, clicked=None)
    place = press.place
    if place is None:
        raise not_now(say("cogs-not-here"))
    check_may_play(press)
    await check_channel(ctx, place)
    await check_not_in_the_way(ctx, ctx.tables.in_the_way_of_lesson(game, place))
    if game in REALTIME:
        check_slow_mode(press.spot)
    await ctx.people.meets(press.user, game)
    language = await ctx.public_language(press)
    locale = ctx.locale_in(language, press.user)
    told = await ctx.tables.open_lesson(game, place, press.by, language=language, locale=locale)
    view, board = await ctx.board(told.table)
    late = note(ctx.delivery.renderer.speech(view).plain(_opened_there(place.spot)))
    shown = replace(new_board(ctx, press, view, board), late=late)
    if view.is_realtime:
        return shown
    return replace(shown, then=partial(show_hand, ctx, press, told.table))


def _opened_there(spot: int) -> Say:
    return say("cogs-opened-there", place=channel_link(spot))


async def end_lesson(ctx: Context, press: Press, table: TableId) -> Reply:
    """The match goes on without it; from where it is played in the channel, the board tells so."""
    await ctx.tables.end_lesson(table, press.by)
    view = await ctx.view(table, press.user)
    if view.is_realtime:
        return Reply(whisper=ctx.sentence(say("lesson-left"), press.user))
    return await show_hand(ctx, press, table)
