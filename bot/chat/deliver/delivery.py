"""Boards, hands and notices of all tables: what each ought to show gets to where it is seen."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial
from typing import Any

from bot.chat.deliver.beside import Beside
from bot.chat.deliver.copies import Copies
from bot.chat.deliver.digests import Digests
from bot.chat.deliver.due import Looks
from bot.chat.deliver.endings import Endings, said_in
from bot.chat.deliver.messages import Messages, Sight, TrackedMessage, posts_in
from bot.chat.deliver.obstacles import Obstacles, Reach
from bot.chat.deliver.openings import Openings
from bot.chat.deliver.outbox import Outbox
from bot.chat.deliver.pace import Limits
from bot.chat.deliver.postings import Announcing, Postings
from bot.chat.deliver.reactions import Reactions
from bot.chat.deliver.recovery import Recovery
from bot.chat.deliver.schedule import GOING_ON_MS, Name
from bot.chat.deliver.sending import Sending
from bot.chat.deliver.shown import ShownElsewhere
from bot.chat.deliver.threads import Threads
from bot.chat.deliver.unreached import Unreached
from bot.chat.deliver.wire import Wire
from bot.chat.people import People, Servers
from bot.chat.render.latest import Latest
from bot.chat.render.renderer import Renderer, Showing
from bot.host.clock import Clock
from bot.host.desires import Effect, News
from bot.host.failures import NotSaved, until_store_works
from bot.host.keys import (
    BOARD,
    Priority,
    copy_key,
    hand_key,
    is_direct,
    is_redrawn,
    kind_of,
    spoken_since,
    user_of,
)
from bot.host.model import Place, Posted, TableId, User
from bot.host.ports import StoreError
from bot.host.tables import Tables
from bot.host.views import Changed, View
from bot.words.words import Words
from games.kit.game import Game
from games.kit.refusals import Refusal

log = logging.getLogger(__name__)

OPENING_MS = 3_000
"""So long a new table's board waits for the answer to the command that opened it."""

ANSWER_FIRST_MS = 100
"""So long what a move changes waits, for whoever made it is answered first; moves that follow each
other so quickly end in one edit."""

SETTLING_MS = 1_000
"""So long a server's roles may go on changing before what was not allowed there is tried again."""

DRAWN_LATER_MS = 1_500
"""So long after a message was sent in words its picture is tried again."""

CLOCKS_APART_MS = 300
"""So much later than it has thought, the house writes what it has to say: by Discord's clock, too,
that is not before its time, and nobody loses to it by an instant."""

UNHURRIED_MS = 8_000
"""So long the hand of somebody for whom nobody waits may be out of date: the next move often
changes it again."""


