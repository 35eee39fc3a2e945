"""The bot: the tables, what shows them, and the connection to Discord."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import discord

from bot.chat.deliver.requests import Traffic
from bot.chat.deliver.rest import Rest
from bot.chat.deliver.studio import Studio
from bot.chat.listen import connection
from bot.chat.listen.client import Spelvarden
from bot.chat.listen.desk import Tools
from bot.chat.people import People
from bot.chat.render.emblems import Emblems
from bot.chat.verifying.process import Verifier
from bot.host.clock import ChatClock
from bot.host.failures import until_store_works
from bot.host.tables import Tables
from bot.library import ADDED_CARDS
from bot.life import begin_collecting, open_tables
from bot.settings import Settings
from bot.words.words import Words


async def run_bot(settings: Settings, clock: ChatClock, extensions: Sequence[str]) -> None:
    """Runs until it is cancelled. Inputs under way are finished before the tables close, and what
    they want shown that could not be sent is sent at the next start. The connection goes last."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    await Process(settings, clock, extensions).run()


class Process:
    """Works and listens. Each has a task of its own, for they begin and end in the same order: the
    tables first, and then the connection."""

    def __init__(self, settings: Settings, clock: ChatClock, extensions: Sequence[str]) -> None:
        self._settings = settings
        self._clock = clock
        self._extensions = extensions
        self._opened: tuple[Tables, People] | None = None
        """While this process is at work."""
        self._is_at_work = asyncio.Event()
        self._bot: Spelvarden | None = None

    async def run(self) -> None:
        tasks = asyncio.create_task(self._work()), asyncio.create_task(self._listen())
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._bot is not None:
                self._bot.hear_no_more()
            for task in tasks:
                task.cancel()
                await asyncio.wait({task})
            for task in tasks:
                if not task.cancelled():
                    task.result()

    async def _work(self) -> None:
        async with open_tables(self._settings, self._clock, is_shown=True) as tables:
            people = People(tables.store, tables.directory.seats)
            await until_store_works(self._clock, lambda: _meet(people, tables), "who sits where")
            self._opened = tables, people
            self._is_at_work.set()
            try:
                await asyncio.Event().wait()
            finally:
                self._opened = None
                if self._bot is not None:
                    await self._bot.lay_down()

    async def _listen(self) -> None:
        await self._is_at_work.wait()
        settings, clock = self._settings, self._clock
        words, traffic = Words(), Traffic(clock, clock)
        asking = await connection.asked_for(settings.token, traffic.trace, clock)
        identifies = connection.Identifies(clock)
        async with (
            _studio(settings, words) as studio,
            Rest(settings.token, traffic, Emblems(), studio) as rest,
        ):
            tools = Tools(
                words,
                rest,
                clock,
                Verifier(settings.var / ADDED_CARDS),
                settings.language,
                settings.double_click_ms,
                settings.emojis,
            )

            async def stay_connected(intents: discord.Intents) -> None:
                """With a bot of its own: one that discord.py has given up can't begin again."""
                await self._stay_connected(
                    Spelvarden(
                        tools,
                        identifies,
                        intents=intents,
                        extensions=self._extensions,
                        trace=traffic.trace,
                    )
                )

            begin_collecting()
            await connection.until_reached(lambda: asking.connect(stay_connected), clock)

    async def _stay_connected(self, bot: Spelvarden) -> None:
        if self._opened is not None:
            bot.take_up(*self._opened)
        self._bot = bot
        try:
            await connection.connect(self._settings.token, bot, bot.lay_down)
        finally:
            self._bot = None


@asynccontextmanager
async def _studio(settings: Settings, words: Words) -> AsyncIterator[Studio | None]:
    """It gets ready while the bot connects."""
    if not settings.pictures:
        yield None
        return
    studio = Studio()
    warming = asyncio.create_task(studio.warm(words))
    try:
        yield studio
    finally:
        warming.cancel()
        studio.close()


async def _meet(people: People, tables: Tables) -> None:
    await people.load(user for user, _ in await tables.store.seated())
