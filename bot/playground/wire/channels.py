"""Servers, channels, threads and roles as Discord's JSON."""

from bot.playground import permissions
from bot.playground.permissions import Permission
from bot.playground.records import HAVE_THREADS, JSON, Channel, ChannelType, Guild, Overwrite, Role
from bot.playground.snowflakes import milliseconds
from bot.playground.wire.users import member, timestamp, user_by_id
from bot.playground.world import World


def role(record: Role) -> JSON:
    wire: JSON = {
        "id": str(record.id),
        "name": record.name,
        "permissions": str(record.permissions),
        "position": record.position,
        "color": 0,
        "colors": {
            "primary_color": 0,
            "secondary_color": None,
            "tertiary_color": None,
        },
        "hoist": False,
        "managed": record.managed_by is not None,
        "mentionable": False,
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
    if record.type in HAVE_THREADS:
        wire |= {
            "topic": record.topic,
            "last_message_id": _id(record.last_message_id),
            "last_pin_timestamp": None,
            "rate_limit_per_user": record.slowmode,
            "default_auto_archive_duration": record.auto_archive_minutes,
            "default_thread_rate_limit_per_user": record.thread_slowmode,
        }
    if record.is_spoken_in:
        wire |= {
            "last_message_id": _id(record.last_message_id),
            "rate_limit_per_user": record.slowmode,
            "bitrate": 64_000,
            "user_limit": 0,
            "rtc_region": None,
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


def _id(number: int | None) -> str | None:
    return None if number is None else str(number)
