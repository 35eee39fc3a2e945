"""Running time: milliseconds that pass only while the bot runs. Clocks at the tables go by it, so
that they stand still while the bot is down or the machine sleeps, and when the clock is set."""

from bisect import bisect_right
from collections.abc import Sequence

import msgspec

from bot.host.model import Run, Running, Stamp

SLEPT_MS = 30_000
"""The bot looks at the clock far more often; a longer gap means that the machine was asleep, or
that its clock has been set."""

FOR_EVER: Running = 1 << 62


class RunningTime:
    """All of the bot's runs up to the present one, which begins now."""

    def __init__(self, runs: Sequence[Run], now: Stamp) -> None:
        self._runs: list[Run] = []
        for run in runs:
            self._add(run)
        self.run = self._begin(now)
        """The present run, as far as it has been seen."""

    def now(self, stamp: Stamp) -> Running:
        """The running time now, when the clock shows this stamp."""
        present = self.run
        if not 0 <= stamp - present.alive <= SLEPT_MS:
            self.run = self._begin(stamp)
        elif stamp != present.alive:
            self._runs[-1] = self.run = msgspec.structs.replace(present, alive=stamp)
        return self.at(stamp)

    def at(self, stamp: Stamp) -> Running:
        """The running time at a stamp; one between two runs counts as the second's beginning."""
        present = self.run
        if stamp >= present.woke or len(self._runs) == 1:
            return present.running + stamp - present.woke
        place = max(0, bisect_right(self._runs, stamp, key=lambda run: run.woke) - 1)
        run = self._runs[place]
        return min(run.running + stamp - run.woke, self._runs[place + 1].running)

    def stamp(self, running: Running) -> Stamp:
        """When it will be that late, if the bot keeps running."""
        return self.run.woke + running - self.run.running

    def date(self, running: Running) -> tuple[Stamp, Running]:
        """Which stamp it was, or will be, at a running time; and up to which running time that
        goes on without a gap."""
        present = self.run
        if running >= present.running or len(self._runs) == 1:
            return present.woke + running - present.running, FOR_EVER
        place = max(0, bisect_right(self._runs, running, key=lambda run: run.running) - 1)
        run = self._runs[place]
        return run.woke + running - run.running, self._runs[place + 1].running

    def _begin(self, now: Stamp) -> Run:
        number, running = 1, 0
        if self._runs:
            last = self._runs[-1]
            number, running = last.number + 1, last.running + last.alive - last.woke
        begun = Run(number, now, running, now)
        self._add(begun)
        return begun

    def _add(self, run: Run) -> None:
        """A run that began later than one after it went by a clock that was set back since: no
        stamp is from within it."""
        while self._runs and self._runs[-1].woke >= run.woke:
            self._runs.pop()
        self._runs.append(run)
