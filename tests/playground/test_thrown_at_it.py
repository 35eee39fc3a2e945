"""Whatever is thrown at the playground, from whichever side: it is refused, nothing fails, nothing
hangs, and what is kept can be read again."""

from __future__ import annotations

import asyncio
import logging
import random
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote

import aiohttp
import msgspec
import pytest
from yarl import URL

from bot.playground import Playground, Settings
from bot.playground.client import Client
from bot.playground.control import Order, SetRole
from bot.playground.people.actions import Action
from bot.playground.permissions import EVERYTHING
from bot.playground.replies import LARGEST_BODY
from bot.playground.rest.body import LARGEST_REQUEST
from bot.playground.rest.routes import ROUTES
from tests.playground import tour
from tests.playground.breaking import V2, interaction
from tests.playground.gateway_line import line
from tests.playground.scenes import Scene, open_scene
from tests.playground.test_nonsense import _spoiled

DEEP = b"[" * 50_000 + b"]" * 50_000
DEEPISH = b'{"content":' + b"[" * 400 + b"]" * 400 + b"}"
BODIES = [
    b"",
    b"{",
    b"\xff\xfe\x00",
    b'"\xed\xa0\x80"',
    b'{"content":"\xff"}',
    b'{"content":"\\ud800"}',
    b'{"content":"\\u0000"}',
    b"9" * 5000,
    b"1e999",
    str(2**70).encode(),
    b"\xef\xbb\xbf{}",
    DEEP,
    DEEPISH,
]
WORDS = [
    "x",
    "-1",
    "0",
    "9" * 19,
    "9" * 30,
    "9" * 5000,
    "\u0663",
    "\u00b2",
    "1.5",
    "%00",
    "%ED%A0%80",
    "..%2F..",
    "%F0%9F%91%8D",
    "a:b:" + "9" * 5000,
    "x" * 3000,
    quote("“”"),
]
VALUES: list[Any] = [
    None,
    True,
    -1,
    0.5,
    1e300,
    2**63,
    2**70,
    -(2**70),
    4_000_000_000_000_000,
    "",
    "x",
    "\x00",
    "1",
    "9" * 5000,
    "\u0663",
    "x" * 5000,
    [],
    [None],
    ["9" * 5000],
    {},
    {"x": 2**70},
]


