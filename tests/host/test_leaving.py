"""Somebody leaves a match, or is gone for long: the others decide what becomes of the seat; and who
has left can come back."""

import pytest

from bot.host.deadlines import ASKED_MS, GONE_WAIT_MS
from bot.host.model import Absence, PersonTally, Wish
from bot.host.verdict import ALONE_MS
from games.kit.bot_player import PACES
from games.kit.proof import check
from games.kit.say import Why
from tests.host.house import ALEX, KIM, LEE, ROBIN, SAM, House, refused
from tests.host.tiny import TURN_MS, open_tiny

pytestmark = pytest.mark.asyncio

LONGEST_MS = PACES["steady"].least + 2 * PACES["steady"].spread


async def absence(house: House, table: str, seat: int) -> Absence | None:
    absences = (await house.view(table)).absences
    return next((each for each in absences if each.seat == seat), None)


async def wants(house: House, table: str, user: int, wish: Wish, seat: int) -> None:
    about = await absence(house, table, seat)
    assert about is not None
    question = (about.revision, seat)
    await house.tables.consents.answer_absent(table, house.by(user), question, wish)


async def state(house: House, table: str, seat: int) -> str | None:
    about = await absence(house, table, seat)
    return None if about is None else about.state


async def left_by_lee(house: House, *others: int) -> str:
    """A match of Kim, Lee and others in which Lee has left."""
    table = await house.match(KIM, LEE, *others)
    await house.tables.leave(table, house.by(LEE))
    return table


async def left_by_lee_of_five(real: House) -> str:
    """Four others are asked."""
    table = await real.match(KIM, LEE, ALEX, ROBIN, SAM, game="supertrumf")
    await real.tables.leave(table, real.by(LEE))
    return table


async def given_to_house(house: House, table: str) -> None:
    await wants(house, table, KIM, "hard", 1)


async def number(house: House, table: str, user: int) -> int | None:
    return (await house.view(table, user)).ask_number


async def tally(house: House, table: str, user: int) -> PersonTally:
    tallies = (await house.view(table)).tallies
    return next(each for each in tallies if each.user == user)


async def test_when_somebody_leaves_the_others_are_asked(house: House) -> None:
    table = await left_by_lee(house, ALEX)
    view = await house.view(table)
    assert view.phase == "playing"
    assert await state(house, table, 1) == "asked"
    assert [seat.left for seat in view.seats] == [False, True, False]


async def test_of_two_the_other_decides_alone(house: House) -> None:
    table = await left_by_lee(house)
    await wants(house, table, KIM, "end", 1)
    view = await house.view(table)
    assert (view.phase, view.ending, view.outcome) == ("ended", "called_off", None)


@pytest.mark.parametrize("wish", ["hard", "easy", "open", "end"])
async def test_about_a_leaver_most_of_those_who_are_asked_decide(real: House, wish: Wish) -> None:
    table = await left_by_lee_of_five(real)
    before = (await real.view(table)).seats
    for user in (ALEX, ROBIN):
        await wants(real, table, user, wish, 1)
    view = await real.view(table)
    assert (view.phase, view.seats) == ("playing", before)
    assert await state(real, table, 1) == "asked"
    await wants(real, table, SAM, wish, 1)
    view = await real.view(table)
    assert (view.phase, await state(real, table, 1)) != ("playing", "asked")


async def test_the_level_that_most_want_counts_and_all_who_want_the_house_count_together(
    real: House,
) -> None:
    table = await left_by_lee_of_five(real)
    await wants(real, table, KIM, "easy", 1)
    await wants(real, table, ALEX, "hard", 1)
    assert await state(real, table, 1) == "asked"
    await wants(real, table, ROBIN, "hard", 1)
    assert (await real.view(table)).seats[1].house == "hard"


@pytest.mark.parametrize("wish", ["wait", "hard", "easy", "open", "end"])
async def test_where_they_are_split_the_opener_s_answer_counts(house: House, wish: Wish) -> None:
    table = await left_by_lee(house, ALEX)
    await wants(house, table, KIM, wish, 1)
    await wants(house, table, ALEX, "open" if wish == "hard" else "hard", 1)
    about = await absence(house, table, 1)
    view = await house.view(table)
    come_to = {"wait": "waiting", "open": "open", "end": "ended"}.get(wish, "house")
    assert (view.phase if about is None else about.state) == come_to
    assert view.seats[1].house == (wish if come_to == "house" else None)


