"""How a game is played, told to whoever asks. The page that somebody reads is kept nowhere but in
the buttons below it."""

from collections.abc import Sequence

import discord

import games
from bot.chat.answer.desk import Desk
from bot.chat.answer.hands import is_private
from bot.chat.answer.replies import Reply
from bot.chat.custom_ids import Reading
from bot.chat.render.content import Content
from bot.chat.render.rules import rules_page
from bot.chat.render.speech import Speech
from games.kit.refusals import malformed
from games.kit.say import say


async def open_rules(desk: Desk, interaction: discord.Interaction, game: str) -> Reply:
    return Reply(whisper=_page(desk, interaction, Reading(game)))


async def read_on(
    desk: Desk, interaction: discord.Interaction, press: Reading, values: Sequence[str]
) -> Reply:
    """Another page in place of the one that was read; `values` is what was chosen from the list of
    sections, if that was used."""
    wanted = Reading(press.game, values[0]) if values else press
    page = _page(desk, interaction, wanted)
    return Reply(redraw=page) if is_private(interaction) else Reply(whisper=page)


def _page(desk: Desk, interaction: discord.Interaction, wanted: Reading) -> Content:
    if wanted.game not in games.names():
        malformed(say("cogs-forged"))
    language = desk.people.language(interaction.user.id)
    return rules_page(games.find(wanted.game), wanted.section, Speech(desk.words, language, {}))
