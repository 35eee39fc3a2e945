"""Starts bots by a fork server, one server for each process of tests."""

import asyncio
import atexit
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec

from bot.library import python_path
from tests.chat_end_to_end.fork_server import Order


class Forked:
    """A bot's process, with what is used here of asyncio's Process."""

    def __init__(self, pid: int, server: socket.socket) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._server = server

    def send_signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    async def wait(self) -> int:
        if self.returncode is None:
            self.returncode = await _number(self._server)
            self.forget()
        return self.returncode

    def forget(self) -> None:
        """Nobody asks for this process from now on."""
        self._server.close()


async def fork(
    module: str, arguments: tuple[str, ...], environment: dict[str, str], log: Path
) -> Forked:
    ours, theirs = socket.socketpair()
    with theirs:
        socket.send_fds(_server(), [b"!"], [theirs.fileno()])
    ours.setblocking(False)
    order = msgspec.json.encode(Order(module, arguments, environment, str(log)))
    await asyncio.get_running_loop().sock_sendall(ours, order + b"\n")
    return Forked(await _number(ours), ours)


async def _number(server: socket.socket) -> int:
    """The next line that the server says."""
    said = b""
    while not said.endswith(b"\n"):
        more = await asyncio.get_running_loop().sock_recv(server, 1)
        if not more:
            raise ConnectionError("the fork server has ended")
        said += more
    return int(said)


@cache
def _server() -> socket.socket:
    ours, theirs = socket.socketpair()
    with theirs:
        process = subprocess.Popen(
            (sys.executable, "-P", "-m", "tests.chat_end_to_end.fork_server"),
            env=os.environ | {"PYTHONPATH": python_path()},
            stdin=theirs,
            stdout=subprocess.DEVNULL,
        )

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours
