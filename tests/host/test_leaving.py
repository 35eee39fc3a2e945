"""Somebody leaves a match, or is gone for long: the others decide what becomes of the seat; and who
has left can come back."""

import pytest

from bot.host.deadlines import ASKED_MS, GONE_WAIT_MS
from bot.host.model import Absence, PersonTally, Wish
from bot.host.verdict import ALONE_MS
from games.kit.bot_player import PACES
from games.kit.proof import check
from games.kit.say import Why
from tests.host.hosting import ALEX, KIM, LEE, ROBIN, SAM, Host, refused
from tests.host.tiny import TURN_MS, open_tiny

pytestmark = pytest.mark.asyncio

LONGEST_MS = PACES["steady"].least + 2 * PACES["steady"].spread


async def absence(host: Host, table: str, seat: int) -> Absence | None:
    absences = (await host.view(table)).absences
    return next((each for each in absences if each.seat == seat), None)


async def wants(host: Host, table: str, user: int, wish: Wish, seat: int) -> None:
    about = await absence(host, table, seat)
    assert about is not None
    question = (about.revision, seat)
    await host.tables.consents.answer_absent(table, host.by(user), question, wish)


async def state(host: Host, table: str, seat: int) -> str | None:
    about = await absence(host, table, seat)
    return None if about is None else about.state


async def left_by_lee(host: Host, *others: int) -> str:
    """A match of Kim, Lee and others in which Lee has left."""
    table = await host.match(KIM, LEE, *others)
    await host.tables.leave(table, host.by(LEE))
    return table


async def left_by_lee_of_five(real: Host) -> str:
    """Four others are asked."""
    table = await real.match(KIM, LEE, ALEX, ROBIN, SAM, game="supertrumf")
    await real.tables.leave(table, real.by(LEE))
    return table


async def given_to_bot_player(host: Host, table: str) -> None:
    await wants(host, table, KIM, "hard", 1)


async def number(host: Host, table: str, user: int) -> int | None:
    return (await host.view(table, user)).ask_number


async def tally(host: Host, table: str, user: int) -> PersonTally:
    tallies = (await host.view(table)).tallies
    return next(each for each in tallies if each.user == user)


async def test_when_somebody_leaves_the_others_are_asked(host: Host) -> None:
    table = await left_by_lee(host, ALEX)
    view = await host.view(table)
    assert view.phase == "playing"
    assert await state(host, table, 1) == "asked"
    assert [seat.left for seat in view.seats] == [False, True, False]


async def test_of_two_the_other_decides_alone(host: Host) -> None:
    table = await left_by_lee(host)
    await wants(host, table, KIM, "end", 1)
    view = await host.view(table)
    assert (view.phase, view.ending, view.outcome) == ("ended", "called_off", None)


@pytest.mark.parametrize("wish", ["hard", "easy", "open", "end"])
async def test_about_a_leaver_most_of_those_who_are_asked_decide(real: Host, wish: Wish) -> None:
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


async def test_the_level_that_most_want_counts_and_all_who_want_bot_player_count_together(
    real: Host,
) -> None:
    table = await left_by_lee_of_five(real)
    await wants(real, table, KIM, "easy", 1)
    await wants(real, table, ALEX, "hard", 1)
    assert await state(real, table, 1) == "asked"
    await wants(real, table, ROBIN, "hard", 1)
    assert (await real.view(table)).seats[1].bot_player == "hard"


@pytest.mark.parametrize("wish", ["wait", "hard", "easy", "open", "end"])
async def test_where_they_are_split_the_opener_s_answer_counts(host: Host, wish: Wish) -> None:
    table = await left_by_lee(host, ALEX)
    await wants(host, table, KIM, wish, 1)
    await wants(host, table, ALEX, "open" if wish == "hard" else "hard", 1)
    about = await absence(host, table, 1)
    view = await host.view(table)
    come_to = {"wait": "waiting", "open": "open", "end": "ended"}.get(wish, "bot")
    assert (view.phase if about is None else about.state) == come_to
    assert view.seats[1].bot_player == (wish if come_to == "bot" else None)


