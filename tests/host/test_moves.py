"""Moves: asks and their numbers, repeats, and what a failed commit leaves behind."""

import asyncio

import pytest

from bot.host.acts import Answer
from bot.host.failures import NotSaved
from bot.host.ports import Broken, DiskFull
from games.kit.say import Why
from tests.failing_store import CALLS
from tests.host.hosting import ALEX, KIM, LEE, SAM, Host, picks, refused


async def numbers(host: Host, table: str, *users: int) -> list[int | None]:
    return [(await host.view(table, user)).ask_number for user in users]


async def test_a_move_is_kept_before_it_is_answered(host: Host) -> None:
    table = await host.match(KIM, LEE)
    told = await host.lays(table, KIM, 4)
    stored = await host.store.table(table)
    assert stored is not None
    assert stored.revision == told.revision
    log = await host.store.log(table)
    assert [line.kind for line in log] == ["open", "join", "start", "move"]
    assert (log[-1].user, log[-1].seat, log[-1].body) == (KIM, 0, b'{"type":"lay","number":4}')
    assert [call.name for call in log[2].chance] == ["deck"]


async def test_both_who_lay_at_the_same_moment_succeed(host: Host) -> None:
    table = await host.match(KIM, LEE, ALEX)
    before = await numbers(host, table, KIM, LEE, ALEX)
    await asyncio.gather(
        *(host.lays(table, user, 2, ask) for user, ask in zip((KIM, LEE), before, strict=False))
    )
    assert await numbers(host, table, KIM, LEE, ALEX) == [2, 2, 1]


async def test_a_number_changes_only_with_what_that_seat_is_asked(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 2)
    assert await numbers(host, table, KIM, LEE) == [2, 1]
    await host.shouts(table, LEE, "hey")
    assert await numbers(host, table, KIM, LEE) == [2, 1]
    await host.lays(table, LEE, 2)
    assert await numbers(host, table, KIM, LEE) == [3, 2]


async def test_a_stale_click_is_told_whether_the_earlier_one_counted(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 2, ask=1)
    await refused(host.lays(table, KIM, 5, ask=1), "tables-stale-counted", Why.STALE)
    await host.time_passes(120_000)
    await refused(host.lays(table, LEE, 5, ask=1), "tables-stale", Why.STALE)
    await refused(host.lays(table, KIM, 5, ask=99), "tables-stale", Why.STALE)


async def test_a_typed_answer_needs_no_number(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 2)
    await host.shouts(table, KIM, "hey")
    await host.lays(table, LEE, 2)
    assert await numbers(host, table, KIM, LEE) == [3, 2]


async def test_an_answer_without_a_number_to_what_only_others_are_asked_is_theirs(
    host: Host,
) -> None:
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 2)
    await refused(host.lays(table, KIM, 2), "tables-others-turn", Why.NOT_YOURS)
    assert await numbers(host, table, KIM, LEE) == [2, 1]


async def test_the_same_input_again_is_answered_as_the_first_time(host: Host) -> None:
    table = await host.match(KIM, LEE)
    first = await host.lays(table, KIM, 2, ask=1, source="click 900")
    again = await host.lays(table, KIM, 2, ask=1, source="click 900")
    assert (again.revision, again.repeated) == (first.revision, True)
    await host.lays(table, LEE, 2)
    await host.restart()
    again = await host.lays(table, KIM, 2, ask=1, source="click 900")
    assert (again.revision, again.repeated) == (first.revision, True)
    moves = [line for line in await host.store.log(table) if line.kind == "move"]
    assert len(moves) == 2


async def test_the_same_input_many_times_at_once_counts_once(host: Host) -> None:
    table = await host.match(KIM, LEE)
    told = await asyncio.gather(
        *(host.shouts_as(table, KIM, "hey", "message 5") for _ in range(10))
    )
    assert {answer.revision for answer in told} == {4}
    assert [answer.repeated for answer in told].count(False) == 1


async def test_a_refused_input_stays_refused(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 2)
    await refused(host.lays(table, KIM, 3, source="click 901"), "tables-others-turn")
    await host.lays(table, LEE, 2)
    await refused(host.lays(table, KIM, 3, source="click 901"), "tables-others-turn")
    await host.lays(table, KIM, 3)


async def test_opening_and_joining_count_once_too(host: Host) -> None:
    by = host.by(KIM, "interaction 1")
    place = (await host.view(await host.lobby(KIM))).place
    first = await host.tables.open_table("tiny", place, by, language="sv")
    again = await host.tables.open_table("tiny", place, by, language="sv")
    assert (first.table, again.repeated) == (again.table, True)
    join = host.by(LEE, "interaction 2")
    joined = await host.tables.join(first.table, join)
    assert (await host.tables.join(first.table, join)) == joined._replace(repeated=True)


