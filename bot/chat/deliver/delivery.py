"""Boards, hands and notices of all tables: what each ought to show is sent, and kept up to date."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from bot.chat.deliver.answered import AnsweredMessages
from bot.chat.deliver.channel_troubles import ChannelTroubles
from bot.chat.deliver.channels import Channels
from bot.chat.deliver.cleanup import said_in
from bot.chat.deliver.current import CurrentViews
from bot.chat.deliver.digests import Digests
from bot.chat.deliver.dm_opener import DMOpener
from bot.chat.deliver.ephemerals import HandCopies, Whispers
from bot.chat.deliver.jobs import GOING_ON_MS, Name
from bot.chat.deliver.limits import Limits
from bot.chat.deliver.lobby_message import LobbyMessages
from bot.chat.deliver.meetings import MeetingTimes
from bot.chat.deliver.messages import Messages, Sight, posts_in
from bot.chat.deliver.outbox import Outbox
from bot.chat.deliver.queue import RequestQueue
from bot.chat.deliver.reachability import Reachability
from bot.chat.deliver.realtime import Reactions, RealTimePosts
from bot.chat.deliver.recovery import Recovery
from bot.chat.deliver.rendered import MessageRenderer
from bot.chat.deliver.rest import Rest
from bot.chat.deliver.sender import Sender
from bot.chat.people import People, Servers
from bot.chat.render.renderer import Renderer, Showing
from bot.host import messages
from bot.host.changed import Changed
from bot.host.clock import Clock
from bot.host.desires import Effect
from bot.host.failures import NotSaved, until_store_works
from bot.host.model import Place, Stamp, TableId, User
from bot.host.moments import News
from bot.host.ports import StoreError
from bot.host.tables import Tables
from bot.words.words import Words
from games.kit.game import Game
from games.kit.say import Refusal

log = logging.getLogger(__name__)

OPENING_MS = 3_000
"""How long a new table's board waits for the answer to the command that opened it."""

SETTLING_MS = 1_000
"""How long after a change of a server's roles what was not allowed there is tried again."""

TOGETHER_MS = 100
"""How long boards of a game in real time wait after a move: quick moves of several people share one
edit. What matters there is posted."""

CLOCKS_APART_MS = 300
"""How long a bot player's answer waits to be posted: then it is not too early by Discord's clock
either, and nobody loses to it by an instant."""

UNHURRIED_MS = 8_000
"""How stale the hand of a player not awaited may get: the next move often changes it."""


