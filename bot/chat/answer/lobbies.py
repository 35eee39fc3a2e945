"""Before the match: opening a table, sitting down, words for the shuffle, the bot player at a seat,
what *More* whispers, and the start, in a thread of its own where a match is played in real time,
unless it is wanted right here."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.chat import safe
from bot.chat.answer.context import Context, in_modal, new_board, note, show_board
from bot.chat.answer.hands import show_hand
from bot.chat.answer.matches import sit
from bot.chat.answer.offers import with_offer
from bot.chat.answer.realtime import REALTIME, check_slow_mode, slow_mode
from bot.chat.answer.respond import Reply
from bot.chat.answer.unreached import tell_new_player
from bot.chat.custom_ids import OfLobby
from bot.chat.deliver.errors import RateLimited
from bot.chat.deliver.jobs import Name
from bot.chat.people import begins_thread
from bot.chat.permissions import check_may_play, check_may_start_thread
from bot.chat.press import Clicked, Press, Spot
from bot.chat.render.content import Content
from bot.chat.render.fairness import seal_post
from bot.chat.render.lobby import word_modal
from bot.chat.render.lobby_more import more
from bot.chat.render.notices import begun
from bot.chat.render.seats import AWAY, LEVEL, PACE
from bot.chat.render.speech import channel_link, game_name
from bot.chat.rights import ENDING
from bot.host.acts import By
from bot.host.changed import Changed
from bot.host.messages import BOARD
from bot.host.model import NOBODY, Place, Posted, TableId, User
from bot.host.timing import CHOICE, first_timing
from bot.host.views import View
from games.kit.bot_player import EASY
from games.kit.say import Refusal, Say, malformed, not_now, say

THREAD_NAME = 100

POSTED_SECONDS = 30.0
"""Where nothing stands in the channel by then, the lobby is left to be started by hand."""


async def open_table(ctx: Context, press: Press, game: str) -> Reply:
    """A lobby in this channel; its opener sits at once."""
    return await new_lobby(ctx, press, await _opened(ctx, press, game))


async def _opened(ctx: Context, press: Press, game: str, against: str | None = None) -> TableId:
    """The table, with a level against the bot player."""
    place = press.place
    if place is None:
        raise not_now(say("cogs-not-here"))
    check_may_play(press)
    await check_channel(ctx, place)
    await check_free(ctx, press, game, place)
    language = await ctx.public_language(press)
    locale = ctx.locale_in(language, press.user)
    clock = await ctx.delivery.servers.clock(place.guild)
    if against is None:
        clock = first_timing(ctx.tables.game(game), clock)
    options = {CHOICE: clock.text}
    told = await ctx.tables.open_table(
        game,
        place,
        press.by,
        language=language,
        locale=locale,
        options=options,
        against=against,
    )
    return told.table


async def check_channel(ctx: Context, place: Place) -> None:
    """Refuses to open a table outside the channels that the server has chosen for them, as far as
    those are still there."""
    server = place.guild or 0
    chosen = (await ctx.delivery.servers.choices(place.guild)).channels
    there = [channel for channel in chosen if ctx.channels.is_of(server, channel)]
    if there and place.channel not in there:
        raise not_now(say("chat-not-in-channel", channels=tuple(map(channel_link, there))))


async def check_free(ctx: Context, press: Press, game: str, place: Place) -> None:
    """Refuses to open a game where it is played in real time already, with the way to the table."""
    await check_not_in_the_way(ctx, ctx.tables.in_the_way(game, place, press.at))


async def check_not_in_the_way(ctx: Context, table: TableId | None) -> None:
    if table is not None:
        view = await ctx.view(table)
        kind = "lobby" if view.phase == "lobby" else "match"
        raise not_now(say("chat-game-is-here", kind=kind, link=await ctx.link(view)))


async def new_lobby(ctx: Context, press: Press, table: TableId) -> Reply:
    view, content = await ctx.board(table)
    then = partial(_told, ctx, press, table)
    told = say("cogs-opened-there", place=channel_link(view.place.spot))
    if press.spot.channel != view.place.spot:
        opened = note(ctx.text(told, ctx.people.language(press.user)))
        return Reply(whisper=opened, then=then)
    late = note(ctx.delivery.renderer.speech(view).plain(told))
    return replace(new_board(ctx, press, view, content), late=late, then=then)


async def _told(ctx: Context, press: Press, table: TableId) -> Reply | None:
    """What somebody is told who has just sat down."""
    return await with_offer(ctx, press, table, tell_new_player(ctx, press, table))


async def play_against_bot_player(ctx: Context, press: Press, game: str, level: str) -> Reply:
    """Whoever wanted the match finds their hand below its board."""
    if game in REALTIME:
        check_slow_mode(press.spot)
    table = await _opened(ctx, press, game, against=level)
    return await begins_at_once(ctx, press, table)


async def begins_at_once(ctx: Context, press: Press, table: TableId) -> Reply:
    """A match that waits for nobody: the answer is its seal, whose message's id goes into its
    chance, and below it the match begins. An answer that comes late fills a message that was there
    before the seal, which is then posted below that."""
    view = await ctx.view(table)
    speech = ctx.delivery.renderer.speech(view)
    told = say("cogs-opened-there", place=channel_link(view.place.spot))
    sealed = Reply(
        public=seal_post(view, speech),
        placed=partial(_note_seal, ctx, press, table),
        then=partial(begin, ctx, press, table),
    )

    async def go_on() -> Reply | None:
        is_known = (await ctx.tables.look(table)).salting.lobby is not None
        return await begin(ctx, press, table) if is_known else sealed

    return replace(sealed, late=note(speech.plain(told)), then=go_on)


async def _note_seal(ctx: Context, press: Press, table: TableId, message: int, _: Content) -> None:
    posted = Posted(press.spot.channel, message)
    await ctx.delivery.lobbies.posted(table, posted, is_sealed=True)


async def begin(ctx: Context, press: Press, table: TableId) -> Reply | None:
    """The start, the board below the seal, and below that the hand. What is played in real time
    goes on below its board by itself."""
    if not await stands(ctx, table):
        return None
    async with ctx.delivery.lobbies.board_follows(table):
        await ctx.tables.start(table, press.by._replace(source=f"{press.id} start"))
        ctx.delivery.queue.has_been_posted(Name(table, BOARD))
    is_realtime = (await ctx.view(table)).is_realtime
    hand = _nothing() if is_realtime else show_hand(ctx, press, table)
    return await with_offer(ctx, press, table, hand)


async def _nothing() -> None:
    return None


async def stands(ctx: Context, table: TableId) -> bool:
    """Waits for the message that the table is known by: of the answer, or else of a lobby."""
    known = asyncio.Event()

    def hear(changed: Changed, _: object) -> None:
        if changed.table == table and changed.kind == "announce":
            known.set()

    with ctx.tables.subscribed(hear):
        view = await ctx.tables.look(table)
        if view.salting.lobby is None:
            try:
                await asyncio.wait_for(known.wait(), POSTED_SECONDS)
            except TimeoutError:
                return False
    return True


async def join(ctx: Context, press: Press, table: TableId) -> Reply:
    """In the lobby, or of a match that somebody comes back to. Who sits in the lobby already is
    told what else there is to do."""
    if press.is_private:
        return await sit(ctx, press, table)
    view = await ctx.view(table, press.user)
    if view.phase == "lobby" and view.viewer is not None:
        return Reply(whisper=await more_of(ctx, press, table, say("chat-seated-already")))
    is_back = comes_back(view, press.user)
    await ctx.tables.join(table, press.by)
    return await _joined(ctx, press, table, is_back=is_back)


def comes_back(view: View, user: User) -> bool:
    """Whether a rematch's lobby keeps a seat for somebody."""
    return any(view.seats[seat].user == user for seat in view.kept)


