"""After the match: the next one between the same people. Alone with the bot player it is dealt
at once; else those who press *Rematch* sit there again, and it begins by itself once all of them
do."""

from dataclasses import replace
from functools import partial

from bot.chat.answer import lobbies
from bot.chat.answer.context import Context, note
from bot.chat.answer.realtime import REALTIME, check_slow_mode
from bot.chat.answer.respond import Reply
from bot.chat.permissions import check_may_play
from bot.chat.press import Press
from bot.host.model import TableId
from bot.host.views import View
from games.kit.say import not_now, say


async def rematch(ctx: Context, press: Press, table: TableId) -> Reply:
    ended = await ctx.view(table, press.user)
    if press.spot.channel == ended.place.spot:
        check_may_play(press)
    following = await ctx.tables.following(table)
    if following is None:
        if ended.viewer is not None:
            await lobbies.check_channel(ctx, ended.place)
            await lobbies.check_free(ctx, press, ended.game, ended.place)
        if _is_alone(ended) and ended.game in REALTIME:
            check_slow_mode(press.spot)
        told = await ctx.tables.rematch(table, press.by)
        if not told.repeated:
            is_here = press.spot.channel == ended.place.spot
            if _is_alone(ended) and is_here:
                return await lobbies.begins_at_once(ctx, press, told.table)
            lobby = await lobbies.new_lobby(ctx, press, told.table)
            if _is_alone(ended):
                return replace(lobby, then=partial(lobbies.begin, ctx, press, told.table))
            return lobby
        following = told.table
    return await _come_back(ctx, press, following)


def _is_alone(ended: View) -> bool:
    """Whether somebody has played nobody but the bot player."""
    there = [each for each in ended.seats if not each.is_vacant]
    people = [each for each in there if each.bot_player is None]
    return len(people) == 1 and len(there) > 1


async def _come_back(ctx: Context, press: Press, following: TableId) -> Reply:
    """To a rematch that somebody has asked for before."""
    view = await ctx.view(following, press.user)
    link = await ctx.link(view)
    if view.phase == "ended":
        raise not_now(say("chat-rematch-ended", played="no" if view.scene is None else "yes"))
    if view.phase != "lobby":
        raise not_now(say("chat-rematch-goes-on", link=link))
    if view.viewer is not None:
        raise not_now(say("chat-rematch-seated", link=link))
    if not lobbies.comes_back(view, press.user):
        raise not_now(say("chat-rematch-open", link=link))
    await ctx.tables.join(following, press.by)
    told = ctx.speech(view, press.user).line(say("chat-rematch-joined", link=link))
    then = partial(lobbies.seated, ctx, press, following, is_back=True)
    return Reply(whisper=note(told), then=then)
