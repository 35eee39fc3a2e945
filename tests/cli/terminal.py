"""A terminal of a person's own, with a command of the bot's in it."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.places import PACKAGES

PATIENCE_SECONDS = 60.0


class Terminal:
    def __init__(self, screen: int, process: subprocess.Popen[bytes]) -> None:
        self._screen = screen
        self._process = process
        self._news = asyncio.Event()
        self.shown = ""
        """All that has stood on the screen."""
        self._read_up_to = 0
        asyncio.get_running_loop().add_reader(screen, self._read)

    def _read(self) -> None:
        try:
            read = os.read(self._screen, 4096)
        except OSError:  # so it ends on Linux
            read = b""
        if not read:
            asyncio.get_running_loop().remove_reader(self._screen)
        self.shown += read.decode().replace("\r\n", "\n")
        self._news.set()

    async def until(self, text: str) -> str:
        """What comes on the screen up to a text, which must come."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while (found := self.shown.find(text, self._read_up_to)) < 0:
                self._news.clear()
                await self._news.wait()
        begun, self._read_up_to = self._read_up_to, found + len(text)
        return self.shown[begun : self._read_up_to]

    async def answers(self, prompt: str, line: str) -> str:
        """Types a line once the prompt stands there; returns what came before."""
        told = await self.until(prompt)
        os.write(self._screen, f"{line}\n".encode())
        return told

    async def ended(self) -> int:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await asyncio.to_thread(self._process.wait)


def _start(program: str, keyboard: int, environment: dict[str, str]) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-P", "-c", program],
        preexec_fn=lambda: os.login_tty(keyboard),
        env=os.environ | {"PYTHONPATH": str(PACKAGES), "TERM": "dumb"} | environment,
    )


@asynccontextmanager
async def terminal(program: str, **environment: str) -> AsyncIterator[Terminal]:
    """With a Python program in it."""
    screen, keyboard = os.openpty()
    process = _start(program, keyboard, environment)
    os.close(keyboard)
    try:
        yield Terminal(screen, process)
    finally:
        process.kill()
        process.wait()
        asyncio.get_running_loop().remove_reader(screen)
        os.close(screen)
