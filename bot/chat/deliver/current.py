"""Tables as they stand now, and what their messages are to show."""

from collections.abc import Iterable, Sequence

import msgspec

from bot.chat.custom_ids import Answering
from bot.chat.deliver.messages import Messages, is_direct
from bot.chat.people import People, Servers
from bot.chat.render.answering import Foretold, last_choices
from bot.chat.render.board import Open, opened, still_open
from bot.chat.render.clocks import more_time
from bot.chat.render.content import Content
from bot.chat.render.fairness import seal_post
from bot.chat.render.notices import back_question, hand_let_go, spoken, stranded
from bot.chat.render.renderer import Renderer
from bot.chat.render.seats import absence_question, hand_left
from bot.chat.render.speech import Speech
from bot.host import moments
from bot.host.acts import Answer, By
from bot.host.calls import CALLED_MS
from bot.host.clock import Clock
from bot.host.messages import MessageKey, StartKey, StrandedKey
from bot.host.model import Stamp, TableId, User
from bot.host.tables import Tables
from bot.host.views import View
from games.kit.say import Refusal


class CurrentViews:
    """Tables as they stand now, and what their messages are to show of that."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        servers: Servers,
        renderer: Renderer,
        messages: Messages,
        clock: Clock,
    ) -> None:
        self.renderer = renderer
        self._tables = tables
        self._people = people
        self._servers = servers
        self._messages = messages
        self._clock = clock

    async def view(self, table: TableId, user: User | None = None) -> View:
        """A table as somebody may see it, or everybody, with all names at hand."""
        view = await self._tables.look(table, user)
        await self._people.load({*view.people, view.opener})
        await self._servers.load(view.place.guild)
        return view

    async def hand(
        self,
        public: View,
        user: User,
        answering: Answering | None = None,
        foretold: Foretold | None = None,
        own: View | None = None,
        kept: Open | None = None,
    ) -> tuple[View, Content] | None:
        """Somebody's own message, with an answer in progress and what that would do, which may be
        known already, as may be their `own` view; or with an answer that they have `kept` open.
        None for people without a seat."""
        own = own or await self._tables.look(public.table, user)
        while own.revision != public.revision:
            public = await self._tables.look(public.table)
            own = await self._tables.look(public.table, user)
        if own.viewer is None:
            return None
        answering = answering or still_open(own, kept)
        if (open_ := opened(own, answering)) is not None:
            foretold = await self._foretold(public.table, user, open_, foretold)
        return own, await self.renderer.drawn_hand(own, public.scene, answering, foretold)

    async def _foretold(
        self, table: TableId, user: User, open_: Open, foretold: Foretold | None
    ) -> Foretold | None:
        """What a complete answer would do, unless that is known, and each last choice."""
        form, number = open_.form, open_.answering.number
        if foretold is None and open_.complete is not None:
            foretold = await self.foretell(table, user, Answer(form.key, open_.complete, number))
        each = {
            place: await self.foretell(table, user, Answer(form.key, picks, number))
            for choices in last_choices(form, open_.answering).values()
            for place, picks in choices.items()
        }
        return msgspec.structs.replace(foretold or Foretold(), each=each) if each else foretold

    async def foretell(self, table: TableId, user: User, answer: Answer) -> Foretold:
        """What an answer of somebody's would do."""
        try:
            return Foretold.of(await self._tables.preview(table, By(user, "", Stamp(0)), answer))
        except Refusal as refusal:
            return Foretold.of(refusal)

    def hand_of_leaver(self, public: View, user: User) -> Content | None:
        """What takes the place of the hand of somebody who has left the match."""
        if public.phase == "lobby" or user not in public.people:
            return None
        return hand_left(public, self.renderer.speech_of(public, user))

    async def last_hand(self, table: TableId, user: User) -> Content | None:
        """What a hand that is no longer kept current shows for good: how the match has ended, that
        they have left it, or that it is old."""
        public = await self.view(table)
        if public.phase == "lobby":
            return None
        own = await self.hand(public, user)
        if own is None:
            return self.hand_of_leaver(public, user)
        view, content = own
        if view.phase == "ended":
            return content
        return hand_let_go(view, self.renderer.speech_of(view, user))

    async def sits(self, table: TableId, user: User) -> bool:
        """Whether somebody has a seat now."""
        return (await self._tables.look(table)).has_seat(user)

    async def said(self, public: View, key: MessageKey, content: bytes | None) -> Content | None:
        """A message that says something once; None if that is not true any more."""
        what = None if content is None else read(content)
        speech = self.renderer.speech(public)
        match what:
            case moments.News() if what.scene.poll and not _is_on(what.scene.poll, public):
                return self.renderer.closed_poll(public, what, ())
            case moments.News():
                return self.renderer.post(public, what)
            case moments.Spoken(speaking):
                return spoken(public, speech, speaking)
            case moments.MoreTime():
                return more_time(public, speech, what)
            case moments.BackQuestion():
                asked = [public.seats[seat].user for seat in what.awaited]
                return back_question(public, self._speech_of(public, asked), what)
            case moments.AbsenceQuestion():
                return absence_question(public, self._speech_of(public, what.awaited), what)
            case moments.Summons():
                return await self._summons(public, key, what)
            case Content():
                return what
        if isinstance(key, StartKey):
            return seal_post(public, speech)
        if not isinstance(key, StrandedKey):
            return None
        return stranded(public, self.renderer.speech_of(public, key.user), key.user)

    def _speech_of(self, public: View, asked: Sequence[User]) -> Speech:
        """A question is in the language of those asked, if they have one in common."""
        theirs = [self.renderer.speech_of(public, user) for user in asked]
        is_one = len({speech.language for speech in theirs}) == 1
        return theirs[0] if is_one else self.renderer.speech(public)

    async def _awaited(self, public: View, users: Iterable[User]) -> list[View]:
        """The views of those that the match waits for now."""
        views = [await self._tables.look(public.table, user) for user in users]
        return [view for view in views if view.is_awaited]

    async def _summons(
        self, public: View, key: MessageKey, summons: moments.Summons
    ) -> Content | None:
        """Nobody is called who is there by now."""
        views = await self._called(public, summons)
        if not views:
            return None
        now = self._clock.now()
        if is_direct(key):
            return self.renderer.call(
                views[0], summons, await self._messages.where_to_act(public, summons.users[0]), now
            )
        return self.renderer.calls(
            views, summons, await self._messages.where_to_act(public, None), now
        )

    async def _called(self, public: View, summons: moments.Summons) -> list[View]:
        if summons.is_start:
            views = [await self._tables.look(public.table, user) for user in summons.users]
            return [view for view in views if view.viewer is not None and view.phase == "playing"]
        table, presence = public.table, self._tables.presence
        away = [user for user in summons.users if not presence.is_there(table, user, CALLED_MS)]
        if public.phase == "lobby":
            kept = {public.seats[seat].user: seat for seat in public.kept}
            return [msgspec.structs.replace(public, viewer=kept[u]) for u in away if u in kept]
        return await self._awaited(public, away)


def _is_on(poll: str, public: View) -> bool:
    scene = public.scene
    return public.phase != "ended" and scene is not None and scene.poll == poll


Fixed = (
    moments.News
    | moments.Summons
    | moments.PollClosed
    | moments.BackQuestion
    | moments.AbsenceQuestion
    | moments.Spoken
    | moments.MoreTime
)
"""What a message says once."""


def read(content: bytes) -> Fixed | Content:
    """What a message is to say. Those made in `deliver/` are stored as content."""
    try:
        fixed: Fixed = msgspec.json.decode(content, type=Fixed)
        return fixed
    except msgspec.ValidationError:
        return msgspec.json.decode(content, type=Content)
