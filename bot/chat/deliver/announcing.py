"""Which of its messages each lobby is known by: the id that goes into the match's chance.

It is the first one that was posted with the lobby in it, so that Discord has given the id when the
commitment was there already. It stays, wherever the lobby is shown again, until it is deleted.
"""

import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress

from bot.chat.deliver.wire import Gone, Later, NoPlace, NotAllowed, Unfit, Wire
from bot.host.failures import NotSaved
from bot.host.model import Posted, TableId
from bot.host.tables import Tables
from games.kit.refusals import Refusal

log = logging.getLogger(__name__)

Turn = Callable[[], AbstractAsyncContextManager[None]]
"""Waits until there may be a request."""


class Announcing:
    """What is not told because the store fails is told at the next press."""

    def __init__(self, tables: Tables, wire: Wire, turn: Turn) -> None:
        self._tables = tables
        self._wire = wire
        self._turn = turn

    async def posted(self, table: TableId, message: Posted) -> None:
        """The lobby has been posted in a message of its own."""
        view = await self._tables.look(table)
        if view.phase == "lobby" and view.salting.lobby is None:
            await self._announce(table, message, None)

    async def gone(self, table: TableId, message: int) -> None:
        """A message that showed the table is no more."""
        view = await self._tables.look(table)
        known = view.salting.lobby
        if view.phase == "lobby" and known is not None and known.message == message:
            await self._announce(table, None, known)

    async def pressed(self, table: TableId, message: Posted) -> bool:
        """Somebody acts on the lobby in this message: if the one that it was known by is no more,
        it is known by this one. Whether words were lost by that."""
        view = await self._tables.look(table)
        known = view.salting.lobby
        if view.phase != "lobby" or (known is not None and await self._stands(known, message)):
            return False
        with suppress(Refusal):
            await self._tables.announce(table, message, known)
        return bool(view.salting.words)

    async def _announce(self, table: TableId, message: Posted | None, known: Posted | None) -> None:
        try:
            await self._tables.announce(table, message, known)
        except Refusal:
            log.debug("table=%s: its lobby has come to be known by another message", table)
        except NotSaved as error:
            log.warning("table=%s: the lobby's message can't be noted: %s", table, error)

    async def _stands(self, known: Posted, pressed: Posted) -> bool:
        """Whether a message is still there, as far as can be seen."""
        if known.message == pressed.message:
            return True
        async with self._turn():
            try:
                await self._wire.look_up(known.channel, known.message)
            except (Gone, NoPlace):
                return False
            except (Later, NotAllowed, Unfit) as obstacle:
                log.info("message=%d can't be looked up: %s", known.message, obstacle)
        return True
