"""Messages of a channel."""

from collections.abc import Iterator

from bot.playground import permissions, wire
from bot.playground.limits import refusals
from bot.playground.limits.channels import BULK_DELETE
from bot.playground.limits.forms import between_query, fill
from bot.playground.limits.messages import (
    BULK,
    CREATE,
    HISTORY,
    REPLY_UNKNOWN,
    check_body,
    check_not_empty,
)
from bot.playground.limits.rule import Rejected, reject_field
from bot.playground.operations import messages, threads
from bot.playground.operations.compose import texts_of
from bot.playground.permissions import Permission
from bot.playground.ratelimits import too_many
from bot.playground.records import JSON, Channel, ChannelType, Message, MessageFlag
from bot.playground.rest.call import Call
from bot.playground.rest.routes import route
from bot.playground.snowflakes import milliseconds

MOST_PINS = 50
_HOUR_MS = 3_600_000
_FORTNIGHT_MS = 14 * 24 * _HOUR_MS


def shown(call: Call, message: Message) -> JSON:
    """A message as this bot may read it."""
    data = wire.message(call.world, message, call.bot_id, call.core.base_url)
    allowed = call.application.privileged_intents & (1 << 15)
    if allowed or call.core.gateway.may_read_anyway(call.bot_id, message):
        return data
    return wire.without_content(data)


@route("GET", "/channels/{channel}/messages")
async def history(call: Call) -> list[JSON]:
    call.known_query("before", "after", "around", "limit")
    channel = call.channel()
    limit = between_query(call.query, "limit", HISTORY, 50)
    if not permissions.may(call.world, channel, call.bot_id, Permission.READ_MESSAGE_HISTORY):
        return []
    return [shown(call, message) for message in _page(call, channel, limit)]


