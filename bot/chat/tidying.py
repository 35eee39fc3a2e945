"""The search for garbage in knots, in steps so small that nobody waits for them.

What a move leaves is never in knots; what is refused, whispered or fails often is. Left to itself,
Python searches whenever there is much that is new, which at a busy time are the tables themselves:
for tens of milliseconds, in the middle of an answer.
"""

import asyncio
import gc
import logging

from bot.chat.precedence import Precedence

log = logging.getLogger(__name__)

EVERY = 16
"""After so many inputs what is new is searched, after so many times as many what was new since
then, and after so many times as many of those everything."""
EVERYTHING_EVERY = 256
ONLY_IF_VERY_MANY = (200_000, 10, 10)


class Tidying:
    def __init__(self, precedence: Precedence) -> None:
        self._precedence = precedence
        self._inputs = 0
        self._step: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """What there is by now stays as long as the bot: it is never searched."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*ONLY_IF_VERY_MANY)

    def one_more(self) -> None:
        """Somebody has pressed or written something."""
        self._inputs += 1
        if self._inputs % EVERY == 0 and self._step is None:
            self._step = asyncio.create_task(self._search(self._inputs // EVERY))

    async def _search(self, number: int) -> None:
        await self._precedence.after_answers()
        self._step = None
        if number % (EVERY * EVERYTHING_EVERY) == 0:
            gc.collect()
        elif number % EVERY == 0:
            gc.collect(1)
        else:
            gc.collect(0)
