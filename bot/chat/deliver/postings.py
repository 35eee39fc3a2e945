"""The ids that Discord gives to the table's own messages go back to the rules: each is a stamp.

Until a card's message has its stamp, nobody can tell which answers were written before it: so long
the clock stands still and rules nothing, and nobody is shown the table in another way. And the id
of the first message that shows a lobby goes into its match's chance: Discord has given it when the
commitment was there already. It stays, wherever the lobby is shown again, until it is deleted.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any

import games
from bot.chat.deliver.messages import TrackedMessage
from bot.chat.deliver.wire import Gone, Later, NoPlace, NotAllowed, Unfit, Wire
from bot.chat.press import stamp_of
from bot.host.clock import Clock
from bot.host.failures import NotSaved, until_store_works
from bot.host.keys import said_by, spoken_since
from bot.host.model import Posted, TableId, TableMessage
from bot.host.tables import Tables
from games.kit.aloud import PlayedAloud
from games.kit.refusals import Refusal

log = logging.getLogger(__name__)

HOLD = "posting"
MOST_SPEAKING = 4
"""Of what the house said last, so much may not have come back to the rules before a restart."""

PATIENCE_MS = 30_000
"""A message that has not got through for so long is waited for no more."""


class Awaited:
    """A table's own message that has no stamp yet, by its number."""

    def __init__(self) -> None:
        self.said = 0
        self.has_arrived = False
        self.known = asyncio.Event()


class Postings:
    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock
        self._awaited: dict[TableId, Awaited] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    def stranded(self, table: TableId) -> None:
        """Where a table's message was to be posted nothing is any more: it never gets a stamp."""
        if awaited := self._awaited.get(table):
            self._known(table, awaited.said)

    def unsent(self, message: TableMessage) -> None:
        """A message that was not sent before a restart."""
        if since := spoken_since(message.key):
            self.speaks(message.table, since)
        if said := said_by(message.key):
            self.awaits(message.table, said)

    def tables(self) -> tuple[TableId, ...]:
        """Those at which a stamp may matter."""
        aloud = [key for key in games.names() if issubclass(games.find(key), PlayedAloud)]
        return tuple(table for _, table in self._tables.directory.playing(aloud))

    def was_sent(self, table: TableId, sheet: Mapping[str, TrackedMessage]) -> None:
        """What a table had been sent before a restart: whether the game had learnt the stamp of
        the last of it is not known."""
        posts = [(said_by(key), key, entry.message) for key, entry in sheet.items()]
        said, key, message = max(posts, default=(0, "", None), key=lambda post: post[0])
        if said and message:
            self.awaits(table, said)
            self.sent(table, key, message)
        spoken = [(spoken_since(key), entry.message) for key, entry in sheet.items()]
        latest = sorted((since, message) for since, message in spoken if since and message)
        for since, message in latest[-MOST_SPEAKING:]:
            self._begin(self._spoken(table, since, message))

    def sent(self, table: TableId, key: str, message: int) -> None:
        """A message of a table has been sent."""
        if said := said_by(key):
            awaited = self._awaited.get(table)
            if awaited is not None and awaited.said == said:
                awaited.has_arrived = True
            self._begin(self._tell(table, said, message))
        elif since := spoken_since(key):
            self._begin(self._spoken(table, since, message))

    def speaks(self, table: TableId, since: int) -> None:
        """The house has something to say at a table since a revision. If it can't be said for so
        long it is not said at all."""
        give_up = self._clock.now() + PATIENCE_MS
        self._clock.call_at(give_up, lambda: self._begin(self._spoken(table, since, None)))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _spoken(self, table: TableId, since: int, message: int | None) -> None:
        """It is stale where the game knows already."""
        at = None if message is None else stamp_of(message)

        async def tell() -> None:
            await self._tables.spoken(table, since, message, at)

        try:
            await until_store_works(self._clock, tell, f"table={table}: what the house said")
        except Refusal:
            log.debug("table=%s: what the house said since %d counts no more", table, since)
        except Exception:
            log.exception("table=%s: what the house said since %d is lost", table, since)

    async def told(self, table: TableId) -> None:
        """Returns once a table's newest card or ruling stands in the channel: no hand and no board
        may show it to anybody earlier."""
        while awaited := self._awaited.get(table):
            await awaited.known.wait()

    def awaits(self, table: TableId, said: int) -> None:
        """A table has something to say whose stamp matters."""
        awaited = self._awaited.setdefault(table, Awaited())
        awaited.said, awaited.has_arrived = said, False
        self._tables.hold(table, HOLD)
        give_up = self._clock.now() + PATIENCE_MS
        self._clock.call_at(give_up, lambda: self._give_up(table, said))

    async def _tell(self, table: TableId, said: int, message: int) -> None:
        about = f"table={table}: the stamp of message {said}"

        async def tell() -> None:
            await self._tables.posted(table, said, stamp_of(message), message)

        try:
            await until_store_works(self._clock, tell, about)
        except Refusal:
            log.debug("table=%s: message %d was sent when the game had gone on", table, said)
        except Exception:
            log.exception("table=%s: the stamp of message %d is lost", table, said)
        self._known(table, said)

    def _give_up(self, table: TableId, said: int) -> None:
        """Unless its stamp is known and only waits for the store."""
        awaited = self._awaited.get(table)
        if awaited is None or awaited.said != said or not awaited.has_arrived:
            self._known(table, said)

    def _known(self, table: TableId, said: int) -> None:
        awaited = self._awaited.get(table)
        if awaited is not None and awaited.said <= said:
            del self._awaited[table]
            awaited.known.set()
            self._tables.release(table, HOLD)


