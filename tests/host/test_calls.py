"""Who is called by the clock and when: by the signs that they show at the very table, and never
twice for the same."""

from collections.abc import Sequence

import msgspec
import pytest

from bot.host.calls import AT_ONCE_MS, CALLED_MS, SOON_MS
from bot.host.directory import PRESENT_MS, Presence
from bot.host.meetings import Meeting
from bot.host.messages import OverKey, TurnKey
from bot.host.moments import Summons
from bot.host.quiet import Quiet
from bot.host.stored import Person
from tests.call_table import rows
from tests.host.clock import StandingClock
from tests.host.hosting import ALEX, HERE, KIM, LEE, Host
from tests.host.tiny import TURN_MS

LONG = 10 * PRESENT_MS


@pytest.fixture
async def shown(host: Host) -> Host:
    """Where what happens is shown to people, who can be called."""
    host.is_shown = True
    await host.restart()
    return host


async def summons(host: Host, table: str) -> list[Summons]:
    """All that was ever desired to call anybody, in order."""
    rows = [row for row in await host.store.messages(table) if isinstance(row.key, TurnKey)]
    rows.sort(key=lambda row: row.wanted)
    return [msgspec.json.decode(row.content or b"", type=Summons) for row in rows]


async def called(host: Host, table: str) -> list[Sequence[int]]:
    return [each.users for each in await summons(host, table) if not each.is_reminder]


async def begun(host: Host, *users: int, after: int = 1_000, **options: str) -> str:
    """A match that the first of them has begun so long after all had sat down."""
    table = await host.lobby(*users, **options)
    await host.time_passes(after)
    await host.tables.start(table, host.by(users[0]))
    return table


def test_the_table_of_calls_has_the_bot_s_own_times() -> None:
    table = rows()
    assert table["start"].limit_ms == table["turn"].wait_ms == CALLED_MS
    assert table["rematch"].wait_ms == table["clock"].wait_ms == CALLED_MS
    assert table["away"].limit_ms == table["known"].wait_ms == PRESENT_MS
    assert table["away"].wait_ms == AT_ONCE_MS and table["told"].limit_ms == SOON_MS


async def test_at_the_start_those_are_called_who_are_not_at_the_table_just_then(
    shown: Host,
) -> None:
    table = await shown.lobby(KIM, LEE)
    await shown.time_passes(CALLED_MS)
    await shown.tables.join(table, shown.by(ALEX))
    await shown.tables.start(table, shown.by(KIM))
    assert await summons(shown, table) == [Summons((LEE,), is_start=True)]


async def test_who_has_seen_nothing_of_their_turn_is_called_after_a_quarter_of_a_minute(
    shown: Host,
) -> None:
    table = await begun(shown, KIM, LEE)
    await shown.time_passes(CALLED_MS - 1)
    assert await called(shown, table) == []
    await shown.time_passes(1)
    assert await called(shown, table) == [(LEE,)], "Kim has begun the match a moment ago"


async def test_nobody_is_called_twice_for_the_same(shown: Host) -> None:
    table = await begun(shown, KIM, LEE, after=CALLED_MS)
    assert await called(shown, table) == [(LEE,)]
    await shown.lays(table, KIM, 3)
    await shown.time_passes(CALLED_MS)
    await shown.restart(down_for=LONG)
    await shown.time_passes(PRESENT_MS)
    assert await called(shown, table) == [(LEE,)]


async def test_the_next_turn_calls_again_and_at_once_whoever_has_been_away(shown: Host) -> None:
    table = await begun(shown, KIM, LEE, after=CALLED_MS, rounds="9")
    await shown.time_passes(TURN_MS - 1)
    await shown.lays(table, KIM, 3)
    await shown.time_passes(1 + AT_ONCE_MS)
    assert (await called(shown, table))[-1] == (LEE,)
    assert shown.kinds()[-2:] == ["move", "call"]


