"""From an empty table to the start of a match, and what becomes of it afterwards."""

import asyncio

import pytest

from bot.host.capacity import MOST_LOBBIES_HERE, MOST_LOBBIES_OF_ONE
from bot.host.meetings import Meeting
from bot.host.model import NOBODY, Place, Posted
from bot.host.salting import LONGEST_WORD
from bot.host.tables import LOBBY_YIELDS_MS
from games.kit.say import Say, Why, say
from tests.host.hosting import (
    ALEX,
    CHANNEL,
    GUILD,
    HERE,
    KIM,
    LEE,
    OTHER_CHANNEL,
    ROBIN,
    SAM,
    Host,
    refused,
)


async def test_the_opener_sits_at_the_first_seat(host: Host) -> None:
    table = await host.lobby(KIM, LEE)
    view = await host.view(table)
    assert (view.phase, view.opener, view.language) == ("lobby", KIM, "sv")
    assert [seat.user for seat in view.seats] == [KIM, LEE]
    assert view.scene is None


async def test_nobody_sits_twice_or_at_a_full_table(host: Host) -> None:
    table = await host.lobby(KIM, LEE, ALEX, ROBIN)
    await refused(host.tables.join(table, host.by(LEE)), "tables-seated-already")
    await refused(host.tables.join(table, host.by(SAM)), "tables-full", seats=4)


async def test_who_leaves_a_lobby_frees_the_seat(host: Host) -> None:
    table = await host.lobby(KIM, LEE, ALEX)
    await host.tables.leave(table, host.by(LEE))
    view = await host.view(table)
    assert [seat.user for seat in view.seats] == [KIM, ALEX]
    await refused(host.tables.leave(table, host.by(LEE)), "tables-not-seated", Why.NOT_YOURS)


async def test_the_next_one_becomes_the_opener_and_an_empty_lobby_ends(host: Host) -> None:
    table = await host.lobby(KIM, LEE)
    await host.tables.leave(table, host.by(KIM))
    assert (await host.view(table)).opener == LEE
    await host.tables.leave(table, host.by(LEE))
    assert (await host.view(table)).phase == "ended"
    await refused(host.tables.join(table, host.by(KIM)), "tables-over")


async def test_options_are_the_opener_s_to_choose(host: Host) -> None:
    table = await host.lobby(KIM, LEE, rounds="2")
    await host.tables.choose(table, host.by(KIM), {"low_wins": "on"})
    options = (await host.view(table)).options
    assert (options.rounds, options.low_wins) == (2, True)  # type: ignore[attr-defined]
    change = {"rounds": "5"}
    await refused(host.tables.choose(table, host.by(LEE), change), "tables-opener-only")


@pytest.mark.parametrize(
    "name, given, called",
    [
        ("rounds", "100", say("tiny-option-rounds")),
        ("rounds", "many", say("tiny-option-rounds")),
        ("colour", "red", "colour"),
    ],
)
async def test_an_option_that_can_t_be_is_refused_with_what_would_be_right(
    host: Host, name: str, given: str, called: Say | str
) -> None:
    table = await host.lobby(KIM, LEE)
    attempt = host.tables.choose(table, host.by(KIM), {name: given})
    sentence = await refused(attempt, "tables-option", Why.MALFORMED, name=called, given=given)
    assert sentence.args["right"]
    await refused(host.lobby(LEE, **{name: given}), "tables-option")


async def test_a_match_starts_when_enough_sit_there(host: Host) -> None:
    table = await host.lobby(KIM)
    await refused(host.tables.start(table, host.by(KIM)), "tables-too-few", least=2, there=1)
    await host.tables.join(table, host.by(LEE))
    await refused(host.tables.start(table, host.by(LEE)), "tables-opener-only")
    await host.tables.start(table, host.by(KIM))
    assert (await host.view(table)).phase == "playing"
    await refused(host.tables.start(table, host.by(KIM)), "tables-started")
    await refused(host.tables.choose(table, host.by(KIM), {"rounds": "1"}), "tables-started")
    await refused(host.tables.join(table, host.by(ALEX)), "tables-started")


