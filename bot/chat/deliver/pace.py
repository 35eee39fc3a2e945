"""When each request may go: never more within a span of time than `limits.py` says.

A request needs a place in each window that it counts in, and one among the requests of a second. It
gets all of them at once or none. A request that waits holds nothing, so it keeps no other waiting.
"""

import heapq
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from bot.chat.deliver.limits import Span, Window
from bot.host.clock import Alarm, Clock
from bot.host.model import Stamp

FEW_TICKETS = 64


class Ticket:
    """A request. While it waits it holds nothing. Once it is let through it holds a place in each
    of its windows until it is `over`."""

    def __init__(
        self,
        gate: "Gate",
        priority: int,
        number: int,
        windows: Sequence[Window],
        let_through: Callable[[], None],
    ) -> None:
        self.priority = priority
        self.number = number
        self.is_let_through = False
        self.is_over = False
        self.has_begun = False
        """Whether a try was made. Until then the request may wait for a limit."""
        self._gate = gate
        self.windows = windows
        """All but that of all requests."""
        self._tell = let_through
        self._has_slot = False
        for window in windows:
            window.awaited += 1

    def __lt__(self, other: "Ticket") -> bool:
        return (self.priority, self.number) < (other.priority, other.number)

    def let_through(self) -> None:
        self.is_let_through = self._has_slot = True
        self._gate.slots.take()
        for window in self.windows:
            window.awaited -= 1
            window.take()
        self._tell()

    def over(self, *, was_sent: bool) -> None:
        """The request has been answered, or is given up, perhaps while it still waits."""
        if self.is_over:
            return
        self.is_over = True
        if not self.is_let_through:
            for window in self.windows:
                window.awaited -= 1
            return
        held = (*self.windows, self._gate.slots) if self._has_slot else self.windows
        self._has_slot = False
        for window in held:
            if was_sent:
                window.done(self._gate.now())
            else:
                window.give_back()
        if not was_sent:
            self._gate.look_again()

    @contextmanager
    def being_sent(self) -> Iterator[None]:
        """All requests made in here count as tries of this one."""
        token = ticket_being_sent.set(self)
        try:
            yield
        finally:
            ticket_being_sent.reset(token)
            self.over(was_sent=True)

    def try_begins(self) -> None:
        self.has_begun = True
        if self.is_let_through and not self.is_over and not self._has_slot:
            self._has_slot = True
            self._gate.slots.take()

    def try_waits(self) -> None:
        """A limit of its own holds the request back: no slot is held until it begins."""
        if self._has_slot:
            self._has_slot = False
            self._gate.slots.give_back()
            self._gate.look_again()

    def try_ends(self) -> None:
        """The next try may be far off: no slot is held until then."""
        if self._has_slot:
            self._has_slot = False
            self._gate.slots.done(self._gate.now())


ticket_being_sent: ContextVar[Ticket | None] = ContextVar("ticket", default=None)
"""The ticket that requests made here are tries of."""


class Gate:
    """Lets the requests of all channels through, the most urgent first."""

    def __init__(self, clock: Clock, span: Span) -> None:
        self.now = clock.now
        self.slots = Window(span)
        """The requests of a second."""
        self._clock = clock
        self._ready: list[Ticket] = []
        """What needs only a slot, as far as is known."""
        self._later: list[tuple[Stamp, Ticket]] = []
        """What waits for a window of its own, and until when at least."""
        self._most_kept = FEW_TICKETS
        self._alarm: Alarm | None = None
        self._alarm_at: Stamp = Stamp(0)

    def ask(
        self, priority: int, number: int, windows: Sequence[Window], tell: Callable[[], None]
    ) -> Ticket:
        """Have a request wait until it may go. `tell` is called then, which may be at once."""
        if len(self._ready) + len(self._later) >= self._most_kept:
            self._forget_given_up()
        ticket = Ticket(self, priority, number, windows, tell)
        heapq.heappush(self._ready, ticket)
        self._look()
        return ticket

    def begin_after_others(self) -> None:
        """Assume that as many requests as may be sent have just been sent."""
        self.slots.assume_done(self.now())

    def look_again(self) -> None:
        """Look at all that waits, for places have been given back early."""
        self._ready += (ticket for _, ticket in self._later)
        heapq.heapify(self._ready)
        self._later.clear()
        self._look()

    def _forget_given_up(self) -> None:
        """Drop the tickets that are over. They would stay until there is room for them."""
        self._ready = [ticket for ticket in self._ready if not ticket.is_over]
        self._later = [each for each in self._later if not each[1].is_over]
        heapq.heapify(self._ready)
        heapq.heapify(self._later)
        self._most_kept = 2 * (len(self._ready) + len(self._later)) + FEW_TICKETS

    def _look(self) -> None:
        next_at = self._let_through(self.now())
        if not self._ready and not self._later:
            return
        if self._alarm is not None:
            if self._alarm_at == next_at:
                return
            self._alarm.cancel()
        self._alarm_at = next_at
        self._alarm = self._clock.call_at(next_at, self._ring)

    def _let_through(self, now: Stamp) -> Stamp:
        """Let all through that may go, and return when more may."""
        while self._later and self._later[0][0] <= now:
            heapq.heappush(self._ready, heapq.heappop(self._later)[1])
        while self._ready:
            ticket = self._ready[0]
            if not ticket.is_over:
                slot_at = self.slots.free_at(now, ticket.priority)
                if slot_at > now:
                    return min(slot_at, self._later[0][0]) if self._later else slot_at
            heapq.heappop(self._ready)
            if ticket.is_over:
                continue
            places = (window.free_at(now, ticket.priority) for window in ticket.windows)
            free_at = max(places, default=now)
            if free_at > now:
                heapq.heappush(self._later, (free_at, ticket))
            else:
                ticket.let_through()
        return self._later[0][0] if self._later else now

    def _ring(self) -> None:
        self._alarm = None
        self._look()
