"""An input that fails as none should: it is told once, to its author or to the log, and the
table is as it was."""

import asyncio
import logging

import pytest

from bot.host.acts import By, Decided
from bot.host.table import Table
from tests.host.hosting import KIM, LEE, Host


def fail(table: Table, by: By) -> Decided:
    raise ZeroDivisionError("the rules are broken")


def failures(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_whoever_brought_it_is_told_and_not_the_log_besides(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    table = await host.match(KIM, LEE)
    with pytest.raises(ZeroDivisionError):
        await host.tables._flow.act(table, host.by(KIM), fail)
    assert failures(caplog) == []
    await host.lays(table, KIM, 4)


class Exit(BaseException):
    """As a process is told to end in the middle of something."""


def exit_(table: Table, by: By) -> Decided:
    raise Exit


async def test_whoever_brought_it_hears_of_an_exit(host: Host) -> None:
    table = await host.match(KIM, LEE)
    with pytest.raises(Exit):
        await host.tables._flow.act(table, host.by(KIM), exit_)
    await host.lays(table, KIM, 4)


@pytest.mark.parametrize("steps", [1, 2, 3, 6])
async def test_nobody_waits_for_an_input_that_was_cancelled(host: Host, steps: int) -> None:
    table = await host.match(KIM, LEE)
    await host.settled()
    bringing = asyncio.create_task(host.lays(table, KIM, 4))
    for _ in range(steps):
        await asyncio.sleep(0)
    under_way = tuple(host.tables._flow._under_way)
    assert under_way
    for task in under_way:
        task.cancel()
    async with asyncio.timeout(20):
        await asyncio.wait({bringing})
    await host.restart()
    await host.tables.pause(table, host.by(LEE))


async def test_the_log_is_told_if_whoever_brought_it_has_gone(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    table = await host.match(KIM, LEE)
    bringing = asyncio.create_task(host.tables._flow.act(table, host.by(KIM, "click 77"), fail))
    await asyncio.sleep(0)
    bringing.cancel()
    await host.settled()
    await asyncio.sleep(0)
    (record,) = failures(caplog)
    assert record.exc_info is not None
    for told in (table, "click 77", str(KIM)):
        assert told in record.getMessage()
    await host.lays(table, KIM, 4)


async def test_what_is_refused_after_that_is_no_failure(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    table = await host.match(KIM, LEE)
    bringing = asyncio.create_task(host.lays(table, KIM, 5, ask=99))
    await asyncio.sleep(0)
    bringing.cancel()
    await host.settled()
    await asyncio.sleep(0)
    assert failures(caplog) == []
