"""The newest ephemeral copy of each hand, kept current as long as its interaction lets us, whether
or not the bot has been killed since. A copy that is kept current no longer is taken away where
there is a newer one; else the last edit by its token says so."""

import logging
from dataclasses import dataclass
from functools import partial

from cachetools import TTLCache

from bot.chat.deliver.beside import TOKEN_MS, Beside, Whisper
from bot.chat.deliver.outbox import Outbox
from bot.chat.deliver.postings import Postings
from bot.chat.deliver.schedule import Name, Request
from bot.chat.deliver.wire import REFUSALS, Later, Wire
from bot.chat.render.board import Open
from bot.chat.render.content import Content
from bot.chat.render.latest import Latest
from bot.host.clock import Alarm, Clock
from bot.host.keys import Priority, copy_key, former_key
from bot.host.model import HandCopy, Stamp, TableId, User
from bot.host.ports import Store, StoreError

log = logging.getLogger(__name__)

LAST_EDIT_MS = 60_000
"""So long a token still works: then the copy says that it is kept no longer."""
MOST_COPIES = 4_000

KEPT_AGAIN_MS = 5 * 60_000
"""A copy's newer token is noted in the store no sooner after the one before: that still works. What
it shows of the table is noted as soon as somebody has pressed on it."""

APART_MS = 2_000
"""Between two edits of a copy: a token takes thirty requests a minute. Whoever plays by the board
while a copy lies further up has it edited by the same token again and again."""


@dataclass
class Copy:
    """An ephemeral message. Its token is a secret: it is kept here and in the store, and never
    told."""

    application: int
    token: str
    message: int
    revision: int
    """The table's, which it shows."""
    digest: bytes
    since: Stamp
    """The stamp of the interaction whose token it is."""
    edited: Stamp = 0
    """When it was last brought up to date."""
    kept: Open | None = None
    """An answer in progress that it shows."""

    def __repr__(self) -> str:
        return f"Copy({self.message})"


