"""The orders, as data. `do` says which; unknown keys are refused."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bot.playground.faults import EventFault, RequestFault, Seconds
from bot.playground.incoming import LARGEST_ID

Snowflake = str
Bits = Annotated[int, Meta(ge=0, le=LARGEST_ID)]
_LONGEST_REASON = 30
"""A close frame holds 123 bytes, and a character takes up to four."""


class _Order(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class CreateServer(_Order, tag="create_server"):
    name: str
    owner: Snowflake
    channels: list[str] = msgspec.field(default_factory=list)
    locale: str = "en-US"


class CreateChannel(_Order, tag="create_channel"):
    server: Snowflake
    name: str
    kind: Literal["text", "announcement", "voice", "stage"] = "text"


class CreateBot(_Order, tag="create_bot"):
    """Register an application. `intents` are the privileged ones it may ask for, as bits."""

    name: str
    owner: Snowflake
    intents: Bits = 0
    servers: list[Snowflake] = msgspec.field(default_factory=list)


class AddMember(_Order, tag="add_member"):
    """A person joins, or a bot is invited."""

    server: Snowflake
    user: Snowflake


class RemoveMember(_Order, tag="remove_member"):
    server: Snowflake
    user: Snowflake


class CreateRole(_Order, tag="create_role"):
    server: Snowflake
    name: str
    permissions: Bits = 0


class SetRole(_Order, tag="set_role"):
    """Change what a role may do; @everyone has the server's id."""

    server: Snowflake
    role: Snowflake
    permissions: Bits


class GiveRole(_Order, tag="give_role"):
    server: Snowflake
    user: Snowflake
    role: Snowflake
    taken: bool = False


class SetOverwrite(_Order, tag="set_overwrite"):
    """Give or take permissions in one channel, for a role or a member."""

    channel: Snowflake
    target: Snowflake
    allow: Bits = 0
    deny: Bits = 0


class DeleteChannel(_Order, tag="delete_channel"):
    """A channel or a thread."""

    channel: Snowflake


class DeleteMessage(_Order, tag="delete_message"):
    channel: Snowflake
    message: Snowflake


class ArchiveThread(_Order, tag="archive_thread"):
    thread: Snowflake
    archived: bool = True
    locked: bool = False


class SetDMs(_Order, tag="set_dms"):
    """Whether a person takes messages from a bot; without a bot, from anyone."""

    person: Snowflake
    open: bool
    bot: Snowflake | None = None


class SetIntents(_Order, tag="set_intents"):
    """Which privileged intents a bot may ask for."""

    bot: Snowflake
    intents: Bits


class SetEndpoint(_Order, tag="set_endpoint"):
    """Where interactions are sent instead of to the gateway: the playground sends them nowhere."""

    bot: Snowflake
    url: str | None = None


class SetBlockedWords(_Order, tag="set_blocked_words"):
    """What a server's automatic moderation keeps out."""

    server: Snowflake
    words: list[str]


class SetClock(_Order, tag="set_clock"):
    """`at` (seconds since 1970) and `advance` move the clock; `running` stops or starts it."""

    at: float | None = None
    advance: float | None = None
    running: bool | None = None


class PlanFault(_Order, tag="plan_fault"):
    fault: RequestFault | EventFault


class ClearFaults(_Order, tag="clear_faults"):
    pass


class CloseGateway(_Order, tag="close_gateway"):
    """Close the bots' connections; with `forget`, their sessions cannot be resumed."""

    code: Annotated[int, Meta(ge=1000, le=4999)] = 4000
    reason: Annotated[str, Meta(max_length=_LONGEST_REASON)] = ""
    bot: Snowflake | None = None
    forget: bool = False


class CutOff(_Order, tag="cut_off"):
    """A bot's connections break, or that of one of its sessions, by their order. A bot that comes
    back is not heard before `seconds` have passed."""

    bot: Snowflake
    seconds: Seconds
    session: Annotated[int, Meta(ge=0)] | None = None


Disturbance = Literal["kill", "pause", "go_on", "cut_off", "let_back"]


class Disturb(_Order, tag="disturb"):
    """Kill, pause or cut off one of several processes of the bot, by its number, or undo that."""

    process: int
    by: Disturbance


class Restart(_Order, tag="restart"):
    """All of Discord goes down and answers nothing for so long."""

    seconds: Seconds = 0.0


Order = (
    CreateServer
    | CreateChannel
    | CreateBot
    | AddMember
    | RemoveMember
    | CreateRole
    | SetRole
    | GiveRole
    | SetOverwrite
    | DeleteChannel
    | DeleteMessage
    | ArchiveThread
    | SetDMs
    | SetIntents
    | SetEndpoint
    | SetBlockedWords
    | SetClock
    | PlanFault
    | ClearFaults
    | CloseGateway
    | CutOff
    | Disturb
    | Restart
)
