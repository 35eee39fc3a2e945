"""Games that are played in real time. The id that Discord gives a post is its stamp, and goes back
to the game. Until a card's post has its stamp, nobody can tell which answers were written before
it: the table's clock stands still, and no hand or board shows the table.

Answers get reactions, which are an extra: they go after all else, are not tried again, and are left
out where they are not allowed. To react twice changes nothing, so that none is noted.
"""

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any

import games
from bot.chat.deliver.errors import RestError
from bot.chat.deliver.jobs import Name, Request
from bot.chat.deliver.messages import Sheet
from bot.chat.deliver.outbox import Outbox
from bot.chat.press import stamp_of
from bot.host.changed import Changed
from bot.host.clock import Clock
from bot.host.failures import until_store_works
from bot.host.messages import MessageKey, OutgoingMessage, PostKey, Priority, ReactionKey, SpeechKey
from bot.host.model import Stamp, TableId
from bot.host.ports import Lost
from bot.host.tables import Tables
from games.kit.realtime import RealtimeGame
from games.kit.say import Refusal

log = logging.getLogger(__name__)

HOLD = "posting"
MOST_SPEAKING = 4
"""After a restart, the game is told again of this many of the bot players' last answers."""

PATIENCE_MS = 30_000
"""How long the table waits for a post that does not get through."""


class AwaitedPost:
    """A table's post that has no stamp yet, by its number."""

    def __init__(self) -> None:
        self.number = 0
        self.has_arrived = False
        self.is_known = asyncio.Event()


class RealTimePosts:
    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock
        self._awaited: dict[TableId, AwaitedPost] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    def changed(self, changed: Changed) -> None:
        """A change of a table may have led to a post. Where the table has lost its channel, what
        was to be posted there never gets a stamp."""
        if changed.said:
            self.awaits(changed.table, changed.said)
        if changed.speaking is not None:
            self.speaks(changed.table, changed.revision)
        if changed.kind == "strand" and (awaited := self._awaited.get(changed.table)):
            self._known(changed.table, awaited.number)

    def take_up(self, table: TableId, sheet: Sheet) -> None:
        """After a restart: whether the game has learnt the stamp of the last post is not known."""
        posts = [key for key in sheet if isinstance(key, PostKey) and key.said]
        last = max(posts, default=None, key=lambda key: key.said)
        if last is not None and (message := sheet[last].message):
            self.awaits(table, last.said)
            self.sent(table, last, message)
        spoken = [
            (key.revision, entry.message)
            for key, entry in sheet.items()
            if isinstance(key, SpeechKey) and entry.message
        ]
        for since, message in sorted(spoken)[-MOST_SPEAKING:]:
            self._begin(self._spoken(table, since, message))

    def unsent(self, message: OutgoingMessage) -> None:
        """A message that was not sent before a restart."""
        match message.key:
            case SpeechKey(revision):
                self.speaks(message.table, revision)
            case PostKey(_, number) if number:
                self.awaits(message.table, number)

    def tables(self) -> tuple[TableId, ...]:
        """The tables that play in real time."""
        games_in_real_time = [
            key for key in games.names() if issubclass(games.find(key), RealtimeGame)
        ]
        return tuple(table for _, table in self._tables.directory.playing(games_in_real_time))

    def sent(self, table: TableId, key: MessageKey, message: int) -> None:
        """A message of a table has been sent: if it is a post, the game is told its stamp."""
        match key:
            case PostKey(_, number) if number:
                awaited = self._awaited.get(table)
                if awaited is not None and awaited.number == number:
                    awaited.has_arrived = True
                self._begin(self._tell(table, number, message))
            case SpeechKey(revision):
                self._begin(self._spoken(table, revision, message))

    def speaks(self, table: TableId, since: int) -> None:
        """A bot player has an answer since a revision. It is dropped if it can't be posted in
        time."""
        give_up = self._clock.now() + PATIENCE_MS
        self._clock.call_at(Stamp(give_up), lambda: self._begin(self._spoken(table, since, None)))

    def awaits(self, table: TableId, number: int) -> None:
        """A table has a post whose stamp matters."""
        awaited = self._awaited.setdefault(table, AwaitedPost())
        awaited.number, awaited.has_arrived = number, False
        self._tables.realtime.hold(table, HOLD)
        give_up = self._clock.now() + PATIENCE_MS
        self._clock.call_at(Stamp(give_up), lambda: self._give_up(table, number))

    async def arrived(self, table: TableId) -> None:
        """Returns once a table's newest post stands in the channel: no hand and no board may show
        earlier what it says."""
        while awaited := self._awaited.get(table):
            await awaited.is_known.wait()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _tell(self, table: TableId, number: int, message: int) -> None:
        async def tell() -> None:
            await self._tables.realtime.posted(table, number, stamp_of(message), message)

        try:
            await until_store_works(self._clock, tell, f"table={table}: the stamp of post {number}")
        except Refusal:
            log.debug("table=%s: post %d came when the game had gone on", table, number)
        except Lost:
            log.debug("table=%s: post %d is found by the next process", table, number)
        except Exception:
            log.exception("table=%s: the stamp of post %d is lost", table, number)
        self._known(table, number)

    async def _spoken(self, table: TableId, since: int, message: int | None) -> None:
        """Tells the game that a bot player's answer is posted, or that it is not."""
        at = None if message is None else stamp_of(message)

        async def tell() -> None:
            await self._tables.realtime.spoken(table, since, message, at)

        try:
            await until_store_works(self._clock, tell, f"table={table}: a bot player's answer")
        except Refusal:
            log.debug("table=%s: the answer since %d is known or too late", table, since)
        except Lost:
            log.debug("table=%s: the answer since %d is the next process's", table, since)
        except Exception:
            log.exception("table=%s: the answer since %d is lost", table, since)

    def _give_up(self, table: TableId, number: int) -> None:
        """Unless the post has arrived and only waits for the store."""
        awaited = self._awaited.get(table)
        if awaited is None or awaited.number != number or not awaited.has_arrived:
            self._known(table, number)

    def _known(self, table: TableId, number: int) -> None:
        awaited = self._awaited.get(table)
        if awaited is not None and awaited.number <= number:
            del self._awaited[table]
            awaited.is_known.set()
            self._tables.realtime.release(table, HOLD)


COUNTS, REPEATED = "✅", "♻️"
LATEST_MS = 10_000
"""How long after a message a reaction to it is of use."""


class Reactions:
    def __init__(self, outbox: Outbox) -> None:
        self._rest = outbox.rest
        self._channels = outbox.channels
        self._queue = outbox.queue
        self._clock = outbox.clock

    def put(self, table: TableId, channel: int, message: int, *, counts: bool) -> None:
        """To somebody's answer."""
        emoji = COUNTS if counts else REPEATED
        prepare = partial(self._prepare, channel, message, emoji)
        name = Name(table, ReactionKey(message))
        self._queue.put(channel, name, Priority.REACTION, prepare)

    async def _prepare(self, channel: int, message: int, emoji: str) -> Request | None:
        is_late = self._clock.now() - stamp_of(message) > LATEST_MS
        if is_late or not self._channels.may_react(channel):
            return None
        return Request("react", partial(self._react, channel, message, emoji))

    async def _react(self, channel: int, message: int, emoji: str) -> None:
        try:
            await self._rest.react(channel, message, emoji)
        except RestError as error:
            log.debug("message=%d gets no reaction: %s", message, error)
