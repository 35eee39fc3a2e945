"""Garbage in knots is found in small steps, and never while somebody waits for an answer."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.chat.deliver.precedence import Precedence
from bot.chat.listen.tidying import EVERY, WIDER_EVERY, Tidying


class Knot:
    """Holds itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def left_to_itself() -> Iterator[None]:
    """As the interpreter would do it, before and after."""
    threshold = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def inputs(tidying: Tidying, number: int) -> None:
    for _ in range(number):
        tidying.one_more()
        await settle()


async def test_a_new_knot_is_found_after_a_few_inputs() -> None:
    tidying = Tidying(Precedence())
    tidying.begin()
    knot = weakref.ref(Knot())
    await inputs(tidying, EVERY - 1)
    assert knot() is not None
    await inputs(tidying, 1)
    assert knot() is None


async def test_a_knot_that_outlived_one_search_is_found_by_a_wider_one() -> None:
    tidying = Tidying(Precedence())
    tidying.begin()
    held = Knot()
    knot = weakref.ref(held)
    await inputs(tidying, EVERY)
    del held
    await inputs(tidying, EVERY)
    assert knot() is not None
    await inputs(tidying, EVERY * (WIDER_EVERY - 2))
    assert knot() is None


async def test_nothing_is_searched_while_a_press_is_unanswered() -> None:
    precedence = Precedence()
    tidying = Tidying(precedence)
    tidying.begin()
    knot = weakref.ref(Knot())
    with precedence.press():
        await inputs(tidying, EVERY)
        assert knot() is not None
    await settle()
    assert knot() is None
