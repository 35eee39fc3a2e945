"""What is kept of a match that ends, however it does."""

import pytest
from msgspec.structs import replace

from bot.host.earlier_results import NOTE, TO_THE_END
from bot.host.model import Stamp, TableId, is_forgotten
from bot.host.own_data import own_data
from bot.host.results import MatchResult, ResultQuery
from bot.host.sweeping import RESULTS_MS
from bot.host.timing import DAY_MS
from games.supertrumf.rules import Supertrumf
from tests.host.hosting import ALEX, GUILD, HERE, KIM, LEE, Host
from tests.host.tiny import Tiny


async def result_of(host: Host, table: TableId) -> MatchResult:
    (found,) = [each for each in await results(host) if each.table == table]
    return found


async def results(host: Host) -> list[MatchResult]:
    return list(await host.store.results(ResultQuery(server=GUILD)))


async def test_a_match_that_is_played_out(host: Host) -> None:
    began = host.clock.now()
    table = await host.match(KIM, LEE, rounds="1")
    host.clock.leap(4_000)
    await host.lays(table, KIM, 5)
    assert not await results(host)
    host.clock.leap(3_000)
    await host.lays(table, LEE, 2)
    kept = await result_of(host, table)
    outcome = (await host.view(table)).outcome
    assert outcome is not None
    assert (kept.game, kept.place, kept.ending, kept.how) == ("tiny", HERE, "outcome", outcome.how)
    assert (kept.began, kept.ended) == (began, began + 7_000)
    assert kept.message == outcome.message
    assert kept.people == (KIM, LEE)
    assert [(each.seat, each.place, each.score) for each in kept.seats] == [
        (seat, 1 if seat in outcome.winners else 2, outcome.scores[seat]) for seat in (0, 1)
    ]
    assert [(each.moves, each.timed, each.thought) for each in kept.seats] == [
        (1, 1, 4_000),
        (1, 1, 7_000),
    ]


async def test_a_lobby_leaves_none(host: Host) -> None:
    table = await host.lobby(KIM, LEE)
    await host.tables.end(table, host.by(KIM), lambda *_: None)
    assert not await results(host)


async def test_a_match_that_is_broken_off_has_no_places(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 5)
    await host.tables.end(table, host.by(KIM), lambda *_: None)
    kept = await result_of(host, table)
    assert (kept.ending, kept.how, kept.message) == ("stopped", "", None)
    assert [(each.user, each.place, each.moves) for each in kept.seats] == [
        (KIM, None, 1),
        (LEE, None, 0),
    ]


