"""Limits of channels, threads, members and emojis."""

from __future__ import annotations

from bot.playground.limits.forms import (
    Form,
    bits,
    boolean,
    choice,
    integer,
    listing,
    snowflake,
    text,
)
from bot.playground.limits.rule import between, field, length

CHANNEL_NAME = length("channel.name", 100, least=1)
TOPIC = length("channel.topic", 1024)
SLOWMODE = between("channel.slowmode", 0, 21_600)
ARCHIVE_MINUTES = field(
    "thread.auto_archive",
    "BASE_TYPE_CHOICES",
    "Value must be one of (60, 1440, 4320, 10080).",
)
OVERWRITES = length("channel.overwrites", 100)
NICK = length("member.nick", 32)
EMOJI_NAME = length("emoji.name", 32, least=2)
EMOJI_IMAGE = field("emoji.image", "IMAGE_INVALID", "Invalid image data")
AUTO_ARCHIVE = (60, 1440, 4320, 10_080)
LARGEST_EMOJI = 256 * 1024

_OVERWRITE = Form(
    {"id": snowflake, "type": choice(0, 1, "role", "member"), "allow": bits, "deny": bits}, ("id",)
)
OVERWRITE = Form({"type": choice(0, 1, "role", "member"), "allow": bits, "deny": bits})
CHANNEL = Form(
    {
        "name": text(CHANNEL_NAME),
        "type": choice(0, 2, 4, 5, 13),
        "topic": text(TOPIC),
        "position": integer(),
        "parent_id": snowflake,
        "nsfw": boolean,
        "rate_limit_per_user": integer(SLOWMODE),
        "default_auto_archive_duration": integer(),
        "default_thread_rate_limit_per_user": integer(SLOWMODE),
        "permission_overwrites": listing(_OVERWRITE, OVERWRITES),
        "flags": integer(),
    }
)
NEW_CHANNEL = Form(CHANNEL.fields, ("name",))
THREAD_EDIT = Form(
    {
        "name": text(CHANNEL_NAME),
        "archived": boolean,
        "locked": boolean,
        "invitable": boolean,
        "auto_archive_duration": integer(),
        "rate_limit_per_user": integer(SLOWMODE),
        "flags": integer(),
    }
)
NEW_THREAD = Form(
    {
        "name": text(CHANNEL_NAME),
        "type": choice(10, 11, 12),
        "invitable": boolean,
        "auto_archive_duration": integer(),
        "rate_limit_per_user": integer(SLOWMODE),
    },
    ("name",),
)
MEMBER = Form(
    {
        "nick": text(NICK),
        "roles": listing(snowflake),
    }
)
EMOJI = Form({"name": text(EMOJI_NAME), "image": text()}, ("name", "image"))
EMOJI_EDIT = Form({"name": text(EMOJI_NAME)}, ("name",))
OPEN_DM = Form({"recipient_id": snowflake}, ("recipient_id",))
BULK_DELETE = Form({"messages": listing(snowflake)}, ("messages",))
