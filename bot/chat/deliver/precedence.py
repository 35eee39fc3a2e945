"""Whoever has pressed something goes first: other work waits until nobody's answer is being worked
out, and then goes on one step at a time."""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

LONGEST_SECONDS = 0.1
"""However many answers there are, nothing waits longer than that."""


class Unanswered:
    """Something that waits to be answered."""

    def __init__(self, precedence: "Precedence") -> None:
        self._precedence: Precedence | None = precedence

    def is_answered(self) -> None:
        """The answer is on its way; said twice, it counts once."""
        if self._precedence is not None:
            self._precedence.answered()
            self._precedence = None


class Precedence:
    def __init__(self) -> None:
        self._unanswered = 0
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._is_about_to = False

    @contextmanager
    def press(self) -> Iterator[Unanswered]:
        """Something has been pressed, and is answered in here."""
        self._unanswered += 1
        press = Unanswered(self)
        try:
            yield press
        finally:
            press.is_answered()

    def answered(self) -> None:
        self._unanswered -= 1
        self._let_on()

    async def after_answers(self) -> None:
        """Returns once no answer is being worked out, to one at a time; or when it has taken too
        long."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._waiting.append(turn)
        too_long = loop.call_later(LONGEST_SECONDS, _done, turn)
        self._let_on()
        try:
            await turn
        finally:
            too_long.cancel()
            self._forget_done()

    def _let_on(self) -> None:
        if self._waiting and not self._unanswered and not self._is_about_to:
            self._is_about_to = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._is_about_to = False
        if self._unanswered:
            return
        self._forget_done()
        if self._waiting:
            self._waiting.popleft().set_result(None)
        self._let_on()

    def _forget_done(self) -> None:
        """The first to have waited too long, or to have given up, are the first in the queue."""
        while self._waiting and self._waiting[0].done():
            self._waiting.popleft()


def _done(turn: "asyncio.Future[None]") -> None:
    if not turn.done():
        turn.set_result(None)
