"""Before the match: opening a table, sitting down, words for the shuffle, the house at a seat, and
the start, in a thread of its own where a match is played aloud, unless it is wanted right here."""

import asyncio
from dataclasses import replace
from functools import partial

from bot.chat import safe
from bot.chat.answer.aloud import ALOUD, check_slow_mode, slow_mode
from bot.chat.answer.desk import Desk, in_modal, new_board, note, show_board
from bot.chat.answer.hands import show_hand
from bot.chat.answer.matches import sit
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import Deed, OfHouse, write
from bot.chat.permissions import check_may_play, check_may_start_thread
from bot.chat.press import Press, Spot
from bot.chat.render.content import BUTTON_LABEL, Button, Row
from bot.chat.render.lobby import word_modal
from bot.chat.render.seats import AWAY, LEVEL, PACE
from bot.chat.render.speech import channel_link, game_name, small
from bot.host.model import Place, Posted, TableId
from bot.host.timing import CHOICE
from bot.host.views import Changed, View
from games.kit.house import KEEN
from games.kit.refusals import malformed, not_now
from games.kit.say import say

THREAD_NAME = 100

POSTED_SECONDS = 30.0
"""A lobby that does not stand in the channel by then is left to be started by hand."""


async def open_table(desk: Desk, press: Press, game: str) -> Reply:
    """A lobby in this channel; its opener sits at once."""
    return await _new_lobby(desk, press, await _opened(desk, press, game))


async def _opened(desk: Desk, press: Press, game: str, against: str | None = None) -> TableId:
    """The table, with a level against the house."""
    place = press.place
    if place is None:
        raise not_now(say("cogs-not-here"))
    check_may_play(press)
    language = desk.public_language(press.user)
    clock = await desk.delivery.servers.clock(place.guild)
    options = {CHOICE: clock.text}
    told = await desk.tables.open_table(
        game, place, press.by, language=language, options=options, against=against
    )
    return told.table


async def _new_lobby(desk: Desk, press: Press, table: TableId) -> Reply:
    view, content = await desk.board(table)
    then = partial(_tell_whether_reached, desk, press, table)
    told = say("cogs-opened-there", place=channel_link(view.place.spot))
    if press.spot.channel != view.place.spot:
        opened = note(desk.text(told, desk.people.language(press.user)))
        return Reply(whisper=opened, then=then)
    late = note(desk.delivery.renderer.public_speech(view).plain(told))
    return replace(new_board(desk, press, view, content), late=late, then=then)


async def play_against_house(desk: Desk, press: Press, game: str, level: str) -> Reply:
    """The match starts once its lobby stands in the channel, since the lobby's message goes into
    its chance. Whoever wanted it finds his hand below."""
    is_aloud = game in ALOUD
    if is_aloud:
        check_slow_mode(press.spot)
    table = await _opened(desk, press, game, against=level)
    lobby = await _new_lobby(desk, press, table)

    async def begin() -> Reply | None:
        if not await _stands(desk, table):
            return None
        await desk.tables.start(table, press.by._replace(source=f"{press.id} start"))
        return None if is_aloud else await show_hand(desk, press, table)

    return replace(lobby, then=begin)


async def _stands(desk: Desk, table: TableId) -> bool:
    """Waits for the lobby's message, which is another one than the answer if that came late."""
    known = asyncio.Event()

    def hear(changed: Changed, _: object) -> None:
        if changed.table == table and changed.kind == "announce":
            known.set()

    with desk.tables.subscribed(hear):
        view = await desk.tables.look(table)
        if view.salting.lobby is None:
            try:
                await asyncio.wait_for(known.wait(), POSTED_SECONDS)
            except TimeoutError:
                return False
    return True


async def rematch(desk: Desk, press: Press, table: TableId) -> Reply:
    ended = await desk.view(table)
    if press.spot.channel == ended.place.spot:
        check_may_play(press)
    told = await desk.tables.rematch(table, press.by)
    if told.repeated:
        raise not_now(say("cogs-rematch-there"))
    return await _new_lobby(desk, press, told.table)


async def join(desk: Desk, press: Press, table: TableId) -> Reply:
    """In the lobby, or of a match that somebody comes back to."""
    if press.is_private:
        return await sit(desk, press, table)
    await desk.tables.join(table, press.by)
    return await _joined(desk, press, table)


async def _joined(desk: Desk, press: Press, table: TableId) -> Reply:
    """What somebody sees who has just sat down."""
    board = await show_board(desk, press, table)
    return replace(board, then=partial(_tell_whether_reached, desk, press, table))


async def _tell_whether_reached(desk: Desk, press: Press, table: TableId) -> Reply:
    """The hand's own message, posted by now, shows whether direct messages get through. Who can't
    be reached is told at once how to play all the same."""
    user = press.user
    view = await desk.view(table, user)
    reach = "open" if view.viewer is None else await desk.delivery.reach(table, user)
    if reach == "open":
        return Reply()
    told = say("cogs-dm-closed") if reach == "closed" else say("cogs-dm-barred")
    label = desk.nameless_speech(user).label(say("chat-do-hand"), BUTTON_LABEL)
    hand = Row((Button(label, write(Deed(table, "hand"))),))
    return Reply(whisper=desk.sentence(told, user).followed_by(hand))


