"""Everything there is on this Discord, and how to find it."""

import secrets
from bisect import bisect_left, insort
from collections.abc import Callable, Iterator

from bot.playground import records


class History:
    """One channel's messages, in the order of their ids."""

    def __init__(self) -> None:
        self._by_id: dict[int, records.Message] = {}
        self._ids: list[int] = []

    def __len__(self) -> int:
        return len(self._ids)

    def __iter__(self) -> Iterator[records.Message]:
        return (self._by_id[i] for i in self._ids)

    def get(self, message_id: int) -> records.Message | None:
        return self._by_id.get(message_id)

    def put(self, message: records.Message) -> None:
        if message.id not in self._by_id:
            insort(self._ids, message.id)
        self._by_id[message.id] = message

    def remove(self, message_id: int) -> None:
        if self._by_id.pop(message_id, None) is not None:
            del self._ids[bisect_left(self._ids, message_id)]

    def before(self, message_id: int) -> Iterator[records.Message]:
        """Older than this, newest first."""
        for index in range(bisect_left(self._ids, message_id) - 1, -1, -1):
            yield self._by_id[self._ids[index]]

    def after(self, message_id: int) -> Iterator[records.Message]:
        """Younger than this, oldest first."""
        for index in range(bisect_left(self._ids, message_id + 1), len(self._ids)):
            yield self._by_id[self._ids[index]]

    def newest(self) -> Iterator[records.Message]:
        for message_id in reversed(self._ids):
            yield self._by_id[message_id]


class World:
    def __init__(self) -> None:
        self.users: dict[int, records.User] = {}
        self.guilds: dict[int, records.Guild] = {}
        self.channels: dict[int, records.Channel] = {}
        self.applications: dict[int, records.Application] = {}
        self.commands: dict[int, records.Command] = {}
        self.emojis: dict[int, records.Emoji] = {}
        self.interactions: dict[int, records.Interaction] = {}
        self.by_interaction_token: dict[str, records.Interaction] = {}
        self.by_bot_token: dict[str, records.Application] = {}
        self.cdn_key = secrets.token_bytes(16)
        """What the addresses of files are signed with: they are good until the playground stops."""
        self._histories: dict[int, History] = {}
        self.on_save: Callable[[records.Record], None] = lambda record: None
        self.on_forget: Callable[[records.Record], None] = lambda record: None

    def history(self, channel_id: int) -> History:
        found = self._histories.get(channel_id)
        if found is None:
            found = self._histories[channel_id] = History()
        return found

    def message(self, channel_id: int, message_id: int) -> records.Message | None:
        history = self._histories.get(channel_id)
        return history.get(message_id) if history else None

    def guild_channels(self, guild_id: int) -> list[records.Channel]:
        """A server's channels and threads."""
        return [c for c in self.channels.values() if c.guild_id == guild_id]

    def dm_between(self, one: int, other: int) -> records.Channel | None:
        pair = {one, other}
        return next(
            (c for c in self.channels.values() if c.is_dm and set(c.recipients) == pair), None
        )

    def commands_of(self, application_id: int, guild_id: int | None) -> list[records.Command]:
        return [
            command
            for command in self.commands.values()
            if command.application_id == application_id and command.guild_id == guild_id
        ]

    def save(self, record: records.Record) -> None:
        """Put this record in its place (again) and let it be written down."""
        self.place(record)
        self.on_save(record)

    def place(self, record: records.Record) -> None:
        match record:
            case records.Message():
                self.history(record.channel_id).put(record)
            case records.Interaction():
                self.interactions[record.id] = record
                self.by_interaction_token[record.token] = record
            case records.User():
                self.users[record.id] = record
            case records.Guild():
                self.guilds[record.id] = record
            case records.Channel():
                self.channels[record.id] = record
            case records.Application():
                self.applications[record.id] = record
                self.by_bot_token[record.token] = record
            case records.Command():
                self.commands[record.id] = record
            case records.Emoji():
                self.emojis[record.id] = record

    def forget(self, record: records.Record) -> None:
        match record:
            case records.Message():
                self.history(record.channel_id).remove(record.id)
            case records.Interaction():
                self.interactions.pop(record.id, None)
                self.by_interaction_token.pop(record.token, None)
            case records.User():
                self.users.pop(record.id, None)
            case records.Guild():
                self.guilds.pop(record.id, None)
            case records.Channel():
                self.channels.pop(record.id, None)
                for message in self._histories.pop(record.id, History()):
                    self.on_forget(message)
            case records.Application():
                self.applications.pop(record.id, None)
                self.by_bot_token.pop(record.token, None)
            case records.Command():
                self.commands.pop(record.id, None)
            case records.Emoji():
                self.emojis.pop(record.id, None)
        self.on_forget(record)
