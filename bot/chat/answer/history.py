"""/history: matches that are over, the newest first, by pages.

One's own are shown wherever they were played. Of others a person is shown those of the server where
they ask, in channels that they can read, and those that they have played in themselves; of somebody
who is left out of leaderboards only these. What is shared with everybody are those that everybody
on the server can read, or in the channel of the press.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

import games
from bot.chat.answer.context import Context, in_private
from bot.chat.answer.replays import open_replay
from bot.chat.answer.respond import Reply
from bot.chat.answer.sharing import check_may_share, was_just_shared
from bot.chat.looking_controls import Browsing
from bot.chat.press import Press
from bot.chat.render.content import Content
from bot.chat.render.history import MOST_SHOWN, HistoryPage, ShownMatch, history, speech_of
from bot.chat.render.speech import Speech
from bot.host.model import NOBODY, Place, Stamp, User
from bot.host.ports import Store
from bot.host.results import Before, MatchResult, ResultQuery
from games.kit.say import malformed, not_now, not_yours, say

AT_A_TIME = 50
MOST_LOOKED_AT = 1_000
"""The results that are looked at for a page; those that the reader may not see are passed over."""

Sees = Callable[[MatchResult], bool]


class FoundMatches(NamedTuple):
    """The matches of a page, and whether there are more before and behind it."""

    results: list[MatchResult]
    has_newer: bool
    has_older: bool


async def show(
    ctx: Context,
    press: Press,
    *,
    of_server: bool = False,
    player: User = NOBODY,
    game: str = "",
    share: bool = False,
) -> Reply:
    """The newest ones."""
    if game and game not in games.names():
        raise malformed(say("cogs-forged-command"))
    if player not in (NOBODY, press.user):
        wanted = Browsing("person", player, game)
    else:
        wanted = Browsing("server" if of_server else "own", game=game)
    if share:
        return Reply(public=await _shared(ctx, press, wanted))
    return Reply(whisper=await _page(ctx, press, wanted))


async def browse(ctx: Context, press: Press, control: Browsing) -> Reply:
    """Another page in place of the one that was read, or this one for everybody."""
    if control.do == "replay":
        if not press.value:
            raise malformed(say("cogs-forged"))
        return await open_replay(ctx, press, press.value)
    if control.do == "share":
        shown = await _shared(ctx, press, replace(control, do=control.shared))
        return Reply() if was_just_shared(ctx, press, control) else Reply(public=shown)
    return in_private(press, await _page(ctx, press, control))


async def _page(ctx: Context, press: Press, wanted: Browsing) -> Content:
    """For the person who asks."""
    is_shy = await _is_shy(ctx, press, wanted)
    sees = partial(_sat_there if is_shy else _sees, ctx, press)
    found = await _found(ctx.tables.store, press, wanted, sees)
    start = Browsing(wanted.of, wanted.person, wanted.game)
    first, last = (found.results[0], found.results[-1]) if found.results else (None, None)
    is_here = press.spot.guild is not None
    page = HistoryPage(
        wanted,
        _subject(press, wanted),
        await _shown(ctx, press, found.results, press.user),
        newest=start if found.has_newer else None,
        newer=_from(start, first, "newer") if found.has_newer and first else None,
        older=_from(start, last, "older") if found.has_older and last else None,
        share=replace(wanted, do="share", shared=wanted.do) if is_here and first else None,
    )
    return history(page, ctx.nameless_speech(press.user))


async def _shared(ctx: Context, press: Press, wanted: Browsing) -> Content:
    """For everybody, who can't turn the page."""
    check_may_share(ctx, press)
    if await _is_shy(ctx, press, wanted):
        raise not_yours(say("chat-history-not-shared"))
    sees = partial(_all_see, ctx, press)
    found = await _found(ctx.tables.store, press, wanted, sees)
    if wanted.of == "own":
        wanted = replace(wanted, of="person", person=press.user)
    shown = await _shown(ctx, press, found.results, NOBODY)
    language = await ctx.public_language(press)
    page = HistoryPage(wanted, User(wanted.person), shown, None, None, None, None)
    return history(page, Speech(ctx.words, language, {}))


