"""`torture standby`: the process at work is killed or stopped under play, again and again, and each
time its standby goes on. Nobody who presses may notice."""

import asyncio
import signal
import sqlite3
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import games
from bot.chat.custom_ids import Deed, parse
from bot.host.model import TableId
from bot.lab.bench.audience import Audience, NoAnswer, Pressed, labelled
from bot.lab.bench.moves import REMATCH, next_control
from bot.lab.bench.room import HAND, BenchSeat, BenchTable, add_group, open_table
from bot.lab.torture.inspection import inspect
from bot.lab.torture.processes import AT_WORK, Processes, processes
from bot.lab.torture.protocol import Acknowledged
from bot.life import STORE
from bot.playground import Playground, Settings
from bot.playground.gateway.intents import PRIVILEGED
from bot.playground.people.actions import Cannot
from bot.settings import written_folder
from games.kit.realtime import RealtimeGame

PLAYED_SECONDS = (1.0, 3.0)
AFTER_SECONDS = 4.0
"""Until whoever pressed at the last kill has had an answer, or none."""
NOT_YET_SECONDS = 0.1
ROLL_SECONDS = 0.1
LONGEST_ANSWER_SECONDS = 2.0
TRANSCRIPT_ENTRIES = 1_000_000
LOG_LINES = ("ERROR", "Traceback")
SHOWN = 10
SOURCES = "SELECT table_id, source, revision FROM inputs WHERE source GLOB ?"


@dataclass
class Noticed:
    """What people have seen of it all."""

    presses: int = 0
    rolls: int = 0
    faults: list[str] = field(default_factory=list)
    longest: float = 0.0
    acknowledged: list[Acknowledged] = field(default_factory=list)

    def answered(self, pressed: Pressed) -> None:
        self.presses += 1
        self.longest = max(self.longest, pressed.took)


class Outcomes(NamedTuple):
    told: list[str]
    faults: list[str]


class Guests:
    """They play at their tables as fast as they are answered, and one of them rolls dice."""

    def __init__(self, audience: Audience, var: Path) -> None:
        self.noticed = Noticed()
        self._audience = audience
        self._store = var / STORE
        self._is_over = False
        self._under_way: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)

    async def stop(self) -> None:
        self._is_over = True
        await asyncio.gather(*self._under_way)

    async def play(self, table: BenchTable, game: str) -> None:
        """One match after another."""
        channel, anybody, since = table.channel, table.seats[0].person, 0
        while not self._is_over:
            over = self._audience.offered(anybody, channel, REMATCH)
            if over is not None and over.message.id > since:
                since = self._audience.latest(channel)
                table = await open_table(self._audience, table.seats, channel, game, direct=False)
            moved = False
            for seat in table.seats:
                moved = await self._act(seat, table) or moved
            if not moved:
                await asyncio.sleep(NOT_YET_SECONDS)
                await self._look_again(table)

    async def roll(self, person: int, channel: int) -> None:
        while not self._is_over:
            if await self._told(self._audience.slash(person, channel, "roll", die="6")):
                self.noticed.rolls += 1
            await asyncio.sleep(ROLL_SECONDS)

    async def _act(self, seat: BenchSeat, table: BenchTable) -> bool:
        hand = seat.hand
        if hand is None or (control := next_control(hand)) is None:
            return False
        if control.value:
            using = self._audience.choose(seat.person, hand, control.custom_id, control.value)
        else:
            using = self._audience.press(seat.person, hand, control.custom_id)
        pressed = await self._told(using)
        if pressed is not None and pressed.modal is not None:
            filling = self._audience.fill(seat.person, table.channel, pressed.modal)
            pressed = await self._told(filling)
        if pressed is not None:
            self._note_moves(pressed.interaction)
        return pressed is not None

    async def _look_again(self, table: BenchTable) -> None:
        """Opens a hand that nothing can be done in: it may be out of date."""
        for seat in table.seats:
            offered = self._audience.offered(seat.person, table.channel, HAND, public=True)
            if offered is None:
                continue
            latest = self._audience.latest(table.channel)
            if await self._told(self._audience.press(seat.person, *offered)):
                found = self._audience.whispered(seat.person, table.channel, after=latest)
                seat.hand = found or seat.hand

    async def _told(self, pressing: Coroutine[Any, Any, Pressed]) -> Pressed | None:
        """The answer; None if what was pressed has just changed, or nobody answers."""
        try:
            pressed = await pressing
        except Cannot:
            return None
        except (NoAnswer, TimeoutError) as error:
            self.noticed.faults.append(f"a press has failed: {error or 'no answer'}")
            return None
        self.noticed.answered(pressed)
        return pressed

    def _note_moves(self, interaction: int) -> None:
        """What a press that has been answered has led to, as far as it is kept by now."""
        with closing(sqlite3.connect(f"file:{self._store}?mode=ro", uri=True)) as store:
            found = store.execute(SOURCES, (f"{interaction}*",)).fetchall()
        self.noticed.acknowledged += (Acknowledged(*row) for row in found)


