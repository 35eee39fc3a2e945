"""Everything there is on this Discord: people, servers, channels, messages, applications.

Plain records. Whoever changes one calls `World.save`, so that it reaches the disk.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import Any

import msgspec

JSON = dict[str, Any]


class ChannelType(IntEnum):
    TEXT = 0
    DM = 1
    CATEGORY = 4
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS = frozenset({ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD})


class MessageFlag(IntEnum):
    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class User(msgspec.Struct, kw_only=True):
    id: int
    username: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    blocked: set[int] = msgspec.field(default_factory=set)

    @property
    def name(self) -> str:
        return self.global_name or self.username


class Role(msgspec.Struct, kw_only=True):
    id: int
    name: str
    permissions: int = 0
    position: int = 0
    color: int = 0
    hoist: bool = False
    mentionable: bool = False
    managed_by: int | None = None


class Member(msgspec.Struct, kw_only=True):
    user_id: int
    joined_ms: int
    nick: str | None = None
    roles: list[int] = msgspec.field(default_factory=list)
    timeout_ms: int | None = None


class Guild(msgspec.Struct, kw_only=True):
    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = msgspec.field(default_factory=dict)
    members: dict[int, Member] = msgspec.field(default_factory=dict)
    blocked_words: list[str] = msgspec.field(default_factory=list)
    """What automatic moderation keeps out."""


class Overwrite(msgspec.Struct, kw_only=True):
    id: int
    type: int
    """0 for a role, 1 for a member."""
    allow: int = 0
    deny: int = 0


class Channel(msgspec.Struct, kw_only=True):
    id: int
    type: int
    guild_id: int | None = None
    name: str = ""
    topic: str | None = None
    position: int = 0
    parent_id: int | None = None
    overwrites: dict[int, Overwrite] = msgspec.field(default_factory=dict)
    nsfw: bool = False
    slowmode: int = 0
    auto_archive_minutes: int = 1440
    recipients: list[int] = msgspec.field(default_factory=list)
    last_message_id: int | None = None
    owner_id: int | None = None
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    archive_ms: int = 0
    thread_members: dict[int, int] = msgspec.field(default_factory=dict)
    """Who is in the thread, and since when (milliseconds)."""
    total_sent: int = 0
    opened_by: set[int] = msgspec.field(default_factory=set)
    """For a DM: who keeps it in his list although nothing was said in it yet."""

    @property
    def is_thread(self) -> bool:
        return self.type in THREADS

    @property
    def is_dm(self) -> bool:
        return self.type == ChannelType.DM


class Attachment(msgspec.Struct, kw_only=True):
    id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    title: str | None = None
    width: int | None = None
    height: int | None = None
    ephemeral: bool = False


class Reaction(msgspec.Struct, kw_only=True):
    emoji: str
    """A Unicode emoji, or `name:id` for one of an application's own."""
    users: list[int] = msgspec.field(default_factory=list)


class Message(msgspec.Struct, kw_only=True):
    id: int
    channel_id: int
    author_id: int
    created_ms: int
    guild_id: int | None = None
    type: int = 0
    flags: int = 0
    content: str = ""
    edited_ms: int | None = None
    embeds: list[JSON] = msgspec.field(default_factory=list)
    components: list[JSON] = msgspec.field(default_factory=list)
    attachments: list[Attachment] = msgspec.field(default_factory=list)
    poll: JSON | None = None
    reactions: list[Reaction] = msgspec.field(default_factory=list)
    mentions: list[int] = msgspec.field(default_factory=list)
    mention_roles: list[int] = msgspec.field(default_factory=list)
    mention_everyone: bool = False
    reply_to: int | None = None
    pinned: bool = False
    tts: bool = False
    nonce: str | int | None = None
    application_id: int | None = None
    interaction: JSON | None = None
    ephemeral_to: int | None = None
    thread_id: int | None = None

    def has(self, flag: MessageFlag) -> bool:
        return bool(self.flags & flag)


class Command(msgspec.Struct, kw_only=True):
    id: int
    application_id: int
    guild_id: int | None
    type: int
    name: str
    body: JSON
    """What the application registered, as it sent it."""
    version: int


class Emoji(msgspec.Struct, kw_only=True):
    id: int
    application_id: int
    name: str
    animated: bool


class Application(msgspec.Struct, kw_only=True):
    """A bot: its user has the same id."""

    id: int
    name: str
    token: str
    owner_id: int
    description: str = ""
    privileged_intents: int = 0
    """Which of the privileged intents it may ask for, as intent bits."""
    identifies_ms: list[int] = msgspec.field(default_factory=list)


