"""Before the match: opening a table, sitting down, getting up, a thread of its own."""

from bot.chat.answer.desk import Desk, note
from bot.chat.answer.replies import Placed, Reply
from bot.chat.custom_ids import Deed, write
from bot.chat.permissions import check_may_play, check_may_start_thread
from bot.chat.press import Press, Spot
from bot.chat.render.content import Button, Content, Row
from bot.chat.render.renderer import language_of_table
from bot.chat.render.speech import channel_link, game_name, small
from bot.chat.safe import markdown
from bot.host.keys import BOARD
from bot.host.model import Place, Posted, TableId
from bot.host.timing import CHOICE
from bot.host.views import View
from games.kit.refusals import not_now
from games.kit.say import say

THREAD_NAME = 100


async def open_table(desk: Desk, press: Press, game: str) -> Reply:
    """A lobby in this channel; its opener sits at once."""
    return await new_lobby(desk, press, await opened(desk, press, game))


async def opened(desk: Desk, press: Press, game: str, against: str | None = None) -> TableId:
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


async def new_lobby(desk: Desk, press: Press, table: str) -> Reply:
    view, content = await desk.board(table)

    async def then() -> Reply | None:
        return await tell_whether_reached(desk, press, table)

    if press.spot.channel != view.place.spot:
        told = say("cogs-opened-there", place=channel_link(view.place.spot))
        opened = note(desk.text(told, desk.people.language(press.user)))
        return Reply(whisper=opened, then=then)
    placed = newly_on_board(desk, press, view)
    told = say("cogs-opened-there", place=channel_link(view.place.spot))
    late = note(desk.text(told, language_of_table(view)))
    return Reply(public=content, late=late, placed=placed, then=then)


async def rematch(desk: Desk, press: Press, table: str) -> Reply:
    ended = await desk.view(table)
    if press.spot.channel == ended.place.spot:
        check_may_play(press)
    told = await desk.tables.rematch(table, press.by)
    if told.repeated:
        raise not_now(say("cogs-rematch-there"))
    return await new_lobby(desk, press, told.table)


async def join(desk: Desk, press: Press, table: str) -> Reply:
    await desk.tables.join(table, press.by)
    return await joined(desk, press, table)


async def joined(desk: Desk, press: Press, table: str) -> Reply:
    """What somebody sees who has just sat down."""

    async def then() -> Reply | None:
        return await tell_whether_reached(desk, press, table)

    reply = await show_board(desk, press, table)
    return Reply(redraw=reply.redraw, placed=reply.placed, then=then)


async def tell_whether_reached(desk: Desk, press: Press, table: str) -> Reply:
    """The hand's own message, posted by now, shows whether direct messages get through. Who can't
    be reached is told at once how to play all the same."""
    user = press.user
    view = await desk.view(table, user)
    reach = "open" if view.viewer is None else await desk.delivery.reach(table, user)
    if reach == "open":
        return Reply()
    told = say("cogs-dm-closed") if reach == "closed" else say("cogs-dm-barred")
    text = markdown(desk.text(told, desk.people.language(user)))
    hand = say("chat-do-hand")
    button = Button(desk.text(hand, desk.people.language(user)), write(Deed(table, "hand")))
    return Reply(whisper=Content((*note(text).blocks, Row((button,)))))


async def show_board(desk: Desk, press: Press, table: str) -> Reply:
    """The table as it now stands, in place of what was clicked on."""
    view, content = await desk.board(table)
    return Reply(redraw=content, placed=on_board(desk, press, view))


def on_board(desk: Desk, press: Press, view: View) -> Placed:
    async def placed(message: int, shown: Content) -> None:
        if press.is_private:
            return
        channel = press.spot.channel
        await desk.delivery.answered(view.table, BOARD, shown, view.revision, channel, message)

    return placed


def newly_on_board(desk: Desk, press: Press, view: View) -> Placed:
    """For a message that has just been posted."""
    noted = on_board(desk, press, view)

    async def placed(message: int, shown: Content) -> None:
        await noted(message, shown)
        channel = press.spot.channel
        await desk.delivery.announcing.posted(view.table, Posted(channel, message))

    return placed


async def move_to_thread(desk: Desk, press: Press, table: str) -> Reply:
    """Gives the table a thread of its own, which begins at the message that was clicked on."""
    pointer, _ = await settle_in_thread(desk, press, table)
    return pointer


async def settle_in_thread(desk: Desk, press: Press, table: str) -> tuple[Reply, Spot]:
    """Does so; returns the thread besides."""
    view = await desk.view(table)
    clicked = press.clicked
    if view.place.thread is not None or clicked is None:
        raise not_now(say("cogs-thread-there"))
    if not press.spot.has_threads:
        raise not_now(say("cogs-no-threads-here"))
    check_may_start_thread(press)
    if view.opener != press.user:
        raise not_now(say("tables-opener-only"))
    name = desk.text(game_name(view.game), language_of_table(view))
    thread = await desk.wire.begin_thread(press.spot, clicked, name[:THREAD_NAME])
    place = Place(view.place.guild, view.place.channel, thread.channel)
    await desk.tables.settle(table, press.by._replace(source=f"{press.id} thread"), place)
    pointer = say("cogs-in-thread", game=name, thread=channel_link(thread.channel))
    speech = desk.delivery.renderer.public_speech(view)
    committed = small(speech.line(say("chat-commitment", hash=view.commitment)))
    told = note(f"{desk.text(pointer, speech.language)}\n{committed}")
    return Reply(redraw=told), thread
