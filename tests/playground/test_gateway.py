"""The gateway, spoken to without a library."""

from __future__ import annotations

import asyncio
import socket
import zlib

import msgspec
import pytest

from bot.playground.control import AddMember, CreateServer, SetEndpoint, SetOverwrite
from bot.playground.permissions import Permission
from bot.playground.server import HOST
from tests.playground.breaking import V2, answer, interaction, words
from tests.playground.gateway_line import line
from tests.playground.scenes import Scene

ACKNOWLEDGED, HEARTBEAT = 11, 1
GUILDS, MEMBERS, MESSAGES, CONTENT = 1, 1 << 1, 1 << 9, 1 << 15


async def test_a_heartbeat_is_not_acknowledged_faster_than_discord_py_can_count(
    scene: Scene,
) -> None:
    loop = asyncio.get_running_loop()
    async with line(scene) as spoken:
        begin = loop.time()
        await spoken.say(HEARTBEAT)
        await spoken.hear(operation=ACKNOWLEDGED)
        assert loop.time() - begin >= scene.playground.core.settings.acknowledge_after - 0.001


async def test_a_compressed_stream_is_one_stream(scene: Scene) -> None:
    url = f"{scene.playground.gateway_url}?v=10&encoding=json&compress=zlib-stream"
    stream = zlib.decompressobj()
    async with scene.http.ws_connect(url) as stranger:
        hello = msgspec.json.decode(stream.decompress(await stranger.receive_bytes()))
        assert hello["op"] == 10
        wish = {"token": scene.token, "properties": {}, "intents": 0}
        await stranger.send_json({"op": 2, "d": wish})
        ready = msgspec.json.decode(stream.decompress(await stranger.receive_bytes()))
        assert ready["t"] == "READY"


async def test_a_bot_hears_only_of_what_it_asked_for(scene: Scene) -> None:
    async with line(scene) as spoken:
        await spoken.identify(intents=MESSAGES)
        await scene.anna.react(await scene.anna.write(scene.table, "one"), "👍")
        await scene.anna.write(scene.table, "two")
        heard = [(await spoken.hear())["t"] for _ in range(3)]
        assert heard == ["READY", "MESSAGE_CREATE", "MESSAGE_CREATE"]


async def test_a_bot_with_an_endpoint_for_interactions_hears_of_none(scene: Scene) -> None:
    """Gateway and endpoint are mutually exclusive."""
    async with line(scene) as spoken:
        await spoken.identify(intents=MESSAGES)
        await scene.client.order(SetEndpoint(bot=scene.bot, url="https://example.org/presses"))
        await interaction(scene)
        await scene.client.order(SetEndpoint(bot=scene.bot))
        await interaction(scene, "roll")
        heard = [await spoken.hear() for _ in range(2)]
    assert [event["t"] for event in heard] == ["READY", "INTERACTION_CREATE"]
    assert heard[1]["d"]["data"]["name"] == "roll"


async def test_a_bot_hears_nothing_of_what_it_may_not_see(scene: Scene) -> None:
    hide = SetOverwrite(channel=scene.side, target=scene.bot, deny=Permission.VIEW_CHANNEL)
    await scene.client.order(hide)
    async with line(scene) as spoken:
        await spoken.identify(intents=MESSAGES | CONTENT)
        await scene.anna.write(scene.side, "hidden")
        await scene.anna.write(scene.table, "shown")
        assert (await spoken.hear("MESSAGE_CREATE"))["d"]["content"] == "shown"


async def test_ephemerals_are_not_told(scene: Scene) -> None:
    async with line(scene) as spoken:
        await spoken.identify(intents=MESSAGES | CONTENT)
        await answer(scene, await interaction(scene), 4, {"content": "psst", "flags": 64})
        await scene.post("aloud")
        assert (await spoken.hear("MESSAGE_CREATE"))["d"]["content"] == "aloud"


