"""The house at a table: it sits down, thinks by what its seat knows, and moves in its own time."""

from typing import Any

import msgspec
import pytest

from bot.host.model import Input
from games.kit.bot_player import PACES
from games.kit.proof import check
from games.kit.say import Who, say
from games.kit.taking_back import WayBack
from tests.host.house import ALEX, HERE, KIM, LEE, House, refused
from tests.host.tiny import Knowledge, Lay, Tiny, open_tiny

pytestmark = pytest.mark.asyncio

LONGEST_MS = PACES["slow"].least + 2 * PACES["slow"].spread


async def against_house(house: House, *people: int, seats: int = 1, **options: str) -> str:
    """A lobby with these people and the house at so many more seats."""
    table = await house.lobby(*(people or (KIM,)), **options)
    for _ in range(seats):
        await house.tables.add_house(table, house.by(KIM), "hard")
    return table


async def begun(house: House, *people: int, seats: int = 1, **options: str) -> str:
    table = await against_house(house, *people, seats=seats, **options)
    await house.tables.start(table, house.by(KIM))
    return table


async def moves(house: House, table: str) -> list[Input]:
    return [line for line in await house.store.log(table) if line.kind == "move"]


async def plays_out(house: House, table: str, *people: int) -> None:
    while (await house.view(table)).phase == "playing":
        for user in people:
            if (await house.view(table, user)).is_awaited:
                await house.lays(table, user, 3)
        await house.time_passes(LONGEST_MS)


async def test_one_person_alone_plays_a_match_against_it(house: House) -> None:
    table = await begun(house)
    await plays_out(house, table, KIM)
    assert (await house.view(table)).ending == "outcome"
    made = [line for line in await moves(house, table) if line.house is not None]
    assert {line.seat for line in made} == {1} and {line.user for line in made} == {None}


async def test_it_waits_as_long_as_its_pace_says(house: House) -> None:
    table = await begun(house)
    await house.time_passes(PACES["steady"].least - 1)
    assert await moves(house, table) == []
    await house.time_passes(LONGEST_MS)
    assert (await moves(house, table))[0].seat == 1


async def test_a_quick_one_is_quicker(house: House) -> None:
    table = await against_house(house)
    await house.tables.tell_house(table, house.by(KIM), pace="quick")
    await house.tables.start(table, house.by(KIM))
    await house.time_passes(PACES["quick"].least + 2 * PACES["quick"].spread)
    assert (await moves(house, table))[0].house is not None


async def test_its_level_can_be_changed_and_it_can_be_taken_away(house: House) -> None:
    table = await against_house(house, seats=2)
    await house.tables.tell_house(table, house.by(KIM), level="easy")
    assert [seat.house for seat in (await house.view(table)).seats] == [None, "easy", "easy"]
    await house.tables.take_house_away(table, house.by(KIM))
    assert [seat.house for seat in (await house.view(table)).seats] == [None, "easy"]
    await house.tables.take_house_away(table, house.by(KIM))
    await refused(house.tables.take_house_away(table, house.by(KIM)), "tables-no-house")


async def test_only_those_at_the_table_bring_it(house: House) -> None:
    table = await house.lobby(KIM)
    await refused(house.tables.add_house(table, house.by(LEE), "hard"), "tables-not-seated")
    await refused(house.tables.add_house(table, house.by(KIM), "deep"), "tables-no-such-manner")
    for _ in range(3):
        await house.tables.add_house(table, house.by(KIM), "hard")
    await refused(house.tables.add_house(table, house.by(KIM), "hard"), "tables-full")


async def test_a_table_against_it_has_as_many_seats_as_it_takes(house: House) -> None:
    told = await house.tables.open_table("tiny", HERE, house.by(KIM), language="sv", against="easy")
    view = await house.view(told.table)
    assert [seat.house for seat in view.seats] == [None, "easy"]
    assert view.phase == "lobby" and view.people == (KIM,)
    await house.tables.start(told.table, house.by(KIM))
    await house.time_passes(LONGEST_MS)
    assert (await moves(house, told.table))[0].seat == 1


