"""Answers to interactions, by id and token alone: through a session of our own, so that whoever
holds a `Press` can answer it. Such requests are outside the limit of a bot's token.

What time it is by Discord, the answers to all requests tell: each is dated, to the second.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from email.utils import mktime_tz, parsedate_tz
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple, Self

import aiohttp
import discord
import msgspec
import yarl
from discord.http import Route

import bot
from bot.chat.render.emblems import Emblems, without_own_in
from bot.host.clock import ChatClock
from bot.host.model import Stamp

log = logging.getLogger(__name__)

USER_AGENT = (
    f"DiscordBot (https://github.com/Rapptz/discord.py, {discord.__version__}) "
    f"Spelvarden/{bot.__version__}"
)
"""As Discord wants it, with an address: that of the library, for this bot has none of its own."""
PATIENCE_SECONDS = 20.0
MOST_TRIES = 5
LONGEST_WAIT_SECONDS = 15.0

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL = 4, 5, 6, 7, 9
"""Kinds of first answers, by Discord's numbers."""
EPHEMERAL = 1 << 6

ALREADY_ANSWERED = 40060
UNKNOWN_MESSAGE = 10008
EMOJI_REFUSED = b"BUTTON_COMPONENT_INVALID_EMOJI"
"""Discord says so of selects as well (discord-api-docs#8071)."""

Payload = dict[str, Any]

BROKEN = (aiohttp.ClientError, OSError)
"""What an answer whose connection breaks raises."""


class Refused(Exception):
    """Discord does not take an answer."""

    def __init__(self, status: int, code: int, text: str) -> None:
        super().__init__(f"{status}/{code}: {text}")
        self.status = status
        self.code = code


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

    def __init__(self, clock: ChatClock, emblems: Emblems) -> None:
        self.emblems = emblems
        self._session = aiohttp.ClientSession(
            trace_configs=[dates_of_answers(clock)],
            headers={"User-Agent": USER_AGENT},
            timeout=aiohttp.ClientTimeout(total=PATIENCE_SECONDS),
        )

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

    async def delete(self, application: int, token: str) -> None:
        """Takes the first answer back."""
        await self._request("DELETE", f"/webhooks/{application}/{token}/messages/@original")

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
        for tries in range(1, MOST_TRIES + 1):
            body = {} if payload is None else _body(payload, files)
            async with self._session.request(method, url, **body) as response:
                read = await response.read()
                if response.status < 300:
                    return msgspec.json.decode(read) if read else None
                told = _told(read)
                code, text = int(told.get("code", 0)), str(told.get("message", ""))
                refused = Refused(response.status, code, text)
                wait = _wait(response.status, told, tries)
            if response.status == 400 and EMOJI_REFUSED in read:
                # Somebody has removed what was there at the start.
                self.emblems.forget()
                payload, wait = without_own_in(payload), 0.0
            if wait is None or wait > LONGEST_WAIT_SECONDS or tries == MOST_TRIES:
                raise refused
            log.debug("an answer waits %g s: %s", wait, refused)
            await asyncio.sleep(wait)
        raise AssertionError("the last try returns or raises")


def _taken(sent: Payload) -> Message:
    return Message(int(sent["id"]), sent.get("components", ()))


def _seen_by(content: Payload, private: bool) -> Payload:
    return content | {"flags": content.get("flags", 0) | EPHEMERAL} if private else content


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


def _wait(status: int, told: Payload, tries: int) -> float | None:
    """How many seconds until the next try; nothing if it would change nothing."""
    if status == 429:
        return float(told.get("retry_after", 1.0))
    return 2.0 * tries - 1.0 if status >= 500 else None


def _told(body: bytes) -> Payload:
    try:
        told = msgspec.json.decode(body)
    except msgspec.DecodeError:
        return {}
    return told if isinstance(told, dict) else {}


def dates_of_answers(clock: ChatClock) -> aiohttp.TraceConfig:
    """Tells the clock of the dates of all answers to a session's requests."""

    async def asked(
        session: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        request.asked = time.monotonic()

    async def answered(
        session: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        stamp = _stamp(params.response.headers.get("Date", ""))
        if stamp is not None:
            clock.answered(stamp, int((time.monotonic() - request.asked) * 1000))

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(asked)
    trace.on_request_end.append(answered)
    return trace


@lru_cache(8)
def _stamp(date: str) -> Stamp | None:
    """Many answers come within the same second."""
    read = parsedate_tz(date)
    return None if read is None else mktime_tz(read) * 1000