async def test_without_the_intent_all_content_is_empty(scene: Scene) -> None:
    async with line(scene) as spoken:
        await spoken.identify(intents=MESSAGES)
        await scene.anna.write(scene.table, "secret")
        told = (await spoken.hear("MESSAGE_CREATE"))["d"]
        assert (told["content"], told["embeds"], told["components"]) == ("", [], [])
        await scene.post(None, flags=V2, components=[words(3)])
        own = (await spoken.hear("MESSAGE_CREATE"))["d"]
        assert own["components"]


async def test_members_come_in_a_chunk(scene: Scene) -> None:
    async with line(scene) as spoken:
        await spoken.identify(intents=GUILDS | MEMBERS)
        await spoken.hear("GUILD_CREATE")
        await spoken.say(8, {"guild_id": scene.server, "query": "", "limit": 0, "nonce": "n"})
        chunk = (await spoken.hear("GUILD_MEMBERS_CHUNK"))["d"]
        names = {member["user"]["username"] for member in chunk["members"]}
        assert names == {"anna", "bo", "Dealer"}
        assert (chunk["nonce"], chunk["chunk_count"]) == ("n", 1)


async def test_what_was_missed_is_replayed_in_order(scene: Scene) -> None:
    async with line(scene) as first:
        await first.identify(intents=MESSAGES)
        ready = await first.hear("READY")
        await first.socket.close(code=4000)
    for number in range(3):
        await scene.post(f"{number}")
    async with line(scene) as second:
        session = ready["d"]["session_id"]
        wish = {"token": scene.token, "session_id": session, "seq": ready["s"]}
        await second.say(6, wish)
        replayed = [await second.hear() for _ in range(4)]
        assert [p["d"].get("content") for p in replayed] == ["0", "1", "2", None]
        assert replayed[-1]["t"] == "RESUMED"
        assert [p["s"] for p in replayed] == [ready["s"] + n for n in range(1, 5)]


async def test_a_farewell_ends_the_session(scene: Scene) -> None:
    async with line(scene) as first:
        await first.identify()
        session = (await first.hear("READY"))["d"]["session_id"]
        await first.socket.close(code=1000)
    async with line(scene) as second:
        await second.say(6, {"token": scene.token, "session_id": session, "seq": 1})
        assert (await second.hear(operation=9))["d"] is False


async def test_an_invited_bot_gets_the_server(scene: Scene) -> None:
    async with line(scene) as spoken:
        await spoken.identify(intents=GUILDS)
        await spoken.hear("GUILD_CREATE")
        made = await scene.client.order(CreateServer(name="Second", owner=scene.anna.id))
        await scene.client.order(AddMember(server=made["server"], user=scene.bot))
        assert (await spoken.hear("GUILD_CREATE"))["d"]["name"] == "Second"


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "7",
        "null",
        '{"op": []}',
        '{"op": "2"}',
        '{"op": 2}',
        '{"op": 2, "d": 7}',
        '{"op": 2, "d": {"token": 7}}',
        '{"op": 6, "d": {"token": "x", "session_id": [], "seq": "x"}}',
        '{"op": 8, "d": {"guild_id": "x"}}',
        '{"op": 8, "d": {"guild_id": "1", "user_ids": ["x"]}}',
        '{"op": 2, "d": {"token": "x", "properties": {}, "intents": 0, "colour": 1}}',
    ],
)
async def test_nonsense_closes_the_line(scene: Scene, text: str) -> None:
    async with line(scene) as spoken:
        if '"op": 8' in text:
            await spoken.identify()
        await spoken.socket.send_str(text)
        assert await spoken.close_code() == 4002


async def test_a_bot_that_hangs_up_before_it_was_greeted_is_no_failure_of_ours(
    scene: Scene,
) -> None:
    core = scene.playground.core
    handshake = (
        f"GET /gateway/?v=10&encoding=json HTTP/1.1\r\nHost: {HOST}:{core.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    )
    with socket.create_connection((HOST, core.port)) as hasty:
        hasty.sendall(handshake.encode())
    async with line(scene) as spoken:
        await spoken.identify()
        await spoken.hear("READY")
    assert core.transcript.of("unknown") == []
