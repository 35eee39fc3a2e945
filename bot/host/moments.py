"""What messages say that show one moment: data of that moment, to be rendered when it is sent."""

from typing import Literal

import msgspec

from bot.host.model import Absence, Proposal, Speaking, Stamp, User
from games.kit.asks import Form
from games.kit.say import Say, Seat
from games.kit.scenes import Scene


class News(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="news"):
    """What a game played in real time says in a message of its own, as it was at one moment: the
    scene, what each seat was asked, and until when the table's clock ran. A `complete` one shows
    all cards that lie on top."""

    scene: Scene
    asks: dict[Seat, tuple[Form, ...]]
    is_playing: bool
    at: Stamp
    until: Stamp
    complete: bool
    told: Say | None = None
    """What the learner is told, in a lesson."""
    is_taught: bool = False


class Summons(msgspec.Struct, frozen=True, gc=False, tag="summons"):
    """Who is called: a match has begun, or waits for them and they are away, or their clock runs
    out."""

    users: tuple[User, ...]
    is_reminder: bool = False
    is_start: bool = False


class PollClosed(msgspec.Struct, frozen=True, gc=False, tag="poll_closed"):
    """A vote is over, and how it was decided; with nothing to say, the match ended before."""

    poll: str
    says: tuple[Say, ...]


class Spoken(msgspec.Struct, frozen=True, gc=False, tag="spoken"):
    """What the bot player says for a seat."""

    speaking: Speaking


class BackQuestion(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="back"):
    """Whether a seat may take its last move back: who still has to agree, or how and by whose
    answer it was decided."""

    proposal: Proposal
    awaited: tuple[Seat, ...] = ()
    end: Literal["", "agreed", "declined", "withdrawn", "over"] = ""
    by: Seat | None = None


class AbsenceQuestion(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="gone"):
    """What becomes of a seat whose owner has left or does nothing: whose answers are missing, or
    what was decided, or why the question is over."""

    absence: Absence
    has_left: bool
    level: str | None = None
    awaited: tuple[User, ...] = ()
    speaker: User | None = None
    """Who may decide alone after a while."""
    end: Literal["", "back", "taken", "again", "over"] = ""
    by: User | None = None


class MoreTime(msgspec.Struct, frozen=True, gc=False, tag="more_time"):
    """Somebody has given others more time."""

    by: Seat
    seats: tuple[Seat, ...]
