"""People write, edit, delete and react."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.incoming import in_time
from bot.playground.limits.messages import ATTACHMENTS, CONTENT, LARGEST_FILE
from bot.playground.limits.rule import Rejected
from bot.playground.operations import messages, reactions, threads
from bot.playground.operations.attaching import SentFile
from bot.playground.people import actions, projection
from bot.playground.people.actions import Cannot
from bot.playground.people.lookup import the_channel, the_message
from bot.playground.people.views import Done
from bot.playground.permissions import Permission, is_locked_for, may, sending
from bot.playground.records import JSON, Channel, Message, User

if TYPE_CHECKING:
    from bot.playground.core import Core

_AHEAD_MS = 60_000
"""A browser's clock may be this far ahead of ours."""


def write(core: Core, person: User, action: actions.Write) -> Done:
    channel = the_channel(core, person, action.channel)
    _check_writing(core, person, channel, action)
    original = None
    if action.reply_to is not None:
        original = the_message(core, person, channel, action.reply_to)
        if original.ephemeral_to is not None:
            raise Cannot("You cannot reply to a message that only you can see.")
    if channel.is_thread:
        threads.archive(core, channel, False)
        threads.enter(core, channel, person.id)
    body: JSON = {"content": action.content}
    if not action.ping:
        body["allowed_mentions"] = {"parse": ["users", "roles", "everyone"], "replied_user": False}
    if action.files:
        body["attachments"] = [
            {"id": index, "filename": file.name, "description": file.alt}
            for index, file in enumerate(action.files)
        ]
    draft = messages.Draft(
        body=body,
        files={
            index: SentFile(file.name, file.content_type, file.content)
            for index, file in enumerate(action.files)
        },
        reply_to=original,
        at_ms=action.at_ms,
    )
    posted = messages.post(core, person.id, channel, draft)
    if channel.is_thread:
        _bring_in(core, channel, posted)
    return Done(message=str(posted.id))


def _bring_in(core: Core, thread: Channel, message: Message) -> None:
    """Adds people who are mentioned in a thread, if they may see its channel."""
    parent = core.world.channels[thread.parent_id or 0]
    for user in message.mentions:
        if may(core.world, parent, user, Permission.VIEW_CHANNEL):
            threads.enter(core, thread, user)


def _check_writing(core: Core, person: User, channel: Channel, action: actions.Write) -> None:
    shown = projection.channel(core, channel, person.id)
    if not shown.may_write:
        raise Cannot(f"You cannot write in {shown.name}.", "no-writing")
    if not action.content.strip() and not action.files:
        raise Cannot("There is nothing to send.")
    _check_date(core, action.at_ms)
    if len(action.content) > CONTENT.most:
        raise _too_long(action.content)
    if action.files and not shown.may_attach:
        raise Cannot("You cannot attach files here.", "no-files")
    if len(action.files) > ATTACHMENTS.most:
        raise Cannot(
            f"You can send {ATTACHMENTS.most} files at a time.", "many-files", most=ATTACHMENTS.most
        )
    if any(len(file.content) > LARGEST_FILE for file in action.files):
        raise Cannot("Your files are too powerful: 10 MB at most.", "large-file")
    other = next((u for u in channel.recipients if u != person.id), None)
    if other is not None:
        _check_reachable(core, person, core.world.users[other])
    _check_slowmode(core, person, channel)


def _check_date(core: Core, at_ms: int | None) -> None:
    if at_ms is None:
        return
    if not in_time(at_ms):
        raise Cannot("Discord's messages are dated from 2015 to 2084.")
    if at_ms > core.clock.now_ms() + _AHEAD_MS:
        raise Cannot("A message cannot be dated more than a minute ahead of the clock.")


def _too_long(content: str) -> Cannot:
    sentence = f"Your message has {len(content)} characters; {CONTENT.most} are allowed."
    return Cannot(sentence, "too-long", length=len(content), most=CONTENT.most)


