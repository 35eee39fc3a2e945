"""How each message gets to where it belongs: edited, sent anew, or not at all."""

import logging
from collections.abc import Callable
from dataclasses import replace

from bot.chat.deliver import errors
from bot.chat.deliver.channels import Channels
from bot.chat.deliver.current import CurrentViews
from bot.chat.deliver.due import DueMessage, Looks, Rendered
from bot.chat.deliver.endings import TAKEN_AWAY, Endings
from bot.chat.deliver.jobs import Again, Name, Request
from bot.chat.deliver.lobby_message import LobbyMessages
from bot.chat.deliver.messages import Messages
from bot.chat.deliver.obstacles import Obstacles
from bot.chat.deliver.openings import Openings
from bot.chat.deliver.recovery import Recovery
from bot.chat.deliver.rest import Rest
from bot.chat.deliver.threads import Threads
from bot.chat.direct import is_direct, reader_of
from bot.chat.people import People
from bot.chat.render.content import Content
from bot.host import messages as outgoing
from bot.host.clock import Clock
from bot.host.model import Posted, User
from bot.host.views import View

log = logging.getLogger(__name__)

NO_ACCESS_SECONDS = 60.0

DrawLater = Callable[[Name, outgoing.OutgoingMessage, View], None]
"""Has a message that was sent in words, for want of time to draw, looked at again."""