async def test_a_sign_at_this_very_table_puts_the_call_off(shown: Host) -> None:
    table = await begun(shown, KIM, LEE)
    await shown.time_passes(CALLED_MS - 1)
    shown.tables.presence.acted(table, LEE, shown.clock.now())
    await shown.time_passes(PRESENT_MS - 2 * CALLED_MS)
    assert await called(shown, table) == []
    shown.tables.presence.acted("elsewhere", LEE, shown.clock.now())
    await shown.time_passes(2 * CALLED_MS)
    assert (LEE,) in await called(shown, table), "a minute without a sign of them here"


async def test_whoever_acts_is_not_called_for_what_they_are_asked_by_it(shown: Host) -> None:
    table = await begun(shown, KIM, LEE, rounds="9")
    await shown.lays(table, KIM, 3)
    await shown.time_passes(CALLED_MS - 1)
    await shown.lays(table, LEE, 3)
    await shown.time_passes(CALLED_MS)
    assert await called(shown, table) == [(KIM,)], "Lee has turned the cards over"


async def test_a_call_survives_a_restart(shown: Host) -> None:
    table = await begun(shown, KIM, LEE)
    await shown.time_passes(CALLED_MS - 1)
    await shown.restart(down_for=LONG)
    await shown.time_passes(CALLED_MS - 1)
    assert await called(shown, table) == []
    await shown.time_passes(1)
    assert await called(shown, table) == [(KIM, LEE)], "after a restart nobody has shown a sign"


async def test_where_only_bot_player_waits_there_is_more_time(shown: Host) -> None:
    told = await shown.tables.open_table("tiny", HERE, shown.by(KIM), language="sv", against="easy")
    await shown.time_passes(CALLED_MS)
    await shown.tables.start(told.table, shown.by(KIM))
    for _ in range(8):
        shown.tables.presence.acted(told.table, KIM, shown.clock.now())
        await shown.time_passes(CALLED_MS)
    assert await called(shown, told.table) == []
    await shown.time_passes(PRESENT_MS)
    assert await called(shown, told.table) == [(KIM,)]


async def test_in_a_pause_nobody_is_called(shown: Host) -> None:
    table = await begun(shown, KIM, LEE)
    await shown.tables.pause(table, shown.by(KIM))
    await shown.time_passes(LONG)
    assert await called(shown, table) == []
    await shown.tables.resume(table, shown.by(KIM))
    await shown.time_passes(CALLED_MS)
    assert await called(shown, table) == [(LEE,)]


async def test_a_clock_that_runs_out_is_announced_also_to_who_plays_elsewhere(
    shown: Host,
) -> None:
    table = await begun(shown, KIM, LEE, **{"clock:": "bank 300"})
    await shown.lays(table, KIM, 3)
    for _ in range(6 * 60):
        if table in shown.tables.directory.of(LEE) and shown.kinds()[-1] == "remind":
            break
        shown.tables.presence.acted("elsewhere", LEE, shown.clock.now())
        await shown.time_passes(1_000)
    view = await shown.view(table)
    (clock,) = view.clocks
    assert clock.seat == 1 and clock.until - shown.clock.now() >= 50_000
    assert (await summons(shown, table))[-1] == Summons((LEE,), is_reminder=True)


async def test_a_reminder_waits_for_who_does_something_just_then_and_comes_all_the_same(
    shown: Host,
) -> None:
    table = await begun(shown, KIM, LEE, **{"clock:": "turn 600"})
    await shown.lays(table, KIM, 3)
    await shown.time_passes(400_000 - 1)
    shown.tables.presence.acted(table, LEE, shown.clock.now())
    await shown.time_passes(CALLED_MS - 1)
    assert "remind" not in shown.kinds()
    await shown.time_passes(1)
    assert shown.kinds()[-1] == "remind"


async def test_where_the_clock_is_short_the_call_is_the_reminder(shown: Host) -> None:
    table = await begun(shown, KIM, LEE, **{"clock:": "turn 60"})
    await shown.lays(table, KIM, 3)
    await shown.time_passes(59_000)
    assert await summons(shown, table) == [Summons((LEE,))]


