"""People join and leave servers and threads, open DMs, and say who may write to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.incoming import id_of
from bot.playground.limits.commands import LOCALES
from bot.playground.operations import channels, messages
from bot.playground.people import actions, projection
from bot.playground.people.actions import Cannot
from bot.playground.people.lookup import the_channel, the_message
from bot.playground.people.views import ChannelGone, ChannelSeen, Done, PersonChanged
from bot.playground.permissions import Permission, may
from bot.playground.records import HAVE_THREADS, JSON, Channel, Guild, User

if TYPE_CHECKING:
    from bot.playground.core import Core


def join(core: Core, person: User, action: actions.Join) -> Done:
    channels.join(core, _guild(core, action.server), person.id)
    return Done()


def leave(core: Core, person: User, action: actions.Leave) -> Done:
    guild = _guild(core, action.server)
    if person.id not in guild.members:
        raise Cannot(f"You are not in {guild.name}.")
    if guild.owner_id == person.id:
        raise Cannot("A server's owner cannot leave it.")
    channels.leave(core, guild, person.id)
    return Done()


def _guild(core: Core, server: str) -> Guild:
    guild = core.world.guilds.get(id_of(server) or 0)
    if guild is None:
        raise Cannot(f"There is no server {server}.")
    return guild


def open_dm(core: Core, person: User, action: actions.OpenDM) -> Done:
    other = core.world.users.get(id_of(action.user) or 0)
    if other is None or other.id == person.id:
        raise Cannot(f"There is nobody with the id {action.user} to write to.")
    channel = channels.dm(core, person.id, other.id)
    channel.opened_by.add(person.id)
    core.world.save(channel)
    core.people.tell(person.id, ChannelSeen(projection.channel(core, channel, person.id)))
    return Done(channel=str(channel.id))


def set_dms(core: Core, person: User, action: actions.SetDMs) -> Done:
    person.dms_open = action.open
    core.world.save(person)
    return Done()


def block(core: Core, person: User, action: actions.Block) -> Done:
    person.blocked.add(_user_id(core, action.user))
    core.world.save(person)
    return Done()


def unblock(core: Core, person: User, action: actions.Unblock) -> Done:
    person.blocked.discard(_user_id(core, action.user))
    core.world.save(person)
    return Done()


def _user_id(core: Core, user: str) -> int:
    number = id_of(user)
    if number is None or number not in core.world.users:
        raise Cannot(f"There is nobody with the id {user}.")
    return number


def set_locale(core: Core, person: User, action: actions.SetLocale) -> Done:
    if action.locale not in LOCALES:
        raise Cannot(f"Discord has no language {action.locale}.")
    person.locale = action.locale
    core.world.save(person)
    core.people.tell(person.id, PersonChanged(projection.person(person)))
    return Done()


def start_thread(core: Core, person: User, action: actions.StartThread) -> Done:
    parent = the_channel(core, person, action.channel)
    private = action.private and action.message is None
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    can_be = parent.type in HAVE_THREADS
    if not can_be or not may(core.world, parent, person.id, needed):
        raise Cannot("You cannot start a thread here.", "no-thread")
    if not 1 <= len(action.name) <= 100:
        raise Cannot("A thread's name has 1 to 100 characters.")
    message = None
    if action.message is not None:
        message = the_message(core, person, parent, action.message)
        if message.thread_id is not None:
            raise Cannot("That message already has a thread.", "thread-there")
    body: JSON = {"type": 12 if private else 11}
    number = message.id if message else None
    thread = channels.create_thread(core, parent, person.id, action.name, body, number)
    if message is not None:
        message.begin_thread(thread.id)
        messages.show_change(core, message)
    return Done(channel=str(thread.id))


def join_thread(core: Core, person: User, action: actions.JoinThread) -> Done:
    channels.enter_thread(core, _thread(core, person, action.thread), person.id)
    return Done()


def leave_thread(core: Core, person: User, action: actions.LeaveThread) -> Done:
    thread = _thread(core, person, action.thread)
    channels.leave_thread(core, thread, person.id)
    if not projection.may_see(core, thread, person.id):
        core.people.tell(person.id, ChannelGone(action.thread))
    return Done()


def _thread(core: Core, person: User, number: str) -> Channel:
    thread = the_channel(core, person, number)
    if not thread.is_thread:
        raise Cannot("That is no thread.")
    return thread
