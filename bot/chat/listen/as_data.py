"""What discord.py tells of, as data of our own, by its objects' public attributes."""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, Literal, cast

import discord

from bot.chat import press as presses
from bot.chat.permissions import is_in
from bot.host.model import User
from games.kit.realtime import PointedAt

KINDS: Mapping[discord.InteractionType, presses.PressKind] = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "component",
    discord.InteractionType.modal_submit: "modal",
}

SPEECH = (discord.MessageType.default, discord.MessageType.reply)


def pressed(interaction: discord.Interaction[Any]) -> presses.Press | None:
    """Nothing for what isn't answered here: a ping, or an autocompletion."""
    kind = KINDS.get(interaction.type)
    if kind is None:
        return None
    data = cast(Mapping[str, Any], interaction.data or {})
    user = interaction.user
    filled = _filled(data) if kind == "modal" else {}
    shown, clicked = interaction.message, None
    if shown is not None:
        controls = tuple(_custom_ids(shown.components)) if kind == "component" else ()
        flags = shown.flags
        clicked = presses.Clicked(shown.id, flags.ephemeral, flags.has_thread, controls)
    return presses.Press(
        id=interaction.id,
        token=presses.InteractionToken(interaction.token),
        application=interaction.application_id,
        kind=kind,
        user=User(user.id),
        name=user.display_name,
        locale=str(interaction.locale),
        spot=_spot(interaction),
        allowed=interaction.app_permissions.value,
        permitted=interaction.permissions.value,
        roles=tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else (),
        clicked=clicked,
        control=str(data.get("custom_id", "")),
        values=tuple(map(str, data.get("values") or ()))
        or tuple(chain.from_iterable(filled.values())),
        filled=filled,
    )


def _custom_ids(components: Iterable[object]) -> Iterator[str]:
    """Of all buttons and menus, in whatever they stand."""
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield str(custom_id)
        if (beside := getattr(component, "accessory", None)) is not None:
            yield from _custom_ids((beside,))
        yield from _custom_ids(getattr(component, "children", ()))


def _spot(interaction: discord.Interaction[Any]) -> presses.Spot:
    channel = interaction.channel
    thread = channel if isinstance(channel, discord.Thread) else None
    return presses.Spot(
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
    if thread.is_private() and not _is_in(thread):
        return "not in it"
    return "locked" if thread.locked else ""


def _is_in(thread: discord.Thread) -> bool:
    """A thread that the bot has been put out of is known all the same."""
    known = thread.guild.get_thread(thread.id)
    return thread.me is not None or (known is not None and is_in(known))


def _filled(modal: Mapping[str, Any]) -> presses.Filled:
    """What was chosen and typed, in the order in which it stands there; nothing where nothing was
    chosen."""
    labels = modal.get("components") or ()
    inner = [label["component"] for label in labels if "component" in label]
    return {str(each.get("custom_id", "")): _chosen(each) for each in inner}


def _chosen(component: Mapping[str, Any]) -> tuple[str, ...]:
    if "values" in component:
        return tuple(map(str, component["values"] or ()))
    value = component.get("value")
    return () if value is None else (str(value),)


def pointed_at(message: discord.Message) -> PointedAt:
    """What was said by a command is known by that."""
    said_by = message.interaction_metadata
    if said_by is None:
        return PointedAt(str(message.id), presses.stamp_of(message.id))
    return PointedAt(f"{presses.OF_INTERACTION}{said_by.id}", presses.stamp_of(said_by.id))


def written(message: discord.Message) -> presses.Written:
    me = message.guild.me if message.guild is not None else None
    mention = rf"<@!?{me.id}>" if me is not None else r"(?!)"
    return presses.Written(
        id=message.id,
        channel=message.channel.id,
        user=User(message.author.id),
        text=re.sub(mention, "", message.content).strip(),
        is_edited=message.edited_at is not None,
        is_speech=not message.author.bot and message.type in SPEECH,
    )
