"""How an input flows: the table's lock, the decision, the commit, and only then the new table."""

import asyncio
import logging
import time as wall
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec

from bot.host import absence, attendance, calls, lobby, play, records, thinking
from bot.host.acts import NOBODY, By, Decided, Told
from bot.host.calls import Calling
from bot.host.clock import Clock, RunningTime, Timers
from bot.host.deadlines import Deadline
from bot.host.decks import Decks
from bot.host.desires import NOTHING_SEEN, Desires, Effect
from bot.host.directory import Directory, Presence
from bot.host.failures import NotSaved, not_saved
from bot.host.memory import FirstAnswers, Slot, Slots
from bot.host.model import Running, Stamp, TableId
from bot.host.ports import Conflict, Exchanged, SourceTaken, Store, StoreError
from bot.host.presets import last_options
from bot.host.stored import Change
from bot.host.table import Table
from bot.host.thinking import Answers, Ready, Thinker
from bot.host.views import Changed
from games.kit.game import ContentError
from games.kit.say import Refusal, malformed, not_now, say, stale

log = logging.getLogger(__name__)

T = TypeVar("T")

Listener = Callable[[Changed, Effect], None]

NO_EFFECT = Effect((), (), frozenset(), None, NOTHING_SEEN)

BEAT_MS = 5_000
RETRY_MS = 2_000


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
        self.timers = Timers(clock, time, self._ring)
        self._store = store
        self._clock = clock
        self._time = time
        self._decks = decks
        self._directory = directory
        self._presence = presence
        self._desires = desires
        self._thinker = Thinker(answers, self._thought)
        self._slots = Slots(clock, self._tell)
        self._first_answers = FirstAnswers()
        self._under_way: set[asyncio.Task[Any]] = set()
        self._held: dict[TableId, set[str]] = {}
        self._stopping = False
        self._failing = False

    def now(self) -> Running:
        return self._time.now(self._clock.now())

    def stamp(self) -> Stamp:
        return self._clock.now()

    async def act(self, table: TableId, by: By, decide: Callable[[Table], Decided]) -> Told:
        """What an input leads to, once it is kept."""
        return await self._finish(table, by, self._act(table, by, decide))

    async def open(self, table: TableId, by: By, decide: Callable[[], Decided]) -> Told:
        """The same for an input that opens a table; one that exists is told of."""
        return await self._finish(table, by, self._open(table, decide))

    async def loaded(self, table: TableId) -> Table:
        """The table as it stands now: without waiting, unless it is just changing."""
        if (peeked := self._slots.peek(table)) is not None:
            return peeked
        async with self._slots.hold(table) as slot:
            try:
                return await self._load(table, slot)
            except StoreError as error:
                raise self._failed(error) from error

    def peek(self, table: TableId) -> Table | None:
        """The table without waiting for what is under way, if it is in memory."""
        return self._slots.peek(table)

    def hold(self, table: TableId, why: str) -> None:
        """The clock does nothing at this table until it is released from every hold."""
        self._held.setdefault(table, set()).add(why)

    def release(self, table: TableId, why: str) -> None:
        holds = self._held.get(table, set())
        holds.discard(why)
        if not holds and self._held.pop(table, None) is not None:
            self._ring(table)

    def beat(self) -> None:
        """Notes every few seconds how far the clocks have come, and tidies memory."""
        self.now()
        self._slots.sweep()
        self._track(self._keep_run())
        self._clock.call_at(self._clock.now() + BEAT_MS, self._beat_on)

    async def stop(self) -> None:
        """Takes no more, and finishes what is under way."""
        self._stopping = True
        self.timers.stop()
        await self.idle()
        self.now()
        await self._keep_run()

    async def idle(self) -> None:
        """Returns once nothing is under way."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    def _beat_on(self) -> None:
        if not self._stopping:
            self.beat()

    async def _finish(self, table: TableId, by: By, input_: Coroutine[Any, Any, T]) -> T:
        """An input once begun is finished, even if whoever brought it has gone. How it fails is
        told to whoever brought it, or else to the log."""
        if self._stopping:
            input_.close()
            raise not_now(say("tables-stopping"))
        through = self._track(input_)
        try:
            return await asyncio.shield(through)
        except asyncio.CancelledError:
            through.add_done_callback(lambda _: _log_failure(through, table, by))
            raise

    def _track(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def _act(self, table: TableId, by: By, decide: Callable[[Table], Decided]) -> Told:
        async with self._slots.hold(table) as slot:
            if first := self._first_answers.told(table, by.source):
                return first
            try:
                decided = decide(await self._load(table, slot))
                await self._keep(slot, decided)
                told = Told(table, decided.table.revision)
            except (Refusal, SourceTaken, Conflict) as error:
                told = await self._told_before(table, by, error)
            except StoreError as error:
                raise self._failed(error) from error
            self._first_answers.taken(table, by.source, told)
            return told

    async def _told_before(self, table: TableId, by: By, error: Refusal | StoreError) -> Told:
        """What an input led to that has come again, and so is not taken now; raises the error if it
        has never been taken."""
        try:
            if first := await self._store.input_of(table, by.source):
                return Told(table, first.revision, repeated=True)
        except StoreError as failure:
            raise self._failed(failure) from failure
        if isinstance(error, Refusal):
            self._first_answers.refused(table, by.source, error)
            raise error
        raise self._failed(error) from error

    async def _open(self, table: TableId, decide: Callable[[], Decided]) -> Told:
        async with self._slots.hold(table) as slot:
            try:
                if slot.table or await self._store.table(table):
                    return Told(table, 1, repeated=True)
                await self._keep(slot, decide())
            except StoreError as error:
                raise self._failed(error) from error
            return Told(table, 1)

    async def _load(self, table: TableId, slot: Slot) -> Table:
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

    async def _keep(self, slot: Slot, decided: Decided) -> None:
        """Commits, and only then adopts. Whatever goes wrong in between, memory forgets the table
        and the next input loads it as the store has it."""
        began = wall.perf_counter()
        before, slot.table = slot.table, None
        after = decided.table
        line = decided.input
        changed = Changed(line.kind, line.user, line.seat, line.at, before, after, self._time)
        effect = self._effect_of(changed)
        has_new_cards = before is None or before.game is not after.game
        of_house = thinking.house_dues(after, self._time) if after.header.house_seats else ()
        next_due = self._next_due(after, of_house)
        await self._store.commit(
            Change(
                table=after.id,
                input=line,
                header=None if before and before.header is after.header else after.header,
                position=None if before and before.position is after.position else after.position,
                next_due=next_due,
                secret=after.secret if before is None else None,
                cards=self._decks.unkept(after.game) if has_new_cards else None,
                wanted=effect.wanted,
                last=last_options(after) if line.kind == "start" else None,
            )
        )
        slot.table = after
        self._failing = False
        self.timers.set(after.id, next_due)
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

    def _failed(self, error: StoreError) -> NotSaved:
        """What to tell whoever tried. The log is told once, until something is kept again; that
        the store has been exchanged is the bot's last word."""
        if not self._failing and not isinstance(error, Exchanged):
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

    def _ring(self, table: TableId) -> None:
        self._track(self._tick(table))

    async def _tick(self, table: TableId) -> None:
        """Lets the clock do at a table whatever it is time for."""
        async with self._slots.hold(table) as slot:
            try:
                await self._let_clock_play(table, slot)
            except StoreError as error:
                self._failed(error)
                self.timers.set(table, self.now() + RETRY_MS)
            except Refusal as unreadable:
                log.warning("table=%s: its clock stands still: %s", table, unreadable)
            except Exception:
                log.exception("table=%s: the clock's move fails", table)

    async def _let_clock_play(self, table: TableId, slot: Slot) -> None:
        while not self._stopping and table not in self._held:
            loaded = await self._load(table, slot)
            now = self.now()
            for seat in thinking.seats_to_think(loaded):
                self._track(self._thinker.think(loaded, seat))
            deadline = play.overdue(loaded, self._time, now)
            ready = thinking.ready(loaded, self._time)
            if ready and ready[0].at <= min(now, deadline.at if deadline else now):
                await self._let_house_play(slot, loaded, ready[0], now)
                continue
            by = By(NOBODY, f"clock {loaded.revision}", self._clock.now())
            if deadline is not None:
                await self._keep(slot, _clocked(loaded, deadline, by, now))
            elif (summons := self._summons(loaded, by, now)) is not None:
                await self._keep(slot, summons)
            else:
                awaited = attendance.long_awaited(loaded, self._time)
                gone = min(awaited, key=lambda each: each.at, default=None)
                if gone is not None and gone.at <= now:
                    await self._keep(slot, absence.asked_for_long(loaded, gone.seat, by, now))
                    continue
                self.timers.set(table, self._next_due(loaded, [each.at for each in ready]))
                return

    def _summons(self, table: Table, by: By, now: Running) -> Decided | None:
        """Who is to be reminded or called by now, if anybody is."""
        late = [
            each for each in calls.reminders(table, self._time, self._presence) if each.at <= now
        ]
        if late:
            return play.reminded(table, late[0].seat, by)
        away = [each.seat for each in self._calls(table) if each.at <= now]
        return calls.called(table, away, by, self._time, now) if away else None

    async def _let_house_play(self, slot: Slot, table: Table, ready: Ready, now: Running) -> None:
        """A thought that the rules refuse is a mistake of the house's, and is let go."""
        try:
            await self._keep(slot, self._of_house(table, ready, now))
        except Refusal as refusal:
            log.error("table=%s: the house may not do what it meant to: %s", table.id, refusal)
            assert table.standing is not None
            table.standing.thoughts[ready.seat] = None

    def _of_house(self, table: Table, ready: Ready, now: Running) -> Decided:
        """What is said aloud, where somebody shows it, is a move only once it stands there."""
        at = thinking.stamp_of(ready.thought, self._clock.now())
        by = By(NOBODY, thinking.source_of(table, ready.seat), at)
        if self._desires is not None and (text := thinking.words_of(table, ready)):
            return play.speaks(table, ready.seat, text, by._replace(source=f"say {table.revision}"))
        return play.by_the_house(table, ready, by, now)

    def _thought(self, table: TableId) -> None:
        if not self._stopping:
            self._ring(table)

    def _next_due(self, table: Table, of_house: Sequence[Running]) -> Running | None:
        """When there is next anything to be done by itself at a table: by a clock, for want of one,
        or by the house; or somebody is to be reminded or called."""
        clocks = (deadline.at for deadline in table.deadlines(self._time))
        gone = (each.at for each in attendance.long_awaited(table, self._time))
        reminders = calls.reminders(table, self._time, self._presence)
        summons = (each.at for each in (*reminders, *self._calls(table)))
        return min((*clocks, *gone, *of_house, *summons), default=None)

    def _calls(self, table: Table) -> Sequence[Calling]:
        """Nobody is called where nothing is shown to anybody."""
        if self._desires is None:
            return ()
        return tuple(calls.calls(table, self._time, self._presence))

    async def _keep_run(self) -> None:
        try:
            await self._store.keep_run(self._time.run)
        except Exchanged:
            return
        except StoreError as error:
            log.warning("how far the clocks have come can't be kept: %s", error)
        except Exception:
            log.exception("how far the clocks have come can't be kept")


def _clocked(table: Table, deadline: Deadline, by: By, now: Running) -> Decided:
    """What the clock does at a table."""
    if table.header.phase == "lobby":
        return lobby.closed(table, by)
    return play.clocked(table, deadline, by, now)


def _log_failure(through: "asyncio.Task[T]", table: TableId, by: By) -> None:
    """What was refused or not saved is no failure that the log need hear of."""
    error = None if through.cancelled() else through.exception()
    if error is None or isinstance(error, Refusal | NotSaved):
        return
    told = "table=%s source=%s user=%d: the input has failed when whoever brought it had gone"
    log.error(told, table, by.source, by.user, exc_info=error)