async def test_what_most_want_counts_once_all_have_answered(real: House) -> None:
    """And at the opener's level, if as many want the other."""
    table = await left_by_lee_of_five(real)
    answers: dict[int, Wish] = {KIM: "easy", ALEX: "hard", ROBIN: "open", SAM: "end"}
    for user, wish in answers.items():
        assert await state(real, table, 1) == "asked"
        await wants(real, table, user, wish, 1)
    assert (await real.view(table)).seats[1].house == "easy"


async def test_after_a_minute_the_opener_decides_alone(real: House) -> None:
    table = await left_by_lee_of_five(real)
    await real.time_passes(ALONE_MS - 1)
    await wants(real, table, KIM, "hard", 1)
    assert await state(real, table, 1) == "asked"
    await real.time_passes(1)
    await wants(real, table, ALEX, "easy", 1)
    assert await state(real, table, 1) == "asked"
    await wants(real, table, KIM, "hard", 1)
    assert (await real.view(table)).seats[1].house == "hard"


async def test_where_the_opener_has_left_it_is_who_sits_first(house: House) -> None:
    table = await house.match(KIM, LEE, ALEX, ROBIN)
    await house.tables.leave(table, house.by(KIM))
    await house.time_passes(ALONE_MS)
    await wants(house, table, ROBIN, "hard", 0)
    assert await state(house, table, 0) == "asked"
    await wants(house, table, LEE, "open", 0)
    assert await state(house, table, 0) == "open"


async def left_alone_by_lee(house: House, *others: int) -> str:
    """A match in which the clock has moved for Lee twice, and only for Lee."""
    table = await house.match(KIM, LEE, *others, rounds="9")
    for _ in range(2):
        for user in (KIM, *others):
            await house.lays(table, user, 2)
        await house.time_passes(TURN_MS)
    return table


async def test_about_who_has_not_left_most_decide_too_or_one_alone_after_a_minute(
    house: House,
) -> None:
    table = await left_alone_by_lee(house, ALEX, ROBIN)
    await wants(house, table, ALEX, "hard", 1)
    assert await state(house, table, 1) == "asked"
    await wants(house, table, ROBIN, "hard", 1)
    view = await house.view(table)
    assert view.seats[1].house == "hard"
    other = await left_alone_by_lee(house, ALEX)
    await wants(house, other, KIM, "hard", 1)
    assert await state(house, other, 1) == "asked"
    await house.time_passes(ALONE_MS)
    await wants(house, other, KIM, "wait", 1)
    assert await state(house, other, 1) == "waiting"
    assert (await house.view(other)).seats[1].house is None
    await refused(wants(house, other, KIM, "hard", 1), "tables-gone-over", Why.STALE)


async def test_whoever_does_nothing_is_not_waited_for_until_they_do(house: House) -> None:
    table = await left_alone_by_lee(house, ALEX)
    await house.tables.leave(table, house.by(ALEX))
    (about_alex,) = [each for each in house.changes[-1].absences[1] if each.seat == 2]
    assert house.changes[-1].absences[1][about_alex] == (KIM,)
    await wants(house, table, LEE, "wait", 2)
    assert await state(house, table, 2) == "asked", "Lee is back, and it is for both of them"
    await wants(house, table, KIM, "hard", 2)
    assert (await house.view(table)).seats[2].house == "hard", "as the opener wants it"


async def test_a_restart_forgets_no_answer(house: House) -> None:
    table = await left_by_lee(house, ALEX, ROBIN)
    await wants(house, table, ROBIN, "easy", 1)
    await house.restart()
    await wants(house, table, ALEX, "easy", 1)
    assert (await house.view(table)).seats[1].house == "easy"


async def test_it_can_be_asked_again(house: House) -> None:
    table = await left_by_lee(house)
    first = await absence(house, table, 1)
    again = house.tables.consents.ask_about_absent
    await refused(again(table, house.by(KIM)), "tables-gone-nobody")
    await wants(house, table, KIM, "wait", 1)
    await again(table, house.by(KIM))
    assert first is not None
    stale = house.tables.consents.answer_absent(table, house.by(KIM), (first.revision, 1), "end")
    await refused(stale, "tables-gone-over")
    await wants(house, table, KIM, "hard", 1)
    assert (await house.view(table)).seats[1].house == "hard"


