"""Where a match is played aloud: in a thread of its own, unless it is wanted right here."""

import discord

from bot.chat import lobbies
from bot.chat.desk import Desk, by
from bot.chat.race.listening import ALOUD
from bot.chat.race.slow_mode import check_slow_mode
from bot.chat.replies import Reply


async def start(
    desk: Desk, interaction: discord.Interaction, table: str, *, here: bool = False
) -> Reply:
    """Starts the match; `here` is chosen by whoever wants no thread."""
    view = await desk.view(table)
    is_aloud = view.game in ALOUD
    if is_aloud and not here and view.place.thread is None and view.place.guild is not None:
        desk.delivery.showing.game(view.game).check_options(len(view.seats), view.options)
        pointer = await lobbies.move_to_thread(desk, interaction, table)
        await desk.tables.start(table, by(interaction))
        return pointer
    if is_aloud:
        check_slow_mode(interaction.channel)
    await desk.tables.start(table, by(interaction))
    return await lobbies.show_board(desk, interaction, table)
