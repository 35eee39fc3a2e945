"""What all requests to Discord have in common, ours and those of discord.py: the dates of their
answers tell what time it is at Discord, each try counts among the requests of a second, and none is
made while the bot's address is barred."""

import logging
import time
from email.utils import mktime_tz, parsedate_tz
from functools import lru_cache
from types import SimpleNamespace

import aiohttp
from discord.http import Route
from yarl import URL

from bot.chat.deliver.errors import TOO_MANY
from bot.chat.deliver.limits import BAN_SECONDS, retry_after
from bot.chat.deliver.pace import ticket_being_sent
from bot.host.clock import ChatClock, Clock
from bot.host.model import Stamp

log = logging.getLogger(__name__)


class Banned(aiohttp.ClientError):
    """The bot's address is barred, so this request has not been made."""


class Traffic:
    """Give `trace` to each session."""

    def __init__(self, dates: ChatClock, clock: Clock) -> None:
        """`dates` is told of the dates of answers."""
        self._dates = dates
        self._clock = clock
        self._barred_until: Stamp = 0
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._begins)
        self.trace.on_request_end.append(self._ends)
        self.trace.on_request_exception.append(self._breaks)

    def barred_for(self) -> float:
        """For how many seconds nothing may be sent. A 429 that is no JSON does not come from
        Discord but from the proxy before it. It bars this address, and each further request may
        make that last longer."""
        return max(0, self._barred_until - self._clock.now()) / 1000

    async def _begins(
        self,
        session: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        if self.barred_for() and params.url.host == URL(Route.BASE).host:
            raise Banned(f"barred for {self.barred_for():.0f} s")
        request.asked = time.monotonic()
        if (ticket := ticket_being_sent()) is not None:
            ticket.try_begins()

    async def _ends(
        self,
        session: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        _try_ends()
        response = params.response
        stamp = _stamp(response.headers.get("Date", ""))
        if stamp is not None:
            self._dates.answered(stamp, int((time.monotonic() - request.asked) * 1000))
        if response.status == TOO_MANY and response.content_type != "application/json":
            seconds = retry_after(response.headers) or BAN_SECONDS
            self._barred_until = self._clock.now() + int(seconds * 1000)
            log.warning("this address is barred by Discord for %g s", seconds)

    async def _breaks(self, *_: object) -> None:
        _try_ends()


def _try_ends() -> None:
    if (ticket := ticket_being_sent()) is not None:
        ticket.try_ends()


@lru_cache(8)
def _stamp(date: str) -> Stamp | None:
    """A header's date. The cache is for the answers that come within the same second."""
    read = parsedate_tz(date)
    return None if read is None else mktime_tz(read) * 1000
