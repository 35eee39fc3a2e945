"""Messages come, change and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.playground.gateway.intents import Intent
from bot.playground.limits.messages import check_not_empty
from bot.playground.operations import attaching, compose
from bot.playground.operations.attaching import SentFile
from bot.playground.operations.emojis import check_emojis
from bot.playground.records import JSON, Attachment, Channel, Message, MessageFlag

if TYPE_CHECKING:
    from bot.playground.core import Core

PIN_NOTICE, THREAD_NOTICE, REPLY, CHAT_COMMAND, MENU_COMMAND = 6, 18, 19, 20, 23

_SETTABLE_FLAGS = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
)


_SILENT: JSON = {"allowed_mentions": {"parse": []}}


class Draft(msgspec.Struct, kw_only=True):
    """A message about to be posted."""

    body: JSON
    files: dict[int, SentFile] = msgspec.field(default_factory=dict)
    type: int = 0
    reply_to: Message | None = None
    application_id: int | None = None
    interaction: JSON | None = None
    ephemeral_to: int | None = None
    at_ms: int | None = None
    users_only: bool = False
    """Interactions and webhooks ping only users unless told otherwise."""


def post(core: Core, author_id: int, channel: Channel, draft: Draft) -> Message:
    """Post a message and tell everyone who sees it."""
    message = write(core, author_id, channel, draft)
    announce(core, message, channel)
    return message


def write(core: Core, author_id: int, channel: Channel, draft: Draft) -> Message:
    """Make a message out of a draft, without telling anyone yet."""
    body = draft.body
    components: list[JSON] = body.get("components") or []
    embeds = compose.settle_embeds(body.get("embeds") or [])
    ephemeral = draft.ephemeral_to is not None
    attached = attaching.attach(core, body.get("attachments"), draft.files, [], ephemeral)
    attaching.check_embeds(embeds, attached.names)
    attaching.check_components(components, attached.names)
    check_emojis(core.world, author_id, components)
    settled = compose.settle_components(core, components)
    content = (body.get("content") or "").strip()
    pings = compose.mentions(
        core,
        compose.texts_of(content, settled),
        channel,
        author_id,
        body.get("allowed_mentions"),
        draft.reply_to,
        draft.users_only,
    )
    flags = (body.get("flags") or 0) & _SETTABLE_FLAGS
    at_ms = core.clock.now_ms() if draft.at_ms is None else draft.at_ms
    attached.keep(core)
    return Message(
        id=core.ids.next(at_ms),
        channel_id=channel.id,
        guild_id=channel.guild_id,
        author_id=author_id,
        created_ms=at_ms,
        type=draft.type or (REPLY if draft.reply_to else 0),
        flags=flags | MessageFlag.EPHEMERAL if ephemeral else flags,
        content=content,
        embeds=embeds,
        components=settled,
        attachments=attached.files,
        mentions=pings.users,
        mention_roles=pings.roles,
        mention_everyone=pings.everyone,
        reply_to=draft.reply_to.id if draft.reply_to else None,
        tts=bool(body.get("tts")),
        nonce=body.get("nonce"),
        application_id=draft.application_id,
        interaction=draft.interaction,
        ephemeral_to=draft.ephemeral_to,
    )


def announce(core: Core, message: Message, channel: Channel) -> None:
    core.world.save(message)
    if message.ephemeral_to is None:
        channel.last_message_id = max(message.id, channel.last_message_id or 0)
        channel.total_sent += 1
        core.world.save(channel)
        core.gateway.tell_message("MESSAGE_CREATE", message, channel)
    core.people.message_shown(message, channel)


def change(
    core: Core, message: Message, body: JSON, files: dict[int, SentFile], *, edited: bool = True
) -> None:
    """Edit a message: what the body does not mention stays."""
    channel = core.world.channels[message.channel_id]
    ephemeral = message.ephemeral_to is not None
    listed = body.get("attachments")
    attached = attaching.attach(core, listed, files, message.attachments, ephemeral)
    embeds = message.embeds
    if "embeds" in body:
        embeds = compose.settle_embeds(body["embeds"] or [])
        attaching.check_embeds(embeds, attached.names)
    components = message.components
    if "components" in body:
        attaching.check_components(body["components"] or [], attached.listed)
        check_emojis(core.world, message.author_id, body["components"] or [])
        components = compose.settle_components(core, body["components"] or [])
    content = message.content
    if "content" in body:
        content = (body["content"] or "").strip()
    check_not_empty(
        {
            "content": content,
            "embeds": embeds,
            "components": components,
        },
        len(attached.files),
    )
    attached.keep(core)
    kept = {attachment.id for attachment in attached.files}
    for attachment in message.attachments:
        if attachment.id not in kept:
            core.storage.replace_file(attachment.id)
    message.attachments, message.embeds = attached.files, embeds
    message.components, message.content = components, content
    if body.get("flags") is not None:
        message.flags |= body["flags"] & MessageFlag.COMPONENTS_V2
        suppress = body["flags"] & MessageFlag.SUPPRESS_EMBEDS
        message.flags = message.flags & ~MessageFlag.SUPPRESS_EMBEDS | suppress
    replied = core.world.message(channel.id, message.reply_to) if message.reply_to else None
    pings = compose.mentions(
        core,
        compose.texts_of(content, components),
        channel,
        message.author_id,
        body.get("allowed_mentions"),
        replied,
        message.interaction is not None,
    )
    message.mentions, message.mention_roles = pings.users, pings.roles
    if edited:
        message.edited_ms = core.clock.now_ms()
    show_change(core, message)


def show_change(core: Core, message: Message) -> None:
    channel = core.world.channels[message.channel_id]
    core.world.save(message)
    if message.ephemeral_to is None:
        core.gateway.tell_message("MESSAGE_UPDATE", message, channel)
    core.people.message_changed(message, channel)


def delete(core: Core, message: Message) -> None:
    channel = core.world.channels[message.channel_id]
    _remove(core, message)
    if message.ephemeral_to is None:
        data = where(message) | {"id": str(message.id)}
        core.gateway.tell_channel("MESSAGE_DELETE", data, channel, _message_intent(channel))
    core.people.messages_gone([message], channel)


def delete_many(core: Core, channel: Channel, messages: list[Message]) -> None:
    for message in messages:
        _remove(core, message)
    data = _place(channel) | {"ids": [str(m.id) for m in messages]}
    core.gateway.tell_channel("MESSAGE_DELETE_BULK", data, channel, _message_intent(channel))
    core.people.messages_gone(messages, channel)


def _remove(core: Core, message: Message) -> None:
    forget_files(core, message.attachments)
    core.world.forget(message)


def forget_files(core: Core, attachments: list[Attachment]) -> None:
    for attachment in attachments:
        core.storage.forget_file(attachment.id)


def pin(core: Core, message: Message, pinned: bool, user_id: int) -> None:
    """Pin a message, which leaves a line in the channel, or take the pin away."""
    channel = core.world.channels[message.channel_id]
    newly_pinned = pinned and not message.pinned
    message.pinned = pinned
    show_change(core, message)
    if newly_pinned:
        post(core, user_id, channel, Draft(body=_SILENT, type=PIN_NOTICE, reply_to=message))
    data = _place(channel) | {"last_pin_timestamp": None}
    core.gateway.tell_channel("CHANNEL_PINS_UPDATE", data, channel, Intent.GUILDS)


def typing(core: Core, channel: Channel, user_id: int) -> None:
    typist: JSON = {"user_id": str(user_id), "timestamp": int(core.clock.now())}
    intent = Intent.TYPING if channel.guild_id else Intent.DM_TYPING
    core.gateway.tell_channel("TYPING_START", _place(channel) | typist, channel, intent)
    core.people.typing(channel, user_id)


def where(message: Message) -> JSON:
    """Where a message stands, as events tell it."""
    return _where(message.channel_id, message.guild_id)


def _place(channel: Channel) -> JSON:
    return _where(channel.id, channel.guild_id)


def _where(channel_id: int, guild_id: int | None) -> JSON:
    place = {"channel_id": str(channel_id)}
    return place if guild_id is None else place | {"guild_id": str(guild_id)}


def _message_intent(channel: Channel) -> Intent:
    return Intent.MESSAGES if channel.guild_id else Intent.DM_MESSAGES
