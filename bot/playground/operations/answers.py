"""What a bot's answer to an interaction does: the first one, and what follows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.playground import permissions
from bot.playground.limits import interactions as limits
from bot.playground.limits.messages import check_not_empty
from bot.playground.limits.refusals import THREAD_ARCHIVED, UNKNOWN_MESSAGE
from bot.playground.limits.rule import Rejected
from bot.playground.operations import messages
from bot.playground.operations.attaching import SentFile
from bot.playground.operations.emojis import check_emojis
from bot.playground.records import JSON, Interaction, Message, MessageFlag

if TYPE_CHECKING:
    from bot.playground.core import Core


def _draft(interaction: Interaction, data: JSON, files: dict[int, SentFile]) -> messages.Draft:
    ephemeral = bool((data.get("flags") or 0) & MessageFlag.EPHEMERAL)
    kind = messages.CHAT_COMMAND
    if interaction.metadata.get("command_type", 1) != 1:
        kind = messages.MENU_COMMAND
    if interaction.message_id is not None:
        kind = messages.REPLY
    return messages.Draft(
        body=data,
        files=files,
        type=kind,
        application_id=interaction.application_id,
        interaction=interaction.metadata,
        ephemeral_to=interaction.user_id if ephemeral else None,
        users_only=True,
    )


def _source(core: Core, interaction: Interaction) -> Message | None:
    return core.world.message(interaction.channel_id, interaction.message_id or 0)


def _post(core: Core, interaction: Interaction, data: JSON, files: dict[int, SentFile]) -> Message:
    check_not_empty(data, len(files))
    message = _write(core, interaction, _draft(interaction, data, files))
    messages.announce(core, message, core.world.channels[interaction.channel_id])
    return message


def _write(core: Core, interaction: Interaction, draft: messages.Draft) -> Message:
    if draft.ephemeral_to is None:
        check_lock(core, interaction)
    draft.reply_to = _quotable(_source(core, interaction), draft)
    channel = core.world.channels[interaction.channel_id]
    # An answer to a component does not ping the person who wrote the message with the component.
    draft.body = draft.body | {"allowed_mentions": _without_reply_ping(draft.body)}
    message = messages.write(core, interaction.application_id, channel, draft)
    interaction.original_id = message.id
    return message


def check_lock(core: Core, interaction: Interaction) -> None:
    """In a locked thread an answer that all would see is refused, whether or not the thread is
    archived (discord-api-docs#5517, #6884)."""
    channel = core.world.channels[interaction.channel_id]
    if permissions.is_locked_for(core.world, channel, interaction.application_id):
        raise Rejected(THREAD_ARCHIVED)


def _quotable(original: Message | None, draft: messages.Draft) -> Message | None:
    """What only one person sees is not quoted where others read."""
    if original is None or original.ephemeral_to not in (None, draft.ephemeral_to):
        return None
    return original


def _without_reply_ping(body: JSON) -> JSON:
    allowed: JSON | None = body.get("allowed_mentions")
    return {"parse": ["users"]} if allowed is None else allowed | {"replied_user": False}


def _defer(core: Core, interaction: Interaction, data: JSON, files: dict[int, SentFile]) -> Message:
    message = _write(core, interaction, _draft(interaction, data, {}))
    message.flags |= MessageFlag.LOADING
    messages.announce(core, message, core.world.channels[interaction.channel_id])
    core.clock.after(core.settings.token_seconds, lambda: _give_up(core, message))
    return message


def _give_up(core: Core, message: Message) -> None:
    """A deferred answer that never came: people's clients say so once the token is no use."""
    present = core.world.message(message.channel_id, message.id)
    if present is not None and present.has(MessageFlag.LOADING):
        core.people.message_changed(present, core.world.channels[present.channel_id])


def _defer_update(
    core: Core, interaction: Interaction, data: JSON, files: dict[int, SentFile]
) -> Message | None:
    interaction.original_id = interaction.message_id
    return _source(core, interaction)


def _update(
    core: Core, interaction: Interaction, data: JSON, files: dict[int, SentFile]
) -> Message:
    message = _source(core, interaction)
    if message is None:
        raise Rejected(UNKNOWN_MESSAGE)
    if message.ephemeral_to is None:
        check_lock(core, interaction)
    # Unlike an edit of the same message, this takes the attachments that it does not list away
    # (discord-api-docs#6277).
    messages.change(core, message, data | {"attachments": data.get("attachments") or []}, files)
    interaction.original_id = message.id
    return message


def _choices(core: Core, interaction: Interaction, data: JSON, files: dict[int, SentFile]) -> None:
    """The choices go to the person who types, with the news that there is an answer."""


def _open_modal(
    core: Core, interaction: Interaction, data: JSON, files: dict[int, SentFile]
) -> None:
    check_emojis(core.world, interaction.application_id, data["components"], ("data", "components"))
    interaction.modal = data


_Answer = Callable[["Core", Interaction, JSON, dict[int, SentFile]], "Message | None"]
FIRST: dict[int, _Answer] = {
    limits.MESSAGE: _post,
    limits.DEFER: _defer,
    limits.DEFER_UPDATE: _defer_update,
    limits.UPDATE: _update,
    limits.CHOICES: _choices,
    limits.MODAL: _open_modal,
}


# What follows the first answer


def follow_up(
    core: Core, interaction: Interaction, body: JSON, files: dict[int, SentFile]
) -> Message:
    """Another message; the first one after a deferral fills the loading message instead."""
    check_not_empty(body, len(files))
    loading = core.world.message(interaction.channel_id, interaction.original_id or 0)
    if loading is not None and loading.has(MessageFlag.LOADING):
        fill(core, loading, body, files)
        return loading
    draft = _draft(interaction, body, files)
    if draft.ephemeral_to is None:
        check_lock(core, interaction)
    draft.type = messages.REPLY
    draft.interaction = interaction.metadata | {
        "original_response_message_id": str(interaction.original_id)
    }
    original = core.world.message(interaction.channel_id, interaction.original_id or 0)
    draft.reply_to = _quotable(original, draft)
    draft.body = body | {"allowed_mentions": _without_reply_ping(body)}
    channel = core.world.channels[interaction.channel_id]
    return messages.post(core, interaction.application_id, channel, draft)


def fill(core: Core, loading: Message, body: JSON, files: dict[int, SentFile]) -> None:
    """Put the deferred answer into the message that says "thinking…"."""
    loading.flags &= ~MessageFlag.LOADING
    try:
        messages.change(core, loading, body, files, edited=False)
    except Rejected:
        loading.flags |= MessageFlag.LOADING
        raise


def message_of(core: Core, interaction: Interaction, number: int | None) -> Message:
    """A message that this interaction's token gives access to: a follow-up, or the original."""
    number = interaction.original_id if number is None else number
    message = core.world.message(interaction.channel_id, number or 0)
    if message is None:
        raise Rejected(UNKNOWN_MESSAGE)
    ours = message.interaction is not None and message.interaction["id"] == str(interaction.id)
    if not ours and number != interaction.original_id:
        raise Rejected(UNKNOWN_MESSAGE)
    return message
