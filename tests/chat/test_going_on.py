"""How often a board is edited while the same person goes on with their turn."""

import asyncio
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

import pytest

from bot.chat.deliver.jobs import GOING_ON_MS, LONGEST_GOING_ON_MS, Name, Request
from bot.chat.deliver.limits import Limits
from bot.chat.deliver.queue import RequestQueue
from bot.chat.press import first_id_at
from bot.host.messages import BOARD, Priority
from tests.host.clock import StandingClock

TABLE, CHANNEL, KIM = Name("t", BOARD), 1, 501
APART_MS = Limits().edits.ms
LONG_MS = 20_000


class Board:
    """A table's board, and when it was edited, from the first move on."""

    def __init__(self) -> None:
        self.clock = StandingClock()
        self.queue = RequestQueue(self.clock, Limits())
        self.edits: list[int] = []
        self.began = self.clock.now()
        self.message = first_id_at(self.began)
        self.is_due = False

    async def turn(self, moves: Sequence[int]) -> list[int]:
        """A player moves at these times, with the last one their turn is over."""
        for at in moves:
            await self.until(at)
            self.queue.put_off(TABLE, KIM)
            self.is_due = True
            put = partial(self.queue.put, CHANNEL, TABLE, Priority.BOARD, self.prepare)
            if at == moves[-1]:
                put()
            else:
                put(wait=GOING_ON_MS, goes_on=KIM)
        await self.until(moves[-1] + LONG_MS)
        return self.edits

    async def until(self, at: int) -> None:
        await settle()
        await self.clock.pass_by(self.began + at - self.clock.now(), settle)

    async def prepare(self) -> Request | None:
        return Request("edit", self.edit, self.message) if self.is_due else None

    async def edit(self) -> None:
        self.is_due = False
        self.edits.append(self.clock.now() - self.began)


async def settle() -> None:
    for _ in range(30):
        await asyncio.sleep(0)


async def test_a_move_that_ends_the_turn_is_shown_at_once() -> None:
    assert await Board().turn([0]) == [0]


async def test_the_first_move_of_a_turn_is_shown_at_once_and_swift_ones_once_it_is_over() -> None:
    assert await Board().turn([0, 400, 700, 1_000, 1_500]) == [0, 1_500]
    assert await Board().turn([0, 100, 200]) == [0, APART_MS]


async def test_who_thinks_between_two_moves_has_each_shown_at_once() -> None:
    assert await Board().turn([0, 2_000, 4_000]) == [0, 2_000, 4_000]


async def test_what_followed_swiftly_is_shown_once_its_player_is_still() -> None:
    assert await Board().turn([0, 500, 9_000]) == [0, 500 + GOING_ON_MS, 9_000]


@pytest.mark.parametrize("apart", [300, 700, 1_100])
async def test_a_long_swift_turn_is_shown_every_five_seconds(apart: int) -> None:
    moves = range(0, 12_000, apart)
    edits = await Board().turn(moves)
    assert len(edits) <= 2 + moves[-1] // LONGEST_GOING_ON_MS + 1
    lags = [later - earlier for earlier, later in pairwise(edits)]
    assert min(lags) >= APART_MS
