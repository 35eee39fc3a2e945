"""Memory is a cache: what is in it can be dropped at any time."""

import asyncio

import pytest

from bot.host.acts import Told
from bot.host.memory import IDLE_MS, MOST_LOADED, FirstAnswers, Slots
from bot.host.messages import BOARD, HandKey
from bot.host.ports import Conflict
from games.kit.game import ContentError
from tests.host.clock import StandingClock
from tests.host.hosting import CHANNEL, KIM, LEE, Host, refused
from tests.host.tiny import Tiny


async def test_a_match_goes_on_after_a_restart_as_if_nothing_had_been(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 4, ask=1)
    before = await host.view(table, KIM)
    await host.restart()
    after = await host.view(table, KIM)
    assert (after.scene, after.ask_number, after.seats) == (
        before.scene,
        before.ask_number,
        before.seats,
    )
    assert host.tables.directory.at(CHANNEL) == (table,)
    assert host.tables.directory.of(LEE) == (table,)
    await host.lays(table, LEE, 2, ask=1)
    await host.plays_out(table, KIM, LEE)


async def test_idle_tables_leave_memory_and_come_back(host: Host) -> None:
    table = await host.match(KIM, LEE, rounds="99")
    slots = host.tables._flow.slots
    assert len(slots) == 1
    await host.tables.pause(table, host.by(KIM))
    await host.time_passes(IDLE_MS + 5_000)
    assert len(slots) == 0
    await host.tables.resume(table, host.by(KIM))
    await host.lays(table, KIM, 4)


async def test_a_table_in_use_is_never_dropped() -> None:
    clock = StandingClock()
    slots = Slots(clock, lambda changed, effect: None)
    async with slots.hold("used") as used:
        clock.leap(2 * IDLE_MS)
        slots.sweep()
        waiting = asyncio.create_task(hold(slots, "used"))
        await asyncio.sleep(0)
        slots.sweep()
        assert len(slots) == 1
    assert await waiting is used


async def hold(slots: Slots, table: str) -> object:
    async with slots.hold(table) as slot:
        return slot


async def test_memory_holds_only_so_many(host: Host) -> None:
    table = await host.match(KIM, LEE)
    slots = host.tables._flow.slots
    async with slots.hold(table) as slot:
        loaded = slot.table
    for number in range(MOST_LOADED + 10):
        async with slots.hold(f"t{number}") as slot:
            slot.table = loaded
    slots.sweep()
    assert len(slots) == MOST_LOADED
    await host.lays(table, KIM, 2)


async def test_what_another_writer_did_is_never_overwritten(host: Host) -> None:
    table = await host.match(KIM, LEE)
    other = Host(host.folder, host.clock)
    await other.open()
    await host.view(table)
    await other.lays(table, KIM, 5, source="click of another process")
    with pytest.raises(Exception, match="tables-store-failed") as failure:
        await host.lays(table, KIM, 2)
    assert isinstance(failure.value.__cause__, Conflict)
    await refused(host.lays(table, KIM, 2, ask=1), "tables-stale-counted")
    await host.lays(table, LEE, 2)
    await other.close()


async def test_a_match_keeps_the_cards_that_it_began_with(host: Host) -> None:
    table = await host.match(KIM, LEE)
    host.open_game = lambda key: Tiny({"numbers.toml": b"highest = 9"})
    await host.restart()
    newer = await host.match(KIM, LEE)
    await host.plays_out(table, KIM, LEE)
    await host.plays_out(newer, KIM, LEE)
    assert (await host.tables.past.record(table)).cards == {"numbers.toml": "highest = 5"}
    assert (await host.tables.past.record(newer)).cards == {"numbers.toml": "highest = 9"}


class Choosy(Tiny):
    """A later version that no longer takes the old cards."""

    def __init__(self, files: dict[str, bytes]) -> None:
        super().__init__(files)
        if files["numbers.toml"] == b"highest = 5":
            raise ContentError("numbers.toml", "five is too few")


async def test_a_table_that_can_t_be_read_is_told_and_the_others_go_on(host: Host) -> None:
    table = await host.match(KIM, LEE)
    host.open_game = lambda key: Choosy({"numbers.toml": b"highest = 9"})
    await host.restart()
    await refused(host.lays(table, KIM, 2), "tables-unreadable")
    await host.lays(await host.match(KIM, LEE), KIM, 2)


async def test_what_messages_ought_to_show_is_kept_with_the_move(host: Host) -> None:
    host.is_shown = True
    await host.restart()
    table = await host.match(KIM, LEE)
    told = await host.lays(table, KIM, 2)
    await host.restart()
    wanted = {message.key: message for message in await host.store.unsent()}
    assert (wanted[BOARD].wanted, wanted[BOARD].content) == (told.revision, None)
    assert wanted[HandKey(LEE)].content is None
    await refused(host.lays(table, KIM, 2), "tables-others-turn")
    assert len(await host.store.unsent()) == len(wanted)


def test_only_the_latest_answers_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.host.memory.REMEMBERED", 2)
    answers = FirstAnswers()
    for number in range(3):
        answers.taken("t", f"click {number}", Told("t", number))
    assert answers.told("t", "click 0") is None
    assert answers.told("t", "click 2") == Told("t", 2, repeated=True)
