"""Draws pictures off the event loop: those of answers first, none twice, and none that nobody waits
for any more.

One thread is enough: no bot may edit more than some 28 boards a second. At that rate, on a busy
machine with two cores, the loop is late by 0.1 ms (p50) and 4 ms (p90), and with a process in place
of the thread by 0.1 and 2 ms, for 23 MB more. Two threads make it later, and draw no more.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from heapq import heappop, heappush
from itertools import count

import msgspec
from cachetools import FIFOCache, LRUCache

import games
from bot.chat.render.content import Content, Gallery
from bot.pictures.display import Picture
from bot.pictures.encoding import png
from bot.pictures.warming import warm
from bot.words.words import Words

log = logging.getLogger(__name__)

MOST_UNDRAWABLE = 1_000

MOST_BYTES = 16_000_000
"""How much of the drawn pictures is kept: some five hundred pictures."""

AT_ONCE_SECONDS = 0.150
"""A picture that is ready by then travels in the answer."""
PATIENCE_SECONDS = 5.0
"""How long an acknowledged press waits for its picture."""
LATE_SECONDS = 0.6
"""If a drawing takes longer than this, more is wanted than can be drawn."""

ANSWER, MESSAGE = 0, 1
"""What is drawn first."""

PictureKey = bytes


def key_of(picture: Picture) -> PictureKey:
    """The same for pictures that look equal."""
    return hashlib.blake2b(msgspec.msgpack.encode(picture), digest_size=16).digest()


class Commission:
    """A picture that is waited for, or being drawn."""

    def __init__(self, picture: Picture, since: float) -> None:
        self.picture = picture
        self.since = since
        self.awaited = 0
        self.drawn: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()


class Studio:
    """Draws in a thread."""

    def __init__(
        self,
        draw: Callable[[Picture], bytes] = png,
        now: Callable[[], float] = time.monotonic,
        at_once: float = AT_ONCE_SECONDS,
    ) -> None:
        self._draw = draw
        self._now = now
        self._at_once = at_once
        self._files: LRUCache[PictureKey, bytes] = LRUCache(MOST_BYTES, getsizeof=len)
        self._drawings: dict[PictureKey, Commission] = {}
        """The oldest first."""
        self._undrawable: FIFOCache[PictureKey, None] = FIFOCache(MOST_UNDRAWABLE)
        self._queue: list[tuple[int, int, PictureKey]] = []
        self._numbers = count()
        self._is_busy = False
        self._executor: Executor = ThreadPoolExecutor(1, "pictures")

    async def warm(self, words: Words) -> None:
        """Reads fonts and symbols, so that nobody's first picture waits for it."""
        for game in games.names():
            await asyncio.to_thread(warm, game, words)

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)

    @property
    def is_late(self) -> bool:
        """Whether the oldest drawing has waited for too long: more is wanted than can be drawn."""
        oldest = next(iter(self._drawings.values()), None)
        return oldest is not None and self._now() - oldest.since > LATE_SECONDS

    def file(self, gallery: Gallery) -> bytes | None:
        """What has been drawn of it, if that is still known."""
        return self._files.get(key_of(gallery.picture))

    def is_put_off(self, content: Content) -> bool:
        """Whether a content that is shown in words may get its picture later."""
        gallery = content.gallery()
        return gallery is not None and key_of(gallery.picture) not in self._undrawable

    async def at_once(self, content: Content) -> Content | None:
        """The content, once its picture is drawn, or in words where there is too much to draw.
        None if the picture isn't ready in time to go with an answer."""
        return await self._ready(content, ANSWER, self._at_once)

    async def acknowledged(self, content: Content) -> Content:
        """The same for what has been acknowledged, and is edited once."""
        return await self._ready(content, ANSWER, PATIENCE_SECONDS) or content.in_words()

    async def in_turn(self, content: Content) -> Content:
        """The same for a message that nobody has pressed."""
        return await self._ready(content, MESSAGE, PATIENCE_SECONDS) or content.in_words()

    async def _ready(self, content: Content, priority: int, patience: float) -> Content | None:
        gallery = content.gallery()
        if gallery is None:
            return content
        key = key_of(gallery.picture)
        if key in self._files:
            return content
        if self.is_late or key in self._undrawable:
            return content.in_words()
        try:
            async with asyncio.timeout(patience):
                await self._drawn(key, gallery.picture, priority)
        except TimeoutError:
            return None
        except Exception:
            log.exception("a picture can't be drawn")
            self._undrawable[key] = None
            return content.in_words()
        return content

    async def _drawn(self, key: PictureKey, picture: Picture, priority: int) -> None:
        drawing = self._drawings.get(key)
        if drawing is None:
            drawing = self._drawings[key] = Commission(picture, self._now())
        heappush(self._queue, (priority, next(self._numbers), key))
        drawing.awaited += 1
        self._go_on()
        try:
            await asyncio.shield(drawing.drawn)
        finally:
            drawing.awaited -= 1

    def _go_on(self) -> None:
        """Begin the next picture that somebody still waits for."""
        while self._queue and not self._is_busy:
            _, _, key = heappop(self._queue)
            drawing = self._drawings.get(key)
            if drawing is None:
                continue
            if not drawing.awaited:
                del self._drawings[key]
                continue
            self._is_busy = True
            task = asyncio.get_running_loop().run_in_executor(
                self._executor, self._draw, drawing.picture
            )
            task.add_done_callback(partial(self._finished, key))

    def _finished(self, key: PictureKey, done: "asyncio.Future[bytes]") -> None:
        self._is_busy = False
        drawing = self._drawings.pop(key)
        if done.cancelled():
            drawing.drawn.cancel()
        elif error := done.exception():
            drawing.drawn.set_exception(error)
            drawing.drawn.exception()  # those who waited may have given up
        else:
            self._files[key] = done.result()
            drawing.drawn.set_result(done.result())
        self._go_on()
