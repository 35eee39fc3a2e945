"""When the matches are deleted that a server keeps no longer, and what messages of finished matches
said: at a start, and then once a day."""

import logging
from typing import Protocol

from bot.chat.people import Servers
from bot.host.clock import Clock, sleep_until
from bot.host.model import Stamp
from bot.host.ports import StoreError
from bot.host.tables import Tables
from bot.host.timing import DAY_MS

log = logging.getLogger(__name__)

UNCERTAIN_MS = 5_000
SAID_DAYS = 7
"""For how long after a match its messages can be sent again, and be asked how they ruled."""


class DatedClock(Clock, Protocol):
    @property
    def is_certain(self) -> bool: ...


async def sweep_daily(tables: Tables, servers: Servers, clock: DatedClock) -> None:
    """Until it is cancelled."""
    while True:
        swept = await sweep(tables, servers, clock)
        await sleep_until(clock, Stamp(clock.now() + (DAY_MS if swept else UNCERTAIN_MS)))


async def sweep(tables: Tables, servers: Servers, clock: DatedClock) -> bool:
    """Deletes what is kept no longer. Returns whether the date is known: while nothing has arrived
    from the chat, this machine's may be wrong, and nothing is deleted."""
    if not clock.is_certain:
        return False
    try:
        for server, days in (await servers.days_kept()).items():
            await tables.sweeping.sweep(server, Stamp(clock.now() - days * DAY_MS))
        await tables.sweeping.forget_said(Stamp(clock.now() - SAID_DAYS * DAY_MS))
    except StoreError as error:
        log.warning("finished matches are not deleted before the next sweep: %s", error)
    except Exception:
        log.exception("finished matches are not deleted before the next sweep")
    return True
