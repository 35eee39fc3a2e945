"""People write, edit, delete, react, join and leave: all that needs no answer from a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from bot.playground.deeds import messages, places
from bot.playground.deeds.compose import SentFile
from bot.playground.gateway.intents import Intent
from bot.playground.limits.commands import LOCALES
from bot.playground.limits.rule import Rejected
from bot.playground.people import actions, seen, using
from bot.playground.people.actions import Cannot
from bot.playground.people.lookup import the_channel, the_message
from bot.playground.people.views import ChannelGone, ChannelSeen, Done
from bot.playground.permissions import Permission, may, sending
from bot.playground.rest.body import LARGEST_FILE
from bot.playground.rest.reactions import emoji_key
from bot.playground.world import JSON, Channel, Guild, Message, User

if TYPE_CHECKING:
    from bot.playground.core import Core

_LONGEST = 2000
_MOST_FILES = 10


def do(core: Core, person_id: int, action: actions.Action) -> Done:
    """Let a person do something; raises Cannot where the client would not offer it."""
    person = core.world.users.get(person_id)
    if person is None or person.bot:
        raise Cannot(f"There is no person {person_id}.")
    core.transcript.add("person", f"{person.name}", msgspec.json.encode(_without_files(action)))
    done: Done = _DEEDS[type(action)](core, person, action)
    return done


def _without_files(action: actions.Action) -> Any:
    plain = msgspec.to_builtins(action)
    if isinstance(action, actions.Write | actions.Fill):
        plain.pop("files", None)
    return plain


# Messages


def _write(core: Core, person: User, action: actions.Write) -> Done:
    channel = the_channel(core, person, action.channel)
    _check_writing(core, person, channel, action)
    original = None
    if action.reply_to is not None:
        original = the_message(core, person, channel, action.reply_to)
        if original.ephemeral_to is not None:
            raise Cannot("You cannot reply to a message that only you can see.")
    if channel.is_thread:
        places.archive(core, channel, False)
        places.enter_thread(core, channel, person.id)
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
    return Done(message=str(messages.post(core, person.id, channel, draft).id))


def _check_writing(core: Core, person: User, channel: Channel, action: actions.Write) -> None:
    shown = seen.channel(core, channel, person.id)
    if not shown.may_write:
        raise Cannot(f"You cannot write in {shown.name}.")
    if not action.content.strip() and not action.files:
        raise Cannot("There is nothing to send.")
    if len(action.content) > _LONGEST:
        raise Cannot(f"Your message has {len(action.content)} characters; {_LONGEST} are allowed.")
    if action.files and not shown.may_attach:
        raise Cannot("You cannot attach files here.")
    if len(action.files) > _MOST_FILES:
        raise Cannot(f"You can send {_MOST_FILES} files at a time.")
    if any(len(file.content) > LARGEST_FILE for file in action.files):
        raise Cannot("Your files are too powerful: 10 MB at most.")
    other = next((u for u in channel.recipients if u != person.id), None)
    if other is not None and other in person.blocked:
        raise Cannot("You cannot write to someone you have blocked.")
    _check_slowmode(core, person, channel)
    member = _member_timeout(core, person, channel)
    if member > core.clock.now_ms():
        raise Cannot("You are timed out.")


def _member_timeout(core: Core, person: User, channel: Channel) -> int:
    guild = core.world.guilds.get(channel.guild_id or 0)
    return (guild.members[person.id].timeout_ms or 0) if guild else 0


def _check_slowmode(core: Core, person: User, channel: Channel) -> None:
    if not channel.slowmode or may(core.world, channel, person.id, Permission.MANAGE_MESSAGES):
        return
    since = core.clock.now_ms() - channel.slowmode * 1000
    for message in core.world.history(channel.id).newest():
        if message.created_ms < since:
            return
        if message.author_id == person.id:
            raise Cannot("Slow mode is on: wait before you write again.")


def _edit(core: Core, person: User, action: actions.Edit) -> Done:
    message = _own_message(core, person, action.channel, action.message)
    if not action.content.strip() and not message.attachments:
        raise Cannot("An edited message cannot be empty.")
    if len(action.content) > _LONGEST:
        raise Cannot(f"Your message has {len(action.content)} characters; {_LONGEST} are allowed.")
    messages.change(core, message, {"content": action.content}, {})
    return Done(message=action.message)


def _own_message(core: Core, person: User, channel_id: str, message_id: str) -> Message:
    channel = the_channel(core, person, channel_id)
    message = the_message(core, person, channel, message_id)
    if message.author_id != person.id:
        raise Cannot("That message is not yours.")
    return message


def _delete(core: Core, person: User, action: actions.Delete) -> Done:
    channel = the_channel(core, person, action.channel)
    message = the_message(core, person, channel, action.message)
    manages = may(core.world, channel, person.id, Permission.MANAGE_MESSAGES)
    if message.ephemeral_to is not None or (message.author_id != person.id and not manages):
        raise Cannot("That message is not yours.")
    messages.delete(core, message)
    return Done()


def _dismiss(core: Core, person: User, action: actions.Dismiss) -> Done:
    channel = the_channel(core, person, action.channel)
    message = the_message(core, person, channel, action.message)
    if message.ephemeral_to != person.id:
        raise Cannot("Only messages that only you can see can be dismissed.")
    messages.delete(core, message)
    return Done()


def _react(core: Core, person: User, action: actions.React) -> Done:
    channel = the_channel(core, person, action.channel)
    message = the_message(core, person, channel, action.message)
    if message.ephemeral_to is not None:
        raise Cannot("You cannot react to a message that only you can see.")
    emoji = _emoji(core, action.emoji)
    is_new = not any(reaction.emoji == emoji for reaction in message.reactions)
    if is_new and not may(core.world, channel, person.id, Permission.ADD_REACTIONS):
        raise Cannot("You cannot add reactions here.")
    try:
        messages.react(core, message, person.id, emoji)
    except Rejected as refused:
        raise Cannot(f"{refused.rule.message}.") from refused
    return Done(message=action.message)


def _unreact(core: Core, person: User, action: actions.Unreact) -> Done:
    channel = the_channel(core, person, action.channel)
    message = the_message(core, person, channel, action.message)
    if not messages.unreact(core, message, person.id, _emoji(core, action.emoji)):
        raise Cannot("You have not reacted with that.")
    return Done(message=action.message)


def _emoji(core: Core, written: str) -> str:
    try:
        return emoji_key(core.world, written)
    except Rejected as refused:
        raise Cannot(f"{written} is no emoji.") from refused


def _typing(core: Core, person: User, action: actions.IsTyping) -> Done:
    channel = the_channel(core, person, action.channel)
    if not may(core.world, channel, person.id, sending(channel)):
        raise Cannot("You cannot write there.")
    data: JSON = {
        "channel_id": action.channel,
        "user_id": str(person.id),
        "timestamp": int(core.clock.now()),
    }
    if channel.guild_id is not None:
        data["guild_id"] = str(channel.guild_id)
    intent = Intent.TYPING if channel.guild_id else Intent.DM_TYPING
    core.gateway.tell_channel("TYPING_START", data, channel, intent)
    core.people.typing(channel, person.id)
    return Done()


# Servers, DMs and threads


def _join(core: Core, person: User, action: actions.Join) -> Done:
    places.join(core, _guild(core, action.server), person.id)
    return Done()


def _leave(core: Core, person: User, action: actions.Leave) -> Done:
    guild = _guild(core, action.server)
    if person.id not in guild.members:
        raise Cannot(f"You are not in {guild.name}.")
    if guild.owner_id == person.id:
        raise Cannot("A server's owner cannot leave it.")
    places.leave(core, guild, person.id)
    return Done()


def _guild(core: Core, server: str) -> Guild:
    guild = core.world.guilds.get(int(server)) if server.isdecimal() else None
    if guild is None:
        raise Cannot(f"There is no server {server}.")
    return guild


def _open_dm(core: Core, person: User, action: actions.OpenDM) -> Done:
    other = core.world.users.get(int(action.user)) if action.user.isdecimal() else None
    if other is None or other.id == person.id:
        raise Cannot(f"There is nobody with the id {action.user} to write to.")
    channel = places.dm(core, person.id, other.id)
    channel.opened_by.add(person.id)
    core.world.save(channel)
    core.people.tell(person.id, ChannelSeen(seen.channel(core, channel, person.id)))
    return Done(channel=str(channel.id))


def _set_dms(core: Core, person: User, action: actions.SetDMs) -> Done:
    person.dms_open = action.open
    core.world.save(person)
    return Done()


def _block(core: Core, person: User, action: actions.Block) -> Done:
    person.blocked.add(_user_id(core, action.user))
    core.world.save(person)
    return Done()


def _unblock(core: Core, person: User, action: actions.Unblock) -> Done:
    person.blocked.discard(_user_id(core, action.user))
    core.world.save(person)
    return Done()


def _user_id(core: Core, user: str) -> int:
    if not user.isdecimal() or int(user) not in core.world.users:
        raise Cannot(f"There is nobody with the id {user}.")
    return int(user)


def _set_locale(core: Core, person: User, action: actions.SetLocale) -> Done:
    if action.locale not in LOCALES:
        raise Cannot(f"Discord has no language {action.locale}.")
    person.locale = action.locale
    core.world.save(person)
    return Done()


def _start_thread(core: Core, person: User, action: actions.StartThread) -> Done:
    parent = the_channel(core, person, action.channel)
    private = action.private and action.message is None
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    if parent.is_thread or parent.is_dm or not may(core.world, parent, person.id, needed):
        raise Cannot("You cannot start a thread here.")
    if not 1 <= len(action.name) <= 100:
        raise Cannot("A thread's name has 1 to 100 characters.")
    message = None
    if action.message is not None:
        message = the_message(core, person, parent, action.message)
        if message.thread_id is not None:
            raise Cannot("That message already has a thread.")
    body: JSON = {"type": 12 if private else 11}
    number = message.id if message else None
    thread = places.create_thread(core, parent, person.id, action.name, body, number)
    if message is not None:
        message.thread_id = thread.id
        messages.show_change(core, message)
    return Done(channel=str(thread.id))


def _join_thread(core: Core, person: User, action: actions.JoinThread) -> Done:
    places.enter_thread(core, _thread(core, person, action.thread), person.id)
    return Done()


def _leave_thread(core: Core, person: User, action: actions.LeaveThread) -> Done:
    thread = _thread(core, person, action.thread)
    places.leave_thread(core, thread, person.id)
    if not seen.may_see(core, thread, person.id):
        core.people.tell(person.id, ChannelGone(action.thread))
    return Done()


def _thread(core: Core, person: User, number: str) -> Channel:
    thread = the_channel(core, person, number)
    if not thread.is_thread:
        raise Cannot("That is no thread.")
    return thread


_DEEDS: dict[type[Any], Callable[[Core, User, Any], Done]] = {
    actions.Write: _write,
    actions.Edit: _edit,
    actions.Delete: _delete,
    actions.Dismiss: _dismiss,
    actions.React: _react,
    actions.Unreact: _unreact,
    actions.IsTyping: _typing,
    actions.Join: _join,
    actions.Leave: _leave,
    actions.OpenDM: _open_dm,
    actions.SetDMs: _set_dms,
    actions.Block: _block,
    actions.Unblock: _unblock,
    actions.SetLocale: _set_locale,
    actions.StartThread: _start_thread,
    actions.JoinThread: _join_thread,
    actions.LeaveThread: _leave_thread,
    actions.Slash: using.slash,
    actions.Complete: using.complete,
    actions.Menu: using.menu,
    actions.Press: using.press,
    actions.Choose: using.choose,
    actions.Fill: using.fill,
    actions.CloseModal: using.close_modal,
}
