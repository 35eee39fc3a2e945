"""Messages that are over: notices that are true no more disappear, a board that was sent anew
points to where the table is shown now, and what called for a vote says how it was decided."""

import logging
from collections.abc import Iterator, Sequence
from functools import partial

from bot.chat.deliver.current import read
from bot.chat.deliver.errors import Later, MissingAccess, Rejected, ThreadArchived
from bot.chat.deliver.jobs import Again, Name, Request
from bot.chat.deliver.messages import Messages, Post, Sheet, posts_in
from bot.chat.deliver.rest import Rest
from bot.chat.people import People
from bot.chat.render.content import Content
from bot.chat.render.renderer import Renderer
from bot.host import messages as outgoing
from bot.host.desires import News, PollClosed, Summons
from bot.host.model import Posted, User
from bot.host.views import View

log = logging.getLogger(__name__)

NOTICES = (outgoing.TurnKey, outgoing.CallKey)
NO_ACCESS_SECONDS = 60.0

MOST_POINTERS = 3
"""So many old messages are kept pointing to where the newest is; older ones lead there by these."""

TAKEN_AWAY = b"taken away"
"""Stands for the digest of a notice that has been deleted."""


class Endings:
    def __init__(self, rest: Rest, messages: Messages, people: People, renderer: Renderer) -> None:
        self._rest = rest
        self._messages = messages
        self._people = people
        self._renderer = renderer

    async def prepare(
        self, view: View, name: Name, entry: outgoing.OutgoingMessage
    ) -> Request | None:
        """The request that something which is over needs now."""
        sheet = await self._messages.of(name.table)
        if isinstance(name.key, outgoing.OldKey):
            return await self._of_old(view, name, entry, name.key)
        closed = None if entry.content is None else read(entry.content)
        if isinstance(closed, PollClosed):
            return await self._of_poll(view, name, entry, closed)
        for key, notice in list(sheet.items()):
            await self._messages.keep(notice)
            if _is_over(key, notice, sheet):
                return Request("other", partial(self._take_away, Name(name.table, key), notice))
        await self._messages.note_nothing(entry)
        return None

    async def _take_away(self, name: Name, notice: outgoing.OutgoingMessage) -> None:
        """And looks for more. What can't be deleted is left."""
        user = name.key.user
        place = notice.channel if user is None else self._people.person(user).dm_channel
        if place is not None and notice.message is not None:
            await self.take_away(name, place, notice.message)
        notice.digest = TAKEN_AWAY
        await self._messages.note_nothing(notice)
        raise Again

    async def _take_away_old(
        self, name: Name, board: outgoing.OutgoingMessage, message: int
    ) -> None:
        await self.take_away(name, board.channel or 0, message)
        board.digest = TAKEN_AWAY
        await self._messages.note_nothing(board)

    async def take_away(self, name: Name, place: int, message: int) -> None:
        try:
            await self._rest.delete(place, message)
        except Rejected as refused:
            log.info("table=%s message=%s is not taken away: %s", *name, refused)

    async def _of_poll(
        self, view: View, name: Name, entry: outgoing.OutgoingMessage, closed: PollClosed
    ) -> Request | None:
        """One post after the other that showed the vote while it was on."""
        for key, post, news in _posts_of(closed.poll, await self._messages.of(name.table)):
            content = self._renderer.closed_poll(view, news, closed.says)
            if post.digest != content.digest():
                close = partial(
                    self._redraw, view, Name(name.table, key), post, post.message, content
                )
                return Request("edit", close, post.message)
        await self._messages.note_nothing(entry)
        return None

    async def _redraw(
        self,
        view: View,
        name: Name,
        entry: outgoing.OutgoingMessage,
        message: int | None,
        content: Content,
    ) -> None:
        """And looks for more. What is not allowed now may be later; what fails else is left."""
        place = entry.channel or 0
        try:
            await self._rest.edit(place, message or 0, content)
        except (MissingAccess, ThreadArchived) as refused:
            if place == view.place.spot and not view.stranded:
                raise Later(str(refused), NO_ACCESS_SECONDS, view.place.guild) from refused
            log.info("table=%s message=%s stays as it is: %s", *name, refused)
        except Rejected as refused:
            log.info("table=%s message=%s stays as it is: %s", *name, refused)
        entry.digest = content.digest()
        await self._messages.note_nothing(entry)
        raise Again

    async def _of_old(
        self, view: View, name: Name, entry: outgoing.OutgoingMessage, old: outgoing.OldKey
    ) -> Request | None:
        """Unless the new one is still to come: then this one is looked at again. Those before it
        point to the new one too, as far as the last few of them go. Where a game is played in real
        time its board comes down with each race, and those above are only in the way; not so the
        lobby's own message, which the match was dealt by."""
        user, sheet = old.user, await self._messages.of(name.table)
        shown = sheet[outgoing.BOARD if user is None else outgoing.HandKey(user)]
        if shown.message is None or shown.message == old.message:
            return None
        lobby = view.salting.lobby
        if (
            view.is_realtime
            and view.phase != "lobby"
            and (lobby is None or lobby.message != old.message)
        ):
            if entry.digest == TAKEN_AWAY:
                await self._messages.note_nothing(entry)
                return None
            return Request("other", partial(self._take_away_old, name, entry, old.message))
        new = Posted(shown.channel or view.place.spot, shown.message)
        content = self._renderer.moved(view, new, user)
        pointers = dict(_pointers(sheet, user, shown.message))
        if entry.digest is None:
            pointers[old] = entry
        for key, pointer in pointers.items():
            if pointer.digest != content.digest():
                point = partial(
                    self._redraw, view, Name(name.table, key), pointer, key.message, content
                )
                return Request("edit", point, key.message)
        await self._messages.note_nothing(entry)
        return None


