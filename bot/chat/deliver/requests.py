"""One session for all requests about messages. Each waits for its limits, is tried again where that
helps, and ends in an answer or a `RestError`."""

import asyncio
import logging
import time
from collections.abc import Sequence
from email.utils import mktime_tz, parsedate_tz
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import msgspec
from discord.http import Route
from yarl import URL

import bot
from bot.chat.deliver import errors
from bot.chat.deliver.attachments import File, Payload, body_of
from bot.chat.deliver.limits import BAN_SECONDS, Buckets, Window, retry_after
from bot.chat.deliver.pace import ticket_being_sent
from bot.chat.render.emblems import Emblems, without_own_in
from bot.host.clock import ChatClock, Clock
from bot.host.failures import Backoff
from bot.host.model import Stamp
from bot.host.ports import Fence, Lost

log = logging.getLogger(__name__)

USER_AGENT = (
    f"DiscordBot (https://github.com/Rapptz/discord.py, {discord.__version__}) "
    f"Spelvarden/{bot.__version__}"
)
"""As Discord wants it, with an address: that of the library, for this bot has none of its own."""
PATIENCE_SECONDS = 20.0
"""How long a request may take in all, with its waits and tries."""
MOST_TRIES = 5
FIRST_PAUSE_MS, LONGEST_PAUSE_MS = 1_000, 8_000
PASSING = (500, 502, 504, 524)
"""Faults after which a request is tried again at once. A 503 lasts longer: only the answer to an
interaction, which has three seconds, is tried again after that, too."""


OF_TOKENS = ("/interactions/", "/webhooks/")
"""What an interaction's token allows is not among the requests that Discord counts in a second."""


class Banned(aiohttp.ClientError):
    """The bot's address is barred, so this request has not been made."""