def _page(call: Call, channel: Channel, limit: int) -> list[Message]:
    """The messages that a query asks for, newest first."""
    log = call.world.history(channel.id)
    around, after, before = map(call.query_snowflake, ("around", "after", "before"))
    if around is not None:
        older = _public(log.before(around), limit // 2)
        return _public(log.after(around - 1), limit - len(older))[::-1] + older
    if after is not None:
        return _public(log.after(after), limit)[::-1]
    if before is not None:
        return _public(log.before(before), limit)
    return _public(log.newest(), limit)


def _public(found: Iterator[Message], limit: int) -> list[Message]:
    page: list[Message] = []
    for message in found:
        if len(page) == limit:
            break
        if message.ephemeral_to is None:
            page.append(message)
    return page


@route("GET", "/channels/{channel}/messages/{message}")
async def message(call: Call) -> JSON:
    return shown(call, call.message(call.channel(Permission.READ_MESSAGE_HISTORY)))


@route("POST", "/channels/{channel}/messages")
async def create(call: Call) -> JSON:
    channel = call.channel()
    call.need(channel, permissions.sending(channel))
    body = check_body(CREATE, call.body)
    _check_permissions(call, channel, body)
    check_not_empty(body, len(call.files))
    _check_words(call, channel, body)
    if channel.type == ChannelType.CATEGORY:
        raise Rejected(refusals.WRONG_CHANNEL_TYPE)
    if channel.is_dm:
        _check_dm(call, channel)
    if channel.is_thread:
        _reopen(call, channel)
    repeated = _with_nonce(call, channel, body)
    if repeated is not None:
        return shown(call, repeated)
    draft = messages.Draft(body=body, files=call.files, reply_to=_reply(call, channel, body))
    return shown(call, messages.post(call.core, call.bot_id, channel, draft))


def _check_permissions(call: Call, channel: Channel, body: JSON) -> None:
    if call.files:
        call.need(channel, Permission.ATTACH_FILES)
    if body.get("message_reference"):
        call.need(channel, Permission.READ_MESSAGE_HISTORY)


def _check_words(call: Call, channel: Channel, body: JSON) -> None:
    """Automatic moderation, if the server has words that it does not want."""
    guild = call.world.guilds.get(channel.guild_id or 0)
    text = texts_of(body.get("content") or "", body.get("components") or []).lower()
    if guild is not None and any(word.lower() in text for word in guild.blocked_words):
        raise Rejected(refusals.BLOCKED_WORDS)


def _check_dm(call: Call, channel: Channel) -> None:
    """A DM can be closed: by blocking the bot, by a setting, or as nothing is shared any more."""
    other = next(u for u in channel.recipients if u != call.bot_id)
    person = call.world.users.get(other)
    if person is None or call.bot_id in person.blocked or not person.dms_open:
        raise Rejected(refusals.CANNOT_MESSAGE)
    guilds = call.world.guilds.values()
    if not any(call.bot_id in g.members and other in g.members for g in guilds):
        raise Rejected(refusals.NO_MUTUAL_GUILD)


def _reopen(call: Call, thread: Channel) -> None:
    """Posting opens an archived thread again, unless it is locked."""
    _check_lock(call, thread)
    threads.archive(call.core, thread, False)


def _check_lock(call: Call, thread: Channel) -> None:
    if permissions.is_locked_for(call.world, thread, call.bot_id):
        raise Rejected(refusals.THREAD_LOCKED)


def _reply(call: Call, channel: Channel, body: JSON) -> Message | None:
    reference = body.get("message_reference")
    if reference is None:
        return None
    original = call.world.message(channel.id, int(reference["message_id"]))
    if original is None or original.ephemeral_to is not None:
        if reference.get("fail_if_not_exists") is False:
            return None
        raise reject_field(REPLY_UNKNOWN, "message_reference")
    return original


def _with_nonce(call: Call, channel: Channel, body: JSON) -> Message | None:
    """With enforce_nonce, a message that was sent a few minutes ago is returned, not sent twice."""
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    since = call.core.clock.now_ms() - 5 * 60_000
    for message in call.world.history(channel.id).newest():
        if message.created_ms < since:
            return None
        if message.author_id == call.bot_id and message.nonce == body["nonce"]:
            return message
    return None


@route("PATCH", "/channels/{channel}/messages/{message}")
async def edit(call: Call) -> JSON:
    channel = call.channel()
    found = call.message(channel)
    body = check_body(CREATE, call.body, found.has(MessageFlag.COMPONENTS_V2))
    if found.author_id != call.bot_id:
        if set(body) - {"flags"}:
            raise Rejected(refusals.NOT_THE_AUTHOR)
        call.need(channel, Permission.MANAGE_MESSAGES)
    if channel.is_thread and channel.archived:
        raise Rejected(refusals.THREAD_ARCHIVED)
    _check_lock(call, channel)
    if call.files:
        call.need(channel, Permission.ATTACH_FILES)
    _count_old_edit(call, found)
    messages.change(call.core, found, body, call.files)
    return shown(call, found)


def _count_old_edit(call: Call, found: Message) -> None:
    """Messages over an hour old can be edited only so often in a channel: the answer is a 429 with
    a code."""
    core, settings = call.core, call.core.settings
    if core.clock.now_ms() - found.created_ms < _HOUR_MS or not settings.rate_limits:
        return
    wait = core.old_edits.take(found.channel_id, settings.edits_of_old_messages.most)
    if wait:
        raise too_many(refusals.EDITS_OF_OLD_MESSAGES, "user", wait, {})


@route("DELETE", "/channels/{channel}/messages/{message}")
async def delete(call: Call) -> None:
    channel = call.channel()
    found = call.message(channel)
    if found.author_id != call.bot_id:
        if channel.is_dm:
            raise Rejected(refusals.SYSTEM_MESSAGE)
        call.need(channel, Permission.MANAGE_MESSAGES)
    messages.delete(call.core, found)


@route("POST", "/channels/{channel}/messages/bulk-delete")
async def bulk_delete(call: Call) -> None:
    channel = call.channel(Permission.MANAGE_MESSAGES)
    numbers = {int(number) for number in fill(BULK_DELETE, call.body)["messages"]}
    if not BULK.admits(len(numbers)):
        raise reject_field(BULK, "messages")
    oldest = call.core.clock.now_ms() - _FORTNIGHT_MS
    if any(milliseconds(number) < oldest for number in numbers):
        raise Rejected(refusals.BULK_TOO_OLD)
    found = [call.world.message(channel.id, number) for number in sorted(numbers)]
    gone = [m for m in found if m is not None and m.ephemeral_to is None]
    messages.delete_many(call.core, channel, gone)


# Pins


@route("GET", "/channels/{channel}/messages/pins")
async def pins(call: Call) -> JSON:
    call.known_query("before", "limit")
    pinned = _pinned(call, call.channel())
    items = [{"message": shown(call, m), "pinned_at": wire.timestamp(m.created_ms)} for m in pinned]
    return {"items": items, "has_more": False}


def _pinned(call: Call, channel: Channel) -> list[Message]:
    return [m for m in call.world.history(channel.id).newest() if m.pinned]


@route("PUT", "/channels/{channel}/messages/pins/{message}")
async def pin(call: Call) -> None:
    channel = _pin_channel(call)
    found = call.message(channel)
    if not found.pinned and len(_pinned(call, channel)) >= MOST_PINS:
        raise Rejected(refusals.TOO_MANY_PINS)
    messages.pin(call.core, found, True, call.bot_id)


@route("DELETE", "/channels/{channel}/messages/pins/{message}")
async def unpin(call: Call) -> None:
    messages.pin(call.core, call.message(_pin_channel(call)), False, call.bot_id)


def _pin_channel(call: Call) -> Channel:
    """Since February 2026 *Manage Messages* is not enough."""
    return call.channel(Permission.PIN_MESSAGES)
