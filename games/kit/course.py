"""A match in progress: its state, and the last positions that it may be taken back to."""

from collections import deque
from typing import Any, Generic, NamedTuple

from msgspec.structs import replace

from games.kit.chance import Chance
from games.kit.conceding import Concede
from games.kit.game import Game, MoveT, StateT
from games.kit.realtime import RealtimeGame
from games.kit.say import Say, Seat, say, stale
from games.kit.state import TookBack
from games.kit.taking_back import MOST_BACK, TakeBack, Trail, WayBack, trail_move, way_back


class Past(NamedTuple):
    """The positions before and after a move that stands."""

    before: Any
    after: Any


class Course(Generic[StateT, MoveT]):
    def __init__(self, game: Game[StateT, MoveT, Any], state: StateT) -> None:
        self.game = game
        self.state = state
        self.trail = Trail()
        self._pasts: deque[Past] = deque(maxlen=MOST_BACK)

    def play(
        self,
        seat: Seat | None,
        move: MoveT | Concede | TakeBack,
        chance: Chance,
        *,
        by_clock: bool = False,
    ) -> None:
        """Plays a move; a Refusal leaves everything as it was. A take-back is not judged here, so
        that a log can be replayed."""
        if isinstance(move, TakeBack):
            self._go_back(seat, move.to)
        else:
            self._go_on(seat, move, chance, by_clock=by_clock)

    def way_back(self, seat: Seat) -> WayBack:
        """How the seat's last move can be taken back; raises a Refusal if it can't."""
        return way_back(self.game, self.state, self.trail, seat)

    def told_of(self, to: int) -> Say | None:
        """What taking back to that move names: the first line that everybody was told of the first
        move that it takes back, if anything was told."""
        after = self._pasts[to - self.trail.stands].after
        return next(iter(self.game.look(after, None).story), None)

    def _go_on(
        self, seat: Seat | None, move: MoveT | Concede, chance: Chance, *, by_clock: bool
    ) -> None:
        before, used = self.state, len(chance.calls)
        self.state = self.game.play(before, seat, move, chance)
        if isinstance(self.game, RealtimeGame):
            return
        calls = chance.calls[used:]
        step = trail_move(seat, move, self.state.news, calls, by_clock=by_clock)
        self.trail = self.trail.then(step)
        self._pasts.append(Past(before, self.state))

    def _go_back(self, seat: Seat | None, to: int) -> None:
        """Goes back to a position. What everybody has seen since stays known, and chance is not
        rewound."""
        if seat is None or self.game.outcome(self.state) is not None:
            raise stale(say("kit-not-now"))
        trail = self.trail.back_to(to)
        taken_back = TookBack(seat, self.told_of(to))
        before = self._pasts[to - self.trail.stands].before
        remembered = self.game.remembering(before, self.state)
        for _ in range(self.trail.stands - to):
            self._pasts.pop()
        told = self.game.told(remembered)
        self.state = replace(told, taken_back=taken_back)
        self.trail = trail
