"""A typed client of the people API: act as somebody, and see what somebody sees.

    async with Client(playground.url) as client:
        anna = await client.person("anna", locale="sv-SE", servers=[server])
        outcome = await anna.slash(channel, "draw")
        message = await anna.answer(outcome)
        await anna.press(message, "Again")

Nothing here polls: whatever is awaited is looked at again whenever news arrive.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Any, Self, TypeVar

import aiohttp
import msgspec

from bot.playground import control
from bot.playground.limits import components as of
from bot.playground.people import actions, views
from bot.playground.people.views import (
    Outcome,
    Person,
    SeenChannel,
    SeenCommand,
    SeenMessage,
    SeenModal,
    SeenServer,
)
from bot.playground.world import JSON

T = TypeVar("T")
_NEWS = msgspec.json.Decoder(views.News)
PATIENCE = 10.0
"""Seconds until something awaited counts as never coming."""


class Refused(Exception):
    """The person cannot do this; the text says why."""


class Failed(Exception):
    """The bot did not answer: "This interaction failed"."""


class NotSeen(Exception):
    """What was awaited did not become visible in time."""


class Client:
    """A connection to a playground, for its people and for who runs it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._people: list[Someone] = []

    async def __aenter__(self) -> Self:
        self._http = aiohttp.ClientSession(self.url)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for someone in self._people:
            await someone.close()
        await self._http.close()

    async def person(
        self,
        username: str,
        name: str | None = None,
        locale: str = "en-US",
        servers: Iterable[str] = (),
    ) -> Someone:
        """Somebody new, who looks at once."""
        wish = {"username": username, "name": name, "locale": locale, "servers": [*servers]}
        created = msgspec.convert(await self._post("/people", wish), Person)
        return await self.be(created.id)

    async def be(self, person: str) -> Someone:
        """Somebody who is there already."""
        socket = await self._http.ws_connect(f"/people/{person}/socket", max_msg_size=0)
        someone = Someone(socket, self._http)
        await someone.start()
        self._people.append(someone)
        return someone

    async def people(self) -> list[Person]:
        async with self._http.get("/people") as reply:
            return msgspec.json.decode(await reply.read(), type=list[Person])

    async def order(self, order: control.Order) -> JSON:
        """Do what only the one who runs the playground can."""
        done: JSON = await self._post("/control/act", msgspec.to_builtins(order))
        return done

    async def transcript(self) -> str:
        async with self._http.get("/control/transcript") as reply:
            return await reply.text()

    async def fetch(self, url: str) -> bytes:
        """A file at the address that a message shows."""
        async with self._http.get(url.removeprefix(self.url)) as reply:
            reply.raise_for_status()
            return await reply.read()

    async def _post(self, path: str, body: object) -> Any:
        async with self._http.post(path, data=msgspec.json.encode(body)) as reply:
            answer = msgspec.json.decode(await reply.read())
        if reply.status >= 400:
            raise Refused(answer["refused"])
        return answer


