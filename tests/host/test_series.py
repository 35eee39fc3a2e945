"""The next match between the same people, and the score of those that they have played: seats are
kept for those who have not come back yet, and what they have won stays theirs."""

import pytest

from bot.host.acts import By
from bot.host.model import NOBODY
from bot.host.series import worth
from games.kit.game import Outcome
from games.kit.say import Why, say
from tests.host.house import ALEX, KIM, LEE, SAM, House, refused


async def ended(house: House, *users: int, **options: str) -> str:
    table = await house.match(*users, rounds="1", **options)
    await house.plays_out(table, *users)
    return table


async def there(house: House, table: str) -> list[int]:
    return [each.user for each in (await house.view(table)).seats if not each.left]


def by_itself(house: House) -> By:
    return house.by(NOBODY, "by itself")


async def test_who_asks_for_a_rematch_sits_and_the_others_seats_are_kept(house: House) -> None:
    table = await ended(house, KIM, LEE, ALEX)
    again = await house.rematch(table, LEE)
    view = await house.view(again)
    assert [seat.user for seat in view.seats] == [KIM, LEE, ALEX]
    assert await there(house, again) == [LEE]
    assert view.kept == (0, 2) and view.opener == LEE
    assert house.tables.directory.of(KIM) == ()
    await refused(house.tables.give_word(again, house.by(KIM), "kiwi"), "tables-not-seated")
    await house.restart()
    await house.tables.join(again, house.by(ALEX))
    assert (await house.view(again)).kept == (0,)
    await house.tables.join(again, house.by(KIM), "kiwi")
    assert await there(house, again) == [KIM, LEE, ALEX]
    salting = (await house.view(again)).salting
    assert [word.text for word in salting.words] == ["kiwi"]


async def test_that_somebody_comes_back_stirs_no_word(house: House) -> None:
    table = await ended(house, KIM, LEE)
    again = await house.rematch(table, KIM)
    await house.tables.give_word(again, house.by(KIM), "ananas")
    await house.tables.join(again, house.by(LEE))
    assert not (await house.view(again)).salting.is_stirred
    await house.tables.join(again, house.by(ALEX))
    assert (await house.view(again)).salting.is_stirred


async def test_it_begins_by_itself_once_all_are_back_and_not_before(house: House) -> None:
    table = await ended(house, KIM, LEE, ALEX)
    again = await house.rematch(table, KIM, LEE)
    await refused(house.tables.start(again, by_itself(house)), "tables-stale", Why.STALE)
    await house.tables.join(again, house.by(ALEX))
    await refused(house.tables.start(again, house.by(ALEX)), "tables-opener-only")
    await house.tables.start(again, house.by(NOBODY, "now by itself"))
    assert (await house.view(again)).phase == "playing"
    first = await house.lobby(KIM, LEE)
    await refused(house.tables.start(first, by_itself(house)), "tables-stale", Why.STALE)


async def test_the_opener_starts_without_those_who_are_missing(house: House) -> None:
    table = await ended(house, KIM, LEE, ALEX)
    again = await house.rematch(table, ALEX, KIM)
    await house.tables.start(again, house.by(ALEX))
    view = await house.view(again)
    assert [seat.user for seat in view.seats] == [KIM, ALEX]
    assert (view.phase, view.series) == ("playing", ())
    await refused(house.tables.join(again, house.by(LEE)), "tables-started")
    await house.plays_out(again, KIM, ALEX)


async def test_too_few_who_are_back_are_too_few(house: House) -> None:
    again = await house.rematch(await ended(house, KIM, LEE), KIM)
    await refused(house.tables.start(again, house.by(KIM)), "tables-too-few", least=2, there=1)


async def test_a_kept_seat_is_nobody_else_s_until_it_is_given_up(house: House) -> None:
    table = await ended(house, KIM, LEE, ALEX)
    again = await house.rematch(table, KIM)
    await house.tables.join(again, house.by(SAM))
    await refused(house.tables.join(again, house.by(777)), "tables-kept")
    await refused(house.tables.free(again, house.by(SAM)), "tables-opener-only")
    await house.tables.free(again, house.by(KIM))
    assert await there(house, again) == [KIM, SAM]
    await refused(house.tables.free(again, house.by(KIM)), "tables-none-kept", Why.STALE)
    await house.tables.join(again, house.by(777))


