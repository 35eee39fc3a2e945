"""The bot as a child process, in the playground of its parent."""

import asyncio
import os
import sys

from bot.library import python_path
from bot.life import ToldAlready
from bot.playground import addresses
from bot.settings import SettingError, Settings

STOP_SECONDS = 4.5
HAS_SAID_WHY = 1


class BotAsChild:
    """The bot, started through the ordinary command line: exactly the bot that runs on Discord."""

    def __init__(self, settings: Settings, token: str, playground: str) -> None:
        rest, gateway, cdn = addresses(playground)
        self._environment = os.environ | {
            "DISCORD_TOKEN": token,
            "SPELVARDEN_REST": rest,
            "SPELVARDEN_GATEWAY": gateway,
            "SPELVARDEN_CDN": cdn,
            "SPELVARDEN_VAR": str(settings.var),
            "PYTHONPATH": python_path(),
        }
        self._child: asyncio.subprocess.Process | None = None
        self._again = True

    async def run(self) -> None:
        """Runs until cancelled, or until the bot ends by itself."""
        code = 0
        while self._again:
            self._again = False
            code = await self._run_once()
        if code == HAS_SAID_WHY:
            raise ToldAlready
        raise SettingError(f"The bot in the playground has ended (code {code}): start it again.")

    async def restart(self) -> None:
        """Stops the bot by a signal; `run` starts it again."""
        if self._child is not None and self._child.returncode is None:
            self._again = True
            self._child.terminate()

    async def _run_once(self) -> int:
        # Its own session: Ctrl-C reaches the bot once, through this process. Its standard input
        # closes when this process ends, however it ends.
        self._child = child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "bot", "run", "--while-stdin-is-open"),
            env=self._environment,
            stdin=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        try:
            return await child.wait()
        except asyncio.CancelledError:
            child.terminate()
            async with asyncio.timeout(STOP_SECONDS):
                await child.wait()
            raise