class Traffic:
    """Give `trace` to each session."""

    def __init__(self, dates: ChatClock, clock: Clock) -> None:
        """`dates` is told of the dates of answers."""
        self._dates = dates
        self._clock = clock
        self._barred_until: Stamp = Stamp(0)
        self._slots: Window | None = None
        self.fence: Fence | None = None
        """Of a process at work that may lose its store."""
        self._early: list[Stamp] = []
        """When the requests ended that were made before there were slots."""
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._begins)
        self.trace.on_request_end.append(self._ends)
        self.trace.on_request_exception.append(self._breaks)

    def barred_for(self) -> float:
        """For how many seconds nothing may be sent. A 429 that is no JSON does not come from
        Discord but from the proxy before it. It bars this address, and each further request may
        make that last longer."""
        return max(0, self._barred_until - self._clock.now()) / 1000

    def count_in(self, slots: Window) -> None:
        """Count requests there that wait for no turn, such as those of a start."""
        slots.were_done(self._early)
        self._early.clear()
        self._slots = slots

    async def _begins(
        self,
        session: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        if self.barred_for() and params.url.host == URL(Route.BASE).host:
            raise Banned(f"barred for {self.barred_for():.0f} s")
        request.asked = time.monotonic()
        request.slots, request.is_counted = None, False
        if (ticket := ticket_being_sent.get()) is not None:
            ticket.try_begins()
        elif _is_counted(params.url):
            request.slots, request.is_counted = self._slots, True
            if self._slots is not None:
                self._slots.take()

    async def _ends(
        self,
        session: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        self._try_ends(request)
        response = params.response
        stamp = _stamp(response.headers.get("Date", ""))
        if stamp is not None:
            self._dates.answered(stamp, int((time.monotonic() - request.asked) * 1000))
        if response.status == errors.TOO_MANY and response.content_type != "application/json":
            seconds = retry_after(response.headers) or BAN_SECONDS
            self._barred_until = Stamp(self._clock.now() + int(seconds * 1000))
            log.warning("this address is barred by Discord for %g s", seconds)

    async def _breaks(
        self, session: aiohttp.ClientSession, request: SimpleNamespace, params: object
    ) -> None:
        self._try_ends(request)

    def _try_ends(self, request: SimpleNamespace) -> None:
        if (ticket := ticket_being_sent.get()) is not None:
            ticket.try_ends()
        elif request.slots is not None:
            request.slots.done(self._clock.now())
        elif request.is_counted:
            self._early.append(self._clock.now())


def _is_counted(url: URL) -> bool:
    base = URL(Route.BASE)
    path = url.path.removeprefix(base.path)
    return url.host == base.host and path != url.path and not path.startswith(OF_TOKENS)


@lru_cache(8)
def _stamp(date: str) -> Stamp | None:
    """A header's date. The cache is for the answers that come within the same second."""
    read = parsedate_tz(date)
    return None if read is None else Stamp(mktime_tz(read) * 1000)


class Requests:
    def __init__(self, token: str, traffic: Traffic, emblems: Emblems) -> None:
        self._token = token
        self._traffic = traffic
        self._emblems = emblems
        self._buckets = Buckets()
        self._session = aiohttp.ClientSession(
            trace_configs=[traffic.trace],
            headers={"User-Agent": USER_AGENT},
            timeout=aiohttp.ClientTimeout(),
        )

    async def close(self) -> None:
        await self._session.close()

    async def make(
        self,
        route: str,
        *ids: int | str,
        payload: Any = None,
        files: Sequence[File] = (),
        query: str = "",
    ) -> Any:
        """The answer to a request. `route` is its method and its path, with `{}` for each id. The
        log is told of it in one line, with no id but the first: others may be tokens."""
        began, how = time.perf_counter(), "done"
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await self._tried(route, ids, payload, files, query)
        except errors.RestError as error:
            how = f"{error.status}/{error.code}"
            raise
        except (aiohttp.ClientError, OSError, RuntimeError) as error:
            # A RuntimeError is what a session that is being closed raises.
            how = type(error).__name__
            raise errors.ConnectionFailed(how) from error
        finally:
            took = (time.perf_counter() - began) * 1000
            about = ids[0] if ids else ""
            log.debug("request=%s %s how=%s took_ms=%.1f", route, about, how, took)

    async def _tried(
        self,
        route: str,
        ids: tuple[int | str, ...],
        payload: Any,
        files: Sequence[File],
        query: str,
    ) -> Any:
        """Tries again where Discord asks for patience, or fails for the moment."""
        method, _, path = route.partition(" ")
        url = URL(Route.BASE + path.format(*ids) + query, encoded=True)
        by_bot = not path.startswith(("/interactions", "/webhooks"))
        about = "/".join(map(str, ids[:1] if by_bot else ids[:2]))
        give_up_at = time.monotonic() + PATIENCE_SECONDS
        faults = Backoff(FIRST_PAUSE_MS, LONGEST_PAUSE_MS)
        for tries in range(1, MOST_TRIES + 1):
            wait = self._buckets.wait_for(route, about, by_bot=by_bot)
            if time.monotonic() + wait > give_up_at:
                raise errors.RateLimited(f"{route}: nothing more is let through", wait)
            if wait:
                if (ticket := ticket_being_sent.get()) is not None:
                    ticket.try_waits()
                await asyncio.sleep(wait)
            if (fence := self._traffic.fence) is not None and not fence.may_act():
                await _until_it_may(fence)
            body = {} if payload is None else body_of(payload, files)
            if by_bot:
                body["headers"] = body.get("headers", {}) | {"Authorization": f"Bot {self._token}"}
            try:
                async with self._session.request(method, url, **body) as response:
                    read = await response.read()
            except Banned as banned:
                raise self._barred() from banned
            self._buckets.note(route, about, response.headers)
            if response.status < 300:
                return msgspec.json.decode(read) if read else None
            if self._traffic.barred_for():
                raise self._barred()
            told = _told(read)
            error = errors.error_of(response.status, told, retry_after(response.headers, told))
            error.is_repeat = tries > 1
            pause: float | None = None
            if response.status == 400 and errors.EMOJI_REFUSED in read:
                # Somebody has removed what was there at the start.
                self._emblems.forget()
                payload, pause = without_own_in(payload), 0.0
            elif isinstance(error, errors.RateLimited):  # 429
                pause = error.after or 1.0
                if told.get("global"):
                    self._buckets.note_global(pause)
            elif response.status in PASSING or (
                not by_bot and response.status >= errors.FAULTS_FROM
            ):
                pause = faults.next_ms() / 1000
            is_last = tries == MOST_TRIES
            if pause is None or is_last or time.monotonic() + pause > give_up_at:
                raise error
            log.debug("%s waits %g s: %s", route, pause, error)
            await asyncio.sleep(pause)
        raise AssertionError("the last try returns or raises")

    def _barred(self) -> errors.RateLimited:
        barred = errors.RateLimited("this address is barred", self._traffic.barred_for())
        barred.status = errors.TOO_MANY
        return barred


async def _until_it_may(fence: Fence) -> None:
    try:
        await fence.until_it_may()
    except Lost as lost:
        raise errors.NotAtWork(str(lost)) from lost


def _told(body: bytes) -> Payload:
    """What a refusal says; nothing if it is no JSON."""
    try:
        told = msgspec.json.decode(body)
    except msgspec.DecodeError:
        return {}
    return told if isinstance(told, dict) else {}
