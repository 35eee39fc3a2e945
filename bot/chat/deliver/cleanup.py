"""Messages that are over. Notices that are not true any more are deleted, a board that was posted
again points to the new one, what called for a vote says how it was decided, and what leads to a
thread tells how its match went."""

import logging
from collections.abc import Iterator, Sequence
from functools import partial

from bot.chat.deliver.current import read
from bot.chat.deliver.errors import Later, MissingAccess, Rejected, ThreadArchived
from bot.chat.deliver.jobs import Again, Request
from bot.chat.deliver.messages import Sheet, posts_in
from bot.chat.deliver.outbox import Outbox
from bot.chat.render.content import Content
from bot.host import messages as outgoing
from bot.host.model import Posted, User
from bot.host.moments import News, PollClosed, Summons
from bot.host.views import View

log = logging.getLogger(__name__)

NOTICES = (outgoing.TurnKey, outgoing.CallKey)
NO_ACCESS_SECONDS = 60.0

MOST_POINTERS = 3
"""How many old messages point to where the newest is; older ones lead there by these."""

TAKEN_AWAY = b"taken away"
"""Stands for the digest of a notice that has been deleted."""


class Cleanup:
    def __init__(self, outbox: Outbox) -> None:
        self._rest = outbox.rest
        self._messages = outbox.messages
        self._people = outbox.people
        self._renderer = outbox.views.renderer

    async def prepare(self, view: View, entry: outgoing.OutgoingMessage) -> Request | None:
        """The request that something which is over needs now."""
        key = entry.key
        if isinstance(key, outgoing.OldKey):
            return await self._of_old(view, entry, key)
        if isinstance(key, outgoing.PointerKey):
            return await self._of_pointer(view, entry)
        if isinstance(key, outgoing.MeetingKey):
            return await self._of_meeting(entry, key)
        if isinstance(key, outgoing.EnterKey):
            return await self._of_thread(view, entry, key.user)
        closed = None if entry.content is None else read(entry.content)
        if isinstance(closed, PollClosed):
            return await self._of_poll(view, entry, closed)
        sheet = await self._messages.of(entry.table)
        for notice in list(sheet.values()):
            await self._messages.keep(notice)
            if _is_over(notice, sheet):
                return Request("other", partial(self._delete_notice, notice))
        await self._messages.note_nothing(entry)
        return None

    async def _delete_notice(self, notice: outgoing.OutgoingMessage) -> None:
        """And looks for more. What can't be deleted is left."""
        user = notice.key.user
        channel = notice.channel if user is None else self._people.person(user).dm_channel
        if channel is not None and notice.message is not None:
            await self.delete(notice, channel, notice.message)
        await self._note_deleted(notice)
        raise Again

    async def _delete_old(self, board: outgoing.OutgoingMessage, message: int) -> None:
        await self.delete(board, board.channel or 0, message)
        await self._note_deleted(board)

    async def _note_deleted(self, entry: outgoing.OutgoingMessage) -> None:
        entry.digest = TAKEN_AWAY
        await self._messages.note_nothing(entry)

    async def delete(self, entry: outgoing.OutgoingMessage, channel: int, message: int) -> None:
        try:
            await self._rest.delete(channel, message)
        except Rejected as refused:
            log.info("table=%s message=%s is not deleted: %s", entry.table, entry.key, refused)

    async def _of_poll(
        self, view: View, entry: outgoing.OutgoingMessage, closed: PollClosed
    ) -> Request | None:
        """One post after the other that showed the vote while it was on."""
        for post, news in _posts_of(closed.poll, await self._messages.of(entry.table)):
            content = self._renderer.closed_poll(view, news, closed.says)
            if post.digest != content.digest():
                close = partial(self._redraw, view, post, post.message, content)
                return Request("edit", close, post.message)
        await self._messages.note_nothing(entry)
        return None

    async def _redraw(
        self, view: View, entry: outgoing.OutgoingMessage, message: int | None, content: Content
    ) -> None:
        """And looks for more. What is not allowed now may be later; what fails else is left."""
        channel = entry.channel or 0
        try:
            await self._rest.edit(channel, message or 0, content)
        except Rejected as refused:
            is_here = channel == view.place.spot and not view.stranded
            if isinstance(refused, MissingAccess | ThreadArchived) and is_here:
                raise Later(str(refused), NO_ACCESS_SECONDS, view.place.guild) from refused
            log.info("table=%s message=%s stays as it is: %s", entry.table, entry.key, refused)
        entry.digest = content.digest()
        await self._messages.note_nothing(entry)
        raise Again

    async def _of_old(
        self, view: View, entry: outgoing.OutgoingMessage, old: outgoing.OldKey
    ) -> Request | None:
        """Unless the new one is still to come: then this one is looked at again. The last few of
        those before it point to the new one too. In real time the board comes down with each race,
        and those above are only in the way; but not the lobby's own message, which the match was
        dealt by."""
        user, sheet = old.user, await self._messages.of(entry.table)
        shown = sheet[outgoing.BOARD if user is None else outgoing.HandKey(user)]
        if shown.message is None or shown.message == old.message:
            return None
        lobby = view.salting.lobby
        is_lobby = view.phase == "lobby" or (lobby is not None and lobby.message == old.message)
        if view.is_realtime and not is_lobby:
            if entry.digest != TAKEN_AWAY:
                return Request("other", partial(self._delete_old, entry, old.message))
            await self._messages.note_nothing(entry)
            return None
        new = Posted(shown.channel or view.place.spot, shown.message)
        content = self._renderer.moved(view, new, user)
        pointers = dict(_pointers(sheet, user, shown.message))
        if entry.digest is None:
            pointers[old] = entry
        for key, pointer in pointers.items():
            if pointer.digest != content.digest():
                point = partial(self._redraw, view, pointer, key.message, content)
                return Request("edit", point, key.message)
        await self._messages.note_nothing(entry)
        return None

    async def _of_pointer(self, view: View, entry: outgoing.OutgoingMessage) -> Request | None:
        pointer = view.pointer
        if pointer is None or view.phase != "ended":
            await self._messages.note_nothing(entry)
            return None
        return await self._told_last(entry, pointer, self._renderer.pointer(view))

    async def _of_meeting(
        self, entry: outgoing.OutgoingMessage, key: outgoing.MeetingKey
    ) -> Request | None:
        told = None if entry.content is None else read(entry.content)
        if not isinstance(told, Content) or entry.channel is None:
            await self._messages.note_nothing(entry)
            return None
        return await self._told_last(entry, Posted(entry.channel, key.message), told)

    async def _told_last(
        self, entry: outgoing.OutgoingMessage, posted: Posted, content: Content
    ) -> Request | None:
        """What a message says for good. It is not tried again if it can't be edited."""

        async def tell() -> None:
            try:
                await self._rest.edit(posted.channel, posted.message, content)
            except Rejected as refused:
                log.info("table=%s message=%s stays as it is: %s", entry.table, entry.key, refused)
            entry.digest = content.digest()
            await self._messages.note_nothing(entry)

        if entry.digest != content.digest():
            return Request("edit", tell, posted.message)
        await self._messages.note_nothing(entry)
        return None

    async def _of_thread(
        self, view: View, entry: outgoing.OutgoingMessage, user: User
    ) -> Request | None:
        """Puts somebody on the list of those in the table's thread."""

        async def let_in() -> None:
            try:
                await self._rest.add_to_thread(view.place.spot, user)
            except Rejected as refused:
                log.info("table=%s user=%d is not let in: %s", entry.table, user, refused)
            await self._messages.note_nothing(entry)

        if view.place.thread is not None and not view.stranded:
            return Request("other", let_in)
        await self._messages.note_nothing(entry)
        return None


