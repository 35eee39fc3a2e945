"""One heap for the clocks of all tables."""

import heapq
from collections.abc import Callable

from bot.host.clock import Alarm, Clock
from bot.host.model import Running, TableId
from bot.host.running import RunningTime


class Timers:
    """Calls `ring` for each table when its earliest clock has run out."""

    def __init__(self, clock: Clock, time: RunningTime, ring: Callable[[TableId], None]) -> None:
        self._clock = clock
        self._time = time
        self._ring = ring
        self._heap: list[tuple[Running, TableId]] = []
        self._due: dict[TableId, Running] = {}
        self._alarm: Alarm | None = None
        self._armed_for: Running | None = None

    def set(self, table: TableId, due: Running | None) -> None:
        """When to ring for this table next; what was set before no longer holds."""
        if due is None:
            self._due.pop(table, None)
        elif self._due.get(table) != due:
            self._due[table] = due
            heapq.heappush(self._heap, (due, table))
            if len(self._heap) > 2 * len(self._due) + 64:
                self._rebuild()
        self._arm()

    def set_all(self, dues: dict[TableId, Running]) -> None:
        """Begins with these, as many as they may be."""
        self._due = dict(dues)
        self._rebuild()
        self._arm()

    def stop(self) -> None:
        self._due.clear()
        self._heap.clear()
        self._arm()

    def _rebuild(self) -> None:
        self._heap = [(due, table) for table, due in self._due.items()]
        heapq.heapify(self._heap)

    def _arm(self) -> None:
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        first = self._heap[0][0] if self._heap else None
        if first == self._armed_for:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._armed_for = first
        self._alarm = None
        if first is not None:
            self._alarm = self._clock.call_at(self._time.stamp(first), self._ring_due)

    def _ring_due(self) -> None:
        self._armed_for = None
        self._alarm = None
        now = self._time.now(self._clock.now())
        while self._heap and self._heap[0][0] <= now:
            due, table = heapq.heappop(self._heap)
            if self._due.get(table) == due:
                del self._due[table]
                self._ring(table)
        self._arm()