class Delivery:
    """Have `changed` told of every change, and `start` it once there is a connection.

    Whoever answers an interaction has the outbox hold what was clicked on, answers, and tells what
    the message now shows by `shown`, or the copies: no request is spent on it then.
    """

    def __init__(
        self,
        tables: Tables,
        people: People,
        words: Words,
        wire: Wire,
        open_game: Callable[[str], Game[Any, Any, Any]],
        clock: Clock,
        *,
        listens: bool,
        limits: Limits | None = None,
    ) -> None:
        self.servers = Servers(tables.store)
        self.renderer = Renderer(
            words,
            people,
            open_game,
            listens=listens,
            shows_pictures=None if wire.studio is None else self._shows_pictures,
            emblems=wire.callbacks.emblems,
        )
        self._tables = tables
        self._wire = wire
        self._clock = clock
        self.outbox = Outbox(clock, limits or Limits())
        wire.callbacks.traffic.count_in(self.outbox.slots)
        self._sight = Sight(clock)
        self._latest = Latest(
            tables, people, self.servers, self.renderer, clock, self._where_to_act
        )
        self.unreached = Unreached(tables.store, clock)
        self.postings = Postings(tables, clock)
        self._messages = Messages(tables.store, clock, self.postings.sent, self.outbox.busy)
        self._openings = Openings(
            clock, people, tables.store, self.outbox.opened, self.outbox.may_open
        )
        self._obstacles = Obstacles(
            tables,
            people,
            clock,
            self._messages,
            self._latest,
            self.renderer,
            self._openings,
            self._put,
        )
        self._digests = Digests(tables, people, words, clock, self._messages, self._obstacles.want)
        self._recovery = Recovery(
            self._messages, people, self._latest, wire.may_read, self._obstacles.point_on
        )
        self.announcing = Announcing(tables, wire, self.outbox.turn)
        looks = Looks(
            self._messages, people, self._sight, self._latest, self._obstacles, self._recovery
        )
        self._sending = Sending(
            wire,
            clock,
            self._messages,
            people,
            self._latest,
            looks,
            self._obstacles,
            self._openings,
            self._recovery,
            self.announcing,
            Endings(wire, self._messages, people, self.renderer),
            Threads(wire, self._messages, self.renderer),
            self._draw_later,
        )
        self.shown = ShownElsewhere(
            tables,
            clock,
            self.outbox,
            self._messages,
            self._sight,
            self._latest,
            self._obstacles,
            self._recovery,
            self._sending,
            self.announcing,
            self._put,
        )
        self.beside = Beside(clock, wire, self.outbox)
        self.copies = Copies(
            clock, wire, self.outbox, self._latest, self.postings, self.beside, tables.store
        )
        self.reactions = Reactions(wire, self.outbox, clock)
        self._changing: set[int] = set()
        self._has_started = False

    async def start(self) -> None:
        """Sends what was wanted before and not sent. The client must be logged in."""
        await self.renderer.open_games()
        self._has_started = True
        self.outbox.try_again()
        await until_store_works(self._clock, self._take_up, "what was not sent before")
        self._digests.start()

    async def _take_up(self) -> None:
        await self._openings.begin()
        unsent = await self._tables.store.unsent()
        if unsent or await self._tables.store.live():
            self.outbox.begin_again()
        self._recovery.begin({row.table for row in unsent})
        for table in self.postings.tables():
            self.postings.was_sent(table, await self._messages.of(table))
        await self.copies.take_up()
        begun = {row.table for row in unsent if kind_of(row.key) == "start"}
        for row in unsent:
            try:
                view = await self._latest.public(row.table)
                self.postings.unsent(row)
                opens = row.table in begun and _opens(row.key)
                self._put(view, row.key, row.channel, row.priority, opens=opens)
            except Refusal as refusal:
                log.warning("table=%s is not shown: %s", row.table, refusal)
            except (StoreError, NotSaved):
                raise
            except Exception:
                log.exception("table=%s message=%s is not shown", row.table, row.key)

    async def stop(self) -> None:
        """Sends nothing more. What is missing is sent after the next start."""
        await self._digests.stop()
        await self.outbox.stop()

    def changed(self, changed: Changed, effect: Effect) -> None:
        """The one reaction to a change of a table."""
        public = changed.view(None)
        if changed.said:
            self.postings.awaits(changed.table, changed.said)
        if changed.speaking is not None:
            self.postings.speaks(changed.table, changed.revision)
        if changed.kind == "strand":
            self.postings.stranded(changed.table)
        self.outbox.store_works()
        if changed.kind == "open":
            board = Name(changed.table, BOARD)
            self.outbox.schedule.hold_until(board, self._clock.now() + OPENING_MS)
        self._messages.wanted(changed.table, changed.revision, effect.desired)
        if not self._has_started:
            return
        is_move = changed.kind == "move" and public.phase == "playing"
        for desired in effect.desired:
            key, wait, goes_on = desired.key, 0, None
            if is_move and key == BOARD and effect.goes_on is not None:
                wait, goes_on = GOING_ON_MS, effect.goes_on
            elif is_move and is_redrawn(key):
                wait = UNHURRIED_MS if desired.priority == Priority.HAND else ANSWER_FIRST_MS
            elif spoken_since(key):
                wait = CLOCKS_APART_MS
            opens = changed.kind == "start" and _opens(key)
            self._put(
                public,
                key,
                desired.channel,
                desired.priority,
                wait=wait,
                opens=opens,
                goes_on=goes_on,
            )
        for user in effect.renewed:
            wait = ANSWER_FIRST_MS if user in effect.hurried else UNHURRIED_MS
            self.copies.put(changed.table, user, wait if is_move else 0)

    def acted(self, table: TableId, user: User) -> None:
        """Somebody has pressed something: a board that shows their turn waits for more of it."""
        self.outbox.put_off(Name(table, BOARD), user)

    async def is_current(self, table: TableId, key: str, message: int) -> bool:
        """Whether somebody's hand, or the copy of it, is the one that is kept current."""
        user = user_of(key)
        if user is not None and key == copy_key(user):
            copy = self.copies.of(table, user)
            return copy is not None and copy.message == message
        entry = await self._messages.entry(table, key)
        return entry is not None and entry.message == message

    async def reach(self, table: TableId, user: User) -> Reach:
        """Whether somebody's direct messages are open, as his hand has just shown."""
        return await self._obstacles.reaches(table, user)

    async def news(self, table: TableId, message: int) -> News | None:
        """What one of a table's posts says; nothing if that message is none."""
        posts = posts_in(await self._messages.of(table))
        return next((said_in(post) for post in posts if post.message == message), None)

    async def try_direct_again(self, table: TableId, user: User) -> None:
        """Somebody has asked for his hand, which may get through to his direct messages by now."""
        try:
            await self._obstacles.try_again(table, user)
        except (StoreError, NotSaved) as error:
            log.warning("table=%s user=%d is not tried again: %s", table, user, error)

    def changed_place(self, channel: int) -> None:
        """A channel or thread is not what it was: what could not be sent there may be now."""
        self.outbox.try_again(channel)

    def changed_server(self, server: int) -> None:
        """What the bot may do on a server has changed, or it is there again: what it was not
        allowed to do may be allowed now. Such changes come in dozens."""
        if not self._changing:
            self._clock.call_at(self._clock.now() + SETTLING_MS, self._settled)
        self._changing.add(server)

    def _settled(self) -> None:
        self.outbox.try_again_on(self._changing)
        self._changing.clear()
        self.shown.look_again()

    async def gone(self, spot: int) -> None:
        """A channel or thread is no more, or not for the bot."""
        for table in self._tables.directory.at(spot):
            await until_store_works(
                self._clock,
                partial(self._obstacles.no_place, table, spot),
                f"table={table}: that its place is gone",
            )

    async def gone_with_threads(self, channel: int, is_known: Callable[[int], bool]) -> None:
        """A channel is no more. Its threads have gone with it, and of those that were archived, and
        so are not known, nobody tells."""
        await self.gone(channel)
        async for place in self._unknown_places(is_known):
            if place.channel == channel:
                await self.gone(place.spot)

    async def look_for_places(
        self, is_known: Callable[[int], bool], matters: Callable[[int], bool]
    ) -> None:
        """Asks for each place that is not known, on the servers that matter, whether it is still
        there: it may have gone while the bot could not hear of it."""
        async for place in self._unknown_places(is_known):
            if place.guild is None or not matters(place.guild):
                continue
            async with self.outbox.turn():
                is_gone = await self._wire.is_gone(place.spot)
            if is_gone:
                await self.gone(place.spot)

    async def _unknown_places(self, is_known: Callable[[int], bool]) -> AsyncIterator[Place]:
        """Where tables stand, as far as that is not known to be there, nor to be gone."""
        for spot in self._tables.directory.spots():
            if not is_known(spot) and (place := await self._place_of(spot)) is not None:
                yield place

    async def _place_of(self, spot: int) -> Place | None:
        """As any table says that stands there; nothing if all that can be read have lost it."""
        for table in self._tables.directory.at(spot):
            with suppress(Refusal):
                view = await until_store_works(
                    self._clock,
                    partial(self._tables.look, table),
                    f"table={table}: whether its place is gone",
                )
                if not view.stranded:
                    return view.place
        return None

    async def slowed(self, table: TableId, seconds: int, *, unless_told: bool = False) -> None:
        """Slow mode has been switched on where a table plays aloud, or is just seen to be on."""
        with suppress(Refusal):  # whatever can't be read is not played
            await until_store_works(
                self._clock,
                lambda: self._obstacles.slowed(table, seconds, unless_told=unless_told),
                f"table={table}: that slow mode is on",
            )

    async def unread(self, table: TableId) -> None:
        """What was missed at a table that is played aloud may not be read there."""
        with suppress(Refusal, StoreError, NotSaved):  # it is tried again, and its clock waits
            await self._obstacles.unread(table)

    async def _where_to_act(self, view: View, user: User | None) -> Posted | None:
        """Somebody's hand or, in public, what stands lowest of the table with buttons on it."""
        sheet = await self._messages.of(view.table)
        hand = None if user is None else sheet.get(hand_key(user))
        if hand is not None and hand.message and hand.place:
            return Posted(hand.place, hand.message)
        shown = (sheet.get(key) for key in sheet if key == BOARD or kind_of(key) == "post")
        there = [each.message or 0 for each in shown if each and each.place == view.place.spot]
        newest = max(there, default=0)
        return Posted(view.place.spot, newest) if newest else None

    def arrived(self, channel: int, message: int) -> None:
        """A message has been posted in a channel, by anybody."""
        self._sight.arrived(channel, message)

    def _shows_pictures(self, place: Place) -> Showing:
        if not self.servers.shows_pictures(place.guild):
            return "unwanted"
        return "shown" if self._wire.may_attach(place) else "barred"

    def _draw_later(self, name: Name, entry: TrackedMessage, view: View) -> None:
        """Has a message that was sent in words sent anew once there is time to draw."""

        def look() -> None:
            if self._wire.studio is not None and self._wire.studio.is_late:
                self._draw_later(name, entry, view)
                return
            entry.sent = min(entry.sent, entry.wanted - 1)
            channel = None if is_direct(name.key) else view.place.spot
            self._put(view, name.key, channel, Priority.BOARD)

        self._clock.call_at(self._clock.now() + DRAWN_LATER_MS, look)

    def _put(
        self,
        view: View,
        key: str,
        channel: int | None,
        priority: int = Priority.NOTICE,
        *,
        wait: int = 0,
        opens: bool = False,
        goes_on: User | None = None,
    ) -> None:
        """Queues a message of a table in the queue of where it goes to."""
        name = Name(view.table, key)
        lane = channel or view.place.spot
        if is_direct(key):
            lane = user_of(key) or view.opener
        prepare = partial(self._sending.prepare, name)
        self.outbox.put(lane, name, priority, prepare, wait=wait, opens=opens, goes_on=goes_on)


def _opens(key: str) -> bool:
    """What everything else of a match stands below: its seal, and its board."""
    return key == BOARD or kind_of(key) == "start"
