"""The lock of a store in PostgreSQL: one process has it, and one that hangs or is cut off loses
it."""

import asyncio
import signal
import time
from pathlib import Path

import asyncpg
import pytest

from bot.host.ports import Lost
from bot.lab.postgres import Databases, NoServer, Server, running
from bot.store.lock import InUse, NotReached
from bot.store.postgres.lock import HeldSession, SessionLock
from tests.store.processes import child, said

HOLDER = (
    "import asyncio",
    "from bot.host.ports import Lost",
    "from bot.store.postgres.lock import SessionLock",
    "async def main():",
    "    async with await SessionLock(URL).take() as held:",
    "        try:",
    "            async with held.session.use() as connection, connection.transaction():",
    "                if WHEN == 'in a transaction':",
    "                    await connection.execute('CREATE TABLE unkept ()')",
    "                    print('held', flush=True)",
    "                    await asyncio.to_thread(input)",
    "            print('held', flush=True)",
    "            await asyncio.to_thread(input)",
    "            assert not held.fence.may_act()",
    "            async with held.session.use(): print('it goes on', flush=True)",
    "        except Lost: print('lost', flush=True)",
    "asyncio.run(main())",
)


async def until_taken(lock: SessionLock) -> HeldSession:
    while True:
        try:
            return await lock.take()
        except InUse:
            await asyncio.sleep(0.02)


async def test_one_has_it_and_knows_whether_another_waits(database_url: str) -> None:
    first, second = SessionLock(database_url), SessionLock(database_url)
    async with await first.take() as held:
        assert not await held.is_awaited()
        with pytest.raises(InUse, match="already works with this database"):
            await second.take()
        assert await held.is_awaited()
        await second.rest()
        assert not await held.is_awaited()
        with pytest.raises(InUse):
            await second.take()
    async with await second.take() as held:
        assert held.fence.may_act()
        assert not await held.is_awaited()


@pytest.mark.alone
@pytest.mark.parametrize("when", ["idle", "in a transaction"])
async def test_a_process_that_hangs_loses_it(tmp_path: Path, database_url: str, when: str) -> None:
    lock = SessionLock(database_url)
    begun_with = f"URL, WHEN = {database_url!r}, {when!r}"
    with child(begun_with, *HOLDER, folder=tmp_path) as process:
        assert await asyncio.to_thread(said, process) == "held"
        process.send_signal(signal.SIGSTOP)
        began = time.monotonic()
        async with await until_taken(lock) as held:
            assert time.monotonic() - began < 3
            async with held.session.use() as connection:
                assert await connection.fetchval("SELECT to_regclass('unkept')") is None
            process.send_signal(signal.SIGCONT)
            print(file=process.stdin, flush=True)
            assert await asyncio.to_thread(said, process) == "lost"


async def test_it_is_lost_with_the_server_and_taken_again_with_it() -> None:
    try:
        with running() as server:
            async with Databases(server.url).fresh() as url:
                await lose_and_take(server, SessionLock(url))
    except NoServer as error:
        pytest.skip(str(error))


async def lose_and_take(server: Server, lock: SessionLock) -> None:
    async with await lock.take() as held:
        await asyncio.to_thread(server.kill)
        assert isinstance(await asyncio.wait_for(held.session.lost, 1), Lost)
        assert not held.fence.may_act()
        with pytest.raises(Lost):
            await held.is_awaited()
        with pytest.raises(NotReached):
            await lock.take()
    await asyncio.to_thread(server.start)
    async with await lock.take() as held, held.session.use() as connection:
        with pytest.raises(asyncpg.PostgresError):
            await connection.execute("no statement")
        assert await connection.fetchval("SELECT 1") == 1
