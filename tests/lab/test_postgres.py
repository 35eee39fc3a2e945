"""The PostgreSQL server that tests and tools begin."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from bot.lab.postgres import Databases, NoServer, Server, programs, running
from tests.store.processes import child, said


@pytest.fixture
def server() -> Iterator[Server]:
    try:
        with running() as begun:
            yield begun
    except NoServer as error:
        pytest.skip(str(error))


async def test_what_was_committed_outlives_a_crash(server: Server) -> None:
    async with Databases(server.url).fresh() as url:
        session, ended = await ending(url)
        await session.execute("CREATE TABLE kept AS SELECT 4711 AS number")
        await asyncio.to_thread(server.kill)
        await ended.wait()
        await asyncio.to_thread(server.start)
        again = await asyncpg.connect(url)
        assert await again.fetchval("SELECT number FROM kept") == 4711
        await again.close()


async def test_a_server_ends_with_the_process_that_began_it(tmp_path: Path) -> None:
    lines = (
        "from bot.lab.postgres import NoServer, running",
        "try:",
        "    with running() as server: print(server.url, flush=True); input()",
        "except NoServer as error: print('none:', error, flush=True)",
    )
    with child(*lines, folder=tmp_path) as process:
        _, ended = await ending(await asyncio.to_thread(said, process))
        process.kill()
        await ended.wait()


async def test_a_shared_server_is_one_and_ends_with_the_last_who_uses_it(tmp_path: Path) -> None:
    lines = (
        "import sys, pathlib",
        "from bot.lab.postgres import NoServer, shared",
        "try: print(shared(pathlib.Path(sys.argv[1])), flush=True); input()",
        "except NoServer as error: print('none:', error, flush=True)",
    )
    with child(*lines, folder=tmp_path) as first, child(*lines, folder=tmp_path) as second:
        url = await asyncio.to_thread(said, first)
        assert await asyncio.to_thread(said, second) == url
        session, ended = await ending(url)
        first.kill()
        first.wait()
        still, _ = await ending(url)
        await still.close()
        second.kill()
        await ended.wait()
        assert session.is_closed()


async def test_python_brings_a_server_where_the_machine_has_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Root runs it as another user, from a copy where that user can't enter."""
    monkeypatch.setattr(programs, "FOLDERS", ())
    monkeypatch.setenv("PATH", os.devnull)
    try:
        with running() as server:
            _, ended = await ending(server.url)
        await ended.wait()
    except NoServer as error:
        pytest.skip(str(error))


async def ending(url: str) -> tuple[asyncpg.Connection, asyncio.Event]:
    """A session, and an event that is set once the server has ended it."""
    if not url.startswith("postgresql://"):
        pytest.skip(url)
    session, ended = await asyncpg.connect(url), asyncio.Event()
    session.add_termination_listener(lambda _: ended.set())
    return session, ended
