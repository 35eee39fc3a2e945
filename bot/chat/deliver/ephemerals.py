"""Ephemeral messages, which only their interaction's token can edit or delete. What is whispered
beside the play, such as a rule, is deleted when its reader plays on. The newest copy of a hand is
kept current while its token works, also after a restart; then it is deleted if there is a newer
one, or a last edit says that it is old."""

import logging
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from cachetools import TTLCache

from bot.chat.deliver.errors import Later, Rejected
from bot.chat.deliver.jobs import Name, Request
from bot.chat.deliver.limits import COPY_EDITS_APART_MS
from bot.chat.deliver.outbox import Outbox
from bot.chat.deliver.realtime import RealTimePosts
from bot.chat.render.board import Open
from bot.chat.render.content import Content
from bot.host.clock import Alarm
from bot.host.messages import CopyKey, FormerKey, Priority
from bot.host.model import LONG_AGO, Stamp, TableId, User
from bot.host.ports import StoreError
from bot.host.stored import HandCopy

log = logging.getLogger(__name__)

TOKEN_MS = 14 * 60_000
"""A token works for fifteen minutes; the last of them is left for the way to Discord."""
MOST_WHISPERS = 4_000

NO_TABLE = TableId("")
"""What is whispered may be about several tables, or none."""


class Whisper(NamedTuple):
    """An ephemeral message, and the token that can delete it, which is a secret."""

    application: int
    token: str
    message: int

    def __repr__(self) -> str:
        return f"Whisper({self.message})"


class Whispers:
    def __init__(self, outbox: Outbox) -> None:
        self._rest = outbox.rest
        self._queue = outbox.queue
        self._whispers: TTLCache[tuple[int, User], Whisper]
        self._whispers = TTLCache(MOST_WHISPERS, TOKEN_MS, outbox.clock.now)

    def opened(self, channel: int, user: User, whisper: Whisper) -> None:
        """It has been whispered, or redrawn by a newer token."""
        former = self._whispers.get((channel, user))
        if former is not None and former.message != whisper.message:
            self._delete_later(former)
        self._whispers[channel, user] = whisper

    def forget(self, user: User) -> None:
        for key in [key for key in self._whispers if key[1] == user]:
            del self._whispers[key]

    def over(self, channel: int, user: User) -> None:
        """Somebody has played on."""
        whisper = self._whispers.pop((channel, user), None)
        if whisper is not None:
            self._delete_later(whisper)

    async def delete(self, whisper: Whisper) -> None:
        """What can't be deleted is left."""
        try:
            await self._rest.delete_whisper(whisper.application, whisper.token, whisper.message)
        except Rejected as refused:
            log.info("%r is not deleted: %s", whisper, refused)

    def _delete_later(self, whisper: Whisper) -> None:
        name = Name(NO_TABLE, FormerKey(whisper.message))
        prepare = partial(self._prepare, whisper)
        self._queue.put(whisper.message, name, Priority.HAND, prepare)

    async def _prepare(self, whisper: Whisper) -> Request:
        return Request("uncounted", partial(self.delete, whisper))


LAST_EDIT_MS = 60_000
"""How long a token is kept for one last edit, which says that the copy is not kept current."""
MOST_COPIES = 4_000

KEPT_AGAIN_MS = 5 * 60_000
"""How soon a copy's newer token is noted in the store after the one before, which still works. What
it shows of the table is noted as soon as somebody has pressed on it."""


@dataclass
class Copy:
    """A hand in an ephemeral message. Its token is a secret, kept here and in the store alone."""

    application: int
    token: str
    message: int
    revision: int
    """The table's, which it shows."""
    digest: bytes
    since: Stamp
    """The stamp of the interaction whose token it is."""
    edited: Stamp = LONG_AGO
    """When it was last brought up to date."""
    kept: Open | None = None
    """An answer in progress that it shows."""

    def __repr__(self) -> str:
        return f"Copy({self.message})"


