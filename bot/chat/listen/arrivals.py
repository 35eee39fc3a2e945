"""What arrives from Discord as a `Press` of our own, by the public attributes of an Interaction."""

import re
from collections.abc import Mapping
from typing import Any, Literal, cast

import discord

from bot.chat.press import Clicked, InteractionToken, Press, PressKind, Spot, Written

KINDS: Mapping[discord.InteractionType, PressKind] = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "component",
    discord.InteractionType.modal_submit: "modal",
}

SPEECH = (discord.MessageType.default, discord.MessageType.reply)


def pressed(interaction: discord.Interaction[Any]) -> Press | None:
    """Nothing for what isn't answered here: a ping, or an autocompletion."""
    kind = KINDS.get(interaction.type)
    if kind is None:
        return None
    data = cast(Mapping[str, Any], interaction.data or {})
    user = interaction.user
    return Press(
        id=interaction.id,
        token=InteractionToken(interaction.token),
        application=interaction.application_id,
        kind=kind,
        user=user.id,
        name=user.display_name,
        locale=str(interaction.locale),
        spot=_spot(interaction),
        allowed=interaction.app_permissions.value,
        manages=interaction.guild_id is not None and interaction.permissions.manage_messages,
        clicked=_clicked(interaction.message),
        control=str(data.get("custom_id", "")),
        values=_values(kind, data),
    )


def _clicked(message: discord.Message | None) -> Clicked | None:
    if message is None:
        return None
    return Clicked(message.id, message.flags.ephemeral, message.flags.has_thread)


def _spot(interaction: discord.Interaction[Any]) -> Spot:
    channel = interaction.channel
    thread = channel if isinstance(channel, discord.Thread) else None
    return Spot(
        channel=interaction.channel_id or 0,
        guild=interaction.guild_id,
        parent=None if thread is None else thread.parent_id,
        has_threads=isinstance(channel, discord.TextChannel),
        is_voice=isinstance(channel, discord.VoiceChannel | discord.StageChannel),
        slow_mode=int(getattr(channel, "slowmode_delay", 0)),
        shut="" if thread is None else _shut(thread, interaction.app_permissions),
    )


def _shut(
    thread: discord.Thread, allowed: discord.Permissions
) -> Literal["", "not in it", "locked"]:
    if allowed.manage_threads:
        return ""
    # Of private threads that it is not in the bot is not told.
    is_in = thread.me is not None or thread.guild.get_thread(thread.id) is not None
    if thread.is_private() and not is_in:
        return "not in it"
    return "locked" if thread.archived and thread.locked else ""


def _values(kind: PressKind, data: Mapping[str, Any]) -> tuple[str, ...]:
    """What was chosen in a select, or typed into a modal, in order."""
    if kind == "component":
        return tuple(data.get("values", ()))
    if kind == "modal":
        labels = data.get("components", ())
        return tuple(str(label.get("component", {}).get("value", "")) for label in labels)
    return ()


def written(message: discord.Message) -> Written:
    me = message.guild.me if message.guild is not None else None
    mention = rf"<@!?{me.id}>" if me is not None else r"(?!)"
    return Written(
        id=message.id,
        channel=message.channel.id,
        user=message.author.id,
        text=re.sub(mention, "", message.content).strip(),
        is_edited=message.edited_at is not None,
        is_speech=not message.author.bot and message.type in SPEECH,
    )
