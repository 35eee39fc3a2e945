"""The host of all tables: every input goes through here, and nothing changes but here."""

import asyncio
import base64
import hashlib
import logging
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Self

from bot.host import absence, lobby, play, salting, thinking
from bot.host.acts import NOBODY, Answer, By, Decided, Told, check_playing, check_seated
from bot.host.by_seat import paired, said_of
from bot.host.calls import called_at_start
from bot.host.capacity import MOST_TABLES, Capacity
from bot.host.clock import Clock, RunningTime
from bot.host.clocks import Clocks
from bot.host.consents import Consents
from bot.host.decks import Decks
from bot.host.desires import Desires
from bot.host.directory import Directory, Presence
from bot.host.flow import Flow, Listener
from bot.host.looking_back import LookingBack
from bot.host.model import Place, Posted, Secret, Stamp, TableId, User
from bot.host.ports import Store
from bot.host.presets import Presets
from bot.host.records import record
from bot.host.table import Table
from bot.host.thinking import Answers
from bot.host.views import View, view
from bot.library import proposed_options
from games.kit.asks import Ask, Preview
from games.kit.game import ContentError, Game
from games.kit.known_answers import Listed, ListsAnswers
from games.kit.match import Record
from games.kit.realtime import AnswerVerdict, Heard, PointedAt, RealtimeGame, as_realtime
from games.kit.say import Refusal, Say, Why, not_now, say, stale

log = logging.getLogger(__name__)

SECRET_BYTES = 32

LOBBY_YIELDS_MS = 30 * 60_000
"""A lobby in which nobody has done anything for so long keeps nobody from opening another one."""

UNHEARD = "unheard"
"""Why a clock stands still where something may have been said that was not heard."""


