"""The search for garbage in knots, in steps so small that nobody waits for them.

What a move leaves is never in knots; what is refused, whispered or fails often is. Left to itself,
Python searches whenever there is much that is new, which at a busy time are the tables themselves:
for tens of milliseconds, in the middle of an answer.

Scenes, messages and what is kept of a table are frozen structs, which can't be in knots: `gc=False`
keeps them out of the search.
"""

import asyncio
import gc

from bot.chat.deliver.precedence import Precedence

EVERY = 16
"""After so many inputs what is new is searched."""
WIDER_EVERY, WIDEST_EVERY = 16, 4_096
"""After so many searches also what has outlived one, and everything."""

VERY_MANY = (200_000, 10, 10)
"""With so much that is new Python searches by itself all the same."""


class Tidying:
    def __init__(self, precedence: Precedence) -> None:
        self._precedence = precedence
        self._inputs = 0
        self._step: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """What there is by now stays as long as the bot: it is never searched."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*VERY_MANY)

    def one_more(self) -> None:
        """Somebody has pressed or written something."""
        self._inputs += 1
        if self._inputs % EVERY == 0 and self._step is None:
            self._step = asyncio.create_task(self._search(self._inputs // EVERY))

    async def _search(self, number: int) -> None:
        await self._precedence.after_answers()
        self._step = None
        generation = (number % WIDER_EVERY == 0) + (number % WIDEST_EVERY == 0)
        gc.collect(generation)
