"""The application's own emojis: what Discord has of them, and what it is still to get. Without them
Unicode's do."""

import asyncio
import logging
import re
from collections.abc import Iterable

import aiohttp
import discord

from bot.chat.render.emblems import Emblems
from bot.pictures.emblems import emblems as drawn_emblems

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 10.0
PAUSE_SECONDS = 0.1
"""Between two uploads: what people wait for goes first."""
MOST_TRIES = 5
NAME = re.compile(r"(\w+)_[0-9a-f]{6}")


class OwnEmojis:
    """Each is called what it is, and by a digest of its drawing: one that is drawn otherwise now is
    uploaded anew, and the old one goes."""

    def __init__(self, client: discord.Client, emblems: Emblems) -> None:
        self._client = client
        self._emblems = emblems
        self._there: dict[str, discord.Emoji] = {}
        self._completing: asyncio.Task[None] | None = None

    async def meet(self) -> None:
        """Looks what is there, before anything is shown: a restart changes no message."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                found = await self._client.fetch_application_emojis()
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.warning("cards are shown with Unicode's emojis: %s", _why(error))
            return
        self._there = {emoji.name: emoji for emoji in found}
        self._tell()
        self._completing = asyncio.create_task(self._complete())

    async def close(self) -> None:
        if self._completing is not None:
            self._completing.cancel()

    async def _complete(self) -> None:
        """Uploads what is missing as soon as people are being answered."""
        await self._client.wait_until_ready()
        try:
            await self._upload(art for art in drawn_emblems() if not self._has(art))
            await self._remove_old()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning("some cards are shown with Unicode's emojis: %s", _why(error))
        self._tell()

    async def _upload(self, missing: Iterable[str]) -> None:
        uploaded = 0
        for art in missing:
            drawn = drawn_emblems()[art]
            image = await asyncio.to_thread(drawn.png)
            self._there[drawn.name] = await self._patiently(drawn.name, image)
            uploaded += 1
            await asyncio.sleep(PAUSE_SECONDS)
        if uploaded:
            log.info("%d emojis made known to Discord", uploaded)

    async def _patiently(self, name: str, image: bytes) -> discord.Emoji:
        """discord.py waits by itself, but not for long."""
        for _ in range(MOST_TRIES - 1):
            try:
                return await self._client.create_application_emoji(name=name, image=image)
            except discord.RateLimited as limited:
                await asyncio.sleep(limited.retry_after)
        return await self._client.create_application_emoji(name=name, image=image)

    async def _remove_old(self) -> None:
        """Only what has been drawn here before; whoever runs the bot may have emojis of his own."""
        drawn = drawn_emblems().values()
        words, names = {each.word for each in drawn}, {each.name for each in drawn}
        for name, emoji in [*self._there.items()]:
            known = NAME.fullmatch(name)
            if known is not None and known[1] in words and name not in names:
                await emoji.delete()
                del self._there[name]

    def _has(self, art: str) -> bool:
        return drawn_emblems()[art].name in self._there

    def _tell(self) -> None:
        self._emblems.know(
            {
                art: self._there[drawn_emblems()[art].name].id
                for art in filter(self._has, drawn_emblems())
            }
        )


def _why(error: Exception) -> str:
    return str(error) or type(error).__name__
