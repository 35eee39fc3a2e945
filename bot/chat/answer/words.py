"""Words for the shuffle, typed in the lobby by whoever plays."""

import discord

from bot.chat import safe
from bot.chat.answer import lobbies
from bot.chat.answer.desk import Desk, by
from bot.chat.answer.replies import Reply
from bot.chat.render.lobby import word_modal
from bot.host.model import Posted
from games.kit.refusals import illegal, malformed
from games.kit.say import say


async def ask(desk: Desk, interaction: discord.Interaction, table: str) -> Reply:
    user = interaction.user.id
    view = await desk.view(table)
    if view.phase != "lobby":
        illegal("", say("tables-over" if view.phase == "ended" else "tables-started"))
    speech = desk.delivery.showing.speech(view, desk.people.language(user))
    late = desk.sentence(say("cogs-too-slow"), user)
    return Reply(modal=word_modal(view, user, speech), whisper=late)


async def give(desk: Desk, interaction: discord.Interaction, table: str, text: str) -> Reply:
    """A word as it was typed. Who does not sit at the table yet sits down with it."""
    word = safe.word(text)
    if not word:
        malformed(say("tables-word-empty"))
    await lobby_pressed(desk, interaction, table)
    view = await desk.view(table, interaction.user.id)
    if view.viewer is None:
        await desk.tables.join(table, by(interaction), word)
        return await lobbies.joined(desk, interaction, table)
    await desk.tables.give_word(table, by(interaction), word)
    return await lobbies.show_board(desk, interaction, table)


async def lobby_pressed(desk: Desk, interaction: discord.Interaction, table: str) -> bool:
    """Before what depends on the message that a lobby is known by; whether words were lost because
    it is no more."""
    message, channel = interaction.message, interaction.channel_id
    if message is None or channel is None or message.flags.ephemeral:
        return False
    return await desk.delivery.announcing.pressed(table, Posted(channel, message.id))