async def test_only_the_others_at_the_table_have_a_say(house: House) -> None:
    table = await left_by_lee(house)
    await refused(wants(house, table, ALEX, "end", 1), "tables-not-seated")
    await refused(wants(house, table, LEE, "end", 1), "tables-gone-own")
    again = house.tables.consents.ask_about_absent
    await refused(again(table, house.by(ALEX)), "tables-not-seated")


async def test_who_comes_to_decide_with_them_makes_them_begin_anew(house: House) -> None:
    table = await left_by_lee(house, ALEX)
    await wants(house, table, KIM, "end", 1)
    await house.tables.leave(table, house.by(ALEX))
    about = await absence(house, table, 1)
    assert about is not None and about.answers == ()
    assert (await house.view(table)).phase == "playing"
    await wants(house, table, KIM, "end", 1)
    assert (await house.view(table)).ending == "called_off"


async def test_the_clock_of_who_has_left_waits_for_an_hour(house: House) -> None:
    table = await left_by_lee(house, ALEX)
    for user in (KIM, ALEX):
        await house.lays(table, user, 3)
    await house.time_passes(ASKED_MS - 1)
    assert "rolled" not in str((await house.view(table)).scene)
    await house.time_passes(1)
    assert "rolled" in str((await house.view(table)).scene)
    for user in (KIM, ALEX):
        await house.lays(table, user, 3)
    await house.time_passes(GONE_WAIT_MS)
    view = await house.view(table)
    assert view.scene is not None and "rolled" in str(view.scene)


async def test_whom_they_wait_for_has_the_game_s_own_time(house: House) -> None:
    table = await left_by_lee(house)
    await house.lays(table, KIM, 3)
    await house.time_passes(1_000)
    await wants(house, table, KIM, "wait", 1)
    await house.time_passes(TURN_MS - 1)
    assert "rolled" not in str((await house.view(table)).scene)
    await house.time_passes(1)
    assert "rolled" in str((await house.view(table)).scene)


async def test_a_match_that_all_have_left_is_over(house: House) -> None:
    table = await left_by_lee(house)
    await house.tables.leave(table, house.by(KIM))
    assert (await house.view(table)).ending == "left"


async def test_the_house_plays_on_and_its_moves_are_the_same_when_thought_again(
    house: House,
) -> None:
    table = await house.match(KIM, LEE)
    await house.plays_round(table, KIM, LEE)
    await house.tables.leave(table, house.by(LEE))
    await given_to_house(house, table)
    while (await house.view(table)).phase == "playing":
        await house.lays(table, KIM, 3)
        await house.time_passes(LONGEST_MS)
    found = check(open_tiny("tiny"), await house.tables.past.record(table))
    assert (found.fault, found.bot_moves) == (None, 2)


async def test_who_left_takes_his_seat_back_from_the_house_at_once(house: House) -> None:
    table = await left_by_lee(house)
    await given_to_house(house, table)
    await house.time_passes(PACES["steady"].least - 1)
    await house.tables.join(table, house.by(LEE))
    await house.time_passes(LONGEST_MS)
    view = await house.view(table, LEE)
    assert view.viewer == 1 and view.is_awaited and view.absences == ()
    assert view.seats[1].house is None
    await house.lays(table, LEE, 5)


async def test_the_house_comes_and_goes_and_counts_on(house: House) -> None:
    table = await house.match(KIM, LEE, rounds="9")
    for _ in range(2):
        await house.tables.leave(table, house.by(LEE))
        await given_to_house(house, table)
        await house.lays(table, KIM, 2)
        await house.time_passes(LONGEST_MS)
        await house.tables.join(table, house.by(LEE))
    moves = [line for line in await house.store.log(table) if line.house is not None]
    assert (await tally(house, table, LEE)).bot_moves == len(moves) >= 2
    await house.tables.end(table, house.by(KIM))
    record = await house.tables.past.record(table)
    found = check(open_tiny("tiny"), record)
    assert (found.fault, found.bot_moves) == (None, len(moves))
    assert [(sits.seat, sits.level) for sits in record.house] == [(1, "hard"), (1, None)] * 2


