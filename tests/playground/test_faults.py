"""Things go wrong on demand, and the bot sees them go wrong."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from bot.playground.control import (
    ClearFaults,
    CloseGateway,
    DeleteChannel,
    DeleteMessage,
    Order,
    PlanFault,
    Restart,
)
from bot.playground.faults import EventFault, RequestFault
from tests.playground.dealer import Dealer, running
from tests.playground.gateway_line import line
from tests.playground.scenes import Reply, Scene


async def _plan(scene: Scene, *faults: RequestFault | EventFault) -> None:
    for fault in faults:
        await scene.client.order(PlanFault(fault=fault))


async def _post(scene: Scene) -> Reply:
    return await scene.rest("POST", f"/channels/{scene.table}/messages", {"content": "x"})


async def test_the_next_request_fails_and_the_one_after_does_not(scene: Scene) -> None:
    await _plan(scene, RequestFault(kind="status", path="/channels/*/messages", status=502))
    assert [(await _post(scene)).status for _ in range(2)] == [502, 200]
    await scene.anna.until_sees("x")
    assert len(scene.anna.sees(scene.table)) == 1


async def test_a_fault_lasts_until_it_is_cleared(scene: Scene) -> None:
    await _plan(scene, RequestFault(kind="status", times=0))
    assert [(await _post(scene)).status for _ in range(3)] == [500, 500, 500]
    await scene.client.order(ClearFaults())
    assert (await _post(scene)).status == 200


async def test_discord_may_do_what_it_says_it_has_not_done(scene: Scene) -> None:
    await _plan(scene, RequestFault(kind="status", handled=True))
    assert (await _post(scene)).status == 500
    await scene.anna.until_sees("x")


@pytest.mark.parametrize("scope", ["user", "global", "shared"])
async def test_a_429_of_each_kind(scene: Scene, scope: str) -> None:
    await _plan(scene, RequestFault(kind="rate_limited", seconds=0.5, scope=scope))  # type: ignore[arg-type]
    reply = await _post(scene)
    assert reply.status == 429
    assert reply.body["retry_after"] == 0.5
    assert reply.body["global"] is (scope == "global")
    assert reply.headers["X-RateLimit-Scope"] == scope
    assert reply.headers["Via"]


async def test_a_body_is_cut(scene: Scene) -> None:
    await _plan(scene, RequestFault(kind="cut"))
    with pytest.raises(aiohttp.ClientPayloadError):
        await _post(scene)
    await scene.anna.until_sees("x")


async def test_a_connection_is_refused(scene: Scene) -> None:
    await _plan(scene, RequestFault(kind="refused"))
    with pytest.raises(aiohttp.ClientConnectionError):
        await _post(scene)


async def test_the_gateway_refuses_a_connection(scene: Scene) -> None:
    # Twice: on a connection that was used before, aiohttp tries once more by itself.
    await _plan(scene, RequestFault(kind="refused", path="/gateway/", times=2))
    with pytest.raises(aiohttp.ClientConnectionError):
        async with line(scene):
            pytest.fail("The gateway let it in.")
    async with line(scene) as spoken:
        await spoken.identify()
        assert await spoken.hear("READY")


async def test_an_answer_is_slow(scene: Scene) -> None:
    await _plan(scene, RequestFault(kind="slow", method="GET", seconds=0.05))
    slow = asyncio.create_task(scene.rest("GET", "/users/@me"))
    assert (await _post(scene)).status == 200
    assert not slow.done()
    assert (await slow).status == 200


async def test_a_slow_answer_can_come_after_the_deed(scene: Scene) -> None:
    await _plan(scene, RequestFault(kind="slow", method="POST", seconds=0.05, handled=True))
    slow = asyncio.create_task(_post(scene))
    await scene.anna.until_sees("x")
    assert not slow.done()
    assert (await slow).status == 200


async def test_events_are_doubled_dropped_late_reordered_and_held(scene: Scene) -> None:
    async with line(scene) as spoken:
        await spoken.identify()
        await spoken.hear("READY")

        async def heard_after(count: int, *faults: EventFault) -> list[str]:
            await _plan(scene, *faults)
            for number in range(3):
                await scene.post(f"{number}")
            return [(await spoken.hear("MESSAGE_CREATE"))["d"]["content"] for _ in range(count)]

        name = "MESSAGE_CREATE"
        doubled = await heard_after(4, EventFault(kind="doubled", event=name))
        dropped = await heard_after(2, EventFault(kind="dropped", event=name))
        late = await heard_after(3, EventFault(kind="late", event=name, seconds=0.05))
        turned = await heard_after(3, EventFault(kind="reordered", event=name))
        held = await heard_after(2, EventFault(kind="held", event=name))
        await scene.client.order(ClearFaults())
        held.append((await spoken.hear(name))["d"]["content"])
    assert doubled == ["0", "0", "1", "2"]
    assert dropped == ["1", "2"]
    assert late == ["1", "2", "0"]
    assert turned == ["1", "0", "2"]
    assert held == ["1", "2", "0"]


async def test_a_lost_session_is_begun_anew(scene: Scene) -> None:
    dealer = Dealer(discord.Intents.default())
    async with running(scene, dealer):
        again = asyncio.create_task(dealer.wait_for("ready"))
        await asyncio.sleep(0)
        await scene.client.order(CloseGateway(code=4000, forget=True))
        await again
        await scene.anna.slash(scene.table, "deal", game="riftforce")
        await scene.bo.until_sees("riftforce × 1")
        assert not dealer.resumed.is_set()


async def test_all_of_discord_restarts(scene: Scene) -> None:
    async with line(scene) as spoken:
        await spoken.identify()
        await scene.client.order(Restart(seconds=0.05))
        with pytest.raises(aiohttp.ClientConnectionError):
            await _post(scene)
        with pytest.raises(aiohttp.ClientConnectionError):
            await scene.http.ws_connect(scene.playground.gateway_url)
        assert await spoken.close_code() == 1012
    await _wait_for_the_end_of_the_outage(scene)
    assert (await _post(scene)).status == 200


async def _wait_for_the_end_of_the_outage(scene: Scene) -> None:
    core = scene.playground.core
    over = asyncio.Event()
    core.clock.at(core.out_until, over.set)
    await over.wait()


@pytest.mark.parametrize("what", ["message", "channel"])
async def test_what_a_bot_works_with_is_deleted_under_it(scene: Scene, what: str) -> None:
    sent = await scene.post()
    seen = await scene.anna.until_sees("Hello")
    order: Order = DeleteMessage(channel=scene.table, message=sent["id"])
    if what == "channel":
        order = DeleteChannel(channel=scene.table)
    await scene.client.order(order)
    await scene.anna.until_gone(seen)
    reply = await scene.rest(
        "PATCH", f"/channels/{scene.table}/messages/{sent['id']}", {"content": "x"}
    )
    assert reply.body["code"] == (10008 if what == "message" else 10003)
