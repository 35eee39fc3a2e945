"""Brings the newest ephemeral copies of hands up to date."""

from collections.abc import Awaitable, Callable
from functools import partial

from bot.chat.deliver.ephemerals import Copies
from bot.chat.deliver.holding import Holding
from bot.chat.deliver.outbox import Name, Outbox, Request
from bot.chat.deliver.wire import Gone, Unfit, Wire
from bot.chat.render.drafts import Drafts
from bot.host.keys import Priority, copy_key
from bot.host.model import TableId, User


class Copying:
    def __init__(
        self,
        wire: Wire,
        outbox: Outbox,
        holding: Holding,
        copies: Copies,
        drafts: Drafts,
        told: Callable[[TableId], Awaitable[None]],
    ) -> None:
        self._wire = wire
        self._outbox = outbox
        self._holding = holding
        self._copies = copies
        self._drafts = drafts
        self._told = told

    def put(self, table: TableId, user: User) -> None:
        """Puts somebody's copy into the outbox, if there is one."""
        copy = self._copies.of(table, user)
        if copy is not None:
            name = Name(table, copy_key(user))
            prepare = partial(self._prepare, name, table, user)
            self._outbox.put(copy.message, name, Priority.TURN_HAND, prepare)

    async def _prepare(self, name: Name, table: TableId, user: User) -> Request | None:
        if self._holding.parks(name, partial(self.put, table, user)):
            return None
        await self._told(table)
        return await self._update_of(table, user)

    async def _update_of(self, table: TableId, user: User) -> Request | None:
        """The request that the copy needs now."""
        copy = self._copies.of(table, user)
        public = await self._drafts.public(table)
        if copy is None or copy.revision >= public.revision:
            return None
        own = await self._drafts.own(public, user)
        if own is None or (digest := own[1].digest()) == copy.digest:
            return None
        view, content = own

        async def update() -> None:
            if not await self._drafts.sits(table, user):
                return
            try:
                await self._wire.edit_copy(copy.application, copy.token, copy.message, content)
                copy.revision, copy.digest = view.revision, digest
            except (Gone, Unfit):
                self._copies.forget(table, user, copy)

        return Request("uncounted", update)
