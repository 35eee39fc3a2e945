"""The PostgreSQL server that tests and tools begin."""

import asyncio
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from bot.lab.postgres import Databases, NoServer, Server, programs, running
from tests.store.processes import child, said

ENDS_SECONDS = 30.0


@pytest.fixture
def server() -> Iterator[Server]:
    try:
        with running() as begun:
            yield begun
    except NoServer as error:
        pytest.skip(str(error))


async def test_what_was_committed_outlives_a_crash(server: Server) -> None:
    async with Databases(server.url).fresh() as url:
        session = await asyncpg.connect(url)
        await session.execute("CREATE TABLE kept AS SELECT 4711 AS number")
        await asyncio.to_thread(server.kill)
        with pytest.raises((OSError, asyncpg.PostgresError, asyncpg.InterfaceError)):
            await session.execute("SELECT")
        await asyncio.to_thread(server.start)
        again = await asyncpg.connect(url)
        assert await again.fetchval("SELECT number FROM kept") == 4711
        await again.close()


def test_a_server_ends_with_the_process_that_began_it(tmp_path: Path) -> None:
    lines = (
        "from bot.lab.postgres import NoServer, running",
        "try:",
        "    with running() as server: print(server.url, flush=True); input()",
        "except NoServer as error: print('none:', error, flush=True)",
    )
    with child(*lines, folder=tmp_path) as process, connected(said(process)) as connection:
        process.send_signal(signal.SIGKILL)
        until_ended(connection)


def test_a_shared_server_is_one_and_ends_with_the_last_who_uses_it(tmp_path: Path) -> None:
    lines = (
        "import sys, pathlib",
        "from bot.lab.postgres import NoServer, shared",
        "try: print(shared(pathlib.Path(sys.argv[1])), flush=True); input()",
        "except NoServer as error: print('none:', error, flush=True)",
    )
    with child(*lines, folder=tmp_path) as first, child(*lines, folder=tmp_path) as second:
        url = said(first)
        assert said(second) == url
        with connected(url) as connection:
            first.kill()
            first.wait()
            connected(url).close()
            second.kill()
            until_ended(connection)


def test_python_brings_a_server_where_the_machine_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Root runs it as another user, from a copy where that user can't enter."""
    monkeypatch.setattr(programs, "FOLDERS", ())
    monkeypatch.setenv("PATH", os.devnull)
    try:
        with running() as server:
            connected(server.url).close()
    except NoServer as error:
        pytest.skip(str(error))


def connected(url: str) -> socket.socket:
    if not url.startswith("postgresql://"):
        pytest.skip(url)
    address = urlsplit(url)
    assert address.hostname
    assert address.port
    return socket.create_connection((address.hostname, address.port), ENDS_SECONDS)


def until_ended(connection: socket.socket) -> None:
    """Returns once the server has closed a connection that has said nothing."""
    try:
        assert connection.recv(1) == b""
    except ConnectionResetError:
        return
