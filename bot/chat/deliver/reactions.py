"""The bot's reactions: what has come of an answer, put to the very message that gave it. They are
an extra. They go after all else, are not tried again, and are left out where they are not allowed.

To react once more as one has already changes nothing, so that none is noted.
"""

import logging
from functools import partial

from bot.chat.deliver.errors import RestError
from bot.chat.deliver.jobs import Name, Request
from bot.chat.deliver.outbox import Outbox
from bot.chat.press import stamp_of
from bot.host.messages import Priority, ReactionKey
from bot.host.model import TableId

log = logging.getLogger(__name__)

COUNTS, REPEATED = "✅", "♻️"
LATEST_MS = 10_000
"""How long after a message a reaction to it is of use."""


class Reactions:
    def __init__(self, outbox: Outbox) -> None:
        self._rest = outbox.rest
        self._channels = outbox.channels
        self._queue = outbox.queue
        self._clock = outbox.clock

    def put(self, table: TableId, channel: int, message: int, *, counts: bool) -> None:
        """To somebody's answer."""
        emoji = COUNTS if counts else REPEATED
        prepare = partial(self._prepare, channel, message, emoji)
        name = Name(table, ReactionKey(message))
        self._queue.put(channel, name, Priority.REACTION, prepare)

    async def _prepare(self, channel: int, message: int, emoji: str) -> Request | None:
        is_late = self._clock.now() - stamp_of(message) > LATEST_MS
        if is_late or not self._channels.may_react(channel):
            return None
        return Request("react", partial(self._react, channel, message, emoji))

    async def _react(self, channel: int, message: int, emoji: str) -> None:
        try:
            await self._rest.react(channel, message, emoji)
        except RestError as error:
            log.debug("message=%d gets no reaction: %s", message, error)
