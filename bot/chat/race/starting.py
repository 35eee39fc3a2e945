"""Where a match is played aloud: in a thread of its own, unless it is wanted right here."""

from dataclasses import replace

import discord

from bot.chat import lobbies
from bot.chat.desk import Desk, by, has_threads
from bot.chat.race.listening import ALOUD
from bot.chat.race.slow_mode import check_slow_mode, slow_mode
from bot.chat.replies import Reply
from bot.chat.words import lobby_pressed
from bot.tables.views import View
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
