"""One request to the REST interface, read and with ways to find what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.playground import permissions
from bot.playground.incoming import id_of
from bot.playground.limits import refusals
from bot.playground.limits.forms import NOT_A_SNOWFLAKE, Form, fill
from bot.playground.limits.rule import Rejected, Rule, Unsupported, reject_field
from bot.playground.operations.attaching import SentFile
from bot.playground.permissions import Permission
from bot.playground.records import JSON, Application, Channel, Guild, Member, Message

if TYPE_CHECKING:
    from bot.playground.core import Core


class Call:
    def __init__(
        self,
        core: Core,
        application: Application | None,
        parameters: dict[str, str],
        query: dict[str, str],
        body: Any,
        files: dict[int, SentFile],
    ) -> None:
        self.core = core
        self.world = core.world
        self.body = body
        self.files = files
        self.query = query
        self._application = application
        self._parameters = parameters

    @property
    def application(self) -> Application:
        if self._application is None:
            raise Rejected(refusals.UNAUTHORIZED)
        return self._application

    @property
    def bot_id(self) -> int:
        return self.application.id

    def has(self, name: str) -> bool:
        return name in self._parameters

    def text(self, name: str) -> str:
        return self._parameters[name]

    def snowflake(self, name: str) -> int:
        return _snowflake(name, self._parameters[name])

    def query_snowflake(self, name: str) -> int | None:
        """An id in the query; None if there is none."""
        value = self.query.get(name)
        return None if value is None else _snowflake(name, value)

    def fill(self, form: Form) -> JSON:
        """The body, if it keeps to this form."""
        return fill(form, self.body)

    def known_query(self, *names: str) -> None:
        """Any other query parameter is a loud failure."""
        for name in self.query:
            if name not in names:
                raise Unsupported(f"The playground does not know the query parameter {name}.")

    def is_true(self, name: str) -> bool:
        return self.query.get(name, "").lower() in ("1", "true")

    def own_application(self) -> Application:
        number = self.snowflake("application")
        if number not in self.world.applications:
            raise Rejected(refusals.UNKNOWN_APPLICATION)
        if number != self.bot_id:
            raise Rejected(refusals.WRONG_ENDPOINT)
        return self.application

    def guild(self) -> Guild:
        guild = self.world.guilds.get(self.snowflake("guild"))
        if guild is None:
            raise Rejected(refusals.UNKNOWN_GUILD)
        if self.bot_id not in guild.members:
            raise Rejected(refusals.MISSING_ACCESS)
        return guild

    def member(self, guild: Guild) -> Member:
        member = guild.members.get(self.snowflake("user"))
        if member is None:
            raise Rejected(refusals.UNKNOWN_MEMBER)
        return member

    def channel(self, needed: int = Permission.VIEW_CHANNEL) -> Channel:
        """The channel in the path; refused if the bot may not see it, or lacks what is needed."""
        channel = self.world.channels.get(self.snowflake("channel"))
        if channel is None or (channel.is_dm and self.bot_id not in channel.recipients):
            raise Rejected(refusals.UNKNOWN_CHANNEL)
        allowed = permissions.in_channel(self.world, channel, self.bot_id)
        if not allowed & Permission.VIEW_CHANNEL:
            raise Rejected(refusals.MISSING_ACCESS)
        if channel.is_spoken_in and not allowed & Permission.CONNECT:
            raise Rejected(refusals.MISSING_ACCESS)
        if allowed & needed != needed:
            raise Rejected(refusals.MISSING_PERMISSIONS)
        return channel

    def need(self, channel: Channel, needed: int) -> None:
        if not permissions.may(self.world, channel, self.bot_id, needed):
            raise Rejected(refusals.MISSING_PERMISSIONS)

    def need_in_guild(self, guild: Guild, needed: int) -> None:
        if permissions.in_guild(guild, self.bot_id) & needed != needed:
            raise Rejected(refusals.MISSING_PERMISSIONS)

    def message(self, channel: Channel, refusal: Rule = refusals.UNKNOWN_MESSAGE) -> Message:
        """The message in the path; an ephemeral one does not exist here."""
        message = self.world.message(channel.id, self.snowflake("message"))
        if message is None or message.ephemeral_to is not None:
            raise Rejected(refusal)
        return message


def _snowflake(name: str, value: str) -> int:
    number = id_of(value)
    if number is None:
        raise reject_field(NOT_A_SNOWFLAKE, name, value=value)
    return number
