"""After a restart: a message that was posted just before the end, but not noted, is found again."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cachetools import FIFOCache

from bot.chat.custom_ids import AnsweringBack, AtTable, Deed, OfAbsent, parse
from bot.chat.deliver.attachments import Payload
from bot.chat.deliver.jobs import Name
from bot.chat.deliver.messages import Sheet
from bot.chat.deliver.outbox import Outbox
from bot.chat.render.components import TEXT
from bot.chat.render.content import Button, ChannelMenu, Content, Menu, Row, Text, blocks
from bot.host import messages as outgoing
from bot.host.messages import OutgoingMessage
from bot.host.model import TableId
from bot.host.views import View

ON_BOARDS = ("fair", "hand", "more", "rematch")
"""What only a lobby or a board offers."""

MOST_DOUBTED = 1_000
"""Older doubts are forgotten: at worst, a message stands there twice."""


class Found(NamedTuple):
    """A message of the bot's own, as found in a channel."""

    id: int
    plain: str
    texts: tuple[str, ...]
    custom_ids: tuple[str, ...]

    def shows(self, content: Content) -> bool:
        """Whether it is just what this content looks like."""
        texts, ids = _words(content)
        return (self.plain, self.texts, self.custom_ids) == (content.plain, texts, ids)

    def has_title_of(self, content: Content) -> bool:
        texts, _ = _words(content)
        return bool(texts and self.texts) and _title(texts[0]) == _title(self.texts[0])


class Recovery:
    """Looks through a channel once before a table's first post there after a start, if the table
    had something to send when the bot ended; and after a post that may or may not have arrived."""

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self._rest = outbox.rest
        self._channels = outbox.channels
        self._messages = outbox.messages
        self._people = outbox.people
        self._views = outbox.views
        self._unsure: set[TableId] = set()
        self._trusted: set[tuple[TableId, int]] = set()
        self._doubted: FIFOCache[tuple[TableId, int], None] = FIFOCache(MOST_DOUBTED)
        self._unseen: FIFOCache[tuple[TableId, int], None] = FIFOCache(MOST_DOUBTED)

    def begin(self, tables: Iterable[TableId]) -> None:
        """These had something to send when the bot ended."""
        self._unsure = set(tables)
        self._trusted.clear()

    def is_unsure(self, table: TableId, channel: int) -> bool:
        """Where the bot may not read, the doubt waits until it may."""
        is_trusted = table not in self._unsure or (table, channel) in self._trusted
        if is_trusted and (table, channel) not in self._doubted:
            return False
        if self._channels.may_read(channel):
            return True
        self._unseen[table, channel] = None
        return False

    def unseen(self) -> Sequence[tuple[TableId, int]]:
        """Where the bot could not look, though it had doubts; each is returned once."""
        unseen = tuple(self._unseen)
        self._unseen.clear()
        return unseen

    def doubt(self, table: TableId, channel: int) -> None:
        """A message of this table may or may not have been posted there."""
        self._doubted[table, channel] = None

    def trust(self, table: TableId, channel: int) -> None:
        """What is noted of this channel is all there is."""
        self._doubted.pop((table, channel), None)
        if table in self._unsure:
            self._trusted.add((table, channel))

    async def look_back(self, table: TableId, channel: int) -> None:
        latest = await self._rest.look_back(channel, self._channels.own_id)
        view = await self._views.view(table)
        sheet = await self._messages.of(table)
        noted = {entry.message for entry in sheet.values()}
        noted |= {key.message for key in sheet if isinstance(key, outgoing.OldKey)}
        unknown = [each for each in map(_found, latest) if each.id not in noted]
        for entry in _due(sheet):
            match = await self._match(view, entry, channel, unknown)
            if match is not None:
                unknown.remove(match)
        await self._lead_on(view, channel, unknown)
        self.trust(table, channel)

    async def _lead_on(self, view: View, channel: int, unknown: Sequence[Found]) -> None:
        """Two messages that can be pressed would show the same: only the one that is kept current
        stays as it is."""
        reader = next(
            (u for u in view.people if self._people.person(u).dm_channel == channel), None
        )
        key = outgoing.BOARD if reader is None else outgoing.HandKey(reader)
        for message in unknown:
            if _shows_table(message, view.table, is_board=reader is None):
                await self._outbox.point_on(Name(view.table, key), channel, message.id)

    async def _match(
        self, view: View, entry: OutgoingMessage, channel: int, unknown: Sequence[Found]
    ) -> Found | None:
        """The message among those that nobody knows; it is then noted."""
        later = [message for message in unknown if message.id > (entry.message or 0)]
        if isinstance(entry.key, outgoing.REDRAWN):
            return await self._match_redrawn(view, entry, channel, later)
        if isinstance(entry.key, outgoing.QUESTIONS):
            # Its buttons say which it is; an edit follows.
            asks = entry.table, entry.key
            match = next((m for m in later if asks in map(_asks, m.custom_ids)), None)
            if match is not None:
                await self._messages.note(entry, entry.sent, channel, match.id, b"")
            return match
        content = await self._views.said(view, entry.key, entry.content)
        if content is None or entry.channel not in (None, channel):
            return None
        match = next((message for message in later if message.shows(content)), None)
        if match is not None:
            await self._messages.note(entry, entry.wanted, channel, match.id, content.digest())
        return match

    async def _match_redrawn(
        self, view: View, entry: OutgoingMessage, channel: int, later: Sequence[Found]
    ) -> Found | None:
        """It shows something of this table; if that is not what it ought to show now, an edit
        follows."""
        content = await self._content(view, entry, channel)
        sheet = await self._messages.of(view.table)
        if content is None:
            return None
        begun = min((m for e in sheet.values() if (m := e.message)), default=None)
        is_board = entry.key == outgoing.BOARD
        ours = [m for m in later if _is_of(m, view.table, content, begun, is_board=is_board)]
        if not ours:
            return None
        match, before = ours[-1], entry.message
        if match.shows(content):
            revision, digest = view.revision, content.digest()
        else:
            revision, digest = entry.sent, b""
        await self._messages.note(entry, revision, channel, match.id, digest)
        if before and not entry.is_deleted:
            await self._outbox.point_on(Name(view.table, entry.key), channel, before)
        return match

    async def _content(self, view: View, entry: OutgoingMessage, channel: int) -> Content | None:
        """What a board or a hand ought to show, if it belongs into this channel."""
        user = entry.key.user
        if user is None:
            is_here = channel == view.place.spot
            return await self._views.renderer.drawn_board(view) if is_here else None
        if self._people.person(user).dm_channel != channel:
            return None
        own = await self._views.hand(view, user)
        return None if own is None else own[1]


