"""Channels, DMs and threads as channels; overwrites; typing."""

from typing import Any

from bot.playground import wire
from bot.playground.limits.channels import (
    ARCHIVE_MINUTES,
    AUTO_ARCHIVE,
    CHANNEL,
    OVERWRITE,
    THREAD_EDIT,
)
from bot.playground.limits.forms import fill
from bot.playground.limits.refusals import MISSING_PERMISSIONS, THREAD_ARCHIVED, WRONG_CHANNEL_TYPE
from bot.playground.limits.rule import Rejected, reject_field
from bot.playground.operations import channels, messages, threads
from bot.playground.permissions import Permission, may
from bot.playground.records import JSON, Channel, Overwrite
from bot.playground.rest.call import Call
from bot.playground.rest.routes import route


@route("GET", "/channels/{channel}")
async def channel(call: Call) -> JSON:
    found = call.channel()
    return wire.channel(call.world, found, call.bot_id)


@route("PATCH", "/channels/{channel}")
async def edit_channel(call: Call) -> JSON:
    found = call.channel()
    if found.is_dm:
        raise Rejected(WRONG_CHANNEL_TYPE)
    if found.is_thread:
        _edit_thread(call, found)
    else:
        call.need(found, Permission.MANAGE_CHANNELS)
        apply_channel(found, fill(CHANNEL, call.body))
    channels.channel_changed(call.core, found)
    return wire.channel(call.world, found, call.bot_id)


def apply_channel(found: Channel, body: JSON) -> None:
    """Set what the body mentions."""
    found.name = body.get("name") or found.name
    if "topic" in body:
        found.topic = body["topic"] or None
    if "parent_id" in body:
        found.parent_id = int(body["parent_id"]) if body["parent_id"] else None
    found.position = body.get("position") or found.position
    found.nsfw = bool(body.get("nsfw", found.nsfw))
    found.slowmode = body.get("rate_limit_per_user", found.slowmode) or 0
    inherited = body.get("default_thread_rate_limit_per_user", found.thread_slowmode)
    found.thread_slowmode = inherited or 0
    if body.get("permission_overwrites") is not None:
        found.overwrites = {
            int(entry["id"]): _overwrite(int(entry["id"]), entry)
            for entry in body["permission_overwrites"]
        }


def _overwrite(target: int, body: JSON) -> Overwrite:
    kind: Any = body.get("type") or 0
    number = {"role": 0, "member": 1}.get(kind, kind)
    return Overwrite(
        id=target,
        type=int(number),
        allow=int(body.get("allow") or 0),
        deny=int(body.get("deny") or 0),
    )


def _edit_thread(call: Call, thread: Channel) -> None:
    body = fill(THREAD_EDIT, call.body)
    manages = may(call.world, thread, call.bot_id, Permission.MANAGE_THREADS)
    reopens = set(body) == {"archived"} and body["archived"] is False and not thread.locked
    owns = thread.owner_id == call.bot_id and "locked" not in body
    if not (manages or owns or reopens):
        raise Rejected(MISSING_PERMISSIONS)
    if thread.archived and body.get("archived") is not False:
        raise Rejected(THREAD_ARCHIVED)
    minutes = body.get("auto_archive_duration")
    check_auto_archive(minutes)
    thread.auto_archive_minutes = minutes or thread.auto_archive_minutes
    thread.name = body.get("name") or thread.name
    thread.locked = bool(body.get("locked", thread.locked))
    thread.invitable = bool(body.get("invitable", thread.invitable))
    thread.slowmode = body.get("rate_limit_per_user", thread.slowmode) or 0
    if body.get("archived") is not None:
        threads.archive(call.core, thread, body["archived"])


def check_auto_archive(minutes: int | None) -> None:
    if minutes is not None and minutes not in AUTO_ARCHIVE:
        raise reject_field(ARCHIVE_MINUTES, "auto_archive_duration")


@route("DELETE", "/channels/{channel}")
async def delete_channel(call: Call) -> JSON:
    """A DM is only closed for the bot: nothing is lost."""
    found = call.channel()
    data = wire.channel(call.world, found, call.bot_id)
    if found.is_dm:
        return data
    needed = Permission.MANAGE_THREADS if found.is_thread else Permission.MANAGE_CHANNELS
    call.need(found, needed)
    channels.delete_channel(call.core, found)
    return data


@route("PUT", "/channels/{channel}/permissions/{target}")
async def set_overwrite(call: Call) -> None:
    found = call.channel(Permission.MANAGE_ROLES)
    target = call.snowflake("target")
    body = fill(OVERWRITE, call.body)
    channels.set_overwrite(call.core, found, _overwrite(target, body))


@route("DELETE", "/channels/{channel}/permissions/{target}")
async def delete_overwrite(call: Call) -> None:
    found = call.channel(Permission.MANAGE_ROLES)
    found.overwrites.pop(call.snowflake("target"), None)
    channels.channel_changed(call.core, found)


@route("POST", "/channels/{channel}/typing")
async def typing(call: Call) -> None:
    messages.typing(call.core, call.channel(), call.bot_id)
