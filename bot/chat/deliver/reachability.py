"""Whether direct messages get through; `sender.py` sends them. People who can't be reached play
by "My hand", and are tried again later. They are told so alone, once on each server."""

import asyncio
import logging
from typing import Literal

import msgspec
from cachetools import LRUCache, TTLCache
from msgspec.structs import replace

from bot.chat.deliver.dm_opener import DMOpener
from bot.chat.deliver.errors import DmBarred, DmClosed, Later
from bot.chat.deliver.jobs import Again, Name
from bot.chat.deliver.outbox import Outbox
from bot.host import messages
from bot.host.failures import NotSaved
from bot.host.model import TableId, User
from bot.host.moments import Summons
from bot.host.ports import StoreError
from bot.host.views import View

log = logging.getLogger(__name__)

REACH_SECONDS = 1.5
"""How long it may take to find out whether direct messages get through."""
TRIED_MS = 10_000
"""How often somebody's closed direct messages are tried again, if they ask for it."""
BARRED_MS = 6 * 3_600_000
"""How often somebody is told that none can be opened now."""
MOST_PEOPLE = 1_000
MOST_SERVERS = 50

Reach = Literal["open", "closed", "barred"]
"""Whether direct messages get through: closed by their reader, or not to be opened now."""


class Reachability:
    def __init__(self, outbox: Outbox, opener: DMOpener) -> None:
        self._outbox = outbox
        self._opener = opener
        self._people = outbox.people
        self._messages = outbox.messages
        self._store = outbox.tables.store
        now = outbox.clock.now
        self._asking: dict[Name, list[asyncio.Future[Reach]]] = {}
        self._tried: TTLCache[User, None] = TTLCache(MOST_PEOPLE, TRIED_MS, now)
        self._told: LRUCache[User, tuple[int, ...]] = LRUCache(MOST_PEOPLE)
        """On which servers somebody has been told that theirs are closed."""
        self._told_barred: TTLCache[User, None] = TTLCache(MOST_PEOPLE, BARRED_MS, now)

    async def reach(self, table: TableId, user: User) -> Reach:
        """Whether somebody's hand gets through. What takes too long to find out counts as open, and
        so does a hand that is not to come."""
        sheet = await self._messages.of(table)
        hand = sheet.get(messages.HandKey(user))
        comes = self._people.person(user).hands_come
        if not comes or hand is None or (hand.message and not hand.is_due):
            return "open"
        if messages.ClosedKey(user) in sheet:
            return "closed"
        if not self._opener.is_open(user):
            return "barred"
        known: asyncio.Future[Reach] = asyncio.get_running_loop().create_future()
        name = Name(table, messages.HandKey(user))
        asking = self._asking.setdefault(name, [])
        asking.append(known)
        try:
            async with asyncio.timeout(REACH_SECONDS):
                return await known
        except TimeoutError:
            return "barred" if self._opener.fails(user) else "open"
        finally:
            asking.remove(known)
            if not asking and self._asking.get(name) is asking:
                del self._asking[name]

    def _know(self, name: Name, reach: Reach) -> None:
        """Answers those who wait for how a direct message fares."""
        for known in self._asking.pop(name, ()):
            if not known.done():
                known.set_result(reach)

    async def got_through(self, user: User, name: Name) -> None:
        await self._people.reachable(user)
        self._know(name, "open")

    async def try_again(self, table: TableId, user: User) -> None:
        """Somebody whose hand did not get through has asked for it: their direct messages may be
        open by now. If they are not, that is not told again."""
        try:
            hand = await self._messages.entry(table, messages.HandKey(user))
            failed = self._people.person(user).dm_closed or self._opener.fails(user)
            if hand is None or hand.is_due or not failed or user in self._tried:
                return
            self._tried[user] = None
            await self._people.reachable(user)
            self._outbox.send_again(
                await self._outbox.views.view(table), hand, messages.Priority.TURN_HAND
            )
        except (StoreError, NotSaved) as error:
            log.warning("table=%s user=%d is not tried again: %s", table, user, error)

    async def bring_hand(self, table: TableId, user: User) -> None:
        """Somebody has chosen that their hands come by direct message from now on."""
        try:
            hand = await self._messages.entry(table, messages.HandKey(user))
            if hand is not None and not hand.is_due:
                view = await self._outbox.views.view(table)
                self._outbox.send_again(view, hand, messages.Priority.HAND)
        except (StoreError, NotSaved) as error:
            log.warning("table=%s user=%d is not brought their hand: %s", table, user, error)

    def may_open(self, user: User) -> bool:
        """Whether direct messages with somebody are open, or may be opened now."""
        return self._opener.is_open(user)

    async def open(self, message: messages.OutgoingMessage, reader: User) -> None:
        """Opens direct messages for a message; raises Again or Later."""
        name = Name(message.table, message.key)
        try:
            await self._opener.open(reader)
        except (DmBarred, DmClosed) as refused:
            log.warning(
                "table=%s message=%s is not opened: %s %s",
                *(*name, type(refused).__name__, refused),
            )
            await self.failed(message, reader, is_closed=isinstance(refused, DmClosed))
            return
        except Later:
            self._know(name, "barred")
            raise
        raise Again

    async def failed(
        self, message: messages.OutgoingMessage, user: User, *, is_closed: bool = False
    ) -> None:
        """What the message would have said is seen by "My hand" instead, and a call is made in
        public. Closed direct messages are remembered; those that can't be opened now are not."""
        key = message.key
        try:
            view = await self._outbox.views.view(message.table)
            if isinstance(key, messages.CallKey) and message.content is not None:
                channel, said = view.place.spot, message.content
                in_public = messages.TurnKey(view.revision, user)
                await self._outbox.want(
                    view, messages.WantedMessage(in_public, messages.Priority.NOTICE, channel, said)
                )
            if is_closed:
                await self._note_closed(view, messages.ClosedKey(user))
                if not self._people.person(user).dm_closed:
                    await self._people.change(user, dm_closed=True)
        finally:  # those who ask later find what is known
            self._know(Name(message.table, key), "closed" if is_closed else "barred")
        await self._messages.note_nothing(message)

    async def _note_closed(self, view: View, key: messages.ClosedKey) -> None:
        """At this table they are not tried again."""
        await self._messages.want(
            view.table, view.revision, [messages.WantedMessage(key, messages.Priority.HAND)]
        )
        if (noted := await self._messages.entry(view.table, key)) is not None:
            await self._messages.note_nothing(noted)

    async def call(self, view: View, summons: Summons) -> tuple[User, ...]:
        """Calls those who play by direct message, and returns the others; but nobody who does not
        want to be called."""
        users = tuple(user for user in summons.users if self._people.person(user).is_called)
        called = [
            user
            for user in users
            if not self._people.person(user).dm_closed and self._opener.is_open(user)
        ]
        if view.is_realtime or not called:
            return users
        for user in called:
            one = msgspec.json.encode(replace(summons, users=(user,)))
            await self._outbox.want(
                view,
                messages.WantedMessage(messages.CallKey(user), messages.Priority.NOTICE, None, one),
            )
        return tuple(user for user in users if user not in called)

    async def tells_closed(self, user: User, server: int) -> bool:
        """Whether to tell somebody now that theirs are closed; notes that they were told. Raises
        StoreError."""
        if user not in self._told:
            note = await self._store.note(_note(user)) or ""
            self._told[user] = tuple(map(int, note.split()))
        told = self._told[user]
        if server in told:
            return False
        self._told[user] = told = (*told, server)[-MOST_SERVERS:]
        await self._store.keep_note(_note(user), " ".join(map(str, told)))
        return True

    def forget(self, user: User) -> None:
        for told in (self._tried, self._told, self._told_barred):
            told.pop(user, None)
        self._opener.forget(user)

    def tells_barred(self, user: User) -> bool:
        """Whether to tell somebody now that none can be opened; notes that they were told."""
        if user in self._told_barred:
            return False
        self._told_barred[user] = None
        return True


def _note(user: User) -> str:
    return f"told closed {user}"
