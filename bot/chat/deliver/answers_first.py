"""Whoever has pressed something is answered first: other work waits until no answer is being worked
out, and then goes on one step at a time."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

LONGEST_SECONDS = 0.1
"""However many answers there are, nothing waits for them longer than this."""


class AnswersFirst:
    def __init__(self) -> None:
        self._unanswered: set[object] = set()
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._is_about_to = False

    @contextmanager
    def press(self) -> Iterator[Callable[[], None]]:
        """A press is answered in here. Other work goes on at the end of this, or as soon as the
        function that this yields is called: then the answer is on its way."""
        press = object()
        self._unanswered.add(press)

        def answered() -> None:
            self._unanswered.discard(press)
            self._let_on()

        try:
            yield answered
        finally:
            answered()

    async def wait(self) -> None:
        """Returns once no answer is being worked out, or after `LONGEST_SECONDS`. Only one of those
        who wait goes on at a time."""
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
        """Those who have waited longest, or have given up, stand first in the queue."""
        while self._waiting and self._waiting[0].done():
            self._waiting.popleft()


def _done(turn: "asyncio.Future[None]") -> None:
    if not turn.done():
        turn.set_result(None)
