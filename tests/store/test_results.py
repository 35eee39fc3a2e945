"""What a store keeps of matches that have ended."""

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.host.ladders import NOTHING_COUNTED, Ladder, Season
from bot.host.model import Place
from bot.host.ports import Conflict, Store, StoreError
from bot.host.results import Before, MatchResult, ResultQuery
from bot.store.sqlite.engine import SqliteStore
from tests.store.changes import KIM, LEE, header, move, opening, result


async def ends(store: Store, kept: MatchResult) -> None:
    table = kept.table
    await store.commit(opening(table))
    await store.commit(replace(move(2, table), header=header(phase="ended"), result=kept))


async def tables_of(store: Store, query: ResultQuery) -> list[str]:
    return [each.table for each in await store.results(query)]


async def test_a_result_is_kept_with_the_change_that_ends_the_match_or_not_at_all(
    store: Store,
) -> None:
    await ends(store, result("t1"))
    assert await store.results(ResultQuery(user=LEE)) == [result("t1")]
    again = replace(move(2), header=header(phase="ended"), result=result("t1", ended=9000))
    with pytest.raises(Conflict):
        await store.commit(replace(again, input=replace(again.input, source="later")))
    assert await store.results(ResultQuery(server=1)) == [result("t1")]


async def test_pages_lead_back_and_forth_through_all_of_them(store: Store) -> None:
    """Some of them ended in the same millisecond."""
    for number in range(9):
        await store.keep_result(result(f"t{number}", ended=5000 + number // 3))
    newest_first = [f"t{number}" for number in reversed(range(9))]
    for query in (ResultQuery(user=KIM), ResultQuery(server=1), ResultQuery(server=1, game="tiny")):
        assert await tables_of(store, query) == newest_first
        pages, before = [], None
        while page := await store.results(query._replace(before=before, most=2)):
            pages.append(page)
            before = page[-1].stands
        assert [each.table for page in pages for each in page] == newest_first
        for newer, older in pairwise(pages):
            assert await store.results(query._replace(after=older[0].stands, most=2)) == newer


async def test_results_are_found_by_person_server_and_game(store: Store) -> None:
    elsewhere = Place(2, 77)
    others = (replace(result().seats[0], user=LEE),)
    await store.keep_result(result("here", ended=1))
    await store.keep_result(result("there", ended=2, place=elsewhere))
    await store.keep_result(result("lees", ended=3, game="other", seats=others))
    for query, tables in (
        (ResultQuery(user=KIM), ["there", "here"]),
        (ResultQuery(user=LEE), ["lees", "there", "here"]),
        (ResultQuery(user=LEE, game="other"), ["lees"]),
        (ResultQuery(user=KIM, server=2), ["there"]),
        (ResultQuery(server=1), ["lees", "here"]),
        (ResultQuery(server=1, game="tiny"), ["here"]),
        (ResultQuery(server=1, before=Before(3, "lees")), ["here"]),
        (ResultQuery(server=1, season=1), []),
    ):
        assert await tables_of(store, query) == tables


async def test_a_result_counts_in_the_season_in_which_its_match_ended(store: Store) -> None:
    for season in (Season(1, 5000), Season(2, 7000), Season(2, 6000)):
        await store.begin_season(1, season)
    assert list(await store.seasons(1)) == [Season(1, 5000), Season(2, 7000)]
    for ended in (4999, 5000, 7000):
        await store.keep_result(result(f"t{ended}", ended))
    kept = await store.results(ResultQuery(server=1))
    assert [(each.table, each.season) for each in kept] == [
        ("t7000", 2),
        ("t5000", 1),
        ("t4999", 0),
    ]
    assert await tables_of(store, ResultQuery(server=1, season=1)) == ["t5000"]


async def test_a_result_outlives_its_record_for_a_while(store: Store) -> None:
    for table, ended in (("old", 10), ("whole", 11), ("new", 20)):
        await ends(store, result(table, ended))
    await store.drop("old")
    await store.drop("new")
    kept = await store.results(ResultQuery(user=KIM))
    assert [(each.table, each.has_record) for each in kept] == [
        ("new", False),
        ("whole", True),
        ("old", False),
    ]
    await store.drop_results(2, 15)
    assert len(await store.results(ResultQuery(server=1))) == 3
    await store.drop_results(1, 15)
    for query in (ResultQuery(user=KIM), ResultQuery(server=1)):
        assert await tables_of(store, query) == ["new", "whole"]


async def test_what_a_thread_can_t_read_is_an_error_of_the_store(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "store.db", tmp_path / "elsewhere.db"
    store = await SqliteStore.open(file)
    file.rename(elsewhere)
    for reads in (
        store.uncounted(),
        store.fold_results(Ladder(1, "tiny", 0), NOTHING_COUNTED, list),
        store.fold_server(1, lambda found, _: list(found)),
        store.newest_of(KIM, None, 10),
    ):
        with pytest.raises(StoreError):
            await reads
    elsewhere.replace(file)
    await store.close()
