"""The next match between the same people, and the score of those that they have played: seats are
kept for those who have not come back yet, and what they have won stays theirs."""

import pytest

from bot.host.acts import By
from bot.host.model import NOBODY
from bot.host.series import worth
from games.kit.game import Outcome
from games.kit.say import Why, say
from tests.host.hosting import ALEX, KIM, LEE, SAM, Host, refused


async def ended(host: Host, *users: int, **options: str) -> str:
    table = await host.match(*users, rounds="1", **options)
    await host.plays_out(table, *users)
    return table


async def there(host: Host, table: str) -> list[int]:
    return [each.user for each in (await host.view(table)).seats if not each.left]


def by_itself(host: Host) -> By:
    return host.by(NOBODY, "by itself")


async def test_who_asks_for_a_rematch_sits_and_the_others_seats_are_kept(host: Host) -> None:
    table = await ended(host, KIM, LEE, ALEX)
    again = await host.rematch(table, LEE)
    view = await host.view(again)
    assert [seat.user for seat in view.seats] == [KIM, LEE, ALEX]
    assert await there(host, again) == [LEE]
    assert view.kept == (0, 2) and view.opener == LEE
    assert host.tables.directory.of(KIM) == ()
    await refused(host.tables.give_word(again, host.by(KIM), "kiwi"), "tables-not-seated")
    await host.restart()
    await host.tables.join(again, host.by(ALEX))
    assert (await host.view(again)).kept == (0,)
    await host.tables.join(again, host.by(KIM), "kiwi")
    assert await there(host, again) == [KIM, LEE, ALEX]
    salting = (await host.view(again)).salting
    assert [word.text for word in salting.words] == ["kiwi"]


async def test_that_somebody_comes_back_stirs_no_word(host: Host) -> None:
    table = await ended(host, KIM, LEE)
    again = await host.rematch(table, KIM)
    await host.tables.give_word(again, host.by(KIM), "ananas")
    await host.tables.join(again, host.by(LEE))
    assert not (await host.view(again)).salting.is_stirred
    await host.tables.join(again, host.by(ALEX))
    assert (await host.view(again)).salting.is_stirred


async def test_it_begins_by_itself_once_all_are_back_and_not_before(host: Host) -> None:
    table = await ended(host, KIM, LEE, ALEX)
    again = await host.rematch(table, KIM, LEE)
    await refused(host.tables.start(again, by_itself(host)), "tables-stale", Why.STALE)
    await host.tables.join(again, host.by(ALEX))
    await refused(host.tables.start(again, host.by(ALEX)), "tables-opener-only")
    await host.tables.start(again, host.by(NOBODY, "now by itself"))
    assert (await host.view(again)).phase == "playing"
    first = await host.lobby(KIM, LEE)
    await refused(host.tables.start(first, by_itself(host)), "tables-stale", Why.STALE)


async def test_the_opener_starts_without_those_who_are_missing(host: Host) -> None:
    table = await ended(host, KIM, LEE, ALEX)
    again = await host.rematch(table, ALEX, KIM)
    await host.tables.start(again, host.by(ALEX))
    view = await host.view(again)
    assert [seat.user for seat in view.seats] == [KIM, ALEX]
    assert (view.phase, view.series) == ("playing", ())
    await refused(host.tables.join(again, host.by(LEE)), "tables-started")
    await host.plays_out(again, KIM, ALEX)


async def test_too_few_who_are_back_are_too_few(host: Host) -> None:
    again = await host.rematch(await ended(host, KIM, LEE), KIM)
    await refused(host.tables.start(again, host.by(KIM)), "tables-too-few", least=2, there=1)


async def test_a_kept_seat_is_nobody_else_s_until_it_is_given_up(host: Host) -> None:
    table = await ended(host, KIM, LEE, ALEX)
    again = await host.rematch(table, KIM)
    await host.tables.join(again, host.by(SAM))
    await refused(host.tables.join(again, host.by(777)), "tables-kept")
    await refused(host.tables.free(again, host.by(SAM)), "tables-opener-only")
    await host.tables.free(again, host.by(KIM))
    assert await there(host, again) == [KIM, SAM]
    await refused(host.tables.free(again, host.by(KIM)), "tables-none-kept", Why.STALE)
    await host.tables.join(again, host.by(777))


async def test_whoever_does_not_want_to_play_again_says_so(host: Host) -> None:
    again = await host.rematch(await ended(host, KIM, LEE, ALEX), KIM)
    await host.tables.leave(again, host.by(LEE))
    assert [seat.user for seat in (await host.view(again)).seats] == [KIM, ALEX]
    await refused(host.tables.leave(again, host.by(LEE)), "tables-not-seated")
    await host.tables.leave(again, host.by(KIM))
    view = await host.view(again)
    assert (view.phase, view.ending) == ("ended", "left"), "a seat that is kept keeps no lobby"


async def test_the_score_travels_from_match_to_match(host: Host) -> None:
    table = await ended(host, KIM, LEE)
    assert (await host.view(table)).series == (), "one match is no series"
    wins = [0, 0]
    for _ in range(4):
        outcome = (await host.view(table)).outcome
        assert outcome is not None
        for seat in (0, 1):
            only = len(outcome.winners) == 1
            wins[seat] += 2 if only and seat in outcome.winners else 0 if only else 1
        table = await host.rematch(table, LEE, KIM)
        assert (await host.view(table)).series == tuple(wins)
        await host.restart()
        await host.tables.start(table, host.by(LEE))
        assert (await host.view(table)).series == tuple(wins)
        await host.plays_out(table, KIM, LEE)
    assert sum((await host.view(table)).series) == 2 * 5


async def test_a_match_that_was_broken_off_counts_for_nobody(host: Host) -> None:
    table = await ended(host, KIM, LEE)
    table = await host.rematch(table, KIM, LEE)
    before = (await host.view(table)).series
    await host.tables.start(table, host.by(KIM))
    await host.tables.end(table, host.by(KIM))
    assert (await host.view(table)).series == before
    assert (await host.view(await host.rematch(table, KIM, LEE))).series == before
    broken = await host.match(KIM, LEE)
    await host.tables.end(broken, host.by(KIM))
    assert (await host.view(await host.rematch(broken, KIM, LEE))).series == (0, 0)


async def test_with_somebody_else_at_the_table_a_series_is_over(host: Host) -> None:
    again = await host.rematch(await ended(host, KIM, LEE), KIM, LEE)
    before = (await host.view(again)).series
    await host.tables.join(again, host.by(ALEX))
    assert (await host.view(again)).series == ()
    await host.tables.leave(again, host.by(ALEX))
    assert (await host.view(again)).series == before
    await host.tables.leave(again, host.by(KIM))
    await host.tables.join(again, host.by(KIM))
    view = await host.view(again)
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


async def test_what_is_said_of_a_seat_goes_with_it(real: Host) -> None:
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
