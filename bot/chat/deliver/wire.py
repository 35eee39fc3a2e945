"""The few requests that messages need, and what Discord may answer, in our words."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterator, Sequence
from io import BytesIO
from typing import Any, Literal, NamedTuple, TypeVar

import aiohttp
import discord

from bot.chat.deliver.callbacks import UNKNOWN_MESSAGE, Callbacks, File, Payload, Refused
from bot.chat.deliver.studio import Attachments, Parcel, Studio, attachment_ids
from bot.chat.deliver.traffic import TOO_MANY, Banned, retry_after
from bot.chat.permissions import Bar, barred, channel_permissions
from bot.chat.press import Clicked, Spot
from bot.chat.render.components import shown
from bot.chat.render.content import Button, Content, Menu, Row, Text, blocks
from bot.chat.safe import shortened
from bot.host.model import Place

log = logging.getLogger(__name__)

T = TypeVar("T")

PATIENCE_SECONDS = 20.0
LOOK_BACK = 50

NO_SHARED_SERVER = 50278
CLOSED = (50007, NO_SHARED_SERVER)
QUARANTINED, TOO_FAST = 20026, 40003
UNKNOWN_CHANNEL = 10003
NO_ACCESS = (50001, 50013)
ARCHIVED = 50083
INVALID_FORM, INVALID_EMOJI = 50035, "Invalid emoji"
"""As discord.py tells what was wrong with a message."""
LOCKED = 160005
THREAD_THERE = 160004
THREAD_MINUTES: Literal[10080] = 10_080
"""A thread stays open for so long after the last post, the longest there is: a move may take a day,
and neither edits nor presses count."""
LONGEST_PLACE = 30


class Later(Exception):
    """It did not work this time; `after` seconds at the earliest it may be tried again, or once
    the bot may do something else on a server."""

    def __init__(self, why: str, after: float = 0.0, server: int | None = None) -> None:
        super().__init__(why)
        self.after = after
        self.server = server


class Limited(Later):
    """There have been too many requests of this kind, and Discord has said how long to wait."""


class Unopened(Later):
    """The bot may open no direct messages for a while."""


class UnknownEmoji(Later):
    """Somebody has removed an emoji that the message shows."""


class Gone(Exception):
    """The message is not there any more."""


class Closed(Exception):
    """This person takes no direct messages from the bot."""


class NotShared(Closed):
    """So it seems, but the bot may just be on no server any more on which this person is."""


class NoPlace(Exception):
    """The channel is not there any more."""


class NotAllowed(Exception):
    """The bot may not do this in this channel."""


class Locked(NotAllowed):
    """The thread is locked, archived or not, and a post of the bot's does not open it."""


class Archived(Exception):
    """The thread is archived."""


class Unfit(Exception):
    """Discord does not take this message, whenever it is sent."""


REFUSALS = (Archived, Closed, Gone, NoPlace, NotAllowed, Unfit)
"""What trying again would not change."""


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


def _words(content: Content) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The texts and custom_ids of a content, in the order of a message's components."""
    texts: list[str] = []
    ids: list[str] = []
    for block in blocks(content):
        match block:
            case Text():
                texts.append(block.markdown)
            case Menu():
                ids.append(block.id)
            case Row():
                ids += (button.id for button in block.buttons if isinstance(button, Button))
    return tuple(texts), tuple(ids)


def _title(text: str) -> str:
    return text.partition("\n")[0].strip()


