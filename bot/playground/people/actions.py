"""What a person can do, as data. `do` says which; unknown keys are refused."""

from typing import Any

import msgspec

Snowflake = str


class _Action(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class Upload(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A file to send; `content` is base64 in JSON."""

    name: str
    content: bytes
    content_type: str = "application/octet-stream"
    alt: str | None = None


class Write(_Action, tag="write"):
    """Type a message and send it."""

    channel: Snowflake
    content: str = ""
    reply_to: Snowflake | None = None
    ping: bool = True
    """Whether a reply pings its author."""
    files: list[Upload] = msgspec.field(default_factory=list)
    at_ms: int | None = None
    """The message's time stamp, in milliseconds since 1970; now, if left out."""


class Edit(_Action, tag="edit"):
    channel: Snowflake
    message: Snowflake
    content: str


class Delete(_Action, tag="delete"):
    channel: Snowflake
    message: Snowflake


class Dismiss(_Action, tag="dismiss"):
    """Let an ephemeral message go ("Dismiss message")."""

    channel: Snowflake
    message: Snowflake


class React(_Action, tag="react"):
    channel: Snowflake
    message: Snowflake
    emoji: str


class Unreact(_Action, tag="unreact"):
    channel: Snowflake
    message: Snowflake
    emoji: str


class Slash(_Action, tag="slash"):
    """Send a slash command. `command` holds its name, and its subcommand's after a blank."""

    channel: Snowflake
    command: str
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    application: Snowflake | None = None
    """Needed only where two bots offer a command of this name."""


class Complete(_Action, tag="complete"):
    """Type into an option with completion; the choices come as the outcome."""

    channel: Snowflake
    command: str
    option: str
    typed: str = ""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    application: Snowflake | None = None


class Menu(_Action, tag="menu"):
    """Use a command from the context menu of a user or of a message."""

    channel: Snowflake
    command: str
    user: Snowflake | None = None
    message: Snowflake | None = None


class Press(_Action, tag="press"):
    channel: Snowflake
    message: Snowflake
    custom_id: str


class Choose(_Action, tag="choose"):
    """Choose in a select; for users, roles and channels the values are ids."""

    channel: Snowflake
    message: Snowflake
    custom_id: str
    values: list[str]


class Fill(_Action, tag="fill"):
    """Send the open modal: strings for texts, lists for selects, true for a checkbox."""

    modal: Snowflake
    values: dict[str, str | bool | list[str]] = msgspec.field(default_factory=dict)
    files: dict[str, list[Upload]] = msgspec.field(default_factory=dict)


class CloseModal(_Action, tag="close_modal"):
    """Close the open modal without sending it, with what is in it by then."""

    modal: Snowflake
    values: dict[str, str | bool | list[str]] = msgspec.field(default_factory=dict)


class OpenDM(_Action, tag="open_dm"):
    user: Snowflake


class StartThread(_Action, tag="start_thread"):
    channel: Snowflake
    name: str
    message: Snowflake | None = None
    private: bool = False


class SetLocale(_Action, tag="set_locale"):
    locale: str


class IsTyping(_Action, tag="typing"):
    channel: Snowflake


Action = (
    Write
    | Edit
    | Delete
    | Dismiss
    | React
    | Unreact
    | Slash
    | Complete
    | Menu
    | Press
    | Choose
    | Fill
    | CloseModal
    | OpenDM
    | StartThread
    | SetLocale
    | IsTyping
)


class Cannot(Exception):
    """The person's client would not let this happen, or what is asked for is no longer there; the
    text is one sentence. `reason` and its values let a page say so in its reader's language; what
    no page offers has none."""

    def __init__(self, sentence: str, reason: str | None = None, **values: str | int) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.values = values
