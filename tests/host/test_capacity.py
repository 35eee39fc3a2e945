"""How many tables there may be: of one person, in one channel, in all; what was abandoned takes
nobody's room."""

from collections.abc import AsyncIterator
from itertools import count

import pytest

from bot.host.capacity import ABANDONED_MS, MOST_TABLES_HERE, MOST_TABLES_OF_ONE
from bot.host.model import Place
from games.kit.say import Why
from tests.host.hosting import ALEX, CHANNEL, GUILD, HERE, KIM, LEE, OTHER_CHANNEL, Host, refused

ELSEWHERE = Place(GUILD, OTHER_CHANNEL)
ROOMY = 90
STRANGERS = count(10_000)


async def match(host: Host, opener: int, channel: int = CHANNEL) -> str:
    """A match of two, whose second player nobody else knows."""
    place = Place(GUILD, channel)
    told = await host.tables.open_table("tiny", place, host.by(opener), language="sv")
    await host.tables.join(told.table, host.by(next(STRANGERS)))
    await host.tables.start(told.table, host.by(opener))
    return told.table


async def many_of(host: Host, user: int) -> list[str]:
    """As many matches as one person may have, each in a channel of its own."""
    return [await match(host, user, ROOMY + each) for each in range(MOST_TABLES_OF_ONE)]


async def many_here(host: Host) -> list[str]:
    """As many matches as may stand in a channel, each of other people."""
    return [await match(host, 600 + each) for each in range(MOST_TABLES_HERE)]


async def test_one_person_sits_at_so_many_tables(host: Host) -> None:
    ended = await match(host, KIM)
    await host.tables.end(ended, host.by(KIM))
    tables = await many_of(host, KIM)
    of_lee = await host.lobby(LEE)
    tries = (
        lambda: host.lobby(KIM),
        lambda: host.tables.join(of_lee, host.by(KIM)),
        lambda: host.tables.rematch(ended, host.by(KIM)),
    )
    for _ in range(2):
        for attempt in tries:
            await refused(attempt(), "tables-many-seats", Why.NOT_NOW, most=MOST_TABLES_OF_ONE)
        await host.restart()
    await host.lobby(ALEX)
    await host.tables.leave(tables[0], host.by(KIM))
    await host.tables.join(of_lee, host.by(KIM))


async def test_who_has_left_comes_back_however_many_tables_they_sit_at(host: Host) -> None:
    tables = await many_of(host, KIM)
    await host.tables.leave(tables[0], host.by(KIM))
    await match(host, KIM)
    await host.tables.join(tables[0], host.by(KIM))


async def test_so_many_tables_stand_in_a_channel(host: Host) -> None:
    tables = await many_here(host)
    elsewhere = await match(host, LEE, OTHER_CHANNEL)
    for _ in range(2):
        for attempt in (
            lambda: host.lobby(KIM),
            lambda: host.tables.settle(elsewhere, host.by(LEE), HERE),
        ):
            await refused(attempt(), "tables-many-stand", Why.NOT_NOW, most=MOST_TABLES_HERE)
        await host.restart()
    await host.tables.strand(elsewhere, OTHER_CHANNEL, host.clock.now())
    await refused(host.tables.take_up(elsewhere, host.by(LEE), HERE), "tables-many-stand")
    await match(host, KIM, OTHER_CHANNEL)
    await host.tables.end(tables[0], host.by(600))
    await host.tables.take_up(elsewhere, host.by(LEE), HERE)


async def test_a_bot_hosts_so_many_tables(host: Host) -> None:
    host.most = 3
    await host.restart()
    tables = [await match(host, 600 + each, ROOMY + each) for each in range(3)]
    for _ in range(2):
        await refused(host.lobby(KIM), "tables-many-in-all", Why.NOT_NOW, most=3)
        await host.restart()
    await host.tables.end(tables[0], host.by(600))
    await host.lobby(KIM)


@pytest.fixture
async def full(host: Host) -> AsyncIterator[Host]:
    """Kim sits at as many tables as may be, the channel is full, and so is the bot."""
    host.most = MOST_TABLES_OF_ONE + MOST_TABLES_HERE
    await host.restart()
    await many_of(host, KIM)
    await many_here(host)
    yield host


@pytest.mark.parametrize("restarts", [False, True])
async def test_what_was_abandoned_shuts_nobody_out(full: Host, restarts: bool) -> None:
    """Whatever has happened there that was no person's doing."""
    full.clock.leap(ABANDONED_MS)
    await refused(full.lobby(KIM), "tables-many-seats")
    full.clock.leap(1_000)
    for table in await full.store.live():
        await full.tables.strand(table.id, table.spot, full.clock.now())
    if restarts:
        await full.restart()
    await match(full, KIM)
    await match(full, LEE)


async def test_a_table_where_somebody_acts_again_takes_room_again(full: Host) -> None:
    full.clock.leap(ABANDONED_MS + 1_000)
    for table in full.tables.directory.at(CHANNEL):
        opener = (await full.view(table)).opener
        await full.tables.pause(table, full.by(opener))
    await refused(full.lobby(LEE), "tables-many-stand")
