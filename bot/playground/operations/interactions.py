"""A person uses a command, a component or a modal; the bot answers, in time or not."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import msgspec

from bot.playground import permissions, wire
from bot.playground.clock import Alarm
from bot.playground.limits import interactions as limits
from bot.playground.limits import refusals
from bot.playground.limits.messages import LARGEST_FILE
from bot.playground.limits.rule import Rejected
from bot.playground.operations import answers
from bot.playground.operations.attaching import SentFile
from bot.playground.records import JSON, Channel, Interaction, Message
from bot.playground.snowflakes import milliseconds
from bot.playground.tokens import interaction_of, interaction_token

if TYPE_CHECKING:
    from bot.playground.core import Core

NO_ANSWER = "The application did not respond"


class Start(msgspec.Struct, kw_only=True):
    """What a person does."""

    application_id: int
    type: int
    user_id: int
    channel: Channel
    name: str
    data: JSON
    message: Message | None = None
    opened_by: Interaction | None = None
    target_id: int | None = None
    command_type: int = 1


class PendingInteractions:
    """The interactions that are still of interest, and the deadlines of those without an answer."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._deadlines: dict[int, Alarm] = {}
        self._by_age: deque[int] = deque(sorted(core.world.interactions))
        for interaction in core.world.interactions.values():
            # Nobody waits any more for what was under way when the playground stopped.
            interaction.failed = interaction.failed or interaction.answer is None

    def start(self, what: Start) -> Interaction:
        """Tell the bot what the person did, and give it three seconds."""
        core = self._core
        self._forget_expired()
        number = core.ids.next()
        interaction = Interaction(
            id=number,
            token=interaction_token(number),
            application_id=what.application_id,
            type=what.type,
            user_id=what.user_id,
            channel_id=what.channel.id,
            guild_id=what.channel.guild_id,
            created_ms=core.clock.now_ms(),
            name=what.name,
            message_id=what.message.id if what.message else None,
            opened_by=what.opened_by.id if what.opened_by else None,
            target_id=what.target_id,
        )
        interaction.metadata = _metadata(core, interaction, what)
        core.world.save(interaction)
        self._by_age.append(number)
        self._deadlines[number] = core.clock.after(
            core.settings.answer_seconds, lambda: self._fail(interaction)
        )
        if core.world.applications[what.application_id].endpoint is None:
            core.gateway.tell_application(
                what.application_id,
                "INTERACTION_CREATE",
                payload(core, interaction, what),
                what.channel.guild_id,
            )
        return interaction

    def expect(self, interaction_id: int, token: str) -> Interaction:
        """The interaction that a callback means; refused if it is answered or too late."""
        interaction = self._core.world.interactions.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise Rejected(refusals.UNKNOWN_INTERACTION)
        if interaction.channel_id not in self._core.world.channels:
            raise Rejected(refusals.UNKNOWN_CHANNEL)
        if interaction.failed:
            raise Rejected(refusals.INTERACTION_TOO_LATE)
        if interaction.answer is not None:
            raise Rejected(refusals.INTERACTION_ANSWERED)
        return interaction

    def by_token(self, application_id: int, token: str) -> Interaction:
        """The interaction whose token is used as a webhook's, for fifteen minutes."""
        core = self._core
        number = interaction_of(token)
        if number is None:
            raise Rejected(refusals.UNKNOWN_WEBHOOK)
        if core.clock.now_ms() - milliseconds(number) > core.settings.token_seconds * 1000:
            raise Rejected(refusals.TOKEN_EXPIRED)
        interaction = core.world.by_interaction_token.get(token)
        if interaction is None or interaction.application_id != application_id:
            raise Rejected(refusals.UNKNOWN_WEBHOOK)
        if interaction.answer is None:
            raise Rejected(refusals.UNKNOWN_WEBHOOK)
        if interaction.channel_id not in core.world.channels:
            raise Rejected(refusals.UNKNOWN_CHANNEL)
        return interaction

    def answer(
        self, interaction: Interaction, kind: int, data: JSON, files: dict[int, SentFile]
    ) -> Message | None:
        """Do what the bot's first answer says."""
        message = answers.FIRST[kind](self._core, interaction, data, files)
        interaction.answer = kind
        self._settle(interaction.id)
        self._core.world.save(interaction)
        self._core.people.answered(interaction, data if kind == limits.CHOICES else None)
        return message

    def _settle(self, interaction_id: int) -> None:
        deadline = self._deadlines.pop(interaction_id, None)
        if deadline is not None:
            deadline.cancel()

    def _fail(self, interaction: Interaction) -> None:
        self._deadlines.pop(interaction.id, None)
        interaction.failed = True
        self._core.world.save(interaction)
        self._core.people.failed(interaction, NO_ANSWER)

    def _forget_expired(self) -> None:
        """Tokens tell their own age, so nothing need be kept of an expired one."""
        core = self._core
        lifetime_ms = core.settings.token_seconds * 1000
        while self._by_age and core.clock.now_ms() - milliseconds(self._by_age[0]) > lifetime_ms:
            expired = core.world.interactions.get(self._by_age.popleft())
            if expired is not None:
                core.world.forget(expired)


def payload(core: Core, interaction: Interaction, what: Start) -> JSON:
    """INTERACTION_CREATE."""
    world, channel = core.world, what.channel
    shown = wire.channel(world, channel, interaction.application_id)
    allowed = permissions.in_channel(world, channel, interaction.user_id)
    shown["permissions"] = str(allowed)
    person = world.users[interaction.user_id]
    data: JSON = {
        "id": str(interaction.id),
        "application_id": str(interaction.application_id),
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "data": what.data,
        "channel_id": str(channel.id),
        "channel": shown,
        "locale": person.locale,
        "app_permissions": str(permissions.in_channel(world, channel, interaction.application_id)),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": interaction.metadata["authorizing_integration_owners"],
        "context": 1 if channel.guild_id is None else 0,
        "attachment_size_limit": LARGEST_FILE,
    }
    guild = world.guilds.get(channel.guild_id or 0)
    if guild is None:
        data["user"] = wire.user(person)
    else:
        member = wire.member(world, guild.members[person.id])
        data |= {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member | {"permissions": str(allowed)},
        }
    if what.message is not None:
        data["message"] = wire.message(
            world, what.message, interaction.application_id, core.base_url
        )
    return data


def _metadata(core: Core, interaction: Interaction, what: Start) -> JSON:
    owner = str(interaction.guild_id) if interaction.guild_id else "0"
    metadata: JSON = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": wire.user(core.world.users[interaction.user_id]),
        "authorizing_integration_owners": {"0": owner},
    }
    if interaction.type == limits.COMMAND:
        metadata |= {"name": interaction.name, "command_type": what.command_type}
        if what.command_type == 2 and interaction.target_id:
            metadata["target_user"] = wire.user_by_id(core.world, interaction.target_id)
        elif what.command_type == 3 and interaction.target_id:
            metadata["target_message_id"] = str(interaction.target_id)
    elif interaction.type == limits.COMPONENT:
        metadata["interacted_message_id"] = str(interaction.message_id)
    elif interaction.type == limits.MODAL_SUBMIT and what.opened_by is not None:
        metadata["triggering_interaction_metadata"] = what.opened_by.metadata
    return metadata