class Wire:
    """Sends through a client's connection. Every method raises one of the exceptions above."""

    def __init__(
        self, client: discord.Client, callbacks: Callbacks, studio: Studio | None = None
    ) -> None:
        """Without a studio all is told in words."""
        self._client = client
        self._channel = client.get_partial_messageable
        self.callbacks = callbacks
        self.studio = studio
        self.attachments = Attachments(studio)

    async def post(self, channel: int, content: Content, nonce: str) -> int:
        """A new message, silent if it calls nobody; the same nonce within a few minutes gives the
        same message."""
        parcel = self.attachments.pack(content)
        files = [_file(file) for file in parcel.files]
        post = self._channel(channel).send(
            nonce=nonce, silent=not content.pings, files=files, **shown(parcel.content)
        )
        sent = await self._requested("post", channel, post)
        self.attachments.note(sent.id, parcel, _attached(sent))
        return sent.id

    async def edit(self, channel: int, message: int, content: Content) -> None:
        parcel = self.attachments.pack(content, message)
        attached: list[Any] = [_file(file) for file in parcel.files]
        if parcel.kept is not None:
            attached.append(_Kept(parcel.kept))
        edited = self._channel(channel).get_partial_message(message)
        # What has no buttons any more loses those that it had.
        showing: dict[str, Any] = {"view": None} | shown(parcel.content)
        edit = edited.edit(attachments=attached, **showing)
        sent = await self._requested("edit", channel, edit, parcel)
        self.attachments.note(message, parcel, _attached(sent))

    async def delete(self, channel: int, message: int) -> None:
        deleted = self._channel(channel).get_partial_message(message)
        await self._requested("delete", channel, deleted.delete())

    async def edit_copy(self, application: int, token: str, message: int, content: Content) -> None:
        """An ephemeral message, which only its own interaction can edit."""
        parcel = self.attachments.pack(content, message)
        edit = self.callbacks.edit(
            application, token, parcel.edited(), parcel.files, message=message
        )
        sent = await self._requested("edit_copy", message, edit, parcel)
        self.attachments.note(message, parcel, attachment_ids(sent.components))

    async def react(self, channel: int, message: int, emoji: str) -> None:
        reacted = self._channel(channel).get_partial_message(message).add_reaction(emoji)
        await self._requested("react", channel, reacted)

    async def delete_copy(self, application: int, token: str, message: int) -> None:
        delete = self.callbacks.delete(application, token, message=message)
        await self._requested("delete_copy", message, delete)

    async def let_in(self, thread: int, user: int) -> None:
        """Puts somebody on the list of those in a thread; of one that is not known nobody is."""
        place = self._client.get_channel(thread)
        if isinstance(place, discord.Thread):
            await self._requested("let_in", thread, place.add_user(discord.Object(user)))

    async def open_direct(self, user: int) -> int:
        opening = self._client.create_dm(discord.Object(user))
        return (await self._requested("open_direct", user, opening)).id

    async def look_up(self, channel: int, message: int) -> None:
        """Whether a message is there."""
        looked_up = self._channel(channel).get_partial_message(message)
        await self._requested("look_up", channel, looked_up.fetch())

    async def look_back(self, channel: int) -> Sequence[Found]:
        """The bot's own messages among the latest of a channel, the oldest first."""
        own = self._client.user

        async def read() -> list[discord.Message]:
            return [m async for m in self._channel(channel).history(limit=LOOK_BACK)]

        latest = await self._requested("look_back", channel, read())
        return [_found(message) for message in reversed(latest) if message.author == own]

    def barred(self, place: Place) -> Bar:
        """What keeps the bot from there, as far as it knows."""
        return barred(self._client, place)

    async def is_gone(self, spot: int) -> bool:
        """Whether there is no such channel or thread any more; what can't be found out counts as
        there."""
        try:
            await self._requested("look_for", spot, self._client.fetch_channel(spot))
        except NoPlace:
            return True
        except (Later, Gone, NotAllowed, Archived, Unfit, discord.InvalidData):
            return False
        return False

    def may_read(self, spot: int) -> bool:
        """Whether the bot may read what has been written in a channel or thread, as far as it
        knows: where it may not, Discord shows it an empty history, and says nothing."""
        allowed = self._allowed_in(spot)
        return allowed is None or allowed.read_message_history

    def may_react(self, spot: int) -> bool:
        """Whether the bot may react to what is written there, as far as it knows."""
        allowed = self._allowed_in(spot)
        return allowed is None or (allowed.add_reactions and allowed.read_message_history)

    def _allowed_in(self, spot: int) -> discord.Permissions | None:
        """What the bot may do in a channel, or in the one of a thread."""
        place = self._client.get_channel(spot)
        parent = place.parent if isinstance(place, discord.Thread) else place
        return channel_permissions(parent) if isinstance(parent, discord.abc.GuildChannel) else None

    async def begin_thread(self, where: Spot, message: Clicked, name: str) -> Spot:
        """The thread that begins at a message, which gives it its id. Somebody may have begun it,
        even just now. Its slow mode is left as it is: only who manages threads may say anything of
        it. Raises discord.py's own exceptions, for somebody waits for an answer."""
        known = self._client.get_channel(message.id)
        if known is None and not message.has_thread:
            channel = self._channel(where.channel, guild_id=where.guild)
            try:
                thread = await channel.get_partial_message(message.id).create_thread(
                    name=name, auto_archive_duration=THREAD_MINUTES
                )
                return _thread(thread)
            except discord.HTTPException as error:
                if error.code != THREAD_THERE:
                    raise
            known = self._client.get_channel(message.id)
        return _thread(known or await self._client.fetch_channel(message.id))

    def is_on(self, server: int) -> bool:
        """Whether the bot is on a server."""
        return self._client.get_guild(server) is not None

    def slow_mode(self, spot: int) -> int:
        """How many seconds everybody must wait between two messages there, as far as is known."""
        return int(getattr(self._client.get_channel(spot), "slowmode_delay", 0))

    def name_of(self, spot: int) -> str:
        """What a channel or thread is called, short; empty if that is not known."""
        place = self._client.get_channel(spot)
        if isinstance(place, discord.abc.GuildChannel | discord.Thread):
            return f"#{shortened(place.name, LONGEST_PLACE)}"
        return ""

    def allowed(self, spot: int) -> discord.Permissions | None:
        """What the bot may do in a channel now, as far as is known."""
        channel = self._client.get_channel(spot)
        if isinstance(channel, discord.abc.GuildChannel):
            return channel.permissions_for(channel.guild.me)
        return None

    def may_attach(self, place: Place) -> bool:
        """Whether the bot may attach files there, as far as it knows. Its direct messages and
        whispers need no permission."""
        guild = self._client.get_guild(place.guild or 0)
        channel = None if guild is None else guild.get_channel(place.channel)
        return channel is None or channel_permissions(channel).attach_files

    async def _requested(
        self, what: str, where: int, request: Coroutine[Any, Any, T], edit: Parcel | None = None
    ) -> T:
        """Tells in one line how a request went, and says it in our words if it went wrong."""
        began = time.perf_counter()
        how = "done"
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await request
        except discord.RateLimited as error:
            how = "rate limited"
            raise Limited(how, error.retry_after) from error
        except (discord.HTTPException, Refused) as error:
            how = f"{error.status}/{error.code}"
            barred = self.callbacks.traffic.barred_for()
            raise self._met(_refusal(error, barred), edit) from error
        except Banned as error:
            how = "barred"
            raise Limited(how, self.callbacks.traffic.barred_for()) from error
        except (TimeoutError, aiohttp.ClientError, OSError, RuntimeError) as error:
            # A RuntimeError is what a client that is being closed raises.
            how = type(error).__name__
            raise Later(how) from error
        finally:
            took = (time.perf_counter() - began) * 1000
            log.debug("request=%s where=%d how=%s took_ms=%.1f", what, where, how, took)

    def _met(self, refusal: Exception, edit: Parcel | None) -> Exception:
        """Next time without what can't be shown any more; and what an edit keeps may have been
        replaced by an answer meanwhile: the next one sends it."""
        if isinstance(refusal, UnknownEmoji):
            self.callbacks.emblems.forget()
        if isinstance(refusal, Unfit) and edit is not None and edit.kept is not None:
            return Later(str(refusal))
        return refusal