class Watched(logging.Handler):
    """Notes whatever is told to any log as a failure."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))


@asynccontextmanager
async def unharmed(folder: Path) -> AsyncIterator[Scene]:
    """A scene that must be as well after the test as before it, also after a restart."""
    watched = Watched()
    logging.getLogger().addHandler(watched)
    before = asyncio.all_tasks()
    settings = Settings(
        folder=folder, identify_limits=False, rate_limits=False, command_creates_a_day=10**6
    )
    try:
        async with (
            await Playground.start(settings=settings) as playground,
            open_scene(playground) as scene,
        ):
            everyone = SetRole(server=scene.server, role=scene.server, permissions=EVERYTHING)
            await scene.client.order(everyone)
            yield scene
            await _is_well(scene)
            channels = set(playground.core.world.channels)
        async with await Playground.start(settings=settings) as again:
            assert set(again.core.world.channels) == channels
            async with Client(again.url) as client:
                for person in await client.people():
                    await client.be(person.id)
    finally:
        logging.getLogger().removeHandler(watched)
    assert watched.told == []
    assert [task.get_name() for task in asyncio.all_tasks() - before] == [], "nothing hangs"


async def _is_well(scene: Scene) -> None:
    core = scene.playground.core
    assert core.storage._writer is not None and not core.storage._writer.done()
    for path in (
        f"/people/{scene.anna.id}/see",
        f"/people/{scene.anna.id}/history?channel={scene.table}",
        "/control/transcript",
        "/control/transcript.jsonl",
        "/control/world",
    ):
        async with scene.http.get(scene.playground.url + path) as reply:
            assert reply.status == 200, path
            await reply.read()
    written = await scene.anna.write(scene.table, "Still here?")
    await scene.bo.until_sees("Still here?")
    await core.storage.write()
    assert core.storage._changed == {}
    reply = await scene.rest("GET", f"/channels/{scene.table}/messages/{written.id}")
    assert reply.status == 200


async def _throw(scene: Scene, method: str, path: str, **more: Any) -> int:
    """Whatever comes of it is an answer, soon, and none that says that something has failed."""
    async with asyncio.timeout(20):
        async with scene.http.request(method, _url(scene, path), **more) as reply:
            told = await reply.read()
    assert reply.status < 500 or reply.status == 501, (method, path[:300], told[:500])
    return reply.status


def _url(scene: Scene, path: str) -> URL:
    return URL(scene.playground.url + path, encoded=True)


def _headers(scene: Scene) -> dict[str, str]:
    return {"Authorization": f"Bot {scene.token}", "Content-Type": "application/json"}


async def test_every_route_with_every_word_in_its_path(tmp_path: Path) -> None:
    rng = random.Random(0)
    async with unharmed(tmp_path) as scene:
        sent = await scene.post()
        good = {
            "channel": scene.table,
            "guild": scene.server,
            "application": scene.bot,
            "user": scene.bo.id,
            "message": sent["id"],
            "emoji": quote("👍"),
            "webhook": scene.bot,
        }
        for route in ROUTES:
            names = re.findall(r"\{(\w+)\}", route.template)
            for spoiled in names:
                for word in rng.sample(WORDS, 8):
                    path = route.template
                    for name in names:
                        value = word if name == spoiled else good.get(name, "1")
                        path = path.replace(f"{{{name}}}", value)
                    body = b"{}" if route.method in ("POST", "PUT", "PATCH") else None
                    await _throw(
                        scene, route.method, "/api/v10" + path, data=body, headers=_headers(scene)
                    )


async def test_every_route_with_every_broken_body(tmp_path: Path) -> None:
    async with unharmed(tmp_path) as scene:
        number, token = await interaction(scene)
        good = {
            "channel": scene.table,
            "guild": scene.server,
            "application": scene.bot,
            "user": scene.bo.id,
            "message": (await scene.post())["id"],
            "webhook": scene.bot,
            "interaction": number,
            "token": token,
        }
        kinds = ("application/json", "multipart/form-data", "multipart/form-data; boundary=x", "é")
        for route in ROUTES:
            if route.method not in ("POST", "PUT", "PATCH"):
                continue
            path = route.template
            for name in re.findall(r"\{(\w+)\}", route.template):
                path = path.replace(f"{{{name}}}", good.get(name, "1"))
            for body in BODIES:
                await _throw(
                    scene, route.method, "/api/v10" + path, data=body, headers=_headers(scene)
                )
        for kind in kinds:
            for body in (*BODIES, *_forms()):
                headers = _headers(scene) | {"Content-Type": kind}
                path = f"/api/v10/channels/{scene.table}/messages"
                await _throw(scene, "POST", path, data=body, headers=headers)


def _forms() -> Iterator[bytes]:
    """Forms as no library sends them, between the boundaries `x`."""
    heads = (
        b'Content-Disposition: form-data; name="files[0]"; filename="\xff\xfe.png"',
        b'Content-Disposition: form-data; name="files[0]"\r\nContent-Type: \xff/\xfe',
        b'Content-Disposition: form-data; name="files[%s]"; filename="a"' % (b"9" * 5000),
        b'Content-Disposition: form-data; name="files[1]"\r\nContent-Transfer-Encoding: base64',
        b'Content-Disposition: form-data; name="files[1]"\r\nContent-Transfer-Encoding: nonsense',
        b'Content-Disposition: form-data; name="files[1]"\r\nContent-Encoding: gzip',
        b'Content-Disposition: form-data; name="payload_json"',
        b"Content-Disposition: nonsense",
        b"nonsense",
        b"",
    )
    for head in heads:
        for body in (b"\xff\xd8\xff\xc0\x00", b"\xff\xd8\xff\x00\x00\x00" + b"\xff" * 20, b"\xff"):
            yield b"--x\r\n" + head + b"\r\n\r\n" + body + b"\r\n--x--\r\n"
            yield b"--x\r\n" + head + b"\r\n\r\n" + body


@pytest.mark.parametrize("seed", range(3))
async def test_good_bodies_with_some_part_replaced(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    message = {
        "content": "x",
        "embeds": [tour.EMBED | {"image": None}],
        "components": tour.ROWS,
        "allowed_mentions": {"users": ["1"]},
        "message_reference": {"message_id": "1", "fail_if_not_exists": False},
        "nonce": "1",
    }
    channel = {
        "name": "x",
        "topic": "x",
        "position": 1,
        "parent_id": "1",
        "rate_limit_per_user": 1,
        "permission_overwrites": [{"id": "1", "type": 0, "allow": "1", "deny": "0"}],
    }
    async with unharmed(tmp_path) as scene:
        sent = await scene.post()
        spare = [(await scene.post())["id"] for _ in range(2)]
        guild = f"/guilds/{scene.server}"
        bodies: list[tuple[str, str, Any]] = [
            ("POST", f"/channels/{scene.table}/messages", message),
            ("PATCH", f"/channels/{scene.table}/messages/{sent['id']}", {"content": "x"}),
            ("POST", f"/channels/{scene.table}/messages", {"flags": V2, "components": _layout()}),
            ("POST", f"/applications/{scene.bot}/commands", tour.COMMAND),
            ("PATCH", f"/channels/{scene.side}", channel),
            ("POST", f"{guild}/channels", channel),
            ("PATCH", f"{guild}/members/{scene.bo.id}", {"nick": "x", "roles": []}),
            ("POST", f"/channels/{scene.table}/threads", {"name": "x", "type": 11}),
            ("POST", "/users/@me/channels", {"recipient_id": scene.anna.id}),
            ("POST", f"/channels/{scene.table}/messages/bulk-delete", {"messages": spare}),
        ]
        for method, path, body in bodies:
            whole = msgspec.json.encode(body)
            headers = _headers(scene)
            status = await _throw(scene, method, f"/api/v10{path}", data=whole, headers=headers)
            assert status < 300, path
            broken = list(_spoiled_more(body))
            for each in rng.sample(broken, min(len(broken), 60)):
                await _throw(
                    scene,
                    method,
                    f"/api/v10{path}",
                    data=msgspec.json.encode(each),
                    headers=_headers(scene),
                )
        number, token = await interaction(scene)
        answer = {"type": 4, "data": {"content": "x", "components": tour.ROWS}}
        for each in rng.sample(list(_spoiled_more(answer)), 60):
            path = f"/api/v10/interactions/{number}/{token}/callback"
            await _throw(scene, "POST", path, data=msgspec.json.encode(each))


def _layout() -> Any:
    """The tour's, with pictures from elsewhere instead of attached ones."""
    text = msgspec.json.encode(tour.LAYOUT).decode()
    (box,) = msgspec.json.decode(text.replace("attachment://", "https://x.se/"))
    box["components"] = [part for part in box["components"] if part["type"] != 13]
    return [box]


