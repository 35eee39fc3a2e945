"""What messages are to show now, by the newest views."""

from collections.abc import Awaitable, Callable, Iterable, Sequence

import msgspec

from bot.chat.custom_ids import Answering
from bot.chat.people import People, Servers
from bot.chat.render.answering import Foretold
from bot.chat.render.board import Open, opened, still_open
from bot.chat.render.clocks import more_time
from bot.chat.render.content import Content
from bot.chat.render.fairness import seal_post
from bot.chat.render.notices import back_question, hand_let_go, spoken, stranded
from bot.chat.render.renderer import Renderer
from bot.chat.render.seats import absence_question, hand_left
from bot.chat.render.speech import Speech
from bot.host.acts import Answer, By
from bot.host.calls import CALLED_MS
from bot.host.clock import Clock
from bot.host.desires import (
    AbsenceQuestion,
    BackQuestion,
    MoreTime,
    News,
    PollClosed,
    Spoken,
    Summons,
)
from bot.host.keys import is_direct, kind_of, user_of
from bot.host.model import Posted, TableId, User
from bot.host.tables import Tables
from bot.host.views import View
from games.kit.refusals import Refusal

Stands = Callable[[View, User | None], Awaitable[Posted | None]]
"""Where somebody can act at a table: by their own message, or by what everybody sees."""


class Latest:
    def __init__(
        self,
        tables: Tables,
        people: People,
        servers: Servers,
        renderer: Renderer,
        clock: Clock,
        stands: Stands,
    ) -> None:
        self._tables = tables
        self._people = people
        self._servers = servers
        self._clock = clock
        self._stands = stands
        self.renderer = renderer

    async def public(self, table: TableId) -> View:
        """A table as everybody may see it, with everybody's name at hand."""
        view = await self._tables.look(table)
        await self._people.load({*view.people, view.opener})
        await self._servers.load(view.place.guild)
        return view

    async def own(
        self, public: View, user: User, kept: Open | None = None
    ) -> tuple[View, Content] | None:
        """Somebody's own message, with an answer that they have `kept` open; nothing if he has no
        seat."""
        own = await self._tables.look(public.table, user)
        while own.revision != public.revision:
            public = await self._tables.look(public.table)
            own = await self._tables.look(public.table, user)
        if own.viewer is None:
            return None
        answering = still_open(own, kept)
        foretold = await self._foretold(own, user, answering)
        return own, await self.renderer.drawn_hand(own, public.scene, answering, foretold)

    def blanked(self, public: View, user: User) -> Content | None:
        """What stands in place of the hand of somebody who has left the match."""
        if public.phase == "lobby" or user not in public.people:
            return None
        return hand_left(public, self.renderer.speech_of(public, user))

    async def let_go(self, table: TableId, user: User) -> Content | None:
        """What stands for good in a hand that is kept current no longer: how the match has ended;
        that they have left it; or that it is old."""
        public = await self.public(table)
        if public.phase == "lobby":
            return None
        own = await self.own(public, user)
        if own is None:
            return self.blanked(public, user)
        view, content = own
        if view.phase == "ended":
            return content
        return hand_let_go(view, self.renderer.speech_of(view, user))

    async def sits(self, table: TableId, user: User) -> bool:
        """Whether somebody still has a seat, who is about to be shown what belongs to it."""
        return (await self._tables.look(table)).has_seat(user)

    async def said(self, public: View, key: str, content: bytes | None) -> Content | None:
        """A message that shows something once and for all; nothing if it is true no more."""
        what = None if content is None else read(content)
        speech = self.renderer.public_speech(public)
        match what:
            case News() if what.scene.poll and not _is_on(what.scene.poll, public):
                return self.renderer.closed_poll(public, what, ())
            case News():
                return self.renderer.post(public, what)
            case Spoken(speaking):
                return spoken(public, speech, speaking)
            case MoreTime():
                return more_time(public, speech, what)
            case BackQuestion():
                asked = [public.seats[seat].user for seat in what.awaited]
                return back_question(public, self._speech_of(public, asked), what)
            case AbsenceQuestion():
                return absence_question(public, self._speech_of(public, what.awaited), what)
            case Summons():
                return await self._summons(public, key, what)
            case Content():
                return what if await self._is_true(public, key, what) else None
        if kind_of(key) == "start":
            return seal_post(public, speech)
        user = user_of(key) if kind_of(key) == "stranded" else None
        if user is None:
            return None
        return stranded(public, self.renderer.speech_of(public, user), user)

    def _speech_of(self, public: View, asked: Sequence[User]) -> Speech:
        """A question is in the language of those who are asked, if they have one in common."""
        theirs = [self.renderer.speech_of(public, user) for user in asked]
        is_one = len({speech.language for speech in theirs}) == 1
        return theirs[0] if is_one else self.renderer.public_speech(public)

    async def awaited(self, public: View, users: Iterable[User]) -> list[View]:
        """The views of those for whom the match waits now."""
        views = [await self._tables.look(public.table, user) for user in users]
        return [view for view in views if view.is_awaited]

    async def _summons(self, public: View, key: str, summons: Summons) -> Content | None:
        """Nobody is called who has come meanwhile."""
        views = await self._called(public, summons)
        if not views:
            return None
        now = self._clock.now()
        if is_direct(key):
            return self.renderer.call(
                views[0], summons, await self._stands(public, summons.users[0]), now
            )
        return self.renderer.calls(views, summons, await self._stands(public, None), now)

    async def _called(self, public: View, summons: Summons) -> list[View]:
        if summons.is_start:
            views = [await self._tables.look(public.table, user) for user in summons.users]
            return [view for view in views if view.viewer is not None and view.phase == "playing"]
        table, presence = public.table, self._tables.presence
        away = [user for user in summons.users if not presence.is_there(table, user, CALLED_MS)]
        if public.phase == "lobby":
            kept = {public.seats[seat].user: seat for seat in public.kept}
            return [msgspec.structs.replace(public, viewer=kept[u]) for u in away if u in kept]
        return await self.awaited(public, away)

    async def _is_true(self, public: View, key: str, said: Content) -> bool:
        """Of a notice that an older edition has left: whether the match still waits."""
        if kind_of(key) not in ("turn", "call"):
            return True
        return bool(await self.awaited(public, said.pings))

    async def _foretold(
        self, own: View, user: User, answering: Answering | None
    ) -> Foretold | None:
        """What an answer in progress, or the one that is begun by itself, would do, if it is
        complete as it is."""
        open_ = opened(own, answering)
        if open_ is None or open_.complete is None:
            return None
        answer = Answer(open_.form.key, open_.complete, own.ask_number)
        try:
            return Foretold.of(await self._tables.preview(own.table, By(user, "", 0), answer))
        except Refusal as refusal:
            return Foretold.of(refusal)


def _is_on(poll: str, public: View) -> bool:
    scene = public.scene
    return public.phase != "ended" and scene is not None and scene.poll == poll


Fixed = News | Summons | PollClosed | BackQuestion | AbsenceQuestion | Spoken | MoreTime
"""What shows something once and for all."""


def read(content: bytes) -> Fixed | Content:
    """What a message is to say. Those of its own room, and of an older edition, are rendered
    already."""
    try:
        fixed: Fixed = msgspec.json.decode(content, type=Fixed)
        return fixed
    except msgspec.ValidationError:
        return msgspec.json.decode(content, type=Content)