class Delivery:
    """Call `changed` for every change of a table, and `start` once there is a connection.

    To answer an interaction, have the queue hold what was clicked on, answer, and say what the
    message shows now by `answered`, or `copies`: no request is spent on it then.
    """

    def __init__(
        self,
        tables: Tables,
        people: People,
        words: Words,
        rest: Rest,
        channels: Channels,
        open_game: Callable[[str], Game[Any, Any, Any]],
        clock: Clock,
        *,
        listens: bool,
        limits: Limits | None = None,
    ) -> None:
        self.servers = servers = Servers(tables.store)

        def shows_pictures(place: Place) -> Showing:
            if not servers.shows_pictures(place.guild):
                return "unwanted"
            return "shown" if channels.may_attach(place) else "barred"

        self.renderer = Renderer(
            words,
            people,
            open_game,
            listens=listens,
            ticks=lambda place: channels.may_react(place.channel),
            shows_pictures=None if rest.studio is None else shows_pictures,
            emblems=rest.emblems,
            threads=lambda place: servers.threads(place.guild),
        )
        self._tables = tables
        self._clock = clock
        self.queue = RequestQueue(clock, limits or Limits())
        rest.traffic.count_in(self.queue.slots)
        self.realtime = RealTimePosts(tables, clock)
        self._messages = Messages(tables.store, clock, self.realtime.sent, self.queue.busy)
        self.views = CurrentViews(tables, people, servers, self.renderer, self._messages, clock)
        self.outbox = Outbox(
            tables, people, rest, channels, clock, self.queue, self._messages, self.views
        )
        self._opener = DMOpener(self.outbox)
        self.dm = Reachability(self.outbox, self._opener)
        self.troubles = ChannelTroubles(self.outbox)
        self.lobbies = LobbyMessages(self.outbox)
        self.sight = Sight(clock)
        self._recovery = Recovery(self.outbox)
        renderer = MessageRenderer(self.outbox, self.dm, self._recovery, self.sight)
        self._sender = Sender(
            self.outbox, renderer, self.dm, self.troubles, self._recovery, self.lobbies
        )
        self.answered = AnsweredMessages(
            self.outbox, self.sight, self._recovery, self.lobbies, self._sender
        )
        self.meetings = MeetingTimes(self.outbox)
        self.whispers = Whispers(self.outbox)
        self.copies = HandCopies(self.outbox, self.realtime, self.whispers)
        self.reactions = Reactions(self.outbox)
        self._digests = Digests(self.outbox, words)
        self._changing: set[int] = set()
        self._has_started = False

    async def start(self, *, takes_over: bool = False) -> None:
        """Sends what was wanted before and not sent, by this process or by one that it has just
        taken over from. The client must be logged in."""
        await self.renderer.open_games()
        self._has_started = True
        self.queue.try_again()
        taking_up = partial(self._take_up, takes_over=takes_over)
        await until_store_works(self._clock, taking_up, "what was not sent before")
        self._digests.start()

    async def _take_up(self, *, takes_over: bool) -> None:
        await self._opener.begin()
        unsent = await self._tables.store.unsent()
        if unsent or await self._tables.store.live():
            self.queue.begin_again(takes_over=takes_over)
        self._recovery.begin({row.table for row in unsent})
        for table in self.realtime.tables():
            self.realtime.take_up(table, await self._messages.of(table))
        await self.copies.take_up()
        begun = {row.table for row in unsent if isinstance(row.key, messages.StartKey)}
        for row in unsent:
            try:
                view = await self.views.view(row.table)
                self.realtime.unsent(row)
                opens = row.table in begun and _opens(row.key)
                self.outbox.put(view, row.key, row.channel, row.priority, opens=opens)
            except Refusal as refusal:
                log.warning("table=%s is not shown: %s", row.table, refusal)
            except (StoreError, NotSaved):
                raise
            except Exception:
                log.exception("table=%s message=%s is not shown", row.table, row.key)

    async def stop(self, *, abandons: bool = False) -> None:
        """Sends nothing more. What is missing is sent after the next start, or by the next process.
        It may have to abandon what is on its way."""
        await self._digests.stop()
        await self.queue.stop(abandons=abandons)

    def changed(self, changed: Changed, effect: Effect) -> None:
        """The one reaction to a change of a table."""
        public = changed.view(None)
        self.realtime.changed(changed)
        self.queue.store_works()
        if changed.opens:
            board = Name(changed.table, messages.BOARD)
            self.queue.hold_until(board, Stamp(self._clock.now() + OPENING_MS))
        self._messages.wanted(changed.table, changed.revision, effect.wanted)
        if not self._has_started:
            return
        is_move = changed.kind == "move" and public.phase == "playing"
        for wanted in effect.wanted:
            key, wait, goes_on = wanted.key, 0, None
            if is_move and key == messages.BOARD and effect.goes_on is not None:
                wait, goes_on = GOING_ON_MS, effect.goes_on
            elif is_move and key == messages.BOARD:
                wait = TOGETHER_MS if public.is_realtime else 0
            elif is_move and isinstance(key, messages.HandKey):
                wait = UNHURRIED_MS if wanted.priority == messages.Priority.HAND else 0
            elif isinstance(key, messages.SpeechKey):
                wait = CLOCKS_APART_MS
            opens = changed.kind == "start" and _opens(key)
            self.outbox.put(
                public,
                key,
                wanted.channel,
                wanted.priority,
                wait=wait,
                opens=opens,
                goes_on=goes_on,
            )
        for user in effect.renewed:
            is_urgent = not is_move or user in effect.hurried
            self.copies.put(changed.table, user, 0 if is_urgent else UNHURRIED_MS)

    def acted(self, table: TableId, user: User) -> None:
        """A person has pressed something: a board that shows their turn waits for more of it."""
        self.queue.put_off(Name(table, messages.BOARD), user)

    async def is_current(self, table: TableId, key: messages.MessageKey, message: int) -> bool:
        """Whether somebody's hand, or the copy of it, is the one that is kept current."""
        user = key.user
        if user is not None and key == messages.CopyKey(user):
            copy = self.copies.of(table, user)
            return copy is not None and copy.message == message
        entry = await self._messages.entry(table, key)
        return entry is not None and entry.message == message

    async def news(self, table: TableId, message: int) -> News | None:
        """What one of a table's posts says; None if that message is not one."""
        posts = posts_in(await self._messages.of(table))
        return next((said_in(post) for _, post in posts if post.message == message), None)

    def forget(self, user: User) -> None:
        """The store has deleted what was kept of somebody: nothing is kept in memory either."""
        self._messages.forget(user)
        self.copies.forget(user)
        self.whispers.forget(user)
        self.dm.forget(user)
        self._digests.forget(user)

    def changed_place(self, channel: int) -> None:
        """A channel or thread has changed: what could not be sent there is tried again."""
        self.queue.try_again(channel)

    def changed_server(self, server: int) -> None:
        """The bot's permissions on a server have changed, or it is there again: what was not
        allowed may be allowed now. Such changes come in dozens."""
        if not self._changing:
            self._clock.call_at(Stamp(self._clock.now() + SETTLING_MS), self._settled)
        self._changing.add(server)

    def _settled(self) -> None:
        self.queue.try_again(servers=self._changing)
        self._changing.clear()
        self.answered.look_again()


def _opens(key: messages.MessageKey) -> bool:
    """Whether all else of a match stands below this message: its seal, or its board."""
    return key == messages.BOARD or isinstance(key, messages.StartKey)
