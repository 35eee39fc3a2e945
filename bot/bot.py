"""The bot: the tables, what shows them, and the connection to Discord."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import discord

from bot.chat.deliver.requests import Traffic
from bot.chat.deliver.rest import Rest
from bot.chat.deliver.studio import Studio
from bot.chat.deliver.sweeps import sweep_daily
from bot.chat.listen import connection
from bot.chat.listen.client import Spelvarden
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

log = logging.getLogger(__name__)

APPLICATION = "application"
"""The note of whose messages show the tables."""
ANOTHER = (
    "The matches in this folder were begun with another application (%s, perhaps the playground's) "
    "than this token's (%d), which can't change their messages: to go on with them, start the bot "
    "with that one's token, or else give this one another folder with SPELVARDEN_VAR."
)


async def run_bot(settings: Settings, clock: ChatClock, extensions: Sequence[str]) -> None:
    """Runs until it is cancelled. Inputs under way are finished before the tables close, and what
    they want shown that could not be sent is sent at the next start."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    words, traffic = Words(), Traffic(clock, clock)
    async with open_tables(settings, clock, is_shown=True) as tables:
        people = People(tables.store, tables.directory.seats)
        await until_store_works(clock, lambda: _meet(people, tables), "who sits where")
        asking = await connection.asked_for(settings.token, traffic.trace, clock)
        identifies = connection.Identifies(clock)
        await until_store_works(
            clock, lambda: _tell_if_another(asking.application, tables), "the application"
        )
        verifier = Verifier(settings.var / ADDED_CARDS)
        async with (
            _studio(settings, words) as studio,
            Rest(settings.token, traffic, Emblems(), studio) as rest,
        ):

            async def stay_connected(intents: discord.Intents) -> None:
                """With a bot of its own: one that discord.py has given up can't begin again."""
                bot = Spelvarden(
                    tables,
                    people,
                    words,
                    rest,
                    clock,
                    identifies,
                    verifier,
                    double_click_ms=settings.double_click_ms,
                    emojis=settings.emojis,
                    language=settings.language,
                    intents=intents,
                    extensions=extensions,
                    trace=traffic.trace,
                )
                with tables.subscribed(bot.delivery.changed):
                    sweeps = asyncio.create_task(sweep_daily(tables, bot.delivery.servers, clock))
                    meetings = asyncio.create_task(bot.delivery.meetings.keep())
                    try:
                        await connection.connect(settings.token, bot)
                    finally:
                        sweeps.cancel()
                        meetings.cancel()
                        await bot.delivery.stop()

            begin_collecting()
            await connection.until_reached(lambda: asking.connect(stay_connected), clock)


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


async def _tell_if_another(application: int, tables: Tables) -> None:
    """Messages can be changed only by the application that has sent them."""
    before = await tables.store.note(APPLICATION)
    if before == str(application):
        return
    if before is not None and tables.directory.spots():
        log.warning(ANOTHER, before, application)
    await tables.store.keep_note(APPLICATION, str(application))


async def _meet(people: People, tables: Tables) -> None:
    await people.load(user for user, _ in await tables.store.seated())
