"""Looking on: which matches are under way on a server and which lobbies wait for players, in the
channels that the person who asks can read, and a match as everybody may see it.

What somebody can read is looked up each time, before anything of a table is loaded.
"""

from bot.chat.answer.context import Context, in_private
from bot.chat.answer.respond import Reply
from bot.chat.looking_controls import Watching
from bot.chat.press import Press
from bot.chat.render.content import Content
from bot.chat.render.meetings import meeting_line
from bot.chat.render.watching import MOST_LISTED, MOST_MEETINGS, ListedTable, list_of, watched
from bot.host.model import TableId
from bot.host.views import View
from games.kit.say import Refusal, malformed, not_now, say


async def show(ctx: Context, press: Press) -> Reply:
    """The list, for the person who asks alone."""
    if press.spot.guild is None:
        raise not_now(say("cogs-not-here"))
    return Reply(whisper=await _list(ctx, press))


async def watch_on(ctx: Context, press: Press, control: Watching) -> Reply:
    """Another match, the same one as it stands now, or the list."""
    if not press.is_private:
        raise malformed(say("cogs-forged"))
    match = TableId(press.value) if control.chooses else control.match
    if match is None:
        return in_private(press, await _list(ctx, press))
    view = await _seen(ctx, press, match)
    if view is None:
        return in_private(press, ctx.sentence(say("chat-watch-gone"), press.user))
    board = await ctx.delivery.renderer.board_for(view, press.user)
    now = Watching(view.table, control.in_words)
    return in_private(press, watched(board, now, ctx.speech(view, press.user)))


async def _seen(ctx: Context, press: Press, match: TableId) -> View | None:
    """A table as everybody may see it, if this person can read where it stands."""
    try:
        place = (await ctx.tables.look(match)).place
        if place.guild != press.spot.guild or not ctx.rights.sees(place, press):
            return None
        return await ctx.view(match)
    except Refusal:
        return None


async def _list(ctx: Context, press: Press) -> Content:
    spots = []
    for spot in ctx.tables.directory.spots():
        place = ctx.channels.place_of(spot)
        if place is None or place.guild != press.spot.guild:
            continue
        if ctx.rights.sees(place, press):
            spots.append(spot)
    newest = ctx.tables.directory.newest(spots, MOST_LISTED)
    views = [view for view in await ctx.readable(newest) if not view.is_lesson]
    listed = [
        ListedTable(
            view,
            ctx.speech(view, press.user),
            ctx.delivery.renderer.game(view.game).seat_counts,
            await ctx.link(view),
            ctx.channels.name_of(view.place.spot),
        )
        for view in views
        if not view.stranded
    ]
    return list_of(listed, await _meetings(ctx, press), ctx.nameless_speech(press.user))


async def _meetings(ctx: Context, press: Press) -> list[str]:
    """When those of matches that are over meet again."""
    lines: list[str] = []
    for meeting in ctx.tables.meetings.on_server(press.spot.guild or 0):
        if len(lines) < MOST_MEETINGS and ctx.rights.sees(meeting.place, press):
            for view in await ctx.readable([meeting.table]):
                lines.append(meeting_line(view, meeting, ctx.speech(view, press.user)))
    return lines
