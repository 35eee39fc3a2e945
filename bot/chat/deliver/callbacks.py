"""Answers to interactions, by id and token alone: through a session of our own, so that whoever
holds a `Press` can answer it. Such requests are outside the limit of a bot's token.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Self

import aiohttp
import discord
import msgspec
import yarl
from cachetools import LRUCache
from discord.http import Route

import bot
from bot.chat.deliver.traffic import TOO_MANY, Banned, Traffic, retry_after
from bot.chat.render.emblems import Emblems, without_own_in

log = logging.getLogger(__name__)

USER_AGENT = (
    f"DiscordBot (https://github.com/Rapptz/discord.py, {discord.__version__}) "
    f"Spelvarden/{bot.__version__}"
)
"""As Discord wants it, with an address: that of the library, for this bot has none of its own."""
PATIENCE_SECONDS = 20.0
MOST_TRIES = 5
LONGEST_WAIT_SECONDS = 15.0
MOST_BUCKETS = 1_000

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL = 4, 5, 6, 7, 9
"""Kinds of first answers, by Discord's numbers."""
EPHEMERAL = 1 << 6
SILENT = 1 << 12

ALREADY_ANSWERED = 40060
UNKNOWN_MESSAGE = 10008
EMOJI_REFUSED = b"BUTTON_COMPONENT_INVALID_EMOJI"
"""Discord says so of selects as well (discord-api-docs#8071)."""

Payload = dict[str, Any]

BROKEN = (aiohttp.ClientError, OSError)
"""What an answer whose connection breaks raises."""


class Refused(Exception):
    """Discord does not take an answer."""

    def __init__(self, status: int, code: int, text: str, after: float = 0.0) -> None:
        super().__init__(f"{status}/{code}: {text}")
        self.status = status
        self.code = code
        self.after = after
        """How many seconds Discord asks to be left in peace."""


class File(NamedTuple):
    """A file that goes along."""

    name: str
    content: bytes
    description: str = ""


class Message(NamedTuple):
    """A message as Discord has taken it."""

    id: int
    components: Sequence[Payload] = ()


