"""From start to stop: the folder, the store and the tables in order, and signals that end it."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.host.clock import Clock
from bot.host.ports import CannotOpen, Exchanged, Store, StoreError
from bot.host.tables import Tables
from bot.library import ADDED_CARDS, Library, digest_of
from bot.printing import tell
from bot.settings import SettingError, Settings
from bot.store.folder import Folder
from bot.store.lock import Held, Lock
from bot.store.sqlite.backup import copy
from bot.store.sqlite.lock import FolderLock
from bot.store.sqlite.restore import put_in_place

log = logging.getLogger(__name__)

STORE = "store.db"
STOP_SECONDS = 4.8
SIGNALS = (signal.SIGTERM, signal.SIGINT)
GARBAGE_THRESHOLD = (700, 10, 500)
"""What is new is searched for reference cycles as often as Python usually does, for refusals leave
some: a search takes a millisecond or a few then. What has outlived that is searched seldom: it is
the tables, and to go through all of them takes a tenth of a second at a busy time."""

CAPPED = ("discord", "aiosqlite", "asyncpg", "aiohttp")
"""Below INFO these print tokens, direct messages and what is written to the store."""


WITHOUT_DRIVER = (
    "DATABASE_URL is set, and PostgreSQL's driver is not installed: add it by "
    "pip install asyncpg, or start the bot by ./spelvarden."
)

CARDS = "card files"
"""The note of the machine that the bot was last at work on, and what its card files were like."""


class ToldAlready(Exception):
    """A process that this one is for has ended, and has said why."""


def lock_of(settings: Settings) -> Lock:
    """Of the database, or else of a file in the folder."""
    if settings.database:
        try:
            from bot.store.postgres.lock import SessionLock  # needs a driver that is an extra
        except ModuleNotFoundError as error:
            raise SettingError(WITHOUT_DRIVER) from error
        return SessionLock(settings.database)
    return FolderLock(settings.var / STORE)


@asynccontextmanager
async def open_tables(
    settings: Settings,
    clock: Clock,
    *,
    is_shown: bool = False,
    held: Held | None = None,
    library: Library | None = None,
) -> AsyncIterator[Tables]:
    """All tables of the settings' store, whose lock may be held already. On the way out what is
    under way is finished, the store closed and the lock released, in this order; raises CannotOpen
    with a sentence if the store can't be used."""
    async with held or await lock_of(settings).take() as held:
        store = await held.open_store()
        try:
            async with _unless_lost(store):
                library = library or Library(settings.var / ADDED_CARDS)
                tables = await Tables.open(
                    store,
                    clock,
                    library.open_game,
                    known_answers=library.answers,
                    is_shown=is_shown,
                    most=settings.tables,
                )
                if settings.database:
                    await compare_cards(store, settings.var / ADDED_CARDS, socket.gethostname())
                try:
                    await tables.forgetting.take_up()
                    tables.earlier_results.begin()
                    tables.counting.begin()
                    yield tables
                finally:
                    await tables.stop()
        finally:
            await store.close()


async def compare_cards(store: Store, added: Path, machine: str) -> None:
    """Warns where a host's card files are not those of the machine before."""
    digest = await asyncio.to_thread(digest_of, added)
    before, _, other = (await store.note(CARDS) or "").partition(" ")
    if other and other != machine and before != digest:
        log.warning(
            "The card files in %s are not those on %s, where the bot was at work before: make both "
            "folders alike.",
            added,
            other,
        )
    if (before, other) != (digest, machine):
        await store.keep_note(CARDS, f"{digest} {machine}")


@asynccontextmanager
async def _unless_lost(store: Store) -> AsyncIterator[None]:
    """Cancels what is done within as soon as the store is lost, and raises what `lost` returns."""
    within = asyncio.current_task()
    assert within is not None
    watching = asyncio.create_task(store.lost())

    def stop(_: object) -> None:
        within.cancel()

    watching.add_done_callback(stop)
    try:
        yield
    except asyncio.CancelledError:
        if not watching.done() or within.uncancel():
            raise
        raise watching.result() from None
    finally:
        watching.remove_done_callback(stop)
        watching.cancel()


def live(main: Callable[[], Coroutine[Any, Any, None]]) -> int:
    """Runs until main returns or a signal cancels it, and returns the exit code. Whatever a
    person can mend is one sentence on stderr."""
    try:
        asyncio.run(_until_told(main()))
    except (SettingError, CannotOpen) as error:
        return _complain(str(error))
    except ToldAlready:
        return 1
    except Exchanged as error:
        _complain(str(error))
        logging.shutdown()
        # What is left open must not be closed: see SqliteStore.close.
        os._exit(1)
    except StoreError as error:
        return _complain(f"What the bot keeps can't be read or written ({error}): mend that first.")
    return 0


def begin_collecting() -> None:
    """What there is by now stays as long as the bot: it is never searched for reference cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLD)


def restore(settings: Settings, file: Path) -> int:
    """Puts a backup in the store's place; the bot must be down."""
    try:
        with Folder(settings.var):
            aside = put_in_place(file, settings.var / STORE)
    except (CannotOpen, StoreError) as error:
        return _complain(f"Nothing was restored: {error}")
    tell(f"{file} is in place. " + (f"What was there before lies in {aside}." if aside else ""))
    return 0


def set_up_logging(settings: Settings) -> None:
    """One line for each record on stderr; libraries that would tell secrets are kept from it."""
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for name in CAPPED:
        logging.getLogger(name).setLevel(max(level, logging.INFO))


def backup(settings: Settings, file: Path) -> int:
    """Copies the store to a file, whether or not a bot is working with it."""
    try:
        copy(settings.var / STORE, file)
    except (CannotOpen, StoreError) as error:
        return _complain(f"No copy was made: {error}")
    return 0


async def _until_told(main: Coroutine[Any, Any, None]) -> None:
    loop = asyncio.get_running_loop()
    running = loop.create_task(main)
    told = False

    def stop() -> None:
        nonlocal told
        if told:
            os._exit(1)
        told = True
        _give_up_later()
        running.cancel()

    for number in SIGNALS:
        loop.add_signal_handler(number, stop)
    with contextlib.suppress(asyncio.CancelledError):
        await running


def _give_up_later() -> None:
    """Ends the process even if a disk or a peer holds it up: what was acknowledged is kept, and
    what was not will be told as not done."""

    def give_up() -> None:
        log.error("not everything under way could be finished in time")
        logging.shutdown()
        os._exit(1)

    watch = threading.Timer(STOP_SECONDS, give_up)
    watch.daemon = True
    watch.start()


def _complain(sentence: str) -> int:
    tell(sentence, to=sys.stderr)
    return 1
