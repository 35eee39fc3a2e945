"""Reactions come and go."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from bot.playground import wire
from bot.playground.gateway.intents import Intent
from bot.playground.incoming import id_of
from bot.playground.limits.refusals import TOO_MANY_REACTIONS, UNKNOWN_REACTION_EMOJI
from bot.playground.limits.rule import Rejected
from bot.playground.operations.messages import where
from bot.playground.records import JSON, Message, Reaction
from bot.playground.world import World

if TYPE_CHECKING:
    from bot.playground.core import Core

MOST_REACTIONS = 20


def emoji_key(world: World, written: str) -> str:
    """How an emoji is kept, or the refusal of what is none."""
    name, _, number = written.removeprefix("a:").partition(":")
    if number:
        known = world.emojis.get(id_of(number) or 0)
        if known is None:
            raise Rejected(UNKNOWN_REACTION_EMOJI)
        return f"{known.name}:{known.id}"
    if not _is_emoji(name):
        raise Rejected(UNKNOWN_REACTION_EMOJI)
    return name


def _is_emoji(text: str) -> bool:
    """Symbols, keycaps and flags; letters and words are none."""
    if not 1 <= len(text) <= 12:
        return False
    kinds = {unicodedata.category(c) for c in text}
    return "So" in kinds or "\u20e3" in text or bool(kinds & {"Sm", "Sk"}) or text in "‼⁉"


def react(core: Core, message: Message, user_id: int, emoji: str) -> None:
    reaction = next((r for r in message.reactions if r.emoji == emoji), None)
    if reaction is None:
        if len(message.reactions) >= MOST_REACTIONS:
            raise Rejected(TOO_MANY_REACTIONS)
        reaction = Reaction(emoji=emoji)
        message.reactions.append(reaction)
    if user_id in reaction.users:
        return
    reaction.users.append(user_id)
    extra: JSON = {"message_author_id": str(message.author_id)}
    guild = core.world.guilds.get(message.guild_id or 0)
    if guild is not None and user_id in guild.members:
        extra["member"] = wire.member(core.world, guild.members[user_id])
    _tell_reaction(core, "MESSAGE_REACTION_ADD", message, user_id, emoji, extra)


def unreact(core: Core, message: Message, user_id: int, emoji: str) -> bool:
    """Take a reaction back; false if there was none."""
    reaction = next((r for r in message.reactions if r.emoji == emoji), None)
    if reaction is None or user_id not in reaction.users:
        return False
    reaction.users.remove(user_id)
    if not reaction.users:
        message.reactions.remove(reaction)
    _tell_reaction(core, "MESSAGE_REACTION_REMOVE", message, user_id, emoji, {})
    return True


def clear(core: Core, message: Message, emoji: str | None = None) -> None:
    kept = [r for r in message.reactions if emoji is not None and r.emoji != emoji]
    message.reactions = kept
    data = where(message) | {"message_id": str(message.id)}
    name = "MESSAGE_REACTION_REMOVE_ALL"
    if emoji is not None:
        data["emoji"] = wire.emoji_of(emoji)
        name = "MESSAGE_REACTION_REMOVE_EMOJI"
    _after_reaction(core, name, message, data)


def _tell_reaction(
    core: Core, name: str, message: Message, user_id: int, emoji: str, extra: JSON
) -> None:
    data = where(message) | {
        "message_id": str(message.id),
        "user_id": str(user_id),
        "emoji": wire.emoji_of(emoji),
        "burst": False,
        "type": 0,
    }
    _after_reaction(core, name, message, data | extra)


def _after_reaction(core: Core, name: str, message: Message, data: JSON) -> None:
    channel = core.world.channels[message.channel_id]
    core.world.save(message)
    intent = Intent.REACTIONS if channel.guild_id else Intent.DM_REACTIONS
    core.gateway.tell_channel(name, data, channel, intent)
    core.people.message_changed(message, channel)
