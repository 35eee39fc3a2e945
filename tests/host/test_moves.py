"""Moves: asks and their numbers, repeats, and what a failed commit leaves behind."""

import asyncio

import pytest

from bot.host.acts import Answer
from bot.host.failures import NotSaved
from bot.store.sqlite.connection import Connection
from games.kit.say import Why
from tests.host.house import ALEX, KIM, LEE, SAM, House, picks, refused


async def numbers(house: House, table: str, *users: int) -> list[int | None]:
    return [(await house.view(table, user)).ask_number for user in users]


async def test_a_move_is_kept_before_it_is_answered(house: House) -> None:
    table = await house.match(KIM, LEE)
    told = await house.lays(table, KIM, 4)
    stored = await house.store.table(table)
    assert stored is not None
    assert stored.revision == told.revision
    log = await house.store.log(table)
    assert [line.kind for line in log] == ["open", "join", "start", "move"]
    assert (log[-1].user, log[-1].seat, log[-1].body) == (KIM, 0, b'{"type":"lay","number":4}')
    assert [call.name for call in log[2].chance] == ["deck"]


async def test_both_who_lay_at_the_same_moment_succeed(house: House) -> None:
    table = await house.match(KIM, LEE, ALEX)
    before = await numbers(house, table, KIM, LEE, ALEX)
    await asyncio.gather(
        *(house.lays(table, user, 2, ask) for user, ask in zip((KIM, LEE), before, strict=False))
    )
    assert await numbers(house, table, KIM, LEE, ALEX) == [2, 2, 1]


async def test_a_number_changes_only_with_what_that_seat_is_asked(house: House) -> None:
    table = await house.match(KIM, LEE)
    await house.lays(table, KIM, 2)
    assert await numbers(house, table, KIM, LEE) == [2, 1]
    await house.shouts(table, LEE, "hey")
    assert await numbers(house, table, KIM, LEE) == [2, 1]
    await house.lays(table, LEE, 2)
    assert await numbers(house, table, KIM, LEE) == [3, 2]


async def test_a_stale_click_is_told_whether_the_earlier_one_counted(house: House) -> None:
    table = await house.match(KIM, LEE)
    await house.lays(table, KIM, 2, ask=1)
    await refused(house.lays(table, KIM, 5, ask=1), "tables-stale-counted", Why.STALE)
    await house.time_passes(120_000)
    await refused(house.lays(table, LEE, 5, ask=1), "tables-stale", Why.STALE)
    await refused(house.lays(table, KIM, 5, ask=99), "tables-stale", Why.STALE)


async def test_a_typed_answer_needs_no_number(house: House) -> None:
    table = await house.match(KIM, LEE)
    await house.lays(table, KIM, 2)
    await house.shouts(table, KIM, "hey")
    await house.lays(table, LEE, 2)
    assert await numbers(house, table, KIM, LEE) == [3, 2]


async def test_an_answer_without_a_number_to_what_only_others_are_asked_is_theirs(
    house: House,
) -> None:
    table = await house.match(KIM, LEE)
    await house.lays(table, KIM, 2)
    await refused(house.lays(table, KIM, 2), "tables-others-turn", Why.NOT_YOURS)
    assert await numbers(house, table, KIM, LEE) == [2, 1]


async def test_the_same_input_again_is_answered_as_the_first_time(house: House) -> None:
    table = await house.match(KIM, LEE)
    first = await house.lays(table, KIM, 2, ask=1, source="click 900")
    again = await house.lays(table, KIM, 2, ask=1, source="click 900")
    assert (again.revision, again.repeated) == (first.revision, True)
    await house.lays(table, LEE, 2)
    await house.restart()
    again = await house.lays(table, KIM, 2, ask=1, source="click 900")
    assert (again.revision, again.repeated) == (first.revision, True)
    moves = [line for line in await house.store.log(table) if line.kind == "move"]
    assert len(moves) == 2


async def test_the_same_input_many_times_at_once_counts_once(house: House) -> None:
    table = await house.match(KIM, LEE)
    told = await asyncio.gather(
        *(house.shouts_as(table, KIM, "hey", "message 5") for _ in range(10))
    )
    assert {answer.revision for answer in told} == {4}
    assert [answer.repeated for answer in told].count(False) == 1


async def test_a_refused_input_stays_refused(house: House) -> None:
    table = await house.match(KIM, LEE)
    await house.lays(table, KIM, 2)
    await refused(house.lays(table, KIM, 3, source="click 901"), "tables-others-turn")
    await house.lays(table, LEE, 2)
    await refused(house.lays(table, KIM, 3, source="click 901"), "tables-others-turn")
    await house.lays(table, KIM, 3)


async def test_opening_and_joining_count_once_too(house: House) -> None:
    by = house.by(KIM, "interaction 1")
    place = (await house.view(await house.lobby(KIM))).place
    first = await house.tables.open_table("tiny", place, by, language="sv")
    again = await house.tables.open_table("tiny", place, by, language="sv")
    assert (first.table, again.repeated) == (again.table, True)
    join = house.by(LEE, "interaction 2")
    joined = await house.tables.join(first.table, join)
    assert (await house.tables.join(first.table, join)) == joined._replace(repeated=True)


