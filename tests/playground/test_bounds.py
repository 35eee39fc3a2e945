"""What the playground keeps has a bound, or goes with what it belongs to."""

from __future__ import annotations

import asyncio
import gc
import weakref

from bot.playground import Playground
from bot.playground.client import Client
from bot.playground.clock import Clock
from bot.playground.control import DeleteChannel
from bot.playground.people.actions import Upload
from bot.playground.people.hub import MOST_UNHEARD, Watcher
from bot.playground.people.views import CommandsChanged
from bot.playground.quotas import Quota
from tests.playground.dealer import PIXEL
from tests.playground.scenes import Scene


async def test_a_quota_comes_back_one_by_one() -> None:
    clock = Clock()
    clock.stop()
    quota = Quota(clock, 60.0)
    assert quota.take("bot", 2) == 0
    clock.advance(20)
    assert quota.take("bot", 2) == 0
    assert quota.take("bot", 2) == 40
    assert quota.take("another bot", 2) == 0
    clock.advance(40)
    assert quota.take("bot", 2) == 0
    assert quota.take("bot", 2) == 20


async def test_more_than_a_quota_is_refused_as_a_whole() -> None:
    clock = Clock()
    clock.stop()
    quota = Quota(clock, 60.0)
    assert quota.take("bot", 5, wanted=6) == 60
    assert quota.take("bot", 5, wanted=5) == 0
    assert quota.take("bot", 5, wanted=0) == 0


def test_a_client_that_does_not_listen_is_hung_up_on() -> None:
    hung_up: list[None] = []
    watcher = Watcher(1, lambda: hung_up.append(None))
    for _ in range(MOST_UNHEARD):
        watcher.tell(CommandsChanged("1"))
    assert not hung_up
    watcher.tell(CommandsChanged("1"))
    assert hung_up and watcher.outgoing.qsize() == MOST_UNHEARD


async def test_a_channels_files_go_with_it(scene: Scene) -> None:
    picture = Upload(name="b.png", content=PIXEL, content_type="image/png")
    (file,) = (await scene.anna.write(scene.side, files=[picture])).files
    assert await scene.client.fetch(file.url) == PIXEL
    await scene.client.order(DeleteChannel(channel=scene.side))
    async with scene.http.get(file.url) as reply:
        assert reply.status == 404


async def test_a_playground_that_has_stopped_is_forgotten() -> None:
    playground = await Playground.start()
    async with Client(playground.url) as client:
        await client.person("anna")
    await playground.stop()
    core = weakref.ref(playground.core)
    del playground
    await asyncio.sleep(0)
    gc.collect()
    assert core() is None
