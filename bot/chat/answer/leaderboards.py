"""A server's leaderboards."""

from collections.abc import Sequence

import games
from bot.chat.answer.context import Context, in_private
from bot.chat.answer.respond import Reply
from bot.chat.answer.sharing import check_may_share, was_just_shared
from bot.chat.looking_controls import Leaders
from bot.chat.press import Press
from bot.chat.render.content import Content
from bot.chat.render.leaderboards import (
    MOST_SEASONS,
    ON_A_PAGE,
    GameMode,
    LeaderPage,
    game_modes,
    page_of,
    shared,
)
from bot.chat.render.speech import Speech
from bot.host.ladders import Board, Ladder, Season
from bot.languages import Language
from games.kit.say import malformed, not_now, say

FIRST = Season(0)


async def show(
    ctx: Context, press: Press, game: str = "", season: int | None = None, *, share: bool = False
) -> Reply:
    """The board of a game, or the one on which the person stands with most matches; of the season
    that is under way, or of one by its number from 1."""
    server = await _shown_on(ctx, press)
    seasons = await seasons_of(ctx, server)
    number = seasons[-1].number if season is None else season - 1
    if number not in [each.number for each in seasons[-MOST_SEASONS:]]:
        raise not_now(say("cogs-season-unknown", seasons=str(len(seasons))))
    if game and game not in games.names():
        raise malformed(say("cogs-forged-command"))
    await ctx.tables.ratings.soon()
    board = await _board(ctx, press, server, game, number)
    if share:
        return await _share(ctx, press, board, 0)
    return Reply(whisper=await _page(ctx, press, board, 0))


async def turn_to(ctx: Context, press: Press, control: Leaders) -> Reply:
    """Another page, board or season; or this one for everybody."""
    server = await _shown_on(ctx, press)
    played, season = GameMode(control.game, control.mode), control.season
    if control.do == "board":
        game, _, mode = press.value.partition(" ")
        played = GameMode(game, mode)
    if control.do == "season":
        season = int(press.value) if press.value.isdecimal() else -1
    known = [each.number for each in await seasons_of(ctx, server)]
    if played not in game_modes() or season not in known:
        raise malformed(say("cogs-forged"))
    board = Board(Ladder(server, played.game, season), played.mode)
    if control.do == "share":
        shown = await _share(ctx, press, board, control.page)
        return Reply() if was_just_shared(ctx, press, control) else shown
    page = control.page if control.do == "show" else 0
    return in_private(press, await _page(ctx, press, board, page))


async def seasons_of(ctx: Context, server: int) -> Sequence[Season]:
    """All of them, in order; there is always one."""
    return (FIRST, *await ctx.tables.store.seasons(server))


async def _shown_on(ctx: Context, press: Press) -> int:
    server = press.spot.guild
    if server is None:
        raise not_now(say("cogs-leaders-nowhere"))
    if (await ctx.delivery.servers.choices(server)).ratings == "hidden":
        raise not_now(say("cogs-leaders-hidden"))
    return server


async def _board(ctx: Context, press: Press, server: int, game: str, season: int) -> Board:
    stands = [
        stand
        for stand in await ctx.tables.store.ratings_of(press.user)
        if stand.board.ladder.server == server
        and stand.board.ladder.season == season
        and game in ("", stand.board.ladder.game)
    ]
    if stands:
        return max(stands, key=lambda stand: stand.rating.matches).board
    boards = [
        board
        for board in await ctx.tables.store.boards(server)
        if board.ladder.season == season and game in ("", board.ladder.game)
    ]
    played = next(each for each in game_modes() if game in ("", each.game))
    return boards[0] if boards else Board(Ladder(server, played.game, season), played.mode)


async def _page(ctx: Context, press: Press, board: Board, page: int) -> Content:
    shown, speech = await _standings(ctx, press, board, page, ctx.people.language(press.user))
    return page_of(shown, page, speech)


async def _share(ctx: Context, press: Press, board: Board, page: int) -> Reply:
    check_may_share(ctx, press)
    shown, speech = await _standings(ctx, press, board, page, await ctx.public_language(press))
    return Reply(public=shared(shown, speech))


async def _standings(
    ctx: Context, press: Press, board: Board, page: int, language: Language
) -> tuple[LeaderPage, Speech]:
    store = ctx.tables.store
    leaders = await store.leaders(board, page * ON_A_PAGE, ON_A_PAGE)
    own = await store.standing_of(board, press.user)
    users = [each.user for each in (*leaders, *([own] if own else ()))]
    await ctx.people.load(users)
    names = {seat: ctx.people.name(user) for seat, user in enumerate(users)}
    seasons = await seasons_of(ctx, board.ladder.server)
    shown = LeaderPage(board, leaders, own, await store.listed(board), seasons)
    return shown, Speech(ctx.words, language, names)