class HandCopies:
    def __init__(self, outbox: Outbox, realtime: RealTimePosts, whispers: Whispers) -> None:
        self._clock = outbox.clock
        self._rest = outbox.rest
        self._queue = outbox.queue
        self._views = outbox.views
        self._store = outbox.tables.store
        self._realtime = realtime
        self._whispers = whispers
        self._copies: dict[tuple[TableId, User], Copy] = {}
        self._next_end: Alarm | None = None
        """Rings when the first of the tokens, as they were then, is about to end."""
        self._kept: TTLCache[tuple[TableId, User], tuple[int, int]]
        self._kept = TTLCache(MOST_COPIES, KEPT_AGAIN_MS, self._clock.now)
        """Which message the store has lately been told of, and which revision it shows."""

    async def opened(self, table: TableId, user: User, copy: Copy) -> None:
        """An answer has shown somebody their hand, or redrawn it: from now on this copy is kept
        current, and any other is deleted. Of two answers that cross, the later press's stays."""
        name = table, user
        before = self._copies.get(name)
        if before is None or before.message == copy.message:
            self._keep(name, copy)
            await self._note(name, copy)
            return
        former, newest = sorted((before, copy), key=lambda each: each.since)
        self._keep(name, newest)
        await self._note(name, newest)
        self._delete_later(name, former)
        self.put(*name, 0)

    def _delete_later(self, name: tuple[TableId, User], former: Copy) -> None:
        table, user = name
        prepare = partial(self._prepare_deletion, table, user, former)
        key = Name(table, FormerKey(former.message))
        self._queue.put(former.message, key, Priority.HAND, prepare)

    async def _prepare_deletion(self, table: TableId, user: User, former: Copy) -> Request | None:
        """Unless it has been redrawn since, or is about to be: then it is the newest."""
        if self._queue.is_held(Name(table, CopyKey(user))):
            raise Later("somebody has pressed on a copy")
        newest = self._copies.get((table, user))
        if newest is not None and newest.message == former.message:
            return None
        whisper = Whisper(former.application, former.token, former.message)
        return Request("uncounted", partial(self._whispers.delete, whisper))

    async def _note(self, name: tuple[TableId, User], copy: Copy) -> None:
        shown = copy.message, copy.revision
        if self._kept.get(name) == shown:
            return
        self._kept[name] = shown
        token = copy.application, copy.token
        kept = HandCopy(*name, *token, copy.message, copy.since, copy.revision)
        try:
            await self._store.keep_copy(kept, Stamp(self._clock.now() - TOKEN_MS - LAST_EDIT_MS))
        except StoreError as error:
            self._kept.pop(name, None)
            log.info("table=%s user=%d: a copy can't be noted: %s", *name, error)

    async def take_up(self) -> None:
        """After a restart only the revision that each copy shows is known. If that is still the
        newest the copy is left alone, with an answer in progress that its buttons may hold."""
        for kept in await self._store.copies(Stamp(self._clock.now() - TOKEN_MS - LAST_EDIT_MS)):
            name = kept.table, kept.user
            if name not in self._copies:
                self._kept[name] = kept.message, kept.revision
                token = kept.application, kept.token
                self._keep(name, Copy(*token, kept.message, kept.revision, b"", kept.since))
                self.put(*name, 0)
        self._end_due()

    def of(self, table: TableId, user: User) -> Copy | None:
        """The newest copy, if it is kept current."""
        copy = self._copies.get((table, user))
        if copy is not None and copy.since + TOKEN_MS <= self._clock.now():
            return None
        return copy

    def forget(self, user: User) -> None:
        for name in [name for name in (*self._copies, *self._kept) if name[1] == user]:
            self._copies.pop(name, None)
            self._kept.pop(name, None)

    def put(self, table: TableId, user: User, wait: int) -> None:
        """Has somebody's copy brought up to date, if there is one."""
        copy = self.of(table, user)
        if copy is not None:
            name = Name(table, CopyKey(user))
            prepare = partial(self._prepare, table, user, copy.message)
            wait = max(wait, copy.edited + COPY_EDITS_APART_MS - self._clock.now())
            self._queue.put(copy.message, name, Priority.TURN_HAND, prepare, wait=wait)

    async def _prepare(self, table: TableId, user: User, message: int) -> Request | None:
        """The request that this copy needs now. A newer one has a queue of its own."""
        await self._realtime.arrived(table)
        copy = self.of(table, user)
        public = await self._views.view(table)
        if copy is None or copy.message != message or copy.revision >= public.revision:
            return None
        own = await self._views.hand(public, user, kept=copy.kept)
        has_left = own is None
        view, content = own or (public, self._views.hand_of_leaver(public, user))
        if content is None or (digest := content.digest()) == copy.digest:
            return None
        studio = self._rest.studio

        async def update() -> None:
            is_newest = self._copies.get((table, user)) is copy
            if not is_newest or await self._views.sits(table, user) == has_left:
                return
            shown = content if studio is None else await studio.in_turn(content)
            if await self._edit(copy, shown):
                copy.revision = view.revision
                copy.digest = digest if shown is content else shown.digest()
                copy.edited = self._clock.now()
            elif self._copies.get((table, user)) is copy:
                del self._copies[table, user]

        return Request("uncounted", update)

    def _keep(self, name: tuple[TableId, User], copy: Copy) -> None:
        """Drops the oldest if there are too many."""
        self._copies.pop(name, None)
        self._copies[name] = copy
        if len(self._copies) > MOST_COPIES:
            self._end(next(iter(self._copies)))
        self._wait_for_end()

    def _wait_for_end(self) -> None:
        if self._next_end is None and self._copies:
            first = min(copy.since for copy in self._copies.values())
            self._next_end = self._clock.call_at(Stamp(first + TOKEN_MS), self._end_due)

    def _end_due(self) -> None:
        if self._next_end is not None:
            self._next_end.cancel()
            self._next_end = None
        over = self._clock.now() - TOKEN_MS
        for name in [name for name, copy in self._copies.items() if copy.since <= over]:
            self._end(name)
        self._wait_for_end()

    def _end(self, name: tuple[TableId, User]) -> None:
        """A copy is no longer kept current: it says so, unless what it shows stays true."""
        table, user = name
        copy = self._copies.pop(name)
        prepare = partial(self._prepare_end, table, user, copy)
        key = Name(table, CopyKey(user))
        self._queue.put(copy.message, key, Priority.TURN_HAND, prepare)

    async def _prepare_end(self, table: TableId, user: User, copy: Copy) -> Request | None:
        kept = self._copies.get((table, user))
        if kept is not None and kept.message == copy.message:
            return None
        if copy.since + TOKEN_MS + LAST_EDIT_MS <= self._clock.now():
            return None
        content = await self._views.last_hand(table, user)
        if content is None or content.digest() == copy.digest:
            return None

        async def say_so() -> None:
            studio = self._rest.studio
            await self._edit(copy, content if studio is None else await studio.in_turn(content))

        return Request("uncounted", say_so)

    async def _edit(self, copy: Copy, shown: Content) -> bool:
        """Whether it could still be edited."""
        try:
            await self._rest.edit_whisper(copy.application, copy.token, copy.message, shown)
        except Rejected:
            return False
        return True