async def test_what_most_want_counts_once_all_have_answered(real: Host) -> None:
    """And at the opener's level, if as many want the other."""
    table = await left_by_lee_of_five(real)
    answers: dict[int, Wish] = {KIM: "easy", ALEX: "hard", ROBIN: "open", SAM: "end"}
    for user, wish in answers.items():
        assert await state(real, table, 1) == "asked"
        await wants(real, table, user, wish, 1)
    assert (await real.view(table)).seats[1].bot_player == "easy"


async def test_after_a_minute_the_opener_decides_alone(real: Host) -> None:
    table = await left_by_lee_of_five(real)
    await real.time_passes(ALONE_MS - 1)
    await wants(real, table, KIM, "hard", 1)
    assert await state(real, table, 1) == "asked"
    await real.time_passes(1)
    await wants(real, table, ALEX, "easy", 1)
    assert await state(real, table, 1) == "asked"
    await wants(real, table, KIM, "hard", 1)
    assert (await real.view(table)).seats[1].bot_player == "hard"


async def test_where_the_opener_has_left_it_is_who_sits_first(host: Host) -> None:
    table = await host.match(KIM, LEE, ALEX, ROBIN)
    await host.tables.leave(table, host.by(KIM))
    await host.time_passes(ALONE_MS)
    await wants(host, table, ROBIN, "hard", 0)
    assert await state(host, table, 0) == "asked"
    await wants(host, table, LEE, "open", 0)
    assert await state(host, table, 0) == "open"


async def left_alone_by_lee(host: Host, *others: int) -> str:
    """A match in which the clock has moved for Lee twice, and only for Lee."""
    table = await host.match(KIM, LEE, *others, rounds="9")
    for _ in range(2):
        for user in (KIM, *others):
            await host.lays(table, user, 2)
        await host.time_passes(TURN_MS)
    return table


async def test_about_who_has_not_left_most_decide_too_or_one_alone_after_a_minute(
    host: Host,
) -> None:
    table = await left_alone_by_lee(host, ALEX, ROBIN)
    await wants(host, table, ALEX, "hard", 1)
    assert await state(host, table, 1) == "asked"
    await wants(host, table, ROBIN, "hard", 1)
    view = await host.view(table)
    assert view.seats[1].bot_player == "hard"
    other = await left_alone_by_lee(host, ALEX)
    await wants(host, other, KIM, "hard", 1)
    assert await state(host, other, 1) == "asked"
    await host.time_passes(ALONE_MS)
    await wants(host, other, KIM, "wait", 1)
    assert await state(host, other, 1) == "waiting"
    assert (await host.view(other)).seats[1].bot_player is None
    await refused(wants(host, other, KIM, "hard", 1), "tables-gone-over", Why.STALE)


async def test_whoever_does_nothing_is_not_waited_for_until_they_do(host: Host) -> None:
    table = await left_alone_by_lee(host, ALEX)
    await host.tables.leave(table, host.by(ALEX))
    (about_alex,) = [each for each in host.changes[-1].absences[1] if each.seat == 2]
    assert host.changes[-1].absences[1][about_alex] == (KIM,)
    await wants(host, table, LEE, "wait", 2)
    assert await state(host, table, 2) == "asked", "Lee is back, and it is for both of them"
    await wants(host, table, KIM, "hard", 2)
    assert (await host.view(table)).seats[2].bot_player == "hard", "as the opener wants it"


async def test_a_restart_forgets_no_answer(host: Host) -> None:
    table = await left_by_lee(host, ALEX, ROBIN)
    await wants(host, table, ROBIN, "easy", 1)
    await host.restart()
    await wants(host, table, ALEX, "easy", 1)
    assert (await host.view(table)).seats[1].bot_player == "easy"


async def test_it_can_be_asked_again(host: Host) -> None:
    table = await left_by_lee(host)
    first = await absence(host, table, 1)
    again = host.tables.consents.ask_about_absent
    await refused(again(table, host.by(KIM)), "tables-gone-nobody")
    await wants(host, table, KIM, "wait", 1)
    await again(table, host.by(KIM))
    assert first is not None
    stale = host.tables.consents.answer_absent(table, host.by(KIM), (first.revision, 1), "end")
    await refused(stale, "tables-gone-over")
    await wants(host, table, KIM, "hard", 1)
    assert (await host.view(table)).seats[1].bot_player == "hard"