async def test_moves_that_the_rules_refuse_change_nothing(host: Host) -> None:
    table = await host.match(KIM, LEE)
    before = await host.store.table(table)
    await refused(host.lays(table, KIM, 6), "kit-not-offered", Why.MALFORMED)
    await refused(host.shouts(table, KIM, "silence"), "tiny-silence", Why.ILLEGAL)
    await refused(host.lays(table, SAM, 3), "tables-not-seated", Why.NOT_YOURS)
    attempt = host.tables.move(table, host.by(KIM), Answer("fly", picks("up")))
    await refused(attempt, "tables-stale", Why.STALE)
    assert await host.store.table(table) == before


async def test_a_preview_tells_and_changes_nothing(host: Host) -> None:
    table = await host.match(KIM, LEE)
    answer = Answer("lay", picks("4"), 1)
    preview = await host.tables.preview(table, host.by(KIM), answer)
    assert preview.lines[0].args == {"number": 4}
    await host.lays(table, KIM, 4, ask=1)
    await refused(host.tables.preview(table, host.by(KIM), answer), "tables-stale")


async def test_nobody_sees_what_another_has_laid(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 4)
    own, others, public = [await host.view(table, user) for user in (KIM, LEE, None)]
    assert own.scene and others.scene and public.scene
    assert "own" in [zone.key for zone in own.scene.board]
    assert "own" not in [zone.key for zone in others.scene.board]
    assert public.scene.asks == ()
    assert public.ask_number is None


async def test_a_match_ends_with_its_outcome(host: Host) -> None:
    table = await host.match(KIM, LEE, rounds="2")
    await host.plays_out(table, KIM, LEE)
    view = await host.view(table)
    assert view.outcome is not None
    assert (view.phase, view.ending, view.outcome.how) == ("ended", "outcome", "rounds")
    await refused(host.lays(table, KIM, 3), "tables-over")


async def test_a_failed_commit_leaves_nothing_behind(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    fails = await host.with_store_that_fails(DiskFull)
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 4)
    before, seen = await host.view(table, LEE), len(host.changes)
    fails.add("commit")
    with pytest.raises(NotSaved) as failure:
        await host.shouts_as(table, LEE, "hey", "message 1")
    assert failure.value.message.id == "tables-disk-full"
    assert await host.view(table, LEE) == before
    assert len(host.changes) == seen
    for number in range(3_000, 3_003):
        with pytest.raises(NotSaved):
            await host.shouts_as(table, LEE, "hey", f"message {number}")
    assert caplog.text.count("the store fails") == 1
    fails.clear()
    told = await host.shouts_as(table, LEE, "hey", "message 3000")
    assert not told.repeated
    await host.lays(table, LEE, 2)


async def test_a_store_that_can_t_be_read_is_told_too(host: Host) -> None:
    fails = await host.with_store_that_fails(Broken)
    table = await host.match(KIM, LEE)
    fails.update(name for name in CALLS if not name.startswith(("commit", "keep")))
    for attempt in (host.lays(table, SAM, 3), host.view("elsewhere"), host.lobby(KIM)):
        with pytest.raises(NotSaved, match="tables-store-failed"):
            await attempt
    await host.lays(table, KIM, 3)


async def test_who_goes_away_while_the_commit_is_under_way_has_still_moved(host: Host) -> None:
    table = await host.match(KIM, LEE)
    going = asyncio.create_task(host.lays(table, KIM, 4))
    await asyncio.sleep(0)
    going.cancel()
    await host.settled()
    assert (await host.view(table)).revision == 4
    await host.lays(table, LEE, 4)
    assert host.kinds()[-2:] == ["move", "move"]


async def test_a_stopped_host_takes_nothing_and_has_finished_everything(host: Host) -> None:
    table = await host.match(KIM, LEE)
    moving = asyncio.gather(*(host.shouts(table, KIM, f"hey {n}") for n in range(20)))
    await asyncio.sleep(0)
    await host.tables.stop()
    await moving
    await refused(host.lays(table, KIM, 3), "tables-stopping")
    stored = await host.store.table(table)
    assert stored is not None
    assert stored.revision == 23


async def test_listeners_hear_of_each_change_in_order_and_see_it_as_it_was(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 4)
    await host.lays(table, LEE, 2)
    heard = host.changes
    assert [changed.revision for changed in heard] == [1, 2, 3, 4, 5]
    assert host.kinds() == ["open", "join", "start", "move", "move"]
    assert [changed.asked_anew() for changed in heard] == [(), (), (0, 1), (0,), (0, 1)]
    scene = heard[3].view(None).scene
    assert scene is not None
    assert scene.story[0].args == {"text": "laid 0"}


async def test_a_listener_that_fails_stops_nobody(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(changed: object, effect: object) -> None:
        raise ValueError("the show is broken")

    with host.tables.subscribed(fail):
        table = await host.match(KIM, LEE)
        await host.lays(table, KIM, 4)
    assert "a listener failed" in caplog.text
