"""All that goes to Discord except answers to presses: one queue for each channel, the most urgent
first, within Discord's limits, and tried again until it is there. `jobs.py` says which job is next
and when it waits for an answer (`AnswersFirst`), and `pace.py` when its request may go."""

import asyncio
import logging
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count

from bot.chat.deliver import jobs
from bot.chat.deliver.errors import Later
from bot.chat.deliver.jobs import AnswersFirst
from bot.chat.deliver.limits import MOST_URGENT, Limits, Window
from bot.chat.deliver.pace import Gate
from bot.host.clock import Clock, sleep_until
from bot.host.failures import NotSaved
from bot.host.messages import Priority
from bot.host.model import Stamp, TableId, User
from bot.host.ports import StoreError
from games.kit.say import Refusal

log = logging.getLogger(__name__)

LONGEST_WAIT_FOR_STORE_MS = 10_000
LAST_SECONDS = 1.0
FEW_QUEUES = 64
MOST_AGAINS = 5


class RequestQueue:
    def __init__(self, clock: Clock, limits: Limits) -> None:
        self.answers = AnswersFirst()
        self._holds = jobs.Holds()
        self._clock = clock
        self._limits = limits
        self._gate = Gate(clock, limits.requests)
        self.slots = self._gate.slots
        self.opened = (Window(limits.opened), *map(Window, limits.opened_in_all))
        """The direct messages that have been opened."""
        self._queues: dict[int, jobs.ChannelQueue] = {}
        self._most_queues = FEW_QUEUES
        self._waits_in: dict[jobs.Name, jobs.ChannelQueue] = {}
        self._waiting_for_store: set[jobs.ChannelQueue] = set()
        self._numbers = count()
        self._begun_at: Stamp | None = None
        self._taken_over_at: Stamp | None = None
        self._stopping = False
        self._awake = 0
        """How many queues have something that is to go now."""
        self._quiet = asyncio.Event()
        """Nothing waits that is to go now."""
        self._quiet.set()

    def put(
        self,
        channel: int,
        name: jobs.Name,
        priority: int,
        prepare: jobs.Prepare,
        *,
        wait: int = 0,
        opens: bool = False,
        goes_on: User | None = None,
    ) -> None:
        """Queues a message, for after `wait` milliseconds; `prepare` then says what to send. If it
        `opens` a match it goes before all else of that match. If a player `goes_on` with their
        turn, it goes at once, or if the channel has been edited only just before, once they have
        been still for a moment. A job of this name that waits already keeps its place, or gets a
        better one."""
        if self._stopping:
            return
        queue = self._queue_of(channel)
        now = self._clock.now()
        if goes_on is not None and name not in queue.jobs and queue.edits.left(now) > 0:
            wait, goes_on = 0, None  # no edit has to wait for the channel's limit
        due, latest = now + wait if wait else 0, now + jobs.LONGEST_GOING_ON_MS
        job = jobs.Job(
            priority, next(self._numbers), prepare, Stamp(due), opens, goes_on, Stamp(latest)
        )
        if name in queue.jobs:
            queue.jobs[name].renew(job)
        else:
            queue.jobs[name] = job
        self._waits_in[name] = queue
        queue.news.set()
        if queue.task is None:
            self._note_awake(1)
            queue.task = asyncio.create_task(self._work(queue), name=f"queue of {channel}")
        elif not wait:
            self._quiet.clear()

    def put_off(self, name: jobs.Name, user: User) -> None:
        """The player whose turn goes on in a message has pressed something."""
        queue = self._waits_in.get(name)
        job = None if queue is None else queue.jobs.get(name)
        if job is not None and job.goes_on == user:
            job.put_off(Stamp(self._clock.now() + jobs.GOING_ON_MS))

    @contextmanager
    def held(self, name: jobs.Name) -> Iterator[None]:
        """The answer to a press redraws this message in here: nothing else does."""
        held = self._holds.redrawn
        held[name] += 1
        try:
            yield
        finally:
            held[name] -= 1
            if not held[name]:
                del held[name]
            self._look_again(name)

    def is_held(self, name: jobs.Name) -> bool:
        """Whether the answer to a press is about to redraw this message."""
        return name in self._holds.redrawn

    def hold_until(self, name: jobs.Name, when: Stamp) -> None:
        """An answer is about to post this message; if it fails, the message goes at that time."""
        self._holds.posted_by[name] = when

    def has_been_posted(self, name: jobs.Name) -> None:
        """By the answer that it was held for."""
        self._holds.posted_by.pop(name, None)
        self._look_again(name)

    def _look_again(self, name: jobs.Name) -> None:
        if queue := self._waits_in.get(name):
            self._quiet.clear()
            queue.news.set()

    def begin_again(self, *, takes_over: bool = False) -> None:
        """The bot has been restarted, or has just taken over from another process: what was sent
        before still counts at Discord."""
        if self._begun_at is None:
            self._begun_at = self._clock.now()
            self._taken_over_at = self._begun_at if takes_over else None
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

    def try_again(self, channel: int | None = None, servers: Collection[int] = ()) -> None:
        """Tries again at once what failed in a channel, what the bot was not allowed to do on these
        servers, or without both what failed anywhere."""
        is_anywhere = channel is None and not servers
        for number, queue in self._queues.items():
            if is_anywhere or number == channel or queue.server in servers:
                queue.end_pause()

    def store_works(self) -> None:
        """Tries again at once what waits because the store failed."""
        while self._waiting_for_store:
            self._waiting_for_store.pop().end_pause()

    def busy(self) -> set[TableId]:
        """The tables that have something in a queue."""
        return {name.table for name in self._waits_in}

    async def idle(self) -> None:
        """Returns once all that can be sent has been, also what could wait a little."""
        for queue in self._queues.values():
            for job in queue.jobs.values():
                job.due = Stamp(0)
            if queue.jobs:
                self._quiet.clear()
            queue.news.set()
        await self._quiet.wait()

    async def stop(self, *, abandons: bool = False) -> None:
        """Sends nothing more; what is on its way is let through, unless it `abandons` that."""
        self._stopping = True
        working = [queue.task for queue in self._queues.values() if queue.task is not None]
        self._waits_in.clear()
        for queue in self._queues.values():
            queue.jobs.clear()
            queue.news.set()
        done = asyncio.gather(*working, return_exceptions=True)
        try:
            async with asyncio.timeout(0 if abandons else LAST_SECONDS):
                await asyncio.shield(done)
        except TimeoutError:
            for task in working:
                task.cancel()
            await done

    def _queue_of(self, channel: int) -> jobs.ChannelQueue:
        queue = self._queues.get(channel)
        if queue is None:
            if len(self._queues) >= self._most_queues:
                self._forget_idle()
            queue = self._queues[channel] = jobs.ChannelQueue(
                self._clock, self._holds, self._limits, self._begun_at, self._taken_over_at
            )
        return queue

    def _forget_idle(self) -> None:
        """Drops idle queues of which no request counts any more; each copy of a hand has a queue
        of its own."""
        self._queues = {c: queue for c, queue in self._queues.items() if not queue.is_idle()}
        self._most_queues = 2 * len(self._queues) + FEW_QUEUES

    async def _work(self, queue: jobs.ChannelQueue) -> None:
        try:
            while queue.jobs:
                if queue.paused_until > self._clock.now():
                    queue.news.clear()
                    await sleep_until(self._clock, queue.paused_until, unless=queue.news)
                elif (first := queue.first()) is None:
                    await self._wait_for_job(queue)
                else:
                    await self._go_on(queue, *first)
        finally:
            queue.task = None
            self._note_awake(-1)

    async def _wait_for_job(self, queue: jobs.ChannelQueue) -> None:
        queue.news.clear()
        self._note_awake(-1)
        until = queue.next_at()
        try:
            if until is None:
                await queue.news.wait()
            else:
                await sleep_until(self._clock, until, unless=queue.news)
        finally:
            self._note_awake(1)

    def _note_awake(self, more: int) -> None:
        """A queue that has just been woken is not quiet either, though it has not noticed yet."""
        self._awake += more
        if self._awake or any(each.task and each.news.is_set() for each in self._queues.values()):
            self._quiet.clear()
        else:
            self._quiet.set()

    async def _go_on(self, queue: jobs.ChannelQueue, name: jobs.Name, job: jobs.Job) -> None:
        """Brings the first job on by one step."""
        renewed = job.renewed
        if job.priority != MOST_URGENT:
            await self.answers.wait()
            if not queue.is_first(job):
                return
        try:
            request = await job.prepare()
            if request is not None:
                if not await self._has_sent(queue, job, request):
                    return
                queue.backoff.reset()
                queue.server = None
        except Later as later:
            queue.pause(name, later)
            return
        except (StoreError, NotSaved) as error:
            self._waiting_for_store.add(queue)
            queue.pause(name, Later(str(error)), LONGEST_WAIT_FOR_STORE_MS)
            return
        except jobs.Again:
            queue.backoff.reset()
            job.agains += 1
            if job.agains >= MOST_AGAINS:
                queue.pause(name, Later("it changes all the time"))
            return
        except Refusal as refusal:
            log.warning("table=%s message=%s is not shown: %s", *name, refusal)
        except Exception:
            log.exception("table=%s message=%s can't be sent", *name)
        job.agains = 0
        if job.renewed == renewed and queue.jobs.get(name) is job:
            del queue.jobs[name]
            if self._waits_in.get(name) is queue:
                del self._waits_in[name]

    async def _has_sent(
        self, queue: jobs.ChannelQueue, job: jobs.Job, request: jobs.Request
    ) -> bool:
        """False if it was out of date before it could go."""
        if not queue.is_first(job):
            return False
        if request.kind == "uncounted":
            await request.send()
            return True
        renewed = job.renewed
        counted = self.opened if request.kind == "open" else queue.windows(request)
        ticket = self._gate.ask(job.priority, job.number, counted, queue.news.set)
        try:
            while not ticket.is_let_through:
                queue.news.clear()
                await queue.news.wait()
                if job.priority < ticket.priority or not queue.is_first(job):
                    return False
            if job.renewed != renewed or not queue.is_first(job):
                return False
            with ticket.being_sent():
                await request.send()
            return True
        finally:
            ticket.over(was_sent=False)