async def move_to_thread(desk: Desk, press: Press, table: TableId) -> Reply:
    pointer, _ = await _settle_in_thread(desk, press, table)
    return pointer


async def _settle_in_thread(desk: Desk, press: Press, table: TableId) -> tuple[Reply, Spot]:
    """Gives the table a thread of its own, which begins at the message that was clicked on. Returns
    the thread besides."""
    view = await desk.view(table)
    clicked = press.clicked
    if view.place.thread is not None or clicked is None:
        raise not_now(say("cogs-thread-there"))
    if not press.spot.has_threads:
        raise not_now(say("cogs-no-threads-here"))
    check_may_start_thread(press)
    if view.phase == "ended":
        raise not_now(say("tables-over"))
    if view.opener != press.user:
        raise not_now(say("tables-opener-only"))
    speech = desk.delivery.renderer.public_speech(view)
    name = speech.plain(game_name(view.game))
    thread = await desk.wire.begin_thread(press.spot, clicked, name[:THREAD_NAME])
    place = Place(view.place.guild, view.place.channel, thread.channel)
    await desk.tables.settle(table, press.by._replace(source=f"{press.id} thread"), place)
    pointer = say("cogs-in-thread", game=name, thread=channel_link(thread.channel))
    committed = small(speech.line(say("chat-commitment", hash=view.commitment)))
    told = note(f"{desk.text(pointer, speech.language)}\n{committed}")
    return Reply(redraw=told), thread


async def _ask_for_word(desk: Desk, press: Press, table: TableId) -> Reply:
    view = await desk.view(table)
    if view.phase != "lobby":
        raise not_now(say("tables-over" if view.phase == "ended" else "tables-started"))
    speech = desk.speech(view, press.user)
    return in_modal(desk, press, word_modal(view, press.user, speech))


async def give_word(desk: Desk, press: Press, table: TableId) -> Reply:
    """A word as it was typed, once it was. Who does not sit at the table yet sits down with it."""
    if not press.values:
        return await _ask_for_word(desk, press, table)
    word = safe.word(press.value)
    if not word:
        raise malformed(say("tables-word-empty"))
    await _lobby_pressed(desk, press, table)
    view = await desk.view(table, press.user)
    if view.viewer is None:
        await desk.tables.join(table, press.by, word)
        return await _joined(desk, press, table)
    await desk.tables.give_word(table, press.by, word)
    return await show_board(desk, press, table)


async def _lobby_pressed(desk: Desk, press: Press, table: TableId) -> bool:
    """Before what depends on the message that a lobby is known by; whether words were lost because
    it is no more."""
    if press.clicked is None or press.clicked.is_ephemeral:
        return False
    lobby = Posted(press.spot.channel, press.clicked.id)
    return await desk.delivery.announcing.pressed(table, lobby)


async def add_house(desk: Desk, press: Press, table: TableId) -> Reply:
    """At the level at which it sits there already, or else at its best."""
    view = await desk.view(table)
    levels = [sitting.house for sitting in view.seats if sitting.house is not None]
    await desk.tables.add_house(table, press.by, levels[-1] if levels else KEEN)
    return await show_board(desk, press, table)


async def tell_house(desk: Desk, press: Press, control: OfHouse) -> Reply:
    """By the menu that stands where it sits."""
    what, _, manner = press.value.partition(":")
    if what == LEVEL:
        await desk.tables.tell_house(control.table, press.by, level=manner)
    elif what == PACE:
        await desk.tables.tell_house(control.table, press.by, pace=manner)
    elif what == AWAY:
        await desk.tables.take_house_away(control.table, press.by)
    else:
        raise malformed(say("cogs-forged"))
    return await show_board(desk, press, control.table)


async def start(desk: Desk, press: Press, table: TableId, *, here: bool = False) -> Reply:
    """Starts the match; `here` is chosen by whoever wants no thread."""
    view = await desk.view(table)
    if await _lobby_pressed(desk, press, table):
        raise not_now(say("tables-words-lost"))
    is_aloud = view.game in ALOUD
    may_have_thread = view.place.may_have_thread and press.spot.has_threads
    if is_aloud and not here and may_have_thread:
        return await _start_in_thread(desk, press, view)
    if is_aloud:
        check_slow_mode(press.spot)
    await desk.tables.start(table, press.by)
    return await show_board(desk, press, table)


async def _start_in_thread(desk: Desk, press: Press, view: View) -> Reply:
    """In slow mode, which a thread inherits, the table waits there until it is switched off."""
    await desk.tables.check_start(view.table, press.by)
    pointer, thread = await _settle_in_thread(desk, press, view.table)
    if told := slow_mode(thread):
        return replace(pointer, whisper=desk.sentence(told, press.user))
    await desk.tables.start(view.table, press.by)
    return pointer
