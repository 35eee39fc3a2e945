"""What is done to the process at work, or to the server of its database, and how the other process
goes on."""

import asyncio
import signal
import time
from collections.abc import Mapping
from random import Random
from typing import Literal, NamedTuple

from bot.lab.torture.processes import AT_WORK, STANDS_BY, BotProcess, Processes
from bot.lab.torture.shared_store import SharedStore
from bot.settings import Settings

How = Literal["kill", "stop", "pause", "crash"]
"""A SIGKILL, an upgrade's SIGTERM, a SIGSTOP for a while, or a crash of the database's server."""

SIGNALS: Mapping[How, signal.Signals] = {"kill": signal.SIGKILL, "stop": signal.SIGTERM}
LONGEST: Mapping[How, float] = {"kill": 2.0, "stop": 2.0, "pause": 3.0, "crash": 3.0}
"""The seconds that an answer may take."""
PAUSED_SECONDS = 7.0


class Pair(NamedTuple):
    at_work: BotProcess
    standby: BotProcess


class Disturbed(NamedTuple):
    """What has become of a pair, and the moment at which one of them was at work again."""

    pair: Pair
    at_work: float


class InFolder:
    """Two processes with a store in a folder."""

    def __init__(self, settings: Settings, kept: SharedStore) -> None:
        self.settings = settings
        self.kept = kept

    async def disturb(self, pair: Pair, both: Processes, how: How, rng: Random) -> Disturbed:
        """Ends the one at work. Its standby goes on, with a new one."""
        before = pair.standby.said(AT_WORK)
        pair.at_work.send(SIGNALS[how])
        await pair.standby.until_said(AT_WORK, after=before)
        at_work = time.monotonic()
        await pair.at_work.ended()
        return Disturbed(Pair(pair.standby, await both.start()), at_work)


async def pause(pair: Pair) -> Disturbed:
    """The other one takes over from one that does not end, and which stands by once it wakes."""
    at_work, stands_by = pair.standby.said(AT_WORK), pair.at_work.said(STANDS_BY)
    pair.at_work.send(signal.SIGSTOP)
    paused = asyncio.create_task(asyncio.sleep(PAUSED_SECONDS))
    await pair.standby.until_said(AT_WORK, after=at_work)
    at_work_again = time.monotonic()
    await paused
    pair.at_work.send(signal.SIGCONT)
    await pair.at_work.until_said(STANDS_BY, after=stands_by)
    return Disturbed(Pair(pair.standby, pair.at_work), at_work_again)
