"""What is done about direct messages that are closed, and channels that are slow, shut or
gone."""

import asyncio
import logging
from collections.abc import Callable

import msgspec

from bot.chat.content import Content
from bot.chat.drafts import Drafts
from bot.chat.keys import (
    SLOW,
    TROUBLE,
    Priority,
    closed_key,
    hand_key,
    kind_of,
    seat_of,
    slow_key,
    turn_key,
)
from bot.chat.outbox import Name
from bot.chat.people import People
from bot.chat.permissions import Bar
from bot.chat.sheets import Sheets
from bot.chat.showing import Showing
from bot.store.records import Place, TableId, User, Wanted
from bot.tables.acts import NOBODY, By
from bot.tables.clock import Clock
from bot.tables.host import Tables
from bot.tables.views import View
from games.kit.refusals import Refusal
from games.kit.seats import Seat

log = logging.getLogger(__name__)

REACH_SECONDS = 1.5

Put = Callable[[View, str, int | None], None]


class Obstacles:
    def __init__(
        self,
        tables: Tables,
        people: People,
        clock: Clock,
        sheets: Sheets,
        drafts: Drafts,
        showing: Showing,
        put: Put,
    ) -> None:
        self._tables = tables
        self._people = people
        self._clock = clock
        self._sheets = sheets
        self._drafts = drafts
        self._showing = showing
        self._put = put
        self._asking: dict[Name, list[asyncio.Future[bool]]] = {}

    async def reaches(self, table: TableId, seat: Seat) -> bool:
        """Whether a seat's hand gets through to its direct messages. What takes too long to find
        out counts as open."""
        key = hand_key(seat)
        sheet = await self._sheets.of(table)
        hand = sheet.get(key)
        if hand is None or (hand.message and not hand.is_due):
            return True
        if closed_key(seat) in sheet:
            return False
        try:
            async with asyncio.timeout(REACH_SECONDS):
                return await self._when_known(Name(table, key))
        except TimeoutError:
            return True

    async def direct_open(self, user: User, name: Name) -> None:
        """A direct message has got through."""
        person = self._people.person(user)
        if person.dm_closed:
            await self._people.keep(msgspec.structs.replace(person, dm_closed=False))
        self._tell(name, True)

    async def direct_closed(self, user: User, name: Name, content: Content) -> None:
        """Remembers it, and tells it once at each table; whoever can't be called by direct
        message is called in public."""
        try:
            await self._tell_of_closed(user, name, content)
            person = self._people.person(user)
            if not person.dm_closed:
                await self._people.keep(msgspec.structs.replace(person, dm_closed=True))
        finally:  # whoever asks later finds what has been told
            self._tell(name, False)

    async def _tell_of_closed(self, user: User, name: Name, content: Content) -> None:
        view = await self._drafts.public(name.table)
        seat = seat_of(name.key)
        if seat is None:
            return
        if kind_of(name.key) == "call":
            await self._want(view, turn_key(view.revision), content)
        if closed_key(seat) not in await self._sheets.of(name.table) and view.phase != "ended":
            told = self._showing.direct_closed(view, user)
            await self._want(view, closed_key(seat), told)

    async def forget_direct(self, user: User) -> None:
        """The channel of direct messages that was kept is no longer the right one."""
        person = self._people.person(user)
        await self._people.keep(msgspec.structs.replace(person, dm_channel=None))

    async def no_access(self, table: TableId, barred: Callable[[Place], Bar]) -> None:
        view = await self._drafts.public(table)
        await self._pause_if_aloud(view)
        await self._tell_opener(view, self._showing.no_access(view, barred(view.place)))

    async def locked(self, table: TableId) -> None:
        """The match's thread is shut until somebody opens it."""
        view = await self._drafts.public(table)
        await self._pause_if_aloud(view)
        await self._tell_opener(view, self._showing.locked(view))

    async def slowed(self, table: TableId, seconds: int, *, unless_told: bool) -> None:
        view = await self._drafts.public(table)
        if unless_told and any(key.startswith(SLOW) for key in await self._sheets.of(table)):
            return
        if view.phase == "playing":
            await self._want(view, slow_key(view.revision), self._showing.slowed(view, seconds))

    async def no_place(self, table: TableId) -> None:
        """The match waits until somebody settles it elsewhere."""
        view = await self._drafts.public(table)
        await self._pause(view, f"no place {view.place.spot}")
        await self._tell_opener(view, self._showing.no_place(view))

    async def _pause_if_aloud(self, view: View) -> None:
        """A match goes on without its board, unless it is played where nothing can be shown now;
        whoever takes it up again before that has changed finds it paused by the next message."""
        if view.phase == "playing" and self._showing.plays_aloud(view):
            await self._pause(view, f"not shown {view.place.spot} {view.revision}")

    async def _pause(self, view: View, why: str) -> None:
        try:
            await self._tables.pause(view.table, By(NOBODY, why, self._clock.now()))
            log.info("table=%s is paused by the bot: %s", view.table, why)
        except Refusal as refusal:
            log.info("table=%s is not paused: %s", view.table, refusal)

    async def _tell_opener(self, view: View, content: Content) -> None:
        told = (await self._sheets.of(view.table)).get(TROUBLE)
        if told is not None and told.fixed == msgspec.json.encode(content):
            return
        await self._want(view, TROUBLE, content)

    async def _want(self, view: View, key: str, content: Content) -> None:
        place = None if key == TROUBLE else view.place.spot
        fixed = msgspec.json.encode(content)
        wanted = Wanted(key, Priority.NOTICE, place, fixed)
        await self._sheets.want(view.table, view.revision, [wanted])
        self._put(view, key, place)

    def _when_known(self, name: Name) -> "asyncio.Future[bool]":
        """Whether a direct message gets through, once that is known."""
        known: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._asking.setdefault(name, []).append(known)
        return known

    def _tell(self, name: Name, reached: bool) -> None:
        for known in self._asking.pop(name, ()):
            if not known.done():
                known.set_result(reached)
