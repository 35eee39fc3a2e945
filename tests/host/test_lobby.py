"""From an empty table to the start of a match, and what becomes of it afterwards."""

import asyncio

import pytest

from bot.host.capacity import MOST_LOBBIES_HERE, MOST_LOBBIES_OF_ONE
from bot.host.model import NOBODY, Place, Posted
from bot.host.salting import LONGEST_WORD
from bot.host.tables import LOBBY_YIELDS_MS
from games.kit.say import Say, Why, say
from tests.host.house import (
    ALEX,
    CHANNEL,
    GUILD,
    KIM,
    LEE,
    OTHER_CHANNEL,
    ROBIN,
    SAM,
    House,
    refused,
)


async def test_the_opener_sits_at_the_first_seat(house: House) -> None:
    table = await house.lobby(KIM, LEE)
    view = await house.view(table)
    assert (view.phase, view.opener, view.language) == ("lobby", KIM, "sv")
    assert [seat.user for seat in view.seats] == [KIM, LEE]
    assert view.scene is None


async def test_nobody_sits_twice_or_at_a_full_table(house: House) -> None:
    table = await house.lobby(KIM, LEE, ALEX, ROBIN)
    await refused(house.tables.join(table, house.by(LEE)), "tables-seated-already")
    await refused(house.tables.join(table, house.by(SAM)), "tables-full", seats=4)


async def test_who_leaves_a_lobby_frees_the_seat(house: House) -> None:
    table = await house.lobby(KIM, LEE, ALEX)
    await house.tables.leave(table, house.by(LEE))
    view = await house.view(table)
    assert [seat.user for seat in view.seats] == [KIM, ALEX]
    await refused(house.tables.leave(table, house.by(LEE)), "tables-not-seated", Why.NOT_YOURS)


async def test_the_next_one_becomes_the_opener_and_an_empty_lobby_ends(house: House) -> None:
    table = await house.lobby(KIM, LEE)
    await house.tables.leave(table, house.by(KIM))
    assert (await house.view(table)).opener == LEE
    await house.tables.leave(table, house.by(LEE))
    assert (await house.view(table)).phase == "ended"
    await refused(house.tables.join(table, house.by(KIM)), "tables-over")


async def test_options_are_the_opener_s_to_choose(house: House) -> None:
    table = await house.lobby(KIM, LEE, rounds="2")
    await house.tables.choose(table, house.by(KIM), {"low_wins": "on"})
    options = (await house.view(table)).options
    assert (options.rounds, options.low_wins) == (2, True)  # type: ignore[attr-defined]
    change = {"rounds": "5"}
    await refused(house.tables.choose(table, house.by(LEE), change), "tables-opener-only")


@pytest.mark.parametrize(
    "name, given, called",
    [
        ("rounds", "100", say("tiny-option-rounds")),
        ("rounds", "many", say("tiny-option-rounds")),
        ("colour", "red", "colour"),
    ],
)
async def test_an_option_that_can_t_be_is_refused_with_what_would_be_right(
    house: House, name: str, given: str, called: Say | str
) -> None:
    table = await house.lobby(KIM, LEE)
    attempt = house.tables.choose(table, house.by(KIM), {name: given})
    sentence = await refused(attempt, "tables-option", Why.MALFORMED, name=called, given=given)
    assert sentence.args["right"]
    await refused(house.lobby(LEE, **{name: given}), "tables-option")


async def test_a_match_starts_when_enough_sit_there(house: House) -> None:
    table = await house.lobby(KIM)
    await refused(house.tables.start(table, house.by(KIM)), "tables-too-few", least=2, there=1)
    await house.tables.join(table, house.by(LEE))
    await refused(house.tables.start(table, house.by(LEE)), "tables-opener-only")
    await house.tables.start(table, house.by(KIM))
    assert (await house.view(table)).phase == "playing"
    await refused(house.tables.start(table, house.by(KIM)), "tables-started")
    await refused(house.tables.choose(table, house.by(KIM), {"rounds": "1"}), "tables-started")
    await refused(house.tables.join(table, house.by(ALEX)), "tables-started")


async def test_the_rules_may_refuse_options_at_the_start(house: House) -> None:
    table = await house.lobby(KIM, LEE, ALEX, ROBIN, low_wins="on")
    await refused(house.tables.start(table, house.by(KIM)), "tiny-too-many")
    assert (await house.view(table)).phase == "lobby"


