"""What a person's client shows, as news come in."""

import asyncio
import contextlib
import itertools
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import aiohttp
import msgspec

from bot.playground.client.reading import all_text
from bot.playground.people import views
from bot.playground.people.views import (
    Outcome,
    Person,
    SeenChannel,
    SeenCommand,
    SeenMessage,
    SeenModal,
    SeenServer,
)

T = TypeVar("T")
_NEWS = msgspec.json.Decoder(list[views.News])
PATIENCE = 30.0
"""Seconds until something awaited counts as never coming."""


class Refused(Exception):
    """The person cannot do this; the text says why."""


class Failed(Exception):
    """The bot did not answer: "This interaction failed"."""


class NotSeen(Exception):
    """What was awaited did not become visible in time."""


class Screen:
    """What one person sees, kept up to date by itself."""

    me: Person

    def __init__(
        self, socket: aiohttp.ClientWebSocketResponse, http: aiohttp.ClientSession
    ) -> None:
        self._socket = socket
        self._http = http
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[views.Done]] = {}
        self._waiting: list[tuple[Callable[[], Any], asyncio.Future[Any]]] = []
        self._messages: dict[str, dict[str, SeenMessage]] = {}
        self.servers: dict[str, SeenServer] = {}
        self.channels: dict[str, SeenChannel] = {}
        self.outcomes: dict[str, Outcome] = {}
        self.completed: dict[str, str] = {}
        """The first message that answers an interaction which the bot had acknowledged."""
        self.modal: SeenModal | None = None
        self.typing: set[tuple[str, str]] = set()
        """Who was seen typing: the channel's and the user's id."""
        self.news: list[views.News] = []
        """All that this person was told, in order."""

    async def start(self) -> None:
        for news in _NEWS.decode(await self._socket.receive_str()):
            self._learn(news)
        self._reader = asyncio.create_task(self._read(), name=f"screen of {self.me.name}")

    async def close(self) -> None:
        self._reader.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reader
        await self._socket.close()

    @property
    def id(self) -> str:
        return self.me.id

    # What is seen

    def sees(self, channel: str) -> list[SeenMessage]:
        """The messages of a channel, the oldest first."""
        shown = self._messages.get(channel, {})
        return sorted(shown.values(), key=lambda message: int(message.id))

    def all_messages(self) -> Iterator[SeenMessage]:
        for channel in self._messages:
            yield from self.sees(channel)

    def message(self, channel: str, number: str) -> SeenMessage | None:
        return self._messages.get(channel, {}).get(number)

    def channel(self, name: str) -> SeenChannel:
        """The channel, thread or DM of this name."""
        for channel in self.channels.values():
            if channel.name == name:
                return channel
        raise NotSeen(f"{self.me.name} sees no channel {name}.")

    async def until(self, condition: Callable[[], T | None], what: str = "that") -> T:
        """Wait until `condition` gives something; it is asked again whenever news arrive."""
        found = condition()
        if found:
            return found
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        waiting = (condition, future)
        self._waiting.append(waiting)
        try:
            async with asyncio.timeout(PATIENCE):
                return await future
        except TimeoutError:
            raise NotSeen(f"{self.me.name} never saw {what}.\n{self._all_seen()}") from None
        finally:
            if waiting in self._waiting:
                self._waiting.remove(waiting)

    async def until_sees(
        self,
        text: str,
        channel: str | None = None,
        also: Callable[[SeenMessage], bool] = lambda message: True,
    ) -> SeenMessage:
        """The newest message that shows this text, wherever in it."""

        def look() -> SeenMessage | None:
            for message in reversed([*self.all_messages()]):
                here = channel in (None, message.channel)
                if here and text in all_text(message) and also(message):
                    return message
            return None

        return await self.until(look, repr(text))

    async def until_gone(self, message: SeenMessage) -> None:
        await self.until(lambda: self.message(message.channel, message.id) is None, "it go")

    async def until_modal(self, title: str = "") -> SeenModal:
        return await self.until(
            lambda: self.modal if self.modal and title in self.modal.title else None, "a modal"
        )

    async def answer(self, outcome: Outcome) -> SeenMessage:
        """The message that answers, filled in if the bot had deferred it."""
        if outcome.message is None:
            raise NotSeen("The outcome is no message.")

        def look() -> SeenMessage | None:
            number = outcome.message
            if outcome.acknowledged:
                number = self.completed.get(outcome.interaction)
            found = next((m for m in self.all_messages() if m.id == number), None)
            return found if found and not found.thinking else None

        return await self.until(look, "the answer")

    async def commands(self, channel: str) -> list[SeenCommand]:
        """The commands that this person is offered in a channel."""
        path = f"/people/{self.id}/commands"
        async with self._http.get(path, params={"channel": channel}) as reply:
            return msgspec.json.decode(await reply.read(), type=list[SeenCommand])

    async def history(
        self, channel: str, before: str | None = None, limit: int = 50
    ) -> list[SeenMessage]:
        """Older messages, as when scrolling up."""
        query = {"channel": channel, "limit": str(limit)}
        if before is not None:
            query["before"] = before
        async with self._http.get(f"/people/{self.id}/history", params=query) as reply:
            return msgspec.json.decode(await reply.read(), type=list[SeenMessage])

    # News

    async def _read(self) -> None:
        async for frame in self._socket:
            if frame.type is aiohttp.WSMsgType.TEXT:
                for news in _NEWS.decode(frame.data):
                    self._learn(news)
                    self._look_again()

    def _look_again(self) -> None:
        for waiting in list(self._waiting):
            condition, future = waiting
            found = condition()
            if found and not future.done():
                self._waiting.remove(waiting)
                future.set_result(found)

    def _learn(self, news: views.News) -> None:
        self.news.append(news)
        match news:
            case views.Snapshot():
                self._start_with(news)
            case views.MessagePosted(message) | views.MessageChanged(message):
                self._messages.setdefault(message.channel, {})[message.id] = message
            case views.MessagesGone(channel, gone):
                for number in gone:
                    self._messages.get(channel, {}).pop(number, None)
            case views.ChannelSeen(channel=seen):
                self.channels[seen.id] = seen
            case views.ChannelGone(channel):
                self._forget_channel(channel)
            case views.ServerSeen(server):
                self._place_server(server)
            case views.ServerGone(number):
                self._forget_server(number)
            case views.ModalOpened(modal):
                self.modal = modal
            case views.Outcome():
                self.outcomes[news.interaction] = news
            case views.Completed(interaction, message):
                self.completed.setdefault(interaction, message)
            case views.Typing(channel, user):
                self.typing.add((channel, user.id))
            case views.Answer():
                self._take_answer(news)

    def _start_with(self, snapshot: views.Snapshot) -> None:
        self.me = snapshot.me
        for server in snapshot.servers:
            self._place_server(server)
        self.channels |= {channel.id: channel for channel in snapshot.dms}
        self.modal = snapshot.modal
        for channel, messages in snapshot.messages.items():
            self._messages[channel] = {message.id: message for message in messages}

    def _place_server(self, server: SeenServer) -> None:
        self.servers[server.id] = server
        present = {channel.id: channel for channel in server.channels}
        for number, channel in list(self.channels.items()):
            if channel.server == server.id and number not in present:
                self._forget_channel(number)
        self.channels |= present

    def _forget_channel(self, number: str) -> None:
        self.channels.pop(number, None)
        self._messages.pop(number, None)

    def _forget_server(self, number: str) -> None:
        self.servers.pop(number, None)
        for channel in [c.id for c in self.channels.values() if c.server == number]:
            self._forget_channel(channel)

    def _take_answer(self, answer: views.Answer) -> None:
        future = self._answers.pop(answer.id, None)
        if future is None or future.done():
            return
        if answer.done is None:
            future.set_exception(Refused(answer.refused))
        else:
            future.set_result(answer.done)

    def _all_seen(self) -> str:
        lines = [f"{m.author.name}: {all_text(m)!r}" for m in self.all_messages()]
        return "Seen instead:\n" + "\n".join(lines[-10:])
