"""What a message shows now, where it goes, and whether it is posted again because nobody would
notice an edit."""

import hashlib
from dataclasses import dataclass
from functools import cached_property

import msgspec

from bot.chat.deliver.current import read
from bot.chat.deliver.jobs import Name
from bot.chat.deliver.messages import Sight, is_direct, posts_in
from bot.chat.deliver.outbox import Outbox
from bot.chat.deliver.reachability import Reachability
from bot.chat.deliver.recovery import Recovery
from bot.chat.render.content import Content, has_buttons
from bot.host import messages as outgoing
from bot.host.model import User
from bot.host.moments import Summons
from bot.host.views import View


@dataclass(frozen=True)
class Rendered:
    """A message as it is to be sent."""

    message: outgoing.OutgoingMessage
    reader: User | None
    """Whose direct messages it goes to, if it goes there."""
    channel: int
    content: Content
    revision: int
    """The table's, which it shows."""
    is_new: bool
    """Whether it is posted, rather than edited."""
    empties: bool = False
    """Whether it takes a hand away from somebody who has left."""

    @property
    def name(self) -> Name:
        return Name(self.message.table, self.message.key)

    @property
    def is_of_a_seat(self) -> bool:
        """Whether it is for its reader only while they have a seat."""
        return self.reader is not None and self.message.key.user is not None

    @cached_property
    def digest(self) -> bytes:
        return self.content.digest()

    @property
    def nonce(self) -> str:
        """The same for a message that is sent again because it is not known whether it arrived; not
        for one that takes the place of what stands there, which will be deleted."""
        message, key = self.message, self.message.key
        which = str(message.message or 0)
        if not isinstance(key, (*outgoing.REDRAWN, *outgoing.QUESTIONS)):
            which = f"{message.wanted} {which}"
        text = f"{message.table} {key} {which}"
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


