"""People at the tables of a bot whose process at work is ended again and again: they play, change a
lobby's options in modals and roll dice, as fast as they are answered, and note what they see."""

import asyncio
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from bot.chat.custom_ids import Control, OptionPage, PublicAsk, parse
from bot.lab.bench.audience import Audience, NoAnswer, NotSeen, Offered, Pressed, controls, labelled
from bot.lab.bench.moves import MOST_PRESSES, PRIMARY, REMATCH, next_control
from bot.lab.bench.room import HAND, BenchSeat, BenchTable, open_table, start_table
from bot.lab.torture.protocol import Acknowledged
from bot.lab.torture.shared_store import SharedStore
from bot.playground.limits import component_forms as of
from bot.playground.people.actions import Cannot
from bot.playground.records import Message

NOT_YET_SECONDS = 0.1
DUEL = "⚡"
"""Stands before the name of each player who must answer."""
AWAITED = ("Waiting for {} to flip", "{} opens the round")
TYPED_SHARE = 0.5
"""The others press a button and answer in its modal."""
BOTH_SHARE = 0.3


@dataclass
class Noticed:
    """What people have done and seen."""

    presses: int = 0
    modals: int = 0
    rolls: list[int] = field(default_factory=list)
    """The interactions that were answered."""
    typed: list[int] = field(default_factory=list)
    """The messages that were the first answer in a duel."""
    faults: list[str] = field(default_factory=list)
    longest: float = 0.0
    longest_since: float = 0.0
    """How long after a process was ended that answer came, in seconds."""
    ended: float = 0.0
    """When a process was last ended."""
    taken_over: float = 0.0
    """The longest time until another one was at work, in seconds."""
    acknowledged: list[Acknowledged] = field(default_factory=list)

    def answered(self, pressed: Pressed) -> None:
        self.presses += 1
        self.modals += pressed.modal is not None
        if pressed.took > self.longest:
            self.longest, self.longest_since = pressed.took, time.monotonic() - self.ended