async def test_moves_that_the_rules_refuse_change_nothing(house: House) -> None:
    table = await house.match(KIM, LEE)
    before = await house.store.table(table)
    await refused(house.lays(table, KIM, 6), "kit-not-offered", Why.MALFORMED)
    await refused(house.shouts(table, KIM, "silence"), "tiny-silence", Why.ILLEGAL)
    await refused(house.lays(table, SAM, 3), "tables-not-seated", Why.NOT_YOURS)
    attempt = house.tables.move(table, house.by(KIM), Answer("fly", picks("up")))
    await refused(attempt, "tables-stale", Why.STALE)
    assert await house.store.table(table) == before


async def test_a_preview_tells_and_changes_nothing(house: House) -> None:
    table = await house.match(KIM, LEE)
    answer = Answer("lay", picks("4"), 1)
    preview = await house.tables.preview(table, house.by(KIM), answer)
    assert preview.lines[0].args == {"number": 4}
    await house.lays(table, KIM, 4, ask=1)
    await refused(house.tables.preview(table, house.by(KIM), answer), "tables-stale")


async def test_nobody_sees_what_another_has_laid(house: House) -> None:
    table = await house.match(KIM, LEE)
    await house.lays(table, KIM, 4)
    own, others, public = [await house.view(table, user) for user in (KIM, LEE, None)]
    assert own.scene and others.scene and public.scene
    assert "own" in [zone.key for zone in own.scene.board]
    assert "own" not in [zone.key for zone in others.scene.board]
    assert public.scene.asks == ()
    assert public.ask_number is None


async def test_a_match_ends_with_its_outcome(house: House) -> None:
    table = await house.match(KIM, LEE, rounds="2")
    await house.plays_out(table, KIM, LEE)
    view = await house.view(table)
    assert view.outcome is not None
    assert (view.phase, view.ending, view.outcome.how) == ("ended", "outcome", "rounds")
    await refused(house.lays(table, KIM, 3), "tables-over")


async def test_a_failed_commit_leaves_nothing_behind(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.match(KIM, LEE)
    await house.lays(table, KIM, 4)
    before, seen = await house.view(table, LEE), len(house.changes)
    writing = house.store._writing

    async def set_pages(limit: str) -> None:
        await writing.read(f"PRAGMA max_page_count = {limit}")

    await set_pages("1")
    with pytest.raises(NotSaved) as failure:
        for number in range(1, 2_000):
            answer = Answer("shout", ((f"hey {number}",),))
            await house.tables.move(table, house.by(LEE, f"message {number}"), answer)
            before, seen = await house.view(table, LEE), len(house.changes)
    assert failure.value.message.id == "tables-disk-full"
    assert await house.view(table, LEE) == before
    assert len(house.changes) == seen
    for number in range(3_000, 3_003):
        with pytest.raises(NotSaved):
            await house.shouts_as(table, LEE, "hey", f"message {number}")
    assert caplog.text.count("the store fails") == 1
    await set_pages("1000000")
    told = await house.shouts_as(table, LEE, "hey", "message 3000")
    assert not told.repeated
    await house.lays(table, LEE, 2)


async def test_a_store_that_can_t_be_read_is_told_too(house: House) -> None:
    table = await house.match(KIM, LEE)
    await house.store._reading.close()
    for attempt in (house.lays(table, SAM, 3), house.view("elsewhere"), house.lobby(KIM)):
        with pytest.raises(NotSaved, match="tables-store-failed"):
            await attempt
    await house.lays(table, KIM, 3)
    house.store._reading = await Connection.open(
        house.folder / "store.db", "PRAGMA query_only = ON"
    )


async def test_who_goes_away_while_the_commit_is_under_way_has_still_moved(house: House) -> None:
    table = await house.match(KIM, LEE)
    going = asyncio.create_task(house.lays(table, KIM, 4))
    await asyncio.sleep(0)
    going.cancel()
    await house.settled()
    assert (await house.view(table)).revision == 4
    await house.lays(table, LEE, 4)
    assert house.kinds()[-2:] == ["move", "move"]


async def test_a_stopped_host_takes_nothing_and_has_finished_everything(house: House) -> None:
    table = await house.match(KIM, LEE)
    moving = asyncio.gather(*(house.shouts(table, KIM, f"hey {n}") for n in range(20)))
    await asyncio.sleep(0)
    await house.tables.stop()
    await moving
    await refused(house.lays(table, KIM, 3), "tables-stopping")
    stored = await house.store.table(table)
    assert stored is not None
    assert stored.revision == 23


async def test_listeners_hear_of_each_change_in_order_and_see_it_as_it_was(house: House) -> None:
    table = await house.match(KIM, LEE)
    await house.lays(table, KIM, 4)
    await house.lays(table, LEE, 2)
    heard = house.changes
    assert [changed.revision for changed in heard] == [1, 2, 3, 4, 5]
    assert house.kinds() == ["open", "join", "start", "move", "move"]
    assert [changed.asked_anew() for changed in heard] == [(), (), (0, 1), (0,), (0, 1)]
    scene = heard[3].view(None).scene
    assert scene is not None
    assert scene.story[0].args == {"text": "laid 0"}


async def test_a_listener_that_fails_stops_nobody(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(changed: object, effect: object) -> None:
        raise ValueError("the show is broken")

    with house.tables.subscribed(fail):
        table = await house.match(KIM, LEE)
        await house.lays(table, KIM, 4)
    assert "a listener failed" in caplog.text
