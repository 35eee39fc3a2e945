"""What the store keeps beside the tables themselves, and what one commit takes."""

import msgspec

from bot.host.messages import WantedMessage
from bot.host.model import LONG_AGO, Header, Input, Position, Running, Secret, Stamp, TableId, User
from bot.host.quiet import Quiet
from bot.host.results import MatchResult


class Stored(msgspec.Struct, frozen=True, gc=False):
    """A table as the store has it."""

    id: TableId
    revision: int
    header: Header
    secret: Secret
    position: Position | None


class Live(msgspec.Struct, frozen=True, gc=False):
    """What is known of a table that has not ended without loading it."""

    id: TableId
    game: str
    spot: int
    next_due: Running | None
    touched: Stamp = LONG_AGO
    """When a person last did anything there."""


class WaitingLobby(msgspec.Struct, frozen=True, gc=False):
    """What is known of a table whose match has not begun without loading it."""

    id: TableId
    spot: int
    opener: User


class Cards(msgspec.Struct, frozen=True, gc=False):
    """The card files that matches are bound to, kept once for each hash."""

    hash: str
    game: str
    files: dict[str, str]


class LastOptions(msgspec.Struct, frozen=True, gc=False):
    """What a match has begun with, as text, and by what that is remembered: its channel and its
    server."""

    places: tuple[int, ...]
    game: str
    options: dict[str, str]


class Change(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What one input does to a table, all of it or nothing. `header` and `position` are given
    where they change; a table is opened by a change with its secret and cards."""

    table: TableId
    input: Input
    header: Header | None = None
    position: Position | None = None
    next_due: Running | None = None
    secret: Secret | None = None
    cards: Cards | None = None
    wanted: tuple[WantedMessage, ...] = ()
    last: LastOptions | None = None
    result: MatchResult | None = None
    """Of the match that it ends."""


class Preset(msgspec.Struct, frozen=True, gc=False):
    """A game's options, as text, that a server keeps under a name."""

    server: int
    game: str
    name: str
    options: dict[str, str]


class HandCopy(msgspec.Struct, frozen=True, gc=False):
    """The ephemeral message that shows somebody's hand. The token, which edits it for a quarter of
    an hour from `since`, is a secret."""

    table: TableId
    user: User
    application: int
    token: str
    message: int
    since: Stamp
    revision: int
    """The table's, which it is known to have shown."""

    def __repr__(self) -> str:
        return f"HandCopy({self.message})"


class Person(msgspec.Struct, frozen=True, gc=False):
    """What is remembered of a person."""

    user: User
    locale: str | None = None
    dm_channel: int | None = None
    dm_closed: bool = False
    rolls: bool = False
    """Whether he presses *Roll* himself, rather than that his moves roll the dice they need."""
    pictures: bool = True
    """Whether what only he sees is shown by pictures, rather than told in words."""
    quiet: Quiet | None = None
    language: str | None = None
    """The language that they have chosen; none for that of their Discord."""
    hands_come: bool = True
    """Whether their hands come by direct message, rather than only when they ask for them."""
    is_called: bool = True
    """Whether they are called when a match waits for them."""
    is_ranked: bool = True
    """Whether they stand on leaderboards, and others may see their record."""


class PersonalNotes(msgspec.Struct, frozen=True, gc=False):
    """What is noted of a person besides: single facts by their names, and how many copies of hands
    have tokens that are kept."""

    notes: dict[str, str]
    copies: int


class Run(msgspec.Struct, frozen=True, gc=False):
    """One stretch of the bot's running: from when, at which running time, seen until."""

    number: int
    woke: Stamp
    running: Running
    alive: Stamp
