"""The other side of the benchmark, in a process of its own: a bot that answers at once, and people.

It speaks to the playground as lightly as it can, so that the playground is what is measured.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress

import aiohttp
import msgspec

_ANSWER = b'{"type":7,"data":{"content":"Echo"}}'


class Job(msgspec.Struct):
    """What to do, handed to the process as JSON."""

    port: int
    token: str
    person: str
    channel: str
    message: str
    interactions: int
    in_flight: int


class Figures(msgspec.Struct):
    """What came of it: how long each echo took, in milliseconds, and all of them together."""

    seconds: float
    milliseconds: list[float]


class _Requests(asyncio.Protocol):
    """One kept-alive HTTP connection that only counts the answers."""

    def __init__(self, host: str) -> None:
        self._host = host
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def post(self, path: str, body: bytes) -> None:
        assert self._transport is not None
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self._host}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        self._transport.write(head.encode() + body)

    def data_received(self, data: bytes) -> None:
        if b"HTTP/1.1 2" not in data:
            raise RuntimeError(f"The playground refused an answer: {data[:200]!r}")


class _Event(msgspec.Struct):
    op: int
    t: str | None = None
    d: msgspec.Raw = msgspec.Raw(b"null")


class _Interaction(msgspec.Struct):
    id: str
    token: str


class _News(msgspec.Struct):
    news: str
    interaction: str | None = None
    result: str | None = None
    refused: str | None = None


async def run(job: Job) -> Figures:
    """Press a button so many times, with so many presses under way, and answer each."""
    host = f"127.0.0.1:{job.port}"
    async with aiohttp.ClientSession(f"http://{host}") as http:
        loop = asyncio.get_running_loop()
        lines = [
            (await loop.create_connection(lambda: _Requests(host), "127.0.0.1", job.port))[1]
            for _ in range(job.in_flight)
        ]
        async with (
            http.ws_connect("/gateway/?v=10&encoding=json") as gateway,
            http.ws_connect(f"/people/{job.person}/socket?recent=1", max_msg_size=0) as person,
        ):
            await _identify(gateway, job.token)
            bot = asyncio.create_task(_answer(gateway, lines))
            try:
                return await _press(person, job)
            finally:
                bot.cancel()
                with suppress(asyncio.CancelledError):
                    await bot


async def _identify(gateway: aiohttp.ClientWebSocketResponse, token: str) -> None:
    identify = {"token": token, "properties": {}, "intents": 0}
    await gateway.send_bytes(msgspec.json.encode({"op": 2, "d": identify}))
    async for frame in gateway:
        if msgspec.json.decode(frame.data, type=_Event).t == "READY":
            return


async def _answer(gateway: aiohttp.ClientWebSocketResponse, lines: list[_Requests]) -> None:
    read = msgspec.json.Decoder(_Event).decode
    read_interaction = msgspec.json.Decoder(_Interaction).decode
    turn = _around(lines)
    async for frame in gateway:
        event = read(frame.data)
        if event.t == "INTERACTION_CREATE":
            asked = read_interaction(event.d)
            path = f"/api/v10/interactions/{asked.id}/{asked.token}/callback"
            next(turn).post(path, _ANSWER)


def _around(lines: list[_Requests]) -> Iterator[_Requests]:
    while True:
        yield from lines


async def _press(person: aiohttp.ClientWebSocketResponse, job: Job) -> Figures:
    """Latency runs from the press until the person's client shows the edited message's outcome."""
    action = {
        "do": "press",
        "channel": job.channel,
        "message": job.message,
        "custom_id": "echo",
    }
    frame = msgspec.json.encode({"id": 1, "act": action}).decode()
    read = msgspec.json.Decoder(list[_News]).decode
    started: list[float] = []
    took: list[float] = []
    begin = time.perf_counter()
    for _ in range(min(job.in_flight, job.interactions)):
        started.append(time.perf_counter())
        await person.send_str(frame)
    while len(took) < job.interactions:
        for news in read((await person.receive()).data):
            if news.refused or news.result == "failed":
                raise RuntimeError(f"A press came to nothing: {news}")
            if news.news != "outcome":
                continue
            now = time.perf_counter()
            took.append((now - started[len(took)]) * 1000)
            if len(started) < job.interactions:
                started.append(now)
                await person.send_str(frame)
    return Figures(time.perf_counter() - begin, took)


def main(argument: str) -> None:
    """`python -c` with a Job as JSON; prints the Figures as JSON."""
    figures = asyncio.run(run(msgspec.json.decode(argument, type=Job)))
    print(msgspec.json.encode(figures).decode())
