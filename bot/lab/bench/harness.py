"""What all benches share: percentiles, the machine's own speed, the measured programs, each a
process of its own, and their processor time."""

import asyncio
import math
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import NamedTuple

import games
from bot.places import IS_INSTALLED, PACKAGES
from bot.playground import Playground, addresses
from bot.settings import SettingError
from games.kit.realtime import RealtimeGame

TICKS = os.sysconf("SC_CLK_TCK")
BUSY = slice(0, 3)
"""User, nice and system time in a line of /proc/stat."""
FSYNCS = 200


def sociable() -> str:
    """The game to measure tables with: the one for most players that is not played in real time."""
    silent = [key for key in games.names() if not issubclass(games.find(key), RealtimeGame)]
    return max(silent, key=lambda key: games.find(key).seat_counts[-1])


def load() -> str:
    return f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"


def percentile(milliseconds: Sequence[float], percent: int) -> float:
    if len(milliseconds) < 2:
        return math.nan
    return quantiles(milliseconds, n=100, method="inclusive")[percent - 1]


def percentiles(milliseconds: Sequence[float]) -> str:
    if len(milliseconds) < 2:
        return "(too few)"
    p50, p99 = percentile(milliseconds, 50), percentile(milliseconds, 99)
    return f"{p50:.1f} ms (p50), {p99:.1f} ms (p99) of {len(milliseconds)}"


def fsyncs() -> list[float]:
    """How many milliseconds an fsync of one page takes, measured repeatedly."""
    took = []
    with TemporaryDirectory(dir=Path.cwd(), prefix="bench-") as folder:
        file = os.open(Path(folder) / "fsync", os.O_WRONLY | os.O_CREAT)
        for _ in range(FSYNCS):
            began = time.perf_counter()
            os.write(file, b"x" * 4096)
            os.fsync(file)
            took.append((time.perf_counter() - began) * 1000)
        os.close(file)
    return took


@asynccontextmanager
async def child(
    playground: Playground,
    token: str,
    module: str,
    *arguments: str,
    code: Path = PACKAGES,
    environment: Mapping[str, str],
) -> AsyncIterator[int]:
    """Runs a program that uses this playground as Discord and prints errors only; yields its
    process id."""
    rest, gateway, cdn = addresses(playground.url)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", module, *arguments),
        env=os.environ
        | {
            "DISCORD_TOKEN": token,
            "SPELVARDEN_REST": rest,
            "SPELVARDEN_GATEWAY": gateway,
            "SPELVARDEN_CDN": cdn,
            "SPELVARDEN_LOG": "error",
            "PYTHONPATH": str(code),
        }
        | known_to(code, PRESSING_AT_ONCE)
        | dict(environment),
    )
    try:
        yield process.pid
    finally:
        process.kill()
        await process.wait()


PRESSING_AT_ONCE = {"SPELVARDEN_DOUBLE_CLICK_MS": "0"}
"""People of a bench press as fast as they can. An older bot allows that anyway."""


def known_to(code: Path, environment: Mapping[str, str]) -> dict[str, str]:
    """The settings that a revision of the bot knows, for it takes no other."""
    known = (code / "bot" / "settings.py").read_text()
    return {name: value for name, value in environment.items() if name in known}


@contextmanager
def checkout(revision: str) -> Iterator[Path]:
    """Checks out another revision for the time of the measurement."""
    if IS_INSTALLED:
        raise SettingError("Another revision is measured from a checkout: run ./spelvarden there.")
    with TemporaryDirectory(prefix="bench-") as folder:
        code = Path(folder) / "code"
        try:
            _git("worktree", "add", "--detach", str(code), revision)
        except subprocess.CalledProcessError as error:
            raise SettingError(
                f"“{revision}” can't be measured: {error.stderr.strip().splitlines()[-1]}."
            ) from error
        try:
            yield code
        finally:
            _git("worktree", "remove", "--force", str(code))


def revision(name: str = "HEAD") -> str:
    """The short name of a revision; empty without a repository."""
    try:
        return _git("rev-parse", "--short", name)
    except (OSError, subprocess.CalledProcessError):
        return ""


def _git(*arguments: str) -> str:
    done = subprocess.run(
        ("git", *arguments), cwd=PACKAGES, check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


class Spent(NamedTuple):
    """Processor seconds so far, as Linux counts them."""

    driver: float
    """This process: people and playground."""
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
    """The time used by this process, the two others, and the whole machine."""
    line = Path("/proc/stat").read_text().partition("\n")[0].split()[1:]
    return Spent(_of(os.getpid()), _of(bot), _of(echo), sum(map(int, line[BUSY])) / TICKS)


def _of(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    user, system = fields[11:13]
    return (int(user) + int(system)) / TICKS