async def test_the_clock_s_own_move_is_told_to_whoever_it_was_made_for_until_they_act(
    shown: Host,
) -> None:
    table = await begun(shown, KIM, LEE, rounds="9")
    await shown.lays(table, KIM, 3)
    await shown.time_passes(TURN_MS)
    own, public = await shown.view(table, LEE), await shown.view(table)
    assert len(own.unseen) == 1
    assert (await shown.view(table, KIM)).unseen == public.unseen == ()
    assert all(not tally.unseen for tally in (*own.tallies, *public.tallies))
    await shown.restart()
    assert (await shown.view(table, LEE)).unseen == own.unseen
    await shown.lays(table, LEE, 3)
    assert (await shown.view(table, LEE)).unseen == ()


@pytest.mark.parametrize("digest", [True, False])
async def test_who_has_a_digest_is_not_called_for_each_turn(shown: Host, digest: bool) -> None:
    await shown.store.keep_person(Person(LEE, quiet=Quiet("UTC", 3, 4, digest)))
    table = await begun(shown, KIM, LEE, after=CALLED_MS, **{"clock:": "day"})
    await shown.lays(table, KIM, 3)
    await shown.time_passes(LONG)
    assert ((LEE,) in await called(shown, table)) != digest


async def test_signs_are_forgotten(shown: Host) -> None:
    clock = StandingClock()
    presence = Presence(clock)
    for number in range(10_000):
        presence.acted(f"table {number}", KIM, clock.now())
    assert presence.sign("table 0", KIM) is None
    assert presence.is_there("table 9999", KIM)
    clock.leap(PRESENT_MS)
    assert not presence.is_there("table 9999", KIM)


async def reopened(host: Host, *users: int) -> str:
    """The lobby of a rematch that the first of them has asked for."""
    table = await host.match(*users, rounds="1")
    await host.plays_out(table, *users)
    return await host.rematch(table, users[0])


async def test_who_has_a_seat_kept_in_a_rematch_is_called_once(shown: Host) -> None:
    again = await reopened(shown, KIM, LEE)
    await shown.time_passes(CALLED_MS - 1)
    assert await called(shown, again) == [], "Lee may just be looking at how it ended"
    await shown.restart()
    await shown.time_passes(CALLED_MS)
    await shown.time_passes(LONG)
    await shown.restart()
    await shown.time_passes(LONG)
    assert await called(shown, again) == [(LEE,)]


async def test_who_has_said_that_they_come_to_a_meeting_is_called_once(shown: Host) -> None:
    table = await shown.match(KIM, LEE, ALEX, rounds="1")
    await shown.plays_out(table, KIM, LEE, ALEX)
    agreed = Meeting("m1", table, HERE, shown.clock.now(), KIM, comes=(KIM, ALEX), declines=(LEE,))
    await shown.time_passes(LONG)
    lobby = (await shown.tables.meet(agreed, shown.clock.now())).table
    assert (await shown.tables.meet(agreed, shown.clock.now())).repeated
    await shown.time_passes(AT_ONCE_MS)
    await shown.restart()
    await shown.time_passes(LONG)
    assert await called(shown, lobby) == [(KIM, ALEX)]


async def test_who_is_back_in_time_is_not_called_and_a_sign_puts_that_off(shown: Host) -> None:
    again = await reopened(shown, KIM, LEE, ALEX)
    await shown.time_passes(CALLED_MS - 1)
    shown.tables.presence.acted(again, ALEX, shown.clock.now())
    await shown.tables.join(again, shown.by(LEE))
    await shown.time_passes(PRESENT_MS - 1)
    assert await called(shown, again) == []
    await shown.time_passes(1)
    assert await called(shown, again) == [(ALEX,)]
    await shown.tables.join(again, shown.by(ALEX))
    rows = [row.key for row in await shown.store.messages(again)]
    assert OverKey(ALEX) in rows, "the call is taken away"