async def test_the_one_to_come_gets_another_ask_number(house: House) -> None:
    table = await house.match(KIM, LEE)
    before = await number(house, table, LEE)
    assert before is not None
    await house.tables.leave(table, house.by(LEE))
    await wants(house, table, KIM, "open", 1)
    await house.tables.join(table, house.by(ALEX))
    view = await house.view(table, ALEX)
    assert view.viewer == 1 and view.ask_number != before
    await refused(house.lays(table, ALEX, 2, before), "tables-stale")
    await refused(house.lays(table, LEE, 2, before), "tables-not-seated")
    await refused(house.tables.join(table, house.by(LEE)), "tables-gone-taken")
    await house.lays(table, ALEX, 2, view.ask_number)


async def test_a_seat_is_taken_only_when_it_is_free_for_anybody(house: House) -> None:
    table = await left_by_lee(house)
    await refused(house.tables.join(table, house.by(ALEX)), "tables-started")
    await given_to_house(house, table)
    await refused(house.tables.join(table, house.by(ALEX)), "tables-started")
    await house.tables.consents.ask_about_absent(table, house.by(KIM), 1)
    await wants(house, table, KIM, "open", 1)
    await refused(house.tables.join(table, house.by(KIM)), "tables-seated-already")
    await house.tables.join(table, house.by(ALEX))
    assert (await house.view(table)).seats[1].user == ALEX


async def test_a_leaver_replaced_by_the_house_then_by_another_then_back(house: House) -> None:
    table = await left_by_lee(house)
    await given_to_house(house, table)
    await house.lays(table, KIM, 2)
    await house.time_passes(LONGEST_MS)
    await house.tables.consents.ask_about_absent(table, house.by(KIM))
    await wants(house, table, KIM, "open", 1)
    await house.tables.join(table, house.by(ALEX))
    await house.plays_round(table, KIM, ALEX)
    await refused(house.tables.join(table, house.by(LEE)), "tables-gone-taken")
    await house.tables.leave(table, house.by(ALEX))
    await house.tables.join(table, house.by(LEE))
    await house.plays_round(table, KIM, LEE)
    view = await house.view(table)
    assert view.ending == "outcome"
    parts = {part.user: part for part in view.parts}
    assert set(parts) == {KIM, LEE, ALEX}
    assert (parts[ALEX].left, parts[LEE].left, parts[LEE].bot_moves) == (True, False, 1)
    assert parts[ALEX].place is None and {parts[KIM].place, parts[LEE].place} <= {1, 2}


async def test_who_has_seen_one_hand_takes_no_other(house: House) -> None:
    table = await house.match(KIM, LEE, ALEX)
    await house.tables.leave(table, house.by(LEE))
    for user in (KIM, ALEX):
        await wants(house, table, user, "open", 1)
    await house.tables.join(table, house.by(ROBIN))
    await house.tables.leave(table, house.by(ALEX))
    for user in (KIM, ROBIN):
        await wants(house, table, user, "open", 2)
    await refused(house.tables.join(table, house.by(LEE)), "tables-gone-other-hand")
    await house.tables.join(table, house.by(SAM))
    assert [seat.user for seat in (await house.view(table)).seats] == [KIM, ROBIN, SAM]


async def test_who_does_nothing_is_asked_about_after_two_moves_of_the_clock(house: House) -> None:
    table = await house.match(KIM, LEE, rounds="9")
    for turn in range(2):
        assert await state(house, table, 1) is None, turn
        await house.lays(table, KIM, 2)
        await house.time_passes(TURN_MS)
    assert await state(house, table, 1) == "asked"
    assert not (await house.view(table)).seats[1].left
    await house.lays(table, KIM, 2)
    await house.time_passes(TURN_MS)
    assert "rolled" in str((await house.view(table)).scene), "his clock goes on as it does"
    await house.lays(table, LEE, 2)
    assert await state(house, table, 1) is None


async def test_moves_of_the_clock_with_others_between_them_put_nobody_in_question(
    house: House,
) -> None:
    table = await house.match(KIM, LEE, rounds="9")
    for _ in range(3):
        await house.lays(table, KIM, 2)
        await house.time_passes(TURN_MS)
        await house.plays_round(table, KIM, LEE)
    assert await state(house, table, 1) is None


