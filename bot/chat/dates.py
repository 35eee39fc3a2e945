"""What time it is by Discord: each of its answers is dated, to the second."""

import time
from email.utils import mktime_tz, parsedate_tz
from types import SimpleNamespace

import aiohttp

from bot.tables.clock import ChatClock


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
        took = time.monotonic() - request.asked
        date = parsedate_tz(params.response.headers.get("Date", ""))
        if date is not None:
            clock.answered(mktime_tz(date) * 1000, int(took * 1000))

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(asked)
    trace.on_request_end.append(answered)
    return trace
