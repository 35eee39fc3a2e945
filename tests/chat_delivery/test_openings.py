"""Direct messages that can't be opened: that is known at once, and their owner plays by "My
hand", and the bot lets it rest. So it does before Discord would bar it."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.chat.deliver.limits import DAY_MS, Limits, Span
from bot.host.messages import HandKey
from bot.playground import Playground, Settings
from bot.playground.control import ClearFaults, PlanFault
from bot.playground.faults import RequestFault
from bot.playground.settings import BucketSize
from tests.chat_delivery.conftest import FREE, STRICT, UNLIMITED
from tests.chat_delivery.parlour import Parlour, dm_of, open_parlour, until
from tests.playground.scenes import open_scene

OPENING = "/users/@me/channels"
OPENING_ROUTE = f"POST {OPENING}"
QUARANTINED, TOO_FAST = 20026, 40003


async def refuse(parlour: Parlour, status: int, code: int, times: int = 0) -> None:
    fault = RequestFault(kind="status", path=OPENING, status=status, code=code, times=times)
    await parlour.order(PlanFault(fault=fault))


def told_in_public(parlour: Parlour) -> list[str]:
    """What anybody is told in plain words where all read it."""
    return [m.content for m in parlour.there(parlour.channel) if m.content or m.rings]


@pytest.mark.parametrize(
    ("status", "code", "reach"),
    [
        (403, QUARANTINED, "barred"),
        (403, TOO_FAST, "barred"),
        (429, TOO_FAST, "barred"),
        (400, 0, "barred"),
        (404, 10013, "barred"),
        (403, 50013, "barred"),
        (400, 50007, "closed"),
        (403, 50278, "closed"),
    ],
)
async def test_it_is_known_at_once_who_cannot_be_reached_and_no_business_of_anybody_else(
    parlour: Parlour, caplog: pytest.LogCaptureFixture, status: int, code: int, reach: str
) -> None:
    await refuse(parlour, status, code)
    table = await parlour.lobby("riftforce", parlour.anna)
    assert await parlour.delivery.dm.reach(table, parlour.anna) == reach
    await parlour.sent()
    assert await parlour.is_settled(table)
    assert len(parlour.requests("open")) == 1, "it is left in peace"
    assert told_in_public(parlour) == []
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    kept = await parlour.store.person(parlour.anna)
    assert kept is not None and kept.dm_channel is None
    assert kept.dm_closed == (reach == "closed")


@pytest.mark.parametrize("code", [QUARANTINED, TOO_FAST])
async def test_all_openings_rest_for_longer_each_time(parlour: Parlour, code: int) -> None:
    cleo = await parlour.guest("cleo")
    await refuse(parlour, 403, code)
    table = await parlour.lobby("supertrumf", parlour.anna)
    assert await parlour.delivery.dm.reach(table, parlour.anna) == "barred"
    for user in (parlour.bo, cleo):
        await parlour.tables.join(table, parlour.by(user))
        assert await parlour.delivery.dm.reach(table, user) == "barred"
    await parlour.sent()
    assert len(parlour.requests("open")) == 1
    tried = []
    for _ in range(8):
        parlour.pass_time(61)
        before = len(parlour.requests("open"))
        table = await parlour.lobby("supertrumf", parlour.anna)
        await parlour.sent()
        tried.append(len(parlour.requests("open")) - before)
        await parlour.tables.end(table, parlour.by(parlour.anna))
    assert tried == [1, 0, 1, 0, 0, 0, 1, 0]


async def test_once_it_works_again_the_hand_comes_by_itself(parlour: Parlour) -> None:
    await refuse(parlour, 403, QUARANTINED)
    table = await parlour.lobby("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    await parlour.order(ClearFaults())
    parlour.pass_time(61)
    await parlour.tables.start(table, parlour.by(parlour.anna))
    await parlour.sent()
    for someone in (parlour.scene.anna, parlour.scene.bo):
        hand = await parlour.message(table, HandKey(int(someone.id)))
        assert str(hand) in [message.id for message in someone.sees(dm_of(someone))]
    assert await parlour.delivery.dm.reach(table, parlour.anna) == "open"


async def test_a_restart_has_forgotten_that_it_was_barred(parlour: Parlour) -> None:
    await refuse(parlour, 403, QUARANTINED)
    table = await parlour.lobby("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    await parlour.order(ClearFaults())
    await parlour.restart()
    await parlour.tables.start(table, parlour.by(parlour.anna))
    await parlour.sent()
    assert await parlour.message(table, HandKey(parlour.anna))


async def test_whose_direct_messages_are_open_gets_them_while_all_openings_rest(
    parlour: Parlour,
) -> None:
    await parlour.lobby("riftforce", parlour.anna)
    await parlour.sent()
    await refuse(parlour, 403, TOO_FAST)
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    assert await parlour.message(table, HandKey(parlour.anna))
    assert await parlour.delivery.dm.reach(table, parlour.anna) == "open"
    assert await parlour.delivery.dm.reach(table, parlour.bo) == "barred"


async def test_who_cannot_be_called_by_direct_message_is_called_in_public(
    parlour: Parlour,
) -> None:
    await refuse(parlour, 403, QUARANTINED)
    table = await parlour.match("riftforce", parlour.anna, parlour.bo)
    await parlour.sent()
    (seat,) = await parlour.awaited(table)
    other = parlour.everybody[await parlour.who(table, 1 - seat)]
    parlour.pass_time(200)
    while await parlour.awaited(table) == [seat]:
        await parlour.plays(table, seat)
    await parlour.sent()
    await parlour.call(table)
    assert len([m for m in other.sees(str(parlour.channel)) if m.rings]) == 1
    assert await parlour.is_settled(table)


async def test_an_outage_while_opening_is_told_and_tried_again(hurried: Parlour) -> None:
    await refuse(hurried, 503, 0, times=5)
    table = await hurried.lobby("riftforce", hurried.anna)
    assert await hurried.delivery.dm.reach(table, hurried.anna) == "barred"
    await hurried.sent()
    assert await hurried.message(table, HandKey(hurried.anna))
    assert await hurried.delivery.dm.reach(table, hurried.anna) == "open"


FEW, MANY = 3, 5
"""Direct messages that may be opened in ten minutes, and in a day."""


@pytest.fixture
async def sparing(tmp_path: Path) -> AsyncIterator[Parlour]:
    limits = replace(UNLIMITED, opened_in_all=(Span(FEW, 600_000), Span(MANY, DAY_MS)))
    async with (
        await Playground.start(settings=FREE) as playground,
        open_scene(playground) as scene,
        open_parlour(scene, tmp_path, limits) as opened,
    ):
        yield opened


async def sit_down(parlour: Parlour, *names: str) -> list[str]:
    """New people, each at a table of their own, all at once."""
    guests = [await parlour.guest(name) for name in names]
    tables = [await parlour.lobby("riftforce", guest) for guest in guests]
    await parlour.sent()
    return tables


async def test_beyond_what_may_be_opened_nobody_waits(
    sparing: Parlour,
) -> None:
    tables = await sit_down(sparing, "cleo", "dan", "eve", "finn", "gil")
    assert len(sparing.requests("open")) == FEW
    assert told_in_public(sparing) == []
    assert all([await sparing.is_settled(table) for table in tables])
    assert sparing.delivery.queue.busy() == set()


async def test_later_those_who_came_too_late_get_their_hands(sparing: Parlour) -> None:
    tables = await sit_down(sparing, "cleo", "dan", "eve", "finn")
    sparing.pass_time(601)
    finn = (await sparing.tables.look(tables[3])).opener
    await sparing.tables.join(tables[3], sparing.by(sparing.anna))
    await sparing.tables.start(tables[3], sparing.by(finn))
    await sparing.sent()
    assert await sparing.message(tables[3], HandKey(finn))
    assert len(sparing.requests("open")) == FEW + 2


async def test_a_restart_forgets_no_opening(sparing: Parlour) -> None:
    await sit_down(sparing, "cleo", "dan", "eve")
    await sparing.restart()
    await sit_down(sparing, "finn")
    assert len(sparing.requests("open")) == FEW, "ten minutes have not passed"
    sparing.pass_time(601)
    await sit_down(sparing, "gil", "hal")
    sparing.pass_time(601)
    await sparing.restart()
    await sit_down(sparing, "ida")
    assert len(sparing.requests("open")) == MANY, "nor has a day"
    sparing.pass_time(DAY_MS / 1000)
    await sit_down(sparing, "jon")
    assert len(sparing.requests("open")) == MANY + 1


async def test_what_the_bot_stopped_before_it_was_asked_for_does_not_count(tmp_path: Path) -> None:
    """The third is held back, as Discord has told the bot to."""
    held_for = 15.0
    buckets = STRICT.buckets | {OPENING_ROUTE: BucketSize(2, held_for)}
    limits = replace(UNLIMITED, opened_in_all=(Span(3, 600_000),))
    async with (
        await Playground.start(settings=replace(STRICT, buckets=buckets)) as playground,
        open_scene(playground) as scene,
        open_parlour(scene, tmp_path, limits) as parlour,
    ):
        await sit_down(parlour, "cleo")
        guests = [await parlour.guest(name) for name in ("dan", "eve")]
        tables = [await parlour.lobby("riftforce", guests[0])]
        await until(lambda: len(parlour.requests("open")) == 2)
        tables.append(await parlour.lobby("riftforce", guests[1]))
        await until(lambda: len(parlour.delivery._opener._opened) == 3)
        await parlour.close()
        assert len(parlour.requests("open")) == 2
        parlour.pass_time(held_for)
        del buckets[OPENING_ROUTE]
        await parlour.open()
        await parlour.sent()
        for table, guest in zip(tables, guests, strict=True):
            assert await parlour.message(table, HandKey(guest))
        assert len(parlour.requests("open")) == 3
        assert parlour.refused(429) == []


async def test_sixty_new_people_at_once_meet_no_limit_of_discords(tmp_path: Path) -> None:
    """The playground refuses the eleventh in ten seconds, and the fifty-first in ten minutes."""
    speed = 20
    settings = Settings(identify_limits=False, transcript_entries=100_000, clock_speed=speed)
    async with (
        await Playground.start(settings=settings) as playground,
        open_scene(playground) as scene,
        open_parlour(scene, tmp_path, Limits(), speed=speed) as parlour,
    ):
        guests = [await parlour.guest(f"guest-{number}") for number in range(60)]
        for number in range(0, len(guests), 6):
            channel = await parlour.another_channel()
            await parlour.lobby("supertrumf", *guests[number : number + 6], channel=channel)
        windows = parlour.delivery.queue.opened
        # One that a restart cuts off counts, whether it has arrived or not.
        await until(lambda: len(parlour.requests("open")) >= 20 and not windows[0]._under_way)
        await parlour.restart()
        await parlour.sent()
        assert parlour.refused(429) == parlour.refused(403) == []
        assert len(parlour.requests("open")) == 30
