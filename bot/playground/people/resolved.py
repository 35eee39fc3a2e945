"""The users, roles, channels, messages and files that an interaction carries along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.playground import permissions, wire
from bot.playground.incoming import id_of
from bot.playground.limits import component_forms as of
from bot.playground.operations import attaching
from bot.playground.people import projection
from bot.playground.people.actions import Cannot, Upload
from bot.playground.records import JSON, Channel

if TYPE_CHECKING:
    from bot.playground.core import Core


class Resolved:
    def __init__(self, core: Core, channel: Channel, person_id: int) -> None:
        self._core = core
        self._channel = channel
        self._person = person_id
        self._guild = core.world.guilds.get(channel.guild_id or 0)
        self._found: dict[str, JSON] = {}

    def as_json(self) -> JSON:
        return {"resolved": self._found} if self._found else {}

    def add(self, select_type: int, number: str) -> None:
        """What was chosen in a select for users, roles, mentionables or channels."""
        if select_type == of.USER_SELECT:
            self.add_user(number)
        elif select_type == of.ROLE_SELECT:
            self.add_role(number)
        elif select_type == of.CHANNEL_SELECT:
            self.add_channel(number)
        elif self._is_role(number):
            self.add_role(number)
        else:
            self.add_user(number)

    def add_user(self, number: str) -> int:
        """Someone of this server, or of this DM."""
        world = self._core.world
        user_id = _number(number)
        here = self._guild.members if self._guild else self._channel.recipients
        if user_id not in here:
            raise Cannot(f"There is no user {number} here.")
        self._place("users", number, wire.user(world.users[user_id]))
        if self._guild is not None:
            member = wire.partial_member(self._guild.members[user_id])
            allowed = permissions.in_channel(world, self._channel, user_id)
            self._place("members", number, member | {"permissions": str(allowed)})
        return user_id

    def add_role(self, number: str) -> int:
        if self._guild is None or not self._is_role(number):
            raise Cannot(f"There is no role {number} here.")
        self._place("roles", number, wire.role(self._guild.roles[int(number)]))
        return int(number)

    def add_channel(self, number: str) -> int:
        channel = self._core.world.channels.get(_number(number))
        same = channel is not None and channel.guild_id == self._channel.guild_id
        if channel is None or not same or not projection.may_see(self._core, channel, self._person):
            raise Cannot(f"There is no channel {number} to be seen here.")
        shown = wire.channel(self._core.world, channel)
        allowed = permissions.in_channel(self._core.world, channel, self._person)
        self._place("channels", number, shown | {"permissions": str(allowed)})
        return channel.id

    def add_mentionable(self, number: str) -> int:
        return self.add_role(number) if self._is_role(number) else self.add_user(number)

    def add_message(self, message_id: int) -> None:
        message = self._core.world.message(self._channel.id, message_id)
        assert message is not None
        shown = wire.message(self._core.world, message, 0, self._core.base_url)
        self._place("messages", str(message_id), shown)

    def add_file(self, upload: Upload) -> str:
        sent = attaching.SentFile(upload.name, upload.content_type, upload.content)
        attachment = attaching.keep_file(self._core, sent, upload.alt)
        world, base_url = self._core.world, self._core.base_url
        shown = wire.attachment(world, attachment, self._channel.id, base_url)
        self._place("attachments", str(attachment.id), shown)
        return str(attachment.id)

    def _is_role(self, number: str) -> bool:
        return self._guild is not None and _number(number) in self._guild.roles

    def _place(self, kind: str, number: str, shown: JSON) -> None:
        self._found.setdefault(kind, {})[number] = shown


def _number(text: str) -> int:
    number = id_of(text)
    if number is None:
        raise Cannot(f"{text} is no id.")
    return number
