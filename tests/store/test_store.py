"""What any store promises: the port's contract, for each of the engines."""

import asyncio
import logging

import pytest
from msgspec.structs import replace

from bot.host.messages import BOARD, TurnKey
from bot.host.model import Place
from bot.host.ports import Broken, Conflict, SourceTaken, Store
from bot.host.stored import Change, HandCopy, LastOptions, Live, Person, Preset, Run
from tests.store.changes import (
    CARDS,
    KIM,
    LEE,
    SECRET,
    before_changes_of_all_kinds,
    changes_of_all_kinds,
    header,
    move,
    opening,
    sent,
    three_there,
    wanted,
)
from tests.store.engines import StorePlace
from tests.store.processes import child, said


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    await store.commit(opening())
    found = await store.table("t1")
    assert found is not None
    assert (found.revision, found.header, found.secret) == (1, header(), SECRET)
    assert found.position is None
    assert await store.table("t2") is None


async def test_a_move_brings_its_position_and_its_line_of_the_log(store: Store) -> None:
    await store.commit(opening())
    await store.commit(move(2))
    found = await store.table("t1")
    assert found is not None
    assert (found.revision, found.position) == (2, move(2).position)
    assert list(await store.log("t1")) == [opening().input, move(2).input]


async def test_everything_is_there_after_closing_and_opening(place: StorePlace) -> None:
    async with place.opened() as first:
        await first.commit(opening())
        await first.commit(move(2))
    async with place.opened() as second:
        found = await second.table("t1")
        assert found is not None
        assert found.position == move(2).position
        assert list(await second.log("t1")) == [opening().input, move(2).input]


async def test_what_a_finished_call_kept_outlives_a_kill(place: StorePlace) -> None:
    with child(
        "import asyncio, sys",
        "from pathlib import Path",
        "from bot.settings import Settings",
        "from tests.store.changes import move, opening",
        "from tests.store.engines import StorePlace",
        "async def main():",
        f"    url = {str(place.settings.database)!r}",
        "    settings = Settings(var=Path(sys.argv[1]), database=url)",
        "    async with StorePlace(settings).opened() as store:",
        "        await store.commit(opening())",
        "        await store.commit(move(2))",
        "        print('kept', flush=True)",
        "        await asyncio.sleep(60)",
        "asyncio.run(main())",
        folder=place.settings.var,
    ) as process:
        assert await asyncio.to_thread(said, process) == "kept"
    async with place.opened() as store:
        assert list(await store.log("t1")) == [opening().input, move(2).input]


async def test_a_call_that_is_cancelled_keeps_all_or_nothing(store: Store) -> None:
    """However far it has come."""
    for turns in range(12):
        table = f"t{turns}"
        going = asyncio.create_task(store.commit(opening(table)))
        for _ in range(turns):
            await asyncio.sleep(0)
        going.cancel()
        await asyncio.wait({going})
        await store.keep_note("afterwards", table)
        assert await store.note("afterwards") == table
        found = await store.table(table)
        assert list(await store.log(table)) == ([opening(table).input] if found else [])
        assert ((KIM, table) in await store.seated()) is (found is not None)


async def test_a_change_made_for_another_revision_is_a_conflict(store: Store) -> None:
    await store.commit(opening())
    await store.commit(move(2))
    for revision in (2, 4):
        with pytest.raises(Conflict):
            await store.commit(move(revision, source="another click"))
    assert len(await store.log("t1")) == 2


async def test_a_table_is_opened_only_once(store: Store) -> None:
    await store.commit(opening())
    with pytest.raises(Conflict):
        await store.commit(opening(language="de"))
    found = await store.table("t1")
    assert found is not None
    assert found.header.language == "sv"


