"""A server's finished matches are deleted when it keeps them no longer, and not before it is known
what day it is."""

from pathlib import Path

from bot.chat.deliver.sweeps import sweep
from bot.chat.people import Servers
from bot.host.timing import DAY_MS
from tests.host.clock import StandingClock
from tests.host.hosting import GUILD, KIM, LEE, Host


class DatedClock(StandingClock):
    is_certain = False


async def test_matches_are_deleted_as_their_server_has_chosen(tmp_path: Path) -> None:
    clock = DatedClock()
    host = await Host(tmp_path, clock).open()
    servers = Servers(host.store)
    table = await host.match(KIM, LEE)
    await host.tables.end(table, host.by(KIM), lambda *_: None)
    clock.leap(8 * DAY_MS)
    await servers.change(GUILD + 1, keeping="week")
    await sweep(host.tables, servers, clock)
    await servers.change(GUILD, keeping="month")
    clock.is_certain = True
    await sweep(host.tables, servers, clock)
    await servers.change(GUILD, keeping="week")
    clock.is_certain = False
    await sweep(host.tables, servers, clock)
    assert await host.store.table(table) is not None
    clock.is_certain = True
    await sweep(host.tables, servers, clock)
    assert await host.store.table(table) is None
    await host.close()
