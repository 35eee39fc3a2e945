"""Several processes of the bot in the playground of their parent: one is at work, the others stand
by. One that is killed is started again as a standby."""

import asyncio
import signal
from typing import get_args

from bot.chat.listen.shift import ShiftState
from bot.cli.child import COMMAND, STOP_SECONDS, environment_of, why_ended
from bot.playground import Playground, addresses
from bot.playground.processes import State
from bot.settings import Settings

MOST = 4
AGAIN_SECONDS = 1.0
LOOKS_SECONDS = 0.05
"""How often a process that starts is looked at: nobody is told when it is connected."""


class Several:
    """The processes of one bot, all with the same store."""

    def __init__(self, settings: Settings, token: str, playground: Playground, count: int) -> None:
        starts = asyncio.Lock()
        self.processes = [
            OneOfSeveral(number, settings, token, playground, starts)
            for number in range(1, count + 1)
        ]

    async def run(self) -> None:
        """Runs until cancelled, or until one of them ends by itself with an error."""
        tasks = [asyncio.create_task(each.run()) for each in self.processes]
        try:
            ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        for task in ended:
            task.result()

    async def restart(self) -> None:
        """Stops all of them by a signal; `run` starts them again."""
        for each in self.processes:
            each.stop()


class OneOfSeveral:
    def __init__(
        self,
        number: int,
        settings: Settings,
        token: str,
        playground: Playground,
        starts: asyncio.Lock,
    ) -> None:
        self.number = number
        self.is_paused = False
        rest, gateway, cdn = addresses(playground.url)
        self._environment = environment_of(settings, token, (rest, f"{gateway}{number}", cdn))
        self._hub = playground.core.gateway
        self._starts = starts
        """Held by the process that starts: Discord takes one connection in five seconds."""
        self._child: asyncio.subprocess.Process | None = None
        self._turn: ShiftState | None = None
        self._is_ready = False

    @property
    def state(self) -> State:
        return self._turn if self._is_ready and self._turn is not None else "starting"

    async def run(self) -> None:
        while (code := await self._run_once()) <= 0:
            self._is_ready = self.is_paused = False
            self._hub.let_back(self.number)
            await asyncio.sleep(AGAIN_SECONDS)
        raise why_ended(code)

    def kill(self) -> None:
        self._is_ready = False
        self._send(signal.SIGKILL)

    def stop(self) -> None:
        self._is_ready = False
        self._send(signal.SIGTERM)
        self._send(signal.SIGCONT)

    def pause(self) -> None:
        self.is_paused = True
        self._send(signal.SIGSTOP)

    def go_on(self) -> None:
        self.is_paused = False
        self._send(signal.SIGCONT)

    def _send(self, number: signal.Signals) -> None:
        if self._child is not None and self._child.returncode is None:
            self._child.send_signal(number)

    async def _run_once(self) -> int:
        async with self._starts:
            self._turn = None
            self._child = child = await asyncio.create_subprocess_exec(
                *(*COMMAND, "--standby", "--tell-turns"),
                env=self._environment,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
            )
            hearing = asyncio.create_task(self._hear(child))
            try:
                await self._until_ready(child)
            except asyncio.CancelledError:
                await self._end(child)
                raise
        try:
            await hearing
            return await child.wait()
        except asyncio.CancelledError:
            await self._end(child)
            raise

    async def _until_ready(self, child: asyncio.subprocess.Process) -> None:
        while child.returncode is None:
            if self._turn is not None and self._hub.is_connected(self.number):
                self._is_ready = True
                return
            await asyncio.sleep(LOOKS_SECONDS)

    async def _hear(self, child: asyncio.subprocess.Process) -> None:
        """Whether it is at work, by the lines of its standard output."""
        assert child.stdout is not None
        async for line in child.stdout:
            self._turn = next(
                (turn for turn in get_args(ShiftState) if turn == line.decode().strip()), None
            )

    async def _end(self, child: asyncio.subprocess.Process) -> None:
        self.stop()
        async with asyncio.timeout(STOP_SECONDS):
            await child.wait()