async def _found(store: Store, press: Press, wanted: Browsing, sees: Sees) -> FoundMatches:
    """A page. Before the newest one there is none: who turns back beyond it is at the newest."""
    query = _query(press, wanted)
    if query.after is not None:
        results = await _seen(store, query, sees)
        if len(results) >= MOST_SHOWN:
            return FoundMatches(results[-MOST_SHOWN:], len(results) > MOST_SHOWN, has_older=True)
        query = query._replace(after=None)
    results = await _seen(store, query, sees)
    return FoundMatches(results[:MOST_SHOWN], query.before is not None, len(results) > MOST_SHOWN)


async def _seen(store: Store, query: ResultQuery, sees: Sees) -> list[MatchResult]:
    """One more than a page shows, if there are so many: the nearest in the direction of the
    query."""
    seen: list[MatchResult] = []
    for _ in range(0, MOST_LOOKED_AT, AT_A_TIME):
        results = await store.results(query._replace(most=AT_A_TIME))
        visible = list(filter(sees, results))
        seen = visible + seen if query.after else seen + visible
        if len(seen) > MOST_SHOWN or len(results) < AT_A_TIME:
            break
        if query.after is not None:
            query = query._replace(after=results[0].stands)
        else:
            query = query._replace(before=results[-1].stands)
    return seen[-MOST_SHOWN - 1 :] if query.after is not None else seen[: MOST_SHOWN + 1]


def _query(press: Press, wanted: Browsing) -> ResultQuery:
    """One's own are shown everywhere, and those of others on the server where they were played."""
    subject = _subject(press, wanted)
    server = None if wanted.of == "own" else press.spot.guild
    if server is None and wanted.of != "own":
        raise not_now(say("chat-history-own-only"))
    query = ResultQuery(user=subject or None, server=server, game=wanted.game or None)
    if wanted.match is None:
        return query
    there = Before(Stamp(wanted.ended), wanted.match)
    return query._replace(after=there) if wanted.do == "newer" else query._replace(before=there)


def _subject(press: Press, wanted: Browsing) -> User:
    return press.user if wanted.of == "own" else User(wanted.person)


def _from(start: Browsing, result: MatchResult, do: str) -> Browsing:
    return replace(start, ended=result.ended, match=result.table, do=do)


async def _is_shy(ctx: Context, press: Press, wanted: Browsing) -> bool:
    """Whether they are the matches of somebody else, who is left out of leaderboards."""
    person = User(wanted.person)
    if wanted.of != "person" or person == press.user:
        return False
    await ctx.people.load([person])
    return not ctx.people.person(person).is_ranked


def _sat_there(ctx: Context, press: Press, result: MatchResult) -> bool:
    return press.user in result.people


def _sees(ctx: Context, press: Press, result: MatchResult) -> bool:
    return press.user in result.people or ctx.rights.sees(where_read(result), press)


def _all_see(ctx: Context, press: Press, result: MatchResult) -> bool:
    """Of what one has played elsewhere nothing is shared."""
    place = where_read(result)
    if place.guild != press.spot.guild:
        return False
    is_here = press.spot.channel in (result.place.spot, place.spot)
    return is_here or ctx.rights.everybody_sees(place)


def where_read(result: MatchResult) -> Place:
    """Where it could be read."""
    return result.place.around if result.in_own_thread else result.place


async def _shown(
    ctx: Context, press: Press, results: list[MatchResult], reader: User
) -> list[ShownMatch]:
    """In the words of a reader, or of everybody."""
    await ctx.people.load(user for result in results for user in result.people)
    language = await ctx.public_language(press) if reader == NOBODY else ctx.people.language(reader)
    return [
        ShownMatch(
            result,
            speech_of(result, ctx.words, language, ctx.people.name, reader),
            press.spot.guild is not None and result.place.guild == press.spot.guild,
        )
        for result in results
    ]