async def test_whoever_does_not_want_to_play_again_says_so(house: House) -> None:
    again = await house.rematch(await ended(house, KIM, LEE, ALEX), KIM)
    await house.tables.leave(again, house.by(LEE))
    assert [seat.user for seat in (await house.view(again)).seats] == [KIM, ALEX]
    await refused(house.tables.leave(again, house.by(LEE)), "tables-not-seated")
    await house.tables.leave(again, house.by(KIM))
    view = await house.view(again)
    assert (view.phase, view.ending) == ("ended", "left"), "a seat that is kept keeps no lobby"


async def test_the_score_travels_from_match_to_match(house: House) -> None:
    table = await ended(house, KIM, LEE)
    assert (await house.view(table)).series == (), "one match is no series"
    wins = [0, 0]
    for _ in range(4):
        outcome = (await house.view(table)).outcome
        assert outcome is not None
        for seat in (0, 1):
            only = len(outcome.winners) == 1
            wins[seat] += 2 if only and seat in outcome.winners else 0 if only else 1
        table = await house.rematch(table, LEE, KIM)
        assert (await house.view(table)).series == tuple(wins)
        await house.restart()
        await house.tables.start(table, house.by(LEE))
        assert (await house.view(table)).series == tuple(wins)
        await house.plays_out(table, KIM, LEE)
    assert sum((await house.view(table)).series) == 2 * 5


async def test_a_match_that_was_broken_off_counts_for_nobody(house: House) -> None:
    table = await ended(house, KIM, LEE)
    table = await house.rematch(table, KIM, LEE)
    before = (await house.view(table)).series
    await house.tables.start(table, house.by(KIM))
    await house.tables.end(table, house.by(KIM))
    assert (await house.view(table)).series == before
    assert (await house.view(await house.rematch(table, KIM, LEE))).series == before
    broken = await house.match(KIM, LEE)
    await house.tables.end(broken, house.by(KIM))
    assert (await house.view(await house.rematch(broken, KIM, LEE))).series == (0, 0)


async def test_with_somebody_else_at_the_table_a_series_is_over(house: House) -> None:
    again = await house.rematch(await ended(house, KIM, LEE), KIM, LEE)
    before = (await house.view(again)).series
    await house.tables.join(again, house.by(ALEX))
    assert (await house.view(again)).series == ()
    await house.tables.leave(again, house.by(ALEX))
    assert (await house.view(again)).series == before
    await house.tables.leave(again, house.by(KIM))
    await house.tables.join(again, house.by(KIM))
    view = await house.view(again)
    assert [seat.user for seat in view.seats] == [LEE, KIM]
    assert view.series == before[::-1], "it is theirs wherever they sit"


@pytest.mark.parametrize(
    ("seats", "winners", "halves"),
    [
        (2, (1,), (0, 2)),
        (2, (0, 1), (1, 1)),
        (2, (), (1, 1)),
        (3, (2,), (0, 0, 2)),
        (4, (0, 2), (2, 0, 2, 0)),
        (3, (), (0, 0, 0)),
    ],
)
def test_what_a_match_is_worth(
    seats: int, winners: tuple[int, ...], halves: tuple[int, ...]
) -> None:
    outcome = Outcome(winners, (0,) * seats, "most", say("kit-over"))
    assert worth(outcome, seats) == halves


async def test_what_is_said_of_a_seat_goes_with_it(real: House) -> None:
    """Per seat in Ordet fanger; who deals in Supertrumf, where it is the next one's turn."""
    young = {"young": "Djur,,Mat", "teams": "0,0,0"}
    table = await real.match(KIM, LEE, ALEX, game="ordet_fanger", **young)
    await real.tables.end(table, real.by(KIM))
    again = await real.rematch(table, KIM, ALEX)
    await real.tables.free(again, real.by(KIM))
    options = (await real.view(again)).options
    assert options.young == ("Djur", "Mat")  # type: ignore[attr-defined]
    table = await real.match(KIM, LEE, ALEX, game="supertrumf", dealer="2")
    await real.tables.end(table, real.by(KIM))
    again = await real.rematch(table, KIM, LEE)
    await real.tables.start(again, real.by(KIM))
    assert (await real.view(again)).options.dealer == 1  # type: ignore[attr-defined]