async def _joined(ctx: Context, press: Press, table: TableId, *, is_back: bool) -> Reply:
    """What somebody sees who has just sat down."""
    board = await show_board(ctx, press, table)
    return replace(board, then=partial(seated, ctx, press, table, is_back=is_back))


async def seated(ctx: Context, press: Press, table: TableId, *, is_back: bool) -> Reply | None:
    """After somebody has sat down. A rematch begins by itself once the last one is back; where it
    can't, it is left to be started by hand."""
    view = await ctx.view(table)
    if is_back and view.phase == "lobby" and not view.kept and not _is_slow(ctx, view):
        with suppress(Refusal):
            if await stands(ctx, table):
                by = By(NOBODY, f"{press.id} start", press.at)
                await ctx.tables.start(table, by)
    return await _told(ctx, press, table)


def _is_slow(ctx: Context, view: View) -> bool:
    """Whether nobody races there, for slow mode is on."""
    return view.game in REALTIME and ctx.channels.slow_mode(view.place.spot) > 0


async def settle_in_thread(
    ctx: Context, press: Press, table: TableId, clicked: Clicked | None
) -> tuple[Content, Spot]:
    """Gives the table a thread of its own, which begins at its message. Returns what is told there
    from now on, and the thread."""
    view = await ctx.view(table)
    if view.place.thread is not None or clicked is None:
        raise not_now(say("cogs-thread-there"))
    if not press.spot.has_threads:
        raise not_now(say("cogs-no-threads-here"))
    check_may_start_thread(press)
    if view.phase == "ended":
        raise not_now(say("tables-over"))
    if view.opener != press.user:
        raise not_now(say("tables-opener-only"))
    speech = ctx.delivery.renderer.speech(view)
    name = speech.plain(game_name(view.game))
    try:
        is_begun = clicked.has_thread or ctx.channels.has_thread_at(clicked.id)
        thread = await ctx.rest.begin_thread(
            press.spot.channel, clicked.id, name[:THREAD_NAME], is_begun=is_begun
        )
    except RateLimited as limited:
        told = say("cogs-rate-limited", seconds=math.ceil(limited.after))
        raise not_now(told) from limited
    place = Place(view.place.guild, view.place.channel, thread.channel)
    await ctx.tables.settle(table, press.by._replace(source=f"{press.id} thread"), place)
    pointer = say("cogs-in-thread", game=name, thread=channel_link(thread.channel))
    return note(ctx.text(pointer, speech.language)), thread


