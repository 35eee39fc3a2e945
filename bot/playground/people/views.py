"""What a person sees, as data. The server writes these, clients read them; ids are strings."""

from typing import Any, Literal

import msgspec

from bot.playground.records import JSON

ChannelKind = Literal[
    "text", "announcement", "voice", "stage", "category", "dm", "thread", "private_thread"
]


class SeenUser(msgspec.Struct, kw_only=True, frozen=True):
    id: str
    name: str
    username: str
    bot: bool = False
    online: bool = True


class SeenFile(msgspec.Struct, kw_only=True, frozen=True):
    id: str
    name: str
    url: str
    size: int
    content_type: str
    alt: str | None = None
    width: int | None = None
    height: int | None = None


class SeenReaction(msgspec.Struct, kw_only=True, frozen=True):
    emoji: str
    count: int
    mine: bool


class SeenReply(msgspec.Struct, kw_only=True, frozen=True):
    """The line above a message that replies to another; `author` is None if that one is gone."""

    id: str
    author: SeenUser | None = None
    content: str = ""


class SeenUse(msgspec.Struct, kw_only=True, frozen=True):
    """What somebody did, as told above a message; in parts, so that a client can word it."""

    who: str
    did: Literal["slash", "menu", "pinned", "started_thread"]
    command: str = ""


class SeenMessage(msgspec.Struct, kw_only=True, frozen=True):
    id: str
    channel: str
    author: SeenUser
    at: int
    """Milliseconds since 1970."""
    content: str = ""
    edited: bool = False
    ephemeral: bool = False
    """Only you can see this."""
    thinking: bool = False
    """The bot has deferred its answer."""
    failed: bool = False
    """The bot has deferred its answer and never gave it: "The application did not respond"."""
    pings_me: bool = False
    """Counted among what one has been mentioned in."""
    rings: bool = False
    """And a phone rings for it."""
    used: str | None = None
    """What led to this message: "Anna used /draw", "Bo started a thread"."""
    use: SeenUse | None = None
    reply_to: SeenReply | None = None
    embeds: list[JSON] = msgspec.field(default_factory=list)
    components: list[JSON] = msgspec.field(default_factory=list)
    files: list[SeenFile] = msgspec.field(default_factory=list)
    reactions: list[SeenReaction] = msgspec.field(default_factory=list)
    pinned: bool = False
    thread: str | None = None
    mentions: dict[str, str] = msgspec.field(default_factory=dict)
    """Names for the `<@id>`, `<@&id>` and `<#id>` in the text."""


class SeenChannel(msgspec.Struct, kw_only=True, frozen=True):
    id: str
    name: str
    kind: ChannelKind
    server: str | None = None
    parent: str | None = None
    position: int = 0
    topic: str | None = None
    other: SeenUser | None = None
    """In a DM: the other one."""
    archived: bool = False
    locked: bool = False
    joined: bool = False
    """In a thread: whether this person follows it."""
    may_write: bool = True
    may_attach: bool = True
    may_react: bool = True
    may_start_threads: bool = False


class SeenRole(msgspec.Struct, kw_only=True, frozen=True):
    id: str
    name: str


class SeenMember(msgspec.Struct, kw_only=True, frozen=True):
    user: SeenUser
    nick: str | None
    roles: list[str]


class SeenServer(msgspec.Struct, kw_only=True, frozen=True):
    id: str
    name: str
    owner: str
    channels: list[SeenChannel]
    members: list[SeenMember]
    roles: list[SeenRole]


class SeenModal(msgspec.Struct, kw_only=True, frozen=True):
    id: str
    """The interaction that opened it; `fill` and `dismiss` name it."""
    title: str
    custom_id: str
    components: list[JSON]
    application: SeenUser
    channel: str


class SeenCommand(msgspec.Struct, kw_only=True, frozen=True):
    """A command in this person's language. `name` is what is sent; `shown` is what is displayed."""

    id: str
    type: int
    name: str
    shown: str
    description: str
    application: SeenUser
    options: list[JSON]


