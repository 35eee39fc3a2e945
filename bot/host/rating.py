"""How strong people are at a game, computed from the results of the matches that count.

`openskill` does the arithmetic: the ratings of Weng and Lin (2011) in the Plackett-Luce model, for
any number of sides, of one or several people each, with ties. Glicko-2 knows two players and no
teams, and TrueSkill is patented and its library no longer kept up; openskill is MIT, has wheels for
every platform, and depends on nothing. docs/ratings.md says in words what counts and how.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

import msgspec
from openskill.models import PlackettLuce

from bot.host.model import NOBODY, User, is_forgotten
from bot.host.results import MatchResult, SeatResult

MODEL = PlackettLuce()
UNITS = 10_000
"""A rating is kept in ten-thousandths of the model's numbers after every match, so that the last
bits, in which machines differ, never add up."""
AVERAGE, POINTS = 1500, 30
"""The points of a newcomer, and those of one of the model's units: 400 points more are a chance of
about ten to one, as people know it from chess."""
PROVISIONAL = 10
"""A rating is provisional before so many matches."""
EARLY = 3
"""Nothing counts if somebody gives up before anybody has made so many moves."""
HELPED = 10
"""Players who had help with more than every tenth move can't gain by it."""


class Rating(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What is known of somebody's strength, in `UNITS`, from how many matches, of which they have
    won some."""

    mu: int = round(MODEL.mu * UNITS)
    sigma: int = round(MODEL.sigma * UNITS)
    matches: int = 0
    won: int = 0

    @property
    def points(self) -> int:
        """As people are told it."""
        return AVERAGE + round((self.mu / UNITS - MODEL.mu) * POINTS)

    @property
    def is_provisional(self) -> bool:
        return self.matches < PROVISIONAL


NEWCOMER = Rating()


class Side(NamedTuple):
    """People who played together, or one alone, and their place among those that count."""

    place: int
    people: tuple[User, ...]


def after(result: MatchResult, ratings: Mapping[User, Rating]) -> Mapping[User, Rating]:
    """The ratings that a match has changed. Somebody whose data were deleted counts as a newcomer
    each time, and has none."""
    sides = counted(result)
    if not sides:
        return {}
    before = [[ratings.get(user, NEWCOMER) for user in side.people] for side in sides]
    rated = MODEL.rate(
        [
            [MODEL.rating(mu=each.mu / UNITS, sigma=each.sigma / UNITS) for each in side]
            for side in before
        ],
        ranks=[side.place for side in sides],
    )
    return {
        user: Rating(
            round(now.mu * UNITS),
            round(now.sigma * UNITS),
            was.matches + 1,
            was.won + (side.place == 1),
        )
        for side, were, are in zip(sides, before, rated, strict=True)
        for user, was, now in zip(side.people, were, are, strict=True)
        if not is_forgotten(user)
    }


def counted(result: MatchResult) -> Sequence[Side]:
    """The sides that a match counts for, the best first; none if there are fewer than two."""
    if result.ending != "outcome" or not _is_even(result) or _is_given_up_early(result):
        return ()
    sides = sorted(_sides(result), key=lambda side: side.place)
    last = sides[-1].place
    helped = {each.user for each in result.seats if _is_helped(each)}
    kept = [side for side in sides if side.place == last or helped.isdisjoint(side.people)]
    return kept if len(kept) > 1 else ()


def _is_even(result: MatchResult) -> bool:
    """Whether people alone began it, and nobody had a handicap."""
    begun = {each.seat for each in result.seats if each.user != NOBODY and not each.came_late}
    return not result.handicapped and begun == {each.seat for each in result.seats}


def _is_given_up_early(result: MatchResult) -> bool:
    gave_up = any(each.conceded for each in result.seats)
    return gave_up and all(each.moves < EARLY for each in result.seats)


def _is_helped(seat: SeatResult) -> bool:
    """Whether hints and moves of the bot's were more than a few of their moves."""
    return (seat.hints + seat.bot_moves) * HELPED > seat.moves + seat.bot_moves


def _sides(result: MatchResult) -> Iterator[Side]:
    """Those who played from the start on. Who has left comes last, without their partner; giving up
    has a place of its own."""
    behind_all = 1 + len(result.seats)
    teams = {seat: side[0] for side in result.sides for seat in side}
    stayed = []
    for each in result.seats:
        if each.came_late:
            continue
        if each.place is None or (each.left and not each.conceded):
            yield Side(behind_all, (each.user,))
        else:
            stayed.append((teams.get(each.seat, each.seat), each))
    for _, together in groupby(sorted(stayed, key=_by_team), key=lambda one: one[0]):
        people = [each for _, each in together]
        yield Side(min(each.place or 1 for each in people), tuple(each.user for each in people))


def _by_team(one: tuple[int, SeatResult]) -> tuple[int, int]:
    team, seat = one
    return team, seat.seat
