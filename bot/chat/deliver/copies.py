"""The newest ephemeral copy of each hand, kept current as long as its interaction lets us, whether
or not the bot has been killed since."""

import logging
from dataclasses import dataclass
from functools import partial

from cachetools import TTLCache

from bot.chat.deliver.outbox import Outbox
from bot.chat.deliver.postings import Postings
from bot.chat.deliver.schedule import Name, Request
from bot.chat.deliver.wire import REFUSALS, Wire
from bot.chat.render.latest import Latest
from bot.host.clock import Clock
from bot.host.keys import Priority, copy_key
from bot.host.model import HandCopy, Stamp, TableId, User
from bot.host.ports import Store, StoreError

log = logging.getLogger(__name__)

TOKEN_MS = 14 * 60_000
"""A token lives for fifteen minutes; the last one is left for the way."""
MOST_COPIES = 4_000

KEPT_AGAIN_MS = 5 * 60_000
"""A copy's newer token is noted in the store no sooner after the one before: that still works."""

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
        store: Store,
    ) -> None:
        self._clock = clock
        self._wire = wire
        self._outbox = outbox
        self._latest = latest
        self._postings = postings
        self._store = store
        self._copies: TTLCache[tuple[TableId, User], Copy]
        self._copies = TTLCache(MOST_COPIES, TOKEN_MS, clock.now)
        self._kept: TTLCache[tuple[TableId, User], int]
        self._kept = TTLCache(MOST_COPIES, KEPT_AGAIN_MS, clock.now)
        """Which message the store has lately been told of."""

    async def opened(self, table: TableId, user: User, copy: Copy) -> None:
        """The answer to an interaction has shown somebody his hand, or redrawn it: this copy is
        kept current from now on, and earlier ones are not."""
        self._copies[table, user] = copy
        if self._kept.get((table, user)) == copy.message:
            return
        self._kept[table, user] = copy.message
        kept = HandCopy(table, user, copy.application, copy.token, copy.message, copy.since)
        try:
            await self._store.keep_copy(kept, self._clock.now() - TOKEN_MS)
        except StoreError as error:
            self._kept.pop((table, user), None)
            log.info("table=%s user=%d: a copy can't be noted: %s", table, user, error)

    async def take_up(self) -> None:
        """After a start: what the copies show by now is not known."""
        for kept in await self._store.copies(self._clock.now() - TOKEN_MS):
            name = kept.table, kept.user
            if name not in self._copies:
                self._kept[name] = kept.message
                self._copies[name] = Copy(
                    kept.application, kept.token, kept.message, -1, b"", kept.since
                )
                self.put(*name, 0)

    def of(self, table: TableId, user: User) -> Copy | None:
        """The newest copy, if it can still be edited."""
        copy = self._copies.get((table, user))
        if copy is not None and copy.since + TOKEN_MS <= self._clock.now():
            del self._copies[table, user]
            return None
        return copy

    def put(self, table: TableId, user: User, wait: int) -> None:
        """Has somebody's copy brought up to date, if there is one."""
        copy = self.of(table, user)
        if copy is not None:
            name = Name(table, copy_key(user))
            prepare = partial(self._prepare, table, user)
            wait = max(wait, copy.edited + APART_MS - self._clock.now())
            self._outbox.put(copy.message, name, Priority.TURN_HAND, prepare, wait=wait)

    async def _prepare(self, table: TableId, user: User) -> Request | None:
        """The request that the copy needs now."""
        await self._postings.told(table)
        copy = self.of(table, user)
        public = await self._latest.public(table)
        if copy is None or copy.revision >= public.revision:
            return None
        own = await self._latest.own(public, user)
        has_left = own is None
        view, content = own or (public, self._latest.blanked(public, user))
        if content is None or (digest := content.digest()) == copy.digest:
            return None
        studio = self._wire.studio

        async def update() -> None:
            if await self._latest.sits(table, user) == has_left:
                return
            shown = content if studio is None else await studio.in_turn(content)
            try:
                await self._wire.edit_copy(copy.application, copy.token, copy.message, shown)
                copy.revision = view.revision
                copy.digest = digest if shown is content else shown.digest()
                copy.edited = self._clock.now()
            except REFUSALS:
                self._forget(table, user, copy)

        return Request("uncounted", update)

    def _forget(self, table: TableId, user: User, copy: Copy) -> None:
        """A copy can't be edited any more."""
        if self._copies.get((table, user)) is copy:
            del self._copies[table, user]
