"""What the bot asks Discord to be told, found out before it connects."""

import logging

import discord

log = logging.getLogger(__name__)


def intents(flags: discord.ApplicationFlags) -> discord.Intents:
    """No more than the games need; what people write only if the application may ask for it."""
    readable = flags.gateway_message_content or flags.gateway_message_content_limited
    if not readable:
        log.warning(
            "The bot may not read what people write, so Ordet fanger is answered by /answer. To "
            "change that, switch on Message Content Intent for this application at "
            "https://discord.com/developers/applications (Bot, Privileged Gateway Intents) and "
            "start the bot anew."
        )
    return discord.Intents(guilds=True, guild_messages=True, message_content=readable)
