"""One channel's queue: what waits, what counts in its limits, and for how long it rests."""

import asyncio
import logging
from collections.abc import Sequence

from bot.chat.deliver.errors import Later, RateLimited
from bot.chat.deliver.jobs import Holds, Job, Name, Request
from bot.chat.deliver.limits import OLD_MS, Limits, Window
from bot.chat.press import stamp_of
from bot.host.backoff import Backoff
from bot.host.clock import Clock
from bot.host.model import Stamp

log = logging.getLogger(__name__)

FIRST_PAUSE_MS = 2_000
LONGEST_PAUSE_MS = 10 * 60_000
LONGEST_LIMITED_MS = 20_000
"""The longest pause where Discord has said itself how long to wait, but says so again and again."""


class ChannelQueue:
    def __init__(self, clock: Clock, holds: Holds, limits: Limits, begun_at: Stamp | None) -> None:
        """`begun_at` is when the bot was restarted: what it sent before still counts."""
        self.jobs: dict[Name, Job] = {}
        self.news = asyncio.Event()
        self.paused_until: Stamp = 0
        self.backoff = Backoff(FIRST_PAUSE_MS, LONGEST_PAUSE_MS)
        self.server: int | None = None
        """Where the bot was not allowed to do what waits here."""
        self.task: asyncio.Task[None] | None = None
        self._clock = clock
        self._holds = holds
        self._posts = Window(limits.posts)
        self._edits = Window(limits.edits)
        self._old_edits = Window(limits.old_edits)
        self._reactions = Window(limits.reactions)
        if begun_at is not None:
            self._posts.assume_done(begun_at)
            self._old_edits.assume_done(begun_at)

    def first(self) -> tuple[Name, Job] | None:
        """The job whose turn it is, if any may go now."""
        return self._holds.first(self.jobs, self._clock.now())

    def is_first(self, job: Job) -> bool:
        first = self.first()
        return first is not None and first[1] is job

    def next_at(self) -> Stamp | None:
        """When the next job may go; None while all of them are held."""
        return self._holds.next_at(self.jobs, self._clock.now())

    def is_idle(self) -> bool:
        """Whether nothing is under way, and no request counts any more."""
        now = self._clock.now()
        sent = (self._posts, self._edits, self._old_edits, self._reactions)
        return self.task is None and all(window.is_forgotten(now) for window in sent)

    def windows(self, request: Request) -> Sequence[Window]:
        """What a request counts in, besides the requests of a second."""
        match request.kind:
            case "post":
                return (self._posts,)
            case "react":
                return (self._reactions,)
            case "edit":
                edited = request.message
                is_old = edited is not None and self._clock.now() - stamp_of(edited) > OLD_MS
                return (self._edits, self._old_edits) if is_old else (self._edits,)
        return ()

    def pause(self, name: Name, later: Later, longest: int = LONGEST_PAUSE_MS) -> None:
        """A message could not be sent: nothing goes for a while, longer each time."""
        if isinstance(later, RateLimited):
            longest = min(longest, LONGEST_LIMITED_MS)
        pause = max(self.backoff.next_ms(longest), int(later.after * 1000))
        self.server = later.server
        self.paused_until = self._clock.now() + pause
        log.info("table=%s message=%s waits %d ms: %s", *name, pause, later)

    def end_pause(self) -> None:
        self.paused_until = 0
        self.backoff.reset()
        self.news.set()
