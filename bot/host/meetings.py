"""Meetings: the people of a match that has ended agree to sit there again at a time.

They are kept until they are held, called off or missed, in one note of the store for each server:
there are few of them, and all are known in memory.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bot.host.failures import NotSaved
from bot.host.model import NOBODY, Place, Posted, Stamp, TableId, User, is_forgotten
from bot.host.ports import Store, StoreError
from bot.host.timing import DAY_MS
from games.kit.say import not_now, not_yours, say

NOTE = "meetings "
"""Begins the name of the note of a server's meetings."""

FURTHEST_MS = 14 * DAY_MS
MOST_OF_SERVER = 20
MOST_OF_ONE = 5
"""The most meetings of a server, and that one person may have proposed."""


class Meeting(msgspec.Struct, frozen=True, omit_defaults=True):
    """When the people of a match sit down again, where, who has proposed it, and who has said that
    they come, or can't. `posted` is the message that says so to all."""

    id: str
    table: TableId
    place: Place
    at: Stamp
    by: User
    comes: tuple[User, ...] = ()
    declines: tuple[User, ...] = ()
    posted: Posted | None = None

    @property
    def opener(self) -> User:
        """Who starts the match: who has proposed it, if they come."""
        return self.by if self.by in self.comes else self.comes[0]

    def without(self, user: User) -> "Meeting":
        """As if this person had never been asked."""
        return replace(
            self,
            by=NOBODY if self.by == user else self.by,
            comes=tuple(each for each in self.comes if each != user),
            declines=tuple(each for each in self.declines if each != user),
        )


ALL = msgspec.json.Decoder(tuple[Meeting, ...])


class Meetings:
    """Takes one change after the other, and adopts each once it is kept."""

    def __init__(self, store: Store, failed: Callable[[StoreError], NotSaved]) -> None:
        self._store = store
        self._failed = failed
        self._meetings: dict[str, Meeting] = {}
        self._changing = asyncio.Lock()

    async def load(self) -> None:
        """Raises StoreError."""
        notes = await self._store.notes(NOTE)
        kept = (meeting for text in notes.values() for meeting in ALL.decode(text))
        # The store writes nobody's id where it had that of somebody whose data were deleted.
        self._meetings = {each.id: each.without(NOBODY) for each in kept}

    def of(self, meeting: str) -> Meeting | None:
        return self._meetings.get(meeting)

    def of_table(self, table: TableId) -> Meeting | None:
        """The one that was proposed after this match."""
        return next((each for each in self._meetings.values() if each.table == table), None)

    def on_server(self, server: int) -> Sequence[Meeting]:
        """The next one first."""
        return sorted(
            (each for each in self._meetings.values() if each.place.guild == server),
            key=lambda each: each.at,
        )

    def due(self, now: Stamp) -> Sequence[Meeting]:
        """Those whose time has come, the earliest first."""
        return sorted(
            (each for each in self._meetings.values() if each.at <= now), key=lambda each: each.at
        )

    async def propose(self, meeting: Meeting, now: Stamp) -> Meeting:
        """One of a match. What is proposed again is the same; raises the Refusal of a time that is
        past or too far, or of one meeting too many."""
        async with self._changing:
            if (known := self.of_table(meeting.table)) is not None:
                return known
            if meeting.at <= now:
                raise not_now(say("tables-meeting-past"))
            if meeting.at > now + FURTHEST_MS:
                raise not_now(say("tables-meeting-far"))
            if len(self.on_server(meeting.place.guild or 0)) >= MOST_OF_SERVER:
                raise not_now(say("tables-meetings-many-here", most=MOST_OF_SERVER))
            if sum(each.by == meeting.by for each in self._meetings.values()) >= MOST_OF_ONE:
                raise not_now(say("tables-meetings-many-own", most=MOST_OF_ONE))
            await self._keep(meeting)
            return meeting

    async def answer(
        self, meeting: str, user: User, people: Sequence[User], *, comes: bool
    ) -> None:
        """Somebody of the match comes, or can't; raises the Refusal for others."""
        async with self._changing:
            known = self._meetings.get(meeting)
            if known is None:
                raise not_now(say("tables-meeting-over"))
            if user not in people or is_forgotten(user):
                raise not_yours(say("tables-meeting-others"))
            said = known.without(user)
            if comes:
                said = replace(said, comes=(*said.comes, user))
            else:
                said = replace(said, declines=(*said.declines, user))
            said = replace(said, by=known.by)
            if said != known:
                await self._keep(said)

    async def post(self, meeting: str, posted: Posted) -> None:
        """This message says so to all."""
        async with self._changing:
            if (known := self._meetings.get(meeting)) is not None:
                await self._keep(replace(known, posted=posted))

    async def close(self, meeting: str) -> None:
        """It has been held, called off or missed."""
        async with self._changing:
            if (known := self._meetings.get(meeting)) is not None:
                await self._keep(known, closes=True)

    async def forget(self, user: User) -> None:
        """Those to which nobody else would come are no more."""
        async with self._changing:
            for meeting in list(self._meetings.values()):
                if user in (meeting.by, *meeting.comes, *meeting.declines):
                    left = meeting.without(user)
                    await self._keep(left, closes=not left.comes)

    async def _keep(self, meeting: Meeting, *, closes: bool = False) -> None:
        after = {**self._meetings, meeting.id: meeting}
        if closes:
            del after[meeting.id]
        server = meeting.place.guild
        of_server = tuple(each for each in after.values() if each.place.guild == server)
        text = msgspec.json.encode(of_server).decode()
        try:
            await self._store.keep_note(f"{NOTE}{server}", text)
        except StoreError as error:
            raise self._failed(error) from error
        self._meetings = after


def of_person(notes: Mapping[str, str], user: User) -> Sequence[Meeting]:
    """The meetings in these notes that somebody has proposed or answered."""
    kept = (meeting for text in notes.values() for meeting in ALL.decode(text))
    return [each for each in kept if user in (each.by, *each.comes, *each.declines)]