async def test_only_the_others_at_the_table_have_a_say(host: Host) -> None:
    table = await left_by_lee(host)
    await refused(wants(host, table, ALEX, "end", 1), "tables-not-seated")
    await refused(wants(host, table, LEE, "end", 1), "tables-gone-own")
    again = host.tables.consents.ask_about_absent
    await refused(again(table, host.by(ALEX)), "tables-not-seated")


async def test_who_comes_to_decide_with_them_makes_them_begin_anew(host: Host) -> None:
    table = await left_by_lee(host, ALEX)
    await wants(host, table, KIM, "end", 1)
    await host.tables.leave(table, host.by(ALEX))
    about = await absence(host, table, 1)
    assert about is not None and about.answers == ()
    assert (await host.view(table)).phase == "playing"
    await wants(host, table, KIM, "end", 1)
    assert (await host.view(table)).ending == "called_off"


async def test_the_clock_of_who_has_left_waits_for_an_hour(host: Host) -> None:
    table = await left_by_lee(host, ALEX)
    for user in (KIM, ALEX):
        await host.lays(table, user, 3)
    await host.time_passes(ASKED_MS - 1)
    assert "rolled" not in str((await host.view(table)).scene)
    await host.time_passes(1)
    assert "rolled" in str((await host.view(table)).scene)
    for user in (KIM, ALEX):
        await host.lays(table, user, 3)
    await host.time_passes(GONE_WAIT_MS)
    view = await host.view(table)
    assert view.scene is not None and "rolled" in str(view.scene)


async def test_whom_they_wait_for_has_the_game_s_own_time(host: Host) -> None:
    table = await left_by_lee(host)
    await host.lays(table, KIM, 3)
    await host.time_passes(1_000)
    await wants(host, table, KIM, "wait", 1)
    await host.time_passes(TURN_MS - 1)
    assert "rolled" not in str((await host.view(table)).scene)
    await host.time_passes(1)
    assert "rolled" in str((await host.view(table)).scene)


async def test_a_match_that_all_have_left_is_over(host: Host) -> None:
    table = await left_by_lee(host)
    await host.tables.leave(table, host.by(KIM))
    assert (await host.view(table)).ending == "left"


async def test_bot_player_plays_on_and_its_moves_are_the_same_when_thought_again(
    host: Host,
) -> None:
    table = await host.match(KIM, LEE)
    await host.plays_round(table, KIM, LEE)
    await host.tables.leave(table, host.by(LEE))
    await given_to_bot_player(host, table)
    while (await host.view(table)).phase == "playing":
        await host.lays(table, KIM, 3)
        await host.time_passes(LONGEST_MS)
    found = check(open_tiny("tiny"), await host.tables.past.record(table))
    assert (found.fault, found.bot_moves) == (None, 2)


async def test_who_left_takes_his_seat_back_from_bot_player_at_once(host: Host) -> None:
    table = await left_by_lee(host)
    await given_to_bot_player(host, table)
    await host.time_passes(PACES["steady"].least - 1)
    await host.tables.join(table, host.by(LEE))
    await host.time_passes(LONGEST_MS)
    view = await host.view(table, LEE)
    assert view.viewer == 1 and view.is_awaited and view.absences == ()
    assert view.seats[1].bot_player is None
    await host.lays(table, LEE, 5)


async def test_bot_player_comes_and_goes_and_counts_on(host: Host) -> None:
    table = await host.match(KIM, LEE, rounds="9")
    for _ in range(2):
        await host.tables.leave(table, host.by(LEE))
        await given_to_bot_player(host, table)
        await host.lays(table, KIM, 2)
        await host.time_passes(LONGEST_MS)
        await host.tables.join(table, host.by(LEE))
    moves = [line for line in await host.store.log(table) if line.bot_player is not None]
    assert (await tally(host, table, LEE)).bot_moves == len(moves) >= 2
    await host.tables.end(table, host.by(KIM))
    record = await host.tables.past.record(table)
    found = check(open_tiny("tiny"), record)
    assert (found.fault, found.bot_moves) == (None, len(moves))
    assert [(sits.seat, sits.level) for sits in record.bot_seats] == [(1, "hard"), (1, None)] * 2


