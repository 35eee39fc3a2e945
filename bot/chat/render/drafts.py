"""What a message that shows the present ought to show, from the newest views."""

from collections.abc import Iterable

import msgspec

from bot.chat.people import People
from bot.chat.render.content import Content
from bot.chat.render.controls import Foretold
from bot.chat.render.hand import opened
from bot.chat.render.showing import Showing
from bot.host.acts import Answer, By
from bot.host.desires import News, Summons
from bot.host.keys import is_direct, kind_of, user_of
from bot.host.model import TableId, User
from bot.host.tables import Tables
from bot.host.views import View
from games.kit.refusals import Refusal


class Drafts:
    def __init__(self, tables: Tables, people: People, showing: Showing) -> None:
        self._tables = tables
        self._people = people
        self._showing = showing

    async def public(self, table: TableId) -> View:
        """A table as everybody may see it, with everybody's name at hand."""
        view = await self._tables.look(table)
        await self._people.load({*(sitting.user for sitting in view.seats), view.opener})
        return view

    def board(self, public: View) -> Content:
        return self._showing.board(public)

    async def own(self, public: View, user: User) -> tuple[View, Content] | None:
        """Somebody's own message; nothing if he has no seat."""
        own = await self._tables.look(public.table, user)
        while own.revision != public.revision:
            public = await self._tables.look(public.table)
            own = await self._tables.look(public.table, user)
        if own.viewer is None:
            return None
        foretold = await self._foretold(own, user)
        return own, self._showing.hand(own, public.scene, None, foretold)

    async def sits(self, table: TableId, user: User) -> bool:
        """Whether somebody still has a seat, who is about to be shown what belongs to it."""
        return (await self._tables.look(table, user)).viewer is not None

    async def said(self, public: View, key: str, content: bytes | None) -> Content | None:
        """A message that shows something once and for all; nothing if it is true no more."""
        what = None if content is None else read(content)
        match what:
            case News():
                return self._showing.post(public, what)
            case Summons():
                return await self._summons(public, key, what)
            case Content():
                return what if await self._is_true(public, key, what) else None
        if kind_of(key) == "start":
            return self._showing.start_post(public)
        seats = (seat for seat, each in enumerate(public.seats) if each.user == user_of(key))
        seat = next(seats, None)
        return None if seat is None else self._showing.stranded(public, seat)

    async def awaited(self, public: View, users: Iterable[User]) -> list[View]:
        """The views of those for whom the match waits now."""
        views = [await self._tables.look(public.table, user) for user in users]
        return [view for view in views if view.is_awaited]

    async def _summons(self, public: View, key: str, summons: Summons) -> Content | None:
        views = await self.awaited(public, summons.users)
        if not views:
            return None
        if is_direct(key):
            return self._showing.call(views[0], is_reminder=summons.is_reminder)
        return self._showing.turns(views, is_reminder=summons.is_reminder)

    async def _is_true(self, public: View, key: str, said: Content) -> bool:
        """Of a notice that an older edition has left: whether the match still waits."""
        if kind_of(key) not in ("turn", "call"):
            return True
        return bool(await self.awaited(public, said.pings))

    async def _foretold(self, own: View, user: User) -> Foretold | None:
        """What the answer that is begun by itself would do, if it is complete as it is."""
        open_ = opened(own)
        picks = open_.foretell() if open_ is not None else None
        if open_ is None or picks is None:
            return None
        answer = Answer(open_.form.key, picks, own.ask_number)
        try:
            return Foretold.of(await self._tables.preview(own.table, By(user, "", 0), answer))
        except Refusal as refusal:
            return Foretold.of(refusal)


def read(content: bytes) -> News | Summons | Content:
    """What a message is to say. Those of its own room, and of an older edition, are rendered
    already."""
    try:
        return msgspec.json.decode(content, type=News | Summons)
    except msgspec.ValidationError:
        return msgspec.json.decode(content, type=Content)
