"""What the messages of a table are called in the store, and how urgent each is.

What is for one person is called by that person, never by the seat: others may sit there later.
"""

from enum import IntEnum

from bot.host.model import Stamp, User

BOARD = "board"
TROUBLE = "trouble"
POINTER = "pointer"
"""The message that leads to a table's own thread, which tells at the end how the match went."""


class Priority(IntEnum):
    """Lower ones go first."""

    POST = 0
    NOTICE = 1
    TURN_HAND = 2
    BOARD = 3
    HAND = 4
    REACTION = 5


def hand_key(user: User) -> str:
    """Somebody's own message."""
    return f"hand-{user}"


def copy_key(user: User) -> str:
    """The newest ephemeral copy of somebody's own message; it is not in the store."""
    return f"copy-{user}"


def former_key(message: int) -> str:
    """A whisper that is to be taken away, by its message."""
    return f"former-{message}"


def call_key(user: User) -> str:
    """Plain text in somebody's direct messages, for its notification."""
    return f"call-{user}"


def closed_key(user: User) -> str:
    """Nothing to be shown: somebody's direct messages were found closed at this table."""
    return f"closed-{user}"


def enter_key(user: User) -> str:
    """Nothing to be shown: somebody is put on the list of those in the table's thread."""
    return f"enter-{user}"


def stranded_key(user: User) -> str:
    """Tells somebody by direct message that the table's place is no more."""
    return f"stranded-{user}"


SLOW = "slow-"

OF_A_PERSON = ("hand", "copy", "call", "closed", "enter", "stranded", "over", "digest")


def slow_key(revision: int) -> str:
    """Says in public that slow mode has been switched on, at a revision."""
    return f"{SLOW}{revision}"


def reaction_key(message: int) -> str:
    """The bot's reaction to a message; it is not in the store."""
    return f"reaction-{message}"


def turn_key(revision: int, user: User | None = None) -> str:
    """Mentions those in public for whom the match waits since a revision; or just one of them, who
    could not be called by direct message."""
    return f"turn-{revision}" if user is None else f"turn-{revision}-{user}"


def over_key(user: User) -> str:
    """Nothing to be shown: since a revision no notice that calls somebody is true any more."""
    return f"over-{user}"


def old_key(message: int, user: User | None = None) -> str:
    """A board, or somebody's hand, that has been sent anew, by its message: it points to the new
    one."""
    return f"old-{message}" if user is None else f"old-{message}-{user}"


def back_key(revision: int) -> str:
    """Asks in public, since a revision, whether somebody may take a move back, and then says what
    has come of it."""
    return f"back-{revision}"


def gone_key(revision: int, seat: int) -> str:
    """Asks in public, since a revision, what becomes of a seat that somebody has left, and then
    says what is decided."""
    return f"gone-{revision}-{seat}"


def is_question(key: str) -> bool:
    """Whether a message asks those at the table something, and is edited to what has come of it."""
    return kind_of(key) in ("back", "gone")


def time_key(revision: int) -> str:
    """Says in public that at a revision somebody has given others more time."""
    return f"time-{revision}"


def digest_key(user: User, at: Stamp) -> str:
    """Tells somebody by direct message, once a day, at which tables he is awaited."""
    return f"digest-{user}-{at}"


def old_message(key: str) -> int | None:
    """Which message a key of that kind is about."""
    kind, _, numbers = key.partition("-")
    return int(numbers.partition("-")[0]) if kind == "old" else None


def start_key(revision: int) -> str:
    """The seal of the match that has begun, in public."""
    return f"start-{revision}"


def post_key(revision: int, said: int) -> str:
    """What happened at a revision, where it must stand by itself; `said` is the number of the
    table's own message if its stamp matters to the game, else 0."""
    return f"post-{revision}-{said}"


def speech_key(revision: int) -> str:
    """What the house says aloud since a revision."""
    return f"say-{revision}"


def spoken_since(key: str) -> int | None:
    """Since which revision the house says what a key of that kind is about."""
    kind, _, revision = key.partition("-")
    return int(revision) if kind == "say" else None


def poll_key(revision: int) -> str:
    """Nothing of its own to be shown: at a revision a vote was decided, and what called for it
    says so."""
    return f"poll-{revision}"


def said_by(key: str) -> int:
    """The number of the table's own message that a key is about; 0 where no stamp matters."""
    kind, _, numbers = key.partition("-")
    _, _, said = numbers.partition("-")
    return int(said) if kind == "post" and said.isdecimal() else 0


def kind_of(key: str) -> str:
    return key.partition("-")[0]


def user_of(key: str) -> User | None:
    """Whom a message is for, if its key names somebody."""
    kind, _, number = key.partition("-")
    if kind == "old":
        _, _, number = number.partition("-")
        return int(number) if number else None
    return int(number.partition("-")[0]) if kind in OF_A_PERSON else None


def is_redrawn(key: str) -> bool:
    """Whether a message shows what there is to see now, rather than what it was made with."""
    return kind_of(key) in ("board", "hand")


def is_direct(key: str) -> bool:
    """Whether a message goes to somebody's direct messages."""
    kind = kind_of(key)
    if kind == "old":
        return user_of(key) is not None
    return kind in ("hand", "call", "trouble", "stranded", "digest")
