"""All that is known of Discord's limits.

`Limits` are known before: requests are held back so that they never meet one. `Buckets` are learnt
from the headers of Discord's answers.
"""

import time
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from cachetools import LRUCache

from bot.host.model import Stamp

MOST_URGENT = 0
"""The priority of rulings and turned cards, which nothing else may hold up."""

URGENT = 1
"""The priority of notices, and of a board that shows a race. Half of what is kept is for these,
too, and a turn of a few seconds leaves them room."""

MINUTE_MS = 60_000
DAY_MS = 24 * 60 * MINUTE_MS


class Span(msgspec.Struct, frozen=True):
    """`most` requests in `ms` milliseconds, `kept` of them for what is most urgent."""

    most: int
    ms: int
    kept: int = 0


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What Discord lets through, less a little.

    The last of five posts or edits is left for what else may be sent there, and edits come evenly:
    a board is then never long out of date.
    """

    requests: Span = Span(45, 1000, kept=8)
    posts: Span = Span(4, 5100, kept=2)
    edits: Span = Span(1, 1275)
    old_edits: Span = Span(2, 6200)
    """A channel takes three edits in six seconds of messages older than an hour. One of them is
    left for what was sent before a restart."""
    reactions: Span = Span(1, 300)
    """A channel takes four a second."""
    opened: Span = Span(9, 10_200)
    """Direct messages that are opened. A bot that opens many at once is barred for a while."""
    opened_in_all: tuple[Span, ...] = (Span(30, 10 * MINUTE_MS), Span(150, DAY_MS))
    """The same over longer times. Nobody waits for these: people who come too late play by
    "My hand"."""


@dataclass(eq=False)
class Window:
    """The latest requests of a kind. Discord counts each at an unknown moment before its answer, so
    a request keeps its place here from `take` until a span after `done`."""

    _span: Span
    awaited: int = 0
    """How many wait for a place."""
    _under_way: int = 0
    _done: deque[Stamp] = field(default_factory=deque)

    def free_at(self, now: Stamp, priority: int = MOST_URGENT) -> Stamp:
        """When the next may go at the earliest. It may be later, while others are under way."""
        self._forget(now)
        most = self._span.most - self._kept_from(priority)
        surplus = self._under_way + len(self._done) - most
        if surplus < 0:
            return now
        freed = self._done[surplus] if surplus < len(self._done) else now
        return Stamp(freed + self._span.ms)

    def _kept_from(self, priority: int) -> int:
        if priority == MOST_URGENT:
            return 0
        return self._span.kept // 2 if priority == URGENT else self._span.kept

    def left(self, now: Stamp) -> int:
        """How many more requests would get a place without waiting for one."""
        self._forget(now)
        return self._span.most - self._under_way - len(self._done) - self.awaited

    def is_forgotten(self, now: Stamp) -> bool:
        """Whether no request counts any more."""
        self._forget(now)
        return not self._under_way and not self._done

    def take(self) -> None:
        self._under_way += 1

    def done(self, now: Stamp) -> None:
        self._under_way -= 1
        self._done.append(now)

    def give_back(self) -> None:
        """The request that took a place was not sent."""
        self._under_way -= 1

    def were_done(self, at: Iterable[Stamp]) -> None:
        """Count requests that were made before the bot was started."""
        self._done.extend(at)

    def assume_done(self, at: Stamp) -> None:
        """Assume that all requests but one were made by then."""
        self.were_done([at] * (self._span.most - 1))

    def _forget(self, now: Stamp) -> None:
        if self._done and self._done[-1] > now:
            # The clock has been set back since. Take them for just done.
            self._done = deque(min(at, now) for at in self._done)
        while self._done and self._done[0] <= now - self._span.ms:
            self._done.popleft()


OLD_MS = 59 * 60_000
"""Discord calls a message old after an hour. A request takes a while to get there."""

COPY_EDITS_APART_MS = 2_000
"""An interaction's token takes thirty requests a minute. People who play by the board while a copy
of their hand lies further up have that copy edited by the same token again and again."""

FIRST_REST_MS, LONGEST_REST_MS = 60_000, 6 * 60 * MINUTE_MS
"""How long no direct messages are opened after Discord has refused to open one."""

FIRST_IDENTIFY_MS, IDENTIFIES_APART_MS = 5_000, 90_000
"""Discord takes 1,000 identifies a day of all shards together, and then takes the token away. With
90 seconds between them there are 960 in a day."""

BAN_SECONDS = 600.0
"""How long the bot's address is barred, where nothing says so."""

MOST_BUCKETS = 1_000


class Buckets:
    """What Discord still lets through of each kind of request, by the headers of its answers.
    Requests of one bucket count together if they are about the same channel or token."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._full_until: LRUCache[tuple[str, str], float] = LRUCache(MOST_BUCKETS)
        self._all_full_until = 0.0

    def wait_for(self, route: str, about: str, *, by_bot: bool) -> float:
        """In how many seconds such a request may go."""
        name = self._names.get(route, route)
        full_until = self._full_until.get((name, about), 0.0)
        if by_bot:
            full_until = max(full_until, self._all_full_until)
        return max(0.0, full_until - time.monotonic())

    def note(self, route: str, about: str, headers: Mapping[str, str]) -> None:
        """Once the last request is let through, the next one waits instead of failing."""
        if bucket := headers.get("X-RateLimit-Bucket"):
            self._names[route] = bucket
        if headers.get("X-RateLimit-Remaining") == "0":
            name = self._names.get(route, route)
            seconds = _seconds(headers, "X-RateLimit-Reset-After")
            self._full_until[name, about] = time.monotonic() + seconds

    def note_global(self, seconds: float) -> None:
        """All requests by the bot's token have to wait."""
        self._all_full_until = time.monotonic() + seconds


def retry_after(headers: Mapping[str, str], told: Mapping[str, Any] | None = None) -> float:
    """How many seconds a reply asks to wait. Its body is more exact than its header."""
    asked = told and told.get("retry_after")
    return asked if isinstance(asked, int | float) else _seconds(headers, "Retry-After")


def _seconds(headers: Mapping[str, str], name: str) -> float:
    try:
        return max(0.0, float(headers.get(name, "")))
    except ValueError:
        return 0.0