async def _ask_for_word(ctx: Context, press: Press, control: OfLobby) -> Reply:
    view = await ctx.view(control.table)
    if view.phase != "lobby":
        raise not_now(say("tables-over" if view.phase == "ended" else "tables-started"))
    speech = ctx.speech(view, press.user)
    return in_modal(ctx, press, word_modal(view, press.user, speech, control))


async def say_word(
    ctx: Context, press: Press, control: OfLobby, show: Callable[[], Awaitable[Reply]]
) -> Reply:
    """A word as it was typed, once it was. Who does not sit at the table yet sits down with it.
    `show` redraws what was clicked on."""
    if not press.values:
        return await _ask_for_word(ctx, press, control)
    word, table = safe.word(press.value), control.table
    if not word:
        raise malformed(say("tables-word-empty"))
    await lobby_pressed(ctx, press, table)
    view = await ctx.view(table, press.user)
    if view.viewer is not None:
        await ctx.tables.give_word(table, press.by, word)
        return await show()
    is_back = comes_back(view, press.user)
    await ctx.tables.join(table, press.by, word)
    return replace(await show(), then=partial(seated, ctx, press, table, is_back=is_back))


async def lobby_pressed(ctx: Context, press: Press, table: TableId) -> bool:
    """Before what depends on the message that a lobby is known by; whether words were lost because
    that message is gone."""
    if press.clicked is None or press.clicked.is_ephemeral:
        return await ctx.delivery.lobbies.check(table)
    lobby = Posted(press.spot.channel, press.clicked.id)
    return await ctx.delivery.lobbies.pressed(table, lobby)


async def seat_bot_player(ctx: Context, press: Press, table: TableId) -> None:
    """At the level that another seat of it has, or else the easy one, as in a match that begins at
    once."""
    view = await ctx.view(table)
    levels = [sitting.bot_player for sitting in view.seats if sitting.bot_player is not None]
    await ctx.tables.add_bot_player(table, press.by, levels[-1] if levels else EASY)


async def tell_bot_player(ctx: Context, press: Press, table: TableId) -> None:
    """By the menu that stands where it sits."""
    what, _, manner = press.value.partition(":")
    if what == LEVEL:
        await ctx.tables.tell_bot_player(table, press.by, level=manner)
    elif what == PACE:
        await ctx.tables.tell_bot_player(table, press.by, pace=manner)
    elif what == AWAY:
        await ctx.tables.take_bot_player_away(table, press.by)
    else:
        raise malformed(say("cogs-forged"))


async def show_more(ctx: Context, press: Press, table: TableId) -> Reply:
    return Reply(whisper=await more_of(ctx, press, table))


async def more_of(ctx: Context, press: Press, table: TableId, news: Say | None = None) -> Content:
    """What this person can do in a lobby, whatever it has become by now."""
    view = await ctx.view(table, press.user)
    game = ctx.delivery.renderer.game(view.game)
    may_end = ctx.rights.has_at(view.place, press, ENDING["opener"])
    threads = ctx.delivery.servers.threads(view.place.guild)
    speech = ctx.speech(view, press.user)
    return more(view, game, press.user, speech, may_end=may_end, threads=threads, news=news)


async def start(ctx: Context, press: Press, table: TableId) -> Reply:
    """Starts the match. What was clicked on closes, for the board comes below the seal, unless that
    stands already."""
    view = await ctx.view(table)
    if await lobby_pressed(ctx, press, table):
        raise not_now(say("tables-words-lost"))
    is_realtime = view.game in REALTIME
    threads = ctx.delivery.servers.threads(view.place.guild)
    if press.spot.has_threads and begins_thread(threads, view.place, is_realtime=is_realtime):
        return await _start_in_thread(ctx, press, view)
    if is_realtime:
        check_slow_mode(press.spot)
    await ctx.tables.start(table, press.by)
    view = await ctx.view(table)
    if view.salting.is_sealed:
        return await show_board(ctx, press, table)
    left = begun(view, ctx.delivery.renderer.speech(view))
    return Reply(redraw=left, placed=partial(_note_closed, ctx, table))


async def _note_closed(ctx: Context, table: TableId, message: int, _: Content) -> None:
    await ctx.delivery.answered.closed(table, message)


async def _start_in_thread(ctx: Context, press: Press, view: View) -> Reply:
    """In slow mode, which a thread inherits, the table waits there until it is switched off."""
    await ctx.tables.check_start(view.table, press.by)
    pointer, thread = await settle_in_thread(ctx, press, view.table, press.clicked)
    if view.game in REALTIME and (told := slow_mode(thread)):
        return Reply(redraw=pointer, whisper=ctx.sentence(told, press.user))
    await ctx.tables.start(view.table, press.by)
    return Reply(redraw=pointer)
