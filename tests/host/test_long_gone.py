"""Where no clock runs, the others are asked about a player who has done nothing for long; as they
are elsewhere about somebody the clock has moved for again and again."""

import pytest

import games
from bot.host.acts import Answer
from bot.host.attendance import LONG_MS
from bot.host.deadlines import ASKED_MS
from bot.host.model import Absence, Wish
from bot.host.timing import DAY_MS
from bot.lab.seeding import keep, ready_duel
from games.ordet_fanger.state import Turning
from tests.host.hosting import ALEX, HERE, KIM, LEE, Host, refused

HOUR = 3_600_000


@pytest.fixture(autouse=True)
def days_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot looks at the clock seldom, so that days are soon over."""
    monkeypatch.setattr("bot.host.flow.BEAT_MS", DAY_MS)
    monkeypatch.setattr("bot.host.clock.SLEPT_MS", 100 * DAY_MS)


async def awaiting_lee(host: Host, *others: int, clock: str = "none") -> str:
    """A match in which all others have laid, a moment ago."""
    table = await host.match(KIM, LEE, *others, **{"clock:": clock, "rounds": "9"})
    for user in (KIM, *others):
        await host.lays(table, user, 3)
    return table


async def about(host: Host, table: str, seat: int = 1) -> Absence | None:
    absences = (await host.view(table)).absences
    return next((each for each in absences if each.seat == seat), None)


async def is_asked(host: Host, table: str, seat: int = 1) -> bool:
    absence = await about(host, table, seat)
    return absence is not None and absence.state == "asked"


async def wants(host: Host, table: str, user: int, wish: Wish, seat: int = 1) -> None:
    absence = await about(host, table, seat)
    assert absence is not None
    question = (absence.revision, absence.seat)
    await host.tables.consents.answer_absent(table, host.by(user), question, wish)


async def test_without_a_clock_the_others_are_asked_after_two_days(host: Host) -> None:
    table = await awaiting_lee(host)
    await host.time_passes(LONG_MS - 1)
    assert not await is_asked(host, table)
    await host.time_passes(1)
    absence = await about(host, table)
    assert absence is not None
    assert (absence.state, absence.user, absence.for_long) == ("asked", LEE, True)
    assert not (await host.view(table)).seats[1].left
    assert host.kinds().count("move") == 1, "nobody has moved for him"


async def test_it_is_asked_once_and_stands_until_somebody_answers(host: Host) -> None:
    table = await awaiting_lee(host)
    await host.time_passes(5 * LONG_MS)
    assert host.kinds().count("ask_absent") == 1
    assert await is_asked(host, table)


async def test_no_clock_is_shown_for_it_and_nobody_can_give_more_time(host: Host) -> None:
    table = await awaiting_lee(host)
    view = await host.view(table, KIM)
    assert (view.clocks, view.hours.may_give) == ((), False)
    await refused(host.tables.clocks.give(table, host.by(KIM)), "tables-no-time-to-give")


async def test_what_he_does_makes_the_question_void(host: Host) -> None:
    table = await awaiting_lee(host)
    await host.time_passes(LONG_MS)
    await host.lays(table, LEE, 2)
    assert await about(host, table) is None


async def test_something_else_than_a_move_also_shows_that_he_is_there(host: Host) -> None:
    table = await awaiting_lee(host)
    await host.time_passes(LONG_MS)
    await host.tables.hint(table, host.by(LEE))
    assert await about(host, table) is None
    await host.time_passes(LONG_MS - 1)
    assert await about(host, table) is None
    await host.time_passes(1)
    assert await is_asked(host, table)


async def test_what_others_do_meanwhile_does_not_count_for_him(host: Host) -> None:
    table = await awaiting_lee(host, ALEX)
    await host.time_passes(LONG_MS - HOUR)
    await host.tables.hint(table, host.by(KIM))
    await host.time_passes(HOUR)
    assert await is_asked(host, table)


async def test_all_others_can_put_him_out_and_he_comes_back(host: Host) -> None:
    table = await awaiting_lee(host, ALEX)
    await host.time_passes(LONG_MS)
    await wants(host, table, KIM, "hard")
    assert (await host.view(table)).seats[1].bot_player is None
    await wants(host, table, ALEX, "hard")
    assert (await host.view(table)).seats[1].bot_player == "hard"
    await host.tables.join(table, host.by(LEE))
    assert (await host.view(table, LEE)).viewer == 1
    await host.lays(table, LEE, 2)


async def test_if_they_would_rather_wait_they_are_asked_again_after_as_long(host: Host) -> None:
    table = await awaiting_lee(host)
    await host.time_passes(LONG_MS + HOUR)
    await wants(host, table, KIM, "wait")
    await host.time_passes(LONG_MS - 1)
    assert not await is_asked(host, table)
    await host.time_passes(1)
    assert await is_asked(host, table)


async def test_who_asks_again_is_told_the_same_reason(host: Host) -> None:
    table = await awaiting_lee(host)
    await host.time_passes(LONG_MS)
    await wants(host, table, KIM, "wait")
    await host.tables.consents.ask_about_absent(table, host.by(KIM), 1)
    absence = await about(host, table)
    assert absence is not None and absence.for_long


async def test_it_stands_still_in_a_pause_and_while_the_bot_is_down(host: Host) -> None:
    table = await awaiting_lee(host)
    await host.time_passes(LONG_MS - 2 * HOUR)
    await host.tables.pause(table, host.by(KIM))
    await host.time_passes(LONG_MS)
    await host.tables.resume(table, host.by(KIM))
    await host.time_passes(HOUR)
    await host.restart(down_for=3 * LONG_MS)
    await host.time_passes(HOUR - 1)
    assert not await is_asked(host, table)
    await host.time_passes(1)
    assert await is_asked(host, table)


async def test_the_store_knows_when_it_is_due_without_the_table_being_loaded(host: Host) -> None:
    table = await awaiting_lee(host)
    due = next(each.next_due for each in await host.store.live() if each.id == table)
    assert due == LONG_MS
    await host.restart()
    await host.time_passes(LONG_MS)
    assert await is_asked(host, table)


async def test_with_nobody_to_answer_nothing_is_asked(host: Host) -> None:
    table = await host.lobby(LEE, **{"clock:": "none"})
    await host.tables.add_bot_player(table, host.by(LEE), "hard")
    await host.tables.start(table, host.by(LEE))
    await host.time_passes(5 * LONG_MS)
    assert (await host.view(table)).absences == ()


async def test_both_for_whom_a_match_waits_are_asked_about(host: Host) -> None:
    table = await host.match(KIM, LEE, **{"clock:": "none"})
    await host.time_passes(LONG_MS)
    assert await is_asked(host, table, 0) and await is_asked(host, table, 1)


async def test_with_a_day_for_each_move_it_is_the_clock_that_asks(host: Host) -> None:
    table = await awaiting_lee(host, clock="day")
    await host.time_passes(DAY_MS)
    assert await about(host, table) is None
    await host.lays(table, KIM, 3)
    await host.time_passes(DAY_MS)
    absence = await about(host, table)
    assert absence is not None and not absence.for_long


@pytest.mark.parametrize("game", games.names())
async def test_somebody_is_asked_about_in_every_game(real: Host, game: str) -> None:
    table = await real.lobby(KIM, LEE, game=game)
    await real.tables.choose(table, real.by(KIM), {"clock:": "none"})
    await real.tables.start(table, real.by(KIM))
    await real.time_passes(LONG_MS + HOUR)
    absences = (await real.view(table)).absences
    assert absences and all(each.state == "asked" for each in absences)


@pytest.mark.parametrize("clock", ["usual", "turn 30"])
async def test_a_card_that_the_game_gives_any_time_for_waits_unless_the_table_has_a_clock(
    real: Host, clock: str
) -> None:
    """OF22: nothing is moved for anybody, but the others are asked in the end."""
    options = {"drop_symbols": "off", "draw_time": "0", "clock:": clock}
    table = await real.match(KIM, LEE, ALEX, game="ordet_fanger", **options)
    if clock == "turn 30":
        assert [each.seat for each in (await real.view(table)).clocks] == [0]
        return
    assert (await real.view(table)).clocks == ()
    await real.time_passes(LONG_MS - 1)
    assert real.kinds().count("move") == 0
    await real.time_passes(1)
    assert await is_asked(real, table, seat=0)
    for user in (LEE, ALEX):
        await wants(real, table, user, "hard", seat=0)
    await real.time_passes(HOUR)
    assert real.kinds().count("move") > 0, "the bot player draws"


async def test_a_duel_without_a_limit_waits_until_both_give_it_up(real: Host) -> None:
    """OF8: who is long away is asked about all the same."""
    state = ready_duel(3, real.clock.now(), time_limit=0)
    await keep(real.store, "duel", state, HERE, dict(enumerate((KIM, LEE, ALEX))))
    await real.restart()
    assert (await real.view("duel")).clocks == ()
    await real.time_passes(LONG_MS - HOUR)
    await gives_up(real, LEE)
    await real.time_passes(LONG_MS)  # Kim alone is waited for from then on
    assert await is_asked(real, "duel", seat=0) and not await is_asked(real, "duel", seat=1)
    await gives_up(real, KIM)
    assert not await is_asked(real, "duel", seat=0)
    await real.time_passes(1_000)
    standing = (await real.tables._flow.loaded("duel")).standing
    assert standing is not None and isinstance(standing.state.phase, Turning)


async def gives_up(host: Host, user: int) -> None:
    """By whatever stamp the press has."""
    await host.tables.move("duel", host.by(user), Answer("give_up_duel", ()))


async def test_of_who_has_left_the_clock_gives_the_duel_up(real: Host) -> None:
    state = ready_duel(3, real.clock.now(), time_limit=0)
    await keep(real.store, "duel", state, HERE, dict(enumerate((KIM, LEE, ALEX))))
    await real.restart()
    await gives_up(real, LEE)
    await real.tables.leave("duel", real.by(KIM))
    await real.time_passes(ASKED_MS + HOUR)
    standing = (await real.tables._flow.loaded("duel")).standing
    assert standing is not None and len(standing.state.duel.turned) == 1
