"""However many wait for something, nobody else waits for it with them: what a request waits for
holds no place of any other."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.chat.deliver.errors import Later
from bot.chat.deliver.jobs import Again, Name, Request
from bot.chat.deliver.limits import Limits
from bot.chat.deliver.queue import RequestQueue
from bot.host.messages import BOARD, HandKey, Priority
from tests.host.clock import StandingClock

CROWD = 300
STEP_MS = 100
SECONDS = 30
BOARDS, BOARD_EVERY_MS = 70, 3_000
IN_TIME_MS = 2_500


async def settle() -> None:
    for _ in range(40):
        await asyncio.sleep(0)


class CrowdedQueue:
    """A queue, and boards that change again and again while a crowd waits: so many that nearly
    all requests of a second are needed."""

    def __init__(self) -> None:
        self.clock = StandingClock()
        self.queue = RequestQueue(self.clock, Limits())
        self.sent: list[int] = []
        self.opened: set[int] = set()

    def crowd(self, kind: str) -> None:
        """Each has more to be done than is let through, and asks for it again all the time."""
        for number in range(CROWD):
            asks = self._asks(number, kind)
            self.queue.put(
                1000 + number, Name(f"crowd {number}", HandKey(number)), Priority.HAND, asks
            )

    def change_boards(self) -> None:
        now = self.clock.now()

        async def send() -> None:
            self.sent.append(self.clock.now() - now)

        async def prepare() -> Request:
            return Request("edit", send)

        for number in range(BOARDS):
            self.queue.put(number, Name(f"table {number}", BOARD), Priority.BOARD, prepare)

    def _asks(self, number: int, kind: str) -> Callable[[], Any]:
        async def open_() -> None:
            self.opened.add(number)
            raise Again

        async def post() -> None:
            pass

        async def fail() -> None:
            raise Later("an outage")

        async def prepare() -> Request:
            if kind == "open" and number not in self.opened:
                return Request("open", open_)
            if kind == "edit":
                return Request("edit", post, 1)
            if kind == "fail":
                return Request("other", fail)
            return Request("post", post)

        return prepare


@pytest.mark.parametrize("kind", ["open", "post", "edit", "fail"])
async def test_a_board_is_edited_in_time_however_many_others_wait(kind: str) -> None:
    """Hundreds of new people to be written to, of channels full of posts, of old messages to be
    edited, of channels where everything fails."""
    crowded = CrowdedQueue()
    wanted = 0
    for passed in range(0, SECONDS * 1000, STEP_MS):
        if passed % 1000 == 0:
            crowded.crowd(kind)
        if passed and passed % BOARD_EVERY_MS == 0:
            crowded.change_boards()
            wanted += BOARDS
        await crowded.clock.pass_by(STEP_MS, settle)
        await settle()
    await crowded.clock.pass_by(IN_TIME_MS, settle)
    await crowded.queue.stop()
    assert len(crowded.sent) == wanted
    assert max(crowded.sent) <= IN_TIME_MS
