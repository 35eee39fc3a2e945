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
from bot.chat.deliver.limits import BAN_SECONDS, Window, retry_after
from bot.chat.deliver.pace import ticket_being_sent
from bot.host.clock import ChatClock, Clock
from bot.host.model import Stamp

log = logging.getLogger(__name__)


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
        self._barred_until: Stamp = 0
        self._slots: Window | None = None
        self._early: list[Stamp] = []
        """When those were answered that had to be made before there were slots."""
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
        """Counts what waits for no turn of its own there, too, such as the requests of a start."""
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
        if (ticket := ticket_being_sent()) is not None:
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
        if response.status == TOO_MANY and response.content_type != "application/json":
            seconds = retry_after(response.headers) or BAN_SECONDS
            self._barred_until = self._clock.now() + int(seconds * 1000)
            log.warning("this address is barred by Discord for %g s", seconds)

    async def _breaks(
        self, _: aiohttp.ClientSession, request: SimpleNamespace, *__: object
    ) -> None:
        self._try_ends(request)

    def _try_ends(self, request: SimpleNamespace) -> None:
        if (ticket := ticket_being_sent()) is not None:
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
    return None if read is None else mktime_tz(read) * 1000
