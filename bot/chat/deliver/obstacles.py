"""What is done about direct messages that are closed or that Discord lets nobody open now, and
about channels that are slow, shut or gone.

Direct messages are opened with care: Discord bars bots from it that open many. Nothing of it is
kept: whoever can't be reached now plays by "My hand", and is tried again later.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Literal

import msgspec
from cachetools import TTLCache
from msgspec.structs import replace

from bot.chat.deliver.current import CurrentViews
from bot.chat.deliver.jobs import Name
from bot.chat.deliver.messages import Messages
from bot.chat.deliver.openings import Openings
from bot.chat.people import People
from bot.chat.permissions import Bar
from bot.chat.render import notices
from bot.chat.render.content import Content
from bot.chat.render.renderer import Renderer
from bot.host import messages as outgoing
from bot.host.acts import NOBODY, By
from bot.host.clock import Clock
from bot.host.desires import Summons
from bot.host.model import Place, TableId, User
from bot.host.tables import Tables
from bot.host.views import View
from games.kit.refusals import Refusal

log = logging.getLogger(__name__)

REACH_SECONDS = 1.5
TRIED_MS = 10_000
MOST_TRIED = 1_000
"""Closed direct messages are tried again at most so often; so many people are known who asked."""

Put = Callable[[View, outgoing.MessageKey, int | None, int], None]

Reach = Literal["open", "closed", "barred"]
"""Whether direct messages get through: closed by whom they are for, or not to be opened now."""


class Obstacles:
    def __init__(
        self,
        tables: Tables,
        people: People,
        clock: Clock,
        messages: Messages,
        views: CurrentViews,
        renderer: Renderer,
        openings: Openings,
        put: Put,
    ) -> None:
        self._tables = tables
        self._people = people
        self._clock = clock
        self._messages = messages
        self._views = views
        self._renderer = renderer
        self._openings = openings
        self._put = put
        self._asking: dict[Name, list[asyncio.Future[Reach]]] = {}
        self._tried: TTLCache[User, None] = TTLCache(MOST_TRIED, TRIED_MS, clock.now)

    async def reaches(self, table: TableId, user: User) -> Reach:
        """Whether somebody's hand gets through to his direct messages. What takes too long to find
        out counts as open."""
        key = outgoing.HandKey(user)
        sheet = await self._messages.of(table)
        hand = sheet.get(key)
        if hand is None or (hand.message and not hand.is_due):
            return "open"
        if outgoing.ClosedKey(user) in sheet:
            return "closed"
        if not self._openings.is_open(user):
            return "barred"
        known: asyncio.Future[Reach] = asyncio.get_running_loop().create_future()
        name = Name(table, key)
        asking = self._asking.setdefault(name, [])
        asking.append(known)
        try:
            async with asyncio.timeout(REACH_SECONDS):
                return await known
        except TimeoutError:
            return "barred" if self._openings.fails(user) else "open"
        finally:
            asking.remove(known)
            if not asking and self._asking.get(name) is asking:
                del self._asking[name]

    async def direct_open(self, user: User, name: Name) -> None:
        """A direct message has got through."""
        await self._people.reachable(user)
        self.know(name, "open")

    async def try_again(self, table: TableId, user: User) -> None:
        """Somebody whose hand did not get through has asked for it: his direct messages may be
        open by now. It is told no more if they are not."""
        hand = (await self._messages.of(table)).get(outgoing.HandKey(user))
        failed = self._people.person(user).dm_closed or self._openings.fails(user)
        if hand is None or hand.is_due or not failed or user in self._tried:
            return
        self._tried[user] = None
        await self._people.reachable(user)
        await self.show_anew(table, user)

    async def show_anew(self, table: TableId, user: User) -> None:
        """Somebody's hand is sent again, though nothing in it has changed."""
        hand = (await self._messages.of(table)).get(outgoing.HandKey(user))
        if hand is not None:
            hand.sent = min(hand.sent, hand.wanted - 1)
            view = await self._views.view(table)
            self._put(view, outgoing.HandKey(user), None, outgoing.Priority.TURN_HAND)

    async def unreached(self, user: User, name: Name, *, is_closed: bool) -> None:
        """Remembers closed direct messages, unlike those that can't be opened now; a call of
        whoever can't be called by direct message is made in public. They are told alone how to
        play, beside the answer to a press of theirs."""
        try:
            view = await self._views.view(name.table)
            call = (await self._messages.of(name.table)).get(outgoing.CallKey(user))
            if (
                isinstance(name.key, outgoing.CallKey)
                and call is not None
                and call.content is not None
            ):
                in_public = outgoing.TurnKey(view.revision, user)
                place = view.place.spot
                await self.want(
                    view,
                    outgoing.WantedMessage(
                        in_public, outgoing.Priority.NOTICE, place, call.content
                    ),
                )
            if is_closed:
                await self._note_closed(view, outgoing.ClosedKey(user))
                if not self._people.person(user).dm_closed:
                    await self._people.change(user, dm_closed=True)
        finally:  # whoever asks later finds what is known
            self.know(name, "closed" if is_closed else "barred")

    async def _note_closed(self, view: View, key: outgoing.MessageKey) -> None:
        """At this table they are not tried again."""
        await self._messages.want(
            view.table, view.revision, [outgoing.WantedMessage(key, outgoing.Priority.HAND)]
        )
        if (noted := await self._messages.entry(view.table, key)) is not None:
            await self._messages.note_nothing(noted)

    async def call_by_direct_message(self, view: View, summons: Summons) -> tuple[User, ...]:
        """Calls those who play by direct message there, and returns the others."""
        called = [user for user in summons.users if self._is_reachable(user)]
        if view.is_realtime or not called:
            return summons.users
        for user in called:
            one = msgspec.json.encode(replace(summons, users=(user,)))
            await self.want(
                view,
                outgoing.WantedMessage(outgoing.CallKey(user), outgoing.Priority.NOTICE, None, one),
            )
        return tuple(user for user in summons.users if user not in called)

    def _is_reachable(self, user: User) -> bool:
        return not self._people.person(user).dm_closed and self._openings.is_open(user)

    def know(self, name: Name, reach: Reach) -> None:
        """How a direct message fares: whoever waits for it is told."""
        for known in self._asking.pop(name, ()):
            if not known.done():
                known.set_result(reach)

    async def no_access(self, table: TableId, barred: Callable[[Place], Bar]) -> None:
        view = await self._views.view(table)
        await self._pause_if_realtime(view)
        speech = self._renderer.speech_of(view, view.opener)
        await self._tell_opener(view, notices.no_access(view, speech, barred(view.place)))

    async def unread(self, table: TableId) -> None:
        view = await self._views.view(table)
        if not view.stranded:
            await self._pause_if_realtime(view)
            speech = self._renderer.speech_of(view, view.opener)
            await self._tell_opener(view, notices.unread(view, speech))

    async def locked(self, table: TableId) -> None:
        """The match's thread is shut until somebody opens it."""
        view = await self._views.view(table)
        await self._pause_if_realtime(view)
        speech = self._renderer.speech_of(view, view.opener)
        await self._tell_opener(view, notices.locked(view, speech))

    async def slowed(self, table: TableId, seconds: int, *, unless_told: bool) -> None:
        view = await self._views.view(table)
        sheet = await self._messages.of(table)
        if unless_told and any(isinstance(key, outgoing.SlowKey) for key in sheet):
            return
        if view.phase == "playing":
            told = notices.slowed(self._renderer.public_speech(view), seconds)
            await self._want(view, outgoing.SlowKey(view.revision), told)

    async def no_place(self, table: TableId, spot: int) -> None:
        """The table waits until somebody settles it elsewhere, unless it has been settled."""
        try:
            await self._tables.strand(table, spot, self._clock.now())
            log.info("table=%s has lost its place %d", table, spot)
        except Refusal as refusal:
            log.info("table=%s has not lost its place: %s", table, refusal)

    async def _pause_if_realtime(self, view: View) -> None:
        """A match goes on without its board, unless it is played where nothing can be shown now;
        whoever takes it up again before that has changed finds it paused by the next message."""
        if view.phase == "playing" and view.is_realtime:
            why = f"not shown {view.place.spot} {view.revision}"
            try:
                await self._tables.pause(view.table, By(NOBODY, why, self._clock.now()))
                log.info("table=%s is paused by the bot: %s", view.table, why)
            except Refusal as refusal:
                log.info("table=%s is not paused: %s", view.table, refusal)

    async def _tell_opener(self, view: View, content: Content) -> None:
        told = (await self._messages.of(view.table)).get(outgoing.TROUBLE)
        if told is not None and told.content == msgspec.json.encode(content):
            return
        await self._want(view, outgoing.TROUBLE, content)

    async def _want(
        self,
        view: View,
        key: outgoing.MessageKey,
        content: Content,
        priority: outgoing.Priority = outgoing.Priority.NOTICE,
    ) -> None:
        place = None if key == outgoing.TROUBLE else view.place.spot
        await self.want(
            view, outgoing.WantedMessage(key, priority, place, msgspec.json.encode(content))
        )

    async def replace(self, name: Name, place: int, by: int | None = None) -> None:
        """A board or a hand is about to be shown, or just has been, by another message of the same
        place: the old one is to point to it."""
        shown = await self._messages.entry(*name)
        if shown is None or shown.is_deleted or not shown.message or shown.message == by:
            return
        if shown.channel == place:
            await self.point_on(name, place, shown.message)

    async def point_on(self, name: Name, place: int, old: int) -> None:
        """A message that shows what a newer one shows is to point to that; it may have done so
        before, and been redrawn by an answer since."""
        view = await self._views.view(name.table)
        key = outgoing.OldKey(old, name.key.user)
        before = await self._messages.entry(name.table, key)
        if before is not None:
            before.digest, before.sent = None, min(before.sent, before.wanted - 1)
        await self.want(view, outgoing.WantedMessage(key, outgoing.Priority.HAND, place))

    async def want(self, view: View, wanted: outgoing.WantedMessage) -> None:
        """A message that no change of the table has led to."""
        await self._messages.want(view.table, view.revision, [wanted])
        self._put(view, wanted.key, wanted.channel, wanted.priority)