async def test_all_others_can_put_out_who_is_gone(house: House) -> None:
    table = await house.match(KIM, LEE, rounds="9")
    for _ in range(2):
        await house.lays(table, KIM, 2)
        await house.time_passes(TURN_MS)
    await given_to_house(house, table)
    assert house.tables.directory.of(LEE) == ()
    await refused(house.lays(table, LEE, 2), "tables-not-seated")
    await house.tables.join(table, house.by(LEE))
    await house.lays(table, LEE, 2)


async def test_a_new_owner_takes_no_move_of_the_former_s_back(house: House) -> None:
    table = await house.match(KIM, LEE)
    await house.lays(table, LEE, 4)
    await house.tables.leave(table, house.by(LEE))
    await wants(house, table, KIM, "open", 1)
    await house.tables.join(table, house.by(ALEX))
    assert (await house.view(table, ALEX)).way_back is None
    await refused(house.takes_back(table, ALEX), "kit-back-nothing")
    await house.lays(table, KIM, 3)
    await house.lays(table, ALEX, 5)
    await house.takes_back(table, ALEX)
    assert (await house.view(table, ALEX)).is_awaited


async def test_hints_are_a_person_s_and_not_a_seat_s(house: House) -> None:
    table = await house.match(KIM, LEE)
    await house.tables.hint(table, house.by(LEE))
    await house.tables.leave(table, house.by(LEE))
    await wants(house, table, KIM, "open", 1)
    await house.tables.join(table, house.by(ALEX))
    assert (await tally(house, table, LEE)).hints == 1
    assert (await tally(house, table, ALEX)).hints == 0
    await wants_end(house, table)
    parts = {part.user: part.hints for part in (await house.view(table)).parts}
    assert parts == {KIM: 0, LEE: 1, ALEX: 0}


async def wants_end(house: House, table: str) -> None:
    await house.tables.leave(table, house.by(ALEX))
    await wants(house, table, KIM, "end", 1)


@pytest.mark.parametrize("wish", ["hard", "open", "wait"])
async def test_a_restart_forgets_nothing(house: House, wish: Wish) -> None:
    table = await left_by_lee(house, ALEX)
    await house.restart()
    await wants(house, table, KIM, wish, 1)
    await house.restart(down_for=3_600_000)
    if wish != "wait":
        await wants(house, table, ALEX, wish, 1)
    before = await house.view(table)
    await house.restart()
    after = await house.view(table)
    assert (after.absences, after.seats, after.tallies) == (
        before.absences,
        before.seats,
        before.tallies,
    )
    await house.lays(table, KIM, 1)
    await house.lays(table, ALEX, 1)
    await house.time_passes(2 * ASKED_MS)
    assert "rolled" in str((await house.view(table)).scene)


async def test_the_same_press_arriving_again_is_answered_as_the_first_time(house: House) -> None:
    table = await left_by_lee(house)
    about = await absence(house, table, 1)
    assert about is not None
    by = house.by(KIM, "press")
    question = (about.revision, 1)
    first = await house.tables.consents.answer_absent(table, by, question, "hard")
    await house.restart()
    told = await house.tables.consents.answer_absent(table, by, question, "hard")
    assert (told.revision, told.repeated) == (first.revision, True)


async def test_a_rematch_keeps_the_house_where_it_played_on(house: House) -> None:
    table = await left_by_lee(house)
    await given_to_house(house, table)
    while (await house.view(table)).phase == "playing":
        await house.lays(table, KIM, 3)
        await house.time_passes(LONGEST_MS)
    told = await house.tables.rematch(table, house.by(KIM))
    seats = (await house.view(told.table)).seats
    assert [(seat.user, seat.house) for seat in seats] == [(KIM, None), (0, "hard")]


async def test_a_paused_match_can_be_left_and_decided_about(house: House) -> None:
    table = await house.match(KIM, LEE)
    await house.tables.pause(table, house.by(KIM))
    await house.tables.leave(table, house.by(LEE))
    await given_to_house(house, table)
    assert (await house.view(table)).phase == "paused"
    await house.tables.resume(table, house.by(KIM))
    await house.time_passes(LONGEST_MS)
    assert (await tally(house, table, LEE)).bot_moves == 1
