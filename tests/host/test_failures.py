"""An input that fails as none should: it is told once, to its author or to the log, and the
table is as it was."""

import asyncio
import logging

import pytest

from bot.host.acts import By, Decided
from bot.host.table import Table
from tests.host.house import KIM, LEE, House


def fail(table: Table, by: By) -> Decided:
    raise ZeroDivisionError("the rules are broken")


def failures(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_whoever_brought_it_is_told_and_not_the_log_besides(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.match(KIM, LEE)
    with pytest.raises(ZeroDivisionError):
        await house.tables._flow.act(table, house.by(KIM), fail)
    assert failures(caplog) == []
    await house.lays(table, KIM, 4)


class Exit(BaseException):
    """As a process is told to end in the middle of something."""


def exit_(table: Table, by: By) -> Decided:
    raise Exit


async def test_whoever_brought_it_hears_of_an_exit(house: House) -> None:
    table = await house.match(KIM, LEE)
    with pytest.raises(Exit):
        await house.tables._flow.act(table, house.by(KIM), exit_)
    await house.lays(table, KIM, 4)


@pytest.mark.parametrize("steps", [1, 2, 3, 6])
async def test_nobody_waits_for_an_input_that_was_cancelled(house: House, steps: int) -> None:
    table = await house.match(KIM, LEE)
    await house.settled()
    bringing = asyncio.create_task(house.lays(table, KIM, 4))
    for _ in range(steps):
        await asyncio.sleep(0)
    under_way = tuple(house.tables._flow._under_way)
    assert under_way
    for task in under_way:
        task.cancel()
    async with asyncio.timeout(20):
        await asyncio.wait({bringing})
    await house.restart()
    await house.tables.pause(table, house.by(LEE))


async def test_the_log_is_told_if_whoever_brought_it_has_gone(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.match(KIM, LEE)
    bringing = asyncio.create_task(house.tables._flow.act(table, house.by(KIM, "click 77"), fail))
    await asyncio.sleep(0)
    bringing.cancel()
    await house.settled()
    await asyncio.sleep(0)
    (record,) = failures(caplog)
    assert record.exc_info is not None
    for told in (table, "click 77", str(KIM)):
        assert told in record.getMessage()
    await house.lays(table, KIM, 4)


async def test_what_is_refused_after_that_is_no_failure(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.match(KIM, LEE)
    bringing = asyncio.create_task(house.lays(table, KIM, 5, ask=99))
    await asyncio.sleep(0)
    bringing.cancel()
    await house.settled()
    await asyncio.sleep(0)
    assert failures(caplog) == []
