"""Who sat where, and from which move to which: what a seat saw then is shown again to nobody
else."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.host.model import Input, Seated, User, Wish
from games.kit.say import Seat


class Tenure(msgspec.Struct, frozen=True, gc=False):
    """One person's time at a seat, by the numbers of moves; without an end it lasted to the end."""

    user: User
    seat: Seat
    since: int
    until: int | None = None

    def covers(self, move: int) -> bool:
        return self.since <= move and (self.until is None or move <= self.until)


def tenures(log: Sequence[Input]) -> tuple[Tenure, ...]:
    """All of a match, in the order in which they began."""
    found: list[Tenure] = []
    moves = 0
    start = next(place for place, line in enumerate(log) if line.kind == "start")
    for line in log[start:]:
        if line.kind == "move":
            moves += 1
        for seat, user in _seated_by(line):
            found = [_ended(each, moves) if each.seat == seat else each for each in found]
            if user is not None:
                found.append(Tenure(user, seat, moves))
    return tuple(found)


def _seated_by(line: Input) -> Iterator[tuple[Seat, User | None]]:
    """Which person sits at which seats from this line of a log on; nobody where one left, or was
    replaced by the bot player."""
    match line.kind:
        case "start":
            seats = msgspec.json.decode(line.body, type=tuple[Seated, ...])
            people = enumerate(seats)
            yield from ((seat, each.user) for seat, each in people if each.bot_player is None)
        case "join" if line.seat is not None:
            yield line.seat, line.user
        case "leave" if line.seat is not None:
            yield line.seat, None
        case "answer_absent" if line.seat is not None:
            wish, is_decided = msgspec.json.decode(line.body, type=tuple[Wish, bool])
            if is_decided and wish not in ("wait", "end"):
                yield line.seat, None


def _ended(tenure: Tenure, moves: int) -> Tenure:
    if tenure.until is not None:
        return tenure
    return msgspec.structs.replace(tenure, until=moves)
