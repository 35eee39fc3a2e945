"""What happens at a table by itself, once its time has come: clocks, bot players, calls and
reminders."""

import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.host import absence, attendance, calls, phases, play, thinking
from bot.host.acts import By, Decided
from bot.host.calls import Calling
from bot.host.clock import Clock, RunningTime, Timers
from bot.host.directory import Presence
from bot.host.model import NOBODY, Running, TableId
from bot.host.ports import StoreError
from bot.host.table import HostedMatch, Table
from bot.host.thinking import Answers, Ready, Thinker
from games.kit.say import Refusal

if TYPE_CHECKING:
    from bot.host.flow import Flow

log = logging.getLogger(__name__)

RETRY_MS = 2_000


class Ticker:
    def __init__(
        self,
        flow: "Flow",
        clock: Clock,
        time: RunningTime,
        presence: Presence,
        answers: Answers,
        *,
        is_shown: bool,
    ) -> None:
        """Where nothing `is_shown` to anybody, nobody is called and bot players say nothing."""
        self.timers = Timers(clock, time, self.ring)
        self._flow = flow
        self._clock = clock
        self._time = time
        self._presence = presence
        self._thinker = Thinker(answers, self.ring)
        self._is_shown = is_shown
        self._held: dict[TableId, set[str]] = {}

    def hold(self, table: TableId, why: str) -> None:
        """The clock does nothing at this table until it is released from every hold."""
        self._held.setdefault(table, set()).add(why)

    def release(self, table: TableId, why: str) -> None:
        holds = self._held.get(table, set())
        holds.discard(why)
        if not holds and self._held.pop(table, None) is not None:
            self.ring(table)

    def ring(self, table: TableId) -> None:
        if not self._flow.is_stopping:
            self._flow.track(self.tick(table))

    async def tick(self, table: TableId) -> None:
        """Does at a table whatever it is time for."""
        async with self._flow.slots.hold(table) as slot:
            try:
                while not self._flow.is_stopping and table not in self._held:
                    loaded = await self._flow.load(table, slot)
                    decided = self._next(loaded)
                    if decided is None:
                        self.timers.set(table, self.next_due(loaded, thinks=True))
                        return
                    await self._flow.keep(slot, decided)
            except StoreError as error:
                self._flow.failed(error)
                self.timers.set(table, Running(self._flow.now() + RETRY_MS))
            except Refusal as unreadable:
                log.warning("table=%s: its clock stands still: %s", table, unreadable)
            except Exception:
                log.exception("table=%s: the clock's move fails", table)

    def next_due(self, table: Table, *, thinks: bool = False) -> Running | None:
        """When there is next anything to be done by itself at a table. If a bot player `thinks`
        already, it wakes the table itself."""
        return min(self._dues(table, thinks=thinks), default=None)

    def _dues(self, table: Table, *, thinks: bool) -> Iterator[Running]:
        yield from (deadline.at for deadline in table.deadlines(self._time))
        yield from (each.at for each in self._calls(table))
        if isinstance(table, HostedMatch):
            if table.header.bot_player_seats:
                yield from (each.at for each in thinking.ready(table, self._time))
                yield from () if thinks else thinking.wakes(table)
            yield from (each.at for each in self._reminders(table))
            yield from (each.at for each in attendance.long_awaited(table, self._time))

    def _next(self, table: Table) -> Decided | None:
        """What it is time for, if it is time for anything."""
        now = self._flow.now()
        by = By(NOBODY, f"clock {table.revision}", self._clock.now(), now)
        deadline = play.overdue(table, self._time, now)
        if deadline is not None and not isinstance(table, HostedMatch):
            return phases.closed(table, by)
        if not isinstance(table, HostedMatch):
            return self._called(table, by)
        for seat in thinking.seats_to_think(table):
            self._flow.track(self._thinker.think(table, seat))
        ready = thinking.ready(table, self._time)
        if ready and ready[0].at <= min(now, deadline.at if deadline else now):
            return self._of_bot_player(table, ready[0], by)
        if deadline is not None:
            return play.clocked(table, by, deadline)
        if late := next((each for each in self._reminders(table) if each.at <= now), None):
            return play.reminded(table, by, late.seat)
        if (summons := self._called(table, by)) is not None:
            return summons
        awaited = attendance.long_awaited(table, self._time)
        gone = min(awaited, key=lambda each: each.at, default=None)
        if gone is not None and gone.at <= now:
            return absence.asked_for_long(table, by, gone.seat)
        return None

    def _reminders(self, table: HostedMatch) -> Iterator[Calling]:
        return calls.reminders(table, self._time, self._presence)

    def _calls(self, table: Table) -> Iterator[Calling]:
        if not self._is_shown:
            return iter(())
        if isinstance(table, HostedMatch):
            return calls.calls(table, self._time, self._presence)
        return calls.calls_back(table, self._time, self._presence)

    def _called(self, table: Table, by: By) -> Decided | None:
        away = [each.seat for each in self._calls(table) if each.at <= by.now]
        return calls.called(table, by, away, self._time) if away else None

    def _of_bot_player(self, table: HostedMatch, ready: Ready, by: By) -> Decided | None:
        """What is said aloud, where somebody shows it, is a move only once it stands there. A
        thought that the rules refuse is a mistake of the bot player's, and is dropped."""
        at = thinking.stamp_of(ready.thought, by.at)
        try:
            if self._is_shown and (text := thinking.words_of(table, ready)):
                by = by._replace(source=f"say {table.revision}", at=at)
                return play.speaks(table, by, ready.seat, text)
            by = by._replace(source=thinking.source_of(table, ready.seat), at=at)
            return play.by_bot_player(table, by, ready)
        except Refusal as refusal:
            log.error("table=%s: the bot player may not do what it chose: %s", table.id, refusal)
            table.standing.thoughts[ready.seat] = None
            return self._next(table)