async def test_the_same_source_is_taken_once_by_each_table(store: Store) -> None:
    await store.commit(opening())
    await store.commit(opening("t2"))
    await store.commit(move(2, source="click 77"))
    with pytest.raises(SourceTaken):
        await store.commit(move(3, source="click 77"))
    await store.commit(move(2, "t2", source="click 77"))
    first = await store.input_of("t1", "click 77")
    assert first is not None
    assert first.revision == 2
    assert await store.input_of("t1", "click 78") is None


async def test_one_that_fails_does_not_take_the_others_with_it(store: Store) -> None:
    tables = [f"t{number}" for number in range(20)]
    await asyncio.gather(*(store.commit(opening(table)) for table in tables))
    changes = [move(2 if number % 5 else 7, f"t{number}") for number in range(20)]
    results = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    assert [isinstance(result, Conflict) for result in results] == [
        number % 5 == 0 for number in range(20)
    ]
    kept = [len(await store.log(table)) for table in tables]
    assert kept == [1 if number % 5 == 0 else 2 for number in range(20)]


async def test_changes_of_all_kinds_are_kept_at_the_same_time(store: Store) -> None:
    await asyncio.gather(*map(store.commit, before_changes_of_all_kinds()))
    await asyncio.gather(*map(store.commit, changes_of_all_kinds()))
    found = [await store.table(table) for table in ("joined", "played", "opened")]
    assert [table.header for table in found if table] == [three_there(), header(), header()]
    both = [(user, table) for user in (KIM, LEE) for table in ("joined", "opened", "played")]
    assert sorted(await store.seated()) == [*both, (503, "joined")]


async def test_changes_of_one_table_are_kept_in_their_order(store: Store) -> None:
    """Whatever the other calls are that share their commit."""
    await asyncio.gather(*(store.commit(opening(table)) for table in ("t1", "t2")))
    nobody = replace(move(2, "t2"), position=None, header=header(phase="ended"))
    await asyncio.gather(
        store.keep_note("before", "them"),
        store.commit(nobody),
        store.commit(replace(move(2), position=None, header=three_there())),
        store.commit(replace(move(3), header=header(phase="ended"))),
        store.keep_preset(Preset(1, "tiny", "quick", {})),
        store.delete_preset(1, "tiny", "quick"),
    )
    assert await store.seated() == await store.presets(1, "tiny") == []
    assert [each.revision for each in await store.log("t1")] == [1, 2, 3]


async def test_of_two_for_the_same_revision_one_wins(store: Store) -> None:
    await store.commit(opening())
    both = (move(2, source="kim's click"), move(2, source="lee's click"))
    results = await asyncio.gather(*map(store.commit, both), return_exceptions=True)
    assert sorted(map(type, results), key=str) == sorted([type(None), Conflict], key=str)
    assert len(await store.log("t1")) == 2


async def test_live_tables_and_who_sits_there(store: Store) -> None:
    await store.commit(opening())
    await store.commit(opening("t2", place=Place(1, 22, 33)))
    await store.commit(move(2))
    live = [Live("t1", "tiny", 22, 9002, 1002), Live("t2", "tiny", 33, None, 1000)]
    assert sorted(await store.live(), key=lambda table: table.id) == live
    assert sorted(await store.seated()) == [(KIM, "t1"), (KIM, "t2"), (LEE, "t1"), (LEE, "t2")]
    await store.commit(move(3, header=header(phase="ended")))
    assert list(await store.live()) == live[1:]
    assert sorted(await store.seated()) == [(KIM, "t2"), (LEE, "t2")]


async def test_whether_an_ask_has_been_answered(store: Store) -> None:
    await store.commit(opening())
    await store.commit(move(2))
    assert await store.answered("t1", 0, 1)
    assert not await store.answered("t1", 0, 2)
    assert not await store.answered("t1", 1, 1)


async def test_cards_are_kept_once_for_each_hash(store: Store) -> None:
    await store.commit(opening())
    await store.commit(opening("t2"))
    assert await store.cards(CARDS.hash) == CARDS
    assert await store.cards("another") is None