async def test_several_tables_stand_in_a_channel(house: House) -> None:
    first, second = await house.match(KIM, LEE), await house.match(KIM, ALEX)
    await house.lays(first, KIM, 4)
    assert (await house.view(first)).revision == 4
    assert (await house.view(second)).revision == 3
    assert house.tables.directory.at(CHANNEL) == (first, second)
    assert house.tables.directory.of(KIM) == (first, second)
    assert house.tables.directory.of(ALEX) == (second,)


async def test_a_game_of_plain_messages_has_a_channel_or_thread_to_itself(house: House) -> None:
    first = await house.lobby(KIM, LEE, game="crier")
    await refused(house.lobby(ALEX, game="crier"), "tables-one-per-channel")
    await house.lobby(ALEX)
    thread = Place(GUILD, CHANNEL, thread=77)
    await house.tables.settle(first, house.by(KIM), thread)
    assert (await house.view(first)).place == thread
    second = await house.lobby(ALEX, game="crier")
    await refused(house.tables.settle(second, house.by(ALEX), thread), "tables-one-per-channel")
    assert house.tables.directory.at(77) == (first,)
    await house.tables.end(first, house.by(KIM))
    await house.tables.settle(second, house.by(ALEX), thread)


async def test_a_lobby_that_nobody_heeds_keeps_no_other_one_away(house: House) -> None:
    first = await house.lobby(KIM, LEE, game="crier")
    await house.time_passes(LOBBY_YIELDS_MS - 1)
    assert house.tables.in_the_way("crier", Place(GUILD, CHANNEL), house.clock.now()) == first
    await refused(house.lobby(ALEX, game="crier"), "tables-one-per-channel")
    await house.time_passes(1)
    second = await house.lobby(ALEX, ROBIN, game="crier")
    await house.tables.start(second, house.by(ALEX))
    await refused(house.tables.start(first, house.by(KIM)), "tables-one-per-channel")
    await refused(house.lobby(SAM, game="crier"), "tables-one-per-channel")
    await house.tables.end(second, house.by(ALEX))
    await house.tables.start(first, house.by(KIM))


async def test_of_two_opened_at_the_same_moment_one_gets_the_channel(house: House) -> None:
    results = await asyncio.gather(
        house.lobby(KIM, game="crier"), house.lobby(LEE, game="crier"), return_exceptions=True
    )
    assert len([result for result in results if isinstance(result, str)]) == 1


async def test_who_leaves_a_match_may_come_back(house: House) -> None:
    table = await house.match(KIM, LEE, ALEX)
    await house.tables.leave(table, house.by(LEE))
    view = await house.view(table, LEE)
    assert (view.phase, view.viewer, view.seats[1].left) == ("playing", None, True)
    await refused(house.lays(table, LEE, 3), "tables-not-seated")
    assert house.tables.directory.of(LEE) == ()
    await house.tables.join(table, house.by(LEE))
    await house.lays(table, LEE, 3)


async def test_a_match_ends_when_nobody_is_left(house: House) -> None:
    table = await house.match(KIM, LEE)
    await house.tables.leave(table, house.by(LEE))
    await house.tables.leave(table, house.by(KIM))
    view = await house.view(table)
    assert (view.phase, view.ending, view.outcome) == ("ended", "left", None)


async def test_the_opener_or_a_manager_ends_a_table(house: House) -> None:
    first, second = await house.match(KIM, LEE), await house.match(KIM, LEE)
    await refused(house.tables.end(first, house.by(LEE)), "tables-opener-only", Why.NOT_YOURS)
    await house.tables.end(first, house.by(KIM))
    await house.tables.end(second, house.by(SAM), lambda opener, place: None)
    for table in (first, second):
        assert (await house.view(table)).ending == "stopped"
    await refused(house.tables.end(first, house.by(KIM)), "tables-over")
    assert house.tables.directory.at(CHANNEL) == ()


async def test_nothing_moves_in_a_pause(house: House) -> None:
    table = await house.match(KIM, LEE)
    await house.tables.pause(table, house.by(LEE))
    await refused(house.lays(table, KIM, 2), "tables-paused")
    await refused(house.tables.pause(table, house.by(KIM)), "tables-paused")
    await refused(house.tables.resume(table, house.by(SAM)), "tables-not-seated")
    await house.tables.resume(table, house.by(KIM))
    await house.lays(table, KIM, 2)
    await refused(house.tables.resume(table, house.by(KIM)), "tables-not-paused")


