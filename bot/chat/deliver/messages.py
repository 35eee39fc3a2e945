"""What each table's messages want and what they were sent, in memory as in the store; and how far
up a message has come."""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import NamedTuple

from cachetools import LRUCache
from msgspec.structs import replace

from bot.chat.press import stamp_of
from bot.host.clock import Clock
from bot.host.keys import BOARD, hand_key, is_redrawn, kind_of
from bot.host.model import Desired, Posted, Sent, TableId, TableMessage, User
from bot.host.ports import Store
from bot.host.views import View

MOST_TABLES_KEPT = 3_000


@dataclass(eq=False)
class TrackedMessage:
    """One message of a table."""

    priority: int
    place: int | None = None
    """The channel that it must stand in, or the one where it does."""
    fixed: bytes | None = None
    wanted: int = 0
    sent: int = 0
    message: int | None = None
    digest: bytes | None = None
    is_gone: bool = False
    """Whether Discord has said that the message can't be edited any more."""
    is_deleted: bool = False
    """Whether it has said so because there is no such message any more."""
    unfit: bytes | None = None
    """The digest of what Discord would not take."""
    unkept: Sent | None = None
    """What it was sent, if the store has not taken a note of that yet."""

    @property
    def is_due(self) -> bool:
        return self.wanted > self.sent


class Post(NamedTuple):
    """A message of a game that is played in real time, where it stands."""

    key: str
    message: int
    entry: TrackedMessage


def posts_in(sheet: Mapping[str, TrackedMessage]) -> list[Post]:
    return [
        Post(key, entry.message, entry)
        for key, entry in sheet.items()
        if kind_of(key) == "post" and entry.message
    ]


class Messages:
    """The messages of the tables that were lately touched."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        sent: Callable[[TableId, str, int], None],
        busy: Callable[[], Set[TableId]],
    ) -> None:
        self._store = store
        self._clock = clock
        self._sent = sent
        """Told of the table, the key and the message once a message has been sent."""
        self._busy = busy
        """The tables that are not to be forgotten."""
        self._messages: dict[TableId, dict[str, TrackedMessage]] = {}
        self._later: dict[TableId, list[tuple[int, Sequence[Desired]]]] = {}
        self._loading: dict[TableId, asyncio.Lock] = {}

    async def of(self, table: TableId) -> Mapping[str, TrackedMessage]:
        sheet = self._messages.get(table)
        if sheet is not None:
            return sheet
        async with self._loading.setdefault(table, asyncio.Lock()):
            if table not in self._messages:
                await self._load(table)
        self._loading.pop(table, None)
        return self._messages[table]

    async def where_to_act(self, view: View, user: User | None) -> Posted | None:
        """Somebody's hand or, in public, what stands lowest of the table with buttons on it."""
        sheet = await self.of(view.table)
        hand = None if user is None else sheet.get(hand_key(user))
        if hand is not None and hand.message and hand.place:
            return Posted(hand.place, hand.message)
        shown = (sheet.get(key) for key in sheet if key == BOARD or kind_of(key) == "post")
        there = [each.message or 0 for each in shown if each and each.place == view.place.spot]
        newest = max(there, default=0)
        return Posted(view.place.spot, newest) if newest else None

    async def entry(self, table: TableId, key: str) -> TrackedMessage | None:
        return (await self.of(table)).get(key)

    def wanted(self, table: TableId, revision: int, wanted: Sequence[Desired]) -> None:
        """What the store has been told to want. Where there are many, tables of which nothing
        waits are forgotten, and loaded again when they are touched."""
        if len(self._messages) > MOST_TABLES_KEPT:
            busy = self._busy()
            self._messages = {t: sheet for t, sheet in self._messages.items() if t in busy}
        sheet = self._messages.get(table)
        if sheet is not None:
            _want(sheet, revision, wanted)
        elif table in self._later:
            self._later[table].append((revision, wanted))

    async def want(self, table: TableId, revision: int, wanted: Sequence[Desired]) -> None:
        await self._store.desire(table, revision, wanted)
        self.wanted(table, revision, wanted)
        await self.of(table)

    async def note(self, table: TableId, sent: Sent) -> None:
        """Notes what a message was sent; message 0 says that nothing needed to be. If the store
        fails, `keep` is still to be done."""
        entry = await self.entry(table, sent.key)
        if entry is None or sent.revision < entry.sent:
            return
        entry.sent, entry.digest = sent.revision, sent.digest
        entry.is_gone = entry.is_deleted = False
        entry.message = sent.message or entry.message
        entry.unkept = replace(sent, message=entry.message or 0)
        if is_redrawn(sent.key) or entry.place is None:
            entry.place = sent.channel
        if sent.message:
            self._sent(table, sent.key, sent.message)
        await self.keep(table, entry)

    async def note_nothing(self, table: TableId, key: str, entry: TrackedMessage) -> None:
        """Notes that there is nothing to send for what is wanted."""
        place, digest = entry.place or 0, entry.digest or b""
        await self.note(table, Sent(key, entry.wanted, place, 0, digest, self._clock.now()))

    async def deleted(self, table: TableId, key: str, entry: TrackedMessage) -> None:
        """Notes that a message was deleted, so that it is sent again, also after a restart."""
        entry.is_gone = entry.is_deleted = True
        entry.sent = min(entry.sent, entry.wanted - 1)
        await self._store.send_again(table, key)

    async def keep(self, table: TableId, entry: TrackedMessage) -> None:
        """Has the store note what a message was sent, if it could not when that was noted here:
        what has been posted has been, whether or not the store works."""
        unkept = entry.unkept
        if unkept is None:
            return
        await self._store.sent(table, unkept)
        if entry.unkept is unkept:
            entry.unkept = None

    async def _load(self, table: TableId) -> None:
        """Loads a sheet; what comes to be wanted meanwhile is added to it."""
        self._later[table] = []
        try:
            rows = await self._store.messages(table)
        finally:
            later = self._later.pop(table)
        sheet = {row.key: _tracked(row) for row in rows}
        for revision, wanted in later:
            _want(sheet, revision, wanted)
        self._messages[table] = sheet