async def test_a_message_wants_the_newest_and_remembers_what_it_was_sent(store: Store) -> None:
    await store.commit(opening())
    await store.commit(move(2, wanted=(wanted(BOARD, 3), wanted(TurnKey(2), 1, b"your turn"))))
    assert [message.key for message in await store.unsent()] == [TurnKey(2), BOARD]
    await store.want("t1", 4, [wanted(BOARD, 3, b"four")])
    await store.want("t1", 3, [wanted(BOARD, 3, b"three")])
    board = {message.key: message for message in await store.messages("t1")}[BOARD]
    assert (board.wanted, board.content, board.sent) == (4, b"four", 0)

    await store.sent(sent(BOARD, 4, 900, b"digest"))
    await store.sent(sent(BOARD, 3, 800, b"older"))
    board = {message.key: message for message in await store.messages("t1")}[BOARD]
    assert (board.sent, board.message, board.digest) == (4, 900, b"digest")
    assert [message.key for message in await store.unsent()] == [TurnKey(2)]


async def test_a_failed_change_wants_nothing(store: Store) -> None:
    await store.commit(opening())
    with pytest.raises(Conflict):
        await store.commit(move(9, wanted=(wanted(BOARD),)))
    assert list(await store.messages("t1")) == []


@pytest.mark.parametrize("unkeepable", [Person(2**70), Person(KIM, "\ud800")])
async def test_what_can_t_be_kept_fails_by_itself(store: Store, unkeepable: Person) -> None:
    failure, kept = await asyncio.gather(
        store.keep_person(unkeepable), store.keep_note("beside it", "kept"), return_exceptions=True
    )
    assert (type(failure), kept) == (Broken, None)
    await store.keep_note("after it", "kept")
    assert [await store.note(name) for name in ("beside it", "after it")] == ["kept", "kept"]


async def test_no_log_and_no_repr_shows_a_secret(
    place: StorePlace, caplog: pytest.LogCaptureFixture
) -> None:
    """Not even at debug, of any library."""
    for name in (None, *logging.root.manager.loggerDict):
        caplog.set_level(logging.DEBUG, name)
    async with place.opened() as store:
        await store.commit(opening())
        found = await store.table("t1")
    shown = f"{opening()!r} {found!r} {found} {caplog.text}"
    assert SECRET.decode("latin1") not in shown
    assert SECRET.hex() not in shown


async def test_people_notes_and_runs(store: Store) -> None:
    assert await store.person(KIM) is None
    await store.keep_person(Person(KIM, "sv-SE", 8800))
    await store.keep_person(Person(KIM, "sv-SE", 8800, dm_closed=True))
    assert await store.person(KIM) == Person(KIM, "sv-SE", 8800, dm_closed=True)
    await store.keep_person(Person(KIM, "sv-SE", 8800, rolls=True))
    assert await store.person(KIM) == Person(KIM, "sv-SE", 8800, rolls=True)
    chosen = Person(KIM, language="nb", hands_come=False, is_called=False)
    await store.keep_person(chosen)
    assert await store.person(KIM) == chosen

    await store.keep_note(f"name {KIM}", "Kim")
    await store.keep_note(f"name {LEE}", "Lee")
    known = await store.people([503, KIM, LEE], "name ")
    assert known == [(None, None), (chosen, "Kim"), (None, "Lee")]

    await store.keep_note("command tree", "abc")
    await store.keep_note("command tree", "def")
    assert await store.note("command tree") == "def"
    assert await store.note("nothing") is None

    await store.keep_run(Run(1, 100, 0, 100))
    await store.keep_run(Run(2, 900, 50, 900))
    await store.keep_run(Run(2, 900, 50, 950))
    assert list(await store.runs()) == [Run(1, 100, 0, 100), Run(2, 900, 50, 950)]


async def test_a_closed_store_takes_nothing(place: StorePlace) -> None:
    async with place.opened() as store:
        under_way = asyncio.create_task(store.commit(opening()))
        await asyncio.sleep(0)
    await under_way
    with pytest.raises(Broken):
        await store.commit(move(2))
    with pytest.raises(Broken):
        await store.table("t1")


