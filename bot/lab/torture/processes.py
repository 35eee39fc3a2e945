"""The processes of one bot in a playground: the one at work, and its standby."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.library import python_path
from bot.playground import Playground, addresses
from bot.playground.records import Application
from bot.settings import Settings

STARTS_SECONDS = 60.0
LOOK_SECONDS = 0.02
AT_WORK, STANDS_BY, CONNECTED = "at work: ", "stands by: ", "is on Discord"
"""What a process says in its log."""


class NotReady(Exception):
    """A process did not get as far as it should have in time."""


class BotProcess:
    def __init__(self, process: asyncio.subprocess.Process, log: Path) -> None:
        self._process = process
        self._log = log

    def said(self, text: str) -> int:
        """How often it has said that."""
        return self.log.count(text)

    @property
    def log(self) -> str:
        return self._log.read_text(errors="replace")

    async def until_said(self, text: str, *, after: int = 0) -> None:
        """Until it has said so more than so often."""
        await until(lambda: self.said(text) > after or self._process.returncode is not None, text)
        if self.said(text) <= after:
            raise NotReady(f"a process has ended by itself:\n{self.log}")

    def send(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    async def ended(self) -> int:
        return await self._process.wait()


class Processes:
    """Those of one bot, all with the same store."""

    def __init__(self, playground: Playground, bot: Application, settings: Settings) -> None:
        rest, gateway, cdn = addresses(playground.url)
        self._environment = os.environ | {
            "DISCORD_TOKEN": bot.token,
            "SPELVARDEN_REST": rest,
            "SPELVARDEN_GATEWAY": gateway,
            "SPELVARDEN_CDN": cdn,
            "SPELVARDEN_VAR": str(settings.var),
            "DATABASE_URL": settings.database,
            "SPELVARDEN_LOG": "info",
            "SPELVARDEN_PICTURES": "off",
            "SPELVARDEN_EMOJIS": "off",
            "SPELVARDEN_DOUBLE_CLICK_MS": "0",
            "PYTHONPATH": python_path(),
        }
        self.playground = playground
        self._var = settings.var
        self.started: list[BotProcess] = []

    async def start(self) -> BotProcess:
        """One more, which is at work or stands by once this returns."""
        log = self._var.with_name(f"{len(self.started)}.log")
        with log.open("wb") as errors:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "bot", "run", "--standby"),
                env=self._environment,
                stderr=errors,
            )
        started = BotProcess(process, log)
        self.started.append(started)
        await started.until_said(CONNECTED)
        return started

    async def end(self) -> None:
        for process in self.started:
            try:
                process.send(signal.SIGKILL)
            except ProcessLookupError:
                continue
            await process.ended()


@asynccontextmanager
async def processes(
    playground: Playground, bot: Application, settings: Settings
) -> AsyncIterator[Processes]:
    those = Processes(playground, bot, settings)
    try:
        yield those
    finally:
        await those.end()


async def until(look: Callable[[], bool], what: str) -> None:
    """Looks again and again at what nobody is told of."""
    for _ in range(int(STARTS_SECONDS / LOOK_SECONDS)):
        if look():
            return
        await asyncio.sleep(LOOK_SECONDS)
    raise NotReady(f"“{what}” has not come within {STARTS_SECONDS:.0f} s")