def _is_over(notice: outgoing.OutgoingMessage, sheet: Sheet) -> bool:
    """Whether a notice stands somewhere, though none of its calls is true any more."""
    if not isinstance(notice.key, NOTICES) or not notice.message or notice.digest == TAKEN_AWAY:
        return False
    called = _called(notice)
    return bool(called) and all(_has_heeded(user, notice, sheet) for user in called)


def _has_heeded(user: User, notice: outgoing.OutgoingMessage, sheet: Sheet) -> bool:
    over = sheet.get(outgoing.OverKey(user))
    return over is not None and over.wanted > notice.wanted


def said_in(post: outgoing.OutgoingMessage) -> News | None:
    """What a post says."""
    said = None if post.content is None else read(post.content)
    return said if isinstance(said, News) else None


def _posts_of(poll: str, sheet: Sheet) -> Iterator[tuple[outgoing.OutgoingMessage, News]]:
    """The posts that showed a vote while it was on."""
    for _, post in posts_in(sheet):
        if poll.encode() in (post.content or b""):
            news = said_in(post)
            if news is not None and news.scene.poll == poll:
                yield post, news


def _pointers(
    sheet: Sheet, user: User | None, shown: int
) -> Sequence[tuple[outgoing.OldKey, outgoing.OutgoingMessage]]:
    """The last few messages that showed a board, or somebody's hand, the newest last."""
    old = [
        (key, entry)
        for key, entry in sheet.items()
        if isinstance(key, outgoing.OldKey) and key.message < shown and key.user == user
        if entry.digest != TAKEN_AWAY
    ]
    return sorted(old, key=lambda each: each[0].message)[-MOST_POINTERS:]


def _called(notice: outgoing.OutgoingMessage) -> Sequence[User]:
    said = None if notice.content is None else read(notice.content)
    if isinstance(said, Summons):
        return said.users
    user = notice.key.user
    return () if user is None else (user,)
