"""The host of all tables: every input goes through here, and nothing changes but here."""

import asyncio
import base64
import hashlib
import logging
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Self

from bot.host import absence, by_seat, lessons, lobby, phases, play, salting, thinking
from bot.host.acts import Answer, By, Decided, Told, check_playing, check_seated
from bot.host.calls import called_at_start
from bot.host.capacity import MOST_TABLES, Capacity
from bot.host.clock import Clock, RunningTime
from bot.host.clocks import Clocks
from bot.host.consents import Consents
from bot.host.decks import Decks
from bot.host.desires import Desires
from bot.host.directory import Directory, Presence
from bot.host.earlier_results import EarlierResults
from bot.host.facts import Counting
from bot.host.flow import Acting, Flow, Listener, command
from bot.host.forgetting import Forgetting
from bot.host.languages import TableLanguage
from bot.host.looking_back import LookingBack
from bot.host.meetings import Meeting, Meetings
from bot.host.model import NOBODY, Place, Posted, Secret, Stamp, TableId, User
from bot.host.ports import Store
from bot.host.presets import Presets
from bot.host.ratings import Ratings
from bot.host.realtime import RealTime
from bot.host.sweeping import Sweeping
from bot.host.table import HostedMatch, Table
from bot.host.thinking import Answers
from bot.host.views import View, view
from bot.library import proposed_options
from games.kit.asks import Ask, Preview
from games.kit.game import Game
from games.kit.realtime import RealtimeGame
from games.kit.say import Refusal, Say, Why, not_now, say, stale

log = logging.getLogger(__name__)

SECRET_BYTES = 32

LOBBY_YIELDS_MS = 30 * 60_000
"""A lobby in which nobody has done anything for so long keeps nobody from opening another one."""

NEVER = Stamp(1 << 62)
"""When every lobby has yielded."""

UNHEARD = "unheard"
"""Why a clock stands still where something may have been said that was not heard."""


