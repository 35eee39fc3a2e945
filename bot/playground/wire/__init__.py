"""The world's records as Discord's JSON."""

from bot.playground.wire.applications import application, application_flags, command, emoji
from bot.playground.wire.attachments import attachment, signature
from bot.playground.wire.channels import (
    arriving_guild,
    channel,
    guild,
    overwrite,
    role,
    thread,
    thread_member,
)
from bot.playground.wire.messages import emoji_of, message, reaction, without_content
from bot.playground.wire.users import member, own_user, partial_member, timestamp, user, user_by_id

__all__ = [
    "application",
    "application_flags",
    "arriving_guild",
    "attachment",
    "channel",
    "command",
    "emoji",
    "emoji_of",
    "guild",
    "member",
    "message",
    "overwrite",
    "own_user",
    "partial_member",
    "reaction",
    "role",
    "signature",
    "thread",
    "thread_member",
    "timestamp",
    "user",
    "user_by_id",
    "without_content",
]
