"""When those who have agreed to meet sit down again: their lobby is opened at its time, or soon
after a start if the bot was down. What comes of each is told where it was proposed."""

import logging

import msgspec

from bot.chat.deliver.outbox import Outbox
from bot.chat.render import meetings as shown
from bot.chat.render.content import Content
from bot.host.clock import sleep_until
from bot.host.failures import NotSaved
from bot.host.meetings import Meeting
from bot.host.messages import BarredKey, MeetingKey, MessageKey, MissedKey, Priority, WantedMessage
from bot.host.model import Stamp
from bot.host.ports import StoreError
from bot.host.views import View
from games.kit.say import Refusal, Say

log = logging.getLogger(__name__)

LOOK_MS = 5_000
LATE_MS = 3_600_000
"""How late it is opened, if the bot was down or could not write there; after that it is missed."""
TOLD_LATE_MS = 120_000


class MeetingTimes:
    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self._tables = outbox.tables
        self._views = outbox.views

    async def keep(self) -> None:
        """Until it is cancelled. What the bot may do where they meet is known once it is told of
        its servers."""
        clock = self._outbox.clock
        while True:
            if self._outbox.channels.is_ready:
                await self.look(clock.now())
            await sleep_until(clock, Stamp(clock.now() + LOOK_MS))

    async def look(self, now: Stamp) -> None:
        for meeting in self._tables.meetings.due(now):
            try:
                await self._hold(meeting, now)
            except (StoreError, NotSaved) as error:
                log.warning("meeting=%s waits for the store: %s", meeting.id, error)
            except Exception:
                log.exception("meeting=%s is not held", meeting.id)

    async def _hold(self, meeting: Meeting, now: Stamp) -> None:
        """Whatever is told is noted before the meeting is closed: a kill in between repeats it, and
        it is told once all the same."""
        try:
            view = await self._views.view(meeting.table)
        except Refusal as refusal:
            log.warning("meeting=%s has no match any more: %s", meeting.id, refusal)
            await self._tables.meetings.close(meeting.id)
            return
        if not meeting.comes:
            await self._end(view, meeting, "nobody")
        elif now - meeting.at > LATE_MS:
            await self._end(view, meeting, "missed", aloud=True)
        elif self._outbox.channels.is_gone(view.place):
            await self._tell_opener(view, meeting, "gone")
            await self._end(view, meeting, "missed")
        elif self._outbox.channels.is_shut(view.place):
            await self._tell_opener(view, meeting, "shut")
        else:
            await self._open(view, meeting, now)

    async def _open(self, view: View, meeting: Meeting, now: Stamp) -> None:
        try:
            await self._tables.meet(meeting, now)
        except Refusal as refusal:
            await self._end(view, meeting, "refused", aloud=True, why=refusal.message)
            return
        is_late = now - meeting.at > TOLD_LATE_MS
        await self._end(view, meeting, "late" if is_late else "held")

    async def _end(
        self,
        view: View,
        meeting: Meeting,
        end: shown.Ended,
        *,
        aloud: bool = False,
        why: Say | str = "",
    ) -> None:
        """Where it was proposed, and if nothing else tells it, in a new message as well."""
        speech = self._views.renderer.speech(view)
        told = shown.meeting_ended(view, meeting, end, speech, why=why)
        number = int(meeting.id, 36)
        if meeting.posted is not None:
            key = MeetingKey(meeting.posted.message)
            await self._want(view, key, meeting.posted.channel, told)
        if aloud and not self._outbox.channels.is_shut(view.place):
            missed = shown.meeting_missed(view, told, speech)
            await self._want(view, MissedKey(number), view.place.spot, missed)
        await self._tables.meetings.close(meeting.id)

    async def _tell_opener(self, view: View, meeting: Meeting, why: shown.Hindrance) -> None:
        """Once. Where the bot may be let in it is tried again until it is too late."""
        key = BarredKey(meeting.opener, int(meeting.id, 36))
        if await self._outbox.messages.entry(view.table, key) is None:
            speech = self._views.renderer.speech_of(view, meeting.opener)
            told = shown.meeting_barred(view, meeting, why, speech)
            await self._want(view, key, None, told)

    async def _want(
        self, view: View, key: MessageKey, channel: int | None, content: Content
    ) -> None:
        encoded = msgspec.json.encode(content)
        await self._outbox.want(view, WantedMessage(key, Priority.NOTICE, channel, encoded))