class MessageRenderer:
    def __init__(self, outbox: Outbox, dm: Reachability, recovery: Recovery, sight: Sight) -> None:
        self._messages = outbox.messages
        self._people = outbox.people
        self._views = outbox.views
        self._dm = dm
        self._recovery = recovery
        self._sight = sight

    async def render(
        self, view: View, message: outgoing.OutgoingMessage, reader: User | None
    ) -> Rendered | None:
        """None where there is nothing to send."""
        key = message.key
        direct = None if reader is None else self._people.person(reader).dm_channel
        if isinstance(key, outgoing.QUESTIONS):
            return await self._question(view, message)
        if key == outgoing.BOARD:
            return await self._board(view, message)
        if not isinstance(key, outgoing.HandKey):
            return await self._once(view, message, reader, direct or message.channel or 0)
        if reader is None or direct is None:
            return None
        own = await self._views.hand(view, reader)
        if own is None:
            return None
        is_new = _is_elsewhere(message, direct)
        if view.ending == "idle" or not self._people.person(reader).hands_come:
            # Nobody has looked at it for a day, or they look when they like: it is kept current
            # where it stands, and calls nobody.
            return (
                None
                if is_new
                else Rendered(message, reader, direct, own[1], own[0].revision, False)
            )
        is_new = is_new or await self._is_out_of_sight(message, direct)
        return Rendered(message, reader, direct, own[1], own[0].revision, is_new)

    async def _board(self, view: View, message: outgoing.OutgoingMessage) -> Rendered | None:
        channel, revision = view.place.spot, view.revision
        content = await self._views.renderer.drawn_board(view)
        is_new = _is_elsewhere(message, channel)
        if view.ending == "idle":
            return None if is_new else Rendered(message, None, channel, content, revision, False)
        if view.is_realtime and view.phase != "lobby":
            is_new = is_new or await self._follows_posts(view, message)
        else:
            is_new = is_new or await self._is_out_of_sight(message, channel)
        if view.has_been_played and message.sent < revision:
            # How a match has ended is news for the channel, which an edit is not.
            is_last = self._sight.is_last(channel, message.message or 0)
            is_new = is_new or view.ending == "outcome" or not is_last
        is_new = is_new or await self._is_above_seal(message)
        return Rendered(message, None, channel, content, revision, is_new)

    def emptied(self, view: View, message: outgoing.OutgoingMessage) -> Rendered | None:
        """The hand of somebody who has left, which shows it no more, and has no buttons."""
        user, channel = message.key.user, message.channel
        if user is None or message.is_gone or message.message is None or channel is None:
            return None
        content = self._views.hand_of_leaver(view, user)
        if content is None:
            return None
        return Rendered(message, None, channel, content, view.revision, False, empties=True)

    async def _question(self, view: View, message: outgoing.OutgoingMessage) -> Rendered | None:
        """What those at the table are asked: posted once, and edited to what has come of it. What
        is over before it was asked is not asked."""
        content = await self._views.said(view, message.key, message.content)
        if content is None:
            return None
        # Who does not want to be called is named all the same.
        asked = map(User, content.pings)
        pings = tuple(user for user in asked if self._people.person(user).is_called)
        content = msgspec.structs.replace(content, pings=pings)
        channel = view.place.spot
        is_new = _is_elsewhere(message, channel)
        is_over = is_new and not has_buttons(content)
        if is_over and not self._recovery.is_unsure(message.table, channel):
            return None
        return Rendered(message, None, channel, content, message.wanted, is_new)

    async def _once(
        self, view: View, message: outgoing.OutgoingMessage, reader: User | None, channel: int
    ) -> Rendered | None:
        """What is said once. Some of those that a match waits for are called by direct message
        instead."""
        said = message.content
        summons = None if said is None else read(said)
        if isinstance(summons, Summons) and not is_direct(message.key):
            left = await self._dm.call(view, summons)
            said = msgspec.json.encode(msgspec.structs.replace(summons, users=left))
        content = await self._views.said(view, message.key, said)
        if content is None:
            return None
        return Rendered(message, reader, channel, content, message.wanted, True)

    async def _is_above_seal(self, board: outgoing.OutgoingMessage) -> bool:
        """Whether a match's seal would stand between its board and what comes below that."""
        sheet = await self._messages.of(board.table)
        seals = (
            each.message or 0 for key, each in sheet.items() if isinstance(key, outgoing.StartKey)
        )
        return max(seals, default=0) > (board.message or 0)

    async def _follows_posts(self, view: View, board: outgoing.OutgoingMessage) -> bool:
        """Whether a board is to stand below the posts of a match in real time: it shows the race
        that is on, or who has paused the match. Else what can be pressed stands lowest, and the
        board is left where it is."""
        if await self._was_being_replaced(board):
            return True
        is_race = view.scene is not None and view.scene.is_race
        if view.phase != "paused" and not is_race:
            return False
        posts = posts_in(await self._messages.of(board.table))
        # A race is begun by a post whose stamp matters.
        calling = [post.message or 0 for key, post in posts if not is_race or key.said]
        return max(calling, default=0) > (board.message or 0)

    async def _is_out_of_sight(self, message: outgoing.OutgoingMessage, channel: int) -> bool:
        """Whether nobody would notice an edit; or, after a kill, whether it was being posted
        again."""
        if self._sight.is_out_of_sight(channel, message.message or 0):
            return True
        return await self._was_being_replaced(message)

    async def _was_being_replaced(self, message: outgoing.OutgoingMessage) -> bool:
        """Whether it was being posted again when the bot was killed."""
        old = outgoing.OldKey(message.message or 0, message.key.user)
        replaced = await self._messages.entry(message.table, old)
        return replaced is not None and replaced.is_due


def _is_elsewhere(message: outgoing.OutgoingMessage, channel: int) -> bool:
    """Whether nothing stands in a channel that could be edited."""
    return message.message is None or message.is_gone or message.channel != channel