async def test_who_gives_up_and_who_is_played_for(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.tables.concede(table, host.by(LEE))
    assert [(each.place, each.conceded) for each in (await result_of(host, table)).seats] == [
        (1, False),
        (2, True),
    ]


async def test_a_seat_that_somebody_left_to_another(host: Host) -> None:
    """Lee's place is not Alex's; both have played."""
    table = await host.match(KIM, LEE, rounds="1")
    await host.tables.leave(table, host.by(LEE))
    absence = (await host.view(table)).absences[0]
    question = (absence.revision, 1)
    await host.tables.consents.answer_absent(table, host.by(KIM), question, "open")
    await host.tables.join(table, host.by(ALEX))
    await host.lays(table, KIM, 5)
    await host.lays(table, ALEX, 2)
    kept = await result_of(host, table)
    told = [(each.seat, each.user, each.place is None, each.left) for each in kept.seats]
    assert told == [(0, KIM, False, False), (1, ALEX, False, False), (1, LEE, True, True)]
    assert [each.user for each in kept.seats if each.came_late] == [ALEX]


async def test_the_bot_player_is_nobody_and_the_mode_is_told(real: Host) -> None:
    table = await real.lobby(KIM, game="supertrumf", play="blixtduell")
    await real.tables.add_bot_player(table, real.by(KIM), "easy")
    await real.tables.start(table, real.by(KIM))
    await real.tables.concede(table, real.by(KIM))
    kept = await result_of(real, table)
    assert kept.mode == "blixtduell" and Supertrumf.mode_option
    assert kept.people == (KIM,)
    assert [(each.user, each.bot_player, each.place) for each in kept.seats] == [
        (KIM, None, 2),
        (0, "easy", 1),
    ]


async def test_a_lesson_leaves_none(real: Host) -> None:
    told = await real.tables.open_lesson("supertrumf", HERE, real.by(KIM), language="en")
    await real.tables.end(told.table, real.by(KIM), lambda *_: None)
    real.tables.earlier_results.begin()
    await real.tables.idle()
    assert not await results(real)


async def without_results(host: Host) -> None:
    """A store of before results were kept."""
    await host.close()
    await host.rows("DELETE FROM results")
    await host.rows("DELETE FROM played")
    await host.open()


async def test_matches_that_ended_before_results_were_kept_get_theirs_at_the_first_start(
    host: Host,
) -> None:
    """But for how long people thought."""
    host.clock.leap(1_000)
    tables = [await host.match(KIM, LEE, rounds="1") for _ in range(3)]
    for table in tables:
        host.clock.leap(2_000)
        await host.lays(table, KIM, 5)
        await host.lays(table, LEE, 2)
    running = await host.match(KIM, LEE)
    kept = await results(host)
    await without_results(host)
    assert not await results(host)
    host.tables.earlier_results.begin()
    await host.tables.idle()
    made = await results(host)
    assert [each.thought for result in made for each in result.seats] == [0] * 6
    assert list(map(without_thoughts, made)) == list(map(without_thoughts, kept))
    assert await host.store.note(NOTE) == TO_THE_END
    assert not (await host.view(running)).secret


def without_thoughts(result: MatchResult) -> MatchResult:
    seats = (replace(each, thought=0, timed=0) for each in result.seats)
    return replace(result, seats=tuple(seats))


async def test_what_was_made_before_a_kill_is_not_made_again(host: Host) -> None:
    tables = sorted([await host.match(KIM, LEE) for _ in range(3)])
    for table in tables:
        await host.tables.end(table, host.by(KIM), lambda *_: None)
    await without_results(host)
    await host.store.keep_note(NOTE, tables[0])
    host.tables.earlier_results.begin()
    await host.tables.idle()
    assert sorted(each.table for each in await results(host)) == tables[1:]


async def test_a_deleted_match_leaves_its_result_for_two_years(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.tables.end(table, host.by(KIM), lambda *_: None)
    host.clock.leap(8 * DAY_MS)
    week_ago = Stamp(host.clock.now() - 7 * DAY_MS)
    await host.tables.sweeping.sweep(GUILD, week_ago)
    assert [each.has_record for each in await results(host)] == [False]
    (own,) = (await own_data(host.store, KIM)).results
    assert own.table == table and not (await own_data(host.store, KIM)).matches
    host.clock.leap(RESULTS_MS)
    await host.tables.sweeping.sweep(GUILD, week_ago)
    assert not await results(host)


async def test_nobody_is_named_in_a_result_whose_match_was_deleted_before(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.tables.end(table, host.by(KIM), lambda *_: None)
    host.clock.leap(8 * DAY_MS)
    await host.tables.sweeping.sweep(GUILD, host.clock.now())
    await host.tables.forgetting.forget(KIM)
    (kept,) = await results(host)
    assert is_forgotten(kept.people[0]) and kept.people[1] == LEE


async def test_a_match_of_other_rules_keeps_who_came_where(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await host.match(KIM, LEE, rounds="1")
    await host.lays(table, KIM, 5)
    await host.lays(table, LEE, 2)
    kept = await result_of(host, table)
    monkeypatch.setattr(Tiny, "version", Tiny.version + 1)
    await without_results(host)
    host.tables.earlier_results.begin()
    await host.tables.idle()
    made = await result_of(host, table)
    assert (made.ending, made.message, made.began) == ("outcome", None, kept.began)
    assert [(each.user, each.place) for each in made.seats] == [
        (each.user, each.place) for each in kept.seats
    ]
