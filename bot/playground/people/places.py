"""People open direct messages and threads, and choose their language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.incoming import id_of
from bot.playground.limits.channels import CHANNEL_NAME
from bot.playground.limits.commands import LOCALES
from bot.playground.operations import channels, threads
from bot.playground.people import actions, projection
from bot.playground.people.actions import Cannot
from bot.playground.people.lookup import the_channel, the_message
from bot.playground.people.views import ChannelSeen, Done, PersonChanged
from bot.playground.permissions import Permission, may
from bot.playground.records import HAVE_THREADS, JSON, User

if TYPE_CHECKING:
    from bot.playground.core import Core


def open_dm(core: Core, person: User, action: actions.OpenDM) -> Done:
    other = core.world.users.get(id_of(action.user) or 0)
    if other is None or other.id == person.id:
        raise Cannot(f"There is nobody with the id {action.user} to write to.")
    channel = channels.dm(core, person.id, other.id)
    channel.opened_by.add(person.id)
    core.world.save(channel)
    core.people.tell(person.id, ChannelSeen(projection.channel(core, channel, person.id)))
    return Done(channel=str(channel.id))


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
    if not CHANNEL_NAME.admits(len(action.name)):
        raise Cannot("A thread's name has 1 to 100 characters.")
    message = None
    if action.message is not None:
        message = the_message(core, person, parent, action.message)
        if message.thread_id is not None:
            raise Cannot("That message already has a thread.", "thread-there")
    body: JSON = {"type": 12 if private else 11}
    thread = threads.create(core, parent, person.id, action.name, body, message)
    return Done(channel=str(thread.id))
