"""What docs/ratings.md says of the matches that count, line by line, and the arithmetic."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from bot.host import rating
from bot.host.model import NOBODY, Place, Stamp, TableId, User
from bot.host.rating import EARLY, NEWCOMER, Rating, Side, after, counted
from bot.host.results import MatchResult, SeatResult

KIM, LEE, ALEX, ROBIN = (User(number) for number in (501, 502, 503, 504))
FORGOTTEN = User(-77)


def match(*seats: SeatResult, **changes: object) -> MatchResult:
    """A match on a server that has ended by its rules."""
    given = {"ending": "outcome", "how": "points", "message": None, **changes}
    return MatchResult(
        table=TableId("t"),
        game="tiny",
        mode="",
        place=Place(1, 22),
        in_own_thread=False,
        began=Stamp(1),
        ended=Stamp(2),
        seats=seats,
        **given,  # type: ignore[arg-type]
    )


def sat(
    user: User, place: int | None, seat: int = 0, moves: int = 20, **more: object
) -> SeatResult:
    return SeatResult(seat=seat, user=user, place=place, moves=moves, **more)  # type: ignore[arg-type]


def two(kim: SeatResult, lee: SeatResult, **changes: object) -> MatchResult:
    return match(kim, lee, **changes)


WON, LOST = sat(KIM, 1), sat(LEE, 2, seat=1)
BOTH = [Side(1, (KIM,)), Side(2, (LEE,))]


def test_a_match_among_people_counts_by_the_places() -> None:
    three = match(sat(KIM, 2), sat(LEE, 1, seat=1), sat(ALEX, 2, seat=2))
    assert counted(three) == [Side(1, (LEE,)), Side(2, (KIM,)), Side(2, (ALEX,))]


@pytest.mark.parametrize("ending", ["stopped", "called_off", "left", "idle"])
def test_a_match_that_was_broken_off_counts_for_nobody(ending: str) -> None:
    assert not counted(two(WON, LOST, ending=ending))


def test_a_match_that_the_bot_played_in_from_the_start_counts_for_nobody() -> None:
    bot = SeatResult(seat=2, user=NOBODY, place=3, bot_player="easy")
    assert not counted(match(WON, LOST, bot))
    assert not counted(match(WON, LOST, sat(ALEX, 3, seat=2, came_late=True)))  # in the bot's seat


def test_giving_up_is_losing() -> None:
    assert counted(two(WON, sat(LEE, 2, seat=1, conceded=True))) == BOTH


def test_giving_up_at_once_counts_for_nobody() -> None:
    early = sat(KIM, 1, moves=EARLY - 1), sat(LEE, 2, seat=1, moves=0, conceded=True)
    assert not counted(two(*early))
    played_on = sat(KIM, 1, moves=EARLY), sat(LEE, 2, seat=1, moves=0, conceded=True)
    assert counted(two(*played_on)) == BOTH


def test_who_leaves_comes_last_whatever_the_bot_makes_of_the_seat() -> None:
    left = sat(KIM, 1, left=True, bot_player="hard", bot_moves=15)
    assert [side.people for side in counted(two(left, sat(LEE, 2, seat=1)))] == [(LEE,), (KIM,)]


def test_who_leaves_after_giving_up_keeps_that_place() -> None:
    gone = sat(LEE, 2, seat=1, conceded=True, left=True)
    assert counted(two(WON, gone)) == BOTH


def test_who_takes_over_a_seat_is_not_counted() -> None:
    left = sat(LEE, None, seat=1, left=True)
    came = sat(ALEX, 1, seat=1, came_late=True)
    stayed = sat(KIM, 2)
    assert [side.people for side in counted(match(stayed, left, came))] == [(KIM,), (LEE,)]


def test_who_had_help_can_lose_but_not_win_by_it() -> None:
    by_hints, by_bot = sat(KIM, 1, hints=3), sat(KIM, 1, bot_moves=3)
    for helped in (by_hints, by_bot):
        assert not counted(two(helped, LOST))
        lost = SeatResult(
            **{name: getattr(helped, name) for name in helped.__struct_fields__} | {"place": 2}
        )
        assert len(counted(two(lost, sat(LEE, 1, seat=1)))) == 2
        third = sat(ALEX, 3, seat=2)
        assert [side.people for side in counted(match(helped, LOST, third))] == [(LEE,), (ALEX,)]


def test_a_little_help_changes_nothing() -> None:
    assert counted(two(sat(KIM, 1, hints=2), LOST)) == BOTH


def test_partners_stand_together() -> None:
    seats = sat(KIM, 1), sat(LEE, 3, seat=1), sat(ALEX, 1, seat=2), sat(ROBIN, 4, seat=3)
    sides = counted(match(*seats, sides=((0, 2), (1,), (3,))))
    assert sides == [Side(1, (KIM, ALEX)), Side(3, (LEE,)), Side(4, (ROBIN,))]


def test_who_leaves_a_partner_comes_last_alone() -> None:
    seats = sat(KIM, 1), sat(LEE, 2, seat=1), sat(ALEX, 1, seat=2, left=True)
    sides = counted(match(*seats, sides=((0, 2), (1,))))
    assert [side.people for side in sides] == [(KIM,), (LEE,), (ALEX,)]


def test_a_match_with_a_handicap_counts_for_nobody() -> None:
    assert not counted(two(WON, LOST, handicapped=(1,)))


def test_who_was_forgotten_counts_as_a_newcomer_and_has_no_rating() -> None:
    against_newcomer = after(two(WON, LOST), {})[KIM]
    assert after(two(WON, sat(FORGOTTEN, 2, seat=1)), {}) == {KIM: against_newcomer}


def test_who_wins_rises_and_who_loses_falls_and_a_tie_draws_them_together() -> None:
    strong = Rating(NEWCOMER.mu + 50_000, 30_000, 12, 9)
    won = after(two(WON, LOST), {KIM: NEWCOMER, LEE: strong})
    assert won[KIM].points > NEWCOMER.points and won[LEE].points < strong.points
    assert (won[KIM].matches, won[KIM].won) == (1, 1) and (won[LEE].matches, won[LEE].won) == (
        13,
        9,
    )
    tied = after(two(WON, sat(LEE, 1, seat=1)), {KIM: NEWCOMER, LEE: strong})
    assert NEWCOMER.points < tied[KIM].points < won[KIM].points
    assert strong.points > tied[LEE].points


def test_four_hundred_points_are_ten_to_one() -> None:
    """Among people that much is known of: every eleventh match goes to the weaker one."""
    random, ratings = Random(7), {KIM: NEWCOMER, LEE: NEWCOMER}
    for _ in range(3_000):
        kim_wins = random.random() < 10 / 11
        places = (1, 2) if kim_wins else (2, 1)
        result = two(sat(KIM, places[0]), sat(LEE, places[1], seat=1))
        ratings |= after(result, ratings)
    assert 330 < ratings[KIM].points - ratings[LEE].points < 470


def test_a_rating_is_provisional_before_ten_matches() -> None:
    assert Rating(matches=9).is_provisional and not Rating(matches=10).is_provisional


class OtherMachine:
    """Whose last bits are others."""

    def __init__(self) -> None:
        self._model = rating.MODEL
        self.rating = rating.MODEL.rating

    def rate(self, *args: Any, **keywords: Any) -> Any:
        rated = self._model.rate(*args, **keywords)
        for side in rated:
            for each in side:
                each.mu, each.sigma = each.mu * (1 + 1e-14), each.sigma * (1 - 1e-14)
        return rated


def test_the_last_bits_in_which_machines_differ_never_add_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    results = [_random_match(Random(number)) for number in range(500)]
    here = _all_counted(results)
    other = OtherMachine()
    with monkeypatch.context() as patched:
        patched.setattr(rating, "MODEL", other)
        elsewhere = _all_counted(results)
    assert here == elsewhere and len(here) == 4


def _random_match(random: Random) -> MatchResult:
    users = random.sample([KIM, LEE, ALEX, ROBIN], random.randint(2, 4))
    return match(*(sat(user, random.randint(1, 3), seat) for seat, user in enumerate(users)))


def _all_counted(results: Sequence[MatchResult]) -> Mapping[User, Rating]:
    ratings: dict[User, Rating] = {}
    for result in results:
        ratings |= after(result, ratings)
    return ratings
