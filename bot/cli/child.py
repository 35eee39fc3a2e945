"""The bot as a child process, in the playground of its parent."""

import asyncio
import os
import sys
from collections.abc import Mapping

from bot.library import python_path
from bot.life import ToldAlready
from bot.playground import addresses
from bot.settings import SettingError, Settings

STOP_SECONDS = 4.5
HAS_SAID_WHY = 1


COMMAND = (sys.executable, "-P", "-m", "bot", "run", "--while-stdin-is-open")


def environment_of(
    settings: Settings, token: str, where: tuple[str, str, str]
) -> Mapping[str, str]:
    """What a process of the bot is given, with the playground's addresses."""
    rest, gateway, cdn = where
    return os.environ | {
        "DISCORD_TOKEN": token,
        "SPELVARDEN_REST": rest,
        "SPELVARDEN_GATEWAY": gateway,
        "SPELVARDEN_CDN": cdn,
        "SPELVARDEN_VAR": str(settings.var),
        "DATABASE_URL": settings.database,
        "PYTHONPATH": python_path(),
    }


def why_ended(code: int) -> Exception:
    """What is raised when the bot has ended by itself."""
    if code == HAS_SAID_WHY:
        return ToldAlready()
    return SettingError(f"The bot in the playground has ended (code {code}): start it again.")


class BotAsChild:
    """The bot, started through the ordinary command line: exactly the bot that runs on Discord."""

    def __init__(self, settings: Settings, token: str, playground: str) -> None:
        self._environment = environment_of(settings, token, addresses(playground))
        self._child: asyncio.subprocess.Process | None = None
        self._again = True

    async def run(self) -> None:
        """Runs until cancelled, or until the bot ends by itself."""
        code = 0
        while self._again:
            self._again = False
            code = await self._run_once()
        raise why_ended(code)

    async def restart(self) -> None:
        """Stops the bot by a signal; `run` starts it again."""
        if self._child is not None and self._child.returncode is None:
            self._again = True
            self._child.terminate()

    async def _run_once(self) -> int:
        # Its own session: Ctrl-C reaches the bot once, through this process. Its standard input
        # closes when this process ends, however it ends.
        self._child = child = await asyncio.create_subprocess_exec(
            *COMMAND,
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
