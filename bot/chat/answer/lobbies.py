"""Before the match: opening a table, sitting down, getting up, options, a thread of its own."""

from collections.abc import Sequence

import discord

from bot.chat.answer.desk import Desk, by, has_threads, note, place_of
from bot.chat.answer.hands import is_private
from bot.chat.answer.replies import Placed, Reply
from bot.chat.custom_ids import Deed, SetOption, write
from bot.chat.permissions import check_may_play, check_may_start_thread
from bot.chat.render.content import Button, Content, Row
from bot.chat.render.options import ChooseOption, OpenOption, TypeOption, option_modal, respond
from bot.chat.render.showing import language_of_table
from bot.chat.render.speech import channel_link, game_name, small
from bot.chat.safe import markdown
from bot.host.keys import BOARD
from bot.host.model import Place, Posted
from bot.host.views import View
from games.kit.refusals import illegal, malformed
from games.kit.say import say

THREAD_NAME = 100
THREAD_THERE = 160004


async def open_table(desk: Desk, interaction: discord.Interaction, game: str) -> Reply:
    """A lobby in this channel; its opener sits at once."""
    place = place_of(interaction)
    if place is None:
        illegal("", say("cogs-not-here"))
    check_may_play(interaction)
    language = desk.public_language(interaction.user.id)
    told = await desk.tables.open_table(game, place, by(interaction), language=language)
    return await new_lobby(desk, interaction, told.table)


async def new_lobby(desk: Desk, interaction: discord.Interaction, table: str) -> Reply:
    view, content = await desk.board(table)

    async def then() -> Reply | None:
        return await tell_whether_reached(desk, interaction, table)

    if interaction.channel_id != view.place.spot:
        told = say("cogs-opened-there", place=channel_link(view.place.spot))
        opened = note(desk.text(told, desk.people.language(interaction.user.id)))
        return Reply(whisper=opened, then=then)
    placed = newly_on_board(desk, interaction, view, content)
    told = say("cogs-opened-there", place=channel_link(view.place.spot))
    late = note(desk.text(told, language_of_table(view)))
    return Reply(public=content, late=late, placed=placed, then=then)


async def rematch(desk: Desk, interaction: discord.Interaction, table: str) -> Reply:
    ended = await desk.view(table)
    if interaction.channel_id == ended.place.spot:
        check_may_play(interaction)
    told = await desk.tables.rematch(table, by(interaction))
    if told.repeated:
        illegal("", say("cogs-rematch-there"))
    return await new_lobby(desk, interaction, told.table)


async def join(desk: Desk, interaction: discord.Interaction, table: str) -> Reply:
    await desk.tables.join(table, by(interaction))
    return await joined(desk, interaction, table)


async def joined(desk: Desk, interaction: discord.Interaction, table: str) -> Reply:
    """What somebody sees who has just sat down."""

    async def then() -> Reply | None:
        return await tell_whether_reached(desk, interaction, table)

    reply = await show_board(desk, interaction, table)
    return Reply(redraw=reply.redraw, placed=reply.placed, then=then)


async def tell_whether_reached(desk: Desk, interaction: discord.Interaction, table: str) -> Reply:
    """The hand's own message, posted by now, shows whether direct messages get through. Who can't
    be reached is told at once how to play all the same."""
    user = interaction.user.id
    view = await desk.view(table, user)
    reach = "open" if view.viewer is None else await desk.delivery.reach(table, user)
    if reach == "open":
        return Reply()
    told = say("cogs-dm-closed") if reach == "closed" else say("cogs-dm-barred")
    text = markdown(desk.text(told, desk.people.language(user)))
    hand = say("chat-do-hand")
    button = Button(desk.text(hand, desk.people.language(user)), write(Deed(table, "hand")))
    return Reply(whisper=Content((*note(text).blocks, Row((button,)))))


async def show_board(
    desk: Desk, interaction: discord.Interaction, table: str, opened: str = ""
) -> Reply:
    """The table as it now stands, in place of what was clicked on."""
    view, content = await desk.board(table, opened)
    return Reply(redraw=content, placed=on_board(desk, interaction, view, content))


def on_board(desk: Desk, interaction: discord.Interaction, view: View, content: Content) -> Placed:
    async def placed(message: int) -> None:
        if is_private(interaction):
            return
        channel = interaction.channel_id or view.place.spot
        await desk.delivery.answered(view.table, BOARD, content, view.revision, channel, message)

    return placed


def newly_on_board(
    desk: Desk, interaction: discord.Interaction, view: View, content: Content
) -> Placed:
    """For a message that has just been posted."""
    noted = on_board(desk, interaction, view, content)

    async def placed(message: int) -> None:
        await noted(message)
        channel = interaction.channel_id or view.place.spot
        await desk.delivery.announcing.posted(view.table, Posted(channel, message))

    return placed


async def set_option(
    desk: Desk, interaction: discord.Interaction, press: SetOption, values: Sequence[str]
) -> Reply:
    view = await desk.view(press.table)
    game = desk.delivery.showing.game(view.game)
    match respond(game, press, values):
        case OpenOption(name):
            return await show_board(desk, interaction, press.table, name)
        case TypeOption(name):
            user = interaction.user.id
            speech = desk.delivery.showing.speech(view, desk.people.language(user))
            late = desk.sentence(say("cogs-too-slow"), user)
            return Reply(modal=option_modal(view, game, name, speech), whisper=late)
        case ChooseOption(name, value):
            await desk.tables.choose(press.table, by(interaction), {name: value})
            return await show_board(desk, interaction, press.table, name)
    return malformed(say("cogs-forged"))


async def move_to_thread(desk: Desk, interaction: discord.Interaction, table: str) -> Reply:
    """Gives the table a thread of its own, which begins at the message that was clicked on."""
    pointer, _ = await settle_in_thread(desk, interaction, table)
    return pointer


async def settle_in_thread(
    desk: Desk, interaction: discord.Interaction, table: str
) -> tuple[Reply, object]:
    """Does so; returns the thread besides."""
    view = await desk.view(table)
    message = interaction.message
    if view.place.thread is not None or message is None:
        illegal("", say("cogs-thread-there"))
    if not has_threads(interaction.channel):
        illegal("", say("cogs-no-threads-here"))
    check_may_start_thread(interaction)
    if view.opener != interaction.user.id:
        illegal("", say("tables-opener-only"))
    name = desk.text(game_name(view.game), language_of_table(view))
    thread = await _thread_at(interaction.client, message, name)
    place = Place(view.place.guild, view.place.channel, thread.id)
    settling = by(interaction)._replace(source=f"{interaction.id} thread")
    await desk.tables.settle(table, settling, place)
    pointer = say("cogs-in-thread", game=name, thread=channel_link(thread.id))
    speech = desk.delivery.showing.public_speech(view)
    committed = small(speech.line(say("chat-commitment", hash=view.commitment)))
    told = note(f"{desk.text(pointer, speech.language)}\n{committed}")
    return Reply(redraw=told), thread


async def _thread_at(
    client: discord.Client, message: discord.Message, name: str
) -> discord.abc.Snowflake:
    """The thread that begins at a message, which gives it its id. Somebody may have begun it, even
    just now. Its slow mode is left as it is: only who manages threads may say anything of it."""
    if not message.flags.has_thread:
        try:
            return await message.create_thread(name=name[:THREAD_NAME], auto_archive_duration=1440)
        except discord.HTTPException as error:
            if error.code != THREAD_THERE:
                raise
    return client.get_channel(message.id) or await client.fetch_channel(message.id)