class Copies:
    def __init__(
        self,
        clock: Clock,
        wire: Wire,
        outbox: Outbox,
        latest: Latest,
        postings: Postings,
        beside: Beside,
        store: Store,
    ) -> None:
        self._clock = clock
        self._wire = wire
        self._outbox = outbox
        self._latest = latest
        self._postings = postings
        self._beside = beside
        self._store = store
        self._copies: dict[tuple[TableId, User], Copy] = {}
        self._next_end: Alarm | None = None
        """Rings when the first of the tokens, as they were then, is about to end."""
        self._kept: TTLCache[tuple[TableId, User], tuple[int, int]]
        self._kept = TTLCache(MOST_COPIES, KEPT_AGAIN_MS, clock.now)
        """Which message the store has lately been told of, and which revision it shows."""

    async def opened(self, table: TableId, user: User, copy: Copy) -> None:
        """The answer to an interaction has shown somebody his hand, or redrawn it: this copy is
        kept current from now on, and any other one is taken away. Of two answers that cross it is
        the one to the later press that stays."""
        name = table, user
        before = self._copies.get(name)
        if before is None or before.message == copy.message:
            self._keep(name, copy)
            await self._note(name, copy)
            return
        former, newest = sorted((before, copy), key=lambda each: each.since)
        self._keep(name, newest)
        await self._note(name, newest)
        self._take_away(name, former)
        self.put(*name, 0)

    def _take_away(self, name: tuple[TableId, User], former: Copy) -> None:
        table, user = name
        prepare = partial(self._prepare_away, table, user, former)
        key = Name(table, former_key(former.message))
        self._outbox.put(former.message, key, Priority.HAND, prepare)

    async def _prepare_away(self, table: TableId, user: User, former: Copy) -> Request | None:
        """Unless it has been redrawn since, or is about to be: then it is the newest."""
        if self._outbox.schedule.is_held(Name(table, copy_key(user))):
            raise Later("somebody has pressed on a copy")
        newest = self._copies.get((table, user))
        if newest is not None and newest.message == former.message:
            return None
        whisper = Whisper(former.application, former.token, former.message)
        return Request("uncounted", partial(self._beside.delete, whisper))

    async def _note(self, name: tuple[TableId, User], copy: Copy) -> None:
        shown = copy.message, copy.revision
        if self._kept.get(name) == shown:
            return
        self._kept[name] = shown
        token = copy.application, copy.token
        kept = HandCopy(*name, *token, copy.message, copy.since, copy.revision)
        try:
            await self._store.keep_copy(kept, self._clock.now() - TOKEN_MS - LAST_EDIT_MS)
        except StoreError as error:
            self._kept.pop(name, None)
            log.info("table=%s user=%d: a copy can't be noted: %s", *name, error)

    async def take_up(self) -> None:
        """After a start: what the copies show by now is not known, but for their tables' revision.
        Where that is still the newest they are left alone, with the answer that somebody may be
        giving: it is kept in their buttons."""
        for kept in await self._store.copies(self._clock.now() - TOKEN_MS - LAST_EDIT_MS):
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

    def put(self, table: TableId, user: User, wait: int) -> None:
        """Has somebody's copy brought up to date, if there is one."""
        copy = self.of(table, user)
        if copy is not None:
            name = Name(table, copy_key(user))
            prepare = partial(self._prepare, table, user, copy.message)
            wait = max(wait, copy.edited + APART_MS - self._clock.now())
            self._outbox.put(copy.message, name, Priority.TURN_HAND, prepare, wait=wait)

    async def _prepare(self, table: TableId, user: User, message: int) -> Request | None:
        """The request that this copy needs now. A newer one has a queue of its own."""
        await self._postings.told(table)
        copy = self.of(table, user)
        public = await self._latest.public(table)
        if copy is None or copy.message != message or copy.revision >= public.revision:
            return None
        own = await self._latest.own(public, user, copy.kept)
        has_left = own is None
        view, content = own or (public, self._latest.blanked(public, user))
        if content is None or (digest := content.digest()) == copy.digest:
            return None
        studio = self._wire.studio

        async def update() -> None:
            is_newest = self._copies.get((table, user)) is copy
            if not is_newest or await self._latest.sits(table, user) == has_left:
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
        """The one that was opened longest ago is let go where there are too many."""
        self._copies.pop(name, None)
        self._copies[name] = copy
        if len(self._copies) > MOST_COPIES:
            self._end(next(iter(self._copies)))
        self._wait_for_end()

    def _wait_for_end(self) -> None:
        if self._next_end is None and self._copies:
            first = min(copy.since for copy in self._copies.values())
            self._next_end = self._clock.call_at(first + TOKEN_MS, self._end_due)

    def _end_due(self) -> None:
        if self._next_end is not None:
            self._next_end.cancel()
            self._next_end = None
        over = self._clock.now() - TOKEN_MS
        for name in [name for name, copy in self._copies.items() if copy.since <= over]:
            self._end(name)
        self._wait_for_end()

    def _end(self, name: tuple[TableId, User]) -> None:
        """A copy is kept no longer: it is to say so, unless what it shows stays true."""
        table, user = name
        copy = self._copies.pop(name)
        prepare = partial(self._prepare_end, table, user, copy)
        key = Name(table, copy_key(user))
        self._outbox.put(copy.message, key, Priority.TURN_HAND, prepare)

    async def _prepare_end(self, table: TableId, user: User, copy: Copy) -> Request | None:
        kept = self._copies.get((table, user))
        if kept is not None and kept.message == copy.message:
            return None
        if copy.since + TOKEN_MS + LAST_EDIT_MS <= self._clock.now():
            return None
        content = await self._latest.let_go(table, user)
        if content is None or content.digest() == copy.digest:
            return None

        async def say_so() -> None:
            studio = self._wire.studio
            await self._edit(copy, content if studio is None else await studio.in_turn(content))

        return Request("uncounted", say_so)

    async def _edit(self, copy: Copy, shown: Content) -> bool:
        """Whether it could still be edited."""
        try:
            await self._wire.edit_copy(copy.application, copy.token, copy.message, shown)
        except REFUSALS:
            return False
        return True
