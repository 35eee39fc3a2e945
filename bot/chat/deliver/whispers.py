"""What is whispered to somebody beside the play, such as a rule or an earlier round. In each
channel the newest takes the place of the former, and it is deleted when they play on."""

import logging
from functools import partial
from typing import NamedTuple

from cachetools import TTLCache

from bot.chat.deliver.errors import Rejected
from bot.chat.deliver.jobs import Name, Request
from bot.chat.deliver.outbox import Outbox
from bot.host.messages import FormerKey, Priority
from bot.host.model import User

log = logging.getLogger(__name__)

TOKEN_MS = 14 * 60_000
"""A token lives for fifteen minutes; the last one is left for the way."""
MOST_WHISPERS = 4_000

NO_TABLE = ""
"""What is whispered may be about several tables, or none."""


class Whisper(NamedTuple):
    """An ephemeral message, and by what it can be taken away. The token is a secret."""

    application: int
    token: str
    message: int

    def __repr__(self) -> str:
        return f"Whisper({self.message})"


class Whispers:
    def __init__(self, outbox: Outbox) -> None:
        self._rest = outbox.rest
        self._queue = outbox.queue
        self._whispers: TTLCache[tuple[int, User], Whisper]
        self._whispers = TTLCache(MOST_WHISPERS, TOKEN_MS, outbox.clock.now)

    def opened(self, channel: int, user: User, whisper: Whisper) -> None:
        """It has been whispered, or redrawn by a newer token."""
        former = self._whispers.get((channel, user))
        if former is not None and former.message != whisper.message:
            self._take_away(former)
        self._whispers[channel, user] = whisper

    def over(self, channel: int, user: User) -> None:
        """Somebody has played on."""
        whisper = self._whispers.pop((channel, user), None)
        if whisper is not None:
            self._take_away(whisper)

    async def delete(self, whisper: Whisper) -> None:
        """What can't be taken away is left."""
        try:
            await self._rest.delete_whisper(whisper.application, whisper.token, whisper.message)
        except Rejected as refused:
            log.info("%r is not taken away: %s", whisper, refused)

    def _take_away(self, whisper: Whisper) -> None:
        name = Name(NO_TABLE, FormerKey(whisper.message))
        prepare = partial(self._prepare, whisper)
        self._queue.put(whisper.message, name, Priority.HAND, prepare)

    async def _prepare(self, whisper: Whisper) -> Request:
        return Request("uncounted", partial(self.delete, whisper))
