"""`torture standby`: the process at work is killed or stopped under play, again and again, and each
time its standby goes on. Nobody who presses may notice."""

import asyncio
import signal
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

import games
from bot.lab.bench.audience import Audience
from bot.lab.bench.room import BenchSeat, add_group
from bot.lab.torture.disturbing import LONGEST, How, InFolder, Pair
from bot.lab.torture.guests import Guests
from bot.lab.torture.processes import Processes, processes
from bot.lab.torture.shared_store import SharedStore
from bot.lab.torture.shown import out_of_date, said_by, twice, two_boards
from bot.playground import Playground
from bot.playground.clock import Clock
from bot.playground.gateway.intents import PRIVILEGED
from bot.playground.operations import channels
from bot.playground.transcript import Kind, Transcript
from bot.settings import Settings, written_folder
from games.kit.realtime import RealtimeGame

PLAYED_SECONDS = (1.0, 3.0)
AFTER_SECONDS = 4.0
"""Until every press at the last kill has been answered, or has failed, and all is shown."""
KEPT_ENTRIES = 1_000
LOG_LINES = ("ERROR", "Traceback")
SHOWN = 10
GLOBAL = b'"global":true'


class Outcomes(NamedTuple):
    told: list[str]
    faults: list[str]


class CountingTranscript(Transcript):
    """Keeps little, and counts what no failover may lead to."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock, KEPT_ENTRIES, to_file=False)
        self.connections = 0
        self.limited: list[str] = []

    def add(self, kind: Kind, what: str, body: bytes = b"") -> None:
        super().add(kind, what, body)
        self.connections += kind == "event" and what.startswith("READY ")
        if kind == "reply" and what.startswith("429") and GLOBAL in body.replace(b" ", b""):
            self.limited.append(what)


class Evening:
    """A bot of two processes, and people at a table of each game. Those in the first seats play by
    direct message, the others in hands that they open."""

    def __init__(self, playground: Playground, kept: SharedStore, seed: int) -> None:
        self.audience = Audience(playground)
        self.core = core = playground.core
        self.counted = core.transcript = CountingTranscript(core.clock)
        owner = core.add_person("owner").id
        self.bot = core.add_application("Spelvärden", owner, PRIVILEGED)
        self.kept = kept
        self.guests = Guests(self.audience, self.bot.id, self.kept, Random(seed))
        self._groups = {
            key: add_group(core, owner, self.bot, 3 if _is_race(key) else 2, 2, new=True)
            for key in games.names()
        }

    def begin(self) -> None:
        for key, (seats, (where, *_)) in self._groups.items():
            if _is_race(key):
                self.guests.begin(self.guests.race(seats, where, key))
                continue
            seats[0].direct = self._direct(seats[0])
            self.guests.begin(self.guests.play(seats, where, key))
        (one, (_, dice)), (other, (_, lobby)), *_ = self._groups.values()
        self.guests.begin(self.guests.roll(one[0].person, dice, self._direct(one[0])))
        self.guests.begin(self.guests.change_options(other[0], lobby, games.names()[0]))

    def _direct(self, seat: BenchSeat) -> int:
        return channels.dm(self.core, self.bot.id, seat.person).id


def _is_race(game: str) -> bool:
    return issubclass(games.find(game), RealtimeGame)


async def torture_standby(
    folder: Path, times: int, seed: int, how: How = "kill", *, postgres: bool = False
) -> Outcomes:
    """Does that so often to the process at work, or to the server of its database."""
    rng = Random(seed)
    async with AsyncExitStack() as stack:
        playground = await stack.enter_async_context(await Playground.start())
        var = Path(stack.enter_context(TemporaryDirectory(dir=folder, prefix="standby-"))) / "var"
        place = await _database(stack, var) if postgres else _folder(var)
        evening = Evening(playground, place.kept, seed)
        noticed = evening.guests.noticed
        both = await stack.enter_async_context(processes(playground, evening.bot, place.settings))
        pair = Pair(await both.start(), await both.start())
        evening.begin()
        for _ in range(times):
            await asyncio.sleep(rng.uniform(*PLAYED_SECONDS))
            noticed.ended = time.monotonic()
            pair, at_work_again = await place.disturb(pair, both, how, rng)
            noticed.taken_over = max(noticed.taken_over, at_work_again - noticed.ended)
        await asyncio.sleep(AFTER_SECONDS)
        await evening.guests.stop()
        await asyncio.sleep(AFTER_SECONDS)
        faults = [*two_boards(said_by(evening.core.world, evening.bot.id))]
        faults += await out_of_date(evening.audience, evening.guests)
        await asyncio.sleep(AFTER_SECONDS)
        said = said_by(evening.core.world, evening.bot.id)
        for process in reversed(pair):
            process.send(signal.SIGTERM)
            await process.ended()
        kept = await evening.kept.at_the_end()
        faults += twice(said, kept, noticed.rolls)
        typed = {f"message {each}" for each in noticed.typed}
        faults += (f"{each} answered a duel, and is lost" for each in typed - kept.sources)
        outcomes = await _findings(evening, both, f"{times} times {how}", LONGEST[how])
        return Outcomes(outcomes.told, outcomes.faults + faults)


def _folder(var: Path) -> InFolder:
    settings = Settings(var=var)
    return InFolder(settings, SharedStore(settings))


async def _database(stack: AsyncExitStack, var: Path) -> InFolder:
    from bot.lab.torture.in_database import in_database  # needs a driver that is an extra

    return await stack.enter_async_context(in_database(var))


async def _findings(evening: Evening, both: Processes, what: str, most: float) -> Outcomes:
    noticed = evening.guests.noticed
    inspected = await evening.kept.inspect(noticed.acknowledged)
    longest = noticed.longest / 1000
    matches = f"{inspected.matches} matches with {inspected.moves:,} moves"
    told = [
        f"{what}: {noticed.presses:,} presses, {len(noticed.faults)} failed",
        f"the longest answer took {longest:.2f} s, {noticed.longest_since:.2f} s after an end",
        f"a standby was at work {noticed.taken_over:.2f} s after the signal at the latest",
        f"{noticed.modals} modals, {len(noticed.typed)} duels by chat, {len(noticed.rolls)} rolls",
        f"{len(noticed.acknowledged):,} inputs acknowledged; {matches} in their logs",
    ]
    faults = [*noticed.faults, *inspected.faults, *_of_logs(both), *evening.counted.limited]
    if longest > most:
        faults.append(f"an answer took longer than {most} s")
    if evening.counted.connections != len(both.started):
        times = evening.counted.connections
        faults.append(f"{len(both.started)} processes have connected {times} times")
    return Outcomes(told, faults)


def _of_logs(both: Processes) -> Iterator[str]:
    for number, process in enumerate(both.started):
        for line in process.log.splitlines():
            if any(word in line for word in LOG_LINES):
                yield f"process {number}: {line}"


def run(times: int, seed: int, how: How, *, postgres: bool) -> int:
    """The command: prints the report, and returns the exit code."""
    trying = torture_standby(written_folder(), times, seed, how, postgres=postgres)
    told, faults = asyncio.run(trying)
    for line in told + (faults[:SHOWN] or ["nobody noticed anything"]):
        print(line, flush=True)
    return 1 if faults else 0
