"""The id of the first message that shows a lobby goes into its match's chance: Discord gives it
when the commitment is there already. It stays the same, wherever the lobby is shown again, until
that message is deleted.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from bot.chat.deliver.errors import NotFound, RestError
from bot.chat.deliver.outbox import Outbox
from bot.host.failures import NotSaved
from bot.host.model import Posted, TableId
from games.kit.say import Refusal

log = logging.getLogger(__name__)

POSTED_SECONDS = 6.0
"""How long what is to stand below a board waits for it: a little longer than a channel whose limit
is used up lets the next post wait."""


class LobbyMessages:
    """What can't be noted because the store fails is noted at the next press."""

    def __init__(self, outbox: Outbox) -> None:
        self._tables = outbox.tables
        self._rest = outbox.rest
        self._queue = outbox.queue
        self._awaited: dict[TableId, asyncio.Event] = {}

    @asynccontextmanager
    async def board_follows(self, table: TableId) -> AsyncIterator[None]:
        """What is done in here has the table's board posted; it ends once that stands there, or
        when it has taken too long."""
        posted = self._awaited[table] = asyncio.Event()
        try:
            yield
            with suppress(TimeoutError):
                await asyncio.wait_for(posted.wait(), POSTED_SECONDS)
        finally:
            self._awaited.pop(table, None)

    async def posted(self, table: TableId, message: Posted, *, is_sealed: bool = False) -> None:
        """A new message shows the lobby or the board, or it seals its match and stays as it is."""
        if awaited := self._awaited.get(table):
            awaited.set()
        view = await self._tables.look(table)
        if view.phase == "lobby" and view.salting.lobby is None:
            await self._announce(table, message, None, is_sealed=is_sealed)

    async def deleted(self, table: TableId, message: int) -> None:
        """A message that showed the table has been deleted."""
        view = await self._tables.look(table)
        known = view.salting.lobby
        if view.phase == "lobby" and known is not None and known.message == message:
            await self._announce(table, None, known)

    async def pressed(self, table: TableId, message: Posted) -> bool:
        """Somebody has pressed on the lobby in this message: if the message that it was known by
        is gone, it is known by this one. Returns whether words were lost by that."""
        view = await self._tables.look(table)
        known = view.salting.lobby
        if view.phase != "lobby" or (
            known is not None and (known.message == message.message or await self._exists(known))
        ):
            return False
        with suppress(Refusal):
            await self._tables.announce(table, message, known)
        return bool(view.salting.words)

    async def check(self, table: TableId) -> bool:
        """Somebody acts on the lobby, but not in its message: if the message that it was known by
        is gone, it is known by none until it is posted again. Returns whether words were lost."""
        view = await self._tables.look(table)
        known = view.salting.lobby
        if view.phase != "lobby" or known is None or await self._exists(known):
            return False
        await self._announce(table, None, known)
        return bool(view.salting.words)

    async def _announce(
        self,
        table: TableId,
        message: Posted | None,
        known: Posted | None,
        *,
        is_sealed: bool = False,
    ) -> None:
        try:
            await self._tables.announce(table, message, known, is_sealed=is_sealed)
        except Refusal:
            log.debug("table=%s: its lobby is known by another message now", table)
        except NotSaved as error:
            log.warning("table=%s: the lobby's message can't be noted: %s", table, error)

    async def _exists(self, known: Posted) -> bool:
        """Whether a message still exists, as far as can be seen."""
        async with self._queue.turn():
            try:
                await self._rest.look_up(known.channel, known.message)
            except NotFound:
                return False
            except RestError as obstacle:
                log.info("message=%d can't be looked up: %s", known.message, obstacle)
        return True