async def test_the_one_to_come_gets_another_ask_number(host: Host) -> None:
    table = await host.match(KIM, LEE)
    before = await number(host, table, LEE)
    assert before is not None
    await host.tables.leave(table, host.by(LEE))
    await wants(host, table, KIM, "open", 1)
    await host.tables.join(table, host.by(ALEX))
    view = await host.view(table, ALEX)
    assert view.viewer == 1 and view.ask_number != before
    await refused(host.lays(table, ALEX, 2, before), "tables-stale")
    await refused(host.lays(table, LEE, 2, before), "tables-not-seated")
    await refused(host.tables.join(table, host.by(LEE)), "tables-gone-taken")
    await host.lays(table, ALEX, 2, view.ask_number)


async def test_a_seat_is_taken_only_when_it_is_free_for_anybody(host: Host) -> None:
    table = await left_by_lee(host)
    await refused(host.tables.join(table, host.by(ALEX)), "tables-started")
    await given_to_bot_player(host, table)
    await refused(host.tables.join(table, host.by(ALEX)), "tables-started")
    await host.tables.consents.ask_about_absent(table, host.by(KIM), 1)
    await wants(host, table, KIM, "open", 1)
    await refused(host.tables.join(table, host.by(KIM)), "tables-seated-already")
    await host.tables.join(table, host.by(ALEX))
    assert (await host.view(table)).seats[1].user == ALEX


async def test_a_leaver_replaced_by_bot_player_then_by_another_then_back(host: Host) -> None:
    """The bot player may have laid for the next round as well before somebody takes its seat."""
    table = await host.match(KIM, LEE, rounds="9")
    await host.tables.leave(table, host.by(LEE))
    await given_to_bot_player(host, table)
    await host.lays(table, KIM, 2)
    await host.time_passes(LONGEST_MS)
    await host.tables.consents.ask_about_absent(table, host.by(KIM))
    await wants(host, table, KIM, "open", 1)
    await host.tables.join(table, host.by(ALEX))
    await host.plays_round(table, KIM, ALEX)
    await refused(host.tables.join(table, host.by(LEE)), "tables-gone-taken")
    await host.tables.leave(table, host.by(ALEX))
    await host.tables.join(table, host.by(LEE))
    await host.plays_out(table, KIM, LEE)
    view = await host.view(table)
    assert view.ending == "outcome"
    parts = {part.user: part for part in view.parts}
    assert set(parts) == {KIM, LEE, ALEX}
    assert (parts[ALEX].left, parts[LEE].left) == (True, False)
    assert parts[LEE].bot_moves in (1, 2)
    assert parts[ALEX].place is None and {parts[KIM].place, parts[LEE].place} <= {1, 2}


async def test_who_has_seen_one_hand_takes_no_other(host: Host) -> None:
    table = await host.match(KIM, LEE, ALEX)
    await host.tables.leave(table, host.by(LEE))
    for user in (KIM, ALEX):
        await wants(host, table, user, "open", 1)
    await host.tables.join(table, host.by(ROBIN))
    await host.tables.leave(table, host.by(ALEX))
    for user in (KIM, ROBIN):
        await wants(host, table, user, "open", 2)
    await refused(host.tables.join(table, host.by(LEE)), "tables-gone-other-hand")
    await host.tables.join(table, host.by(SAM))
    assert [seat.user for seat in (await host.view(table)).seats] == [KIM, ROBIN, SAM]


async def test_who_does_nothing_is_asked_about_after_two_moves_of_the_clock(host: Host) -> None:
    table = await host.match(KIM, LEE, rounds="9")
    for turn in range(2):
        assert await state(host, table, 1) is None, turn
        await host.lays(table, KIM, 2)
        await host.time_passes(TURN_MS)
    assert await state(host, table, 1) == "asked"
    assert not (await host.view(table)).seats[1].left
    await host.lays(table, KIM, 2)
    await host.time_passes(TURN_MS)
    assert "rolled" in str((await host.view(table)).scene), "his clock goes on as it does"
    await host.lays(table, LEE, 2)
    assert await state(host, table, 1) is None


async def test_moves_of_the_clock_with_others_between_them_put_nobody_in_question(
    host: Host,
) -> None:
    table = await host.match(KIM, LEE, rounds="9")
    for _ in range(3):
        await host.lays(table, KIM, 2)
        await host.time_passes(TURN_MS)
        await host.plays_round(table, KIM, LEE)
    assert await state(host, table, 1) is None


