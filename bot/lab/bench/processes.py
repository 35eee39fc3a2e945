"""What the processes of a bench cost, by Linux's own count."""

import os
from pathlib import Path
from typing import NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")
BUSY = slice(0, 3)
"""In a line of /proc/stat: user, nice and system."""


class Spent(NamedTuple):
    """Seconds of processor time so far."""

    driver: float
    bot: float
    echo: float
    machine: float

    def since(self, before: "Spent") -> "Spent":
        return Spent(*(now - then for now, then in zip(self, before, strict=True)))

    @property
    def foreign(self) -> float:
        return max(0.0, self.machine - self.driver - self.bot - self.echo)


NOTHING_SPENT = Spent(0.0, 0.0, 0.0, 0.0)


def spent(bot: int, echo: int) -> Spent:
    """By this process, those two, and the whole machine."""
    line = Path("/proc/stat").read_text().partition("\n")[0].split()[1:]
    return Spent(_of(os.getpid()), _of(bot), _of(echo), sum(map(int, line[BUSY])) / TICKS)


def _of(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    user, system = fields[11:13]
    return (int(user) + int(system)) / TICKS
