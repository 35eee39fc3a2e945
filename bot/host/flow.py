"""How an input flows: the table's lock, the decision, the commit, and only then the new table."""

import asyncio
import logging
import time as wall
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec

from bot.host import records
from bot.host.acts import By, Decided, Told
from bot.host.changed import Changed
from bot.host.clock import Clock, RunningTime
from bot.host.decks import Decks
from bot.host.desires import NOTHING_SEEN, Desires, Effect
from bot.host.directory import Directory, Presence
from bot.host.ended import result_of
from bot.host.failures import NotSaved, not_saved
from bot.host.memory import FirstAnswers, Slot, Slots
from bot.host.model import Running, Stamp, TableId
from bot.host.ports import Conflict, Exchanged, Lost, SourceTaken, Store, StoreError
from bot.host.presets import last_options
from bot.host.stored import Change, LastOptions
from bot.host.table import HostedMatch, Table
from bot.host.thinking import Answers
from bot.host.ticking import Ticker
from games.kit.game import ContentError
from games.kit.say import Refusal, malformed, not_now, say, stale

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

Listener = Callable[[Changed, Effect], None]

NO_EFFECT = Effect((), (), frozenset(), None, NOTHING_SEEN)

BEAT_MS = 5_000


class Flow:
    """Takes each input through, one at a time for each table."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        time: RunningTime,
        decks: Decks,
        directory: Directory,
        presence: Presence,
        desires: Desires | None,
        answers: Answers,
    ) -> None:
        self.listeners: list[Listener] = []
        self.ended: list[Callable[[Table], None]] = []
        """Told of each table that has ended, once that is kept. They must return at once."""
        self.is_stopping = False
        self.slots = Slots(clock, self._tell)
        is_shown = desires is not None
        self.ticking = Ticker(self, clock, time, presence, answers, is_shown=is_shown)
        self._store = store
        self._clock = clock
        self._time = time
        self._decks = decks
        self._directory = directory
        self._presence = presence
        self._desires = desires
        self._first_answers = FirstAnswers()
        self._under_way: set[asyncio.Task[Any]] = set()
        self._failing = False

    def now(self) -> Running:
        return self._time.now(self._clock.now())

    def stamp(self) -> Stamp:
        return self._clock.now()

    async def act(
        self,
        table: TableId,
        by: By,
        decide: Callable[Concatenate[Table, By, P], Decided],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Told:
        """What an input leads to, once it is kept: what `decide` makes of the table as it stands,
        with `by.now` the running time."""
        act = self._act(table, by, lambda loaded, by: decide(loaded, by, *args, **kwargs))
        return await self._finish(table, by, act)

    async def open(self, table: TableId, by: By, decide: Callable[[], Decided]) -> Told:
        """The same for an input that opens a table; one that exists is told of."""
        return await self._finish(table, by, self._open(table, decide))

    async def loaded(self, table: TableId) -> Table:
        """The table as it stands now: without waiting, unless it is just changing."""
        if (peeked := self.slots.peek(table)) is not None:
            return peeked
        async with self.slots.hold(table) as slot:
            try:
                return await self.load(table, slot)
            except StoreError as error:
                raise self.failed(error) from error

    def beat(self) -> None:
        """Notes every few seconds how far the clocks have come, and tidies memory."""
        if self.is_stopping:
            return
        self.now()
        self.slots.sweep()
        self.track(self._keep_run())
        self._clock.call_at(Stamp(self._clock.now() + BEAT_MS), self.beat)

    async def stop(self) -> None:
        """Takes no more, and finishes what is under way."""
        self.is_stopping = True
        self.ticking.timers.stop()
        await self.idle()
        self.now()
        await self._keep_run()

    async def idle(self) -> None:
        """Returns once nothing is under way."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    def track(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def _finish(self, table: TableId, by: By, input_: Coroutine[Any, Any, T]) -> T:
        """An input once begun is finished, even if its caller is cancelled. Its failure is told to
        the caller, or else to the log."""
        if self.is_stopping:
            input_.close()
            raise not_now(say("tables-stopping"))
        through = self.track(input_)
        try:
            return await asyncio.shield(through)
        except asyncio.CancelledError:
            through.add_done_callback(lambda _: _log_failure(through, table, by))
            raise

    async def _act(self, table: TableId, by: By, decide: Callable[[Table, By], Decided]) -> Told:
        async with self.slots.hold(table) as slot:
            if first := self._first_answers.told(table, by.source):
                return first
            try:
                loaded = await self.load(table, slot)
                decided = decide(loaded, by._replace(now=self.now()))
                await self.keep(slot, decided)
                told = Told(table, decided.table.revision)
            except (Refusal, SourceTaken, Conflict) as error:
                told = await self._told_before(table, by, error)
            except StoreError as error:
                raise self.failed(error) from error
            self._first_answers.taken(table, by.source, told)
            return told

    async def _told_before(self, table: TableId, by: By, error: Refusal | StoreError) -> Told:
        """What an input led to that has come again, and so is not taken now; raises the error if it
        has never been taken."""
        try:
            if first := await self._store.input_of(table, by.source):
                return Told(table, first.revision, repeated=True)
        except StoreError as failure:
            raise self.failed(failure) from failure
        if isinstance(error, Refusal):
            self._first_answers.refused(table, by.source, error)
            raise error
        raise self.failed(error) from error

    async def _open(self, table: TableId, decide: Callable[[], Decided]) -> Told:
        async with self.slots.hold(table) as slot:
            try:
                if slot.table or await self._store.table(table):
                    return Told(table, 1, repeated=True)
                await self.keep(slot, decide())
            except StoreError as error:
                raise self.failed(error) from error
            return Told(table, 1)

    async def load(self, table: TableId, slot: Slot) -> Table:
        if slot.table is not None:
            return slot.table
        try:
            stored = await self._store.table(table)
            if stored is None:
                raise stale(say("tables-unknown"))
            game = await self._decks.bound(stored.header)
            slot.table = await records.loaded(stored, game, self._store)
        except (StoreError, Refusal):
            raise
        except (msgspec.MsgspecError, ContentError) as error:
            log.error("table=%s cannot be read: %s", table, error)
            raise malformed(say("tables-unreadable")) from error
        except Exception as error:
            log.exception("table=%s cannot be read", table)
            raise malformed(say("tables-unreadable")) from error
        return slot.table

    async def keep(self, slot: Slot, decided: Decided) -> None:
        """Commits, and only then adopts. Whatever goes wrong in between, memory forgets the table
        and the next input loads it as the store has it."""
        began = wall.perf_counter()
        before, slot.table = slot.table, None
        after, line = decided
        changed = Changed(line.kind, line.user, line.seat, line.at, before, after, self._time)
        effect = self._effect_of(changed)
        position = after.position if isinstance(after, HostedMatch) else None
        if isinstance(before, HostedMatch) and before.position is position:
            position = None
        has_new_cards = before is None or before.game is not after.game
        next_due = self.ticking.next_due(after)
        was_over = before is not None and before.header.phase == "ended"
        ends = after.header.phase == "ended" and not was_over
        await self._store.commit(
            Change(
                table=after.id,
                input=line,
                header=None if before and before.header is after.header else after.header,
                position=position,
                next_due=next_due,
                secret=after.secret if before is None else None,
                cards=self._decks.unkept(after.game) if has_new_cards else None,
                wanted=effect.wanted,
                last=_last_of(after) if line.kind == "start" else None,
                result=result_of(after, line.at) if ends else None,
            )
        )
        slot.table = after
        self._failing = False
        self.ticking.timers.set(after.id, next_due)
        if has_new_cards:
            self._decks.kept(after.game)
        if line.user is not None:
            self._directory.touched(after.id, line.at)
            self._presence.acted(after.id, line.user, self._clock.now())
        if before is None or before.header is not after.header:
            self._directory.moved(after.id, before.header if before else None, after.header)
        took = (wall.perf_counter() - began) * 1000
        log.debug(
            "table=%s revision=%d kind=%s seat=%s commit_ms=%.1f",
            *(after.id, after.revision, line.kind, line.seat, took),
        )
        if self._desires is not None:
            self._desires.kept(changed, effect)
        slot.changes.append((changed, effect))
        if ends:
            for tell in self.ended:
                tell(after)

    def failed(self, error: StoreError) -> NotSaved:
        """What to tell the author of an input. The log is told once, until something is committed
        again. If the store is lost, the tables are closed."""
        if not self._failing and not isinstance(error, Exchanged | Lost):
            log.error("the store fails, and nothing is played until it works again: %s", error)
        self._failing = True
        return not_saved(error)

    def _effect_of(self, changed: Changed) -> Effect:
        if self._desires is None:
            return NO_EFFECT
        try:
            return self._desires.of(changed)
        except Exception:
            log.exception("table=%s: what its messages want can't be told", changed.table)
            return NO_EFFECT

    def _tell(self, changed: Changed, effect: Effect) -> None:
        for listener in self.listeners:
            try:
                listener(changed, effect)
            except Exception:
                log.exception("table=%s: a listener failed", changed.table)

    async def _keep_run(self) -> None:
        try:
            await self._store.keep_run(self._time.run)
        except (Exchanged, Lost):
            return
        except StoreError as error:
            log.warning("how far the clocks have come can't be kept: %s", error)
        except Exception:
            log.exception("how far the clocks have come can't be kept")


class Acting:
    """What takes inputs by commands."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow


def command(
    decide: Callable[Concatenate[Table, By, P], Decided],
) -> Callable[Concatenate[Acting, TableId, By, P], Coroutine[Any, Any, Told]]:
    """A method that takes an input as `decide` decides it."""

    async def act(
        self: Acting, table: TableId, by: By, /, *args: P.args, **kwargs: P.kwargs
    ) -> Told:
        return await self._flow.act(table, by, decide, *args, **kwargs)

    return act


def _last_of(table: Table) -> LastOptions | None:
    """What a match begins with; what a lesson is played with is nobody's choice."""
    return None if table.header.is_lesson else last_options(table)


def _log_failure(through: "asyncio.Task[T]", table: TableId, by: By) -> None:
    """A refusal, or what was not saved, is no failure that the log need hear of."""
    error = None if through.cancelled() else through.exception()
    if error is None or isinstance(error, Refusal | NotSaved):
        return
    told = "table=%s source=%s user=%d: the input has failed when its caller had gone"
    log.error(told, table, by.source, by.user, exc_info=error)
