"""What the bot must be allowed to in a channel, and the sentence for what it isn't."""

import discord

from games.kit.refusals import illegal
from games.kit.say import Say, say

NEEDED = ("view_channel", "send_messages", "embed_links", "read_message_history")
IN_THREADS = ("view_channel", "send_messages_in_threads", "embed_links", "read_message_history")


def check_may_play(interaction: discord.Interaction) -> None:
    """Refuses to play where the bot could not show the board."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        _check(interaction, IN_THREADS)
        if channel.archived and channel.locked and not interaction.app_permissions.manage_threads:
            illegal("", say("cogs-locked"))
    else:
        _check(interaction, NEEDED)


def check_may_start_thread(interaction: discord.Interaction) -> None:
    _check(interaction, ("create_public_threads", "send_messages_in_threads"))


def _check(interaction: discord.Interaction, needed: tuple[str, ...]) -> None:
    allowed = interaction.app_permissions
    missing = tuple(permission(name) for name in needed if not getattr(allowed, name))
    if missing:
        illegal("", say("cogs-missing-permissions", permissions=missing))


def permission(name: str) -> Say:
    """A permission as Discord's own settings call it."""
    return say("cogs-permission", name=name)
