"""What somebody has reached: in direct messages in all of one's own matches, elsewhere in those of
the server. Of others only matches count in channels that the reader can see, or that the reader has
played in; and in what everybody is shown, those in channels that everybody can see."""

import asyncio
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import NamedTuple

from bot.chat.answer.context import Context, in_private
from bot.chat.answer.history import where_read
from bot.chat.answer.leaderboards import seasons_of
from bot.chat.answer.respond import Reply
from bot.chat.answer.sharing import check_may_share, was_just_shared
from bot.chat.looking_controls import OfRecord
from bot.chat.press import Press
from bot.chat.render.content import Content
from bot.chat.render.records import card_of, record_page, shared_record
from bot.chat.render.speech import Speech
from bot.host.careers import MOST_READ, career_of
from bot.host.ladders import Stand
from bot.host.model import NOBODY, User
from bot.host.results import MatchResult
from bot.pictures.record import RecordCard
from games.kit.say import not_now, say


class PersonRecord(NamedTuple):
    """What is told of somebody, and the names that stand in it."""

    card: RecordCard
    names: dict[int, str]


async def show(ctx: Context, press: Press, player: User = NOBODY, *, share: bool = False) -> Reply:
    subject = player or press.user
    if share:
        return await _share(ctx, press, subject)
    drawn = ctx.people.person(press.user).pictures
    return Reply(whisper=await _page(ctx, press, subject, drawn=drawn))


async def look(ctx: Context, press: Press, control: OfRecord) -> Reply:
    """The other way to see it; or it is shown to everybody."""
    subject = User(control.person)
    if control.do == "share":
        shown = await _share(ctx, press, subject)
        return Reply() if was_just_shared(ctx, press, control) else shown
    page = await _page(ctx, press, subject, drawn=control.do == "picture")
    return in_private(press, page)


async def _page(ctx: Context, press: Press, subject: User, *, drawn: bool) -> Content:
    read = cache(partial(ctx.rights.sees, press=press))

    def sees(result: MatchResult) -> bool:
        return press.user in result.people or read(where_read(result))

    found = await _record(ctx, press, subject, sees)
    speech = Speech(ctx.words, ctx.people.language(press.user), found.names)
    gallery = await ctx.delivery.renderer.drawn_record(found.card, speech) if drawn else None
    return record_page(
        found.card,
        subject,
        gallery,
        speech,
        draws=ctx.rest.studio is not None,
        is_shareable=press.spot.guild is not None,
    )


async def _share(ctx: Context, press: Press, subject: User) -> Reply:
    place = check_may_share(ctx, press)
    all_see = cache(ctx.rights.everybody_sees)
    found = await _record(ctx, press, subject, lambda result: all_see(where_read(result)))
    speech = Speech(ctx.words, await ctx.public_language(press), found.names)
    await ctx.delivery.servers.load(place.guild)
    drawn = ctx.delivery.servers.shows_pictures(place.guild)
    gallery = await ctx.delivery.renderer.drawn_record(found.card, speech) if drawn else None
    return Reply(public=shared_record(found.card, gallery, speech))


async def _record(
    ctx: Context, press: Press, subject: User, sees: Callable[[MatchResult], bool]
) -> PersonRecord:
    """Of the matches that are seen."""
    server = press.spot.guild
    await ctx.people.load([subject])
    if subject != press.user and server is None:
        raise not_now(say("cogs-record-own-only"))
    if subject != press.user and not ctx.people.person(subject).is_ranked:
        raise not_now(say("cogs-record-hidden"))
    results = await ctx.tables.store.newest_of(subject, server, MOST_READ)
    career = await asyncio.to_thread(career_of, subject, list(filter(sees, results)))
    users = [subject, *(user for user, _ in career.encounters)]
    await ctx.people.load(users)
    names = {seat: ctx.people.name(user) for seat, user in enumerate(users)}
    return PersonRecord(card_of(career, await _stands(ctx, server, subject)), names)


async def _stands(ctx: Context, server: int | None, subject: User) -> Sequence[Stand]:
    """The ratings of this season, where there are leaderboards."""
    if server is None or (await ctx.delivery.servers.choices(server)).ratings == "hidden":
        return ()
    await ctx.tables.ratings.soon()
    season = (await seasons_of(ctx, server))[-1].number
    return [
        stand
        for stand in await ctx.tables.store.ratings_of(subject)
        if (stand.board.ladder.server, stand.board.ladder.season) == (server, season)
    ]
