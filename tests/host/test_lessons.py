"""A lesson at a table: by the moves of Supertrumf's, and in real time of Ordet fanger's."""

import pytest

from bot.host.acts import Answer
from games.kit.lessons import WAIT_MS
from games.kit.say import Refusal, Why
from games.ordet_fanger.lesson import RACE_MS
from tests.host.hosting import HERE, KIM, LEE, Host, picks, refused

HOUR = 3_600_000
STRENGTH, MAGIC = (Answer("declare", picks(each)) for each in ("strength", "magic"))


async def lesson(real: Host, user: int = KIM, game: str = "supertrumf") -> str:
    told = await real.tables.open_lesson(game, HERE, real.by(user), language="en")
    return told.table


async def told(real: Host, table: str) -> str:
    """Which message the learner is told."""
    says = (await real.view(table, KIM)).told
    return "" if says is None else says.id


async def test_another_move_than_the_steps_is_refused_and_changes_nothing(real: Host) -> None:
    table = await lesson(real)
    before = await real.view(table, KIM)
    attempt = real.tables.move(table, real.by(KIM), MAGIC)
    await refused(attempt, "lesson-instead", why=Why.NOT_NOW, told=before.told)
    assert await real.view(table, KIM) == before


async def test_the_bot_plays_by_the_script_also_after_a_restart(real: Host) -> None:
    table = await lesson(real)
    await real.tables.move(table, real.by(KIM), STRENGTH)
    assert await told(real, table) == ""
    await real.restart(down_for=HOUR)
    await real.time_passes(WAIT_MS)
    assert await told(real, table) == "lesson-supertrumf-two"


async def test_nobody_else_is_told_what_is_in_the_hand(real: Host) -> None:
    view = await real.view(await lesson(real))
    assert view.is_taught and view.told is None


async def test_a_step_is_taken_back_and_told_again(real: Host) -> None:
    table = await lesson(real)
    await real.tables.move(table, real.by(KIM), STRENGTH)
    await real.time_passes(WAIT_MS)
    await real.takes_back(table, KIM)
    assert await told(real, table) == "lesson-supertrumf-lead"
    await refused(real.tables.move(table, real.by(KIM), MAGIC), "lesson-instead")


async def test_no_clock_runs_in_a_lesson(real: Host) -> None:
    table = await lesson(real)
    await real.restart()
    before = await real.view(table, KIM)
    assert not before.clocks and before.told is not None
    await real.time_passes(HOUR)
    assert (await real.view(table, KIM)).told == before.told


async def test_once_it_is_left_everything_can_be_played(real: Host) -> None:
    table = await lesson(real)
    await real.tables.end_lesson(table, real.by(KIM))
    view = await real.view(table, KIM)
    assert not view.is_taught and view.told is None
    await real.tables.move(table, real.by(KIM), MAGIC)
    await refused(real.tables.end_lesson(table, real.by(KIM)), "lesson-is-over")


async def test_only_the_learner_can_leave_it(real: Host) -> None:
    table = await lesson(real)
    with pytest.raises(Refusal):
        await real.tables.end_lesson(table, real.by(LEE))


async def test_every_lesson_is_dealt_alike(real: Host) -> None:
    ours, theirs = await lesson(real), await lesson(real, LEE)
    one, other = await real.view(ours, KIM), await real.view(theirs, LEE)
    assert one.scene == other.scene and one.told == other.told


async def test_the_next_match_is_no_lesson(real: Host) -> None:
    """And what a lesson is played with is nobody's choice, nor does it count in a series."""
    table = await lesson(real)
    commitment = (await real.view(table)).commitment
    await real.tables.concede(table, real.by(KIM))
    again = await real.view(await real.rematch(table, KIM))
    assert not again.is_lesson and again.commitment != commitment
    assert not again.series
    assert await real.tables.presets.last(real.tables.game("supertrumf"), HERE) is None


async def flips_and_answers(real: Host) -> str:
    """A lesson of Ordet fanger, up to the duel in which the bot races too."""
    table = await lesson(real, game="ordet_fanger")
    for _ in range(100):
        says = await told(real, table)
        if says == "lesson-ordet-fanger-race":
            return table
        number, asks = await real.tables.asks(table, KIM)
        ask = next((each for each in asks if not each.optional), None)
        if says and ask is not None:
            chosen = ask.form.usual or (("saloon",),)
            await real.tables.move(table, real.by(KIM), Answer(ask.key, chosen, number))
        await real.time_passes(500)
    raise AssertionError("no race")


async def test_the_bot_wins_the_race_if_nobody_answers(real: Host) -> None:
    table = await flips_and_answers(real)
    await real.time_passes(RACE_MS + 5_000)
    assert await told(real, table) == "lesson-ordet-fanger-lost"


async def test_a_tie_is_played_out_in_a_lesson(real: Host) -> None:
    table = await flips_and_answers(real)
    while await told(real, table):  # until the bot has answered
        await real.time_passes(20)
    await real.tables.move(table, real.by(KIM), Answer("answer", (("air",),)))
    await real.time_passes(5_000)
    assert await told(real, table) == "lesson-ordet-fanger-tied"
    await real.tables.move(table, real.by(KIM), Answer("answer", (("oak",),)))
    await real.time_passes(5_000)
    assert await told(real, table) == "lesson-ordet-fanger-won"