class Someone:
    """One person with an open client: what he sees is kept up to date by itself."""

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
        self.modal: SeenModal | None = None
        self.typing: set[tuple[str, str]] = set()
        """Who was seen typing: the channel's and the user's id."""
        self.news: list[views.News] = []
        """All that this person was told, in order."""

    async def start(self) -> None:
        self._learn(_NEWS.decode(await self._socket.receive_str()))
        self._reader = asyncio.create_task(self._read(), name=f"eyes of {self.me.name}")

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
        number = outcome.message

        def look() -> SeenMessage | None:
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

    # What is done

    async def act(self, action: actions.Action) -> views.Done:
        """Any action; raises Refused where the client would not let it happen."""
        number = next(self._numbers)
        future: asyncio.Future[views.Done] = asyncio.get_running_loop().create_future()
        self._answers[number] = future
        frame = msgspec.json.encode({"id": number, "act": action})
        await self._socket.send_str(frame.decode())
        async with asyncio.timeout(PATIENCE):
            return await future

    async def write(
        self,
        channel: str,
        content: str = "",
        *,
        reply_to: SeenMessage | None = None,
        ping: bool = True,
        files: Iterable[actions.Upload] = (),
        at_ms: int | None = None,
    ) -> SeenMessage:
        """Type a message; `at_ms` gives it a time stamp of its own."""
        action = actions.Write(
            channel=channel,
            content=content,
            reply_to=reply_to.id if reply_to else None,
            ping=ping,
            files=[*files],
            at_ms=at_ms,
        )
        number = (await self.act(action)).message or ""
        return await self.until(lambda: self.message(channel, number), "what was written")

    async def edit(self, message: SeenMessage, content: str) -> None:
        await self.act(actions.Edit(channel=message.channel, message=message.id, content=content))

    async def delete(self, message: SeenMessage) -> None:
        await self.act(actions.Delete(channel=message.channel, message=message.id))

    async def dismiss(self, message: SeenMessage) -> None:
        await self.act(actions.Dismiss(channel=message.channel, message=message.id))

    async def react(self, message: SeenMessage, emoji: str) -> None:
        await self.act(actions.React(channel=message.channel, message=message.id, emoji=emoji))

    async def unreact(self, message: SeenMessage, emoji: str) -> None:
        await self.act(actions.Unreact(channel=message.channel, message=message.id, emoji=emoji))

    async def slash(self, channel: str, command: str, **options: Any) -> Outcome:
        """`anna.slash(channel, "table new", game="riftforce")`."""
        return await self._outcome(actions.Slash(channel=channel, command=command, options=options))

    async def complete(
        self, channel: str, command: str, option: str, typed: str = "", **options: Any
    ) -> list[JSON]:
        """What the bot offers while this is typed into an option."""
        action = actions.Complete(
            channel=channel, command=command, option=option, typed=typed, options=options
        )
        return (await self._outcome(action)).choices

    async def menu(
        self, channel: str, command: str, *, user: str | None = None, message: str | None = None
    ) -> Outcome:
        return await self._outcome(
            actions.Menu(channel=channel, command=command, user=user, message=message)
        )

    async def press(self, message: SeenMessage, button: str) -> Outcome:
        """Press the button with this label or custom_id."""
        custom_id = _custom_id(message, of.BUTTON, button)
        return await self._outcome(
            actions.Press(channel=message.channel, message=message.id, custom_id=custom_id)
        )

    async def choose(self, message: SeenMessage, select: str, *values: str) -> Outcome:
        """Choose values in the select with this custom_id."""
        return await self._outcome(
            actions.Choose(
                channel=message.channel, message=message.id, custom_id=select, values=[*values]
            )
        )

    async def fill(
        self,
        modal: SeenModal,
        files: dict[str, list[actions.Upload]] | None = None,
        **values: str | bool | list[str],
    ) -> Outcome:
        """Send the modal; values go by custom_id."""
        action = actions.Fill(modal=modal.id, values=values, files=files or {})
        outcome = await self._outcome(action)
        self.modal = None
        return outcome

    async def open_dm(self, user: str) -> SeenChannel:
        number = (await self.act(actions.OpenDM(user=user))).channel or ""
        return await self.until(lambda: self.channels.get(number), "the DM")

    async def join(self, server: str) -> None:
        await self.act(actions.Join(server=server))
        await self.until(lambda: server in self.servers, "the server")

    async def leave(self, server: str) -> None:
        await self.act(actions.Leave(server=server))
        await self.until(lambda: server not in self.servers, "the server go")

    async def _outcome(self, action: actions.Action) -> Outcome:
        number = (await self.act(action)).interaction or ""
        outcome = await self.until(lambda: self.outcomes.get(number), "an answer")
        if outcome.result == "failed":
            raise Failed(outcome.reason)
        return outcome

    # News

    async def _read(self) -> None:
        async for frame in self._socket:
            if frame.type is aiohttp.WSMsgType.TEXT:
                self._learn(_NEWS.decode(frame.data))
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


def all_text(message: SeenMessage) -> str:
    """Every word that a message shows: content, embeds, text displays, labels, placeholders."""
    words = [message.content]
    for embed in message.embeds:
        words += [str(embed.get("title") or ""), str(embed.get("description") or "")]
        words += [f"{f['name']}\n{f['value']}" for f in embed.get("fields") or []]
        words += [str((embed.get("footer") or {}).get("text") or "")]
    for component, _ in of.walk(message.components):
        words += [str(component.get(key) or "") for key in ("content", "label", "placeholder")]
    return "\n".join(word for word in words if word)


def buttons(message: SeenMessage) -> list[JSON]:
    return [c for c, _ in of.walk(message.components) if c["type"] == of.BUTTON]


def selects(message: SeenMessage) -> list[JSON]:
    return [c for c, _ in of.walk(message.components) if c["type"] in of.SELECTS]


def _custom_id(message: SeenMessage, kind: int, name: str) -> str:
    """The custom_id of the component that is called so, or labelled so."""
    for component, _ in of.walk(message.components):
        if component["type"] == kind and name in (
            component.get("custom_id"),
            component.get("label"),
        ):
            return str(component.get("custom_id") or name)
    return name
