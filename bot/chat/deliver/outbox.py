"""What all of `deliver/` shares. It has messages of tables sent: notes what is wanted of them, and
puts them in the queue of the channel that they go to."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from bot.chat.deliver.channels import Channels
from bot.chat.deliver.current import CurrentViews
from bot.chat.deliver.jobs import Name, Request
from bot.chat.deliver.messages import Messages, is_direct
from bot.chat.deliver.queue import RequestQueue
from bot.chat.deliver.rest import Rest
from bot.chat.people import People
from bot.host.clock import Clock
from bot.host.messages import MessageKey, OldKey, OutgoingMessage, Priority, WantedMessage
from bot.host.model import User
from bot.host.tables import Tables
from bot.host.views import View

PrepareMessage = Callable[[Name], Awaitable[Request | None]]


@dataclass(eq=False)
class Outbox:
    tables: Tables
    people: People
    rest: Rest
    channels: Channels
    clock: Clock
    queue: RequestQueue
    messages: Messages
    views: CurrentViews
    prepare: PrepareMessage | None = None
    """How the sender, which is made last, finds out what a message needs."""

    def put(
        self,
        view: View,
        key: MessageKey,
        channel: int | None,
        priority: int = Priority.NOTICE,
        *,
        wait: int = 0,
        opens: bool = False,
        goes_on: User | None = None,
    ) -> None:
        """Queues a message of a table, in the queue of where it goes to."""
        assert self.prepare is not None, "there is a sender"
        name = Name(view.table, key)
        channel = channel or view.place.spot
        if is_direct(key):
            channel = key.user or view.opener
        prepare = partial(self.prepare, name)
        self.queue.put(channel, name, priority, prepare, wait=wait, opens=opens, goes_on=goes_on)

    async def want(self, view: View, wanted: WantedMessage) -> None:
        """Has a message sent that no change of the table has led to."""
        await self.messages.want(view.table, view.revision, [wanted])
        self.put(view, wanted.key, wanted.channel, wanted.priority)

    def send_again(self, view: View, message: OutgoingMessage, priority: int) -> None:
        """Sends a message though nothing in it has changed."""
        message.sent = min(message.sent, message.wanted - 1)
        self.put(view, message.key, None, priority)

    async def replace(self, name: Name, channel: int, by: int | None = None) -> None:
        """A new message in a channel is about to show a board or a hand, or has just done so: the
        old one there is to point to it."""
        shown = await self.messages.entry(*name)
        if shown is None or shown.is_deleted or not shown.message or shown.message == by:
            return
        if shown.channel == channel:
            await self.point_on(name, channel, shown.message)

    async def point_on(self, name: Name, channel: int, old: int) -> None:
        """Has an old message point to the one that shows the same now. It may have done so before,
        and been redrawn by an answer since."""
        view = await self.views.view(name.table)
        key = OldKey(old, name.key.user)
        before = await self.messages.entry(name.table, key)
        if before is not None:
            before.digest, before.sent = None, min(before.sent, before.wanted - 1)
        await self.want(view, WantedMessage(key, Priority.HAND, channel))
