"""The world's records as Discord's JSON."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from bot.playground import permissions
from bot.playground.permissions import Permission
from bot.playground.snowflakes import milliseconds
from bot.playground.world import (
    JSON,
    Application,
    Attachment,
    Channel,
    ChannelType,
    Command,
    Emoji,
    Guild,
    Member,
    Message,
    Overwrite,
    Reaction,
    Role,
    User,
    World,
)


def timestamp(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="microseconds")


def user(record: User) -> JSON:
    wire: JSON = {
        "id": str(record.id),
        "username": record.username,
        "global_name": record.global_name,
        "discriminator": "0000" if record.bot else "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
    }
    if record.bot:
        wire["bot"] = True
    return wire


def own_user(record: User) -> JSON:
    """A bot as it sees itself."""
    return user(record) | {
        "mfa_enabled": True,
        "locale": "en-US",
        "verified": True,
        "email": None,
        "premium_type": 0,
    }


def _deleted_user(user_id: int) -> User:
    return User(id=user_id, username="deleted_user", global_name="Deleted User")


def user_by_id(world: World, user_id: int) -> JSON:
    return user(world.users.get(user_id) or _deleted_user(user_id))


def partial_member(record: Member) -> JSON:
    """A member without the user, as it stands inside messages."""
    return {
        "nick": record.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(role) for role in record.roles],
        "joined_at": timestamp(record.joined_ms),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": timestamp(record.timeout_ms) if record.timeout_ms else None,
    }


def member(world: World, record: Member) -> JSON:
    return partial_member(record) | {"user": user_by_id(world, record.user_id)}


def role(record: Role) -> JSON:
    wire: JSON = {
        "id": str(record.id),
        "name": record.name,
        "permissions": str(record.permissions),
        "position": record.position,
        "color": record.color,
        "colors": {
            "primary_color": record.color,
            "secondary_color": None,
            "tertiary_color": None,
        },
        "hoist": record.hoist,
        "managed": record.managed_by is not None,
        "mentionable": record.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if record.managed_by is not None:
        wire["tags"] = {"bot_id": str(record.managed_by)}
    return wire


def overwrite(record: Overwrite) -> JSON:
    return {
        "id": str(record.id),
        "type": record.type,
        "allow": str(record.allow),
        "deny": str(record.deny),
    }


def channel(world: World, record: Channel, viewer: int | None = None) -> JSON:
    """A channel, a thread or a DM, as the bot `viewer` sees it."""
    if record.is_dm:
        return {
            "id": str(record.id),
            "type": record.type,
            "flags": 0,
            "last_message_id": _id(record.last_message_id),
            "last_pin_timestamp": None,
            "recipients": [user_by_id(world, u) for u in record.recipients if u != viewer],
        }
    if record.is_thread:
        return thread(world, record, viewer)
    wire: JSON = {
        "id": str(record.id),
        "type": record.type,
        "guild_id": str(record.guild_id),
        "name": record.name,
        "position": record.position,
        "parent_id": _id(record.parent_id),
        "permission_overwrites": [overwrite(o) for o in record.overwrites.values()],
        "nsfw": record.nsfw,
        "flags": 0,
    }
    if record.type == ChannelType.TEXT:
        wire |= {
            "topic": record.topic,
            "last_message_id": _id(record.last_message_id),
            "last_pin_timestamp": None,
            "rate_limit_per_user": record.slowmode,
            "default_auto_archive_duration": record.auto_archive_minutes,
        }
    return wire


def thread(world: World, record: Channel, viewer: int | None = None) -> JSON:
    wire: JSON = {
        "id": str(record.id),
        "type": record.type,
        "guild_id": str(record.guild_id),
        "parent_id": str(record.parent_id),
        "owner_id": str(record.owner_id),
        "name": record.name,
        "flags": 0,
        "last_message_id": _id(record.last_message_id),
        "last_pin_timestamp": None,
        "rate_limit_per_user": record.slowmode,
        "message_count": len(world.history(record.id)),
        "total_message_sent": record.total_sent,
        "member_count": min(len(record.thread_members), 50),
        "applied_tags": [],
        "thread_metadata": {
            "archived": record.archived,
            "archive_timestamp": timestamp(record.archive_ms),
            "auto_archive_duration": record.auto_archive_minutes,
            "locked": record.locked,
            "create_timestamp": timestamp(milliseconds(record.id)),
        },
    }
    if record.type == ChannelType.PRIVATE_THREAD:
        wire["thread_metadata"]["invitable"] = record.invitable
    if viewer in record.thread_members:
        wire["member"] = thread_member(record, viewer)
    return wire


def thread_member(record: Channel, user_id: int) -> JSON:
    return {
        "id": str(record.id),
        "user_id": str(user_id),
        "join_timestamp": timestamp(record.thread_members[user_id]),
        "flags": 0,
    }


def guild(record: Guild) -> JSON:
    """A server's own properties, without channels and members."""
    return {
        "id": str(record.id),
        "name": record.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(record.owner_id),
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role(r) for r in record.roles.values()],
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": record.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def arriving_guild(world: World, record: Guild, viewer: int, all_members: bool) -> JSON:
    """GUILD_CREATE as one bot gets it: all the channels, but only the threads that it may see."""
    channels = world.guild_channels(record.id)
    threads = [c for c in channels if c.is_thread and not c.archived]
    members = record.members.values() if all_members else [record.members[viewer]]
    return guild(record) | {
        "joined_at": timestamp(record.members[viewer].joined_ms),
        "large": False,
        "unavailable": False,
        "member_count": len(record.members),
        "members": [member(world, m) for m in members],
        "channels": [channel(world, c, viewer) for c in channels if not c.is_thread],
        "threads": [
            thread(world, c, viewer)
            for c in threads
            if permissions.may(world, c, viewer, Permission.VIEW_CHANNEL)
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


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
    if record.poll is not None:
        wire["poll"] = record.poll
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
    hidden.pop("poll", None)
    if hidden.get("referenced_message"):
        hidden["referenced_message"] = without_content(hidden["referenced_message"])
    return hidden


def command(record: Command, localized: bool = True) -> JSON:
    wire: JSON = {
        "name_localizations": None,
        "description_localizations": None,
        "default_member_permissions": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
        "description": "",
    }
    wire |= {key: value for key, value in record.body.items() if key != "id"}
    wire |= {
        "id": str(record.id),
        "application_id": str(record.application_id),
        "version": str(record.version),
        "type": record.type,
        "name": record.name,
    }
    permission = wire["default_member_permissions"]
    wire["default_member_permissions"] = None if permission is None else str(permission)
    if record.guild_id is not None:
        wire["guild_id"] = str(record.guild_id)
        wire.pop("dm_permission")
    return wire if localized else _in_one_language(wire)


def _in_one_language(wire: JSON) -> JSON:
    """A listing without `with_localizations` leaves the translations out."""
    kept = {k: v for k, v in wire.items() if not k.endswith("_localizations")}
    for key in ("options", "choices"):
        if kept.get(key):
            kept[key] = [_in_one_language(entry) for entry in kept[key]]
    return kept


def emoji(world: World, record: Emoji) -> JSON:
    return {
        "id": str(record.id),
        "name": record.name,
        "roles": [],
        "user": user_by_id(world, record.application_id),
        "require_colons": True,
        "managed": False,
        "animated": record.animated,
        "available": True,
    }


PRIVILEGED_TO_FLAG = {1 << 1: 1 << 15, 1 << 8: 1 << 13, 1 << 15: 1 << 19}
"""The intents members, presences and content, and the application flags that grant them."""


def application_flags(record: Application) -> int:
    granted = (f for bit, f in PRIVILEGED_TO_FLAG.items() if record.privileged_intents & bit)
    return sum(granted)


def application(world: World, record: Application) -> JSON:
    guilds = sum(1 for g in world.guilds.values() if record.id in g.members)
    flags = application_flags(record)
    return {
        "id": str(record.id),
        "name": record.name,
        "icon": None,
        "description": record.description,
        "type": None,
        "bot": user_by_id(world, record.id),
        "bot_public": True,
        "bot_require_code_grant": False,
        "integration_types_config": {"0": {}},
        "verify_key": "0" * 64,
        "flags": flags,
        "flags_new": str(flags),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_by_id(world, record.owner_id),
        "approximate_guild_count": guilds,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "summary": "",
    }


def _id(number: int | None) -> str | None:
    return None if number is None else str(number)
