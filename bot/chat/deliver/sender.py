"""Boards, hands (by direct message) and notices: edited, posted, or left alone."""

import logging
from dataclasses import replace
from functools import partial

from bot.chat.deliver import errors
from bot.chat.deliver.channel_troubles import ChannelTroubles
from bot.chat.deliver.cleanup import TAKEN_AWAY, Cleanup
from bot.chat.deliver.jobs import Again, Name, Request
from bot.chat.deliver.lobby_message import LobbyMessages
from bot.chat.deliver.messages import is_direct, reader_of
from bot.chat.deliver.outbox import Outbox
from bot.chat.deliver.reachability import Reachability
from bot.chat.deliver.recovery import Recovery
from bot.chat.deliver.rendered import MessageRenderer, Rendered
from bot.chat.render.content import Content
from bot.host import messages as outgoing
from bot.host.model import Posted, Stamp, User
from bot.host.views import View

log = logging.getLogger(__name__)

NO_ACCESS_SECONDS = 60.0
DRAWN_LATER_MS = 1_500
"""How long after a message was sent in words its picture is tried again."""


class Sender:
    def __init__(
        self,
        outbox: Outbox,
        renderer: MessageRenderer,
        dm: Reachability,
        troubles: ChannelTroubles,
        recovery: Recovery,
        lobbies: LobbyMessages,
    ) -> None:
        self._outbox = outbox
        self._rest = outbox.rest
        self._channels = outbox.channels
        self._messages = outbox.messages
        self._people = outbox.people
        self._views = outbox.views
        self._renderer = renderer
        self._dm = dm
        self._troubles = troubles
        self._recovery = recovery
        self._lobbies = lobbies
        self._cleanup = Cleanup(outbox)
        outbox.prepare = self.prepare

    async def prepare(self, name: Name) -> Request | None:
        """The request that a message of a table needs now."""
        message = await self._messages.entry(*name)
        if message is None:
            return None
        await self._messages.keep(message)
        if not message.is_due:
            return None
        view = await self._views.view(name.table)
        if isinstance(
            name.key,
            outgoing.OldKey
            | outgoing.OverKey
            | outgoing.PollKey
            | outgoing.PointerKey
            | outgoing.MeetingKey
            | outgoing.EnterKey,
        ):
            channel = message.channel or view.place.spot
            if isinstance(name.key, outgoing.OldKey) and self._recovery.is_unsure(
                name.table, channel
            ):
                # After a kill, what was to take its place may stand there without being known.
                return Request("other", partial(self._look_back, name, channel))
            return await self._cleanup.prepare(view, message)
        reader = reader_of(view, name.key)
        if isinstance(name.key, outgoing.HandKey) and reader is None:
            emptied = self._renderer.emptied(view, message)
            if emptied is not None:
                return await self._request(emptied)
        if await self._is_for_nobody(view, message, reader):
            await self._messages.note_nothing(message)
            return None
        if reader is not None and self._people.person(reader).dm_channel is None:
            if self._dm.may_open(reader):
                return Request("open", partial(self._dm.open, message, reader))
            await self._dm.failed(message, reader)
            return None
        rendered = await self._renderer.render(view, message, reader)
        if rendered is None:
            await self._messages.note_nothing(message)
            return None
        return await self._request(rendered)

    async def _is_for_nobody(
        self, view: View, message: outgoing.OutgoingMessage, reader: User | None
    ) -> bool:
        """Whether its channel is gone, or its reader has left, wants no such message or takes no
        direct messages. Closed ones are tried again by the first hand of another table only."""
        key = message.key
        if not is_direct(key):
            has_left = key.user is not None and not view.has_seat(key.user)
            return isinstance(key, outgoing.ClosedKey) or view.stranded or has_left
        if reader is None or (isinstance(key, outgoing.StrandedKey) and not view.stranded):
            return True
        person = self._people.person(reader)
        if isinstance(key, outgoing.CallKey | outgoing.DigestKey) and not person.is_called:
            return True
        if isinstance(key, outgoing.HandKey) and not person.hands_come and message.message is None:
            return True
        if not person.dm_closed:
            return False
        if not isinstance(key, outgoing.HandKey):
            return True
        return outgoing.ClosedKey(reader) in await self._messages.of(message.table)

    async def _request(self, rendered: Rendered) -> Request | None:
        message = rendered.message
        if rendered.digest == message.unfit:
            return None
        if rendered.is_new:
            if self._recovery.is_unsure(message.table, rendered.channel):
                look = partial(self._look_back, rendered.name, rendered.channel)
                return Request("other", look)
            return Request("post", partial(self._post, rendered))
        if rendered.digest != message.digest:
            return Request("edit", partial(self._edit, rendered), message.message)
        await self._note(rendered, message.message or 0)
        return None

    async def _post(self, rendered: Rendered) -> None:
        await self._check_seat(rendered)
        name, channel = rendered.name, rendered.channel
        if isinstance(name.key, outgoing.REDRAWN):
            await self._outbox.replace(name, channel)
        drawn = await self._drawn(rendered)
        try:
            message = await self._rest.post(channel, drawn.content, rendered.nonce)
        except errors.Later:
            # Whether it has arrived is not known.
            self._recovery.doubt(name.table, channel)
            raise
        except (
            errors.DmClosed,
            errors.UnknownChannel,
            errors.MissingAccess,
            errors.ThreadArchived,
            errors.InvalidRequest,
        ) as refused:
            await self._refused(drawn, refused)
            return
        if rendered.reader is not None:
            await self._dm.got_through(rendered.reader, name)
        former = _standing_call(rendered.message)
        await self._note(drawn, message)
        await self.have_shown(drawn.message, drawn.content, rendered.content)
        if former is not None:
            await self._cleanup.delete(rendered.message, channel, former)
        if name.key == outgoing.BOARD:
            await self._lobbies.posted(name.table, Posted(channel, message))

    async def _edit(self, rendered: Rendered) -> None:
        entry = rendered.message
        sent, message = entry.sent, entry.message or 0
        drawn = await self._drawn(rendered)
        await self._check_seat(rendered)
        try:
            await self._rest.edit(rendered.channel, message, drawn.content)
        except (errors.UnknownMessage, errors.ThreadArchived, errors.DmClosed) as gone:
            # A post opens an archived thread again, if anything does.
            entry.is_gone, entry.is_deleted = True, isinstance(gone, errors.UnknownMessage)
            if entry.key == outgoing.BOARD and isinstance(gone, errors.UnknownMessage):
                await self._lobbies.deleted(entry.table, message)
            raise Again from gone
        except (errors.UnknownChannel, errors.MissingAccess, errors.InvalidRequest) as refused:
            await self._refused(drawn, refused)
            return
        if entry.sent > max(sent, rendered.revision):
            # An interaction's answer has redrawn it since: which came last is not known.
            entry.sent, entry.digest = rendered.revision, None
            raise Again
        await self._note(drawn, message)
        await self.have_shown(drawn.message, drawn.content, rendered.content)

    async def _check_seat(self, rendered: Rendered) -> None:
        """Right before something is sent: its reader may have left while it waited."""
        name = rendered.name
        if name.key.user is None:
            return
        if await self._views.sits(name.table, name.key.user) == rendered.empties:
            raise Again

    async def _drawn(self, rendered: Rendered) -> Rendered:
        """With its picture, or in words while there is too much to be drawn."""
        studio = self._rest.studio
        if studio is None:
            return rendered
        content = await studio.in_turn(rendered.content)
        return rendered if content is rendered.content else replace(rendered, content=content)

    async def have_shown(
        self, message: outgoing.OutgoingMessage, shown: Content, wanted: Content
    ) -> None:
        """The picture of a message that was sent in words follows by an edit."""
        studio = self._rest.studio
        is_in_words = shown.gallery() is None
        if is_in_words and studio is not None and studio.is_put_off(wanted):
            self._draw_later(message, await self._views.view(message.table))

    def _draw_later(self, message: outgoing.OutgoingMessage, view: View) -> None:
        def look() -> None:
            if self._rest.studio is not None and self._rest.studio.is_late:
                self._draw_later(message, view)
            else:
                self._outbox.send_again(view, message, outgoing.Priority.BOARD)

        clock = self._outbox.clock
        clock.call_at(Stamp(clock.now() + DRAWN_LATER_MS), look)

    async def _note(self, rendered: Rendered, message: int) -> None:
        revision, channel, digest = rendered.revision, rendered.channel, rendered.digest
        await self._messages.note(rendered.message, revision, channel, message, digest)

    async def _refused(self, rendered: Rendered, refused: Exception) -> None:
        """Trying again at once would change nothing."""
        name, message, reader = rendered.name, rendered.message, rendered.reader
        log.warning(
            "table=%s message=%s channel=%d is refused: %s %s",
            *(*name, rendered.channel, type(refused).__name__, refused),
        )
        match refused:
            case errors.InvalidRequest():
                message.unfit = rendered.digest
            case errors.NoMutualServer() if await self._is_removed(name):
                if rendered.is_of_a_seat:
                    raise await self._until_allowed(name, refused)
                await self._messages.note_nothing(message)
            case errors.DmClosed() if reader is not None:
                await self._dm.failed(message, reader, is_closed=True)
            case errors.UnknownChannel() if reader is not None:
                await self._people.opened(reader, None)
                raise errors.Later(str(refused))
            case errors.UnknownChannel():
                await self._troubles.lost(name.table, rendered.channel)
                await self._messages.note_nothing(message)
            case errors.ThreadLocked() | errors.ThreadArchived():
                await self._troubles.locked(name.table)
                raise await self._until_allowed(name, refused)
            case _:
                await self._troubles.no_access(name.table)
                raise await self._until_allowed(name, refused)

    async def _is_removed(self, name: Name) -> bool:
        """Whether the bot was removed from the table's server, where it may be invited again."""
        view = await self._views.view(name.table)
        return self._channels.barred(view.place).kind == "server"

    async def _until_allowed(self, name: Name, refused: Exception) -> errors.Later:
        view = await self._views.view(name.table)
        return errors.Later(str(refused), NO_ACCESS_SECONDS, view.place.guild)

    def look_back(self, name: Name, channel: int) -> None:
        """Looks for what may stand in a channel without being known."""
        if self._recovery.is_unsure(name.table, channel):
            look = Name(name.table, outgoing.LookKey(channel))
            prepare = partial(self._prepare_look_back, name, channel)
            self._outbox.queue.put(
                name.key.user or channel, look, outgoing.Priority.NOTICE, prepare
            )

    async def _prepare_look_back(self, name: Name, channel: int) -> Request | None:
        if not self._recovery.is_unsure(name.table, channel):
            return None
        return Request("other", partial(self._look_back, name, channel))

    async def _look_back(self, name: Name, channel: int) -> None:
        try:
            await self._recovery.look_back(name.table, channel)
        except errors.MissingAccess as refused:
            # What is there can't be seen now, and would be posted a second time.
            if is_direct(name.key):
                self._recovery.trust(name.table, channel)
                raise Again from refused
            await self._troubles.no_access(name.table)
            raise await self._until_allowed(name, refused) from refused
        except (
            errors.UnknownChannel,
            errors.ThreadArchived,
            errors.DmClosed,
            errors.InvalidRequest,
        ) as refused:
            # The post itself will be refused, and what is to be done then is known.
            self._recovery.trust(name.table, channel)
            raise Again from refused
        raise Again


def _standing_call(message: outgoing.OutgoingMessage) -> int | None:
    """The former call, if it still stands."""
    if not isinstance(message.key, outgoing.CallKey) or message.digest == TAKEN_AWAY:
        return None
    return message.message
