"""The bot: the tables, what shows them, and the connection to Discord."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import discord

import games
from bot.chat.deliver.requests import Traffic
from bot.chat.deliver.rest import Rest
from bot.chat.deliver.studio import Studio
from bot.chat.listen import connection
from bot.chat.listen.client import Spelvarden
from bot.chat.listen.desk import Tools
from bot.chat.listen.shift import Shift, ShiftState
from bot.chat.people import People
from bot.chat.render.emblems import Emblems
from bot.chat.verifying.process import Verifier
from bot.host.clock import ChatClock
from bot.host.failures import until_store_works
from bot.host.ports import CannotOpen, Lost
from bot.host.tables import Tables
from bot.library import ADDED_CARDS, Library
from bot.life import begin_collecting, lock_of, open_tables
from bot.settings import Settings
from bot.store.lock import Held, InUse, NotReached
from bot.words.words import Words

log = logging.getLogger(__name__)

TRIES_SECONDS = 0.05
"""How often a process that stands by tries to be the one at work."""
STANDS_BY = "stands by: process %s is at work with %s"
AT_WORK = "at work: no other process holds %s"
NOBODY_AT_WORK = "stands by: %s"
LOST = "stops working, and finishes nothing: %s"
CUT_OFF = "stops working: it is cut off from Discord, and another process waits"
CUT_OFF_SECONDS = 3.0
PATIENCE_SECONDS = 2.0
"""How long one try to take the lock may last."""
LOOKS_SECONDS = 0.2
"""How often a process that could be taken over from looks whether it is connected."""
SHARING = 2
"""A process that may stand by leaves half of a day's connections to another one."""


async def run_bot(
    settings: Settings,
    clock: ChatClock,
    extensions: Sequence[str],
    *,
    standby: bool = False,
    told: Callable[[ShiftState], None] | None = None,
) -> None:
    """Runs until it is cancelled. Inputs under way are finished before the tables close, and what
    they want shown that could not be sent is sent at the next start. The connection goes last.

    As a standby it is at work as soon as no other process is, in the same folder. `told` is called
    when it begins to work or to stand by."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    await Process(settings, clock, extensions, standby=standby, told=told).run()


class Process:
    """Works and listens. Each has a task of its own, for they may begin in either order, and end in
    one: the tables first, and then the connection."""

    def __init__(
        self,
        settings: Settings,
        clock: ChatClock,
        extensions: Sequence[str],
        *,
        standby: bool,
        told: Callable[[ShiftState], None] | None,
    ) -> None:
        self._settings = settings
        self._clock = clock
        self._extensions = extensions
        self._lock = lock_of(settings)
        self._may_listen = asyncio.Event()
        self._standby = standby
        self._turn = Shift(told) if standby or settings.database else None
        self._waits_for: type[CannotOpen] | None = None
        """What the log knows of why this process is not at work."""
        self._traffic = Traffic(clock, clock)
        self._opened: tuple[Tables, People] | None = None
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
        library = Library(self._settings.var / ADDED_CARDS)
        held = await (self._await(library) if self._standby else self._lock.take())
        while True:
            try:
                await self._work_with(held, library)
            except (Lost, NotReached) as lost:
                log.warning(LOST, lost)
            gc.unfreeze()
            held = await self._until_free()

    async def _work_with(self, held: Held, library: Library) -> None:
        """Returns when another process is to take over, and raises Lost when one may have done so
        already."""
        self._traffic.fence = held.fence
        if self._turn is not None:
            self._turn.set()
            log.info(AT_WORK, self._lock.where)
        try:
            async with open_tables(
                self._settings, self._clock, is_shown=True, held=held, library=library
            ) as tables:
                people = People(tables.store, tables.directory.seats)
                await until_store_works(
                    self._clock, lambda: _meet(people, tables), "who sits where"
                )
                await self._show(tables, people, held)
        finally:
            self._end_turn()
            self._traffic.fence = None

    async def _show(self, tables: Tables, people: People, held: Held) -> None:
        self._opened = tables, people
        self._may_listen.set()
        abandons = False
        try:
            if self._bot is not None:
                await self._bot.take_up(tables, people)
                begin_collecting()
            await self._until_cut_off(held)
            abandons = True
        finally:
            self._opened = None
            self._end_turn()
            if self._bot is not None:
                is_lost = held.fence is not None and not held.fence.may_act()
                await self._bot.lay_down(abandons=abandons or is_lost)

    def _end_turn(self) -> None:
        if self._turn is not None:
            self._turn.clear()

    async def _until_cut_off(self, held: Held) -> None:
        """Returns once this process is cut off from Discord, and another one waits that is not."""
        if held.fence is None:
            await asyncio.Event().wait()
        loop = asyncio.get_running_loop()
        heard = loop.time()
        while loop.time() - heard < CUT_OFF_SECONDS or not await held.is_awaited():
            await asyncio.sleep(LOOKS_SECONDS)
            if self._bot is not None and self._bot.is_connected:
                heard = loop.time()
        log.warning(CUT_OFF)

    async def _await(self, library: Library) -> Held:
        """The lock, as soon as no other process holds it. Until then this one is connected, and
        has all at hand that it can have."""
        try:
            return await self._lock.take()
        except (InUse, NotReached) as why:
            self._note_wait(why)
            self._end_turn()
            self._may_listen.set()
            for key in games.names():
                await asyncio.to_thread(library.open_game, key)
            return await self._until_free()

    async def _until_free(self) -> Held:
        """The lock, once this process is connected and no other one holds it."""
        while True:
            await asyncio.sleep(TRIES_SECONDS)
            if self._bot is None or not self._bot.is_connected:
                await self._lock.rest()
                continue
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    held = await self._lock.take()
            except (InUse, NotReached) as why:
                self._note_wait(why)
            except TimeoutError:
                await self._lock.rest()
                self._note_wait(NotReached(f"{self._lock.where} does not answer"))
            else:
                self._waits_for = None
                return held

    def _note_wait(self, why: InUse | NotReached) -> None:
        assert self._turn is not None, "this process may stand by"
        self._turn.is_anybodys = isinstance(why, InUse)
        if self._waits_for is not type(why):
            self._waits_for = type(why)
            if isinstance(why, InUse):
                log.info(STANDS_BY, why.holder, self._lock.where)
            else:
                log.warning(NOBODY_AT_WORK, why)

    async def _listen(self) -> None:
        await self._may_listen.wait()
        settings, clock = self._settings, self._clock
        words, traffic = Words(), self._traffic
        asking = await connection.asked_for(settings.token, traffic.trace, clock)
        identifies = connection.Identifies(clock, SHARING if self._standby else 1)
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
                        self._turn,
                        intents=intents,
                        extensions=self._extensions,
                        trace=traffic.trace,
                    )
                )

            begin_collecting()
            await connection.until_reached(lambda: asking.connect(stay_connected), clock)

    async def _stay_connected(self, bot: Spelvarden) -> None:
        self._bot = bot
        try:
            if self._opened is not None:
                await bot.take_up(*self._opened)
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