_MOMENTS = ("0001-01-01", "9999-12-31T23:59:59-12:00", "0001-01-01T00:00:00+12:00")


def _spoiled_more(good: Any) -> Iterator[Any]:
    yield from _spoiled(good)
    yield from _spoiled(good, [*VALUES, *_MOMENTS])


@pytest.mark.parametrize("api", ["people", "control"])
async def test_every_action_and_every_order_with_every_value_in_each_part(
    tmp_path: Path, api: str
) -> None:
    async with unharmed(tmp_path) as scene:
        kinds = get_args(Action if api == "people" else Order)
        path = f"/people/{scene.anna.id}/act" if api == "people" else "/control/act"
        before = scene.playground.core.clock.now()
        for kind in kinds:
            for body in _orders(scene, kind):
                data = msgspec.json.encode(body)
                assert await _throw(scene, "POST", path, data=data) < 500, body
                if body["do"] in ("plan_fault", "restart", "set_clock"):
                    async with asyncio.timeout(20):
                        await _calm_again(scene, before)
        for raw in BODIES:
            assert await _throw(scene, "POST", path, data=raw) == 400
        for raw in BODIES:
            assert await _throw(scene, "POST", "/people", data=raw) == 400


async def _calm_again(scene: Scene, now: float) -> None:
    for order in ({"do": "clear_faults"}, {"do": "set_clock", "at": now, "running": True}):
        await _throw(scene, "POST", "/control/act", data=msgspec.json.encode(order))
    scene.playground.core.out_until = 0.0


def _orders(scene: Scene, kind: Any) -> Iterator[dict[str, Any]]:
    """All good as far as it can be guessed, but for one part."""
    info: Any = msgspec.inspect.type_info(kind)
    known = {
        "channel": scene.table,
        "server": scene.server,
        "user": scene.bo.id,
        "person": scene.bo.id,
        "bot": scene.bot,
        "owner": scene.anna.id,
        "content": "x",
        "command": "deal",
        "name": "x",
    }
    destructive = {"delete_channel": "channel", "remove_member": "user", "leave": "server"}
    good: dict[str, Any] = {"do": info.tag}
    for part in info.fields:
        if part.required and part.encode_name != destructive.get(info.tag):
            good[part.encode_name] = known.get(part.encode_name, "1")
    for part in info.fields:
        for value in VALUES:
            yield good | {part.encode_name: value}
    if info.tag == "plan_fault":
        for fault in ({"fault": "request", "kind": "status"}, {"fault": "event", "kind": "late"}):
            for name in ("times", "seconds", "status", "path", "method", "event", "bot", "scope"):
                for value in VALUES:
                    yield good | {"fault": fault | {name: value}}


