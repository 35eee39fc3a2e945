"""After a restart: a message that was posted just before the end, but not noted, is found again."""

from collections.abc import Iterable, Mapping, Sequence

from cachetools import FIFOCache

from bot.chat.custom_ids import AnsweringBack, AtTable, OfAbsent, parse
from bot.chat.deliver.messages import Messages, TrackedMessage
from bot.chat.deliver.wire import Found, Wire
from bot.chat.people import People
from bot.chat.press import stamp_of
from bot.chat.render.content import Content
from bot.chat.render.latest import Latest
from bot.host.keys import (
    BOARD,
    back_key,
    gone_key,
    is_question,
    is_redrawn,
    kind_of,
    old_key,
    user_of,
)
from bot.host.model import Sent, TableId
from bot.host.views import View

MOST_DOUBTED = 1_000
"""What was doubted before is not looked for any more: at worst, a message stands there twice."""


class Recovery:
    """Before a table's first post in a channel after a start, the channel is looked through once,
    if the table had something to send when the bot ended; so it is after a post of which it is
    not known whether it has arrived."""

    def __init__(self, messages: Messages, people: People, latest: Latest) -> None:
        self._messages = messages
        self._people = people
        self._latest = latest
        self._unsure: set[TableId] = set()
        self._trusted: set[tuple[TableId, int]] = set()
        self._doubted: FIFOCache[tuple[TableId, int], None] = FIFOCache(MOST_DOUBTED)

    def begin(self, tables: Iterable[TableId]) -> None:
        """These had something to send when the bot ended."""
        self._unsure = set(tables)
        self._trusted.clear()

    def is_unsure(self, table: TableId, place: int) -> bool:
        if (table, place) in self._doubted:
            return True
        return table in self._unsure and (table, place) not in self._trusted

    def doubt(self, table: TableId, place: int) -> None:
        """Something of this table may or may not have been posted there."""
        self._doubted[table, place] = None

    def trust(self, table: TableId, place: int) -> None:
        """What is noted of this channel is all there is."""
        self._doubted.pop((table, place), None)
        if table in self._unsure:
            self._trusted.add((table, place))

    async def look_back(self, wire: Wire, table: TableId, place: int) -> None:
        found = await wire.look_back(place)
        view = await self._latest.public(table)
        sheet = await self._messages.of(table)
        noted = {entry.message for entry in sheet.values()}
        unknown = [message for message in found if message.id not in noted]
        for key, entry in _due(sheet):
            match = await self._match(view, key, entry, place, unknown)
            if match is not None:
                unknown.remove(match)
        self.trust(table, place)

    async def _match(
        self, view: View, key: str, entry: TrackedMessage, place: int, unknown: Sequence[Found]
    ) -> Found | None:
        """The message of this key among those that nobody knows; it is then noted."""
        later = [message for message in unknown if message.id > (entry.message or 0)]
        if is_redrawn(key):
            return await self._match_redrawn(view, key, entry, place, later)
        if is_question(key):
            return await self._match_question(view.table, key, entry, place, later)
        content = await self._latest.said(view, key, entry.fixed)
        if content is None or entry.place not in (None, place):
            return None
        match = next((message for message in later if message.shows(content)), None)
        if match is not None:
            await self._note(view.table, key, entry.wanted, place, match, content.digest())
        return match

    async def _match_question(
        self,
        table: TableId,
        key: str,
        entry: TrackedMessage,
        place: int,
        later: Sequence[Found],
    ) -> Found | None:
        """Its buttons say which it is; an edit follows."""
        match = next((m for m in later if (table, key) in map(_asks, m.custom_ids)), None)
        if match is not None:
            await self._note(table, key, entry.sent, place, match, b"")
        return match

    async def _match_redrawn(
        self, view: View, key: str, entry: TrackedMessage, place: int, later: Sequence[Found]
    ) -> Found | None:
        """It shows something of this table; if that is not what it ought to show now, an edit
        follows."""
        content = await self._content(view, key, place)
        sheet = await self._messages.of(view.table)
        if content is None:
            return None
        begun = min((m for e in sheet.values() if (m := e.message)), default=None)
        ours = [message for message in later if _is_of(message, view.table, content, begun)]
        if not ours:
            return None
        match = ours[-1]
        if match.shows(content):
            await self._note(view.table, key, view.revision, place, match, content.digest())
        else:
            await self._note(view.table, key, entry.sent, place, match, b"")
        return match

    async def _content(self, view: View, key: str, place: int) -> Content | None:
        """What the message ought to show, if it belongs into this channel."""
        if key == BOARD:
            is_here = place == view.place.spot
            return await self._latest.renderer.drawn_board(view) if is_here else None
        user = user_of(key)
        if kind_of(key) != "hand" or user is None:
            return None
        if self._people.person(user).dm_channel != place:
            return None
        own = await self._latest.own(view, user)
        return None if own is None else own[1]

    async def _note(
        self, table: TableId, key: str, revision: int, place: int, found: Found, digest: bytes
    ) -> None:
        sent = Sent(key, revision, place, found.id, digest, stamp_of(found.id))
        await self._messages.note(table, sent)


def _due(sheet: Mapping[str, TrackedMessage]) -> list[tuple[str, TrackedMessage]]:
    due = [(k, entry) for k, entry in sheet.items() if entry.is_due or _is_replaced(k, sheet)]
    return sorted(due, key=lambda item: (item[1].priority, item[1].wanted))


def _is_replaced(key: str, sheet: Mapping[str, TrackedMessage]) -> bool:
    """Whether a board or a hand was being sent anew."""
    message = sheet[key].message if is_redrawn(key) else None
    old = None if message is None else sheet.get(old_key(message, user_of(key)))
    return old is not None and old.is_due


def _asks(custom_id: str) -> tuple[TableId, str] | None:
    """Of which table and question a button is."""
    match parse(custom_id):
        case AnsweringBack(table=table, revision=revision):
            return table, back_key(revision)
        case OfAbsent(table=table, revision=revision, seat=seat):
            return table, gone_key(revision, seat)
    return None


def _is_of(message: Found, table: TableId, content: Content, begun: int | None) -> bool:
    """Whether a message shows something of a table: its buttons say so; one without buttons has
    the title that it ought to have, and is no older than the table's first message."""
    if message.custom_ids:
        presses = (parse(text) for text in message.custom_ids)
        return table in {press.table for press in presses if isinstance(press, AtTable)}
    if begun is None or message.id < begun:
        return message.shows(content)
    return message.has_title_of(content)