async def test_there_is_no_table_against_a_level_that_it_has_not(house: House) -> None:
    opening = house.tables.open_table("tiny", HERE, house.by(KIM), language="sv", against="deep")
    await refused(opening, "tables-no-such-manner")
    assert house.tables.directory.of(KIM) == ()


async def test_it_is_nobody_of_whom_there_can_be_too_many(house: House) -> None:
    table = await against_house(house)
    assert house.tables.directory.of(0) == ()
    assert await house.store.seated() == [(KIM, table)]
    view = await house.view(table, 0)
    assert view.viewer is None and view.people == (KIM,)


async def test_a_lobby_that_all_people_have_left_is_closed(house: House) -> None:
    table = await against_house(house, KIM, LEE)
    await house.tables.leave(table, house.by(KIM))
    assert (await house.view(table)).opener == LEE
    await house.tables.leave(table, house.by(LEE))
    assert (await house.view(table)).phase == "ended"


async def test_a_match_that_all_people_have_left_is_over(house: House) -> None:
    table = await begun(house, KIM, LEE, seats=2)
    await house.tables.leave(table, house.by(LEE))
    assert (await house.view(table)).phase == "playing"
    await house.tables.leave(table, house.by(KIM))
    assert (await house.view(table)).ending == "left"


async def test_a_rematch_keeps_it(house: House) -> None:
    table = await begun(house, rounds="1")
    await plays_out(house, table, KIM)
    told = await house.tables.rematch(table, house.by(KIM))
    assert [seat.house for seat in (await house.view(told.table)).seats] == [None, "hard"]
    await house.tables.start(told.table, house.by(KIM))
    await house.time_passes(LONGEST_MS)
    assert (await moves(house, told.table))[0].house is not None


async def test_it_moves_on_by_itself_after_a_restart(house: House) -> None:
    table = await begun(house)
    await house.time_passes(PACES["steady"].least - 1)
    await house.restart()
    await house.time_passes(LONGEST_MS)
    assert [line.seat for line in await moves(house, table)] == [1]


async def test_a_thought_cut_off_by_a_restart_is_thought_again(house: House) -> None:
    table = await begun(house)
    house.clock.leap(1)
    await house.restart(down_for=3_600_000)
    await house.time_passes(LONGEST_MS)
    (line,) = await moves(house, table)
    assert line.source == "house 1 1"


async def test_what_somebody_else_does_meanwhile_neither_loses_nor_doubles_its_move(
    house: House,
) -> None:
    table = await begun(house, KIM, LEE)
    await house.time_passes(PACES["steady"].least - 1)
    await house.lays(table, KIM, 2)
    await house.shouts(table, LEE, "hey")
    await house.time_passes(LONGEST_MS)
    assert [line.seat for line in await moves(house, table) if line.house] == [2]
    record_of = [line.source for line in await moves(house, table) if line.house]
    assert record_of == ["house 2 1"]


async def test_it_stands_still_while_the_match_is_paused(house: House) -> None:
    table = await begun(house)
    await house.time_passes(500)
    await house.tables.pause(table, house.by(KIM))
    await house.time_passes(60_000)
    assert await moves(house, table) == []
    await house.tables.resume(table, house.by(KIM))
    await house.time_passes(PACES["steady"].least - 501)
    assert await moves(house, table) == []
    await house.time_passes(LONGEST_MS)
    assert len(await moves(house, table)) == 1


async def test_its_moves_are_the_same_when_they_are_thought_again(house: House) -> None:
    table = await begun(house, KIM, LEE, seats=2)
    await plays_out(house, table, KIM, LEE)
    record = await house.tables.past.record(table)
    found = check(open_tiny("tiny"), record)
    assert (found.fault, found.bot_moves) == (None, 6)
    assert len([entry for entry in record.moves if entry.by is not None]) == 6


