"""What a message that shows the present ought to show, from the newest views."""

from collections.abc import Iterable

from bot.chat.people import People
from bot.chat.render.content import Content
from bot.chat.render.controls import Foretold
from bot.chat.render.hand import opened
from bot.chat.render.showing import Showing
from bot.host.acts import Answer, By
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

    async def is_awaited(self, public: View, users: Iterable[User]) -> bool:
        """Whether the match waits for anybody of these now."""
        for user in users:
            if is_awaited(await self._tables.look(public.table, user)):
                return True
        return False

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


def is_awaited(view: View) -> bool:
    """Whether the match waits for the viewer."""
    if view.phase != "playing" or view.scene is None:
        return False
    return any(not form.optional for form in view.scene.asks)
