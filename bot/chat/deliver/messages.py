"""What each table's messages are to show and what they were sent, in memory as in the store; and
how far up in its channel a message stands."""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence, Set

import msgspec
from cachetools import LRUCache

from bot.chat.press import stamp_of
from bot.host import messages
from bot.host.clock import Clock
from bot.host.messages import BOARD, HandKey, MessageKey, OutgoingMessage, PostKey, WantedMessage
from bot.host.model import Posted, TableId, User
from bot.host.ports import Store
from bot.host.views import View

MOST_TABLES_KEPT = 3_000


Sheet = Mapping[MessageKey, OutgoingMessage]
"""The messages of one table."""


def posts_in(sheet: Sheet) -> list[tuple[PostKey, OutgoingMessage]]:
    """What a game in real time has posted."""
    return [
        (key, entry) for key, entry in sheet.items() if isinstance(key, PostKey) and entry.message
    ]


class Messages:
    """The messages of the tables that were lately touched."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        sent: Callable[[TableId, MessageKey, int], None],
        busy: Callable[[], Set[TableId]],
    ) -> None:
        self._store = store
        self._clock = clock
        self._sent = sent
        """Told of the table, the key and the message once a message has been sent."""
        self._busy = busy
        """The tables that are not to be forgotten."""
        self._messages: dict[TableId, dict[MessageKey, OutgoingMessage]] = {}
        self._later: dict[TableId, list[tuple[int, Sequence[WantedMessage]]]] = {}
        self._loading: dict[TableId, asyncio.Lock] = {}

    async def of(self, table: TableId) -> Sheet:
        sheet = self._messages.get(table)
        if sheet is not None:
            return sheet
        async with self._loading.setdefault(table, asyncio.Lock()):
            if table not in self._messages:
                await self._load(table)
        self._loading.pop(table, None)
        return self._messages[table]

    def forget(self, user: User) -> None:
        """The messages that are for somebody alone are no longer known."""
        for sheet in self._messages.values():
            for key in [key for key in sheet if user in msgspec.structs.astuple(key)]:
                del sheet[key]

    async def where_to_act(self, view: View, user: User | None) -> Posted | None:
        """Somebody's hand or, in public, what stands lowest of the table with buttons on it."""
        sheet = await self.of(view.table)
        hand = None if user is None else sheet.get(HandKey(user))
        if hand is not None and hand.message and hand.channel:
            return Posted(hand.channel, hand.message)
        shown = (sheet.get(key) for key in sheet if key == BOARD or isinstance(key, PostKey))
        there = [each.message or 0 for each in shown if each and each.channel == view.place.spot]
        newest = max(there, default=0)
        return Posted(view.place.spot, newest) if newest else None

    async def entry(self, table: TableId, key: MessageKey) -> OutgoingMessage | None:
        return (await self.of(table)).get(key)

    def wanted(self, table: TableId, revision: int, wanted: Sequence[WantedMessage]) -> None:
        """Notes what the store has noted as wanted. Where there are many tables, those of which
        nothing waits are forgotten; they are loaded again when they are needed."""
        if len(self._messages) > MOST_TABLES_KEPT:
            busy = self._busy()
            self._messages = {t: sheet for t, sheet in self._messages.items() if t in busy}
        sheet = self._messages.get(table)
        if sheet is not None:
            _want(table, sheet, revision, wanted)
        elif table in self._later:
            self._later[table].append((revision, wanted))

    async def want(self, table: TableId, revision: int, wanted: Sequence[WantedMessage]) -> None:
        await self._store.want(table, revision, wanted)
        self.wanted(table, revision, wanted)
        await self.of(table)

    async def note(
        self,
        noted: OutgoingMessage,
        revision: int,
        channel: int,
        message: int | None,
        digest: bytes,
    ) -> None:
        """Notes what a message was sent, or without a `message` that nothing had to be sent. If the
        store fails, `keep` is still to be done."""
        entry = await self.entry(noted.table, noted.key)
        if entry is None or revision < entry.sent:
            return
        entry.sent, entry.digest, entry.channel = revision, digest, channel
        entry.is_gone = entry.is_deleted = False
        entry.unkept += 1
        if message:
            entry.message = message
            self._sent(entry.table, entry.key, message)
        await self.keep(entry)

    async def note_nothing(self, entry: OutgoingMessage) -> None:
        """Notes that there is nothing to send for what is wanted."""
        channel, digest = entry.channel or 0, entry.digest or b""
        await self.note(entry, entry.wanted, channel, None, digest)

    async def deleted(self, entry: OutgoingMessage) -> None:
        """Notes that a message was deleted, so that it is sent again, also after a restart."""
        entry.is_gone = entry.is_deleted = True
        entry.sent = min(entry.sent, entry.wanted - 1)
        await self._store.send_again(entry.table, entry.key)

    async def keep(self, entry: OutgoingMessage) -> None:
        """Has the store note what a message was sent, if it could not when that was noted here:
        what has been posted has been, whether or not the store works."""
        unkept = entry.unkept
        if not unkept:
            return
        await self._store.sent(entry)
        if entry.unkept == unkept:
            entry.unkept = 0

    async def _load(self, table: TableId) -> None:
        """Loads a sheet, and adds what comes to be wanted while it is read."""
        self._later[table] = []
        try:
            sheet = {row.key: row for row in await self._store.messages(table)}
        finally:
            later = self._later.pop(table)
        for revision, wanted in later:
            _want(table, sheet, revision, wanted)
        self._messages[table] = sheet


def _want(
    table: TableId,
    sheet: dict[MessageKey, OutgoingMessage],
    revision: int,
    wanted: Sequence[WantedMessage],
) -> None:
    for each in wanted:
        entry = sheet.setdefault(each.key, OutgoingMessage(table, each.key, each.priority))
        if revision > entry.wanted:
            entry.priority, entry.content, entry.wanted = each.priority, each.content, revision
            entry.channel = each.channel or entry.channel


OLD_MS = 50 * 60_000
"""How old a message is edited: after that people should find a new one below what they have read,
and the channel marked as unread."""
FAR_UP = 12
MOST_CHANNELS = 1_000


class Sight:
    """The latest messages of each channel, by anybody; in memory only."""

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


DIRECT = (
    messages.HandKey,
    messages.CallKey,
    messages.TroubleKey,
    messages.StrandedKey,
    messages.DigestKey,
    messages.BarredKey,
)


def is_direct(key: messages.MessageKey) -> bool:
    """Whether a message goes to somebody's direct messages; an old one stays where it is."""
    return isinstance(key, DIRECT) or (isinstance(key, messages.OldKey) and key.user is not None)


def reader_of(view: View, key: messages.MessageKey) -> User | None:
    """The reader of a message that goes by direct message; None if they have left. The lobby of a
    rematch calls the people whose seats it keeps."""
    if key == messages.TROUBLE:
        return view.opener
    user = key.user if is_direct(key) else None
    return user if user is not None and view.has_seat(user) else None
