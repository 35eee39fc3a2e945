"""Everything that goes to Discord but answers: one queue for each channel, the most urgent first,
within Discord's limits, and tried again until it is there.

A job says what to send only when its turn comes, so that a message is always sent as it ought to
look by then, however much has happened while it waited. Which job is next `schedule.py` says, and
when its request may go `pace.py`.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import count

from bot.chat.deliver.pace import MOST_URGENT, Gate, Limits, Window
from bot.chat.deliver.schedule import (
    GOING_ON_MS,
    LONGEST_GOING_ON_MS,
    Job,
    Name,
    Prepare,
    Request,
    Schedule,
)
from bot.chat.deliver.wire import Later, Limited
from bot.chat.press import stamp_of
from bot.host.clock import Clock, sleep_until
from bot.host.failures import NotSaved
from bot.host.keys import Priority
from bot.host.model import Stamp, TableId, User
from bot.host.ports import StoreError
from games.kit.refusals import Refusal

log = logging.getLogger(__name__)

FIRST_PAUSE_MS = 2_000
LONGEST_PAUSE_MS = 10 * 60_000
LONGEST_WAIT_FOR_STORE_MS = 10_000
LONGEST_LIMITED_MS = 20_000
"""Where Discord has said itself how long to wait, but says so again and again."""
OLD_MS = 59 * 60_000
"""Discord calls a message old after an hour; a request takes a while to get there."""
FEW_LANES = 64
MOST_AGAINS = 5


class Again(Exception):
    """Things are different than they seemed; the job is to be asked anew."""


@dataclass(eq=False)
class Lane:
    """One channel's queue."""

    posts: Window
    edits: Window
    old_edits: Window
    reactions: Window
    jobs: dict[Name, Job] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    resting_until: Stamp = 0
    failures: int = 0
    server: int | None = None
    """Where the bot was not allowed to do what waits here."""
    task: asyncio.Task[None] | None = None

    def is_idle(self, now: Stamp) -> bool:
        sent = (self.posts, self.edits, self.old_edits, self.reactions)
        return self.task is None and all(window.is_forgotten(now) for window in sent)

    def rest_no_more(self) -> None:
        self.resting_until, self.failures = 0, 0
        self.news.set()


