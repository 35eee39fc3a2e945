"""Threads: starting them, their members, the archived ones."""

from bot.playground import wire
from bot.playground.limits import refusals
from bot.playground.limits.channels import NEW_THREAD
from bot.playground.limits.forms import between_query, fill
from bot.playground.limits.messages import HISTORY
from bot.playground.limits.rule import Rejected
from bot.playground.operations import threads
from bot.playground.permissions import Permission, may
from bot.playground.records import HAVE_THREADS, JSON, Channel, ChannelType
from bot.playground.rest.call import Call
from bot.playground.rest.channels import check_auto_archive
from bot.playground.rest.routes import route


@route("POST", "/channels/{channel}/messages/{message}/threads", status=201)
async def start_from_message(call: Call) -> JSON:
    parent = _parent(call, Permission.CREATE_PUBLIC_THREADS)
    message = call.message(parent)
    body = fill(NEW_THREAD, call.body)
    _check_slow_mode(call, parent, body)
    check_auto_archive(body.get("auto_archive_duration"))
    if message.thread_id is not None:
        raise Rejected(refusals.THREAD_EXISTS)
    thread = threads.create(call.core, parent, call.bot_id, body["name"], body, message)
    return wire.thread(call.world, thread, call.bot_id)


@route("POST", "/channels/{channel}/threads", status=201)
async def start(call: Call) -> JSON:
    body = fill(NEW_THREAD, call.body)
    private = body.get("type", ChannelType.PRIVATE_THREAD) == ChannelType.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    parent = _parent(call, needed)
    _check_slow_mode(call, parent, body)
    check_auto_archive(body.get("auto_archive_duration"))
    body = {"type": ChannelType.PRIVATE_THREAD} | body
    thread = threads.create(call.core, parent, call.bot_id, body["name"], body, None)
    return wire.thread(call.world, thread, call.bot_id)


def _parent(call: Call, needed: int) -> Channel:
    parent = call.channel()
    if parent.type not in HAVE_THREADS:
        raise Rejected(refusals.WRONG_CHANNEL_TYPE)
    call.need(parent, needed)
    return parent


def _check_slow_mode(call: Call, parent: Channel, body: JSON) -> None:
    """Whoever says how slow a thread is to be manages threads, though he says 0
    (discord-api-docs#5573)."""
    if body.get("rate_limit_per_user") is not None:
        call.need(parent, Permission.MANAGE_THREADS)


def _thread(call: Call) -> Channel:
    thread = call.channel()
    if not thread.is_thread:
        raise Rejected(refusals.WRONG_CHANNEL_TYPE)
    return thread


def _open_thread(call: Call) -> Channel:
    thread = _thread(call)
    if thread.archived:
        raise Rejected(refusals.THREAD_ARCHIVED)
    return thread


@route("PUT", "/channels/{channel}/thread-members/@me")
async def enter(call: Call) -> None:
    threads.enter(call.core, _open_thread(call), call.bot_id)


@route("DELETE", "/channels/{channel}/thread-members/@me")
async def leave(call: Call) -> None:
    threads.leave(call.core, _open_thread(call), call.bot_id)


@route("PUT", "/channels/{channel}/thread-members/{user}")
async def add_member(call: Call) -> None:
    thread = _open_thread(call)
    guild = call.world.guilds[thread.guild_id or 0]
    person = call.member(guild).user_id
    parent = call.world.channels[thread.parent_id or 0]
    if not may(call.world, parent, person, Permission.VIEW_CHANNEL):
        raise Rejected(refusals.MISSING_ACCESS)
    threads.enter(call.core, thread, person)


@route("DELETE", "/channels/{channel}/thread-members/{user}")
async def remove_member(call: Call) -> None:
    thread = _open_thread(call)
    private_owner = thread.owner_id == call.bot_id and thread.type == ChannelType.PRIVATE_THREAD
    if not private_owner:
        call.need(thread, Permission.MANAGE_THREADS)
    threads.leave(call.core, thread, call.snowflake("user"))


@route("GET", "/channels/{channel}/thread-members")
async def thread_members(call: Call) -> list[JSON]:
    call.known_query("with_member", "limit", "after")
    thread = _thread(call)
    return [wire.thread_member(thread, user) for user in thread.thread_members]


@route("GET", "/channels/{channel}/threads/archived/public")
async def archived_public(call: Call) -> JSON:
    return _archived(call, ChannelType.PUBLIC_THREAD)


@route("GET", "/channels/{channel}/threads/archived/private")
async def archived_private(call: Call) -> JSON:
    call.channel(Permission.MANAGE_THREADS)
    return _archived(call, ChannelType.PRIVATE_THREAD)


def _archived(call: Call, kind: ChannelType) -> JSON:
    call.known_query("before", "limit")
    parent = call.channel(Permission.READ_MESSAGE_HISTORY)
    limit = between_query(call.query, "limit", HISTORY, 50)
    found = [
        c
        for c in call.world.channels.values()
        if c.parent_id == parent.id and c.type == kind and c.archived
    ]
    found.sort(key=lambda thread: thread.archive_ms, reverse=True)
    return _listed(call, found[:limit], len(found) > limit)


@route("GET", "/guilds/{guild}/threads/active")
async def active(call: Call) -> JSON:
    found = [
        c
        for c in call.world.guild_channels(call.guild().id)
        if c.is_thread
        and not c.archived
        and may(call.world, c, call.bot_id, Permission.VIEW_CHANNEL)
    ]
    return _listed(call, found, False)


def _listed(call: Call, found: list[Channel], has_more: bool) -> JSON:
    joined = [thread for thread in found if call.bot_id in thread.thread_members]
    return {
        "threads": [wire.thread(call.world, thread, call.bot_id) for thread in found],
        "members": [wire.thread_member(thread, call.bot_id) for thread in joined],
        "has_more": has_more,
    }