def _refusal(error: discord.HTTPException | Refused, barred: float) -> Exception:
    """`barred` says for how many seconds nothing may be sent at all."""
    status, code = error.status, error.code
    how = f"{status}/{code}"
    if isinstance(error, Refused):
        text, after = str(error), error.after
    else:
        text, after = error.text, retry_after(error.response.headers)
    if code == NO_SHARED_SERVER:
        return NotShared(how)
    if code in CLOSED:
        return Closed(how)
    if code in NO_ACCESS:
        return NotAllowed(how)
    known: dict[int, type[Exception]] = {
        UNKNOWN_CHANNEL: NoPlace,
        UNKNOWN_MESSAGE: Gone,
        ARCHIVED: Archived,
        LOCKED: Locked,
    }
    if code in (QUARANTINED, TOO_FAST):
        return Unopened(how, after)
    if code in known:
        return known[code](how)
    if code == INVALID_FORM and INVALID_EMOJI in text:
        return UnknownEmoji(how)
    if status == TOO_MANY:
        return Limited(how, max(after, barred))
    if status >= 500 or status in (401, 408):
        return Later(how)
    return Unfit(f"{how}: {text}")


def _file(file: File) -> discord.File:
    return discord.File(BytesIO(file.content), file.name, description=file.description or None)


class _Kept(NamedTuple):
    """An attachment that stays, as discord.py lists one."""

    listed: Payload

    def to_dict(self) -> Payload:
        return self.listed


def _attached(message: discord.Message) -> Iterator[int]:
    for component in _walk(message.components):
        if isinstance(component, discord.MediaGalleryComponent):
            for item in component.items:
                if item.media.attachment_id is not None:
                    yield item.media.attachment_id


def _thread(thread: object) -> Spot:
    assert isinstance(thread, discord.Thread), "a thread has its message's id"
    return Spot(
        channel=thread.id,
        guild=thread.guild.id,
        parent=thread.parent_id,
        slow_mode=thread.slowmode_delay,
    )


def _found(message: discord.Message) -> Found:
    texts, ids = [], []
    for component in _walk(message.components):
        if isinstance(component, discord.TextDisplay):
            texts.append(component.content)
        elif isinstance(component, discord.Button | discord.SelectMenu) and component.custom_id:
            ids.append(component.custom_id)
    return Found(message.id, message.content, tuple(texts), tuple(ids))


def _walk(components: Sequence[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _walk(getattr(component, "children", ()))
