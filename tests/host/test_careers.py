"""What somebody's record tells, by the results of their matches."""

from msgspec.structs import replace

from bot.host.careers import Career, Encounter, GameTally, PlayedAs, career_of
from bot.host.model import NOBODY
from bot.host.results import MatchResult, SeatResult
from tests.host.hosting import ALEX, KIM, LEE
from tests.store.changes import result


def match(*places: tuple[int, int | None], **changes: object) -> MatchResult:
    """Who came where."""
    seats = tuple(SeatResult(seat=s, user=u, place=p) for s, (u, p) in enumerate(places))
    return replace(result(), seats=seats, **changes)


def career(*newest_first: MatchResult) -> Career:
    return career_of(KIM, newest_first)


WON, LOST = match((KIM, 1), (LEE, 2)), match((KIM, 2), (LEE, 1))


def test_streaks_are_of_wins_in_a_row() -> None:
    assert (career(LOST, WON, WON).streak, career(LOST, WON, WON).longest) == (0, 2)
    assert (career(WON, LOST, WON, WON, WON).streak, career(WON, LOST, WON).longest) == (1, 1)
    assert (career().streak, career().longest) == (0, 0)


def test_each_game_and_way_to_play_is_counted_apart() -> None:
    told = career(WON, replace(LOST, mode="blixtduell"), WON)
    tallies = {played: (each.played, each.won) for played, each in told.tallies.items()}
    assert tallies == {PlayedAs("tiny", ""): (2, 2), PlayedAs("tiny", "blixtduell"): (1, 0)}
    assert (told.all.played, told.all.won) == (3, 2)


def test_matches_with_the_bot_and_broken_off_ones_are_counted_apart() -> None:
    with_bot = match((KIM, 1), (NOBODY, 2))
    told = career(with_bot, replace(WON, ending="called_off"), LOST)
    assert told.with_bot == GameTally(1, 1) and told.broken_off == 1
    assert told.all.played == 1 and told.streak == 0


def test_who_left_has_not_won_and_stands_behind_all() -> None:
    left = replace(WON, seats=(replace(WON.seats[0], left=True), WON.seats[1]))
    assert career(left).all.won == 0
    assert career(left).encounters == [(LEE, Encounter(1, 0, 1))]


def test_whom_one_has_met_most_often_comes_first_and_partners_are_not_met() -> None:
    three = match((KIM, 1), (LEE, 1), (ALEX, 3), sides=((0, 1), (2,)))
    told = career(three, match((KIM, 2), (ALEX, 1)), match((KIM, 1), (-5, 2)))
    assert told.encounters == [(ALEX, Encounter(2, 1, 1))]


def test_of_what_a_game_counts_the_least_counts_or_all_of_it() -> None:
    def counted(**facts: int) -> MatchResult:
        names = {name.replace("_", " "): number for name, number in facts.items()}
        return replace(WON, seats=(replace(WON.seats[0], facts=names), WON.seats[1]))

    told = career(counted(least_ms=40, duels=2), counted(least_ms=30, duels=5), counted(duels=1))
    assert told.facts == {"tiny": {"least ms": 30, "duels": 8}}
