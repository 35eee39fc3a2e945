"""Ratings follow from the results, whatever happens on the way."""

import asyncio
from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from bot.cli.main import main
from bot.host.ladders import NOTHING_COUNTED, Ladder, Rungs
from bot.host.model import Stamp, TableId
from bot.host.ratings import bring_up_to_date, counted
from bot.host.results import MatchResult
from bot.host.stored import Change
from tests.host.hosting import ALEX, GUILD, KIM, LEE, ROBIN, Host
from tests.store.changes import result
from tests.stores import IN_FOLDERS

LADDER = Ladder(GUILD, "tiny", 0)


async def played(host: Host, winner: int = KIM, loser: int = LEE) -> TableId:
    """A match that has ended, and is counted."""
    table = await host.match(winner, loser, rounds="3")
    for _ in range(3):
        await host.lays(table, winner, 5)
        await host.lays(table, loser, 1)
        host.clock.leap(1_000)
    await host.tables.idle()
    return TableId(table)


async def rungs(host: Host) -> Rungs:
    return await host.store.rungs(LADDER)


async def agrees(host: Host) -> bool:
    """All that is kept is counted, and rightly."""
    store = host.store
    again = await store.fold_results(LADDER, NOTHING_COUNTED, lambda found: counted(found, {}))
    up_to, kept = await store.counted_up_to(LADDER), await store.rungs(LADDER)
    return (up_to, kept) == (again.last, again.rungs) and not await store.uncounted()


def points(kept: Rungs) -> dict[int, int]:
    return {rung.user: rating.points for rung, rating in kept.items()}


async def test_a_match_that_ends_is_counted_once(host: Host) -> None:
    for number in (1, 2, 3):
        await played(host)
        assert {each.matches for each in (await rungs(host)).values()} == {number}
    await host.restart()
    host.tables.ratings.begin()
    await host.tables.idle()
    after = await rungs(host)
    assert [(rung.user, rating.matches, rating.won) for rung, rating in after.items()] == [
        (KIM, 3, 3),
        (LEE, 3, 0),
    ]
    assert points(after)[KIM] > 1500 > points(after)[LEE]
    assert await agrees(host)


async def test_a_consent_after_the_end_counts_nothing_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = await played(host), await played(host)
    kept = []
    commit = host.store.commit

    async def watched(change: Change) -> None:
        kept.append(change.result)
        await commit(change)

    monkeypatch.setattr(host.store, "commit", watched)
    await host.tables.past.agree(first, host.by(KIM))
    await host.tables.idle()
    assert kept == [None]
    assert await agrees(host)


async def test_a_kill_before_a_match_is_counted_loses_nothing(host: Host) -> None:
    await played(host)
    host.tables.ratings.bring_up_to_date = never  # type: ignore[method-assign]
    await played(host, LEE, KIM)
    assert {each.matches for each in (await rungs(host)).values()} == {1}
    await host.restart()
    host.tables.ratings.begin()
    await host.tables.idle()
    assert {each.matches for each in (await rungs(host)).values()} == {2}
    assert await agrees(host)


async def never(ladder: Ladder) -> None:
    """The process was killed before."""


async def test_an_older_result_that_comes_late_is_counted_in_its_place(host: Host) -> None:
    kept = [result(f"t{number}", ended=5000 + number) for number in range(4)]
    for each in (kept[0], kept[2], kept[3], kept[1]):
        await host.store.keep_result(each)
        await bring_up_to_date(host.store, LADDER)
    assert await rungs(host) == counted(kept, {}).rungs
    assert await agrees(host)