class Sending:
    def __init__(
        self,
        rest: Rest,
        channels: Channels,
        clock: Clock,
        messages: Messages,
        people: People,
        views: CurrentViews,
        looks: Looks,
        obstacles: Obstacles,
        openings: Openings,
        recovery: Recovery,
        lobbies: LobbyMessages,
        endings: Endings,
        threads: Threads,
        draw_later: DrawLater,
    ) -> None:
        self._rest = rest
        self._channels = channels
        self._clock = clock
        self._messages = messages
        self._people = people
        self._views = views
        self._looks = looks
        self._obstacles = obstacles
        self._openings = openings
        self._recovery = recovery
        self._lobbies = lobbies
        self._endings = endings
        self._threads = threads
        self._draw_later = draw_later

    async def prepare(self, name: Name) -> Request | None:
        """The request that a message of a table needs now."""
        entry = await self._messages.entry(*name)
        if entry is None:
            return None
        await self._messages.keep(entry)
        if not entry.is_due:
            return None
        view = await self._views.view(name.table)
        if isinstance(name.key, outgoing.OverKey | outgoing.OldKey | outgoing.PollKey):
            return await self._end(view, name, entry)
        if isinstance(name.key, outgoing.PointerKey | outgoing.EnterKey):
            return await self._threads.prepare(view, name, entry)
        due = DueMessage(name, entry, reader_of(view, name.key))
        if isinstance(name.key, outgoing.HandKey) and due.reader is None:
            blank = self._blank(view, due)
            if blank is not None:
                return await self._request(due._replace(blanks=True), blank)
        if await self._is_for_nobody(view, due):
            await self._messages.note_nothing(due.entry)
            return None
        reader = due.reader
        if reader is not None and self._people.person(reader).dm_channel is None:
            if self._openings.is_open(reader):
                return Request("open", lambda: self._open_direct(due, reader))
            await self._unreached(due, reader)
            return None
        rendered = await self._looks.of(view, due)
        if rendered is None:
            await self._messages.note_nothing(due.entry)
            return None
        return await self._request(due, rendered)

    async def prepare_look_back(self, name: Name, place: int) -> Request | None:
        """The request that tells whether what may stand somewhere besides does."""
        if not self._recovery.is_unsure(name.table, place):
            return None
        return Request("other", lambda: self._look_back(name, place))

    def _blank(self, view: View, due: DueMessage) -> Rendered | None:
        """What somebody who has left had for a hand shows it no more, and nothing to be pressed."""
        user, entry = due.name.key.user, due.entry
        if user is None or entry.is_gone:
            return None
        content = self._views.hand_of_leaver(view, user)
        if content is None or entry.message is None or entry.channel is None:
            return None
        return Rendered(entry.channel, content, view.revision, False)

    async def _end(self, view: View, name: Name, entry: outgoing.OutgoingMessage) -> Request | None:
        """After a kill, what was to take a message's place may stand there without being known."""
        place = entry.channel or view.place.spot
        if isinstance(name.key, outgoing.OldKey) and self._recovery.is_unsure(name.table, place):
            return Request("other", lambda: self._look_back(name, place))
        return await self._endings.prepare(view, name, entry)

    async def _is_for_nobody(self, view: View, due: DueMessage) -> bool:
        """Whether its place is no more, or whom it is for has left or takes no direct messages.
        Closed ones are tried again by the first hand of another table only."""
        if not is_direct(due.name.key):
            if isinstance(due.name.key, outgoing.ClosedKey):
                return True
            user = due.name.key.user
            return view.stranded or (user is not None and not _sits(view, user))
        if due.reader is None:
            return True
        if isinstance(due.name.key, outgoing.StrandedKey) and not view.stranded:
            return True
        if not self._people.person(due.reader).dm_closed:
            return False
        if not isinstance(due.name.key, outgoing.HandKey):
            return True
        return outgoing.ClosedKey(due.reader) in await self._messages.of(due.name.table)

    async def _request(self, due: DueMessage, rendered: Rendered) -> Request | None:
        name, entry = due.name, due.entry
        if rendered.digest == entry.unfit:
            return None
        if rendered.anew and self._recovery.is_unsure(name.table, rendered.place):
            return Request("other", lambda: self._look_back(name, rendered.place))
        if rendered.anew:
            return Request("post", lambda: self._post(due, rendered))
        if rendered.digest != entry.digest:
            return Request("edit", lambda: self._edit(due, rendered), entry.message)
        await self._note(due, rendered, entry.message or 0)
        return None

    async def _open_direct(self, due: DueMessage, reader: User) -> None:
        try:
            await self._openings.open(self._rest, reader)
        except (errors.DmBarred, errors.DmClosed) as obstacle:
            log.warning(
                "table=%s message=%s is not opened: %s %s",
                *(*due.name, type(obstacle).__name__, obstacle),
            )
            await self._unreached(due, reader, is_closed=isinstance(obstacle, errors.DmClosed))
            return
        except errors.Later:
            self._obstacles.know(due.name, "barred")
            raise
        raise Again

    async def _unreached(self, due: DueMessage, reader: User, *, is_closed: bool = False) -> None:
        """What a direct message would have said is seen by "My hand" instead."""
        await self._obstacles.unreached(reader, due.name, is_closed=is_closed)
        await self._messages.note_nothing(due.entry)

    async def _check_seat(self, due: DueMessage) -> None:
        """Right before something is sent: whoever it is for may have got up while it waited."""
        user = due.name.key.user
        if user is None:
            return
        if await self._views.sits(due.name.table, user) == due.blanks:
            raise Again

    async def _look_back(self, name: Name, place: int) -> None:
        try:
            await self._recovery.look_back(self._rest, name.table, place)
        except errors.MissingAccess as obstacle:
            # What is there can't be seen now, and would be posted a second time.
            if is_direct(name.key):
                self._recovery.trust(name.table, place)
                raise Again from obstacle
            await self._obstacles.no_access(name.table, self._channels.barred)
            raise await self._until_allowed(name, obstacle) from obstacle
        except errors.Rejected as obstacle:
            # The post itself will meet it, and what is to be done then is known.
            self._recovery.trust(name.table, place)
            raise Again from obstacle
        raise Again

    async def _post(self, due: DueMessage, rendered: Rendered) -> None:
        await self._check_seat(due)
        if isinstance(due.name.key, outgoing.REDRAWN):
            await self._obstacles.replace(due.name, rendered.place)
        wanted, rendered = rendered, await self._drawn(rendered)
        try:
            message = await self._rest.post(rendered.place, rendered.content, due.nonce)
        except errors.Later:
            # Whether it has arrived is not known.
            self._recovery.doubt(due.name.table, rendered.place)
            raise
        except errors.Rejected as obstacle:
            await self._stopped(due, rendered, obstacle)
            return
        if due.reader is not None:
            await self._obstacles.direct_open(due.reader, due.name)
        called = _standing_call(due)
        await self._note(due, rendered, message)
        if rendered is not wanted:
            await self._have_drawn(due, wanted.content)
        if called is not None:
            await self._endings.take_away(due.name, rendered.place, called)
        if due.name.key == outgoing.BOARD:
            await self._lobbies.posted(due.name.table, Posted(rendered.place, message))

    async def _edit(self, due: DueMessage, rendered: Rendered) -> None:
        entry = due.entry
        sent, message = entry.sent, entry.message or 0
        wanted, rendered = rendered, await self._drawn(rendered)
        await self._check_seat(due)
        try:
            await self._rest.edit(rendered.place, message, rendered.content)
        except (errors.UnknownMessage, errors.ThreadArchived, errors.DmClosed) as gone:
            # A post opens an archived thread again, if anything does.
            entry.is_gone, entry.is_deleted = True, isinstance(gone, errors.UnknownMessage)
            if due.name.key == outgoing.BOARD and isinstance(gone, errors.UnknownMessage):
                await self._lobbies.deleted(due.name.table, message)
            raise Again from gone
        except errors.Rejected as obstacle:
            await self._stopped(due, rendered, obstacle)
            return
        if entry.sent > max(sent, rendered.revision):
            # An interaction's answer has redrawn it meanwhile: who came last is not known.
            entry.sent, entry.digest = rendered.revision, None
            raise Again
        await self._note(due, rendered, message)
        if rendered is not wanted:
            await self._have_drawn(due, wanted.content)

    async def _drawn(self, rendered: Rendered) -> Rendered:
        """With its picture, or in words while there is too much to be drawn."""
        studio = self._rest.studio
        if studio is None:
            return rendered
        content = await studio.in_turn(rendered.content)
        return rendered if content is rendered.content else replace(rendered, content=content)

    async def _have_drawn(self, due: DueMessage, wanted: Content) -> None:
        """Its picture follows by an edit."""
        studio = self._rest.studio
        if studio is not None and studio.is_put_off(wanted):
            self._draw_later(due.name, due.entry, await self._views.view(due.name.table))

    async def _stopped(self, due: DueMessage, rendered: Rendered, obstacle: Exception) -> None:
        """Something that trying again at once would not change."""
        name, entry, reader = due.name, due.entry, due.reader
        log.warning(
            "table=%s message=%s place=%d is refused: %s %s",
            *(*name, rendered.place, type(obstacle).__name__, obstacle),
        )
        match obstacle:
            case errors.InvalidRequest():
                entry.unfit = rendered.digest
            case errors.NoMutualServer() if await self._is_put_out(name):
                if due.is_of_a_seat:
                    raise await self._until_allowed(name, obstacle)
                await self._messages.note_nothing(due.entry)
            case errors.DmClosed() if reader is not None:
                await self._unreached(due, reader, is_closed=True)
            case errors.UnknownChannel() if reader is not None:
                await self._people.opened(reader, None)
                raise errors.Later(str(obstacle))
            case errors.UnknownChannel():
                await self._obstacles.no_place(name.table, rendered.place)
                await self._messages.note_nothing(due.entry)
            case errors.ThreadLocked() | errors.ThreadArchived():
                await self._obstacles.locked(name.table)
                raise await self._until_allowed(name, obstacle)
            case _:
                await self._obstacles.no_access(name.table, self._channels.barred)
                raise await self._until_allowed(name, obstacle)

    async def _is_put_out(self, name: Name) -> bool:
        """Whether the bot is not on the table's server any more, where it may be invited again."""
        view = await self._views.view(name.table)
        return self._channels.barred(view.place).kind == "server"

    async def _until_allowed(self, name: Name, obstacle: Exception) -> errors.Later:
        view = await self._views.view(name.table)
        return errors.Later(str(obstacle), NO_ACCESS_SECONDS, view.place.guild)

    async def _note(self, due: DueMessage, rendered: Rendered, message: int) -> None:
        revision, place, digest = rendered.revision, rendered.place, rendered.digest
        await self._messages.note(*due.name, revision, place, message, digest)


def _sits(view: View, user: User) -> bool:
    return any(each.user == user and not each.left for each in view.seats)


def _standing_call(due: DueMessage) -> int | None:
    """Of a call the one before, if that still stands."""
    entry = due.entry
    if not isinstance(due.name.key, outgoing.CallKey) or entry.digest == TAKEN_AWAY:
        return None
    return entry.message
