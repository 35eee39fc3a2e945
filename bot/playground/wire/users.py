"""Users and members as Discord's JSON."""

from datetime import UTC, datetime
from functools import lru_cache

from bot.playground.records import JSON, Member, User
from bot.playground.world import World


@lru_cache(10_000)
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
        "communication_disabled_until": None,
    }


def member(world: World, record: Member) -> JSON:
    return partial_member(record) | {"user": user_by_id(world, record.user_id)}
