"""What the bot keeps of people, messages and tables: each such thing has a bound and a way out."""

import asyncio
import gc
import sys
from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cachetools import Cache
from msgspec.structs import replace

from bot.chat.listen.client import Spelvarden
from bot.host.clock import SLEPT_MS
from tests.chat_end_to_end.inside import bot_inside
from tests.chat_end_to_end.refusals import UNMETERED, Nuisance
from tests.chat_end_to_end.stage import open_stage
from tests.leaping_clock import LeapingClock

pytestmark = pytest.mark.asyncio(loop_scope="session")

SPEED = 30
FEW = 20
"""The bound of people, tables … here, where it would be thousands."""
REFUSED, OPENED = 480, 80
SLACK = 45
"""What may be more by chance, being less than the inputs by far: what is under way, alarms."""

A_WHILE_MS = SLEPT_MS * 2 // 3
PATIENCE_SECONDS = 60.0
PLAIN = (dict, list, set, deque)
OF_DISCORD_PY = {
    "AutoShardedConnectionState._private_channels",
    "AutoShardedConnectionState._private_channels_by_user",
}
"""Of these it keeps 128 by itself."""
OF_THE_CLOCK = "RunningTime._runs"
"""One more whenever the clock was not looked at for half a minute, which is a second here."""


async def test_nothing_grows_with_refused_inputs_and_with_tables_that_come_and_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chat.people.MOST_STRANGERS", FEW)
    monkeypatch.setattr("bot.chat.deliver.messages.MOST_TABLES_KEPT", FEW)
    monkeypatch.setattr("bot.chat.deliver.queue.FEW_QUEUES", FEW)
    monkeypatch.setattr("bot.host.memory.MOST_LOADED", FEW)
    monkeypatch.setattr("bot.words.words.MOST_KEPT", FEW)
    bots: list[Spelvarden] = []

    async def meet(bot: Spelvarden) -> None:
        bots.append(bot)

    settings = replace(UNMETERED, clock_speed=SPEED)
    async with open_stage(tmp_path / "var", settings, start=False) as stage:
        clock = LeapingClock(SPEED)
        clock.arrived(stage.playground.core.clock.now_ms())
        async with bot_inside(stage, meet, clock=clock):
            nuisance = Nuisance(stage)
            await nuisance.prepare()
            await nuisance.are_refused(REFUSED // 4)
            await nuisance.open_and_end(FEW)
            before = await kept_at_rest(bots, clock)
            await nuisance.are_refused(REFUSED)
            await nuisance.open_and_end(OPENED)
            await kept_at_rest(bots, clock)
            # As the next one opens, tables are forgotten of which nothing waits by now.
            await nuisance.open_and_end(1)
            after = await kept_at_rest(bots, clock)
    grown = {where: more for where, more in (after - before).items() if more > SLACK}
    assert grown.keys() <= {*OF_DISCORD_PY, OF_THE_CLOCK}, grown


async def kept_at_rest(bots: list[Spelvarden], clock: LeapingClock) -> Counter[str]:
    """What is kept once everything under way has been done, and a little later: the latest
    requests of a channel count for some seconds."""
    (bot,) = bots
    queue = bot.delivery.queue
    async with asyncio.timeout(PATIENCE_SECONDS):
        while bot.router._under_way or queue.busy():
            if answers := bot.router._under_way:
                await asyncio.wait(answers)
            await bot.ctx.tables.idle()
            clock.leapt += A_WHILE_MS
            await queue.idle()
    clock.leapt += A_WHILE_MS
    queue._forget_idle()
    return kept(bots)


def kept(roots: list[Spelvarden]) -> Counter[str]:
    """How much is in all plain containers and unbounded caches of the bot, by where they are. A
    cache with a bound needs no look: it counts as nothing."""
    gc.collect()
    sizes = Counter({name: cache.cache_info().currsize for name, cache in unbounded_caches()})
    seen: set[int] = set()
    to_see: list[Any] = list(roots)
    while to_see:
        each = to_see.pop()
        if id(each) in seen:
            continue
        seen.add(id(each))
        if isinstance(each, PLAIN):
            to_see += each.values() if isinstance(each, dict) else each
        elif is_the_bot_s(each):
            for name, value in attributes(each):
                if isinstance(value, PLAIN) and not isinstance(value, Cache):
                    sizes[f"{type(each).__qualname__}.{name}"] += len(value)
                to_see.append(value)
    return sizes


def is_the_bot_s(thing: Any) -> bool:
    module = type(thing).__module__
    return module.startswith("bot.") and not module.startswith("bot.playground")


def attributes(thing: Any) -> Iterator[tuple[str, Any]]:
    yield from getattr(thing, "__dict__", {}).items()
    for name in getattr(type(thing), "__struct_fields__", ()):
        yield name, getattr(thing, name)


def unbounded_caches() -> Iterator[tuple[str, Any]]:
    for module in list(sys.modules.values()):
        if module.__name__.partition(".")[0] in ("bot", "games", "cogs"):
            for name, value in vars(module).items():
                if (
                    hasattr(value, "cache_parameters")
                    and value.cache_parameters()["maxsize"] is None
                ):
                    yield f"{module.__name__}.{name}", value