def _check_reachable(core: Core, person: User, other: User) -> None:
    if other.id in person.blocked:
        raise Cannot("You cannot write to someone you have blocked.", "blocked")
    if person.id in other.blocked or not (other.bot or other.dms_open):
        raise Cannot(
            f"Your message could not be delivered: {other.name} takes none from you.",
            "unreachable",
            name=other.name,
        )


def _check_slowmode(core: Core, person: User, channel: Channel) -> None:
    if not channel.slowmode or may(core.world, channel, person.id, Permission.BYPASS_SLOWMODE):
        return
    since = core.clock.now_ms() - channel.slowmode * 1000
    for message in core.world.history(channel.id).newest():
        if message.created_ms < since:
            return
        if message.author_id == person.id:
            raise Cannot("Slow mode is on: wait before you write again.", "slow-mode")


def edit(core: Core, person: User, action: actions.Edit) -> Done:
    message = _own_message(core, person, action.channel, action.message)
    _check_open(core, person, core.world.channels[message.channel_id])
    if not action.content.strip() and not message.attachments:
        raise Cannot("An edited message cannot be empty.")
    if len(action.content) > CONTENT.most:
        raise _too_long(action.content)
    messages.change(core, message, {"content": action.content}, {})
    return Done(message=action.message)


def _check_open(core: Core, person: User, channel: Channel) -> None:
    """In an archived thread nothing is edited, and no reaction added; in a locked one only
    people who manage threads edit."""
    if channel.archived or is_locked_for(core.world, channel, person.id):
        raise Cannot("This thread is closed.", "thread-closed")


def _own_message(core: Core, person: User, channel_id: str, message_id: str) -> Message:
    channel = the_channel(core, person, channel_id)
    message = the_message(core, person, channel, message_id)
    if message.author_id != person.id:
        raise Cannot("That message is not yours.")
    return message


def delete(core: Core, person: User, action: actions.Delete) -> Done:
    channel = the_channel(core, person, action.channel)
    message = the_message(core, person, channel, action.message)
    manages = may(core.world, channel, person.id, Permission.MANAGE_MESSAGES)
    if message.ephemeral_to is not None or (message.author_id != person.id and not manages):
        raise Cannot("That message is not yours.")
    messages.delete(core, message)
    return Done()


def dismiss(core: Core, person: User, action: actions.Dismiss) -> Done:
    channel = the_channel(core, person, action.channel)
    message = the_message(core, person, channel, action.message)
    if message.ephemeral_to != person.id:
        raise Cannot("Only messages that only you can see can be dismissed.")
    messages.delete(core, message)
    return Done()


def react(core: Core, person: User, action: actions.React) -> Done:
    channel = the_channel(core, person, action.channel)
    message = the_message(core, person, channel, action.message)
    if message.ephemeral_to is not None:
        raise Cannot("You cannot react to a message that only you can see.")
    emoji = _emoji(core, action.emoji)
    if channel.archived:
        raise Cannot("This thread is closed.", "thread-closed")
    is_new = not any(reaction.emoji == emoji for reaction in message.reactions)
    if is_new and not may(core.world, channel, person.id, Permission.ADD_REACTIONS):
        raise Cannot("You cannot add reactions here.", "no-reactions")
    reactions.react(core, message, person.id, emoji)
    return Done(message=action.message)


def unreact(core: Core, person: User, action: actions.Unreact) -> Done:
    channel = the_channel(core, person, action.channel)
    message = the_message(core, person, channel, action.message)
    if not reactions.unreact(core, message, person.id, _emoji(core, action.emoji)):
        raise Cannot("You have not reacted with that.")
    return Done(message=action.message)


def _emoji(core: Core, written: str) -> str:
    try:
        return reactions.emoji_key(core.world, written)
    except Rejected as refused:
        raise Cannot(f"{written} is no emoji.") from refused


def typing(core: Core, person: User, action: actions.IsTyping) -> Done:
    channel = the_channel(core, person, action.channel)
    if not may(core.world, channel, person.id, sending(channel)):
        raise Cannot("You cannot write there.")
    messages.typing(core, channel, person.id)
    return Done()
