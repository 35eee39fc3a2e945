"""Rate limits as a bot meets them: headers first, and a 429 only for who does not read them."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.playground import Playground, Settings
from bot.playground.control import SetClock
from tests.playground.breaking import answer, interaction
from tests.playground.scenes import Reply, Scene, open_scene


@pytest.fixture
async def strict() -> AsyncIterator[Scene]:
    """A scene with all limits on, and a clock that stands still."""
    async with await Playground.start(settings=Settings()) as playground:
        playground.core.clock.stop()
        async with open_scene(playground) as scene:
            yield scene


async def test_headers_count_down_and_start_again(strict: Scene) -> None:
    path = f"/channels/{strict.table}/messages"
    remaining = []
    for _ in range(5):
        reply = await strict.rest("POST", path, {"content": "x"})
        remaining.append(reply.headers["X-RateLimit-Remaining"])
    assert remaining == ["4", "3", "2", "1", "0"]
    assert reply.headers["X-RateLimit-Limit"] == "5"
    assert reply.headers["X-RateLimit-Reset-After"] == "5.000"
    assert (await strict.rest("POST", path, {"content": "x"})).body["retry_after"] == 5
    await strict.client.order(SetClock(advance=5))
    reply = await strict.rest("POST", path, {"content": "x"})
    assert (reply.status, reply.headers["X-RateLimit-Remaining"]) == (200, "4")


async def test_each_channel_has_a_bucket_of_its_own(strict: Scene) -> None:
    for channel in (strict.table, strict.side):
        path = f"/channels/{channel}/messages"
        statuses = [(await strict.rest("POST", path, {"content": "x"})).status for _ in range(6)]
        assert statuses == [200] * 5 + [429]


async def test_routes_have_buckets_of_their_own(strict: Scene) -> None:
    one = await strict.rest("GET", "/users/@me")
    other = await strict.rest("GET", f"/channels/{strict.table}")
    assert one.headers["X-RateLimit-Bucket"] != other.headers["X-RateLimit-Bucket"]


async def test_answers_to_interactions_are_outside_the_global_limit() -> None:
    settings = Settings(requests_a_second=1)
    async with (
        await Playground.start(settings=settings) as playground,
        open_scene(playground) as scene,
    ):
        asked = await interaction(scene)
        playground.core.clock.stop()
        assert (await answer(scene, asked, 4, {"content": "x"})).status == 204
        hook = f"/webhooks/{scene.bot}/{asked[1]}"
        for _ in range(3):
            assert (await scene.rest("POST", hook, {"content": "x"}, token="")).status == 200


async def test_of_messages_over_an_hour_old_three_are_edited_in_six_seconds(
    strict: Scene,
) -> None:
    sent = [(await strict.post())["id"] for _ in range(5)]
    await strict.client.order(SetClock(advance=3_601))

    async def edited(number: str, content: str) -> Reply:
        path = f"/channels/{strict.table}/messages/{number}"
        return await strict.rest("PATCH", path, {"content": content})

    replies = [await edited(number, "a") for number in sent[:4]]
    assert [reply.status for reply in replies] == [200, 200, 200, 429]
    assert (replies[3].body["code"], replies[3].body["retry_after"]) == (30046, 6.0)
    await strict.client.order(SetClock(advance=6))
    assert (await edited(sent[4], "a")).status == 200