class Interaction(msgspec.Struct, kw_only=True):
    id: int
    token: str
    application_id: int
    type: int
    user_id: int
    channel_id: int
    guild_id: int | None
    created_ms: int
    name: str = ""
    """The command's name, or the component's or the modal's custom_id."""
    message_id: int | None = None
    """The message whose component was used."""
    opened_by: int | None = None
    """For a modal: the interaction that opened it."""
    target_id: int | None = None
    answer: int | None = None
    """The type of the first answer, once there is one."""
    original_id: int | None = None
    """The message that `@original` means."""
    modal: JSON | None = None
    failed: bool = False
    metadata: JSON = msgspec.field(default_factory=dict)
    followups: int = 0


Record = User | Guild | Channel | Message | Application | Command | Emoji | Interaction
KINDS: dict[str, type[Record]] = {
    kind.__name__: kind
    for kind in (User, Guild, Channel, Message, Application, Command, Emoji, Interaction)
}


class History:
    """One channel's messages, in the order of their ids."""

    def __init__(self) -> None:
        self._by_id: dict[int, Message] = {}
        self._ids: list[int] = []

    def __len__(self) -> int:
        return len(self._ids)

    def __iter__(self) -> Iterator[Message]:
        return (self._by_id[i] for i in self._ids)

    def get(self, message_id: int) -> Message | None:
        return self._by_id.get(message_id)

    def put(self, message: Message) -> None:
        if message.id not in self._by_id:
            insort(self._ids, message.id)
        self._by_id[message.id] = message

    def remove(self, message_id: int) -> None:
        if self._by_id.pop(message_id, None) is not None:
            del self._ids[bisect_left(self._ids, message_id)]

    def before(self, message_id: int) -> Iterator[Message]:
        """Older than this, newest first."""
        for index in range(bisect_left(self._ids, message_id) - 1, -1, -1):
            yield self._by_id[self._ids[index]]

    def after(self, message_id: int) -> Iterator[Message]:
        """Younger than this, oldest first."""
        for index in range(bisect_left(self._ids, message_id + 1), len(self._ids)):
            yield self._by_id[self._ids[index]]

    def newest(self) -> Iterator[Message]:
        for message_id in reversed(self._ids):
            yield self._by_id[message_id]


class World:
    def __init__(self) -> None:
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.applications: dict[int, Application] = {}
        self.commands: dict[int, Command] = {}
        self.emojis: dict[int, Emoji] = {}
        self.interactions: dict[int, Interaction] = {}
        self.by_interaction_token: dict[str, Interaction] = {}
        self.by_bot_token: dict[str, Application] = {}
        self._histories: dict[int, History] = {}
        self.on_save: Callable[[Record], None] = lambda record: None
        self.on_forget: Callable[[Record], None] = lambda record: None

    def history(self, channel_id: int) -> History:
        found = self._histories.get(channel_id)
        if found is None:
            found = self._histories[channel_id] = History()
        return found

    def message(self, channel_id: int, message_id: int) -> Message | None:
        history = self._histories.get(channel_id)
        return history.get(message_id) if history else None

    def find_message(self, message_id: int) -> Message | None:
        for history in self._histories.values():
            found = history.get(message_id)
            if found is not None:
                return found
        return None

    def guild_channels(self, guild_id: int) -> list[Channel]:
        """A server's channels and threads."""
        return [c for c in self.channels.values() if c.guild_id == guild_id]

    def dm_between(self, one: int, other: int) -> Channel | None:
        pair = {one, other}
        return next(
            (c for c in self.channels.values() if c.is_dm and set(c.recipients) == pair), None
        )

    def commands_of(self, application_id: int, guild_id: int | None) -> list[Command]:
        return [
            command
            for command in self.commands.values()
            if command.application_id == application_id and command.guild_id == guild_id
        ]

    def save(self, record: Record) -> None:
        """Put this record in its place (again) and let it be written down."""
        self.place(record)
        self.on_save(record)

    def place(self, record: Record) -> None:
        match record:
            case Message():
                self.history(record.channel_id).put(record)
            case Interaction():
                self.interactions[record.id] = record
                self.by_interaction_token[record.token] = record
            case User():
                self.users[record.id] = record
            case Guild():
                self.guilds[record.id] = record
            case Channel():
                self.channels[record.id] = record
            case Application():
                self.applications[record.id] = record
                self.by_bot_token[record.token] = record
            case Command():
                self.commands[record.id] = record
            case Emoji():
                self.emojis[record.id] = record

    def forget(self, record: Record) -> None:
        match record:
            case Message():
                self.history(record.channel_id).remove(record.id)
            case Interaction():
                self.interactions.pop(record.id, None)
                self.by_interaction_token.pop(record.token, None)
            case User():
                self.users.pop(record.id, None)
            case Guild():
                self.guilds.pop(record.id, None)
            case Channel():
                self.channels.pop(record.id, None)
                for message in self._histories.pop(record.id, History()):
                    self.on_forget(message)
            case Application():
                self.applications.pop(record.id, None)
                self.by_bot_token.pop(record.token, None)
            case Command():
                self.commands.pop(record.id, None)
            case Emoji():
                self.emojis.pop(record.id, None)
        self.on_forget(record)
