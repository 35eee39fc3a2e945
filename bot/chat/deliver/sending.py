"""How each message gets to where it belongs: edited, sent anew, or not at all."""

import logging
from collections.abc import Callable
from dataclasses import replace

from bot.chat.deliver.due import DueMessage, Looks, Rendered, reader_of
from bot.chat.deliver.endings import TAKEN_AWAY, Endings
from bot.chat.deliver.messages import Messages, TrackedMessage
from bot.chat.deliver.obstacles import Obstacles
from bot.chat.deliver.openings import Openings
from bot.chat.deliver.outbox import Again
from bot.chat.deliver.postings import Announcing
from bot.chat.deliver.recovery import Recovery
from bot.chat.deliver.schedule import Name, Request
from bot.chat.deliver.threads import Threads
from bot.chat.deliver.wire import (
    Archived,
    Closed,
    Gone,
    Later,
    Locked,
    NoPlace,
    NotAllowed,
    NotShared,
    Unfit,
    Unopened,
    Wire,
)
from bot.chat.people import People
from bot.chat.render.content import Content
from bot.chat.render.latest import Latest
from bot.host.clock import Clock
from bot.host.keys import (
    BOARD,
    closed_key,
    is_direct,
    is_redrawn,
    kind_of,
    user_of,
)
from bot.host.model import Posted, Sent, User
from bot.host.views import View

log = logging.getLogger(__name__)

NO_ACCESS_SECONDS = 60.0
NO_MESSAGES = ("closed", "barred")
"""What is only noted: that somebody gets no direct messages. An older edition told it in public."""

DrawLater = Callable[[Name, TrackedMessage, View], None]
"""Has a message that was sent in words, for want of time to draw, looked at again."""