async def test_the_match_that_ended_last_in_a_place_is_found(store: Store) -> None:
    for table in ("earlier", "later", "still played", "never begun"):
        await store.commit(opening(table))
    await store.commit(ending("earlier", 5_000))
    assert await store.last_ended(22) == "earlier"
    await store.commit(ending("later", 6_000))
    await store.commit(move(2, "still played"))
    await store.commit(replace(move(2, "never begun"), position=None, header=header(phase="ended")))
    assert await store.last_ended(22) == "later"
    assert await store.last_ended(23) is None


def ending(table: str, at: int) -> Change:
    change = move(2, table, header=header(phase="ended"), next_due=None)
    return replace(change, input=replace(change.input, at=at))


async def test_what_a_match_began_with_is_remembered_by_its_channel_and_its_server(
    store: Store,
) -> None:
    assert await store.last_options(22, "tiny") is None
    for number, table in enumerate(("first", "second")):
        await store.commit(opening(table))
        last = LastOptions((22 + number, 1), "tiny", {"rounds": str(number)})
        await store.commit(replace(move(2, table), last=last))
    assert await store.last_options(22, "tiny") == {"rounds": "0"}
    assert await store.last_options(23, "tiny") == {"rounds": "1"}
    assert await store.last_options(1, "tiny") == {"rounds": "1"}
    assert await store.last_options(1, "another") is None


async def test_what_a_refused_change_began_with_is_not_remembered(store: Store) -> None:
    await store.commit(opening())
    last = LastOptions((22,), "tiny", {"rounds": "3"})
    with pytest.raises(Conflict):
        await store.commit(replace(move(5), last=last))
    assert await store.last_options(22, "tiny") is None


async def test_presets_are_a_server_s_and_a_game_s_and_known_by_their_names(store: Store) -> None:
    quick = Preset(1, "tiny", "quick", {"rounds": "1"})
    long = Preset(1, "tiny", "a long one", {"rounds": "9"})
    for preset in (quick, long, replace(quick, server=2), replace(quick, game="another")):
        await store.keep_preset(preset)
    assert list(await store.presets(1, "tiny")) == [long, quick]
    await store.keep_preset(replace(quick, options={"rounds": "2"}))
    assert [preset.options["rounds"] for preset in await store.presets(1, "tiny")] == ["9", "2"]
    await store.delete_preset(1, "tiny", "quick")
    await store.delete_preset(1, "tiny", "nobody's")
    assert list(await store.presets(1, "tiny")) == [long]
    assert len(await store.presets(2, "tiny")) == len(await store.presets(1, "another")) == 1


async def test_copies_of_hands_are_kept_as_long_as_their_tokens_work(store: Store) -> None:
    old = HandCopy("t1", KIM, 77, "a token", 1001, 5_000, 3)
    newer = replace(old, message=1002, since=6_000)
    other = replace(old, user=LEE, since=9_000)
    for copy in (old, newer, other):
        await store.keep_copy(copy, 0)
    assert set(await store.copies(0)) == {newer, other}
    assert await store.copies(7_000) == [other]
    await store.keep_copy(replace(other, since=10_000), 7_000)
    assert [copy.since for copy in await store.copies(0)] == [10_000]
    assert "a token" not in repr(old)


async def test_what_stands_nowhere_any_more_is_unsent(store: Store) -> None:
    await store.commit(opening())
    await store.want("t1", 1, [wanted(BOARD, 3)])
    await store.sent(sent(BOARD, 1, 77))
    assert list(await store.unsent()) == []
    await store.send_again("t1", BOARD)
    assert [(row.key, row.message) for row in await store.unsent()] == [(BOARD, 77)]
    await store.sent(sent(BOARD, 1, 78))
    assert list(await store.unsent()) == []
