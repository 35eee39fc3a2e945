"""The application's own emojis: those that Discord has, and those to upload. Without them Unicode's
emojis are shown."""

import asyncio
import logging
import re
from collections.abc import Mapping

import discord
import msgspec

from bot.chat.deliver.errors import RateLimited, RestError
from bot.chat.deliver.rest import Rest
from bot.chat.render.emblems import Art
from bot.host.ports import Store, StoreError
from bot.pictures.emblems import Emblem
from bot.pictures.emblems import emblems as drawn_emblems

log = logging.getLogger(__name__)

NOTE = "emojis"
PAUSE_SECONDS = 0.1
"""Between two uploads: what people wait for goes first."""
MOST_TRIES = 5
NAME = re.compile(r"(\w+?)(?:_[0-9a-f]{6})?")


class OwnEmojis:
    """Each is called what it is, for screen readers read its name out. If there is another emoji of
    that name, a digest of the drawing is added. The store notes which drawing each emoji shows: if
    the drawing has changed, it is uploaded again, and the old emoji is deleted."""

    def __init__(self, client: discord.Client, rest: Rest, store: Store) -> None:
        self._client = client
        self._rest = rest
        self._store = store
        self._there: dict[int, str] = {}
        """The names of what Discord has, by their ids."""
        self._drawn: dict[str, str] = {}
        """Digests of what was uploaded, by the emojis' ids."""
        self._completing: asyncio.Task[None] | None = None

    async def meet(self) -> None:
        """Look up which there are, before anything is shown: a restart changes no message."""
        try:
            self._there = await self._rest.emojis(self._application)
            noted = await self._store.note(NOTE) or "{}"
        except (RestError, StoreError) as error:
            log.warning("cards are shown with Unicode's emojis: %s", error)
            return
        digests = msgspec.json.decode(noted, type=dict[str, str])
        self._drawn = {
            str(each): digests[str(each)] for each in self._there if str(each) in digests
        }
        self._tell()
        self._completing = asyncio.create_task(self._complete())

    async def close(self) -> None:
        if self._completing is not None:
            self._completing.cancel()

    async def _complete(self) -> None:
        """Upload what is missing, as soon as people are being answered."""
        await self._client.wait_until_ready()
        try:
            await self._remove_old()
            await self._upload()
        except (RestError, StoreError) as error:
            log.warning("some cards are shown with Unicode's emojis: %s", error)
        self._tell()

    async def _upload(self) -> None:
        uploaded, shown = 0, self._shown()
        for art, drawn in drawn_emblems().items():
            if art in shown:
                continue
            name = drawn.long_name if drawn.word in self._there.values() else drawn.word
            image = await asyncio.to_thread(drawn.png)
            emoji = await self._patiently(name, image)
            self._there[emoji], self._drawn[str(emoji)] = name, drawn.digest
            await self._store.keep_note(NOTE, msgspec.json.encode(self._drawn).decode())
            uploaded += 1
            await asyncio.sleep(PAUSE_SECONDS)
        if uploaded:
            log.info("%d emojis made known to Discord", uploaded)

    async def _patiently(self, name: str, image: bytes) -> int:
        """A request waits by itself, but not for long."""
        for _ in range(MOST_TRIES - 1):
            try:
                return await self._rest.add_emoji(self._application, name, image)
            except RateLimited as limited:
                await asyncio.sleep(limited.after)
        return await self._rest.add_emoji(self._application, name, image)

    async def _remove_old(self) -> None:
        """Only emojis that this bot has uploaded: its owner may have others. First, so that the
        names are free."""
        words = {each.word for each in drawn_emblems().values()}
        shown = self._shown().values()
        for emoji, name in [*self._there.items()]:
            known = NAME.fullmatch(name)
            is_named = known is not None and known[1] in words
            is_ours = str(emoji) in self._drawn or (known is not None and known[1] != name)
            if is_named and is_ours and emoji not in shown:
                await self._rest.delete_emoji(self._application, emoji)
                del self._there[emoji]
                self._drawn.pop(str(emoji), None)

    def _shown(self) -> Mapping[Art, int]:
        """The emoji of each drawing, as it is drawn now."""
        by_name = {name: emoji for emoji, name in self._there.items()}
        found = {art: self._of(drawn, by_name) for art, drawn in drawn_emblems().items()}
        return {art: emoji for art, emoji in found.items() if emoji is not None}

    def _of(self, drawn: Emblem, by_name: Mapping[str, int]) -> int | None:
        """A name with the digest is enough. The word alone may be another emoji's."""
        named = by_name.get(drawn.word)
        if named is not None and self._drawn.get(str(named)) == drawn.digest:
            return named
        return by_name.get(drawn.long_name)

    def _tell(self) -> None:
        self._rest.emblems.know(
            {art: (self._there[each], each) for art, each in self._shown().items()}
        )

    @property
    def _application(self) -> int:
        return self._client.application_id or 0