SHOWN_SECONDS = 6.0
"""So long what is to stand below a board waits for it: a little more than a channel that has just
had its posts lets the next one wait."""

Turn = Callable[[], AbstractAsyncContextManager[None]]
"""Waits until there may be a request."""


class Announcing:
    """What is not told because the store fails is told at the next press."""

    def __init__(self, tables: Tables, wire: Wire, turn: Turn) -> None:
        self._tables = tables
        self._wire = wire
        self._turn = turn
        self._awaited: dict[TableId, asyncio.Event] = {}

    @asynccontextmanager
    async def shown(self, table: TableId) -> AsyncIterator[None]:
        """What is done in here has the table's board posted; it ends once that stands there, or
        when it has taken too long."""
        shown = self._awaited[table] = asyncio.Event()
        try:
            yield
            with suppress(TimeoutError):
                await asyncio.wait_for(shown.wait(), SHOWN_SECONDS)
        finally:
            self._awaited.pop(table, None)

    async def posted(self, table: TableId, message: Posted, *, is_sealed: bool = False) -> None:
        """The lobby or the board, or what stays as it is and seals its match, has been posted in a
        message of its own."""
        if awaited := self._awaited.get(table):
            awaited.set()
        view = await self._tables.look(table)
        if view.phase == "lobby" and view.salting.lobby is None:
            await self._announce(table, message, None, is_sealed=is_sealed)

    async def gone(self, table: TableId, message: int) -> None:
        """A message that showed the table is no more."""
        view = await self._tables.look(table)
        known = view.salting.lobby
        if view.phase == "lobby" and known is not None and known.message == message:
            await self._announce(table, None, known)

    async def pressed(self, table: TableId, message: Posted) -> bool:
        """Somebody acts on the lobby in this message: if the one that it was known by is no more,
        it is known by this one. Whether words were lost by that."""
        view = await self._tables.look(table)
        known = view.salting.lobby
        if view.phase != "lobby" or (known is not None and await self._stands(known, message)):
            return False
        with suppress(Refusal):
            await self._tables.announce(table, message, known)
        return bool(view.salting.words)

    async def looked_up(self, table: TableId) -> bool:
        """The same for what is done elsewhere than on the lobby: if the message that it was known
        by is no more, it is known by none until it is posted again."""
        view = await self._tables.look(table)
        known = view.salting.lobby
        if view.phase != "lobby" or known is None or await self._is_there(known):
            return False
        await self._announce(table, None, known)
        return bool(view.salting.words)

    async def _announce(
        self,
        table: TableId,
        message: Posted | None,
        known: Posted | None,
        *,
        is_sealed: bool = False,
    ) -> None:
        try:
            await self._tables.announce(table, message, known, is_sealed=is_sealed)
        except Refusal:
            log.debug("table=%s: its lobby has come to be known by another message", table)
        except NotSaved as error:
            log.warning("table=%s: the lobby's message can't be noted: %s", table, error)

    async def _stands(self, known: Posted, pressed: Posted) -> bool:
        return known.message == pressed.message or await self._is_there(known)

    async def _is_there(self, known: Posted) -> bool:
        """Whether a message is still there, as far as can be seen."""
        async with self._turn():
            try:
                await self._wire.look_up(known.channel, known.message)
            except (Gone, NoPlace):
                return False
            except (Later, NotAllowed, Unfit) as obstacle:
                log.info("message=%d can't be looked up: %s", known.message, obstacle)
        return True
