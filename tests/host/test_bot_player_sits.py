"""The bot player at a table: it sits down, thinks by what its seat knows, and moves in its own
time."""

from typing import Any

import msgspec
import pytest

from bot.host.model import Input
from games.kit.bot_player import PACES
from games.kit.proof import check
from games.kit.say import Who, say
from games.kit.taking_back import WayBack
from tests.host.hosting import ALEX, HERE, KIM, LEE, Host, refused
from tests.host.tiny import Knowledge, Lay, Tiny, open_tiny

pytestmark = pytest.mark.asyncio

LONGEST_MS = PACES["slow"].least + 2 * PACES["slow"].spread


async def against_bot_player(host: Host, *people: int, seats: int = 1, **options: str) -> str:
    """A lobby with these people and the bot player at so many more seats."""
    table = await host.lobby(*(people or (KIM,)), **options)
    for _ in range(seats):
        await host.tables.add_bot_player(table, host.by(KIM), "hard")
    return table


async def begun(host: Host, *people: int, seats: int = 1, **options: str) -> str:
    table = await against_bot_player(host, *people, seats=seats, **options)
    await host.tables.start(table, host.by(KIM))
    return table


async def moves(host: Host, table: str) -> list[Input]:
    return [line for line in await host.store.log(table) if line.kind == "move"]


async def plays_out(host: Host, table: str, *people: int) -> None:
    while (await host.view(table)).phase == "playing":
        for user in people:
            if (await host.view(table, user)).is_awaited:
                await host.lays(table, user, 3)
        await host.time_passes(LONGEST_MS)


async def test_one_person_alone_plays_a_match_against_it(host: Host) -> None:
    table = await begun(host)
    await plays_out(host, table, KIM)
    assert (await host.view(table)).ending == "outcome"
    made = [line for line in await moves(host, table) if line.bot_player is not None]
    assert {line.seat for line in made} == {1} and {line.user for line in made} == {None}


async def test_it_waits_as_long_as_its_pace_says(host: Host) -> None:
    table = await begun(host)
    await host.time_passes(PACES["steady"].least - 1)
    assert await moves(host, table) == []
    await host.time_passes(LONGEST_MS)
    assert (await moves(host, table))[0].seat == 1


async def test_a_quick_one_is_quicker(host: Host) -> None:
    table = await against_bot_player(host)
    await host.tables.tell_bot_player(table, host.by(KIM), pace="quick")
    await host.tables.start(table, host.by(KIM))
    await host.time_passes(PACES["quick"].least + 2 * PACES["quick"].spread)
    assert (await moves(host, table))[0].bot_player is not None


async def test_its_level_can_be_changed_and_it_can_be_taken_away(host: Host) -> None:
    table = await against_bot_player(host, seats=2)
    await host.tables.tell_bot_player(table, host.by(KIM), level="easy")
    assert [seat.bot_player for seat in (await host.view(table)).seats] == [None, "easy", "easy"]
    await host.tables.take_bot_player_away(table, host.by(KIM))
    assert [seat.bot_player for seat in (await host.view(table)).seats] == [None, "easy"]
    await host.tables.take_bot_player_away(table, host.by(KIM))
    await refused(host.tables.take_bot_player_away(table, host.by(KIM)), "tables-no-bot")


async def test_only_those_at_the_table_bring_it(host: Host) -> None:
    table = await host.lobby(KIM)
    await refused(host.tables.add_bot_player(table, host.by(LEE), "hard"), "tables-not-seated")
    await refused(host.tables.add_bot_player(table, host.by(KIM), "deep"), "tables-no-such-manner")
    for _ in range(3):
        await host.tables.add_bot_player(table, host.by(KIM), "hard")
    await refused(host.tables.add_bot_player(table, host.by(KIM), "hard"), "tables-full")


async def test_a_table_against_it_has_as_many_seats_as_it_takes(host: Host) -> None:
    told = await host.tables.open_table("tiny", HERE, host.by(KIM), language="sv", against="easy")
    view = await host.view(told.table)
    assert [seat.bot_player for seat in view.seats] == [None, "easy"]
    assert view.phase == "lobby" and view.people == (KIM,)
    await host.tables.start(told.table, host.by(KIM))
    await host.time_passes(LONGEST_MS)
    assert (await moves(host, told.table))[0].seat == 1