class Guests:
    def __init__(self, audience: Audience, bot: int, kept: SharedStore, rng: Random) -> None:
        self.noticed = Noticed()
        self.tables: dict[int, BenchTable] = {}
        """The newest of each channel."""
        self._audience = audience
        self._bot = bot
        self._kept = kept
        self._rng = rng
        self._words = count(1)
        self._is_over = False
        self._under_way: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._under_way.add(asyncio.create_task(self._go_on_with(work)))

    async def _go_on_with(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (NoAnswer, NotSeen, TimeoutError) as error:
            self.noticed.faults.append(f"a match could not be begun: {error or 'no answer'}")

    async def stop(self) -> None:
        self._is_over = True
        await asyncio.gather(*self._under_way)

    async def play(self, seats: list[BenchSeat], channel: int, game: str) -> None:
        """One match after another."""
        await self._open(seats, channel, game)
        since = 0
        while not self._is_over:
            if ended := self._ended(self.tables[channel], since):
                since = ended
                await self._open(seats, channel, game)
            table = self.tables[channel]
            moved = False
            for seat in table.seats:
                moved = await self._act(seat, table) or moved
            if not moved:
                await asyncio.sleep(NOT_YET_SECONDS)
                await self._look_again(table)

    async def race(self, seats: list[BenchSeat], channel: int, game: str) -> None:
        """The same of a game that is played in real time, by what the bot posts. No duel is left
        undecided at the end."""
        await self._open_race(seats, channel, game)
        read, in_duel = 0, False
        while in_duel or not self._is_over:
            table = self.tables[channel]
            if self._ended(table, 0):
                await self._open_race(seats, channel, game)
                continue
            post = self._posted(table.channel)
            if post is None or post.id == read:
                await asyncio.sleep(NOT_YET_SECONDS)
                continue
            read, racing = post.id, self._racing(table, post)
            in_duel = bool(racing)
            if in_duel:
                await self._answer(racing, table)
            else:
                await self._turn_card(table, post)

    async def change_options(self, seat: BenchSeat, channel: int, game: str) -> None:
        """Of a lobby: by a button that opens a modal, which is sent in."""
        await self._told(self._audience.slash(seat.person, channel, "play", game=game))
        while not self._is_over:
            offered = self._offered(channel, OptionPage)
            if offered is None or not await self._use(seat.person, *offered):
                await asyncio.sleep(NOT_YET_SECONDS)

    async def roll(self, person: int, *channels: int) -> None:
        while not self._is_over:
            for channel in channels:
                pressed = await self._told(self._audience.slash(person, channel, "roll", die=6))
                if pressed is not None:
                    self.noticed.rolls.append(pressed.interaction)
                await asyncio.sleep(NOT_YET_SECONDS)

    def hand_of(self, seat: BenchSeat) -> Message | None:
        if seat.direct is None:
            return seat.hand
        newest = self._audience.newest(seat.direct)
        return next((message for message in newest if controls(message)), None)

    async def _open(self, seats: list[BenchSeat], channel: int, game: str) -> None:
        """Those who play by direct message have no other hand."""
        table = await open_table(self._audience, seats, channel, game, direct=True)
        self.tables[channel] = table
        await self._look_again(table)

    async def _open_race(self, seats: list[BenchSeat], channel: int, game: str) -> None:
        """In a thread of its own."""
        before = self._audience.newest_thread(channel)
        await start_table(self._audience, seats, channel, game)

        def begun() -> int:
            thread = self._audience.newest_thread(channel)
            return thread if thread > before and self._posted(thread) else 0

        thread = await self._audience.until(begun, "the race")
        self.tables[channel] = BenchTable(thread, seats)

    def _ended(self, table: BenchTable, since: int) -> int:
        """The message that offers a rematch, if it is newer than that; else 0."""
        over = self._audience.offered(table.seats[0].person, table.channel, REMATCH)
        return over.message.id if over is not None and over.message.id > since else 0

    async def _act(self, seat: BenchSeat, table: BenchTable) -> bool:
        hand = self.hand_of(seat)
        if hand is None or (control := next_control(hand)) is None:
            return False
        return await self._use(seat.person, hand, control.custom_id, control.value)

    async def _use(self, person: int, message: Message, custom_id: str, value: str = "") -> bool:
        """Presses or chooses, and sends in the modal that opens."""
        if value:
            using = self._audience.choose(person, message, custom_id, value)
        else:
            using = self._audience.press(person, message, custom_id)
        pressed = await self._told(using)
        if pressed is not None and pressed.modal is not None:
            filling = self._audience.fill(person, message.channel_id, pressed.modal, self._word())
            pressed = await self._told(filling)
        if pressed is not None:
            self.noticed.acknowledged += await self._kept.made_by(pressed.interaction)
        return pressed is not None

    async def _look_again(self, table: BenchTable) -> None:
        """Opens a hand that nothing can be done in: it may be out of date."""
        for seat in table.seats:
            if seat.direct is None:
                seat.hand = await self.opened_hand(seat, table.channel) or seat.hand

    async def opened_hand(self, seat: BenchSeat, channel: int) -> Message | None:
        offered = self._audience.offered(seat.person, channel, HAND, public=True)
        if offered is None:
            return None
        latest = self._audience.latest(channel)
        await self._told(self._audience.press(seat.person, *offered))
        return self._audience.whispered(seat.person, channel, after=latest)

    async def board_again(self, seat: BenchSeat, channel: int) -> Message | None:
        """The board, posted again."""
        latest = self._audience.latest(channel)
        await self._told(self._audience.slash(seat.person, channel, "table"))
        found = self._audience.offered(seat.person, channel, HAND, public=True)
        return found.message if found is not None and found.message.id > latest else None

    def _posted(self, channel: int) -> Message | None:
        """The newest that the bot has posted of a race, which is no board."""
        newest = self._audience.newest(channel)
        posts = (m for m in newest if m.author_id == self._bot and m.ephemeral_to is None)
        return next((m for m in posts if m.components and not labelled(m, HAND)), None)

    def _offered(self, channel: int, kind: type[Control]) -> Offered | None:
        """The newest button of this kind that everybody sees."""
        found = (self._on(m, kind) for m in self._audience.newest(channel) if not m.ephemeral_to)
        return next(filter(None, found), None)

    def _on(self, message: Message, kind: type[Control]) -> Offered | None:
        """A message's button of this kind; of several the first blue one."""
        shown = [c for c in controls(message) if isinstance(parse(c["custom_id"]), kind)]
        shown.sort(key=lambda control: control.get("style") != PRIMARY)
        return Offered(message, str(shown[0]["custom_id"])) if shown else None

    def _racing(self, table: BenchTable, post: Message) -> list[BenchSeat]:
        racing = [line for line in text_of(post).splitlines() if DUEL in line]
        return [
            seat
            for seat in table.seats
            if any(self._audience.name(seat.person) in line for line in racing)
        ]

    def _awaited(self, table: BenchTable, told: str) -> list[BenchSeat]:
        named = {seat.person: self._audience.name(seat.person) for seat in table.seats}
        return [
            seat
            for seat in table.seats
            if any(words.format(named[seat.person]) in told for words in AWAITED)
        ]

    async def _answer(self, racing: list[BenchSeat], table: BenchTable) -> None:
        """One of those in a duel is quick, and sometimes another too."""
        quick, *others = self._rng.sample(racing, len(racing))
        if self._rng.random() < TYPED_SHARE:
            self.noticed.typed.append(self._write(quick, table))
        else:
            hand = await self.opened_hand(quick, table.channel)
            if hand is not None and (control := next_control(hand)) is not None:
                await self._use(quick.person, hand, control.custom_id, control.value)
        for other in others:
            if self._rng.random() < BOTH_SHARE:
                self._write(other, table)

    def _write(self, seat: BenchSeat, table: BenchTable) -> int:
        return self._audience.write(seat.person, table.channel, self._word())

    async def _turn_card(self, table: BenchTable, post: Message) -> None:
        """The players that the match waits for press, and choose if there is more to it."""
        for seat in self._awaited(table, text_of(post)):
            while (offered := self._on(post, PublicAsk)) and post is self._posted(table.channel):
                await self._press_on(seat, offered)

    async def _press_on(self, seat: BenchSeat, offered: Offered) -> None:
        channel = offered.message.channel_id
        latest = self._audience.latest(channel)
        await self._use(seat.person, *offered)
        found = self._audience.whispered(seat.person, channel, after=latest)
        for _ in range(MOST_PRESSES):
            if found is None or (control := next_control(found)) is None:
                return
            if not await self._use(seat.person, found, control.custom_id, control.value):
                return

    def _word(self) -> str:
        """One that nobody has said before."""
        return f"elg {next(self._words)}"

    async def _told(self, pressing: Coroutine[Any, Any, Pressed]) -> Pressed | None:
        """The answer; None if what was pressed has just changed, or nobody answers."""
        try:
            pressed = await pressing
        except Cannot:
            return None
        except (NoAnswer, TimeoutError) as error:
            since = time.monotonic() - self.noticed.ended
            told = f"a press has failed {since:.1f} s after an end: {error or 'no answer'}"
            self.noticed.faults.append(told)
            return None
        self.noticed.answered(pressed)
        return pressed


def text_of(message: Message) -> str:
    """All that is told in it, and what its buttons say."""
    parts = of.every(message.components)
    shown = (str(part.get(key) or "") for part in parts for key in ("content", "label"))
    return "\n".join(each for each in (message.content, *shown) if each)