async def test_a_person_s_socket_with_nonsense_on_it(tmp_path: Path) -> None:
    async with unharmed(tmp_path) as scene:
        url = f"{scene.playground.url}/people/{scene.anna.id}/socket"
        async with scene.http.ws_connect(url, max_msg_size=0) as socket:
            await socket.receive()  # the snapshot
            frames = [b.decode("utf-8", "replace") for b in BODIES]
            frames += [
                msgspec.json.encode({"id": number, "act": act}).decode()
                for number in (1, -1, 2**70, 1.5, "x", None)
                for act in ({"do": "typing", "channel": "9" * 5000}, {"do": "x"}, [], None)
            ]
            frames.append('{"id":1e999,"act":{}}')
            for frame in frames:
                await socket.send_str(frame)
            await socket.send_bytes(b"\xff")
            answers = 0
            async with asyncio.timeout(20):
                while answers < len(frames):
                    news = msgspec.json.decode((await socket.receive()).data)
                    answers += sum(each["news"] == "answer" for each in news)
        for query in ("recent=x", "recent=-1", f"recent={'9' * 5000}", "recent=%00"):
            await _throw(scene, "GET", f"/people/{scene.anna.id}/socket?{query}")
        await _throw(scene, "GET", f"/people/{scene.anna.id}/socket")


FRAMES: list[Callable[[Scene], tuple[int, Any]]] = [
    lambda scene, value=value, op=op: (op, value)  # type: ignore[misc]
    for op in (1, 2, 3, 6, 8, 11, 99, -1, 2**70)
    for value in (None, [], "x", 2**70, {}, {"token": "x"})
]
IDENTIFIES: list[dict[str, Any]] = [
    {"shard": [0, 2**70]},
    {"shard": [-1, 0]},
    {"shard": ["x", 1]},
    {"intents": 2**70},
    {"intents": -1},
    {"intents": "x"},
    {"properties": []},
    {"presence": {"x": 2**70}},
    {"large_threshold": -1},
    {"token": "\x00"},
]


async def test_the_gateway_with_nonsense_on_it(tmp_path: Path) -> None:
    async with unharmed(tmp_path) as scene:
        for frame in FRAMES:
            async with asyncio.timeout(20), line(scene) as there:
                await there.hear(operation=10)
                await there.say(*frame(scene))
                if frame(scene)[0] not in (1,):
                    await there.socket.close()
        for wish in IDENTIFIES:
            async with asyncio.timeout(20), line(scene) as there:
                await there.identify(**wish)
                await there.socket.close()
        for raw in BODIES:
            async with asyncio.timeout(20), line(scene) as there:
                await there.hear(operation=10)
                await there.socket.send_bytes(raw)
                assert await there.close_code() in (4001, 4002), raw[:50]
        async with asyncio.timeout(20), line(scene) as there:
            await there.identify()
            await there.hear("READY")
            for more in ({"limit": -(2**70)}, {"limit": 2**70}, {"user_ids": ["9" * 20, 2**70]}):
                await there.say(8, {"guild_id": scene.server, "query": "a", **more})
                await there.hear("GUILD_MEMBERS_CHUNK")
        for query in ("?v=9", "?encoding=etf", "?compress=nonsense", "?v=%00", "?v=" + "9" * 5000):
            async with scene.http.ws_connect(scene.playground.gateway_url + query) as socket:
                await socket.close()
        await _throw(scene, "GET", "/gateway/")
        await _throw(scene, "POST", "/gateway/", data=DEEP)


async def test_addresses_that_lead_nowhere(tmp_path: Path) -> None:
    queries = ["x", "limit=--5", "limit=" + "9" * 5000, "before=" + "9" * 30, "recent=%00", "%ff=%"]
    prefixes = [
        "",
        "/page",
        "/page/words",
        "/cdn/attachments/1",
        "/cdn/emojis",
        "/people",
        f"/people/{1}",
        "/control",
        "/api/v10",
        "/api/v10/channels",
        "/gateway",
    ]
    async with unharmed(tmp_path) as scene:
        for prefix in prefixes:
            for word in (*WORDS, "x" * 300 + ".js", "%00.js", "/" * 50, "a/" * 500, "..", "."):
                for tail in ("", "/x"):
                    await _throw(scene, "GET", f"{prefix}/{word}{tail}")
        mine = f"/people/{scene.anna.id}"
        table = f"channel={scene.table}&"
        for path in (f"{mine}/see?", f"{mine}/history?{table}", f"{mine}/commands?{table}"):
            for query in queries:
                await _throw(scene, "GET", path + query)
        for path in (f"/channels/{scene.table}/messages", f"/guilds/{scene.server}/members"):
            for query in queries:
                headers = _headers(scene)
                await _throw(scene, "GET", f"/api/v10{path}?{query}", headers=headers)
        for word in WORDS:
            await _throw(scene, "GET", f"{mine}/history?channel={word}")
            await _throw(scene, "GET", f"{mine}/history?{table}before={word}&limit={word}")