class Tables:
    """Takes inputs, one at a time for each table.

    Every method that takes a `By` either returns what the input led to, and then it is on the
    disk; or raises a Refusal or NotSaved with the sentence for whoever tried, and then nothing
    has changed. An input that arrives again is answered as the first time.
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
        self.store = store
        self.directory = directory
        self.presence = presence
        self.presets = Presets(store)
        self.clocks = Clocks(store, directory, time, flow)
        self.consents = Consents(store, flow, answers)
        self.past = LookingBack(store, flow)
        self._decks = decks
        self._time = time
        self._flow = flow
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
                flow.hold(table.id, UNHEARD)
        flow.timers.set_all({t.id: t.next_due for t in live if t.next_due is not None})
        flow.beat()
        return cls(store, decks, directory, presence, time, flow, answers, capacity)

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
        options: Mapping[str, str] | None = None,
        against: str | None = None,
    ) -> Told:
        """Opens a lobby, the opener at its first seat, with the options that are proposed where
        nothing else is chosen; with a level, against the house."""
        opened = self._decks.shipped(game)
        table = named_after(f"open {by.source}")

        def decide() -> Decided:
            self._check_place(opened, place, by.at)
            self._capacity.check_opens(place, by)
            chosen = proposed_options(opened, language) | dict(options or {})
            return lobby.opened(table, opened, new_secret(), place, language, by, chosen, against)

        async with self._opening:
            return await self._flow.open(table, by, decide)

    async def following(self, table: TableId) -> TableId | None:
        """The rematch of a table, if anybody has asked for it."""
        following = named_after(f"rematch {table}")
        if self._flow.peek(following) is None and await self.store.table(following) is None:
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

    async def join(self, table: TableId, by: By, word: str = "") -> Told:
        """Sits down, with a word for the shuffle if there is one. In a match whoever has left comes
        back, or takes a seat that is free for anybody."""
        now = self._flow.now

        def decide(table: Table) -> Decided:
            if table.standing is None:
                decided = lobby.joined(table, by, word)
            else:
                decided = absence.came(table, by, now())
            if table.standing is None or not absence.has_sat(table, by.user):
                self._capacity.check_sits(by.user, by.at)
            return decided

        told = await self._flow.act(table, by, decide)
        await self.clocks.joined(table, by.user)
        return told

    async def give_word(self, table: TableId, by: By, word: str) -> Told:
        """A word for the shuffle of somebody at the table, in place of his last one."""
        return await self._flow.act(table, by, lambda now: salting.worded(now, by, word))

    async def announce(
        self,
        table: TableId,
        message: Posted | None,
        instead_of: Posted | None = None,
        *,
        is_sealed: bool = False,
    ) -> Told:
        """Tells which message, in which the commitment stands, goes into the chance, and whether it
        stays as it is; it can take the place of one that is no more, as can nothing until there is
        another."""
        source = f"announce {_id_of(message)} for {_id_of(instead_of)}"
        by = By(NOBODY, source, self._flow.stamp())
        return await self._flow.act(
            table,
            by,
            lambda now: salting.announced(now, by, message, instead_of, is_sealed=is_sealed),
        )

    async def leave(self, table: TableId, by: By) -> Told:
        """Gets up; in a match the others are asked what becomes of the seat."""
        now = self._flow.now

        def decide(table: Table) -> Decided:
            if table.standing is None:
                return lobby.left(table, by)
            return absence.left(table, by, now())

        return await self._flow.act(table, by, decide)

    async def free(self, table: TableId, by: By) -> Told:
        """Gives up the seats that a rematch's lobby keeps."""
        return await self._flow.act(table, by, lambda now: lobby.freed(now, by))

    async def choose(
        self, table: TableId, by: By, options: Mapping[str, str], preset: str = ""
    ) -> Told:
        """Changes options, each given as text; to those of a preset, if it is named."""
        return await self._flow.act(table, by, lambda now: lobby.chosen(now, by, options, preset))

    async def pair(self, table: TableId, by: By, option: str, people: Sequence[str]) -> Told:
        """Makes two of those who sit in a lobby a pair, or dissolves one."""
        return await self._flow.act(table, by, lambda now: paired(now, by, option, people))

    async def say_of(self, table: TableId, by: By, option: str, person: str, value: str) -> Told:
        """Chooses what an option is for one of those who sit in a lobby."""
        return await self._flow.act(table, by, lambda now: said_of(now, by, option, person, value))

    async def settle(self, table: TableId, by: By, place: Place) -> Told:
        """Moves the table to another place, such as a thread of its own."""

        def decide(now: Table) -> Decided:
            if place.spot != now.header.place.spot:
                self._check_place(now.game, place, by.at)
                self._capacity.check_stands(place, by.at)
            return lobby.settled(now, by, place)

        async with self._opening:
            return await self._flow.act(table, by, decide)

    async def strand(self, table: TableId, spot: int, at: Stamp) -> Told:
        """Its place is no more; nobody's doing."""
        now = self._flow.now
        revision = (await self._flow.loaded(table)).revision
        by = By(NOBODY, f"no place {spot} {revision}", at)
        return await self._flow.act(table, by, lambda table: lobby.stranded(table, by, spot, now()))

    async def take_up(self, table: TableId, by: By, place: Place) -> Told:
        """Settles a table that has lost its place elsewhere, where its match goes on."""
        now = self._flow.now

        def decide(stranded: Table) -> Decided:
            if place.spot != stranded.header.place.spot:
                self._check_place(stranded.game, place, by.at)
                self._capacity.check_stands(place, by.at)
            return lobby.taken_up(stranded, by, place, now())

        async with self._opening:
            told = await self._flow.act(table, by, decide)
        await self.stood_still(table)
        return told

    async def start(self, table: TableId, by: By) -> Told:
        now = self._flow.now
        loaded = await self._flow.loaded(table)
        answers = await self._answers_hash(loaded, by)
        quiet = await self.clocks.quiet_hours(loaded)

        def decide(waiting: Table) -> Decided:
            if answers and waiting.header.options != loaded.header.options:
                raise stale(say("tables-stale"))
            today = self.game(waiting.header.game)
            self._check_alone(waiting)
            called = called_at_start(waiting.header, table, by.user, self.presence)
            return lobby.started(waiting, by, now(), today, answers, quiet, called)

        return await self._flow.act(table, by, decide)

    async def check_start(self, table: TableId, by: By) -> None:
        """Raises the Refusal that starting the match would now."""
        loaded = await self._flow.loaded(table)
        lobby.check_start(loaded, by, self.game(loaded.header.game))

    def _check_alone(self, waiting: Table) -> None:
        """A lobby may have stood there unheeded when another one was opened."""
        header = waiting.header
        is_realtime = self._decks.is_realtime(header.game)
        if is_realtime and self.directory.plays(header.place.spot, header.game):
            raise not_now(say("tables-one-per-channel"))

    async def _answers_hash(self, table: Table, by: By) -> str:
        """Names the answers that the house would go by, if it plays here and the match can start:
        whether it can is decided under the table's lock."""
        game = self.game(table.header.game)
        try:
            lobby.check_start(table, by, game)
        except Refusal:
            return ""
        if not table.header.house_seats:
            return ""
        return await asyncio.to_thread(self._answers.hash_of, game, table.options)

    async def add_house(self, table: TableId, by: By, level: str) -> Told:
        """Has the house sit down at a lobby's next seat."""
        return await self._flow.act(table, by, lambda now: lobby.with_house(now, by, level))

    async def take_house_away(self, table: TableId, by: By) -> Told:
        return await self._flow.act(table, by, lambda now: lobby.without_house(now, by))

    async def tell_house(
        self, table: TableId, by: By, *, level: str | None = None, pace: str | None = None
    ) -> Told:
        """At which level, or how fast, the house is to play wherever it sits."""
        return await self._flow.act(table, by, lambda now: lobby.with_manner(now, by, level, pace))

    async def pause(self, table: TableId, by: By) -> Told:
        now = self._flow.now
        return await self._flow.act(table, by, lambda table: lobby.paused(table, by, now()))

    async def resume(self, table: TableId, by: By) -> Told:
        now = self._flow.now
        told = await self._flow.act(table, by, lambda table: lobby.resumed(table, by, now()))
        await self.stood_still(table)
        return told

    async def end(
        self, table: TableId, by: By, check: Callable[[User, Place], None] | None = None
    ) -> Told:
        """Ends the table: its opener may, and those whom `check` lets, which is told who has opened
        it and where it stands now, and raises a Refusal."""
        return await self._flow.act(table, by, lambda now: lobby.stopped(now, by, check))

    async def move(self, table: TableId, by: By, answer: Answer) -> Told:
        """Plays the answer to one of the asks of this person's seat."""
        now = self._flow.now
        try:
            return await self._flow.act(
                table, by, lambda table: play.answered(table, by, answer, now())
            )
        except Refusal as refusal:
            if refusal.why is Why.STALE and await self._counted(table, by, answer):
                raise Refusal(Why.STALE, say("tables-stale-counted")) from refusal
            raise

    async def concede(self, table: TableId, by: By) -> Told:
        """Gives up for this person's seat, while the match is played or paused."""
        now = self._flow.now
        return await self._flow.act(table, by, lambda table: play.conceded(table, by, now()))

    async def if_conceded(self, table: TableId, by: By) -> Say:
        """What giving up would lead to; raises the Refusal that it would."""
        return play.if_conceded(await self._flow.loaded(table), by)

    async def hear(self, table: TableId, by: By, message: Heard) -> Told:
        """Takes what somebody has said aloud, if it means anything to the game; else it is
        refused as stale. Talk, of which there may be much, costs no more than a look."""
        peeked = self._flow.peek(table)
        if peeked is not None:
            play.meant(peeked, by, message)
        now = self._flow.now
        return await self._flow.act(table, by, lambda table: play.heard(table, by, message, now()))

    async def point(self, table: TableId, by: By, command: str, message: PointedAt) -> Told:
        """Does something about a message in the table's channel, as the game declares it."""
        now = self._flow.now
        return await self._flow.act(
            table, by, lambda table: play.pointed(table, by, command, message, now())
        )

    async def posted(
        self, table: TableId, number: int, at: Stamp, message: int | None = None
    ) -> Told:
        """Tells the game which stamp, and which id, its own message of this number has got from the
        chat."""
        now = self._flow.now
        by = By(NOBODY, f"posted {number}", at)
        known_as = "" if message is None else str(message)
        return await self._flow.act(
            table, by, lambda table: play.posted(table, by, number, known_as, now())
        )

    async def spoken(
        self, table: TableId, revision: int, message: int | None, at: Stamp | None = None
    ) -> Told:
        """Tells which message it is, with its stamp, that the house has had to say since a
        revision; without one, that it can't be said."""
        now = self._flow.now
        by = By(NOBODY, f"spoken {revision}", self._flow.stamp() if at is None else at)
        return await self._flow.act(
            table, by, lambda table: play.spoken(table, by, revision, message, now())
        )

    async def hint(self, table: TableId, by: By) -> Sequence[Say]:
        """What hard play would do at this person's seat, step by step and why, if there is any
        advice; that it was told is counted once for each thing asked. In a game that is played
        aloud there is none: its answers are what is played for."""
        loaded = await self._flow.loaded(table)
        check_playing(loaded)
        seat = check_seated(loaded, by)
        if isinstance(loaded.game, RealtimeGame):
            raise not_now(say("tables-no-hints-aloud"))
        number, asks = loaded.asks(seat)
        steps = await thinking.hints(loaded, seat, self._answers) if asks else ()
        if not steps:
            return ()
        by = by._replace(source=f"hint {seat} {number}")
        await self._flow.act(table, by, lambda now: play.took_hint(now, seat, by))
        return steps

    async def stood_still(self, table: TableId) -> None:
        """Tells the game, if that matters to it, that the clocks stood still until now."""
        now, at = self._flow.now, self._flow.stamp()
        by = By(NOBODY, f"stood still until {at}", at)
        with suppress(Refusal):
            await self._flow.act(table, by, lambda table: play.stood_still(table, by, now()))

    async def hears_since(self, table: TableId) -> Stamp | None:
        """Since when messages that were not heard may matter to a game, if any do."""
        standing = (await self._flow.loaded(table)).standing
        aloud = standing and as_realtime(standing.game)
        return aloud.hears_since(standing.state) if standing and aloud else None

    async def verdict(self, table: TableId, message: str) -> AnswerVerdict | None:
        """What has come of what was just said aloud by a message, where a game tells it of each."""
        standing = (await self._flow.loaded(table)).standing
        aloud = standing and as_realtime(standing.game)
        return aloud.verdict(standing.state, message) if standing and aloud else None

    async def paused_since(self, table: TableId) -> Stamp | None:
        """When a match was paused, if it is."""
        header = (await self._flow.loaded(table)).header
        if header.phase != "paused":
            return None
        return self._time.date(header.pauses[-1].since)[0]

    def hold(self, table: TableId, why: str) -> None:
        """The clock does nothing at a table until it is released from each hold: there may be
        something that it ought to know first."""
        self._flow.hold(table, why)

    def release(self, table: TableId, why: str) -> None:
        """Lets the clock do what it is time for, if nothing else holds it."""
        self._flow.release(table, why)

    async def asks(self, table: TableId, user: User) -> tuple[int, Sequence[Ask[Any]]]:
        """What somebody may do now, and the ask number that goes with it: for whoever plays by
        program. Everybody else's asks are in the scene, as data."""
        loaded = await self._flow.loaded(table)
        seat = loaded.seat_of(user)
        if seat is None or loaded.header.phase != "playing":
            return 0, ()
        return loaded.asks(seat)

    async def preview(self, table: TableId, by: By, answer: Answer) -> Preview:
        """What an answer would do; raises the Refusal that playing it would."""
        _, _, ask = play.asked(await self._flow.loaded(table), by, answer)
        return ask.check(answer.picks)

    async def look(self, table: TableId, user: User | None = None) -> View:
        """A table as somebody may see it from his seat; without one, as everybody may."""
        loaded = await self._flow.loaded(table)
        seat = None if user is None else loaded.seat_of(user)
        self._flow.now()
        return view(loaded, seat, self._time)

    async def listed(self, table: TableId) -> Listed | None:
        """What the game's list has on the answer that is being voted on, if one is: by what all
        know, and read in a thread."""
        return await asyncio.to_thread(self._listed, await self._flow.loaded(table))

    def _listed(self, table: Table) -> Listed | None:
        game, standing = table.game, table.standing
        if standing is None or not isinstance(game, ListsAnswers):
            return None
        public, known = game.knowledge(standing.state, None), self._answers.of(game)
        try:
            return game.listed(public, game.known_answers({}) if known is None else known)
        except ContentError as error:
            log.warning("table=%s goes without known answers: %s", table.id, error)
            return game.listed(public, game.known_answers({}))

    async def record(self, table: TableId) -> Record:
        """A match that has ended, for anybody to verify and replay."""
        loaded = await self._flow.loaded(table)
        if loaded.header.phase != "ended" or loaded.position is None:
            raise not_now(say("tables-not-over"))
        return record(loaded, await self.store.log(table))

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
        return self.directory.in_the_way(place.spot, game, now - LOBBY_YIELDS_MS)

    def _check_place(self, game: Game[Any, Any, Any], place: Place, now: Stamp) -> None:
        if self.in_the_way(game.key, place, now) is not None:
            raise not_now(say("tables-one-per-channel"))


def _id_of(message: Posted | None) -> int:
    return 0 if message is None else message.message


def new_secret() -> Secret:
    return Secret(secrets.token_bytes(SECRET_BYTES))


def named_after(what: str) -> TableId:
    """A table's id, the same whenever the same input opens it."""
    digest = hashlib.blake2b(what.encode(), digest_size=8).digest()
    return base64.b32encode(digest).decode().rstrip("=").lower()
