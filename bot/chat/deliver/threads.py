"""A table's own thread: those who play are put on its list, and the message in the channel that
leads there tells at the end how the match went. Neither is worth another try."""

import logging
from functools import partial

from bot.chat.deliver.errors import Rejected
from bot.chat.deliver.jobs import Name, Request
from bot.chat.deliver.messages import Messages
from bot.chat.deliver.rest import Rest
from bot.chat.render.content import Content
from bot.chat.render.renderer import Renderer
from bot.host.messages import POINTER, OutgoingMessage
from bot.host.model import User
from bot.host.views import View

log = logging.getLogger(__name__)


class Threads:
    def __init__(self, rest: Rest, messages: Messages, renderer: Renderer) -> None:
        self._rest = rest
        self._messages = messages
        self._renderer = renderer

    async def prepare(self, view: View, name: Name, entry: OutgoingMessage) -> Request | None:
        user = name.key.user
        if name.key == POINTER and view.pointer is not None and view.phase == "ended":
            content = self._renderer.pointer(view)
            if entry.digest != content.digest():
                point = partial(self._tell, view, name, entry, content)
                return Request("edit", point, view.pointer.message)
        elif user is not None and view.place.thread is not None and not view.stranded:
            return Request("other", partial(self._let_in, view, name, entry, user))
        await self._messages.note_nothing(entry)
        return None

    async def _tell(self, view: View, name: Name, entry: OutgoingMessage, content: Content) -> None:
        pointer = view.pointer
        assert pointer is not None
        try:
            await self._rest.edit(pointer.channel, pointer.message, content)
        except Rejected as refused:
            log.info("table=%s message=%s stays as it is: %s", *name, refused)
        entry.digest = content.digest()
        await self._messages.note_nothing(entry)

    async def _let_in(self, view: View, name: Name, entry: OutgoingMessage, user: User) -> None:
        try:
            await self._rest.add_to_thread(view.place.spot, user)
        except Rejected as refused:
            log.info(
                "table=%s user=%d is not put on the thread's list: %s", name.table, user, refused
            )
        await self._messages.note_nothing(entry)
