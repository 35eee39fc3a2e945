"""Once a day, at the end of somebody's quiet hours, one message: where they are awaited in matches
that give a day a move, if they would rather hear of that once than of each turn; or what began to
wait for them in their quiet hours."""

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from bot.chat.deliver.outbox import Outbox
from bot.chat.render.clocks import digest
from bot.chat.render.speech import Speech
from bot.host.failures import NotSaved
from bot.host.messages import DigestKey, Priority, WantedMessage
from bot.host.model import Stamp, User
from bot.host.ports import StoreError
from bot.host.quiet import Quiet, last_end, quiet_until
from bot.host.views import View
from bot.words.words import Words
from games.kit.say import Refusal

log = logging.getLogger(__name__)

LOOK_MS = 60_000
LATE_MS = 6 * 3_600_000
"""How late it is still told, if the bot was down; after that it waits for the next day."""

NOTE = "digests"
"""The note with those who have been told lately, and could be told again."""


class Digests:
    def __init__(self, outbox: Outbox, words: Words) -> None:
        self._outbox = outbox
        self._tables = outbox.tables
        self._people = outbox.people
        self._clock = outbox.clock
        self._messages = outbox.messages
        self._words = words
        self._told: dict[User, Stamp] = {}
        """For which day somebody has last been told, if that was not long ago."""
        self._noted: str | None = None
        self._looking: asyncio.Task[None] | None = None
        self._is_stopping = False

    def start(self) -> None:
        """And looks again every minute."""
        if self._is_stopping:
            return
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        self._clock.call_at(Stamp(self._clock.now() + LOOK_MS), self.start)

    async def stop(self) -> None:
        self._is_stopping = True
        if self._looking is not None:
            await asyncio.wait([self._looking])

    def forget(self, user: User) -> None:
        """The note in the store names them no more, and is written again without them."""
        self._told.pop(user, None)

    async def _look(self) -> None:
        try:
            await self._remember()
            for user in self._tables.directory.users():
                await self._look_after(user)
            await self._note()
        except StoreError as error:
            log.warning("who has been told what waits for them can't be kept: %s", error)

    async def _remember(self) -> None:
        if self._noted is None:
            self._noted = await self._tables.store.note(NOTE) or "{}"
            self._told = msgspec.json.decode(self._noted, type=dict[User, Stamp])

    async def _note(self) -> None:
        """If the bot is killed before, those who were told are known by their messages."""
        since = self._clock.now() - LATE_MS
        self._told = {user: end for user, end in self._told.items() if end >= since}
        noted = msgspec.json.encode(self._told).decode()
        if noted != self._noted:
            await self._tables.store.keep_note(NOTE, noted)
            self._noted = noted

    async def _look_after(self, user: User) -> None:
        try:
            await self._people.load([user])
            await self._tell(user, self._people.person(user).quiet)
        except (StoreError, NotSaved) as error:
            log.warning("user=%d is not told yet what waits for them: %s", user, error)
        except Exception:
            log.exception("user=%d is not told what waits for them", user)

    async def _tell(self, user: User, quiet: Quiet | None) -> None:
        now = self._clock.now()
        end = None if quiet is None else last_end(quiet, now)
        if quiet is None or end is None or now - end > LATE_MS or self._told.get(user) == end:
            return
        views = await self._awaited(user, quiet, Stamp(end))
        if views and not await self._has_told(user, Stamp(end)):
            speech = Speech(self._words, self._people.language(user), {})
            content = msgspec.json.encode(digest(views, user, speech))
            key = DigestKey(user, Stamp(end))
            await self._outbox.want(views[0], WantedMessage(key, Priority.NOTICE, None, content))
        self._told[user] = Stamp(end)

    async def _awaited(self, user: User, quiet: Quiet, end: Stamp) -> Sequence[View]:
        views = []
        for table in self._tables.directory.of(user):
            try:
                view = await self._tables.look(table, user)
            except Refusal:
                continue
            if not view.hours.takes_days or not view.is_awaited:
                continue
            if quiet.digest or quiet_until(quiet, view.hours.asked) == end:
                views.append(view)
        return views

    async def _has_told(self, user: User, end: Stamp) -> bool:
        """What has been wanted, but not noted."""
        for table in self._tables.directory.of(user):
            if DigestKey(user, end) in await self._messages.of(table):
                return True
        return False
