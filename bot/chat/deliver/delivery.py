"""Boards, hands and notices of all tables: what each ought to show gets to where it is seen."""

import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from functools import partial
from typing import Any

import discord

from bot.chat.deliver.announcing import Announcing
from bot.chat.deliver.attention import Attention
from bot.chat.deliver.copying import Copying
from bot.chat.deliver.ephemerals import Copies, Copy
from bot.chat.deliver.holding import Holding
from bot.chat.deliver.obstacles import Obstacles, Reach
from bot.chat.deliver.openings import Openings
from bot.chat.deliver.outbox import Name, Outbox, Request
from bot.chat.deliver.pace import Limits
from bot.chat.deliver.patience import until_store_works
from bot.chat.deliver.postings import Postings
from bot.chat.deliver.precedence import Precedence
from bot.chat.deliver.recovery import Recovery
from bot.chat.deliver.sending import Sending
from bot.chat.deliver.sheets import Sheets
from bot.chat.deliver.unhurried import Unhurried
from bot.chat.deliver.wire import Wire
from bot.chat.deliver.wishes import Wishes
from bot.chat.people import People
from bot.chat.render.content import Content
from bot.chat.render.drafts import Drafts
from bot.chat.render.showing import Showing
from bot.host.clock import Clock
from bot.host.failures import NotSaved
from bot.host.keys import BOARD, Priority, copy_key, is_direct, is_redrawn, user_of
from bot.host.model import Desired, Stamp, TableId, User
from bot.host.ports import Store, StoreError
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

UNHURRIED_MS = 8_000
"""So long the hand of somebody for whom nobody waits may be out of date."""


