"""How many tables there may be: of one person, in one channel, in all; what was abandoned takes
nobody's room."""

from collections.abc import AsyncIterator
from itertools import count

import pytest

from bot.host.capacity import ABANDONED_MS, MOST_TABLES_HERE, MOST_TABLES_OF_ONE
from bot.host.model import Place
from games.kit.say import Why
from tests.host.house import ALEX, CHANNEL, GUILD, HERE, KIM, LEE, OTHER_CHANNEL, House, refused

ELSEWHERE = Place(GUILD, OTHER_CHANNEL)
ROOMY = 90
STRANGERS = count(10_000)


async def match(house: House, opener: int, channel: int = CHANNEL) -> str:
    """A match of two, whose second player nobody else knows."""
    place = Place(GUILD, channel)
    told = await house.tables.open_table("tiny", place, house.by(opener), language="sv")
    await house.tables.join(told.table, house.by(next(STRANGERS)))
    await house.tables.start(told.table, house.by(opener))
    return told.table


async def many_of(house: House, user: int) -> list[str]:
    """As many matches as one person may have, each in a channel of its own."""
    return [await match(house, user, ROOMY + each) for each in range(MOST_TABLES_OF_ONE)]


async def many_here(house: House) -> list[str]:
    """As many matches as may stand in a channel, each of other people."""
    return [await match(house, 600 + each) for each in range(MOST_TABLES_HERE)]


async def test_one_person_sits_at_so_many_tables(house: House) -> None:
    ended = await match(house, KIM)
    await house.tables.end(ended, house.by(KIM))
    tables = await many_of(house, KIM)
    of_lee = await house.lobby(LEE)
    tries = (
        lambda: house.lobby(KIM),
        lambda: house.tables.join(of_lee, house.by(KIM)),
        lambda: house.tables.rematch(ended, house.by(KIM)),
    )
    for _ in range(2):
        for attempt in tries:
            await refused(attempt(), "tables-many-seats", Why.NOT_NOW, most=MOST_TABLES_OF_ONE)
        await house.restart()
    await house.lobby(ALEX)
    await house.tables.leave(tables[0], house.by(KIM))
    await house.tables.join(of_lee, house.by(KIM))


async def test_who_has_left_comes_back_however_many_tables_they_sit_at(house: House) -> None:
    tables = await many_of(house, KIM)
    await house.tables.leave(tables[0], house.by(KIM))
    await match(house, KIM)
    await house.tables.join(tables[0], house.by(KIM))


async def test_so_many_tables_stand_in_a_channel(house: House) -> None:
    tables = await many_here(house)
    elsewhere = await match(house, LEE, OTHER_CHANNEL)
    for _ in range(2):
        for attempt in (
            lambda: house.lobby(KIM),
            lambda: house.tables.settle(elsewhere, house.by(LEE), HERE),
        ):
            await refused(attempt(), "tables-many-stand", Why.NOT_NOW, most=MOST_TABLES_HERE)
        await house.restart()
    await house.tables.strand(elsewhere, OTHER_CHANNEL, house.clock.now())
    await refused(house.tables.take_up(elsewhere, house.by(LEE), HERE), "tables-many-stand")
    await match(house, KIM, OTHER_CHANNEL)
    await house.tables.end(tables[0], house.by(600))
    await house.tables.take_up(elsewhere, house.by(LEE), HERE)


async def test_a_bot_hosts_so_many_tables(house: House) -> None:
    house.most = 3
    await house.restart()
    tables = [await match(house, 600 + each, ROOMY + each) for each in range(3)]
    for _ in range(2):
        await refused(house.lobby(KIM), "tables-many-in-all", Why.NOT_NOW, most=3)
        await house.restart()
    await house.tables.end(tables[0], house.by(600))
    await house.lobby(KIM)


@pytest.fixture
async def full(house: House) -> AsyncIterator[House]:
    """Kim sits at as many tables as may be, the channel is full, and so is the bot."""
    house.most = MOST_TABLES_OF_ONE + MOST_TABLES_HERE
    await house.restart()
    await many_of(house, KIM)
    await many_here(house)
    yield house


@pytest.mark.parametrize("restarts", [False, True])
async def test_what_was_abandoned_shuts_nobody_out(full: House, restarts: bool) -> None:
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


async def test_a_table_where_somebody_acts_again_takes_room_again(full: House) -> None:
    full.clock.leap(ABANDONED_MS + 1_000)
    for table in full.tables.directory.at(CHANNEL):
        opener = (await full.view(table)).opener
        await full.tables.pause(table, full.by(opener))
    await refused(full.lobby(LEE), "tables-many-stand")
