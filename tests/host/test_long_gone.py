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
from tests.host.house import ALEX, HERE, KIM, LEE, House, refused

HOUR = 3_600_000


@pytest.fixture(autouse=True)
def days_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot looks at the clock seldom, so that days are soon over."""
    monkeypatch.setattr("bot.host.flow.BEAT_MS", DAY_MS)
    monkeypatch.setattr("bot.host.clock.SLEPT_MS", 100 * DAY_MS)


async def awaiting_lee(house: House, *others: int, clock: str = "none") -> str:
    """A match in which all others have laid, a moment ago."""
    table = await house.match(KIM, LEE, *others, **{"clock:": clock, "rounds": "9"})
    for user in (KIM, *others):
        await house.lays(table, user, 3)
    return table


async def about(house: House, table: str, seat: int = 1) -> Absence | None:
    absences = (await house.view(table)).absences
    return next((each for each in absences if each.seat == seat), None)


async def is_asked(house: House, table: str, seat: int = 1) -> bool:
    absence = await about(house, table, seat)
    return absence is not None and absence.state == "asked"


async def wants(house: House, table: str, user: int, wish: Wish, seat: int = 1) -> None:
    absence = await about(house, table, seat)
    assert absence is not None
    question = (absence.revision, absence.seat)
    await house.tables.consents.answer_absent(table, house.by(user), question, wish)


async def test_without_a_clock_the_others_are_asked_after_two_days(house: House) -> None:
    table = await awaiting_lee(house)
    await house.time_passes(LONG_MS - 1)
    assert not await is_asked(house, table)
    await house.time_passes(1)
    absence = await about(house, table)
    assert absence is not None
    assert (absence.state, absence.user, absence.for_long) == ("asked", LEE, True)
    assert not (await house.view(table)).seats[1].left
    assert house.kinds().count("move") == 1, "nobody has moved for him"


async def test_it_is_asked_once_and_stands_until_somebody_answers(house: House) -> None:
    table = await awaiting_lee(house)
    await house.time_passes(5 * LONG_MS)
    assert house.kinds().count("ask_absent") == 1
    assert await is_asked(house, table)


async def test_no_clock_is_shown_for_it_and_nobody_can_give_more_time(house: House) -> None:
    table = await awaiting_lee(house)
    view = await house.view(table, KIM)
    assert (view.clocks, view.hours.may_give) == ((), False)
    await refused(house.tables.clocks.give(table, house.by(KIM)), "tables-no-time-to-give")


async def test_what_he_does_makes_the_question_void(house: House) -> None:
    table = await awaiting_lee(house)
    await house.time_passes(LONG_MS)
    await house.lays(table, LEE, 2)
    assert await about(house, table) is None


async def test_something_else_than_a_move_also_shows_that_he_is_there(house: House) -> None:
    table = await awaiting_lee(house)
    await house.time_passes(LONG_MS)
    await house.tables.hint(table, house.by(LEE))
    assert await about(house, table) is None
    await house.time_passes(LONG_MS - 1)
    assert await about(house, table) is None
    await house.time_passes(1)
    assert await is_asked(house, table)


async def test_what_others_do_meanwhile_does_not_count_for_him(house: House) -> None:
    table = await awaiting_lee(house, ALEX)
    await house.time_passes(LONG_MS - HOUR)
    await house.tables.hint(table, house.by(KIM))
    await house.time_passes(HOUR)
    assert await is_asked(house, table)


async def test_all_others_can_put_him_out_and_he_comes_back(house: House) -> None:
    table = await awaiting_lee(house, ALEX)
    await house.time_passes(LONG_MS)
    await wants(house, table, KIM, "hard")
    assert (await house.view(table)).seats[1].house is None
    await wants(house, table, ALEX, "hard")
    assert (await house.view(table)).seats[1].house == "hard"
    await house.tables.join(table, house.by(LEE))
    assert (await house.view(table, LEE)).viewer == 1
    await house.lays(table, LEE, 2)


async def test_if_they_would_rather_wait_they_are_asked_again_after_as_long(house: House) -> None:
    table = await awaiting_lee(house)
    await house.time_passes(LONG_MS + HOUR)
    await wants(house, table, KIM, "wait")
    await house.time_passes(LONG_MS - 1)
    assert not await is_asked(house, table)
    await house.time_passes(1)
    assert await is_asked(house, table)


async def test_who_asks_again_is_told_the_same_reason(house: House) -> None:
    table = await awaiting_lee(house)
    await house.time_passes(LONG_MS)
    await wants(house, table, KIM, "wait")
    await house.tables.consents.ask_about_absent(table, house.by(KIM), 1)
    absence = await about(house, table)
    assert absence is not None and absence.for_long


async def test_it_stands_still_in_a_pause_and_while_the_bot_is_down(house: House) -> None:
    table = await awaiting_lee(house)
    await house.time_passes(LONG_MS - 2 * HOUR)
    await house.tables.pause(table, house.by(KIM))
    await house.time_passes(LONG_MS)
    await house.tables.resume(table, house.by(KIM))
    await house.time_passes(HOUR)
    await house.restart(down_for=3 * LONG_MS)
    await house.time_passes(HOUR - 1)
    assert not await is_asked(house, table)
    await house.time_passes(1)
    assert await is_asked(house, table)


async def test_the_store_knows_when_it_is_due_without_the_table_being_loaded(house: House) -> None:
    table = await awaiting_lee(house)
    due = next(each.next_due for each in await house.store.live() if each.id == table)
    assert due == LONG_MS
    await house.restart()
    await house.time_passes(LONG_MS)
    assert await is_asked(house, table)


async def test_with_nobody_to_answer_nothing_is_asked(house: House) -> None:
    table = await house.lobby(LEE, **{"clock:": "none"})
    await house.tables.add_house(table, house.by(LEE), "hard")
    await house.tables.start(table, house.by(LEE))
    await house.time_passes(5 * LONG_MS)
    assert (await house.view(table)).absences == ()


async def test_both_for_whom_a_match_waits_are_asked_about(house: House) -> None:
    table = await house.match(KIM, LEE, **{"clock:": "none"})
    await house.time_passes(LONG_MS)
    assert await is_asked(house, table, 0) and await is_asked(house, table, 1)


async def test_with_a_day_for_each_move_it_is_the_clock_that_asks(house: House) -> None:
    table = await awaiting_lee(house, clock="day")
    await house.time_passes(DAY_MS)
    assert await about(house, table) is None
    await house.lays(table, KIM, 3)
    await house.time_passes(DAY_MS)
    absence = await about(house, table)
    assert absence is not None and not absence.for_long


@pytest.mark.parametrize("game", games.names())
async def test_somebody_is_asked_about_in_every_game(real: House, game: str) -> None:
    table = await real.lobby(KIM, LEE, game=game)
    await real.tables.choose(table, real.by(KIM), {"clock:": "none"})
    await real.tables.start(table, real.by(KIM))
    await real.time_passes(LONG_MS + HOUR)
    absences = (await real.view(table)).absences
    assert absences and all(each.state == "asked" for each in absences)


@pytest.mark.parametrize("clock", ["usual", "turn 30"])
async def test_a_card_that_the_game_gives_any_time_for_waits_unless_the_table_has_a_clock(
    real: House, clock: str
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
    assert real.kinds().count("move") > 0, "the house draws"


async def test_a_duel_without_a_limit_waits_until_both_give_it_up(real: House) -> None:
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


async def gives_up(house: House, user: int) -> None:
    """By whatever stamp the press has."""
    await house.tables.move("duel", house.by(user), Answer("give_up_duel", ()))


async def test_of_who_has_left_the_clock_gives_the_duel_up(real: House) -> None:
    state = ready_duel(3, real.clock.now(), time_limit=0)
    await keep(real.store, "duel", state, HERE, dict(enumerate((KIM, LEE, ALEX))))
    await real.restart()
    await gives_up(real, LEE)
    await real.tables.leave("duel", real.by(KIM))
    await real.time_passes(ASKED_MS + HOUR)
    standing = (await real.tables._flow.loaded("duel")).standing
    assert standing is not None and len(standing.state.duel.turned) == 1