class Sending:
    def __init__(
        self,
        wire: Wire,
        clock: Clock,
        messages: Messages,
        people: People,
        latest: Latest,
        looks: Looks,
        obstacles: Obstacles,
        openings: Openings,
        recovery: Recovery,
        announcing: Announcing,
        endings: Endings,
        threads: Threads,
        draw_later: DrawLater,
    ) -> None:
        self._wire = wire
        self._clock = clock
        self._messages = messages
        self._people = people
        self._latest = latest
        self._looks = looks
        self._obstacles = obstacles
        self._openings = openings
        self._recovery = recovery
        self._announcing = announcing
        self._endings = endings
        self._threads = threads
        self._draw_later = draw_later

    async def prepare(self, name: Name) -> Request | None:
        """The request that a message of a table needs now."""
        entry = await self._messages.entry(*name)
        if entry is None:
            return None
        await self._messages.keep(name.table, entry)
        if not entry.is_due:
            return None
        view = await self._latest.public(name.table)
        kind = kind_of(name.key)
        if kind in ("over", "old", "poll"):
            return await self._end(view, name, entry)
        if kind in ("pointer", "enter"):
            return await self._threads.prepare(view, name, entry)
        due = DueMessage(name, entry, reader_of(view, name.key))
        blank = self._blank(view, due) if kind == "hand" and due.reader is None else None
        if blank is not None:
            return await self._request(due._replace(blanks=True), blank)
        if await self._is_for_nobody(view, due):
            await self._messages.note_nothing(*due.name, due.entry)
            return None
        reader = due.reader
        if reader is not None and self._people.person(reader).dm_channel is None:
            if self._openings.is_open(reader):
                return Request("open", lambda: self._open_direct(due, reader))
            await self._unreached(due, reader)
            return None
        rendered = await self._looks.of(view, due)
        if rendered is None:
            await self._messages.note_nothing(*due.name, due.entry)
            return None
        return await self._request(due, rendered)

    async def prepare_look_back(self, name: Name, place: int) -> Request | None:
        """The request that tells whether what may stand somewhere besides does."""
        if not self._recovery.is_unsure(name.table, place):
            return None
        return Request("other", lambda: self._look_back(name, place))

    def _blank(self, view: View, due: DueMessage) -> Rendered | None:
        """What somebody who has left had for a hand shows it no more, and nothing to be pressed."""
        user, entry = user_of(due.name.key), due.entry
        if user is None or entry.is_gone:
            return None
        content = self._latest.blanked(view, user)
        if content is None or entry.message is None or entry.place is None:
            return None
        return Rendered(entry.place, content, view.revision, False)

    async def _end(self, view: View, name: Name, entry: TrackedMessage) -> Request | None:
        """After a kill, what was to take a message's place may stand there without being known."""
        place = entry.place or view.place.spot
        if kind_of(name.key) == "old" and self._recovery.is_unsure(name.table, place):
            return Request("other", lambda: self._look_back(name, place))
        return await self._endings.prepare(view, name, entry)

    async def _is_for_nobody(self, view: View, due: DueMessage) -> bool:
        """Whether its place is no more, or whom it is for has left or takes no direct messages.
        Closed ones are tried again by the first hand of another table only."""
        if not is_direct(due.name.key):
            if kind_of(due.name.key) in NO_MESSAGES:
                return True
            user = user_of(due.name.key)
            return view.stranded or (user is not None and not view.has_seat(user))
        if due.reader is None:
            return True
        if kind_of(due.name.key) == "stranded" and not view.stranded:
            return True
        if not self._people.person(due.reader).dm_closed:
            return False
        if kind_of(due.name.key) != "hand":
            return True
        return closed_key(due.reader) in await self._messages.of(due.name.table)

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
            await self._openings.open(self._wire, reader)
        except (Unopened, Closed) as obstacle:
            log.warning(
                "table=%s message=%s is not opened: %s %s",
                *(*due.name, type(obstacle).__name__, obstacle),
            )
            await self._unreached(due, reader, is_closed=isinstance(obstacle, Closed))
            return
        except Later:
            self._obstacles.know(due.name, "barred")
            raise
        raise Again

    async def _unreached(self, due: DueMessage, reader: User, *, is_closed: bool = False) -> None:
        """What a direct message would have said is seen by "My hand" instead."""
        await self._obstacles.unreached(reader, due.name, is_closed=is_closed)
        await self._messages.note_nothing(*due.name, due.entry)

    async def _check_seat(self, due: DueMessage) -> None:
        """Right before something is sent: whoever it is for may have got up while it waited."""
        user = user_of(due.name.key)
        if user is None:
            return
        if await self._latest.sits(due.name.table, user) == due.blanks:
            raise Again

    async def _look_back(self, name: Name, place: int) -> None:
        try:
            await self._recovery.look_back(self._wire, name.table, place)
        except NotAllowed as obstacle:
            # What is there can't be seen now, and would be posted a second time.
            if is_direct(name.key):
                self._recovery.trust(name.table, place)
                raise Again from obstacle
            await self._obstacles.no_access(name.table, self._wire.barred)
            raise await self._until_allowed(name, obstacle) from obstacle
        except (NoPlace, Archived, Closed, Unfit) as obstacle:
            # The post itself will meet it, and what is to be done then is known.
            self._recovery.trust(name.table, place)
            raise Again from obstacle
        raise Again

    async def _post(self, due: DueMessage, rendered: Rendered) -> None:
        await self._check_seat(due)
        if is_redrawn(due.name.key):
            await self._obstacles.replace(due.name, rendered.place)
        wanted, rendered = rendered, await self._drawn(rendered)
        try:
            message = await self._wire.post(rendered.place, rendered.content, due.nonce)
        except Later:
            # Whether it has arrived is not known.
            self._recovery.doubt(due.name.table, rendered.place)
            raise
        except (Closed, NoPlace, NotAllowed, Archived, Unfit) as obstacle:
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
        if due.name.key == BOARD:
            await self._announcing.posted(due.name.table, Posted(rendered.place, message))

    async def _edit(self, due: DueMessage, rendered: Rendered) -> None:
        entry = due.entry
        sent, message = entry.sent, entry.message or 0
        wanted, rendered = rendered, await self._drawn(rendered)
        await self._check_seat(due)
        try:
            await self._wire.edit(rendered.place, message, rendered.content)
        except (Gone, Archived, Closed) as gone:
            # A post opens an archived thread again, if anything does.
            entry.is_gone, entry.is_deleted = True, isinstance(gone, Gone)
            if due.name.key == BOARD and isinstance(gone, Gone):
                await self._announcing.gone(due.name.table, message)
            raise Again from gone
        except (NoPlace, NotAllowed, Unfit) as obstacle:
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
        studio = self._wire.studio
        if studio is None:
            return rendered
        content = await studio.in_turn(rendered.content)
        return rendered if content is rendered.content else replace(rendered, content=content)

    async def _have_drawn(self, due: DueMessage, wanted: Content) -> None:
        """Its picture follows by an edit."""
        studio = self._wire.studio
        if studio is not None and studio.is_put_off(wanted):
            self._draw_later(due.name, due.entry, await self._latest.public(due.name.table))

    async def _stopped(self, due: DueMessage, rendered: Rendered, obstacle: Exception) -> None:
        """Something that trying again at once would not change."""
        name, entry, reader = due.name, due.entry, due.reader
        log.warning(
            "table=%s message=%s place=%d is refused: %s %s",
            *(*name, rendered.place, type(obstacle).__name__, obstacle),
        )
        match obstacle:
            case Unfit():
                entry.unfit = rendered.digest
            case NotShared() if await self._is_put_out(name):
                if due.is_of_a_seat:
                    raise await self._until_allowed(name, obstacle)
                await self._messages.note_nothing(*due.name, due.entry)
            case Closed() if reader is not None:
                await self._unreached(due, reader, is_closed=True)
            case NoPlace() if reader is not None:
                await self._people.opened(reader, None)
                raise Later(str(obstacle))
            case NoPlace():
                await self._obstacles.no_place(name.table, rendered.place)
                await self._messages.note_nothing(*due.name, due.entry)
            case Locked() | Archived():
                await self._obstacles.locked(name.table)
                raise await self._until_allowed(name, obstacle)
            case _:
                await self._obstacles.no_access(name.table, self._wire.barred)
                raise await self._until_allowed(name, obstacle)

    async def _is_put_out(self, name: Name) -> bool:
        """Whether the bot is not on the table's server any more, where it may be invited again."""
        view = await self._latest.public(name.table)
        return self._wire.barred(view.place).kind == "server"

    async def _until_allowed(self, name: Name, obstacle: Exception) -> Later:
        view = await self._latest.public(name.table)
        return Later(str(obstacle), NO_ACCESS_SECONDS, view.place.guild)

    async def _note(self, due: DueMessage, rendered: Rendered, message: int) -> None:
        name, now = due.name, self._clock.now()
        revision, place, digest = rendered.revision, rendered.place, rendered.digest
        sent = Sent(name.key, revision, place, message, digest, now)
        await self._messages.note(name.table, sent)


def _standing_call(due: DueMessage) -> int | None:
    """Of a call the one before, if that still stands."""
    entry = due.entry
    if kind_of(due.name.key) != "call" or entry.digest == TAKEN_AWAY:
        return None
    return entry.message