async def test_what_the_bot_pauses_is_logged_as_nobody_s(house: House) -> None:
    table = await house.match(KIM, LEE)
    await house.tables.pause(table, house.by(NOBODY, "no place"))
    assert (await house.view(table)).phase == "paused"
    line = (await house.store.log(table))[-1]
    assert (line.kind, line.source, line.user, line.seat) == ("pause", "no place", None, None)
    assert house.changes[-1].user is None
    await house.tables.resume(table, house.by(LEE))


async def test_a_rematch_keeps_seats_and_options_and_moves_the_deal(house: House) -> None:
    table = await house.match(KIM, LEE, ALEX, rounds="1", low_wins="on")
    await refused(house.tables.rematch(table, house.by(KIM)), "tables-not-over")
    await house.plays_out(table, KIM, LEE, ALEX)
    await refused(house.tables.rematch(table, house.by(SAM)), "tables-not-seated")
    again = await house.rematch(table, LEE, ALEX, KIM)
    view = await house.view(again)
    assert [seat.user for seat in view.seats] == [KIM, LEE, ALEX]
    assert (view.phase, view.opener, view.rematch_of) == ("lobby", LEE, table)
    options = view.options
    assert (options.rounds, options.low_wins, options.dealer) == (1, True, 1)  # type: ignore[attr-defined]
    await house.tables.start(again, house.by(LEE))
    await house.plays_out(again, KIM, LEE, ALEX)


async def test_whoever_asks_for_the_rematch_second_gets_the_same_one(house: House) -> None:
    table = await house.match(KIM, LEE, rounds="1")
    await house.plays_out(table, KIM, LEE)
    first = await house.tables.rematch(table, house.by(KIM))
    second = await house.tables.rematch(table, house.by(LEE))
    assert (first.table, first.repeated) == (second.table, False)
    assert second.repeated


async def test_a_table_that_never_was_and_a_game_that_never_was(house: House) -> None:
    await refused(house.tables.join("nowhere", house.by(KIM)), "tables-unknown", Why.STALE)
    await refused(house.tables.look("nowhere"), "tables-unknown")
    await refused(house.lobby(KIM, game="chess"), "tables-no-game", given="chess")


async def test_a_table_is_for_what_its_phase_allows(house: House) -> None:
    table = await house.lobby(KIM, LEE)
    await refused(house.lays(table, KIM, 3), "tables-not-started")
    await refused(house.tables.pause(table, house.by(KIM)), "tables-not-started")
    too_long = "x" * (LONGEST_WORD + 1)
    await refused(house.tables.join(table, house.by(ALEX), too_long), "tables-word-long")
    await refused(house.tables.give_word(table, house.by(LEE), too_long), "tables-word-long")
    await refused(house.tables.give_word(table, house.by(LEE), ""), "tables-word-empty")
    await refused(house.tables.give_word(table, house.by(ALEX), "kiwi"), "tables-not-seated")
    await house.tables.start(table, house.by(KIM))
    await refused(house.tables.give_word(table, house.by(LEE), "kiwi"), "tables-started")


async def test_a_table_that_has_lost_its_place_waits_for_somebody_at_it(house: House) -> None:
    table = await house.match(KIM, LEE)
    now = house.clock.now()
    await refused(house.tables.strand(table, OTHER_CHANNEL, now), "tables-stale", Why.STALE)
    there = Place(GUILD, OTHER_CHANNEL)
    await refused(house.tables.take_up(table, house.by(KIM), there), "tables-has-place")
    await house.tables.strand(table, CHANNEL, now)
    await house.restart()
    view = await house.view(table)
    assert (view.stranded, view.phase, view.clocks) == (True, "paused", ())
    await refused(house.tables.strand(table, CHANNEL, now), "tables-stale", Why.STALE)
    await refused(house.tables.resume(table, house.by(KIM)), "tables-stranded")
    taking = house.tables.take_up(table, house.by(SAM), there)
    await refused(taking, "tables-not-seated", Why.NOT_YOURS)
    await house.tables.take_up(table, house.by(LEE), there)
    view = await house.view(table)
    assert (view.stranded, view.phase, view.place) == (False, "playing", there)
    assert (house.tables.directory.at(CHANNEL), house.tables.directory.at(OTHER_CHANNEL)) == (
        (),
        (table,),
    )
    strand = next(line for line in await house.store.log(table) if line.kind == "strand")
    assert strand.user is None