class Outbox:
    def __init__(self, clock: Clock, limits: Limits) -> None:
        self.schedule = Schedule(clock)
        self._clock = clock
        self._limits = limits
        self._gate = Gate(clock, limits.requests)
        self.slots = self._gate.slots
        self.opened = (Window(limits.opened), *map(Window, limits.opened_in_all))
        """The direct messages that have been opened."""
        self._lanes: dict[int, Lane] = {}
        self._most_lanes = FEW_LANES
        self._waits_in: dict[Name, Lane] = {}
        self._waiting_for_store: set[Lane] = set()
        self._numbers = count()
        self._begun_at: Stamp | None = None
        self._stopping = False
        self._awake = 0
        """How many lanes have something that is to go now."""
        self._quiet = asyncio.Event()
        """Nothing waits that is to go now."""
        self._quiet.set()

    def put(
        self,
        channel: int,
        name: Name,
        priority: int,
        prepare: Prepare,
        *,
        wait: int = 0,
        opens: bool = False,
        goes_on: User | None = None,
    ) -> None:
        """Has a job asked what to send when its turn comes, no sooner than in so many milliseconds;
        if it `opens` a match, before all else of that; if somebody `goes_on`, once they have been
        still for a moment. One of this name that waits already keeps its place, or gets a better
        one."""
        if self._stopping:
            return
        lane = self._lane(channel)
        now = self._clock.now()
        job = Job(priority, next(self._numbers), prepare, now + wait if wait else 0, opens)
        if goes_on is not None:
            job.goes_on, job.latest = goes_on, now + LONGEST_GOING_ON_MS
        if name in lane.jobs:
            lane.jobs[name].renew(job)
        else:
            lane.jobs[name] = job
        self._waits_in[name] = lane
        lane.news.set()
        if lane.task is None:
            self._wake()
            lane.task = asyncio.create_task(self._work(lane), name=f"outbox {channel}")
        elif not wait:
            self._quiet.clear()

    def put_off(self, name: Name, user: User) -> None:
        """Whoever goes on with the turn that a message shows has pressed something."""
        lane = self._waits_in.get(name)
        job = None if lane is None else lane.jobs.get(name)
        if job is not None and job.goes_on == user:
            job.put_off(self._clock.now() + GOING_ON_MS)

    @contextmanager
    def held(self, name: Name) -> Iterator[None]:
        """The answer to a press redraws this message in here: nothing else does."""
        try:
            with self.schedule.held(name):
                yield
        finally:
            self._look_again(name)

    def has_been_posted(self, name: Name) -> None:
        """By an answer that it was held for."""
        self.schedule.has_been_posted(name)
        self._look_again(name)

    def _look_again(self, name: Name) -> None:
        if lane := self._waits_in.get(name):
            self._quiet.clear()
            lane.news.set()

    def begin_again(self) -> None:
        """The bot has been started anew: what it sent before still counts at Discord."""
        if self._begun_at is None:
            self._begun_at = self._clock.now()
            self._gate.begin_after_others()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Waits until a request that goes through no queue may be made, as urgent as a notice."""
        is_let_through = asyncio.Event()
        ticket = self._gate.ask(Priority.NOTICE, next(self._numbers), (), is_let_through.set)
        try:
            await is_let_through.wait()
            with ticket.being_sent():
                yield
        finally:
            ticket.over(was_sent=False)

    def may_open(self) -> bool:
        """Whether another direct message may be opened now."""
        return all(window.left(self._clock.now()) > 0 for window in self.opened[1:])

    def try_again(self, channel: int | None = None) -> None:
        """Whatever waits because something failed, there or anywhere, is tried again at once."""
        for number, lane in self._lanes.items():
            if channel in (None, number):
                lane.rest_no_more()

    def store_works(self) -> None:
        """Something has been kept: what waits because the store failed is tried again at once."""
        while self._waiting_for_store:
            self._waiting_for_store.pop().rest_no_more()

    def try_again_on(self, servers: Collection[int]) -> None:
        """The same for what the bot was not allowed to do on these servers."""
        for lane in self._lanes.values():
            if lane.server in servers:
                lane.rest_no_more()

    def busy(self) -> set[TableId]:
        """The tables of which something waits."""
        return {name.table for name in self._waits_in}

    async def idle(self) -> None:
        """Returns once all that can be sent has been, also what could wait a little."""
        for lane in self._lanes.values():
            for job in lane.jobs.values():
                job.due = 0
            if lane.jobs:
                self._quiet.clear()
            lane.news.set()
        await self._quiet.wait()

    async def stop(self) -> None:
        """Sends nothing more; what is on its way is let through."""
        self._stopping = True
        working = [lane.task for lane in self._lanes.values() if lane.task is not None]
        self._waits_in.clear()
        for lane in self._lanes.values():
            lane.jobs.clear()
            lane.news.set()
        done = asyncio.gather(*working, return_exceptions=True)
        try:
            async with asyncio.timeout(1.0):
                await asyncio.shield(done)
        except TimeoutError:
            for task in working:
                task.cancel()
            await done

    def _lane(self, channel: int) -> Lane:
        lane = self._lanes.get(channel)
        if lane is None:
            if len(self._lanes) >= self._most_lanes:
                self._forget_idle()
            limits = self._limits
            spans = (limits.posts, limits.edits, limits.old_edits, limits.reactions)
            posts, edits, old_edits, reactions = map(Window, spans)
            lane = Lane(posts, edits, old_edits, reactions)
            if self._begun_at is not None:
                lane.posts.assume_done(self._begun_at)
                lane.old_edits.assume_done(self._begun_at)
            self._lanes[channel] = lane
        return lane

    def _forget_idle(self) -> None:
        """Each copy of a hand has a lane of its own. One that has rested for so long that nothing
        which it sent counts any more is made anew when it is needed."""
        now = self._clock.now()
        self._lanes = {c: lane for c, lane in self._lanes.items() if not lane.is_idle(now)}
        self._most_lanes = 2 * len(self._lanes) + FEW_LANES

    async def _work(self, lane: Lane) -> None:
        try:
            while lane.jobs:
                if lane.resting_until > self._clock.now():
                    await self._rest(lane)
                elif (first := self.schedule.first(lane.jobs)) is None:
                    await self._doze(lane)
                else:
                    await self._one(lane, *first)
        finally:
            lane.task = None
            self._fall_asleep(lane)

    async def _rest(self, lane: Lane) -> None:
        while lane.jobs and lane.resting_until > self._clock.now():
            lane.news.clear()
            await sleep_until(self._clock, lane.resting_until, unless=lane.news)

    async def _doze(self, lane: Lane) -> None:
        """Nothing is to go yet."""
        self._fall_asleep(lane)
        lane.news.clear()
        until = self.schedule.next_at(lane.jobs)
        try:
            if until is None:
                await lane.news.wait()
            else:
                await sleep_until(self._clock, until, unless=lane.news)
        finally:
            self._wake()

    def _wake(self) -> None:
        self._awake += 1
        self._quiet.clear()

    def _fall_asleep(self, lane: Lane) -> None:
        self._awake -= 1
        if not self._awake:
            self._quiet.set()

    async def _one(self, lane: Lane, name: Name, job: Job) -> None:
        """Brings the first job on by one step."""
        renewed = job.renewed
        if job.priority != MOST_URGENT:
            await self.schedule.after_answers()
            if not self._is_first(lane, job):
                return
        try:
            request = await job.prepare()
            if request is not None:
                if not await self._has_sent(lane, job, request):
                    return
                lane.failures, lane.server = 0, None
        except Later as later:
            self._pause(lane, name, later)
            return
        except (StoreError, NotSaved) as error:
            self._waiting_for_store.add(lane)
            self._pause(lane, name, Later(str(error)), LONGEST_WAIT_FOR_STORE_MS)
            return
        except Again:
            lane.failures = 0
            job.agains += 1
            if job.agains >= MOST_AGAINS:
                self._pause(lane, name, Later("it changes all the time"))
            return
        except Refusal as refusal:
            log.warning("table=%s message=%s is not shown: %s", *name, refusal)
        except Exception:
            log.exception("table=%s message=%s can't be sent", *name)
        job.agains = 0
        if job.renewed == renewed and lane.jobs.get(name) is job:
            del lane.jobs[name]
            if self._waits_in.get(name) is lane:
                del self._waits_in[name]

    def _is_first(self, lane: Lane, job: Job) -> bool:
        first = self.schedule.first(lane.jobs)
        return first is not None and first[1] is job

    async def _has_sent(self, lane: Lane, job: Job, request: Request) -> bool:
        """False if it was out of date before it could go."""
        if not self._is_first(lane, job):
            return False
        if request.kind == "uncounted":
            await request.send()
            return True
        renewed = job.renewed
        windows = self._windows(lane, request)
        ticket = self._gate.ask(job.priority, job.number, windows, lane.news.set)
        try:
            while not ticket.is_let_through:
                lane.news.clear()
                await lane.news.wait()
                if job.priority < ticket.priority or not self._is_first(lane, job):
                    return False
            if job.renewed != renewed or not self._is_first(lane, job):
                return False
            with ticket.being_sent():
                await request.send()
            return True
        finally:
            ticket.over(was_sent=False)

    def _windows(self, lane: Lane, request: Request) -> Sequence[Window]:
        """What a request counts in, besides those of a second."""
        match request.kind:
            case "post":
                return (lane.posts,)
            case "open":
                return self.opened
            case "react":
                return (lane.reactions,)
            case "edit":
                edited = request.message
                is_old = edited is not None and self._clock.now() - stamp_of(edited) > OLD_MS
                return (lane.edits, lane.old_edits) if is_old else (lane.edits,)
        return ()

    def _pause(self, lane: Lane, name: Name, later: Later, longest: int = LONGEST_PAUSE_MS) -> None:
        now, least = self._clock.now(), int(later.after * 1000)
        if isinstance(later, Limited):
            longest = min(longest, LONGEST_LIMITED_MS)
        pause = max(min(FIRST_PAUSE_MS << min(lane.failures, 20), longest), least)
        lane.failures += 1
        lane.server = later.server
        lane.resting_until = now + pause
        log.info("table=%s message=%s waits %d ms: %s", *name, pause, later)
