"""Messages and all they hold as Discord's JSON."""

from __future__ import annotations

from typing import Any

from bot.playground.records import JSON, Attachment, Message, Reaction
from bot.playground.wire.channels import thread
from bot.playground.wire.users import timestamp, user_by_id
from bot.playground.world import World


def attachment(record: Attachment, channel_id: int, base_url: str) -> JSON:
    url = f"{base_url}/cdn/attachments/{channel_id}/{record.id}/{record.filename}"
    wire: JSON = {
        "id": str(record.id),
        "filename": record.filename,
        "size": record.size,
        "url": url,
        "proxy_url": url,
        "content_type": record.content_type,
    }
    if record.description is not None:
        wire["description"] = record.description
    if record.title is not None:
        wire["title"] = record.title
    if record.width is not None and record.height is not None:
        wire |= {"width": record.width, "height": record.height}
    if record.ephemeral:
        wire["ephemeral"] = True
    return wire


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
        "attachments": [attachment(a, record.channel_id, base_url) for a in record.attachments],
        "embeds": record.embeds,
        "components": record.components,
        "pinned": record.pinned,
    }
    if record.attachments:
        sent = {a["filename"]: a for a in wire["attachments"]}
        wire["embeds"] = [_embed_with_urls(embed, sent) for embed in record.embeds]
        wire["components"] = [_component_with_urls(c, sent) for c in record.components]
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


_REFERENCE = "attachment://"


def _embed_with_urls(embed: JSON, sent: dict[str, JSON]) -> JSON:
    """Pictures that the message brings along are kept by name and get their address here."""
    shown = dict(embed)
    for key in ("image", "thumbnail"):
        found = _referenced((embed.get(key) or {}).get("url"), sent)
        if found is not None:
            shown[key] = _media_of(found, ("url", "proxy_url", "width", "height", "content_type"))
    for key in ("footer", "author"):
        found = _referenced((embed.get(key) or {}).get("icon_url"), sent)
        if found is not None:
            shown[key] = embed[key] | {"icon_url": found["url"], "proxy_icon_url": found["url"]}
    return shown


def _component_with_urls(component: JSON, sent: dict[str, JSON]) -> JSON:
    shown = dict(component)
    for key in ("components", "items"):
        if isinstance(component.get(key), list):
            shown[key] = [_component_with_urls(child, sent) for child in component[key]]
    if isinstance(component.get("accessory"), dict):
        shown["accessory"] = _component_with_urls(component["accessory"], sent)
    for key in ("media", "file"):
        found = _referenced((component.get(key) or {}).get("url"), sent)
        if found is not None:
            media = _media_of(found, ("url", "proxy_url", "width", "height", "content_type"))
            shown[key] = component[key] | media | {"attachment_id": found["id"]}
    return shown


def _referenced(url: str | None, sent: dict[str, JSON]) -> JSON | None:
    if url is None or not url.startswith(_REFERENCE):
        return None
    return sent.get(url.removeprefix(_REFERENCE))


def _media_of(attachment_wire: JSON, keys: tuple[str, ...]) -> JSON:
    return {key: attachment_wire[key] for key in keys if key in attachment_wire}


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
