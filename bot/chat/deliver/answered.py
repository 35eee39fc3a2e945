"""Messages of a table that answers post and redraw, and that people delete."""

import logging
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from functools import partial

from bot.chat.deliver.jobs import Name
from bot.chat.deliver.lobby_message import LobbyMessages
from bot.chat.deliver.messages import Sight
from bot.chat.deliver.outbox import Outbox
from bot.chat.deliver.recovery import Recovery
from bot.chat.deliver.sender import Sender
from bot.chat.render.content import Content
from bot.host.failures import NotSaved, until_store_works
from bot.host.messages import BOARD, MessageKey, OutgoingMessage, Priority
from bot.host.model import Posted, TableId
from bot.host.ports import StoreError
from games.kit.say import Refusal

log = logging.getLogger(__name__)


class AnsweredMessages:
    def __init__(
        self,
        outbox: Outbox,
        sight: Sight,
        recovery: Recovery,
        lobbies: LobbyMessages,
        sender: Sender,
    ) -> None:
        self._outbox = outbox
        self._clock = outbox.clock
        self._queue = outbox.queue
        self._messages = outbox.messages
        self._views = outbox.views
        self._sight = sight
        self._recovery = recovery
        self._lobbies = lobbies
        self._sender = sender

    async def answered(
        self,
        table: TableId,
        key: MessageKey,
        content: Content,
        revision: int,
        channel: int,
        message: int,
        wanted: Content | None = None,
    ) -> None:
        """An answer has posted or redrawn a message, which shows this now. A board that is shown in
        words where a picture is `wanted` gets it later; a hand does not, for an edit would take
        away what has been picked in it. If it is an older message, further up, it is not kept
        current: it is to point to the one that is."""
        name = Name(table, key)
        entry = await until_store_works(
            self._clock, lambda: self._messages.entry(table, key), f"table={table} message={key}"
        )
        if entry is not None and message < (entry.message or 0):
            with self._unkept(name):
                await self._outbox.point_on(name, channel, message)
        elif entry is not None:
            await self._replace(name, channel, message)
            if key == BOARD and not self._sight.is_last(channel, message):
                revision = await self._shown_again(name, revision)
            await self._note(entry, content, revision, channel, message)
            await self._sender.have_shown(entry, content, wanted or content)
        self._sender.look_back(name, channel)
        self._queue.has_been_posted(Name(table, BOARD))

    async def _shown_again(self, name: Name, revision: int) -> int:
        """If only a message further up tells how the match has ended, the board is noted as out of
        date, so that it is posted again below."""
        view = await self._views.view(name.table)
        if not view.has_been_played or revision < view.revision:
            return revision
        self._outbox.put(view, BOARD, view.place.spot, Priority.BOARD)
        return revision - 1

    async def board_of(self, table: TableId) -> Posted | None:
        """Where a table's board or lobby is kept current; None if that is not known."""
        entry = await self._messages.entry(table, BOARD)
        if entry is None or entry.message is None or entry.channel is None or entry.is_gone:
            return None
        return Posted(entry.channel, entry.message)

    async def closed(self, table: TableId, message: int) -> None:
        """An answer has made one line of a lobby, without buttons: its board is sent below."""
        with suppress(StoreError):  # then it will point there
            entry = await self._messages.entry(table, BOARD)
            if entry is not None and entry.message == message:
                await self._messages.deleted(entry)

    async def is_about_to_show_board(self, table: TableId, channel: int) -> None:
        """An answer is about to post a table's board again. The old one is noted before, in case
        the bot stops in between."""
        await self._replace(Name(table, BOARD), channel, None)

    async def doubt(self, table: TableId, channel: int) -> None:
        """An answer may or may not have posted a board there: looks for it."""
        self._recovery.doubt(table, channel)
        self._queue.has_been_posted(Name(table, BOARD))
        self._sender.look_back(Name(table, BOARD), channel)

    async def deleted(self, channel: int, messages: Collection[int]) -> None:
        """Somebody has deleted messages: a board among them is posted again, unless its table is
        gone."""
        for table in self._outbox.tables.directory.at(channel):
            with suppress(Refusal):
                await until_store_works(
                    self._clock,
                    partial(self._deleted_board, table, messages),
                    f"table={table}: that its board is gone",
                )

    async def _deleted_board(self, table: TableId, messages: Collection[int]) -> None:
        board = await self._messages.entry(table, BOARD)
        if board is None or board.message not in messages:
            return
        await self._messages.deleted(board)
        await self._lobbies.deleted(table, board.message or 0)
        view = await self._views.view(table)
        self._outbox.put(view, BOARD, view.place.spot, Priority.BOARD)

    def look_again(self) -> None:
        """What may be read somewhere has changed."""
        for table, channel in self._recovery.unseen():
            self._sender.look_back(Name(table, BOARD), channel)

    async def _replace(self, name: Name, channel: int, by: int | None) -> None:
        with self._unkept(name):
            await self._outbox.replace(name, channel, by)

    @contextmanager
    def _unkept(self, name: Name) -> Iterator[None]:
        try:
            yield
        except (StoreError, NotSaved, Refusal) as error:
            log.warning("table=%s message=%s does not point on: %s", *name, error)

    async def _note(
        self, entry: OutgoingMessage, content: Content, revision: int, channel: int, message: int
    ) -> None:
        """If the store fails, this is noted when the message's turn in the queue comes."""
        try:
            await self._messages.note(entry, revision, channel, message, content.digest())
        except StoreError as error:
            log.warning("table=%s message=%s is not noted yet: %s", entry.table, entry.key, error)
            view = await self._views.view(entry.table)
            self._outbox.put(view, entry.key, channel, Priority.BOARD)
