"""A match that is over: who may look at it by which seat, from when, and whether hands lie open."""

from bot.host.timing import DAY_MS
from games.kit.say import Why
from tests.host.hosting import ALEX, GUILD, KIM, LEE, Host, refused


async def ended(host: Host, *users: int) -> str:
    """A match of a few moves, which those who sit there leave."""
    table = await host.match(*users)
    await host.plays_round(table, *users)
    for user in users:
        await host.tables.leave(table, host.by(user))
    return table


async def test_a_match_that_goes_on_is_not_looked_back_on(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await refused(host.tables.past.past(table), "tables-not-over", Why.NOT_NOW)
    await refused(host.tables.past.agree(table, host.by(KIM)), "tables-not-over")
    lobby = await host.lobby(KIM, LEE)
    await refused(host.tables.past.past(lobby), "tables-not-over")
    await host.plays_out(table, KIM, LEE)
    following = await host.rematch(table, KIM, LEE)
    await refused(host.tables.past.past(following), "tables-not-over")
    assert (await host.tables.past.past(table)).replay.last > 0


async def test_everybody_sees_by_a_seat_what_they_saw_there(host: Host) -> None:
    """Alex takes Lee's seat, and sees nothing of what Lee saw, nor Lee of what came then."""
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 1)
    await host.tables.leave(table, host.by(LEE))
    asked = (await host.view(table, KIM)).absences[0]
    question = asked.revision, asked.seat
    await host.tables.consents.answer_absent(table, host.by(KIM), question, "open")
    await host.tables.join(table, host.by(ALEX))
    await host.lays(table, ALEX, 2)
    await host.tables.leave(table, host.by(ALEX))
    await host.tables.leave(table, host.by(KIM))
    past = await host.tables.past.past(table)
    seats = {user: [past.seat_of(user, move) for move in range(3)] for user in (KIM, LEE, ALEX)}
    assert seats == {KIM: [0, 0, 0], LEE: [1, 1, None], ALEX: [None, 1, 1]}
    assert past.sat(LEE) and not past.sat(999)


async def test_hands_lie_open_once_all_who_ever_sat_there_agree(host: Host) -> None:
    table = await ended(host, KIM, LEE)
    before = await host.store.table(table)
    await refused(host.tables.past.agree(table, host.by(ALEX)), "replay-not-seated")
    assert not (await host.tables.past.agree(table, host.by(KIM))).is_open
    assert not (await host.tables.past.agree(table, host.by(KIM))).is_open, "one for all"
    await host.restart()
    past = await host.tables.past.past(table)
    assert past.agreed == {KIM} and not past.is_open
    assert (await host.tables.past.agree(table, host.by(LEE))).is_open
    after = await host.store.table(table)
    assert before is not None and after is not None
    assert (after.header, after.position) == (before.header, before.position)
    log = await host.store.log(table)
    assert [line.user for line in log if line.kind == "open_hands"] == [KIM, LEE]
    *_, last = (line for line in log if line.kind != "open_hands")
    assert {line.at for line in log if line.kind == "open_hands"} == {last.at}


async def test_who_is_forgotten_is_asked_no_more_and_sees_no_seat(host: Host) -> None:
    table = await ended(host, KIM, LEE)
    await host.tables.past.agree(table, host.by(KIM))
    assert (await host.tables.past.past(table)).sat(LEE)
    await host.tables.forgetting.forget(LEE)
    past = await host.tables.past.past(table)
    assert not past.sat(LEE) and past.sat(KIM) and past.is_open


async def test_alone_against_the_bot_nobody_is_asked(host: Host) -> None:
    told = await host.tables.open_table(
        "tiny",
        (await host.view(await host.lobby(LEE))).place,
        host.by(KIM),
        language="sv",
        against="easy",
    )
    await host.tables.start(told.table, host.by(KIM))
    await host.tables.leave(told.table, host.by(KIM))
    assert (await host.tables.past.past(told.table)).is_open


async def test_a_match_that_was_swept_is_kept_nowhere(host: Host) -> None:
    table = await ended(host, KIM, LEE)
    await host.tables.past.past(table)
    host.clock.leap(8 * DAY_MS)
    assert await host.tables.sweeping.sweep(GUILD, host.clock.now() - DAY_MS) == 1
    await refused(host.tables.past.past(table), "tables-unknown", Why.STALE)
