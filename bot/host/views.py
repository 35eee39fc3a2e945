"""What may be known of a table from outside: by everybody, or by who sits at one of its seats."""

from contextlib import suppress
from typing import NamedTuple

import msgspec

from bot.host import model, series
from bot.host.attendance import tally_of
from bot.host.clock import RunningTime
from bot.host.deadlines import running_of
from bot.host.languages import TableLanguage
from bot.host.model import NOBODY
from bot.host.table import HostedMatch, Table
from bot.host.timing import USUAL, Timing
from games.kit.bot_player import STEADY
from games.kit.game import Outcome
from games.kit.lessons import LEARNER
from games.kit.options import Options
from games.kit.realtime import RealtimeGame
from games.kit.say import Refusal, Say, Seat
from games.kit.scenes import Scene
from games.kit.taking_back import WayBack


class Sitting(NamedTuple):
    """Somebody's seat, or at a level the bot player's; who has left may come back, also if the bot
    player plays for him."""

    user: model.User
    left: bool
    bot_player: str | None = None

    @property
    def is_vacant(self) -> bool:
        return self.left and self.bot_player is None


class Ticking(NamedTuple):
    """A clock that runs for a seat, or for the table (None)."""

    seat: Seat | None
    until: model.Stamp
    is_far: bool = False
    """Whether nobody needs to know of it yet."""


class Hours(NamedTuple):
    """How long people have at a table: what each seat has left of its bank, in milliseconds, if
    there are banks; who has been reminded; since when the viewer has been asked what he is; and
    whether a turn may take a day."""

    timing: Timing
    banks: tuple[tuple[Seat, int], ...]
    reminded: tuple[Seat, ...]
    may_give: bool
    """Whether there is anybody who could be given more time by somebody else."""
    asked: model.Stamp
    takes_days: bool = False


AS_USUAL = Hours(USUAL, (), (), False, model.Stamp(0))


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A table as one viewer may know it. `secret` is there only once the match has ended. A game
    that `is_realtime` is played in the channel itself, nothing of it being secret. `way_back` is
    how the viewer can take his last move back, if he can; `proposal` is what a seat has asked the
    others for."""

    table: model.TableId
    revision: int
    phase: model.Phase
    ending: model.Ending | None
    game: str
    is_realtime: bool
    place: model.Place
    spoken: TableLanguage
    opener: model.User
    seats: tuple[Sitting, ...]
    options: Options
    commitment: str
    salting: model.Salting
    secret: str | None
    rematch_of: model.TableId | None
    stranded: bool
    clocks: tuple[Ticking, ...]
    viewer: Seat | None = None
    ask_number: int | None = None
    scene: Scene | None = None
    way_back: WayBack | None = None
    proposal: model.Proposal | None = None
    outcome: Outcome | None = None
    pace: str = STEADY
    """How fast the bot player plays, where it does."""
    pointer: model.Posted | None = None
    """The message that leads to the table's own thread."""
    tallies: tuple[model.PersonTally, ...] = ()
    """What is counted of people."""
    unseen: tuple[Say, ...] = ()
    """What the clock has done for the viewer since they last did anything, as their time was up."""
    forced: tuple[Say, ...] = ()
    """And what has happened by itself, as they had no choice."""
    absences: tuple[model.Absence, ...] = ()
    """The questions, or decisions, about the seats of absent players."""
    parts: tuple[model.PersonPart, ...] = ()
    """What everybody had to do with a match that has ended."""
    gave_up: tuple[Seat, ...] = ()
    """The players who gave up: the match goes on without them."""
    paused_by: model.User = NOBODY
    """Who has paused the match, if a person has."""
    may_concede: bool = False
    """Whether the viewer may give up."""
    hours: Hours = AS_USUAL
    preset: str = ""
    """Of which of the server's presets its options are."""
    series: tuple[int, ...] = ()
    """Of a rematch, what each seat has won in the matches that these people have played one after
    another, in halves; none where others sit there than before."""
    opened: model.Stamp = model.LONG_AGO
    meets: model.Stamp = model.LONG_AGO
    """Of a rematch: the time at which its people had agreed to meet, if they had."""
    is_lesson: bool = False
    """Whether it is dealt like a lesson."""
    is_taught: bool = False
    """Whether the next move is a step of the lesson."""
    told: Say | None = None
    """What the learner is told now. In a game where hands are secret only they see it."""

    @property
    def language(self) -> str:
        """What the table speaks to everybody."""
        return self.spoken.now

    @property
    def kept(self) -> tuple[Seat, ...]:
        """The seats that a rematch's lobby keeps for those who have not come back to them yet."""
        if self.phase != "lobby":
            return ()
        return tuple(seat for seat, sitting in enumerate(self.seats) if sitting.is_vacant)

    def has_seat(self, user: model.User) -> bool:
        """Whether somebody sits here who has not left, or a rematch's lobby keeps them a seat."""
        is_lobby = self.phase == "lobby"
        return any(seat.user == user and (is_lobby or not seat.left) for seat in self.seats)

    @property
    def people(self) -> tuple[model.User, ...]:
        """Who has sat down here, also if somebody else, or the bot player, plays there by now."""
        seated = (seat.user for seat in self.seats if seat.user)
        counted = (each.user for each in self.tallies)
        noted = (each.user for each in self.parts)
        return tuple(dict.fromkeys((*seated, *counted, *noted)))

    @property
    def has_been_played(self) -> bool:
        """Whether it is a match that is over, however it has ended."""
        return self.phase == "ended" and self.scene is not None

    def seat_of(self, user: model.User) -> Seat | None:
        """Where somebody sits, or did last if nobody plays there since."""
        seats = enumerate(self.seats)
        return next((s for s, each in seats if each.user == user and each.bot_player is None), None)

    @property
    def is_awaited(self) -> bool:
        """Whether the match waits for the viewer."""
        if self.phase != "playing" or self.scene is None:
            return False
        return any(not form.optional for form in self.scene.asks)


