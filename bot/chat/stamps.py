"""What time it is by Discord: each of its answers is dated, to the second."""

import time
from email.utils import mktime_tz, parsedate_tz
from functools import lru_cache
from types import SimpleNamespace

import aiohttp

from bot.host.clock import ChatClock
from bot.host.model import Stamp


def dates_of_answers(clock: ChatClock) -> aiohttp.TraceConfig:
    """Tells the clock of the dates of all answers to a client's requests."""

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
        note_date(clock, params.response, time.monotonic() - request.asked)

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(asked)
    trace.on_request_end.append(answered)
    return trace


def note_date(clock: ChatClock, response: aiohttp.ClientResponse, took: float) -> None:
    """Tells the clock of the date of an answer that took so many seconds."""
    stamp = _stamp(response.headers.get("Date", ""))
    if stamp is not None:
        clock.answered(stamp, int(took * 1000))


@lru_cache(8)
def _stamp(date: str) -> Stamp | None:
    """Many answers come within the same second."""
    read = parsedate_tz(date)
    return None if read is None else mktime_tz(read) * 1000
