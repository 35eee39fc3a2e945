"""What waits to be sent: one job for each message. A job says what to send only when its turn
comes: a message is sent as it ought to look by then, whatever has happened while it waited.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.host.messages import MessageKey
from bot.host.model import Stamp, TableId, User

NEVER: Stamp = 1 << 62

GOING_ON_MS = 1_200
"""How long after a player's last press a board shows what they did in a turn that goes on."""

LONGEST_GOING_ON_MS = 5_000
"""The longest that a board may lag behind such a turn."""

RequestKind = Literal["post", "edit", "open", "react", "other", "uncounted"]


class Name(NamedTuple):
    """A message of a table."""

    table: TableId
    key: MessageKey


class Request(NamedTuple):
    """`send` may raise Later, Again or a failure of the store. Requests by an interaction's token
    are `uncounted` among those of a second."""

    kind: RequestKind
    send: Callable[[], Awaitable[None]]
    message: int | None = None
    """The one that is edited: Discord lets old messages be edited more rarely."""


Prepare = Callable[[], Awaitable[Request | None]]
"""Returns what a job would send now, or None if there is nothing to do."""


class Again(Exception):
    """Things have changed: the job is to be prepared again."""


@dataclass
class Job:
    """A message that may have to be sent. Lower priorities go first, but none before it is due."""

    priority: int
    number: int
    prepare: Prepare
    due: Stamp
    opens: bool = False
    """Whether all else of its table in the same queue must stand below it."""
    goes_on: User | None = None
    """Whose turn goes on in what it shows: each of their presses puts it off."""
    latest: Stamp = NEVER
    """When it goes in any case."""
    renewed: int = 0
    agains: int = 0

    def renew(self, other: "Job") -> None:
        """The same message is put again: the job keeps its place, or gets a better one."""
        self.priority = min(self.priority, other.priority)
        self.opens = self.opens or other.opens
        self.prepare = other.prepare
        self.renewed += 1
        if self.goes_on is None or self.goes_on != other.goes_on:
            self.due = min(self.due, other.due)
            self.goes_on = None
        else:
            self.put_off(other.due)

    def put_off(self, due: Stamp) -> None:
        """Waits until the player whose turn goes on has been still for a moment."""
        self.due = max(self.due, min(due, self.latest))

    def goes_before(self, other: "Job") -> bool:
        return (self.priority, self.number) < (other.priority, other.number)


@dataclass
class Holds:
    """Messages that the answer to a press is about to redraw or to post, so that nothing else does.
    If an answer that is to post one fails, the job goes all the same when its time has come."""

    redrawn: Counter[Name] = field(default_factory=Counter)
    posted_by: dict[Name, Stamp] = field(default_factory=dict)

    def first(self, jobs: Mapping[Name, Job], now: Stamp) -> tuple[Name, Job] | None:
        """The job whose turn it is, if any may go now."""
        opening = _opening(jobs)
        first: tuple[Name, Job] | None = None
        for name, job in jobs.items():
            if job.due > now or (first is not None and first[1].goes_before(job)):
                continue
            if name.table in opening and not job.opens:
                continue
            if self._ready_at(name, job, now) <= now:
                first = name, job
        return first

    def next_at(self, jobs: Mapping[Name, Job], now: Stamp) -> Stamp | None:
        """When the next job may go; None while all of them are held."""
        opening = _opening(jobs)
        times = (
            self._ready_at(name, job, now)
            for name, job in jobs.items()
            if job.opens or name.table not in opening
        )
        return min((time for time in times if time != NEVER), default=None)

    def _ready_at(self, name: Name, job: Job, now: Stamp) -> Stamp:
        if self.redrawn[name]:
            return NEVER
        posted_by = self.posted_by.get(name)
        if posted_by is None:
            return job.due
        if posted_by <= now:
            del self.posted_by[name]
        return max(job.due, posted_by)


def _opening(jobs: Mapping[Name, Job]) -> frozenset[TableId]:
    """The tables whose match is about to be opened."""
    return frozenset(name.table for name, job in jobs.items() if job.opens)
