"""Messages and all they hold as Discord's JSON."""

from typing import Any

from bot.playground.records import JSON, Message, Reaction
from bot.playground.wire.attachments import with_addresses
from bot.playground.wire.channels import thread
from bot.playground.wire.users import timestamp, user_by_id
from bot.playground.world import World


def emoji_of(key: str) -> JSON:
    """A reaction's emoji from the form in which it is kept."""
    name, _, number = key.partition(":")
    return {"id": number or None, "name": name}


def reaction(record: Reaction, viewer: int) -> JSON:
    return {
        "emoji": emoji_of(record.emoji),
        "count": len(record.users),
        "count_details": {"burst": 0, "normal": len(record.users)},
        "burst_colors": [],
        "me_burst": False,
        "me": viewer in record.users,
        "burst_me": False,
        "burst_count": 0,
    }


def message(world: World, record: Message, viewer: int, base_url: str, deep: bool = True) -> JSON:
    """A message with all it holds; `deep` adds the message that it replies to."""
    wire: JSON = {
        "id": str(record.id),
        "channel_id": str(record.channel_id),
        "type": record.type,
        "content": record.content,
        "author": user_by_id(world, record.author_id),
        "timestamp": timestamp(record.created_ms),
        "edited_timestamp": timestamp(record.edited_ms) if record.edited_ms else None,
        "flags": record.flags,
        "tts": record.tts,
        "mention_everyone": record.mention_everyone,
        "mentions": [user_by_id(world, u) for u in record.mentions],
        "mention_roles": [str(r) for r in record.mention_roles],
        "attachments": [],
        "embeds": record.embeds,
        "components": record.components,
        "pinned": record.pinned,
    }
    if record.attachments:
        wire |= with_addresses(world, record, base_url)
    if record.reactions:
        wire["reactions"] = [reaction(r, viewer) for r in record.reactions]
    if record.nonce is not None:
        wire["nonce"] = record.nonce
    if record.application_id is not None:
        wire["application_id"] = str(record.application_id)
    if record.interaction is not None:
        wire["webhook_id"] = str(record.application_id)
        wire["interaction_metadata"] = record.interaction
    if record.reply_to is not None:
        wire |= _reply(world, record, viewer, base_url, deep)
    if record.thread_id is not None and record.thread_id in world.channels:
        wire["thread"] = thread(world, world.channels[record.thread_id], viewer)
    return wire


def _reply(world: World, record: Message, viewer: int, base_url: str, deep: bool) -> JSON:
    reference: JSON = {
        "type": 0,
        "channel_id": str(record.channel_id),
        "message_id": str(record.reply_to),
    }
    if record.guild_id is not None:
        reference["guild_id"] = str(record.guild_id)
    if not deep:
        return {"message_reference": reference}
    original = world.message(record.channel_id, record.reply_to or 0)
    found = message(world, original, viewer, base_url, deep=False) if original else None
    return {"message_reference": reference, "referenced_message": found}


_CONTENT: dict[str, Any] = {"content": "", "embeds": [], "attachments": [], "components": []}


def without_content(wire: JSON) -> JSON:
    """The same message for a bot that may not read it."""
    hidden = wire | _CONTENT
    if hidden.get("referenced_message"):
        hidden["referenced_message"] = without_content(hidden["referenced_message"])
    return hidden
