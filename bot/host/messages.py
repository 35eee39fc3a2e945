"""The bot's own messages at a table: what each is called, what it ought to show, and what it was
last sent.

What is for one person is called by that person, never by the seat: others may sit there later.
"""

from enum import IntEnum

import msgspec

from bot.host.model import Stamp, TableId, User


class MessageKey(msgspec.Struct, frozen=True, gc=False):
    """What a message of a table is called; each kind is a class of its own."""

    @property
    def user(self) -> User | None:
        """Whom the message is for, where that is one person."""
        return None

    def __str__(self) -> str:
        """As the store and the log write it: `hand-123`. `read_key` reads it."""
        parts = (part for part in msgspec.structs.astuple(self) if part is not None)
        return "-".join(map(str, (self.__struct_config__.tag, *parts)))


class BoardKey(MessageKey, frozen=True, gc=False, tag="board"):
    """The lobby, and then the match, for everybody."""


class TroubleKey(MessageKey, frozen=True, gc=False, tag="trouble"):
    """Tells the opener what keeps the table from being shown."""


class PointerKey(MessageKey, frozen=True, gc=False, tag="pointer"):
    """The message that leads to a table's own thread, which tells at the end how the match went."""


class HandKey(MessageKey, frozen=True, gc=False, tag="hand"):
    """Somebody's own message."""

    user: User


class CopyKey(MessageKey, frozen=True, gc=False, tag="copy"):
    """The newest ephemeral copy of somebody's own message; it is not in the store."""

    user: User


class FormerKey(MessageKey, frozen=True, gc=False, tag="former"):
    """A whisper that is to be taken away; it is not in the store."""

    message: int


class LookKey(MessageKey, frozen=True, gc=False, tag="look"):
    """Nothing to be shown: a channel is to be looked through; it is not in the store."""

    channel: int


class ReactionKey(MessageKey, frozen=True, gc=False, tag="reaction"):
    """The bot's reaction to a message; it is not in the store."""

    message: int


class CallKey(MessageKey, frozen=True, gc=False, tag="call"):
    """Plain text to one person, for its notification."""

    user: User


class ClosedKey(MessageKey, frozen=True, gc=False, tag="closed"):
    """Nothing to be shown: somebody's direct messages were found closed at this table."""

    user: User


class EnterKey(MessageKey, frozen=True, gc=False, tag="enter"):
    """Nothing to be shown: somebody is put on the list of those in the table's thread."""

    user: User


class StrandedKey(MessageKey, frozen=True, gc=False, tag="stranded"):
    """Tells somebody that the table's channel is gone."""

    user: User


class OverKey(MessageKey, frozen=True, gc=False, tag="over"):
    """Nothing to be shown: since a revision no earlier notice that calls somebody is true."""

    user: User


class DigestKey(MessageKey, frozen=True, gc=False, tag="digest"):
    """Tells somebody once a day at which tables they are awaited."""

    user: User
    at: Stamp


class MeetingKey(MessageKey, frozen=True, gc=False, tag="meeting"):
    """A message in which people of a match had agreed to meet: it says what has come of that."""

    message: int


class MissedKey(MessageKey, frozen=True, gc=False, tag="missed"):
    """Says in public that a meeting, known by this number, could not be held."""

    meeting: int


class BarredKey(MessageKey, frozen=True, gc=False, tag="barred"):
    """Tells somebody that the bot can't write where they are to meet."""

    user: User
    meeting: int


class TurnKey(MessageKey, frozen=True, gc=False, tag="turn"):
    """Mentions in public the people the match waits for since a revision; or `only` one of them,
    who could not be called alone."""

    revision: int
    only: User | None = None


class OldKey(MessageKey, frozen=True, gc=False, tag="old"):
    """A board, or a person's hand, that was posted again further down: it points to the new one."""

    message: int
    user: User | None = None


class SlowKey(MessageKey, frozen=True, gc=False, tag="slow"):
    """Says in public that slow mode was switched on, at a revision."""

    revision: int


class BackKey(MessageKey, frozen=True, gc=False, tag="back"):
    """Asks in public, since a revision, whether a move may be taken back; then says what has come
    of that."""

    revision: int


class GoneKey(MessageKey, frozen=True, gc=False, tag="gone"):
    """Asks in public, since a revision, what becomes of a seat that somebody has left; then says
    what is decided."""

    revision: int
    seat: int


class TimeKey(MessageKey, frozen=True, gc=False, tag="time"):
    """Says in public that at a revision somebody has given others more time."""

    revision: int


class StartKey(MessageKey, frozen=True, gc=False, tag="start"):
    """The seal of the match that has begun, in public."""

    revision: int


class PostKey(MessageKey, frozen=True, gc=False, tag="post"):
    """What happened at a revision, where it must stand by itself. `said` is the number of the
    table's own message if its stamp matters to the game, else 0."""

    revision: int
    said: int


class SpeechKey(MessageKey, frozen=True, gc=False, tag="say"):
    """What the bot player says aloud since a revision."""

    revision: int


class PollKey(MessageKey, frozen=True, gc=False, tag="poll"):
    """Nothing of its own to be shown: at a revision a vote was decided, and the posts that called
    for it say so."""

    revision: int


KINDS = {str(kind.__struct_config__.tag): kind for kind in MessageKey.__subclasses__()}
BOARD, TROUBLE, POINTER = BoardKey(), TroubleKey(), PointerKey()

REDRAWN = (BoardKey, HandKey)
"""Messages that show the table as it is now, rather than what they were made with."""

QUESTIONS = (BackKey, GoneKey)
"""Messages that ask those at the table something, and are edited to what has come of it."""


def read_key(text: str) -> MessageKey | None:
    """None for a text that is no key."""
    kind, *numbers = text.split("-")
    try:
        return KINDS[kind](*map(int, numbers))
    except (KeyError, TypeError, ValueError):
        return None


class Priority(IntEnum):
    """Lower ones go first."""

    POST = 0
    NOTICE = 1
    TURN_HAND = 2
    BOARD = 3
    HAND = 4
    REACTION = 5


class WantedMessage(msgspec.Struct, frozen=True, gc=False):
    """What a message of a table ought to show. Without content it is made from the table when it
    is sent."""

    key: MessageKey
    priority: int
    channel: int | None = None
    content: bytes | None = None


class OutgoingMessage(msgspec.Struct, eq=False):
    """A message of a table as it is wanted and as it was last sent: one row of the store, and what
    is only known while the bot runs."""

    table: TableId
    key: MessageKey
    priority: int
    channel: int | None = None
    """The channel that it must stand in, or the one where it does."""
    content: bytes | None = None
    wanted: int = 0
    """The table's revision since which it ought to show this."""
    sent: int = 0
    """The revision that it was last sent for."""
    message: int | None = None
    """Its id on Discord, once it was sent."""
    digest: bytes | None = None
    """Of what it was last sent."""
    is_gone: bool = False
    """Whether it can't be edited any more."""
    is_deleted: bool = False
    """Whether that is because it does not exist any more."""
    unfit: bytes | None = None
    """The digest of what was refused for what it says."""
    unkept: int = 0
    """How often it was noted as sent since the store has last taken such a note."""

    @property
    def is_due(self) -> bool:
        return self.wanted > self.sent