class Person(msgspec.Struct, kw_only=True, frozen=True):
    id: str
    name: str
    username: str
    locale: str
    dms_open: bool


class Snapshot(msgspec.Struct, kw_only=True, frozen=True, tag="snapshot", tag_field="news"):
    """Everything this person's client shows when it starts."""

    me: Person
    now: int
    servers: list[SeenServer]
    dms: list[SeenChannel]
    messages: dict[str, list[SeenMessage]]
    """The newest of each channel, the oldest first."""
    modal: SeenModal | None = None


class MessagePosted(msgspec.Struct, frozen=True, tag="message", tag_field="news"):
    message: SeenMessage


class MessageChanged(msgspec.Struct, frozen=True, tag="changed", tag_field="news"):
    message: SeenMessage


class MessagesGone(msgspec.Struct, frozen=True, tag="gone", tag_field="news"):
    channel: str
    messages: list[str]


class ChannelSeen(msgspec.Struct, frozen=True, tag="channel", tag_field="news"):
    channel: SeenChannel


class ChannelGone(msgspec.Struct, frozen=True, tag="channel_gone", tag_field="news"):
    channel: str


class ServerSeen(msgspec.Struct, frozen=True, tag="server", tag_field="news"):
    server: SeenServer


class ServerGone(msgspec.Struct, frozen=True, tag="server_gone", tag_field="news"):
    server: str


class ModalOpened(msgspec.Struct, frozen=True, tag="modal", tag_field="news"):
    modal: SeenModal


class ModalClosed(msgspec.Struct, frozen=True, tag="modal_closed", tag_field="news"):
    """Sent or closed, here or in another of this person's clients."""

    modal: str


class PersonChanged(msgspec.Struct, frozen=True, tag="me", tag_field="news"):
    me: Person


class Outcome(msgspec.Struct, frozen=True, kw_only=True, tag="outcome", tag_field="news"):
    """What became of a command, a press, a choice or a modal."""

    interaction: str
    result: Literal["answered", "modal", "choices", "failed"]
    reason: str = ""
    """The line that the client shows after a failure."""
    message: str | None = None
    """The message that answers, or that was edited."""
    acknowledged: bool = False
    """The bot has only said that it has heard, and its answer is yet to come."""
    choices: list[dict[str, Any]] = msgspec.field(default_factory=list)


class Completed(msgspec.Struct, frozen=True, tag="completed", tag_field="news"):
    """A message by which the bot answers what it had acknowledged."""

    interaction: str
    message: str


class Typing(msgspec.Struct, frozen=True, tag="typing", tag_field="news"):
    channel: str
    user: SeenUser


class Presence(msgspec.Struct, frozen=True, tag="presence", tag_field="news"):
    user: SeenUser


class CommandsChanged(msgspec.Struct, frozen=True, tag="commands", tag_field="news"):
    application: str


class ClockChanged(msgspec.Struct, frozen=True, tag="clock", tag_field="news"):
    now: int
    running: bool


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """What an action led to at once."""

    interaction: str | None = None
    message: str | None = None
    channel: str | None = None


class Answer(msgspec.Struct, frozen=True, kw_only=True, tag="answer", tag_field="news"):
    """Over the WebSocket: the answer to the action that was sent with this `id`."""

    id: int
    done: Done | None = None
    refused: str | None = None
    reason: str | None = None
    values: dict[str, str | int] | None = None


News = (
    Snapshot
    | MessagePosted
    | MessageChanged
    | MessagesGone
    | ChannelSeen
    | ChannelGone
    | ServerSeen
    | ServerGone
    | ModalOpened
    | ModalClosed
    | PersonChanged
    | Outcome
    | Completed
    | Typing
    | Presence
    | CommandsChanged
    | ClockChanged
    | Answer
)
