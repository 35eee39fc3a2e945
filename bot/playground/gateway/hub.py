"""All sessions, and who among the bots is told what."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import msgspec

from bot.playground import permissions, wire
from bot.playground.gateway.intents import Intent
from bot.playground.gateway.session import Session
from bot.playground.limits.gateway import NO_HEARTBEAT
from bot.playground.permissions import Permission
from bot.playground.records import JSON, Application, Channel, Guild, Message

if TYPE_CHECKING:
    from bot.playground.core import Core


class Hub:
    def __init__(self, core: Core) -> None:
        self._core = core
        self.sessions: dict[str, Session] = {}
        self._waiting: dict[int, list[Callable[[], None]]] = {}
        """What is done for each process that is cut off once it is let back."""

    # Sessions

    def open_session(
        self, application: Application, shard: tuple[int, int], intents: int, process: int
    ) -> Session:
        session = Session(self._core, secrets.token_hex(16), application, shard, intents, process)
        self.sessions[session.id] = session
        return session

    def end_session(self, session: Session) -> None:
        self.sessions.pop(session.id, None)
        if session.expiry is not None:
            session.expiry.cancel()
        self._core.people.presence_changed(session.application.id)

    def lose_connection(self, session: Session) -> None:
        """The connection is gone; the session waits a while to be resumed."""
        session.connection = None
        session.expiry = self._core.clock.after(
            self._core.settings.resume_seconds, lambda: self.end_session(session)
        )
        self._core.people.presence_changed(session.application.id)

    def is_online(self, application_id: int) -> bool:
        return any(s.connection is not None for s in self.sessions_of(application_id))

    def sessions_of(self, application_id: int) -> Iterator[Session]:
        return (s for s in self.sessions.values() if s.application.id == application_id)

    def close_connections(self, code: int, reason: str, application_id: int | None = None) -> None:
        """Close every connection (of one bot)."""
        for session in list(self.sessions.values()):
            if session.connection and application_id in (None, session.application.id):
                session.connection.close(code, reason)

    def forget_sessions(self, application_id: int | None = None) -> None:
        """Bots that try to resume must identify again."""
        for session in list(self.sessions.values()):
            if application_id in (None, session.application.id):
                self.end_session(session)
                if session.connection is not None:
                    session.connection.close(NO_HEARTBEAT.code, NO_HEARTBEAT.reason)

    # The processes of a bot that has several

    def is_connected(self, process: int) -> bool:
        return any(each.connection for each in self.sessions.values() if each.process == process)

    def is_cut_off(self, process: int) -> bool:
        return process in self._waiting

    def cut_off(self, process: int) -> None:
        """Breaks a process's connections; until it is let back no others come about."""
        self._waiting[process] = []
        for session in self.sessions.values():
            if session.process == process and session.connection is not None:
                session.connection.close(4000, "")

    def when_let_back(self, process: int, act: Callable[[], None]) -> None:
        self._waiting[process].append(act)

    def let_back(self, process: int) -> None:
        for act in self._waiting.pop(process, ()):
            act()

    # Events

    def tell_application(
        self, application_id: int, name: str, data: JSON, guild_id: int | None
    ) -> None:
        """An event for one bot alone, whatever its intents."""
        encoded = msgspec.json.encode(data)
        for session in self.sessions_of(application_id):
            if session.is_responsible_for(guild_id):
                session.dispatch(name, encoded)

    def tell_guild(self, name: str, data: JSON, guild: Guild, intent: Intent) -> None:
        encoded = msgspec.json.encode(data)
        for session in self._in_guild(guild):
            if session.wants(intent):
                session.dispatch(name, encoded)

    def tell_channel(self, name: str, data: JSON, channel: Channel, intent: Intent) -> None:
        """An event for the bots that may see this channel."""
        encoded = msgspec.json.encode(data)
        for session in self._watching(channel):
            if session.wants(intent):
                session.dispatch(name, encoded)

    def tell_channel_each(
        self, name: str, channel: Channel, intent: Intent, extra: JSON | None = None
    ) -> None:
        """An event whose data are the channel itself, as each bot sees it.

        Bots are told of all channels of a server, also of those that they may not look into.
        """
        guild = self._core.world.guilds.get(channel.guild_id or 0)
        everyone = guild is not None and not channel.is_thread
        sessions = self._in_guild(guild) if guild and everyone else self._watching(channel)
        for session in sessions:
            if session.wants(intent):
                data = wire.channel(self._core.world, channel, session.application.id)
                session.dispatch(name, msgspec.json.encode(data | (extra or {})))

    def tell_message(self, name: str, message: Message, channel: Channel) -> None:
        """A message, without its content for the bots that may not read it."""
        intent = Intent.MESSAGES if channel.guild_id else Intent.DM_MESSAGES
        readable = hidden = None
        for session in self._watching(channel):
            if not session.wants(intent):
                continue
            if session.may_read or self.may_read_anyway(session.application.id, message):
                if readable is None:
                    readable = msgspec.json.encode(self._message(message))
                session.dispatch(name, readable)
            else:
                if hidden is None:
                    hidden = msgspec.json.encode(wire.without_content(self._message(message)))
                session.dispatch(name, hidden)

    def may_read_anyway(self, application_id: int, message: Message) -> bool:
        """What a bot may read without the intent: its own, DMs, and where it is mentioned."""
        return (
            message.guild_id is None
            or message.author_id == application_id
            or application_id in message.mentions
        )

    def _message(self, message: Message) -> JSON:
        world = self._core.world
        data = wire.message(world, message, 0, self._core.base_url)
        data["channel_type"] = world.channels[message.channel_id].type
        guild = world.guilds.get(message.guild_id or 0)
        if guild is None:
            return data
        data["guild_id"] = str(guild.id)
        author = guild.members.get(message.author_id)
        if author is not None:
            data["member"] = wire.partial_member(author)
        for mentioned in data["mentions"]:
            member = guild.members.get(int(mentioned["id"]))
            if member is not None:
                mentioned["member"] = wire.partial_member(member)
        return data

    def _in_guild(self, guild: Guild) -> Iterator[Session]:
        for session in list(self.sessions.values()):
            if session.application.id in guild.members and session.is_responsible_for(guild.id):
                yield session

    def _watching(self, channel: Channel) -> Iterator[Session]:
        for session in list(self.sessions.values()):
            if not session.is_responsible_for(channel.guild_id):
                continue
            seen = permissions.in_channel(self._core.world, channel, session.application.id)
            if seen & Permission.VIEW_CHANNEL:
                yield session