class Evening:
    """A bot of two processes, and people at a table of each game that is played by hand."""

    def __init__(self, playground: Playground, var: Path) -> None:
        self.audience = Audience(playground)
        self.guests = Guests(self.audience, var)
        self._core = core = playground.core
        owner = core.add_person("owner").id
        self.bot = core.add_application("Spelvärden", owner, PRIVILEGED)
        self._keys = [key for key in games.names() if not issubclass(games.find(key), RealtimeGame)]
        self._groups = [add_group(core, owner, self.bot, 2, 2, new=True) for _ in self._keys]
        self._history = core.world.history(self._dice)

    @property
    def _dice(self) -> int:
        """Where somebody rolls dice."""
        return self._groups[0][1][1]

    async def begin(self) -> None:
        for key, (seats, channels) in zip(self._keys, self._groups, strict=True):
            table = await open_table(self.audience, seats, channels[0], key, direct=False)
            self.guests.begin(self.guests.play(table, key))
        roller = self._groups[0][0][0].person
        self.guests.begin(self.guests.roll(roller, self._dice))

    def boards(self) -> Counter[TableId]:
        """How many messages show the board of each table."""
        shown = Counter[TableId]()
        for _, (channel, *_) in self._groups:
            for message in self._core.world.history(channel).newest():
                if button := labelled(message, HAND):
                    control = parse(button)
                    assert isinstance(control, Deed)
                    shown[control.table] += message.ephemeral_to is None
        return shown

    def rolls(self) -> int:
        """The number of those that are shown."""
        return sum(message.author_id == self.bot.id for message in self._history.newest())


async def torture_standby(folder: Path, kills: int, seed: int, how: signal.Signals) -> Outcomes:
    """Ends the process at work so often, by SIGKILL or as an upgrade does by SIGTERM."""
    rng = Random(seed)
    async with AsyncExitStack() as stack:
        playground = await stack.enter_async_context(
            await Playground.start(settings=Settings(transcript_entries=TRANSCRIPT_ENTRIES))
        )
        var = Path(stack.enter_context(TemporaryDirectory(dir=folder, prefix="standby-"))) / "var"
        evening = Evening(playground, var)
        both = await stack.enter_async_context(processes(playground, evening.bot, var))
        at_work, standby = await both.start(), await both.start()
        await evening.begin()
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(*PLAYED_SECONDS))
            at_work.send(how)
            await standby.until_said(AT_WORK)
            await at_work.ended()
            at_work, standby = standby, await both.start()
        await asyncio.sleep(AFTER_SECONDS)
        await evening.guests.stop()
        for process in (standby, at_work):
            process.send(signal.SIGTERM)
            await process.ended()
        return await _findings(evening, both, var, f"{kills} times {how.name}")


async def _findings(evening: Evening, both: Processes, var: Path, what: str) -> Outcomes:
    noticed = evening.guests.noticed
    inspected = await inspect(var / STORE, noticed.acknowledged, all_ended=False)
    longest = noticed.longest / 1000
    matches = f"{inspected.matches} matches with {inspected.moves:,} moves"
    told = [
        f"{what}: {noticed.presses:,} presses, {len(noticed.faults)} failed",
        f"the longest answer took {longest:.2f} s",
        f"{len(noticed.acknowledged):,} inputs acknowledged; {matches} in their logs",
    ]
    faults = [*noticed.faults, *inspected.faults, *_of_logs(both), *_of_requests(both)]
    if longest > LONGEST_ANSWER_SECONDS:
        faults.append(f"an answer took longer than {LONGEST_ANSWER_SECONDS} s")
    if evening.rolls() != noticed.rolls:
        faults.append(f"{noticed.rolls} rolls were answered, and {evening.rolls()} are shown")
    faults += (f"table {table} has {n} boards" for table, n in evening.boards().items() if n > 1)
    return Outcomes(told, faults)


def _of_logs(both: Processes) -> Iterator[str]:
    for number, process in enumerate(both.started):
        for line in process.log.splitlines():
            if any(word in line for word in LOG_LINES):
                yield f"process {number}: {line}"


def _of_requests(both: Processes) -> Iterator[str]:
    """No failover needs a connection of its own, and none meets the limit of all requests."""
    transcript = both.playground.core.transcript
    welcomed = sum(entry.what.startswith("READY ") for entry in transcript.of("event"))
    if welcomed != len(both.started):
        yield f"{len(both.started)} processes have connected {welcomed} times"
    for entry in transcript.of("reply"):
        if entry.what.startswith("429") and b'"global":true' in entry.body.replace(b" ", b""):
            yield entry.as_text()


def run(kills: int, seed: int, how: signal.Signals) -> int:
    """The command: prints the report, and returns the exit code."""
    told, faults = asyncio.run(torture_standby(written_folder(), kills, seed, how))
    for line in told + (faults[:SHOWN] or ["nobody noticed anything"]):
        print(line, flush=True)
    return 1 if faults else 0