class Delivery:
    """Give `wants` to Tables.open, then `attach` and `start`.

    Whoever answers an interaction holds what was clicked on by `answering`, answers, and tells
    what the message now shows by `answered` or `opened_hand`: no request is spent on it then.
    """

    def __init__(
        self,
        store: Store,
        people: People,
        words: Words,
        open_game: Callable[[str], Game[Any, Any]],
        clock: Clock,
        limits: Limits | None = None,
    ) -> None:
        self.showing = Showing(words, people, open_game)
        self._store = store
        self._people = people
        self._clock = clock
        self.precedence = Precedence()
        self._outbox = Outbox(clock, limits or Limits(), self.precedence)
        self._sheets = Sheets(store)
        self._attention = Attention(clock)
        self._openings = Openings(clock, people)
        self._wishes = Wishes(self.showing, people, self._attention, self._openings)
        self._copies = Copies(clock)
        self._holding = Holding()
        self._unhurried = Unhurried(clock)
        self._opening: set[TableId] = set()
        self._changing: set[int] = set()
        self._wire: Wire | None = None
        self._has_started = False

    def attach(self, tables: Tables, client: discord.Client) -> None:
        """Before anything is sent: where the views come from, and where the messages go. A client
        that takes the place of another is attached like the first."""
        if self._wire is not None:
            self._wire.go_by(client)
            return
        self._wire = Wire(client)
        self._tables = tables
        self._drafts = Drafts(tables, self._people, self.showing)
        self._obstacles = Obstacles(
            tables,
            self._people,
            self._clock,
            self._sheets,
            self._drafts,
            self.showing,
            self._openings,
            self._put,
        )
        self._recovery = Recovery(self._sheets, self._people, self._drafts)
        self.announcing = Announcing(tables, self._wire, self.turn)
        self._sending = Sending(
            self._wire,
            self._clock,
            self._sheets,
            self._people,
            self._attention,
            self._drafts,
            self._obstacles,
            self._openings,
            self._recovery,
            self.announcing,
        )
        tables.subscribe(self.changed)
        self.postings = Postings(tables, self._clock)
        self._copying = Copying(
            self._wire, self._outbox, self._holding, self._copies, self._drafts, self.told
        )
        tables.subscribe(self.postings.changed)
        self._sheets.listeners.append(self.postings.sent)

    async def start(self) -> None:
        """Sends what was wanted before and not sent. The client must be logged in."""
        await self.showing.open_games()
        self._has_started = True
        self._outbox.try_again()
        await until_store_works(self._clock, self._take_up, "what was not sent before")

    async def _take_up(self) -> None:
        unsent = await self._store.unsent()
        if unsent or await self._store.live():
            self._outbox.begin_again()
        self._recovery.begin({row.table for row in unsent})
        for table in self.postings.tables():
            self.postings.was_sent(table, await self._sheets.of(table))
        for row in unsent:
            try:
                view = await self._drafts.public(row.table)
                self.postings.unsent(row)
                self._put(view, row.key, row.channel, row.priority)
            except Refusal as refusal:
                log.warning("table=%s is not shown: %s", row.table, refusal)
            except (StoreError, NotSaved):
                raise
            except Exception:
                log.exception("table=%s message=%s is not shown", row.table, row.key)

    async def stop(self) -> None:
        """Sends nothing more. What is missing is sent after the next start."""
        await self._outbox.stop()

    async def idle(self) -> None:
        """Returns once all that can be sent has been sent, also what could wait a little."""
        self._unhurried.hurry()
        await self._outbox.idle()

    def wants(self, changed: Changed) -> Sequence[Desired]:
        return self._wishes.wants(changed)

    def changed(self, changed: Changed) -> None:
        wish = self._wishes.kept(changed)
        if wish is None:
            return
        self._outbox.store_works()
        if changed.kind == "open":
            self._await_opening(changed.table)
        if self._sheets.are_many:
            self._sheets.keep_only(self._outbox.busy())
        self._sheets.wanted(changed.table, changed.revision, wish.wanted)
        self.showing.remember(wish.public, changed.kind)
        if not self._has_started:
            return
        for wanted in wish.wanted:
            self._put_in_time(changed.kind, wish.public, wanted)
        for user in wish.copies:
            wait = ANSWER_FIRST_MS if user in wish.seen.awaited else UNHURRIED_MS
            self._put_copy_in_time(changed.kind, changed.table, user, wait)

    def answering(self, table: TableId, key: str) -> AbstractContextManager[None]:
        """Holds a message that the answer to an interaction is about to redraw."""
        return self._holding.held(Name(table, key))

    async def answered(
        self,
        table: TableId,
        key: str,
        content: Content,
        revision: int,
        channel: int,
        message: int,
    ) -> None:
        """An interaction's answer has posted or redrawn a message, which shows this now. A copy
        further up that has been redrawn is not the message that is kept current."""
        entry = await until_store_works(
            self._clock, lambda: self._sheets.entry(table, key), f"table={table} message={key}"
        )
        if entry is not None and message >= (entry.message or 0):
            await self._note_answered(Name(table, key), content, revision, channel, message)
        self._opened(table)

    async def _note_answered(
        self, name: Name, content: Content, revision: int, channel: int, message: int
    ) -> None:
        """If the store fails, the message's turn in the queue keeps what is noted here."""
        try:
            await self._sheets.note(
                *name,
                revision=revision,
                place=channel,
                message=message,
                digest=content.digest(),
                at=self._clock.now(),
            )
        except StoreError as error:
            log.warning("table=%s message=%s can't be noted yet: %s", *name, error)
            self._put(await self._drafts.public(name.table), name.key, channel, Priority.BOARD)

    def opened_hand(self, table: TableId, user: User, copy: Copy) -> None:
        """An interaction's answer has shown somebody his hand as an ephemeral, which is kept
        current from now on; earlier copies are not."""
        self._copies.opened(table, user, copy)

    async def reach(self, table: TableId, user: User) -> Reach:
        """Whether somebody's direct messages are open, as his hand has just shown."""
        return await self._obstacles.reaches(table, user)

    async def try_direct_again(self, table: TableId, user: User) -> None:
        """Somebody has asked for his hand, which may get through to his direct messages by now."""
        try:
            await self._obstacles.try_again(table, user)
        except (StoreError, NotSaved) as error:
            log.warning("table=%s user=%d is not tried again: %s", table, user, error)

    async def told(self, table: TableId) -> None:
        """Returns once a table's newest card or ruling stands in the channel: no hand and no board
        may show it to anybody earlier."""
        await self.postings.told(table)

    def turn(self) -> AbstractAsyncContextManager[None]:
        """Within it there may be a request, as urgent as a notice."""
        return self._outbox.turn(Priority.NOTICE)

    def heard(self, user: User, at: Stamp) -> None:
        """Somebody has acted, or written."""
        self._attention.heard(user, at)

    def changed_place(self, channel: int) -> None:
        """A channel or thread is not what it was: what could not be sent there may be now."""
        self._outbox.try_again(channel)

    def changed_server(self, server: int) -> None:
        """What the bot may do on a server has changed, or it is there again: what it was not
        allowed to do may be allowed now. Such changes come in dozens."""
        if not self._changing:
            self._clock.call_at(self._clock.now() + SETTLING_MS, self._settled)
        self._changing.add(server)

    def _settled(self) -> None:
        self._outbox.try_again_on(self._changing)
        self._changing.clear()

    async def gone(self, spot: int) -> None:
        """A channel or thread is no more, or not for the bot."""
        for table in self._tables.directory.at(spot):
            await until_store_works(
                self._clock,
                partial(self._obstacles.no_place, table, spot),
                f"table={table}: that its place is gone",
            )

    async def look_for_places(self, is_known: Callable[[int], bool]) -> None:
        """Asks for each place that is not known whether it is still there: it may have gone while
        the bot could not hear of it."""
        assert self._wire is not None
        for spot in self._tables.directory.spots():
            tables = self._tables.directory.at(spot)
            if not tables or is_known(spot):
                continue
            try:
                view = await self._tables.look(tables[0])
            except (Refusal, NotSaved):
                continue
            if view.stranded:
                continue
            async with self.turn():
                is_gone = await self._wire.is_gone(spot)
            if is_gone:
                await self.gone(spot)

    async def slowed(self, table: TableId, seconds: int, *, unless_told: bool = False) -> None:
        """Slow mode has been switched on where a table plays aloud, or is just seen to be on."""
        await until_store_works(
            self._clock,
            lambda: self._obstacles.slowed(table, seconds, unless_told=unless_told),
            f"table={table}: that slow mode is on",
        )

    def arrived(self, channel: int, message: int) -> None:
        """A message has been posted in a channel, by anybody."""
        self._attention.arrived(channel, message)

    def _put_in_time(self, kind: str, public: View, wanted: Desired) -> None:
        """Queues what is wanted. What a move changes lets its answer go before; the hand of
        somebody for whom nobody waits may wait longer: the next move often changes it again."""
        name = Name(public.table, wanted.key)

        def put() -> None:
            self._put(public, wanted.key, wanted.channel, wanted.priority)

        if kind != "move" or public.phase != "playing" or not is_redrawn(wanted.key):
            self._unhurried.forget(name)
            put()
        elif wanted.priority == Priority.HAND:
            self._unhurried.put(name, put, UNHURRIED_MS)
        else:
            self._unhurried.put(name, put, ANSWER_FIRST_MS)

    def _put(
        self, view: View, key: str, channel: int | None, priority: int = Priority.NOTICE
    ) -> None:
        """Queues a message of a table in the queue of where it goes to."""
        name = Name(view.table, key)
        lane = channel or view.place.spot
        if is_direct(key):
            lane = user_of(key) or view.opener
        self._queue(lane, name, priority)

    def _queue(self, lane: int, name: Name, priority: int) -> None:
        self._outbox.put(lane, name, priority, partial(self._prepare, lane, name, priority))

    async def _prepare(self, lane: int, name: Name, priority: int) -> Request | None:
        """What to send; nothing while an answer is about to redraw the message, and after that it
        is queued again."""
        if self._holding.parks(name, partial(self._queue, lane, name, priority)):
            return None
        return await self._sending.prepare(name)

    def _put_copy_in_time(self, kind: str, table: TableId, user: User, wait: int) -> None:
        put = partial(self._copying.put, table, user)
        if kind != "move":
            put()
        elif self._copies.of(table, user) is not None:
            self._unhurried.put(Name(table, copy_key(user)), put, wait)

    def _await_opening(self, table: TableId) -> None:
        self._opening.add(table)
        self._holding.hold(Name(table, BOARD))
        self._clock.call_at(self._clock.now() + OPENING_MS, lambda: self._opened(table))

    def _opened(self, table: TableId) -> None:
        if table in self._opening:
            self._opening.discard(table)
            self._holding.release(Name(table, BOARD))