class Callbacks:
    """Every method raises Refused, or one of BROKEN."""

    def __init__(self, traffic: Traffic, emblems: Emblems) -> None:
        self.emblems = emblems
        self.traffic = traffic
        self._session = aiohttp.ClientSession(
            trace_configs=[traffic.trace],
            headers={"User-Agent": USER_AGENT},
            timeout=aiohttp.ClientTimeout(total=PATIENCE_SECONDS),
        )
        self._full_until: LRUCache[tuple[str, str], float] = LRUCache(MOST_BUCKETS)
        """Until when what Discord lets through of a request is used up."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._session.close()

    async def defer(self, interaction: int, token: str, *, thinking: bool, private: bool) -> None:
        """Says that the answer follows: on a component without a sign of it, else by
        "thinking…"."""
        if not thinking:
            await self._first(interaction, token, {"type": DEFER_UPDATE})
            return
        data = {"flags": EPHEMERAL if private else 0}
        await self._first(interaction, token, {"type": DEFER, "data": data})

    async def open(self, interaction: int, token: str, modal: Payload) -> None:
        await self._first(interaction, token, {"type": MODAL, "data": modal})

    async def redraw(
        self,
        interaction: int,
        token: str,
        message: int,
        content: Payload,
        files: Sequence[File] = (),
    ) -> Message:
        """Redraws the message that was clicked on. Only of attachments Discord has to tell more
        than it was told."""
        answer = {"type": UPDATE, "data": content}
        if content["attachments"]:
            return await self._message(interaction, token, answer, files)
        await self._first(interaction, token, answer)
        return Message(message)

    async def post(
        self,
        interaction: int,
        token: str,
        content: Payload,
        files: Sequence[File] = (),
        *,
        private: bool,
    ) -> Message:
        """Answers with a message."""
        answer = {"type": MESSAGE, "data": _seen_by(content, private)}
        return await self._message(interaction, token, answer, files)

    async def follow(
        self,
        application: int,
        token: str,
        content: Payload,
        files: Sequence[File] = (),
        *,
        private: bool,
    ) -> Message:
        """One more message after the first answer."""
        path = f"/webhooks/{application}/{token}?wait=true"
        return _taken(await self._request("POST", path, _seen_by(content, private), files))

    async def edit(
        self,
        application: int,
        token: str,
        content: Payload,
        files: Sequence[File] = (),
        *,
        message: int | None = None,
    ) -> Message:
        """Redraws what has come of an interaction: its first answer, or another message."""
        path = f"/webhooks/{application}/{token}/messages/{message or '@original'}"
        return _taken(await self._request("PATCH", path, content, files))

    async def original(self, application: int, token: str) -> int:
        """The id of the first answer."""
        path = f"/webhooks/{application}/{token}/messages/@original"
        return int((await self._request("GET", path))["id"])

    async def delete(self, application: int, token: str, *, message: int | None = None) -> None:
        """Takes back what has come of an interaction: its first answer, or another message."""
        path = f"/webhooks/{application}/{token}/messages/{message or '@original'}"
        await self._request("DELETE", path)

    async def _message(
        self, interaction: int, token: str, answer: Payload, files: Sequence[File]
    ) -> Message:
        """A first answer that shows something."""
        path = f"/interactions/{interaction}/{token}/callback?with_response=true"
        answered = await self._request("POST", path, answer, files)
        return _taken(answered["resource"]["message"])

    async def _first(self, interaction: int, token: str, answer: Payload) -> None:
        await self._request("POST", f"/interactions/{interaction}/{token}/callback", answer)

    async def _request(
        self, method: str, path: str, payload: Payload | None = None, files: Sequence[File] = ()
    ) -> Any:
        """Tried again where Discord asks for patience or fails. No path needs quoting."""
        url = yarl.URL(Route.BASE + path, encoded=True)
        bucket = method, url.path
        for tries in range(1, MOST_TRIES + 1):
            wait: float | None = self._full_until.get(bucket, 0.0) - time.monotonic()
            if wait and 0 < wait <= LONGEST_WAIT_SECONDS:
                await asyncio.sleep(wait)
            body = {} if payload is None else _body(payload, files)
            try:
                async with self._session.request(method, url, **body) as response:
                    read = await response.read()
            except Banned as banned:
                raise self._banned() from banned
            self._note_limits(bucket, response)
            if response.status < 300:
                return msgspec.json.decode(read) if read else None
            if self.traffic.barred_for():
                raise self._banned()
            told = _told(read)
            code, text = int(told.get("code", 0)), str(told.get("message", ""))
            wait = _wait(response, told, tries)
            refused = Refused(response.status, code, text, wait or 0.0)
            if response.status == 400 and EMOJI_REFUSED in read:
                # Somebody has removed what was there at the start.
                self.emblems.forget()
                payload, wait = without_own_in(payload), 0.0
            if wait is None or wait > LONGEST_WAIT_SECONDS or tries == MOST_TRIES:
                raise refused
            log.debug("an answer waits %g s: %s", wait, refused)
            await asyncio.sleep(wait)
        raise AssertionError("the last try returns or raises")

    def _banned(self) -> Refused:
        return Refused(TOO_MANY, 0, "this address is barred", self.traffic.barred_for())

    def _note_limits(self, bucket: tuple[str, str], response: aiohttp.ClientResponse) -> None:
        """After the last request that is let through the next one waits instead of failing."""
        headers = response.headers
        if headers.get("X-RateLimit-Remaining") != "0":
            return
        with suppress(ValueError):
            seconds = float(headers.get("X-RateLimit-Reset-After", "0"))
            self._full_until[bucket] = time.monotonic() + seconds


def _taken(sent: Payload) -> Message:
    return Message(int(sent["id"]), sent.get("components", ()))


def _seen_by(content: Payload, private: bool) -> Payload:
    """An answer calls nobody: what everybody sees of it makes no phone ring."""
    return content | {"flags": content.get("flags", 0) | (EPHEMERAL if private else SILENT)}


def _body(payload: Payload, files: Sequence[File]) -> dict[str, Any]:
    """A form holds its files for one try only."""
    if not files:
        encoded = msgspec.json.encode(payload)
        return {"data": encoded, "headers": {"Content-Type": "application/json"}}
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", msgspec.json.encode(payload).decode())
    for number, file in enumerate(files):
        form.add_field(f"files[{number}]", file.content, filename=file.name)
    return {"data": form}


def _wait(response: aiohttp.ClientResponse, told: Payload, tries: int) -> float | None:
    """How many seconds until the next try; nothing if it would change nothing."""
    if response.status == TOO_MANY:
        asked = told.get("retry_after")
        return (
            float(asked) if isinstance(asked, int | float) else retry_after(response.headers) or 1.0
        )
    return 2.0 * tries - 1.0 if response.status >= 500 else None


def _told(body: bytes) -> Payload:
    try:
        told = msgspec.json.decode(body)
    except msgspec.DecodeError:
        return {}
    return told if isinstance(told, dict) else {}