def _is_over(key: outgoing.MessageKey, notice: outgoing.OutgoingMessage, sheet: Sheet) -> bool:
    """Whether a notice stands somewhere whose calls are all true no more."""
    if not isinstance(key, NOTICES) or not notice.message or notice.digest == TAKEN_AWAY:
        return False
    called = _called(key, notice)
    return bool(called) and all(_has_heeded(user, notice, sheet) for user in called)


def _has_heeded(user: User, notice: outgoing.OutgoingMessage, sheet: Sheet) -> bool:
    over = sheet.get(outgoing.OverKey(user))
    return over is not None and over.wanted > notice.wanted


def said_in(post: Post) -> News | None:
    """What it says."""
    said = None if post.entry.content is None else read(post.entry.content)
    return said if isinstance(said, News) else None


def _posts_of(
    poll: str, sheet: Sheet
) -> Iterator[tuple[outgoing.PostKey, outgoing.OutgoingMessage, News]]:
    """What has been posted while a vote was on."""
    for post in posts_in(sheet):
        if poll.encode() in (post.entry.content or b""):
            news = said_in(post)
            if news is not None and news.scene.poll == poll:
                yield post.key, post.entry, news


def _pointers(
    sheet: Sheet, user: User | None, shown: int
) -> Sequence[tuple[outgoing.OldKey, outgoing.OutgoingMessage]]:
    """The last few messages that a board, or somebody's hand, was shown by, the newest last:
    once it is edited nothing is due."""
    old = [
        (key, entry)
        for key, entry in sheet.items()
        if isinstance(key, outgoing.OldKey) and key.message < shown and key.user == user
        if entry.digest != TAKEN_AWAY
    ]
    return sorted(old, key=lambda each: each[0].message)[-MOST_POINTERS:]


def _called(key: outgoing.MessageKey, notice: outgoing.OutgoingMessage) -> Sequence[User]:
    said = None if notice.content is None else read(notice.content)
    if isinstance(said, Summons):
        return said.users
    user = key.user
    return () if user is None else (user,)
