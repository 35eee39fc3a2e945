"""All that is asked of Discord about messages, emojis and commands, by the bot's token and by those
of interactions. Every method may raise a `RestError`.

An answer needs no more of a press than its data, so any process can give it.
"""

from base64 import b64encode
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal, Self
from urllib.parse import quote

from bot.chat.deliver.attachments import Attachments, File, Payload
from bot.chat.deliver.errors import InvalidRequest, RestError, ThreadExists, UnknownChannel
from bot.chat.deliver.requests import Requests, Traffic
from bot.chat.deliver.studio import Studio
from bot.chat.press import Press, Spot
from bot.chat.render.content import Content
from bot.chat.render.emblems import Emblems

LOOK_BACK = 50
THREAD_MINUTES: Literal[10080] = 10_080
"""How long a thread stays open after the last post, the longest there is: a move may take a day,
and neither edits nor presses count."""

EPHEMERAL = 1 << 6
SILENT = 1 << 12
ANSWER, DEFER, DEFER_UPDATE, UPDATE, MODAL = 4, 5, 6, 7, 9
"""Kinds of first answers, by Discord's numbers."""

POST = "POST /channels/{}/messages"
EMOJIS = "/applications/{}/emojis"
CALLBACK = "POST /interactions/{}/{}/callback"
FOLLOW_UP = "POST /webhooks/{}/{}"
ORIGINAL = "/webhooks/{}/{}/messages/@original"
WHISPER = "/webhooks/{}/{}/messages/{}"