async def test_somebody_can_have_so_many_tables_that_have_not_begun(house: House) -> None:
    lobbies = [await house.lobby(KIM, LEE) for _ in range(MOST_LOBBIES_OF_ONE)]
    attempt = house.lobby(KIM)
    await refused(attempt, "tables-many-own", Why.NOT_NOW, most=MOST_LOBBIES_OF_ONE)
    await house.restart()
    await refused(house.lobby(KIM), "tables-many-own")
    await house.lobby(LEE)
    await house.tables.start(lobbies[0], house.by(KIM))
    await house.lobby(KIM)
    await refused(house.lobby(KIM), "tables-many-own")
    await house.tables.end(lobbies[1], house.by(KIM))
    await house.lobby(KIM)


async def test_so_many_tables_that_have_not_begun_stand_in_a_channel(house: House) -> None:
    for number in range(MOST_LOBBIES_HERE):
        await house.lobby(600 + number)
    await refused(house.lobby(KIM), "tables-many-here", Why.NOT_NOW, most=MOST_LOBBIES_HERE)
    await house.restart()
    await refused(house.lobby(KIM), "tables-many-here")
    elsewhere = Place(GUILD, OTHER_CHANNEL)
    await house.tables.open_table("tiny", elsewhere, house.by(KIM), language="sv")


async def test_a_rematch_is_a_table_that_has_not_begun_too(house: House) -> None:
    ended = [await house.match(KIM, LEE) for _ in range(MOST_LOBBIES_OF_ONE + 1)]
    for table in ended:
        await house.tables.end(table, house.by(KIM))
    for table in ended[1:]:
        await house.tables.rematch(table, house.by(KIM))
    await refused(house.tables.rematch(ended[0], house.by(KIM)), "tables-many-own")
    again = await house.tables.rematch(ended[1], house.by(KIM))
    assert again.repeated, "one that stands is told of however many there are"
    await house.tables.rematch(ended[0], house.by(LEE))


async def test_of_many_that_are_opened_at_once_only_so_many_are(house: House) -> None:
    opening = (house.lobby(KIM) for _ in range(3 * MOST_LOBBIES_OF_ONE))
    told = await asyncio.gather(*opening, return_exceptions=True)
    assert sum(isinstance(each, str) for each in told) == MOST_LOBBIES_OF_ONE
    assert len(await house.store.lobbies()) == MOST_LOBBIES_OF_ONE


IDLE_MS = 120_000


@pytest.fixture
def short_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """A real one has 17,280 beats of the clock."""
    monkeypatch.setattr("bot.host.deadlines.LOBBY_IDLE_MS", IDLE_MS)


async def test_a_lobby_in_which_nobody_does_anything_for_a_day_is_closed(
    house: House, short_day: None
) -> None:
    table = await house.lobby(KIM, LEE)
    await house.time_passes(IDLE_MS - 1)
    await house.tables.join(table, house.by(ALEX))
    await house.time_passes(IDLE_MS - 1)
    await refused(house.tables.join(table, house.by(ALEX)), "tables-seated-already")
    assert (await house.view(table)).phase == "lobby"
    await house.time_passes(1)
    view = await house.view(table)
    assert (view.phase, view.ending) == ("ended", "idle")
    assert (house.changes[-1].kind, house.changes[-1].user) == ("end", None)
    await refused(house.tables.join(table, house.by(ROBIN)), "tables-over")


async def test_a_lobby_s_clock_stands_while_the_bot_is_down_and_goes_on_after_it(
    house: House, short_day: None
) -> None:
    table = await house.lobby(KIM, LEE)
    await house.time_passes(IDLE_MS // 2)
    await house.restart(down_for=2 * IDLE_MS)
    await house.time_passes(IDLE_MS // 2 - 1)
    assert (await house.view(table)).phase == "lobby"
    await house.time_passes(1)
    assert (await house.view(table)).ending == "idle"


async def test_a_match_has_no_such_clock(house: House, short_day: None) -> None:
    table = await house.match(KIM, LEE)
    await house.tables.pause(table, house.by(KIM))
    await house.time_passes(2 * IDLE_MS)
    assert (await house.view(table)).phase == "paused"


async def test_tables_stay_in_the_order_in_which_somebody_sat_down_whatever_happens_at_them(
    house: House,
) -> None:
    first = await house.lobby(KIM)
    second = await house.lobby(KIM)
    await house.tables.announce(first, Posted(CHANNEL, 71))
    await house.tables.join(first, house.by(LEE))
    assert house.tables.directory.of(KIM) == (first, second)
    assert house.tables.directory.at(CHANNEL) == (first, second)
    await house.tables.leave(first, house.by(KIM))
    assert house.tables.directory.of(KIM) == (second,)
    assert house.tables.directory.of(LEE) == (first,)