async def test_there_is_no_table_against_a_level_that_it_has_not(host: Host) -> None:
    opening = host.tables.open_table("tiny", HERE, host.by(KIM), language="sv", against="deep")
    await refused(opening, "tables-no-such-manner")
    assert host.tables.directory.of(KIM) == ()


async def test_it_is_nobody_of_whom_there_can_be_too_many(host: Host) -> None:
    table = await against_bot_player(host)
    assert host.tables.directory.of(0) == ()
    assert await host.store.seated() == [(KIM, table)]
    view = await host.view(table, 0)
    assert view.viewer is None and view.people == (KIM,)


async def test_a_lobby_that_all_people_have_left_is_closed(host: Host) -> None:
    table = await against_bot_player(host, KIM, LEE)
    await host.tables.leave(table, host.by(KIM))
    assert (await host.view(table)).opener == LEE
    await host.tables.leave(table, host.by(LEE))
    assert (await host.view(table)).phase == "ended"


async def test_a_match_that_all_people_have_left_is_over(host: Host) -> None:
    table = await begun(host, KIM, LEE, seats=2)
    await host.tables.leave(table, host.by(LEE))
    assert (await host.view(table)).phase == "playing"
    await host.tables.leave(table, host.by(KIM))
    assert (await host.view(table)).ending == "left"


async def test_a_rematch_keeps_it(host: Host) -> None:
    table = await begun(host, rounds="1")
    await plays_out(host, table, KIM)
    told = await host.tables.rematch(table, host.by(KIM))
    assert [seat.bot_player for seat in (await host.view(told.table)).seats] == [None, "hard"]
    await host.tables.start(told.table, host.by(KIM))
    await host.time_passes(LONGEST_MS)
    assert (await moves(host, told.table))[0].bot_player is not None


async def test_it_moves_on_by_itself_after_a_restart(host: Host) -> None:
    table = await begun(host)
    await host.time_passes(PACES["steady"].least - 1)
    await host.restart()
    await host.time_passes(LONGEST_MS)
    assert [line.seat for line in await moves(host, table)] == [1]


async def test_a_thought_cut_off_by_a_restart_is_thought_again(host: Host) -> None:
    table = await begun(host)
    host.clock.leap(1)
    await host.restart(down_for=3_600_000)
    await host.time_passes(LONGEST_MS)
    (line,) = await moves(host, table)
    assert line.source == "bot 1 1"


async def test_what_somebody_else_does_meanwhile_neither_loses_nor_doubles_its_move(
    host: Host,
) -> None:
    table = await begun(host, KIM, LEE)
    await host.time_passes(PACES["steady"].least - 1)
    await host.lays(table, KIM, 2)
    await host.shouts(table, LEE, "hey")
    await host.time_passes(LONGEST_MS)
    assert [line.seat for line in await moves(host, table) if line.bot_player] == [2]
    record_of = [line.source for line in await moves(host, table) if line.bot_player]
    assert record_of == ["bot 2 1"]


async def test_it_stands_still_while_the_match_is_paused(host: Host) -> None:
    table = await begun(host)
    await host.time_passes(500)
    await host.tables.pause(table, host.by(KIM))
    await host.time_passes(60_000)
    assert await moves(host, table) == []
    await host.tables.resume(table, host.by(KIM))
    await host.time_passes(PACES["steady"].least - 501)
    assert await moves(host, table) == []
    await host.time_passes(LONGEST_MS)
    assert len(await moves(host, table)) == 1


async def test_its_moves_are_the_same_when_they_are_thought_again(host: Host) -> None:
    table = await begun(host, KIM, LEE, seats=2)
    await plays_out(host, table, KIM, LEE)
    record = await host.tables.past.record(table)
    found = check(open_tiny("tiny"), record)
    assert (found.fault, found.bot_moves) == (None, 6)
    assert len([entry for entry in record.moves if entry.by is not None]) == 6