async def test_what_is_no_http_at_all(tmp_path: Path) -> None:
    async with unharmed(tmp_path) as scene:
        host = f"Host: 127.0.0.1:{scene.playground.core.port}\r\n".encode()
        auth = f"Authorization: Bot {scene.token}\r\n".encode()
        post = b"POST /api/v10/channels/%s/messages HTTP/1.1\r\n" % scene.table.encode()
        for raw in (
            b"\x00\xff\r\n\r\n",
            b"GET /\xff\xfe HTTP/1.1\r\n" + host + b"\r\n",
            b"GET /api/v10/\xed\xa0\x80 HTTP/1.1\r\n" + host + auth + b"\r\n",
            b"GET /people/1?x=\xff HTTP/1.1\r\n" + host + b"\r\n",
            b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\n" + host + b"\r\n",
            b"GET / HTTP/1.1\r\n" + host + b"X: " + b"x" * 100_000 + b"\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: \xff\r\n\r\n",
            b"GET / HTTP/1.1\r\n" + host + b"Origin: \xff\r\n\r\n",
            b"NONSENSE /people HTTP/1.1\r\n" + host + b"\r\n",
            post + host + auth + b"Transfer-Encoding: chunked\r\n\r\nnonsense\r\n",
            post + host + auth + b"Content-Length: 3\r\nContent-Encoding: gzip\r\n\r\nxxx",
            post + host + auth + b"Content-Length: -3\r\n\r\nxxx",
            post + host + b"Authorization: Bot \xff\xfe\r\nContent-Length: 2\r\n\r\n{}",
            post + host + auth + b"Content-Type: \xff\r\nContent-Length: 2\r\n\r\n{}",
            b"POST /control/act HTTP/1.1\r\n" + host + b"Transfer-Encoding: chunked\r\n\r\nZ\r\n",
        ):
            told = await _raw(scene, raw)
            assert re.match(rb"HTTP/1.[01] [234]\d\d |HTTP/1.1 501 |$", told), (raw[:80], told)
        cut = post + host + auth + b"Content-Length: 1000\r\n\r\n{"
        _, writer = await asyncio.open_connection("127.0.0.1", scene.playground.core.port)
        writer.write(cut)
        await writer.drain()
        writer.transport.abort()


async def test_a_body_that_can_t_be_unpacked_is_no_failure(tmp_path: Path) -> None:
    async with unharmed(tmp_path) as scene:
        path, packed = f"/api/v10/channels/{scene.table}/messages", {"Content-Encoding": "gzip"}
        assert await _throw(scene, "POST", path, data=b"junk", headers=packed) == 400


async def _raw(scene: Scene, raw: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", scene.playground.core.port)
    writer.write(raw)
    writer.write_eof()
    async with asyncio.timeout(20):
        told = await reader.read()
    writer.close()
    return told


async def _endless(size: int) -> AsyncIterator[bytes]:
    for _ in range(0, size, 1 << 20):
        yield b" " * (1 << 20)


async def test_requests_have_a_size(tmp_path: Path) -> None:
    async with unharmed(tmp_path) as scene:
        for path in ("/control/act", "/people"):
            assert await _throw(scene, "POST", path, data=BytesIO(b" " * (LARGEST_BODY + 1))) == 413
            assert await _throw(scene, "POST", path, data=_endless(LARGEST_BODY * 3)) == 413
        path = f"/api/v10/channels/{scene.table}/messages"
        for body in (BytesIO(b" " * (LARGEST_REQUEST + 1)), _endless(LARGEST_REQUEST + (1 << 20))):
            assert await _throw(scene, "POST", path, data=body, headers=_headers(scene)) == 413
        form = aiohttp.FormData()
        form.add_field("files[0]", BytesIO(b" " * (LARGEST_REQUEST + 1)), filename="a")
        headers = {"Authorization": f"Bot {scene.token}"}
        assert await _throw(scene, "POST", path, data=form, headers=headers) == 413
