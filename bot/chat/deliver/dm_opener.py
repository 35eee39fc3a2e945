"""Opens direct messages sparingly, for Discord bars bots that open many. Only when the latest were
opened is kept."""

import logging
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.chat.deliver.errors import DmBarred, DmClosed, Later, Rejected
from bot.chat.deliver.limits import DAY_MS, FIRST_REST_MS, LONGEST_REST_MS
from bot.chat.deliver.outbox import Outbox
from bot.chat.deliver.pace import ticket_being_sent
from bot.host.failures import Backoff
from bot.host.model import LONG_AGO, Stamp, User
from bot.host.ports import StoreError

log = logging.getLogger(__name__)

ONE_RESTS_MS = 10 * 60_000
MOST_FAILING = 4_000
MOST_KEPT = 500
NOTE = "openings"
"""The note with the stamps of the latest openings."""


class DMOpener:
    def __init__(self, outbox: Outbox) -> None:
        self._rest = outbox.rest
        self._clock = outbox.clock
        self._people = outbox.people
        self._store = outbox.tables.store
        self._queue = outbox.queue
        self._opened: deque[Stamp] = deque(maxlen=MOST_KEPT)
        self._has_begun = False
        self._paused_until: Stamp = LONG_AGO
        self._backoff = Backoff(FIRST_REST_MS, LONGEST_REST_MS)
        self._failing: dict[User, Stamp] = {}
        """Users whose last opening failed, and until when no other is tried."""

    async def begin(self) -> None:
        """What was opened before the bot was started still counts at Discord. Raises StoreError."""
        if self._has_begun:
            return
        note = await self._store.note(NOTE) or ""
        self._has_begun = True
        self._opened.extend(Stamp(int(stamp)) for stamp in note.split() if stamp.isdecimal())
        for window in self._queue.opened:
            window.were_done(self._opened)

    def is_open(self, user: User) -> bool:
        """Whether direct messages with somebody are open, or may be opened now."""
        if self._people.person(user).dm_channel is not None:
            return True
        return not self._is_paused(user) and self._queue.may_open()

    def fails(self, user: User) -> bool:
        """Whether the latest try with somebody has failed."""
        return self._people.person(user).dm_channel is None and user in self._failing

    def forget(self, user: User) -> None:
        self._failing.pop(user, None)

    async def open(self, user: User) -> None:
        """Opens direct messages with somebody; raises DmClosed, DmBarred or Later."""
        if self._is_paused(user):
            raise DmBarred("another has just been refused")
        try:
            async with self._counted():
                channel = await self._rest.open_direct(user)
        except DmClosed:
            raise
        except Later as later:
            self._failed(user)
            if isinstance(later, DmBarred) or later.after:
                self._pause(later.after)
                raise DmBarred(str(later)) from later
            raise
        except Rejected as refused:
            self._failed(user, Stamp(self._clock.now() + ONE_RESTS_MS))
            raise DmBarred(str(refused)) from refused
        self._backoff.reset()
        self._failing.pop(user, None)
        await self._people.opened(user, channel)

    @asynccontextmanager
    async def _counted(self) -> AsyncIterator[None]:
        """The opening in here is noted before it is asked for. If it never was, for the bot stopped
        before, the note is taken back."""
        now = self._clock.now()
        while self._opened and self._opened[0] <= now - DAY_MS:
            self._opened.popleft()
        self._opened.append(now)
        await self._keep()
        try:
            yield
        finally:
            ticket = ticket_being_sent.get()
            if ticket is not None and not ticket.has_begun:
                self._opened.remove(now)
                await self._keep()

    async def _keep(self) -> None:
        try:
            await self._store.keep_note(NOTE, " ".join(map(str, self._opened)))
        except StoreError as error:
            log.warning("that direct messages are opened can't be kept: %s", error)

    def _is_paused(self, user: User) -> bool:
        return max(self._paused_until, self._failing.get(user, 0)) > self._clock.now()

    def _failed(self, user: User, until: Stamp = LONG_AGO) -> None:
        if len(self._failing) >= MOST_FAILING:
            self._failing.pop(next(iter(self._failing)))
        self._failing[user] = until

    def _pause(self, after: float) -> None:
        """Opens nobody's for a while, longer each time."""
        now = self._clock.now()
        if self._paused_until > now:
            return
        self._paused_until = Stamp(now + max(self._backoff.next_ms(), int(after * 1000)))