async def test_another_move_in_its_place_is_found_out(host: Host) -> None:
    table = await begun(host)
    await plays_out(host, table, KIM)
    record = await host.tables.past.record(table)
    place = next(at for at, entry in enumerate(record.moves) if entry.by is not None)
    laid = msgspec.json.decode(record.moves[place].move, type=Lay).number
    other = msgspec.Raw(msgspec.json.encode(Lay(laid % 5 + 1)))
    forged = list(record.moves)
    forged[place] = msgspec.structs.replace(forged[place], move=other)
    record = msgspec.structs.replace(record, moves=tuple(forged))
    fault = check(open_tiny("tiny"), record).fault
    assert fault == say("bot-player-differs", place=place + 1, who=Who(1))


class Watched(Tiny):
    """Notes what the bot player was handed."""

    handed: list[Any]

    def hard_move(self, knowledge: Knowledge, mind: Any) -> Any:
        self.handed.append(knowledge)
        return super().hard_move(knowledge, mind)


async def test_it_is_handed_its_seat_s_knowledge_and_nothing_else(host: Host) -> None:
    watched = Watched()
    watched.handed = []
    host.open_game = lambda key: watched
    await host.restart()
    table = await begun(host)
    await host.lays(table, KIM, 4)
    await host.time_passes(LONGEST_MS)
    assert watched.handed
    for knowledge in watched.handed:
        assert isinstance(knowledge, Knowledge)
        assert knowledge.viewer == 1 and knowledge.state.laid[0] in (None, 0)


async def test_against_it_alone_what_has_been_rolled_stays_rolled(host: Host) -> None:
    table = await begun(host)
    await host.time_passes(LONGEST_MS)
    await host.lays(table, KIM, 4)
    assert (await host.view(table, KIM)).way_back is None
    await refused(host.takes_back(table, KIM), "kit-back-rolled")
    assert (await host.view(table)).proposal is None


async def test_alone_with_it_one_takes_back_what_it_has_answered(host: Host) -> None:
    table = await begun(host, KIM, LEE)
    await host.lays(table, KIM, 4)
    await host.time_passes(LONGEST_MS)
    assert [line.seat for line in await moves(host, table)] == [0, 2]
    assert (await host.view(table, KIM)).way_back == WayBack(0, True)
    await host.tables.leave(table, host.by(LEE))
    assert (await host.view(table, KIM)).way_back == WayBack(0, False)
    await host.takes_back(table, KIM)
    assert (await host.view(table)).proposal is None
    assert (await host.view(table, KIM)).is_awaited


async def test_who_has_left_is_not_played_against_anew(host: Host) -> None:
    table = await begun(host, KIM, LEE)
    await host.lays(table, KIM, 4)
    await host.lays(table, LEE, 4)
    assert (await host.view(table, KIM)).way_back == WayBack(0, True)
    await host.tables.leave(table, host.by(LEE))
    assert (await host.view(table, KIM)).way_back is None
    await refused(host.takes_back(table, KIM), "tables-back-nobody")


async def test_among_people_only_people_are_asked(host: Host) -> None:
    table = await begun(host, KIM, LEE)
    await host.time_passes(LONGEST_MS)
    await host.lays(table, KIM, 4)
    await host.lays(table, LEE, 4)
    await host.takes_back(table, KIM)
    assert await host.asked(table)
    await host.agrees(table, LEE)
    assert (await host.view(table)).proposal is None


async def test_a_stranger_is_no_bot_player(host: Host) -> None:
    table = await begun(host)
    await refused(host.lays(table, ALEX, 1), "tables-not-seated")


async def test_a_hint_is_told_once_and_counted(host: Host) -> None:
    table = await begun(host, KIM, LEE)
    for _ in range(2):
        assert await host.tables.hint(table, host.by(KIM))
    assert [each.hints for each in (await host.view(table)).tallies] == [1]
    await refused(host.tables.hint(table, host.by(ALEX)), "tables-not-seated")
    await host.lays(table, KIM, 2)
    assert await host.tables.hint(table, host.by(KIM)) == ()
    assert [each.hints for each in (await host.view(table)).tallies] == [1]


async def test_what_is_played_aloud_has_no_hints(host: Host) -> None:
    table = await host.match(KIM, LEE, game="crier")
    await refused(host.tables.hint(table, host.by(KIM)), "tables-no-hints-aloud")
