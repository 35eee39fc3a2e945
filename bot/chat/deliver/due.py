"""What a message that is due looks like, and whether an edit would be noticed."""

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import msgspec

from bot.chat.deliver.messages import Messages, Sight, TrackedMessage, posts_in
from bot.chat.deliver.obstacles import Obstacles
from bot.chat.deliver.recovery import Recovery
from bot.chat.deliver.schedule import Name
from bot.chat.people import People
from bot.chat.render.content import Content, has_buttons
from bot.chat.render.latest import Latest, read
from bot.host.desires import Summons
from bot.host.keys import (
    BOARD,
    TROUBLE,
    is_direct,
    is_question,
    is_redrawn,
    kind_of,
    old_key,
    said_by,
    user_of,
)
from bot.host.model import User
from bot.host.views import View


class DueMessage(NamedTuple):
    """A message that is due. `reader` is whose direct messages it goes to, if it goes there."""

    name: Name
    entry: TrackedMessage
    reader: User | None
    blanks: bool = False
    """Whether it takes a hand away from somebody who has left."""

    @property
    def is_of_a_seat(self) -> bool:
        """Whether it is for its reader only as long as he has a seat."""
        return self.reader is not None and user_of(self.name.key) is not None

    @property
    def nonce(self) -> str:
        """The same for a message that is sent again because it is not known whether it arrived; not
        for one that takes the place of what stands there, which will be deleted."""
        name, entry = self.name, self.entry
        standing = entry.message or 0
        is_edited = is_redrawn(name.key) or is_question(name.key)
        which = str(standing) if is_edited else f"{entry.wanted} {standing}"
        text = f"{name.table} {name.key} {which}"
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


@dataclass(frozen=True)
class Rendered:
    """What to send, and where: `anew` as a message of its own. `revision` is the table's."""

    place: int
    content: Content
    revision: int
    anew: bool

    @cached_property
    def digest(self) -> bytes:
        return self.content.digest()


def reader_of(view: View, key: str) -> User | None:
    """Whose direct messages a message goes to; nobody's if they have left. A rematch's lobby calls
    those for whom it keeps a seat."""
    if key == TROUBLE:
        return view.opener
    user = user_of(key) if is_direct(key) else None
    return user if user is not None and view.has_seat(user) else None


class Looks:
    """What each message is to show now."""

    def __init__(
        self,
        messages: Messages,
        people: People,
        sight: Sight,
        latest: Latest,
        obstacles: Obstacles,
        recovery: Recovery,
    ) -> None:
        self._messages = messages
        self._people = people
        self._sight = sight
        self._latest = latest
        self._obstacles = obstacles
        self._recovery = recovery

    async def of(self, view: View, due: DueMessage) -> Rendered | None:
        """Nothing where there is nothing to send."""
        name, entry, reader = due.name, due.entry, due.reader
        direct = None if reader is None else self._people.person(reader).dm_channel
        if is_question(name.key):
            return await self._question(view, due)
        if not is_redrawn(name.key):
            return await self._once(view, due, direct or entry.place or 0)
        if name.key == BOARD:
            place, revision = view.place.spot, view.revision
            content = await self._latest.renderer.drawn_board(view)
        else:
            own = None if reader is None else await self._latest.own(view, reader)
            if own is None or direct is None:
                return None
            place, revision, content = direct, own[0].revision, own[1]
        anew = entry.message is None or entry.is_gone or entry.place != place
        if view.ending == "idle":
            # Nobody has looked at it for a day: it says so where it stands, and calls nobody.
            return None if anew else Rendered(place, content, revision, False)
        if name.key == BOARD and view.is_aloud and view.phase != "lobby":
            anew = anew or await self._is_called_down(view, due)
        else:
            anew = anew or await self._is_out_of_sight(due, place)
        if name.key == BOARD and view.has_been_played and entry.sent < revision:
            # How a match has ended is news for the channel, which an edit is not.
            is_last = self._sight.is_last(place, entry.message or 0)
            anew = anew or view.ending == "outcome" or not is_last
        if name.key == BOARD:
            anew = anew or await self._is_above_seal(due)
        return Rendered(place, content, revision, anew)

    async def _question(self, view: View, due: DueMessage) -> Rendered | None:
        """What those at the table are asked: once, and edited to what has come of it. What is over
        before it was asked need not be."""
        name, entry = due.name, due.entry
        content = await self._latest.said(view, name.key, entry.fixed)
        if content is None:
            return None
        place = view.place.spot
        anew = entry.message is None or entry.is_gone or entry.place != place
        if anew and not has_buttons(content) and not self._recovery.is_unsure(name.table, place):
            return None
        return Rendered(place, content, entry.wanted, anew)

    async def _once(self, view: View, due: DueMessage, place: int) -> Rendered | None:
        """What shows something once and for all; of those for whom a match waits, some are called
        by direct message instead."""
        name, entry = due.name, due.entry
        said = entry.fixed
        summons = None if said is None else read(said)
        if isinstance(summons, Summons) and not is_direct(name.key):
            left = await self._obstacles.call_by_direct_message(view, summons)
            said = msgspec.json.encode(msgspec.structs.replace(summons, users=left))
        content = await self._latest.said(view, name.key, said)
        return None if content is None else Rendered(place, content, entry.wanted, True)

    async def _is_above_seal(self, due: DueMessage) -> bool:
        """Whether a match's seal would stand between its board and what comes below that."""
        sheet = await self._messages.of(due.name.table)
        seals = (entry.message or 0 for key, entry in sheet.items() if kind_of(key) == "start")
        return max(seals, default=0) > (due.entry.message or 0)

    async def _is_called_down(self, view: View, due: DueMessage) -> bool:
        """Whether a board is to stand below what has been played aloud since: it shows the race
        that is on at once, and who has paused the match. Else what is to be pressed stands lowest,
        and the board is left where it is."""
        if await self._was_being_replaced(due):
            return True
        is_race = view.scene is not None and view.scene.is_race
        if view.phase != "paused" and not is_race:
            return False
        posts = posts_in(await self._messages.of(due.name.table))
        # A race is begun by a post whose stamp matters.
        calling = [post.message for post in posts if not is_race or said_by(post.key)]
        return max(calling, default=0) > (due.entry.message or 0)

    async def _was_being_replaced(self, due: DueMessage) -> bool:
        """Whether it was being sent anew when the bot was killed."""
        replaced = await self._messages.entry(
            due.name.table, old_key(due.entry.message or 0, due.reader)
        )
        return replaced is not None and replaced.is_due

    async def _is_out_of_sight(self, due: DueMessage, place: int) -> bool:
        """Whether nobody would notice an edit; or, after a kill, whether it was being sent anew."""
        message = due.entry.message or 0
        if self._sight.is_out_of_sight(place, message):
            return True
        return await self._was_being_replaced(due)