async def test_another_move_in_its_place_is_found_out(house: House) -> None:
    table = await begun(house)
    await plays_out(house, table, KIM)
    record = await house.tables.past.record(table)
    place = next(at for at, entry in enumerate(record.moves) if entry.by is not None)
    laid = msgspec.json.decode(record.moves[place].move, type=Lay).number
    other = msgspec.Raw(msgspec.json.encode(Lay(laid % 5 + 1)))
    forged = list(record.moves)
    forged[place] = msgspec.structs.replace(forged[place], move=other)
    record = msgspec.structs.replace(record, moves=tuple(forged))
    fault = check(open_tiny("tiny"), record).fault
    assert fault == say("house-differs", place=place + 1, who=Who(1))


class Watched(Tiny):
    """Notes what the house was handed."""

    handed: list[Any]

    def hard_move(self, knowledge: Knowledge, mind: Any) -> Any:
        self.handed.append(knowledge)
        return super().hard_move(knowledge, mind)


async def test_it_is_handed_its_seat_s_knowledge_and_nothing_else(house: House) -> None:
    watched = Watched()
    watched.handed = []
    house.open_game = lambda key: watched
    await house.restart()
    table = await begun(house)
    await house.lays(table, KIM, 4)
    await house.time_passes(LONGEST_MS)
    assert watched.handed
    for knowledge in watched.handed:
        assert isinstance(knowledge, Knowledge)
        assert knowledge.viewer == 1 and knowledge.state.laid[0] in (None, 0)


async def test_against_it_alone_what_has_been_rolled_stays_rolled(house: House) -> None:
    table = await begun(house)
    await house.time_passes(LONGEST_MS)
    await house.lays(table, KIM, 4)
    assert (await house.view(table, KIM)).way_back is None
    await refused(house.takes_back(table, KIM), "kit-back-rolled")
    assert (await house.view(table)).proposal is None


async def test_alone_with_it_one_takes_back_what_it_has_answered(house: House) -> None:
    table = await begun(house, KIM, LEE)
    await house.lays(table, KIM, 4)
    await house.time_passes(LONGEST_MS)
    assert [line.seat for line in await moves(house, table)] == [0, 2]
    assert (await house.view(table, KIM)).way_back == WayBack(0, True)
    await house.tables.leave(table, house.by(LEE))
    assert (await house.view(table, KIM)).way_back == WayBack(0, False)
    await house.takes_back(table, KIM)
    assert (await house.view(table)).proposal is None
    assert (await house.view(table, KIM)).is_awaited


async def test_who_has_left_is_not_played_against_anew(house: House) -> None:
    table = await begun(house, KIM, LEE)
    await house.lays(table, KIM, 4)
    await house.lays(table, LEE, 4)
    assert (await house.view(table, KIM)).way_back == WayBack(0, True)
    await house.tables.leave(table, house.by(LEE))
    assert (await house.view(table, KIM)).way_back is None
    await refused(house.takes_back(table, KIM), "tables-back-nobody")


async def test_among_people_only_people_are_asked(house: House) -> None:
    table = await begun(house, KIM, LEE)
    await house.time_passes(LONGEST_MS)
    await house.lays(table, KIM, 4)
    await house.lays(table, LEE, 4)
    await house.takes_back(table, KIM)
    assert await house.asked(table)
    await house.agrees(table, LEE)
    assert (await house.view(table)).proposal is None


async def test_a_stranger_is_no_house(house: House) -> None:
    table = await begun(house)
    await refused(house.lays(table, ALEX, 1), "tables-not-seated")


async def test_a_hint_is_told_once_and_counted(house: House) -> None:
    table = await begun(house, KIM, LEE)
    for _ in range(2):
        assert await house.tables.hint(table, house.by(KIM))
    assert [each.hints for each in (await house.view(table)).tallies] == [1]
    await refused(house.tables.hint(table, house.by(ALEX)), "tables-not-seated")
    await house.lays(table, KIM, 2)
    assert await house.tables.hint(table, house.by(KIM)) == ()
    assert [each.hints for each in (await house.view(table)).tallies] == [1]


async def test_what_is_played_aloud_has_no_hints(house: House) -> None:
    table = await house.match(KIM, LEE, game="crier")
    await refused(house.tables.hint(table, house.by(KIM)), "tables-no-hints-aloud")