async def test_all_others_can_put_out_who_is_gone(host: Host) -> None:
    table = await host.match(KIM, LEE, rounds="9")
    for _ in range(2):
        await host.lays(table, KIM, 2)
        await host.time_passes(TURN_MS)
    await given_to_bot_player(host, table)
    assert host.tables.directory.of(LEE) == ()
    await refused(host.lays(table, LEE, 2), "tables-not-seated")
    await host.tables.join(table, host.by(LEE))
    await host.lays(table, LEE, 2)


async def test_a_new_owner_takes_no_move_of_the_former_s_back(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.lays(table, LEE, 4)
    await host.tables.leave(table, host.by(LEE))
    await wants(host, table, KIM, "open", 1)
    await host.tables.join(table, host.by(ALEX))
    assert (await host.view(table, ALEX)).way_back is None
    await refused(host.takes_back(table, ALEX), "kit-back-nothing")
    await host.lays(table, KIM, 3)
    await host.lays(table, ALEX, 5)
    await host.takes_back(table, ALEX)
    assert (await host.view(table, ALEX)).is_awaited


async def test_hints_are_a_person_s_and_not_a_seat_s(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.tables.hint(table, host.by(LEE))
    await host.tables.leave(table, host.by(LEE))
    await wants(host, table, KIM, "open", 1)
    await host.tables.join(table, host.by(ALEX))
    assert (await tally(host, table, LEE)).hints == 1
    assert (await tally(host, table, ALEX)).hints == 0
    await wants_end(host, table)
    parts = {part.user: part.hints for part in (await host.view(table)).parts}
    assert parts == {KIM: 0, LEE: 1, ALEX: 0}


async def wants_end(host: Host, table: str) -> None:
    await host.tables.leave(table, host.by(ALEX))
    await wants(host, table, KIM, "end", 1)


@pytest.mark.parametrize("wish", ["hard", "open", "wait"])
async def test_a_restart_forgets_nothing(host: Host, wish: Wish) -> None:
    table = await left_by_lee(host, ALEX)
    await host.restart()
    await wants(host, table, KIM, wish, 1)
    await host.restart(down_for=3_600_000)
    if wish != "wait":
        await wants(host, table, ALEX, wish, 1)
    before = await host.view(table)
    await host.restart()
    after = await host.view(table)
    assert (after.absences, after.seats, after.tallies) == (
        before.absences,
        before.seats,
        before.tallies,
    )
    await host.lays(table, KIM, 1)
    await host.lays(table, ALEX, 1)
    await host.time_passes(2 * ASKED_MS)
    assert "rolled" in str((await host.view(table)).scene)


async def test_the_same_press_arriving_again_is_answered_as_the_first_time(host: Host) -> None:
    table = await left_by_lee(host)
    about = await absence(host, table, 1)
    assert about is not None
    by = host.by(KIM, "press")
    question = (about.revision, 1)
    first = await host.tables.consents.answer_absent(table, by, question, "hard")
    await host.restart()
    told = await host.tables.consents.answer_absent(table, by, question, "hard")
    assert (told.revision, told.repeated) == (first.revision, True)


async def test_a_rematch_keeps_bot_player_where_it_played_on(host: Host) -> None:
    table = await left_by_lee(host)
    await given_to_bot_player(host, table)
    while (await host.view(table)).phase == "playing":
        await host.lays(table, KIM, 3)
        await host.time_passes(LONGEST_MS)
    told = await host.tables.rematch(table, host.by(KIM))
    seats = (await host.view(told.table)).seats
    assert [(seat.user, seat.bot_player) for seat in seats] == [(KIM, None), (0, "hard")]


async def test_a_paused_match_can_be_left_and_decided_about(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.tables.pause(table, host.by(KIM))
    await host.tables.leave(table, host.by(LEE))
    await given_to_bot_player(host, table)
    assert (await host.view(table)).phase == "paused"
    await host.tables.resume(table, host.by(KIM))
    await host.time_passes(LONGEST_MS)
    assert (await tally(host, table, LEE)).bot_moves == 1
