"""What an input has done to a table, for those who show it."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.host import attendance, model
from bot.host.clock import RunningTime
from bot.host.quiet import quiet_until
from bot.host.table import HostedMatch, Lobby, Table
from bot.host.taking_back import awaited
from bot.host.timing import ALL_LEFT, PersonalTime
from bot.host.views import View, view
from games.kit.realtime import RealtimeGame
from games.kit.say import Seat


@dataclass(frozen=True)
class Changed:
    """What an input has done to a table, for those who show it. Views are made on demand and show
    the table as this input left it, even if it has changed since."""

    kind: model.InputKind
    user: model.User | None
    seat: Seat | None
    at: model.Stamp
    _before: Table | None
    _after: Table
    _time: RunningTime

    @property
    def table(self) -> model.TableId:
        return self._after.id

    @property
    def opens(self) -> bool:
        """Whether the table was not there before."""
        return self._before is None

    @property
    def revision(self) -> int:
        return self._after.revision

    @property
    def said(self) -> int:
        """The number of the table's own message that this input has led to, if its stamp matters
        to the game; else 0."""
        game, before, after = self._after.game, self._before, self._after
        if not isinstance(game, RealtimeGame) or not isinstance(after, HostedMatch):
            return 0
        said: int = game.said(after.standing.state)
        already = game.said(before.standing.state) if isinstance(before, HostedMatch) else 0
        return said if said != already else 0

    def before(self) -> View | None:
        """As everybody could see the table before this input, if there was one."""
        return None if self._before is None else view(self._before, None, self._time)

    def view(self, viewer: Seat | None) -> View:
        return view(self._after, viewer, self._time)

    @property
    def absences(self) -> tuple[dict[model.Absence, tuple[model.User, ...]], ...]:
        """The questions about absent players before and after this change, each with those who
        still had, or have, to answer."""
        return _absences(self._before), _absences(self._after)

    def speaker(self, absence: model.Absence) -> model.User | None:
        """Who of those who are asked may decide alone after a while."""
        match = self._after
        if not isinstance(match, HostedMatch) or not attendance.voters(match, absence.user):
            return None
        return attendance.speaker(match, absence.user)

    @property
    def took_back(self) -> bool:
        """Whether it is a move that was taken back."""
        if self.kind != "move" or not isinstance(self._after, HostedMatch):
            return False
        return self._after.standing.state.taken_back is not None

    @property
    def given(self) -> tuple[Seat, ...]:
        """Who has just been given more time."""
        before, after = (_personal(table) for table in (self._before, self._after))
        header = self._after.header
        return tuple(
            seat
            for seat, seated in enumerate(header.seats)
            if dict(after.given).get(seat, 0) > dict(before.given).get(seat, 0)
            or after.left(header.timing, seated.user) > before.left(header.timing, seated.user)
        )

    @property
    def speaking(self) -> model.Speaking | None:
        """What the bot player has just had to say, on its way to the channel."""
        if self.kind != "speak" or not isinstance(self._after, HostedMatch):
            return None
        speaking = self._after.position.bot_player.speaking
        return next((each for each in speaking if each.revision == self.revision), None)

    @property
    def called(self) -> tuple[Seat, ...]:
        """The seats that have just been called for what they are asked, or to a rematch."""
        if isinstance(self._after, Lobby):
            was = self._before.header.called_back if self._before else ()
            header = self._after.header
            back = [user for user in header.called_back if user not in was]
            return tuple(seat for seat in header.kept if header.seats[seat].user in back)
        before, after = _position(self._before), _position(self._after)
        already = () if before is None else before.called
        return () if after is None else tuple(s for s in after.called if s not in already)

    def is_told_later(self, user: model.User) -> bool:
        """Whether a player the match waits for is told only when their quiet hours are over."""
        header = self._after.header
        quiet = header.quiet_of(user) if self._after.takes_days else None
        if quiet is None:
            return False
        return (quiet.digest and self.kind != "remind") or quiet_until(quiet, self.at) is not None

    def still_to_agree(self, proposal: model.Proposal) -> tuple[Seat, ...]:
        return awaited(self._after, proposal) if isinstance(self._after, HostedMatch) else ()

    def asked_anew(self) -> tuple[Seat, ...]:
        """The seats that are now asked something else than before."""
        before, after = _position(self._before), _position(self._after)
        if after is None:
            return ()
        numbers: Mapping[Seat, int] = dict(enumerate(before.asks)) if before else {}
        return tuple(seat for seat, number in enumerate(after.asks) if numbers.get(seat) != number)


def _absences(table: Table | None) -> dict[model.Absence, tuple[model.User, ...]]:
    if not isinstance(table, HostedMatch) or table.header.phase == "ended":
        return {}
    return {each: attendance.awaited(table, each) for each in table.position.attendance.absences}


def _position(table: Table | None) -> model.Position | None:
    return table.position if isinstance(table, HostedMatch) else None


def _personal(table: Table | None) -> PersonalTime:
    position = _position(table)
    return ALL_LEFT if position is None else position.personal
