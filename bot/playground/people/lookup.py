"""Finds what a person means, among what that person sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground.incoming import id_of
from bot.playground.limits import component_forms as of
from bot.playground.people import projection
from bot.playground.people.actions import Cannot
from bot.playground.records import JSON, Channel, Message, User

if TYPE_CHECKING:
    from bot.playground.core import Core


def the_channel(core: Core, person: User, number: str) -> Channel:
    channel = core.world.channels.get(id_of(number) or 0)
    if channel is None or not projection.may_see(core, channel, person.id):
        raise Cannot(f"{person.name} sees no channel {number}.", "channel-gone")
    return channel


def the_message(core: Core, person: User, channel: Channel, number: str) -> Message:
    message = core.world.message(channel.id, id_of(number) or 0)
    if message is None or message.ephemeral_to not in (None, person.id):
        raise Cannot(f"{person.name} sees no message {number} there.", "message-gone")
    return message


def the_component(message: Message, custom_id: str) -> JSON:
    """The component with this custom_id, if it can be used."""
    for component in of.every(message.components):
        if component.get("custom_id") == custom_id:
            if component.get("disabled"):
                raise Cannot(f"{custom_id} is disabled.", "control-gone")
            return component
    raise Cannot(f"The message has no {custom_id}.", "control-gone")