def view(table: Table, viewer: Seat | None, time: RunningTime) -> View:
    """What a seat, or for None the public, may know of a table. It is made once, but for clocks
    that end at another time since the machine has slept."""
    key = viewer, time.run.number
    if (made := table.made.get(key)) is None:
        made = _public(table, time) if viewer is None else _own(table, viewer, time)
        table.made[key] = made
    known: View = made
    return known


def _own(table: Table, viewer: Seat, time: RunningTime) -> View:
    """What all know, and what a seat knows and may do besides."""
    public = view(table, None, time)
    if not isinstance(table, HostedMatch):
        return msgspec.structs.replace(public, viewer=viewer)
    hours, way_back, may_concede = public.hours, None, False
    if public.phase == "playing":
        with suppress(Refusal):
            way_back = table.way_back(viewer)
    if public.phase != "ended":
        hours = hours._replace(asked=_asked(table, viewer, time))
        with suppress(Refusal):
            table.game.check_concession(table.standing.state, viewer)
            may_concede = True
    tally = tally_of(table, public.seats[viewer].user, viewer)
    return msgspec.structs.replace(
        public,
        viewer=viewer,
        ask_number=table.position.asks[viewer],
        scene=table.standing.scene(viewer),
        way_back=way_back,
        may_concede=may_concede,
        hours=hours,
        unseen=tally.unseen,
        forced=tally.forced,
        told=table.told if table.position.lesson is not None and viewer == LEARNER else None,
    )


def _public(table: Table, time: RunningTime) -> View:
    header = table.header
    public = View(
        table=table.id,
        revision=table.revision,
        phase=header.phase,
        ending=header.ending,
        game=header.game,
        is_realtime=isinstance(table.game, RealtimeGame),
        place=header.place,
        spoken=table.spoken,
        opener=header.opener,
        seats=tuple(Sitting(seat.user, seat.left, seat.bot_player) for seat in header.seats),
        options=table.options,
        pace=header.pace,
        commitment=header.commitment,
        salting=header.salting,
        secret=bytes(table.secret).hex() if header.phase == "ended" else None,
        rematch_of=header.rematch_of,
        stranded=header.stranded,
        clocks=tuple(
            Ticking(clock.due.seat, time.stamp(clock.at), table.is_far(clock))
            for clock in table.deadlines(time)
        ),
        pointer=header.pointer,
        parts=header.parts,
        paused_by=header.pauses[-1].by if header.phase == "paused" else NOBODY,
        hours=AS_USUAL._replace(timing=header.timing, takes_days=table.takes_days),
        preset=header.preset,
        series=series.score(table) if header.series else (),
        opened=header.opened,
        meets=header.meets,
        is_lesson=header.is_lesson,
    )
    return _of_match(public, table, time) if isinstance(table, HostedMatch) else public


def _of_match(public: View, match: HostedMatch, time: RunningTime) -> View:
    position, standing = match.position, match.standing
    is_lesson_on = position.lesson is not None and public.phase == "playing"
    return msgspec.structs.replace(
        public,
        scene=standing.scene(None),
        proposal=position.proposal,
        outcome=standing.outcome,
        tallies=tuple(
            msgspec.structs.replace(each, unseen=(), forced=())
            for each in position.attendance.tallies
        ),
        absences=position.attendance.absences,
        gave_up=standing.state.gave_up,
        hours=public.hours if public.phase == "ended" else _hours(match, time),
        is_taught=is_lesson_on and match.step is not None,
        told=match.told if is_lesson_on and public.is_realtime else None,
    )


def _hours(match: HostedMatch, time: RunningTime) -> Hours:
    header, position = match.header, match.position
    banks = (
        (seat, position.personal.left(header.timing, seated.user))
        for seat, seated in enumerate(header.seats)
        if header.timing.kind == "bank" and seated.bot_player is None
    )
    may_give = len(header.people) > 1 and bool(match.more_time(time))
    asked = _asked(match, -1, time)
    return Hours(header.timing, tuple(banks), position.reminded, may_give, asked, match.takes_days)


def _asked(match: HostedMatch, seat: Seat, time: RunningTime) -> model.Stamp:
    """Since when a seat, or behind the seats the table's own clock, has been asked what it is."""
    return time.date(running_of(match.header.pauses, match.position.asked[seat]))[0]