class Tables(Acting):
    """Takes inputs, one at a time for each table.

    Every method that takes a `By` either returns the result, and then it is on the disk; or raises
    Refusal or NotSaved with a sentence for the author, and then nothing has changed. An input that
    arrives again gets the first answer again.
    """

    def __init__(
        self,
        store: Store,
        decks: Decks,
        directory: Directory,
        presence: Presence,
        time: RunningTime,
        flow: Flow,
        answers: Answers,
        capacity: Capacity,
    ) -> None:
        super().__init__(flow)
        self.store = store
        self.directory = directory
        self.presence = presence
        self.presets = Presets(store)
        self.clocks = Clocks(store, directory, time, flow)
        self.consents = Consents(store, flow, answers)
        self.ratings = Ratings(store, flow)
        self.meetings = Meetings(store, flow.failed)
        self.counting = Counting(store, flow)
        self.forgetting = Forgetting(store, flow, self.meetings, self.ratings.begin)
        self.past = LookingBack(store, flow)
        self.earlier_results = EarlierResults(store, flow, decks, self.ratings.begin)
        self.sweeping = Sweeping(store, flow, decks, self.meetings, self.ratings.begin)
        self.realtime = RealTime(flow, answers)
        self._decks = decks
        self._time = time
        self._answers = answers
        self._capacity = capacity
        self._opening = asyncio.Lock()
        """Tables are opened and settled one after another: each looks at what there is."""

    @classmethod
    async def open(
        cls,
        store: Store,
        clock: Clock,
        open_game: Callable[[str], Game[Any, Any, Any]],
        *,
        known_answers: Callable[[str], Any] | None = None,
        is_shown: bool = False,
        most: int = MOST_TABLES,
    ) -> Self:
        """All tables of a store, their clocks going on from where they stood. If they are shown
        somewhere, the messages that a change ought to show are noted in the change's own commit,
        and the clocks of games played in real time wait for `release` from UNHEARD. Where nobody
        has `known_answers` for a game's key, the tables know none. `most` says how many there may
        be, but for those that are abandoned."""
        time = RunningTime(await store.runs(), clock.now())
        live = await store.live()
        directory = Directory(live, await store.lobbies(), await store.seated())
        decks = Decks(open_game, store)
        presence = Presence(clock)
        desires = Desires() if is_shown else None
        answers = Answers(known_answers)
        flow = Flow(store, clock, time, decks, directory, presence, desires, answers)
        capacity = Capacity(directory, most)
        for table in live:
            if is_shown and decks.is_realtime(table.game):
                flow.ticking.hold(table.id, UNHEARD)
        flow.ticking.timers.set_all({t.id: t.next_due for t in live if t.next_due is not None})
        flow.beat()
        tables = cls(store, decks, directory, presence, time, flow, answers, capacity)
        await tables.meetings.load()
        return tables

    @contextmanager
    def subscribed(self, listener: Listener) -> Iterator[None]:
        """Tells the listener of every change in here, once it is kept, in each table's own order.
        It must return at once."""
        self._flow.listeners.append(listener)
        try:
            yield
        finally:
            self._flow.listeners.remove(listener)

    async def stop(self) -> None:
        """Takes no more inputs, and finishes those under way."""
        await self._flow.stop()

    async def idle(self) -> None:
        """Returns once no input and no clock's move is under way."""
        await self._flow.idle()

    give_word = command(salting.worded)
    leave = command(absence.got_up)
    free = command(lobby.freed)
    choose = command(lobby.chosen)
    pair = command(by_seat.paired)
    say_of = command(by_seat.said_of)
    add_bot_player = command(lobby.with_bot_player)
    take_bot_player_away = command(lobby.without_bot_player)
    tell_bot_player = command(lobby.with_manner)
    pause = command(phases.paused)
    end = command(phases.stopped)
    concede = command(play.conceded)
    end_lesson = command(lessons.left)

    def game(self, key: str) -> Game[Any, Any, Any]:
        """A game with the cards of today."""
        return self._decks.shipped(key)

    async def open_table(
        self,
        game: str,
        place: Place,
        by: By,
        *,
        language: str,
        locale: str = "",
        options: Mapping[str, str] | None = None,
        against: str | None = None,
    ) -> Told:
        """Opens a lobby, the opener at its first seat, with the options that are proposed where
        nothing else is chosen; with a level, against the bot player."""
        opened = self._decks.shipped(game)
        table = named_after(f"open {by.source}")

        def decide() -> Decided:
            self._check_place(opened, place, by.at)
            self._capacity.check_opens(place, by)
            chosen = proposed_options(opened, language, locale) | dict(options or {})
            spoken = TableLanguage(language, locale=locale)
            return lobby.opened(table, opened, new_secret(), place, spoken, by, chosen, against)

        async with self._opening:
            return await self._flow.open(table, by, decide)

    async def open_lesson(
        self, game: str, place: Place, by: By, *, language: str, locale: str = ""
    ) -> Told:
        """Begins the lesson of a game, for the person who opens it."""
        opened = self._decks.shipped(game)
        table = named_after(f"lesson {by.source}")
        spoken = TableLanguage(language, locale=locale)
        options = opened.read_options(lessons.options_of(opened, spoken))
        answers = await asyncio.to_thread(self._answers.hash_of, opened, options)

        def decide() -> Decided:
            self._check_place(opened, place, NEVER)
            self._capacity.check_opens(place, by)
            return lessons.opened(table, opened, place, spoken, by, answers)

        async with self._opening:
            return await self._flow.open(table, by, decide)

    async def following(self, table: TableId) -> TableId | None:
        """The rematch of a table, if anybody has asked for it."""
        following = named_after(f"rematch {table}")
        if self._flow.slots.peek(following) is None and await self.store.table(following) is None:
            return None
        return following

    async def rematch(self, table: TableId, by: By) -> Told:
        """Opens the lobby of the next match of those at an ended table. Whoever asks for it again
        is told of the same lobby."""
        ended = await self._flow.loaded(table)
        following = named_after(f"rematch {table}")

        def decide() -> Decided:
            today = self.game(ended.header.game)
            decided = lobby.reopened(following, ended, today, new_secret(), by)
            self._check_place(today, ended.header.place, by.at)
            self._capacity.check_opens(ended.header.place, by)
            return decided

        async with self._opening:
            return await self._flow.open(following, by, decide)

    async def meet(self, meeting: Meeting, at: Stamp) -> Told:
        """Opens the lobby of a meeting, its seats kept for those who come; once, however often it
        is asked for. Nobody is there by that."""
        ended = await self._flow.loaded(meeting.table)
        following = table_for(meeting.id)
        by = By(NOBODY, f"meeting {meeting.id}", at)

        def decide() -> Decided:
            today, place = self.game(ended.header.game), ended.header.place
            self._check_place(today, place, at)
            self._capacity.check_opens(place, by._replace(user=meeting.opener))
            return lobby.met(following, ended, today, new_secret(), by, meeting)

        async with self._opening:
            return await self._flow.open(following, by, decide)

    async def join(self, table: TableId, by: By, word: str = "") -> Told:
        """Sits down, with a word for the shuffle if there is one. In a match somebody who has left
        comes back, or somebody takes a seat that is free for anybody."""
        told = await self._flow.act(table, by, self._joined, word)
        await self.clocks.joined(table, by.user)
        return told

    def _joined(self, table: Table, by: By, word: str) -> Decided:
        if isinstance(table, HostedMatch):
            decided, is_new = absence.came(table, by), not absence.has_sat(table, by.user)
        else:
            decided, is_new = lobby.joined(table, by, word), True
        if is_new:
            self._capacity.check_sits(by.user, by.at)
        return decided

    async def announce(
        self,
        table: TableId,
        message: Posted | None,
        instead_of: Posted | None = None,
        *,
        is_sealed: bool = False,
    ) -> Told:
        """Sets the message with the seal, whose id goes into the chance, and whether it is never
        edited. It may replace a deleted message; None clears it until a new one is posted."""
        source = f"announce {_id_of(message)} for {_id_of(instead_of)}"
        by = By(NOBODY, source, self._flow.stamp())
        announced = salting.announced
        return await self._flow.act(table, by, announced, message, instead_of, is_sealed=is_sealed)

    async def settle(self, table: TableId, by: By, place: Place) -> Told:
        """Moves the table to another place, such as a thread of its own."""
        async with self._opening:
            return await self._flow.act(table, by, self._moved, place, phases.settled)

    async def strand(self, table: TableId, spot: int, at: Stamp) -> Told:
        """Its place is gone; nobody's doing."""
        revision = (await self._flow.loaded(table)).revision
        by = By(NOBODY, f"no place {spot} {revision}", at)
        return await self._flow.act(table, by, phases.stranded, spot)

    async def take_up(self, table: TableId, by: By, place: Place) -> Told:
        """Settles a table that has lost its place elsewhere, where its match goes on."""
        async with self._opening:
            told = await self._flow.act(table, by, self._moved, place, phases.taken_up)
        await self.realtime.stood_still(table)
        return told

    def _moved(
        self, table: Table, by: By, place: Place, decide: Callable[[Table, By, Place], Decided]
    ) -> Decided:
        if place.spot != table.header.place.spot:
            self._check_place(table.game, place, by.at)
            self._capacity.check_stands(place, by.at)
        return decide(table, by, place)

    async def start(self, table: TableId, by: By) -> Told:
        loaded = await self._flow.loaded(table)
        answers = await self._answers_hash(loaded, by)
        quiet = await self.clocks.quiet_hours(loaded)

        def decide(waiting: Table, by: By) -> Decided:
            if answers and waiting.header.options != loaded.header.options:
                raise stale(say("tables-stale"))
            today = self.game(waiting.header.game)
            self._check_alone(waiting)
            called = called_at_start(waiting.header, table, by.user, self.presence)
            return phases.started(waiting, by, today, answers, quiet, called)

        return await self._flow.act(table, by, decide)

    async def check_start(self, table: TableId, by: By) -> None:
        """Raises the Refusal that starting the match would now."""
        loaded = await self._flow.loaded(table)
        phases.check_start(loaded, by, self.game(loaded.header.game))

    def _check_alone(self, waiting: Table) -> None:
        """A lobby may have stood there unheeded when another one was opened."""
        header = waiting.header
        is_realtime = self._decks.is_realtime(header.game)
        if is_realtime and self.directory.plays(header.place.spot, header.game):
            raise not_now(say("tables-one-per-channel"))

    async def _answers_hash(self, table: Table, by: By) -> str:
        """Names the answers that the bot player would go by, if it plays here and the match can
        start: whether it can is decided under the table's lock."""
        game = self.game(table.header.game)
        try:
            phases.check_start(table, by, game)
        except Refusal:
            return ""
        if not table.header.bot_player_seats:
            return ""
        return await asyncio.to_thread(self._answers.hash_of, game, table.options)

    async def resume(self, table: TableId, by: By) -> Told:
        told = await self._flow.act(table, by, phases.resumed)
        await self.realtime.stood_still(table)
        return told

    async def move(self, table: TableId, by: By, answer: Answer) -> Told:
        """Plays the answer to one of the asks of this person's seat."""
        try:
            return await self._flow.act(table, by, play.answered, answer)
        except Refusal as refusal:
            if refusal.why is Why.STALE and await self._counted(table, by, answer):
                raise Refusal(Why.STALE, say("tables-stale-counted")) from refusal
            raise

    async def if_conceded(self, table: TableId, by: By) -> Say:
        """What giving up would lead to; raises the Refusal that it would."""
        return play.if_conceded(await self._flow.loaded(table), by)

    async def hint(self, table: TableId, by: By) -> Sequence[Say]:
        """What hard play would do at this person's seat, step by step and why, if there is any
        advice; that it was told is counted once for each thing asked. In a game that is played
        aloud there is none: its answers are what is played for."""
        loaded = check_playing(await self._flow.loaded(table))
        seat = check_seated(loaded, by)
        if isinstance(loaded.game, RealtimeGame):
            raise not_now(say("tables-no-hints-aloud"))
        number, asks = loaded.asks(seat)
        steps = await thinking.hints(loaded, seat, self._answers) if asks else ()
        if not steps:
            return ()
        by = by._replace(source=f"hint {seat} {number}")
        await self._flow.act(table, by, play.took_hint, seat)
        return steps

    async def paused_since(self, table: TableId) -> Stamp | None:
        """When a match was paused, if it is."""
        header = (await self._flow.loaded(table)).header
        if header.phase != "paused":
            return None
        return self._time.date(header.pauses[-1].since)[0]

    async def asks(self, table: TableId, user: User) -> tuple[int, Sequence[Ask[Any]]]:
        """What a person may do now, and the ask number for it: for players that are programs.
        Everybody else's asks are in the scene, as data."""
        loaded = await self._flow.loaded(table)
        seat = loaded.seat_of(user)
        if seat is None or loaded.header.phase != "playing" or not isinstance(loaded, HostedMatch):
            return 0, ()
        return loaded.asks(seat)

    async def preview(self, table: TableId, by: By, answer: Answer) -> Preview:
        """What an answer would do; raises the Refusal that playing it would."""
        *_, ask = play.asked(await self._flow.loaded(table), by, answer)
        return ask.check(answer.picks)

    async def look(self, table: TableId, user: User | None = None) -> View:
        """A table as somebody may see it from his seat; without one, as everybody may."""
        loaded = await self._flow.loaded(table)
        seat = None if user is None else loaded.seat_of(user)
        self._flow.now()
        return view(loaded, seat, self._time)

    async def _counted(self, table: TableId, by: By, answer: Answer) -> bool:
        """Whether this person has already answered what an outdated answer was for."""
        seat = (await self._flow.loaded(table)).seat_of(by.user)
        if seat is None or answer.number is None:
            return False
        return await self.store.answered(table, seat, answer.number)

    def in_the_way(self, game: str, place: Place, now: Stamp) -> TableId | None:
        """The table because of which this game, if it is played in real time, can't be opened
        there: one that plays it, or a lobby in which somebody has lately done something."""
        if not self._decks.is_realtime(game):
            return None
        return self.directory.in_the_way(place.spot, game, Stamp(now - LOBBY_YIELDS_MS))

    def in_the_way_of_lesson(self, game: str, place: Place) -> TableId | None:
        """The same for a lesson, which can be played while others wait in a lobby."""
        return self.in_the_way(game, place, NEVER)

    def _check_place(self, game: Game[Any, Any, Any], place: Place, now: Stamp) -> None:
        if self.in_the_way(game.key, place, now) is not None:
            raise not_now(say("tables-one-per-channel"))


def _id_of(message: Posted | None) -> int:
    return 0 if message is None else message.message


def new_secret() -> Secret:
    return Secret(secrets.token_bytes(SECRET_BYTES))


def table_for(meeting: str) -> TableId:
    """The table at which a meeting is held."""
    return named_after(f"meeting {meeting}")


def named_after(what: str) -> TableId:
    """A table's id, the same whenever the same input opens it."""
    digest = hashlib.blake2b(what.encode(), digest_size=8).digest()
    return TableId(base64.b32encode(digest).decode().rstrip("=").lower())
