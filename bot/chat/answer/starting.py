"""Where a match is played aloud: in a thread of its own, unless it is wanted right here. And where
any match goes on that has lost its place."""

from dataclasses import replace

import discord

from bot.chat.answer import lobbies
from bot.chat.answer.aloud import ALOUD
from bot.chat.answer.desk import Desk, by, has_threads, note, place_of
from bot.chat.answer.hands import is_private
from bot.chat.answer.replies import Reply
from bot.chat.answer.slow_mode import check_slow_mode, slow_mode
from bot.chat.answer.words import lobby_pressed
from bot.chat.permissions import check_may_play
from bot.chat.render.speech import channel_link
from bot.chat.stamps import stamp_of
from bot.host.model import Place
from bot.host.views import View
from games.kit.refusals import illegal
from games.kit.say import say


async def start(
    desk: Desk, interaction: discord.Interaction, table: str, *, here: bool = False
) -> Reply:
    """Starts the match; `here` is chosen by whoever wants no thread."""
    view = await desk.view(table)
    if await lobby_pressed(desk, interaction, table):
        illegal("", say("tables-words-lost"))
    is_aloud = view.game in ALOUD
    may_have_thread = view.place.may_have_thread and has_threads(interaction.channel)
    if is_aloud and not here and may_have_thread:
        return await _start_in_thread(desk, interaction, view)
    if is_aloud:
        check_slow_mode(interaction.channel)
    await desk.tables.start(table, by(interaction))
    return await lobbies.show_board(desk, interaction, table)


async def _start_in_thread(desk: Desk, interaction: discord.Interaction, view: View) -> Reply:
    """In slow mode, which a thread inherits, the table waits there until it is switched off."""
    desk.delivery.showing.game(view.game).check_options(len(view.seats), view.options)
    pointer, thread = await lobbies.settle_in_thread(desk, interaction, view.table)
    if told := slow_mode(thread):
        return replace(pointer, whisper=desk.sentence(told, interaction.user.id))
    await desk.tables.start(view.table, by(interaction))
    return pointer


async def take_up(desk: Desk, interaction: discord.Interaction, table: str) -> Reply:
    """Settles a table that has lost its place where somebody at it asks for that."""
    place = place_of(interaction)
    if place is None:
        illegal("", say("cogs-not-here"))
    view, _ = await desk.own_view(table, interaction.user.id)
    check_may_play(interaction)
    if view.game in ALOUD and view.phase != "lobby":
        check_slow_mode(interaction.channel)
    if not view.stranded and is_out_of_reach(interaction, view.place):
        await desk.tables.strand(table, view.place.spot, stamp_of(interaction.id))
    await desk.tables.take_up(table, by(interaction), place)
    told = say("cogs-settled", place=channel_link(place.spot))
    done = note(desk.text(told, desk.people.language(interaction.user.id)))
    return Reply(redraw=done) if is_private(interaction) else Reply(whisper=done)


def is_out_of_reach(interaction: discord.Interaction, place: Place) -> bool:
    """Whether the bot is no longer on the server where a table stands. There it goes on by itself
    once the bot is invited again, or elsewhere if somebody at it asks for that before."""
    return place.guild is not None and interaction.client.get_guild(place.guild) is None