async def test_the_rules_may_refuse_options_at_the_start(host: Host) -> None:
    table = await host.lobby(KIM, LEE, ALEX, ROBIN, low_wins="on")
    await refused(host.tables.start(table, host.by(KIM)), "tiny-too-many")
    assert (await host.view(table)).phase == "lobby"


async def test_several_tables_stand_in_a_channel(host: Host) -> None:
    first, second = await host.match(KIM, LEE), await host.match(KIM, ALEX)
    await host.lays(first, KIM, 4)
    assert (await host.view(first)).revision == 4
    assert (await host.view(second)).revision == 3
    assert host.tables.directory.at(CHANNEL) == (first, second)
    assert host.tables.directory.of(KIM) == (first, second)
    assert host.tables.directory.of(ALEX) == (second,)


async def test_a_game_of_plain_messages_has_a_channel_or_thread_to_itself(host: Host) -> None:
    first = await host.lobby(KIM, LEE, game="crier")
    await refused(host.lobby(ALEX, game="crier"), "tables-one-per-channel")
    await host.lobby(ALEX)
    thread = Place(GUILD, CHANNEL, thread=77)
    await host.tables.settle(first, host.by(KIM), thread)
    assert (await host.view(first)).place == thread
    second = await host.lobby(ALEX, game="crier")
    await refused(host.tables.settle(second, host.by(ALEX), thread), "tables-one-per-channel")
    assert host.tables.directory.at(77) == (first,)
    await host.tables.end(first, host.by(KIM))
    await host.tables.settle(second, host.by(ALEX), thread)


async def test_a_lobby_that_nobody_heeds_keeps_no_other_one_away(host: Host) -> None:
    first = await host.lobby(KIM, LEE, game="crier")
    await host.time_passes(LOBBY_YIELDS_MS - 1)
    assert host.tables.in_the_way("crier", Place(GUILD, CHANNEL), host.clock.now()) == first
    await refused(host.lobby(ALEX, game="crier"), "tables-one-per-channel")
    await host.time_passes(1)
    second = await host.lobby(ALEX, ROBIN, game="crier")
    await host.tables.start(second, host.by(ALEX))
    await refused(host.tables.start(first, host.by(KIM)), "tables-one-per-channel")
    await refused(host.lobby(SAM, game="crier"), "tables-one-per-channel")
    await host.tables.end(second, host.by(ALEX))
    await host.tables.start(first, host.by(KIM))


async def test_of_two_opened_at_the_same_moment_one_gets_the_channel(host: Host) -> None:
    results = await asyncio.gather(
        host.lobby(KIM, game="crier"), host.lobby(LEE, game="crier"), return_exceptions=True
    )
    assert len([result for result in results if isinstance(result, str)]) == 1


async def test_who_leaves_a_match_may_come_back(host: Host) -> None:
    table = await host.match(KIM, LEE, ALEX)
    await host.tables.leave(table, host.by(LEE))
    view = await host.view(table, LEE)
    assert (view.phase, view.viewer, view.seats[1].left) == ("playing", None, True)
    await refused(host.lays(table, LEE, 3), "tables-not-seated")
    assert host.tables.directory.of(LEE) == ()
    await host.tables.join(table, host.by(LEE))
    await host.lays(table, LEE, 3)