def _tracked(row: TableMessage) -> TrackedMessage:
    return TrackedMessage(
        row.priority,
        row.channel,
        row.content,
        row.desired,
        row.sent,
        row.message or None,
        row.digest,
    )


def _want(sheet: dict[str, TrackedMessage], revision: int, wanted: Sequence[Desired]) -> None:
    for each in wanted:
        entry = sheet.setdefault(each.key, TrackedMessage(each.priority))
        if revision > entry.wanted:
            entry.priority, entry.fixed, entry.wanted = each.priority, each.content, revision
            entry.place = each.channel or entry.place


OLD_MS = 50 * 60_000
"""Whoever looks again after so long finds a new message below what they have read, and the channel
marked as unread, which an edit does not do."""
FAR_UP = 12
MOST_CHANNELS = 1_000


class Sight:
    """The latest messages of each channel, by whomever; in memory only."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._latest: LRUCache[int, deque[int]] = LRUCache(MOST_CHANNELS)

    def arrived(self, channel: int, message: int) -> None:
        """A message has been posted in a channel."""
        latest = self._latest.get(channel)
        if latest is None:
            latest = self._latest[channel] = deque(maxlen=FAR_UP)
        latest.append(message)

    def is_last(self, channel: int, message: int) -> bool:
        """Whether nothing has been posted below a message, as far as is known."""
        latest = self._latest.get(channel)
        return not latest or latest[-1] <= message

    def is_out_of_sight(self, channel: int, message: int) -> bool:
        """Whether an edit of a message would go unnoticed: it is old, or too far up."""
        if self._clock.now() - stamp_of(message) > OLD_MS:
            return True
        latest = self._latest.get(channel)
        return latest is not None and len(latest) == FAR_UP and latest[0] > message
