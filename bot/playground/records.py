"""What this Discord is made of: people, servers, channels, messages, applications.

Plain records. After a change, call `World.save`, so that it reaches the disk.
"""

from enum import IntEnum
from typing import Any

import msgspec

JSON = dict[str, Any]


class ChannelType(IntEnum):
    TEXT = 0
    DM = 1
    VOICE = 2
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13


THREADS = frozenset(
    {ChannelType.ANNOUNCEMENT_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD}
)
HAVE_THREADS = frozenset({ChannelType.TEXT, ChannelType.ANNOUNCEMENT})
SPOKEN_IN = frozenset({ChannelType.VOICE, ChannelType.STAGE})


class MessageFlag(IntEnum):
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
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
    managed_by: int | None = None


class Member(msgspec.Struct, kw_only=True):
    user_id: int
    joined_ms: int
    nick: str | None = None
    roles: list[int] = msgspec.field(default_factory=list)


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
    thread_slowmode: int = 0
    """What new threads inherit."""
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
    """For a DM: users who have it in their list although it has no messages yet."""

    @property
    def is_thread(self) -> bool:
        return self.type in THREADS

    @property
    def is_spoken_in(self) -> bool:
        return self.type in SPOKEN_IN

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

    def begin_thread(self, thread: int) -> None:
        """A thread has been begun at this message."""
        self.thread_id = thread
        self.flags |= MessageFlag.HAS_THREAD


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
    endpoint: str | None = None
    """Where Discord sends interactions instead of to the gateway."""
    code_grant: bool = False
    """Whether a bot joins only after the full exchange of codes, which an invitation has not."""
    install: dict[int, JSON] = msgspec.field(default_factory=lambda: {0: {}})
    """What is asked for by default, by where it is installed: 0 for servers, 1 for users."""


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


Record = User | Guild | Channel | Message | Application | Command | Emoji | Interaction
KINDS: dict[str, type[Record]] = {
    kind.__name__: kind
    for kind in (User, Guild, Channel, Message, Application, Command, Emoji, Interaction)
}
