"""What goes on in the background of a playground: no writer dies unheard, and none is killed."""

from __future__ import annotations

import ast
import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import bot.playground
from bot.playground import Playground, Settings
from bot.playground.client import Refused
from bot.playground.control import SetClock
from bot.playground.incoming import LATEST_MS
from bot.playground.records import User
from bot.playground.snowflakes import DISCORD_EPOCH_MS
from bot.playground.tasks import begin
from bot.playground.world_file import TRANSCRIPT
from tests.playground.scenes import Scene, open_scene

HERE = Path(bot.playground.__file__).parent
OUTSIDE = ("client", "echo.py", "bench.py")
"""What speaks to a playground rather than being one."""
_DAY_MS = 24 * 3600 * 1000


@pytest.fixture
async def kept(tmp_path: Path) -> AsyncIterator[Scene]:
    settings = Settings(folder=tmp_path, rate_limits=False)
    async with await Playground.start(settings=settings) as playground, open_scene(playground) as s:
        yield s


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def test_every_task_is_begun_where_its_death_is_heard() -> None:
    begun = {"create_task", "ensure_future", "TaskGroup"}
    found = [
        f"{file.relative_to(HERE)}:{node.lineno}"
        for file in HERE.rglob("*.py")
        if file.name != "tasks.py" and file.relative_to(HERE).parts[0] not in OUTSIDE
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in begun
    ]
    assert found == []


async def test_a_task_that_dies_is_told_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    dying, cancelled = begin(fail(), "the writer"), begin(asyncio.Event().wait(), "the other")
    await asyncio.wait({dying})
    cancelled.cancel()
    await asyncio.wait({cancelled})
    assert told(caplog) == ["the writer has died"]
    assert caplog.records[-1].exc_info is not None


async def test_an_alarm_that_fails_keeps_no_other_from_ringing(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    clock, rang = scene.playground.core.clock, asyncio.Event()

    def fail() -> None:
        raise ZeroDivisionError

    clock.after(0.01, fail)
    clock.after(0.02, rang.set)
    async with asyncio.timeout(20):
        await rang.wait()
    assert told(caplog) == ["What an alarm was set for failed"]


@pytest.mark.parametrize("at_ms", [0, DISCORD_EPOCH_MS - 1, LATEST_MS + 1, 2**63, 10**17])
async def test_no_message_is_dated_where_there_is_no_discord(kept: Scene, at_ms: int) -> None:
    with pytest.raises(Refused, match="from 2015 to 2084"):
        await kept.anna.write(kept.table, "Hello", at_ms=at_ms)
    await _is_kept(kept)


async def test_no_message_is_dated_ahead_of_the_clock(kept: Scene) -> None:
    now = kept.playground.core.clock.now_ms()
    with pytest.raises(Refused, match="more than a minute ahead"):
        await kept.anna.write(kept.table, "Hello", at_ms=now + _DAY_MS)
    await kept.anna.write(kept.table, "Hello", at_ms=now - _DAY_MS)
    await _is_kept(kept)


@pytest.mark.parametrize(
    "order",
    [SetClock(at=0), SetClock(at=LATEST_MS), SetClock(advance=1e12), SetClock(advance=-1e12)],
)
async def test_the_clock_stays_where_there_is_a_discord(kept: Scene, order: SetClock) -> None:
    with pytest.raises(Refused, match="from 2015, when Discord began, to 2084"):
        await kept.client.order(order)
    await _is_kept(kept)


async def test_the_last_moment_can_be_lived_in(kept: Scene) -> None:
    await kept.client.order(SetClock(at=LATEST_MS / 1000 - 60, running=False))
    await _is_kept(kept)


async def test_what_no_file_takes_keeps_nothing_else_from_it(
    kept: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    core = kept.playground.core
    core.world.save(User(id=2**70, username="too large"))
    await _is_kept(kept)
    core.world.forget(core.world.users[2**70])
    assert told(caplog) == [f"This can't be kept: {[('User', 2**70)]}"]


async def test_a_disk_that_fails_is_told_of_once_and_tried_again(
    kept: Scene, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    storage = kept.playground.core.storage
    await storage.write()
    (tmp_path / TRANSCRIPT).unlink()
    (tmp_path / TRANSCRIPT).mkdir()
    for text in ("One", "Two"):
        await kept.anna.write(kept.table, text)
        await storage._try_to_write()
        assert storage._changed == {}, "the world is kept all the same"
    (tmp_path / TRANSCRIPT).rmdir()
    await storage._try_to_write()
    assert len(told(caplog)) == 1 and "can't be written" in told(caplog)[0]
    await _is_kept(kept)
    assert (tmp_path / TRANSCRIPT).read_text()


async def _is_kept(kept: Scene) -> None:
    """Whatever is written goes on being seen, and reaches the disk."""
    storage = kept.playground.core.storage
    await kept.anna.write(kept.table, "Is this kept?")
    await kept.bo.until_sees("Is this kept?")
    await storage.write()
    assert storage._changed == {}
    assert storage._writer is not None and not storage._writer.done()