async def test_a_match_ends_when_nobody_is_left(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.tables.leave(table, host.by(LEE))
    await host.tables.leave(table, host.by(KIM))
    view = await host.view(table)
    assert (view.phase, view.ending, view.outcome) == ("ended", "left", None)


async def test_the_opener_or_a_manager_ends_a_table(host: Host) -> None:
    first, second = await host.match(KIM, LEE), await host.match(KIM, LEE)
    await refused(host.tables.end(first, host.by(LEE)), "tables-opener-only", Why.NOT_YOURS)
    await host.tables.end(first, host.by(KIM))
    await host.tables.end(second, host.by(SAM), lambda opener, place: None)
    for table in (first, second):
        assert (await host.view(table)).ending == "stopped"
    await refused(host.tables.end(first, host.by(KIM)), "tables-over")
    assert host.tables.directory.at(CHANNEL) == ()


async def test_nothing_moves_in_a_pause(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.tables.pause(table, host.by(LEE))
    await refused(host.lays(table, KIM, 2), "tables-paused")
    await refused(host.tables.pause(table, host.by(KIM)), "tables-paused")
    await refused(host.tables.resume(table, host.by(SAM)), "tables-not-seated")
    await host.tables.resume(table, host.by(KIM))
    await host.lays(table, KIM, 2)
    await refused(host.tables.resume(table, host.by(KIM)), "tables-not-paused")


async def test_what_the_bot_pauses_is_logged_as_nobody_s(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.tables.pause(table, host.by(NOBODY, "no place"))
    assert (await host.view(table)).phase == "paused"
    line = (await host.store.log(table))[-1]
    assert (line.kind, line.source, line.user, line.seat) == ("pause", "no place", None, None)
    assert host.changes[-1].user is None
    await host.tables.resume(table, host.by(LEE))


async def test_a_rematch_keeps_seats_and_options_and_moves_the_deal(host: Host) -> None:
    table = await host.match(KIM, LEE, ALEX, rounds="1", low_wins="on")
    await refused(host.tables.rematch(table, host.by(KIM)), "tables-not-over")
    await host.plays_out(table, KIM, LEE, ALEX)
    await refused(host.tables.rematch(table, host.by(SAM)), "tables-not-seated")
    again = await host.rematch(table, LEE, ALEX, KIM)
    view = await host.view(again)
    assert [seat.user for seat in view.seats] == [KIM, LEE, ALEX]
    assert (view.phase, view.opener, view.rematch_of) == ("lobby", LEE, table)
    options = view.options
    assert (options.rounds, options.low_wins, options.dealer) == (1, True, 1)  # type: ignore[attr-defined]
    await host.tables.start(again, host.by(LEE))
    await host.plays_out(again, KIM, LEE, ALEX)


async def test_whoever_asks_for_the_rematch_second_gets_the_same_one(host: Host) -> None:
    table = await host.match(KIM, LEE, rounds="1")
    await host.plays_out(table, KIM, LEE)
    first = await host.tables.rematch(table, host.by(KIM))
    second = await host.tables.rematch(table, host.by(LEE))
    assert (first.table, first.repeated) == (second.table, False)
    assert second.repeated


async def test_a_table_that_never_was_and_a_game_that_never_was(host: Host) -> None:
    await refused(host.tables.join("nowhere", host.by(KIM)), "tables-unknown", Why.STALE)
    await refused(host.tables.look("nowhere"), "tables-unknown")
    await refused(host.lobby(KIM, game="chess"), "tables-no-game", given="chess")


async def test_a_table_is_for_what_its_phase_allows(host: Host) -> None:
    table = await host.lobby(KIM, LEE)
    await refused(host.lays(table, KIM, 3), "tables-not-started")
    await refused(host.tables.pause(table, host.by(KIM)), "tables-not-started")
    too_long = "x" * (LONGEST_WORD + 1)
    await refused(host.tables.join(table, host.by(ALEX), too_long), "tables-word-long")
    await refused(host.tables.give_word(table, host.by(LEE), too_long), "tables-word-long")
    await refused(host.tables.give_word(table, host.by(LEE), ""), "tables-word-empty")
    await refused(host.tables.give_word(table, host.by(ALEX), "kiwi"), "tables-not-seated")
    await host.tables.start(table, host.by(KIM))
    await refused(host.tables.give_word(table, host.by(LEE), "kiwi"), "tables-started")


async def test_a_table_that_has_lost_its_place_waits_for_somebody_at_it(host: Host) -> None:
    table = await host.match(KIM, LEE)
    now = host.clock.now()
    await refused(host.tables.strand(table, OTHER_CHANNEL, now), "tables-stale", Why.STALE)
    there = Place(GUILD, OTHER_CHANNEL)
    await refused(host.tables.take_up(table, host.by(KIM), there), "tables-has-place")
    await host.tables.strand(table, CHANNEL, now)
    await host.restart()
    view = await host.view(table)
    assert (view.stranded, view.phase, view.clocks) == (True, "paused", ())
    await refused(host.tables.strand(table, CHANNEL, now), "tables-stale", Why.STALE)
    await refused(host.tables.resume(table, host.by(KIM)), "tables-stranded")
    taking = host.tables.take_up(table, host.by(SAM), there)
    await refused(taking, "tables-not-seated", Why.NOT_YOURS)
    await host.tables.take_up(table, host.by(LEE), there)
    view = await host.view(table)
    assert (view.stranded, view.phase, view.place) == (False, "playing", there)
    assert (host.tables.directory.at(CHANNEL), host.tables.directory.at(OTHER_CHANNEL)) == (
        (),
        (table,),
    )
    strand = next(line for line in await host.store.log(table) if line.kind == "strand")
    assert strand.user is None


async def test_somebody_can_have_so_many_tables_that_have_not_begun(host: Host) -> None:
    lobbies = [await host.lobby(KIM, LEE) for _ in range(MOST_LOBBIES_OF_ONE)]
    attempt = host.lobby(KIM)
    await refused(attempt, "tables-many-own", Why.NOT_NOW, most=MOST_LOBBIES_OF_ONE)
    await host.restart()
    await refused(host.lobby(KIM), "tables-many-own")
    await host.lobby(LEE)
    await host.tables.start(lobbies[0], host.by(KIM))
    await host.lobby(KIM)
    await refused(host.lobby(KIM), "tables-many-own")
    await host.tables.end(lobbies[1], host.by(KIM))
    await host.lobby(KIM)


async def test_so_many_tables_that_have_not_begun_stand_in_a_channel(host: Host) -> None:
    for number in range(MOST_LOBBIES_HERE):
        await host.lobby(600 + number)
    await refused(host.lobby(KIM), "tables-many-here", Why.NOT_NOW, most=MOST_LOBBIES_HERE)
    await host.restart()
    await refused(host.lobby(KIM), "tables-many-here")
    elsewhere = Place(GUILD, OTHER_CHANNEL)
    await host.tables.open_table("tiny", elsewhere, host.by(KIM), language="sv")


async def test_a_rematch_is_a_table_that_has_not_begun_too(host: Host) -> None:
    ended = [await host.match(KIM, LEE) for _ in range(MOST_LOBBIES_OF_ONE + 1)]
    for table in ended:
        await host.tables.end(table, host.by(KIM))
    for table in ended[1:]:
        await host.tables.rematch(table, host.by(KIM))
    await refused(host.tables.rematch(ended[0], host.by(KIM)), "tables-many-own")
    again = await host.tables.rematch(ended[1], host.by(KIM))
    assert again.repeated, "one that stands is told of however many there are"
    await host.tables.rematch(ended[0], host.by(LEE))


async def test_of_many_that_are_opened_at_once_only_so_many_are(host: Host) -> None:
    opening = (host.lobby(KIM) for _ in range(3 * MOST_LOBBIES_OF_ONE))
    told = await asyncio.gather(*opening, return_exceptions=True)
    assert sum(isinstance(each, str) for each in told) == MOST_LOBBIES_OF_ONE
    assert len(await host.store.lobbies()) == MOST_LOBBIES_OF_ONE


IDLE_MS = 120_000


@pytest.fixture
def short_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """A real one has 17,280 beats of the clock."""
    monkeypatch.setattr("bot.host.deadlines.LOBBY_IDLE_MS", IDLE_MS)


async def test_a_lobby_in_which_nobody_does_anything_for_a_day_is_closed(
    host: Host, short_day: None
) -> None:
    table = await host.lobby(KIM, LEE)
    await host.time_passes(IDLE_MS - 1)
    await host.tables.join(table, host.by(ALEX))
    await host.time_passes(IDLE_MS - 1)
    await refused(host.tables.join(table, host.by(ALEX)), "tables-seated-already")
    assert (await host.view(table)).phase == "lobby"
    await host.time_passes(1)
    view = await host.view(table)
    assert (view.phase, view.ending) == ("ended", "idle")
    assert (host.changes[-1].kind, host.changes[-1].user) == ("end", None)
    await refused(host.tables.join(table, host.by(ROBIN)), "tables-over")


async def test_a_lobby_s_clock_stands_while_the_bot_is_down_and_goes_on_after_it(
    host: Host, short_day: None
) -> None:
    table = await host.lobby(KIM, LEE)
    await host.time_passes(IDLE_MS // 2)
    await host.restart(down_for=2 * IDLE_MS)
    await host.time_passes(IDLE_MS // 2 - 1)
    assert (await host.view(table)).phase == "lobby"
    await host.time_passes(1)
    assert (await host.view(table)).ending == "idle"


async def test_a_match_has_no_such_clock(host: Host, short_day: None) -> None:
    table = await host.match(KIM, LEE)
    await host.tables.pause(table, host.by(KIM))
    await host.time_passes(2 * IDLE_MS)
    assert (await host.view(table)).phase == "paused"


async def test_tables_stay_in_the_order_in_which_somebody_sat_down_whatever_happens_at_them(
    host: Host,
) -> None:
    first = await host.lobby(KIM)
    second = await host.lobby(KIM)
    await host.tables.announce(first, Posted(CHANNEL, 71))
    await host.tables.join(first, host.by(LEE))
    assert host.tables.directory.of(KIM) == (first, second)
    assert host.tables.directory.at(CHANNEL) == (first, second)
    await host.tables.leave(first, host.by(KIM))
    assert host.tables.directory.of(KIM) == (second,)
    assert host.tables.directory.of(LEE) == (first,)


async def test_of_those_who_have_agreed_to_meet_the_first_to_come_opens(host: Host) -> None:
    table = await host.match(KIM, LEE, ALEX, rounds="1")
    await host.plays_out(table, KIM, LEE, ALEX)
    agreed = Meeting("m1", table, HERE, host.clock.now(), KIM, comes=(LEE, KIM, ALEX))
    lobby = (await host.tables.meet(agreed, host.clock.now())).table
    view = await host.tables.look(lobby)
    assert (view.opener, view.kept, view.meets) == (KIM, (0, 1, 2), agreed.at)
    await host.tables.leave(lobby, host.by(KIM))
    assert (await host.tables.look(lobby)).phase == "lobby", "the others may still come"
    await host.tables.join(lobby, host.by(ALEX), "a word")
    view = await host.tables.look(lobby)
    assert (view.opener, view.kept) == (ALEX, (0,))
    await host.tables.join(lobby, host.by(LEE))
    await host.tables.start(lobby, host.by(ALEX))
    assert [each.user for each in (await host.tables.look(lobby)).seats] == [LEE, ALEX]


async def test_a_lobby_to_which_nobody_comes_who_has_agreed_is_closed(host: Host) -> None:
    table = await host.match(KIM, LEE, rounds="1")
    await host.plays_out(table, KIM, LEE)
    agreed = Meeting("m1", table, HERE, host.clock.now(), KIM, comes=(KIM, LEE))
    lobby = (await host.tables.meet(agreed, host.clock.now())).table
    for user in (KIM, LEE):
        await host.tables.leave(lobby, host.by(user))
    assert (await host.tables.look(lobby)).phase == "ended"