@pytest.mark.parametrize("late", [1, 9], ids=["an older one", "a newer one"])
async def test_a_result_that_comes_while_all_are_counted_is_counted_too(
    host: Host, late: int
) -> None:
    kept = [result(f"t{number}", ended=number) for number in (2, 3, 4)]
    for each in kept:
        await host.store.keep_result(each)
    since = await host.store.counted_up_to(LADDER)
    so_far = await host.store.fold_results(LADDER, since, lambda all_of: counted(all_of, {}))
    await host.store.keep_result(result(f"t{late}", ended=late))
    with pytest.MonkeyPatch.context() as patched:
        reading = host.store.fold_results
        answers = iter((so_far,))

        async def fold(ladder: Ladder, since: object, count: Callable[..., object]) -> object:
            return next(answers, None) or await reading(ladder, since, count)

        patched.setattr(host.store, "fold_results", fold)
        await bring_up_to_date(host.store, LADDER)
        await bring_up_to_date(host.store, LADDER)
    all_of = sorted((*kept, result(f"t{late}", ended=late)), key=lambda each: each.stands)
    assert await rungs(host) == counted(all_of, {}).rungs


async def test_who_is_forgotten_has_no_rating_and_the_others_are_computed_again(host: Host) -> None:
    await played(host)
    await played(host, KIM, ALEX)
    await host.tables.forgetting.forget(LEE)
    await host.tables.idle()
    assert {rung.user: each.matches for rung, each in (await rungs(host)).items()} == {
        KIM: 2,
        ALEX: 1,
    }
    assert await agrees(host)


async def test_what_is_kept_no_longer_counts_no_longer(host: Host) -> None:
    await host.store.keep_result(result("old", ended=10))
    await host.store.keep_result(result("new", ended=20))
    await bring_up_to_date(host.store, LADDER)
    assert {each.matches for each in (await rungs(host)).values()} == {2}
    await host.store.drop_results(GUILD, Stamp(15))
    await bring_up_to_date(host.store, LADDER)
    assert {each.matches for each in (await rungs(host)).values()} == {1}
    await host.store.drop_results(GUILD, Stamp(25))
    assert await host.store.uncounted() == [LADDER]
    await bring_up_to_date(host.store, LADDER)
    assert not await rungs(host)


async def test_the_ways_to_play_a_game_have_ratings_of_their_own(host: Host) -> None:
    for mode in ("classic", "blixtduell"):
        await host.store.keep_result(result(mode, mode=mode))
    await bring_up_to_date(host.store, LADDER)
    assert {rung.mode: each.matches for rung, each in (await rungs(host)).items()} == {
        "classic": 1,
        "blixtduell": 1,
    }


async def test_step_by_step_is_the_same_as_all_at_once(host: Host) -> None:
    random = Random(30)
    kept: list[MatchResult] = []
    for number in range(60):
        winner, loser = random.sample((KIM, LEE, ALEX, ROBIN), 2)
        seats = result().seats
        first, second = seats[0], seats[1]
        changed = (
            replace(first, user=winner, place=1),
            replace(second, user=loser, place=random.choice((1, 2))),
        )
        kept.append(result(f"t{number:02}", ended=number // 2, seats=changed))
        await host.store.keep_result(kept[-1])
        if random.random() < 0.4:
            await bring_up_to_date(host.store, LADDER)
    await bring_up_to_date(host.store, LADDER)
    assert await rungs(host) == counted(kept, {}).rungs


async def test_the_command_says_whether_they_agree_and_mends_them(
    host: Host, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if await IN_FOLDERS.url_of(host.folder):
        pytest.skip("the command looks at a file only")
    monkeypatch.setenv("SPELVARDEN_VAR", str(host.folder))
    await played(host)
    right = await rungs(host)
    assert await asyncio.to_thread(main, ["ratings"]) == 0  # while the bot runs
    assert f"server {GUILD}, tiny, season 0: 1 matches, right" in capsys.readouterr().out
    await host.rows("UPDATE ratings SET mu = mu + 1 WHERE user = ?", KIM)
    assert await asyncio.to_thread(main, ["ratings"]) == 1
    assert "WRONG" in capsys.readouterr().out
    await host.close()
    assert await asyncio.to_thread(main, ["ratings", "--mend"]) == 0
    await host.open()
    assert await rungs(host) == right
