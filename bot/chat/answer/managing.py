"""What those who manage a server do there besides choosing its settings: they begin a season, or
take its results along as a file."""

import logging
from functools import partial

from bot.chat.answer.context import Context, in_private, note
from bot.chat.answer.leaderboards import seasons_of
from bot.chat.answer.privacy import MOST_BYTES
from bot.chat.answer.respond import Reply
from bot.chat.answer.settings import own_server
from bot.chat.custom_ids import write
from bot.chat.deliver.attachments import File
from bot.chat.looking_controls import OfServer
from bot.chat.press import Press
from bot.chat.render.content import BUTTON_LABEL, Button, Content, Row
from bot.host.ladders import Season
from bot.host.results_table import results_table
from games.kit.say import not_now, say, stale

log = logging.getLogger(__name__)

FILE_NAME = "results.csv"


async def of_server(ctx: Context, press: Press, control: OfServer) -> Reply:
    server = own_server(ctx, press)
    if control.do == "results":
        return await _file(ctx, press, server)
    return await _season(ctx, press, server, control)


async def _file(ctx: Context, press: Press, server: int) -> Reply:
    names = await ctx.people.names()
    made = partial(results_table, names=names, most=MOST_BYTES)
    table = await ctx.tables.store.fold_server(server, made)
    if not table.matches:
        raise not_now(say("cogs-results-none"))
    told = say("cogs-results-file", matches=table.matches, left=table.left_out)
    text = ctx.text(told, ctx.people.language(press.user))
    return Reply(whisper=Content(plain=text), file=File(FILE_NAME, table.file))


async def _season(ctx: Context, press: Press, server: int, control: OfServer) -> Reply:
    """Asks whether a new season is to begin, or begins it. Who presses twice begins one."""
    seasons = await seasons_of(ctx, server)
    following = Season(seasons[-1].number + 1, press.at)
    if control.do == "begin" and control.number != following.number:
        raise stale(say("cogs-season-begun-already", season=str(control.number + 1)))
    boards = await ctx.tables.store.boards(server)
    if not any(each.ladder.season == seasons[-1].number for each in boards):
        raise not_now(say("cogs-season-unplayed", season=str(following.number)))
    if control.do == "season":
        return Reply(whisper=_ask(ctx, press, following))
    await ctx.tables.store.begin_season(server, following)
    log.info("server=%d user=%d begins season %d", server, press.user, following.number)
    told = say("cogs-season-begun", season=str(following.number + 1))
    return in_private(press, ctx.sentence(told, press.user))


def _ask(ctx: Context, press: Press, following: Season) -> Content:
    speech = ctx.nameless_speech(press.user)
    number = str(following.number + 1)
    label = speech.label(say("cogs-season-do", season=number), BUTTON_LABEL)
    begin = Button(label, write(OfServer("begin", following.number)), "primary")
    return note(speech.line(say("cogs-season-sure", season=number))).followed_by(Row((begin,)))