class Rest:
    def __init__(
        self, token: str, traffic: Traffic, emblems: Emblems, studio: Studio | None = None
    ) -> None:
        """Without a studio all is told in words."""
        self.emblems = emblems
        self.studio = studio
        self.traffic = traffic
        self._attachments = Attachments(studio)
        self._requests = Requests(token, traffic, emblems)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._requests.close()

    # By the bot's token

    async def post(self, channel: int, content: Content, nonce: str) -> int:
        """Post a message, silent if it calls nobody, and return its id. The same nonce within a few
        minutes gives the same message."""
        flags = 0 if content.pings else SILENT
        return await self._message(POST, channel, content=content, nonce=nonce, flags=flags)

    async def edit(self, channel: int, message: int, content: Content) -> None:
        route = "PATCH /channels/{}/messages/{}"
        await self._message(route, channel, message, content=content, shown=message)

    async def delete(self, channel: int, message: int) -> None:
        await self._requests.make("DELETE /channels/{}/messages/{}", channel, message)

    async def react(self, channel: int, message: int, emoji: str) -> None:
        route = "PUT /channels/{}/messages/{}/reactions/{}/@me"
        await self._requests.make(route, channel, message, quote(emoji))

    async def open_direct(self, user: int) -> int:
        """Open direct messages with somebody, and return their channel."""
        wanted = {"recipient_id": user}
        return int((await self._requests.make("POST /users/@me/channels", payload=wanted))["id"])

    async def look_up(self, channel: int, message: int) -> None:
        """Raise UnknownMessage if a message is not there."""
        await self._requests.make("GET /channels/{}/messages/{}", channel, message)

    async def look_back(self, channel: int, author: int) -> list[Payload]:
        """Somebody's messages among the latest of a channel, the oldest first."""
        route = "GET /channels/{}/messages"
        latest = await self._requests.make(route, channel, query=f"?limit={LOOK_BACK}")
        return [each for each in reversed(latest) if int(each["author"]["id"]) == author]

    async def is_gone(self, channel: int) -> bool:
        """Whether a channel or thread is not there. What can't be found out counts as there."""
        try:
            await self._requests.make("GET /channels/{}", channel)
        except UnknownChannel:
            return True
        except RestError:
            return False
        return False

    async def begin_thread(
        self, channel: int, message: int, name: str, *, is_begun: bool = False
    ) -> Spot:
        """The thread that begins at a message, which gives it its id. Somebody may have begun it,
        even just now. Its slow mode is left as it is: only those who manage threads may change
        it."""
        wanted = {"name": name, "auto_archive_duration": THREAD_MINUTES}
        route = "POST /channels/{}/messages/{}/threads"
        if not is_begun:
            with suppress(ThreadExists):
                return _spot(await self._requests.make(route, channel, message, payload=wanted))
        return _spot(await self._requests.make("GET /channels/{}", message))

    async def add_to_thread(self, thread: int, user: int) -> None:
        """Put somebody on the list of those in a thread."""
        await self._requests.make("PUT /channels/{}/thread-members/{}", thread, user)

    async def application(self) -> Payload:
        """The application whose token this is."""
        there: Payload = await self._requests.make("GET /applications/@me")
        return there

    async def change_application(self, changes: Payload) -> Payload:
        """Change what is named, and return the application as it is then."""
        there: Payload = await self._requests.make("PATCH /applications/@me", payload=changes)
        return there

    async def commands(self, application: int) -> list[Payload]:
        """An application's commands, in all languages."""
        route, query = "GET /applications/{}/commands", "?with_localizations=true"
        there: list[Payload] = await self._requests.make(route, application, query=query)
        return there

    async def put_commands(self, application: int, commands: Sequence[Payload]) -> None:
        """Replace an application's commands."""
        await self._requests.make("PUT /applications/{}/commands", application, payload=commands)

    async def emojis(self, application: int) -> dict[int, str]:
        """The names of an application's own emojis, by their ids."""
        there = await self._requests.make("GET " + EMOJIS, application)
        return {int(each["id"]): each["name"] for each in there["items"]}

    async def add_emoji(self, application: int, name: str, png: bytes) -> int:
        image = f"data:image/png;base64,{b64encode(png).decode()}"
        sent = {"name": name, "image": image}
        return int((await self._requests.make("POST " + EMOJIS, application, payload=sent))["id"])

    async def delete_emoji(self, application: int, emoji: int) -> None:
        await self._requests.make("DELETE " + EMOJIS + "/{}", application, emoji)

    # By an interaction's token, outside the limit of the bot's

    async def defer(self, press: Press, *, thinking: bool, private: bool) -> None:
        """Say that the answer follows: on a component without a sign of it, else by
        "thinking…"."""
        flags = {"flags": EPHEMERAL if private else 0}
        answer: Payload = {"type": DEFER, "data": flags} if thinking else {"type": DEFER_UPDATE}
        await self._requests.make(CALLBACK, press.id, press.token.text, payload=answer)

    async def open_modal(self, press: Press, modal: Payload) -> None:
        answer = {"type": MODAL, "data": modal}
        await self._requests.make(CALLBACK, press.id, press.token.text, payload=answer)

    async def redraw(self, press: Press, message: int, content: Content) -> int:
        """Answer by redrawing the message that was clicked on, and return its id."""
        about = press.id, press.token.text
        return await self._message(CALLBACK, *about, content=content, shown=message)

    async def answer(
        self, press: Press, content: Content, *, private: bool, file: File | None = None
    ) -> int:
        """Answer with a message, and return its id. It makes no phone ring."""
        about, flags = (press.id, press.token.text), EPHEMERAL if private else SILENT
        return await self._message(CALLBACK, *about, content=content, flags=flags, file=file)

    async def follow_up(
        self, press: Press, content: Content, *, private: bool, file: File | None = None
    ) -> int:
        """Post one more message after the first answer, and return its id."""
        about, flags = (press.application, press.token.text), EPHEMERAL if private else SILENT
        return await self._message(FOLLOW_UP, *about, content=content, flags=flags, file=file)

    async def edit_answer(
        self, press: Press, content: Content, message: int | None = None, file: File | None = None
    ) -> int:
        """Redraw the first answer, and return its id. `message` is that id, where it is known: the
        message can keep its picture then."""
        about, route = (press.application, press.token.text), "PATCH " + ORIGINAL
        return await self._message(route, *about, content=content, shown=message, file=file)

    async def find_answer(self, press: Press) -> int:
        """The id of the first answer."""
        about = press.application, press.token.text
        return int((await self._requests.make("GET " + ORIGINAL, *about))["id"])

    async def delete_answer(self, press: Press) -> None:
        await self._requests.make("DELETE " + ORIGINAL, press.application, press.token.text)

    async def edit_whisper(
        self, application: int, token: str, message: int, content: Content
    ) -> None:
        """Redraw an ephemeral message, which only a token can edit."""
        about = application, token, message
        await self._message("PATCH " + WHISPER, *about, content=content, shown=message)

    async def delete_whisper(self, application: int, token: str, message: int) -> None:
        await self._requests.make("DELETE " + WHISPER, application, token, message)

    async def _message(
        self,
        route: str,
        *ids: int | str,
        content: Content,
        shown: int | None = None,
        file: File | None = None,
        flags: int = 0,
        nonce: str = "",
    ) -> int:
        """Send a content, and return the id of the message that shows it. `shown` is that id,
        where it is known."""
        upload = self._attachments.pack(content, shown, file)
        is_post = route in (POST, FOLLOW_UP) or (route == CALLBACK and shown is None)
        payload = upload.posted() if is_post else upload.edited()
        if flags:
            payload["flags"] = payload.get("flags", 0) | flags
        if nonce:
            payload |= {"nonce": nonce, "enforce_nonce": True}
        query = "?wait=true" if route == FOLLOW_UP else ""
        if route == CALLBACK:
            # Of a redraw Discord has to tell no more than it was told, but for attachments.
            query = "?with_response=true" if is_post or payload["attachments"] else ""
            payload = {"type": ANSWER if is_post else UPDATE, "data": payload}
        try:
            sent = await self._requests.make(
                route, *ids, payload=payload, files=upload.files, query=query
            )
        except InvalidRequest:
            if upload.kept is None:
                raise
            # Another edit has replaced what was to be kept. It is not known as kept any more.
            return await self._message(route, *ids, content=content, shown=shown)
        if route == CALLBACK:
            sent = sent["resource"]["message"] if sent else {"id": shown}
        self._attachments.note(int(sent["id"]), upload, sent.get("components", ()))
        return int(sent["id"])


def _spot(thread: Payload) -> Spot:
    return Spot(
        channel=int(thread["id"]),
        guild=int(thread["guild_id"]),
        parent=int(thread["parent_id"]),
        slow_mode=thread.get("rate_limit_per_user", 0),
    )
