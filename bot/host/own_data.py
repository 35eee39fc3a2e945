"""What is kept of one person, as data for that person: nobody else's cards, moves or names, no
secret of a match and no token."""

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime

import msgspec

from bot.host.ladders import Board
from bot.host.meetings import NOTE, Meeting, of_person
from bot.host.model import Header, Input, PersonPart, PersonTally, Stamp, TableId, User
from bot.host.ports import Store
from bot.host.rating import UNITS, Rating
from bot.host.results import MatchResult, ResultQuery
from bot.host.stored import Person, Stored

TYPED_OR_CHOSEN = frozenset(("open", "join", "word", "choose", "move", "answer_absent"))
"""Of which inputs the body is what the person has chosen or typed, and nothing else."""


class OwnInput(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that the person has done at a table."""

    at: str
    did: str
    what: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class OwnMatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in which the person stands. Seats count from 1."""

    table: TableId
    game: str
    opened: str
    opened_by_you: bool
    server: int | None
    channel: int
    phase: str
    seat: int | None = None
    place: int | None = None
    gave_up: bool = False
    left: bool = False
    hints: int = 0
    moves_by_the_bot: int = 0
    moves_by_the_clock_in_a_row: int = 0
    words_for_the_shuffle: tuple[str, ...] = ()
    won_in_the_series: float = 0
    done: tuple[OwnInput, ...] = ()


class OwnResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept of how a match ended for the person, also when the match is deleted."""

    table: TableId
    game: str
    server: int | None
    channel: int
    began: str
    ended: str
    ending: str
    place: int | None = None
    score: int | None = None
    gave_up: bool = False
    left: bool = False
    moves: int = 0
    moves_by_the_bot: int = 0
    thought_seconds: int = 0
    counted_by_the_game: dict[str, int] = {}


class OwnRating(msgspec.Struct, frozen=True):
    """How strong the person is at a game on a server, in one of its seasons."""

    server: int
    game: str
    mode: str
    season: int
    points: int
    is_provisional: bool
    matches: int
    won: int
    mu: float
    sigma: float


class OwnMeeting(msgspec.Struct, frozen=True):
    """A time at which the people of a match are to sit down again, as this person has proposed or
    answered it."""

    table: TableId
    at: str
    proposed_by_you: bool
    coming: bool | None


class OwnData(msgspec.Struct, frozen=True):
    """All of it; `left_out` counts the matches that there was no room for, the oldest."""

    user: User
    person: Person | None
    notes: dict[str, str]
    hands_shown_lately: int
    ratings: tuple[OwnRating, ...]
    results: tuple[OwnResult, ...]
    matches: tuple[OwnMatch, ...]
    meetings: tuple[OwnMeeting, ...] = ()
    left_out: int = 0

    def file(self, most: int) -> bytes:
        """As JSON to be read, of no more than so many bytes."""
        text = _as_text(self)
        if len(text) <= most or not self.matches:
            return text
        kept = len(self.matches) * most // len(text) * 9 // 10
        gone = self.left_out + len(self.matches) - kept
        less = msgspec.structs.replace(self, matches=self.matches[:kept], left_out=gone)
        return less.file(most)


def _as_text(data: OwnData) -> bytes:
    return msgspec.json.format(msgspec.json.encode(data), indent=2)


async def own_data(store: Store, user: User) -> OwnData:
    """The newest matches first."""
    about = await store.notes_about(user)
    matches = []
    for table in await store.tables_of(user):
        with suppress(msgspec.MsgspecError):  # of a table that nobody can read nothing can be told
            if (stored := await store.table(table)) is not None:
                matches.append(_match(stored, user, await store.log(table)))
    matches.sort(key=lambda each: each.opened, reverse=True)
    person = await store.person(user)
    results = tuple([_result(each, user) async for each in _results(store, user)])
    ratings = tuple(_rating(*each) for each in await store.ratings_of(user))
    meetings = tuple(_meeting(each, user) for each in of_person(await store.notes(NOTE), user))
    return OwnData(
        user,
        person,
        about.notes,
        about.copies,
        ratings,
        results,
        tuple(matches),
        meetings,
    )


def _rating(board: Board, rating: Rating) -> OwnRating:
    return OwnRating(
        server=board.ladder.server,
        game=board.ladder.game,
        mode=board.mode,
        season=board.ladder.season,
        points=rating.points,
        is_provisional=rating.is_provisional,
        matches=rating.matches,
        won=rating.won,
        mu=rating.mu / UNITS,
        sigma=rating.sigma / UNITS,
    )


async def _results(store: Store, user: User) -> AsyncIterator[MatchResult]:
    """The newest first."""
    query = ResultQuery(user=user)
    while page := await store.results(query):
        for each in page:
            yield each
        query = query._replace(before=page[-1].stands)


def _result(result: MatchResult, user: User) -> OwnResult:
    own = next(each for each in result.seats if each.user == user)
    return OwnResult(
        table=result.table,
        game=result.game,
        server=result.place.guild,
        channel=result.place.spot,
        began=_date(result.began),
        ended=_date(result.ended),
        ending=result.ending,
        place=own.place,
        score=own.score,
        gave_up=own.conceded,
        left=own.left,
        moves=own.moves,
        moves_by_the_bot=own.bot_moves,
        thought_seconds=own.thought // 1000,
        counted_by_the_game=own.facts,
    )


def _meeting(meeting: Meeting, user: User) -> OwnMeeting:
    coming = None
    if user in (*meeting.comes, *meeting.declines):
        coming = user in meeting.comes
    return OwnMeeting(meeting.table, _date(meeting.at), meeting.by == user, coming)


def _match(stored: Stored, user: User, log: Sequence[Input]) -> OwnMatch:
    header = stored.header
    part = next((each for each in header.parts if each.user == user), None)
    tallies = () if stored.position is None else stored.position.attendance.tallies
    tally = next((each for each in tallies if each.user == user), None)
    seated = next((each for each in header.seats if each.user == user), None)
    counted = part or tally
    return OwnMatch(
        table=stored.id,
        game=header.game,
        opened=_date(header.opened),
        opened_by_you=header.opener == user,
        server=header.place.guild,
        channel=header.place.spot,
        phase=header.phase,
        seat=_seat(header, counted, user),
        place=None if part is None else part.place,
        gave_up=part is not None and part.conceded,
        left=seated is not None and seated.left,
        hints=0 if counted is None else counted.hints,
        moves_by_the_bot=0 if counted is None else counted.bot_moves,
        moves_by_the_clock_in_a_row=0 if tally is None else tally.missed,
        words_for_the_shuffle=tuple(w.text for w in header.salting.words if w.user == user),
        won_in_the_series=sum(won.halves for won in header.series if won.user == user) / 2,
        done=tuple(_done(line) for line in log if line.user == user),
    )


def _seat(header: Header, counted: PersonPart | PersonTally | None, user: User) -> int | None:
    if counted is not None:
        return counted.seat + 1
    seats = (seat for seat, each in enumerate(header.seats, 1) if each.user == user)
    return next(seats, None)


def _done(line: Input) -> OwnInput:
    what = msgspec.Raw(line.body) if line.kind in TYPED_OR_CHOSEN else msgspec.UNSET
    return OwnInput(_date(line.at), line.kind, what)


def _date(at: Stamp) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