def _found(message: Payload) -> Found:
    """A message as Discord sends it."""
    components = list(_walk(message.get("components", ())))
    texts = [each["content"] for each in components if each["type"] == TEXT]
    ids = [each["custom_id"] for each in components if each.get("custom_id")]
    return Found(int(message["id"]), message["content"], tuple(texts), tuple(ids))


def _walk(components: Sequence[Payload]) -> Iterator[Payload]:
    for component in components:
        yield component
        yield from _walk(component.get("components", ()))


def _words(content: Content) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The texts and custom_ids of a content, in the order of a message's components."""
    texts: list[str] = []
    ids: list[str] = []
    for block in blocks(content):
        match block:
            case Text():
                texts.append(block.markdown)
            case Menu() | ChannelMenu():
                ids.append(block.id)
            case Row():
                ids += (button.id for button in block.buttons if isinstance(button, Button))
    return tuple(texts), tuple(ids)


def _title(text: str) -> str:
    return text.partition("\n")[0].strip()


def _due(sheet: Sheet) -> list[OutgoingMessage]:
    due = [entry for entry in sheet.values() if entry.is_due or _is_replaced(entry, sheet)]
    return sorted(due, key=lambda entry: (entry.priority, entry.wanted))


def _is_replaced(entry: OutgoingMessage, sheet: Sheet) -> bool:
    """Whether a board or a hand was being posted again."""
    if entry.message is None or not isinstance(entry.key, outgoing.REDRAWN):
        return False
    old = sheet.get(outgoing.OldKey(entry.message, entry.key.user))
    return old is not None and old.is_due


def _shows_table(message: Found, table: TableId, *, is_board: bool) -> bool:
    """Whether a message is a board of this table, or somebody's hand."""
    presses = [press for text in message.custom_ids if (press := parse(text)) is not None]
    if is_board:
        return any(isinstance(p, Deed) and p.table == table and p.do in ON_BOARDS for p in presses)
    return any(isinstance(press, AtTable) and press.table == table for press in presses)


def _asks(custom_id: str) -> tuple[TableId, outgoing.MessageKey] | None:
    """Of which table and question a button is."""
    match parse(custom_id):
        case AnsweringBack(table=table, revision=revision):
            return table, outgoing.BackKey(revision)
        case OfAbsent(table=table, revision=revision, seat=seat):
            return table, outgoing.GoneKey(revision, seat)
    return None


def _is_of(
    message: Found, table: TableId, content: Content, begun: int | None, *, is_board: bool
) -> bool:
    """Whether a message shows a table, or somebody's hand there: its buttons say so, which those of
    a post or a question do not; one without buttons has the title that it ought to have, and is no
    older than the table's first message."""
    if message.custom_ids:
        return _shows_table(message, table, is_board=is_board)
    if begun is None or message.id < begun:
        return message.shows(content)
    return message.has_title_of(content)
