"""Taking a move back: what a match must remember for it, and whether it is allowed.

That depends on what happened since. It is free if nobody else has acted and chance showed nothing.
The others must agree if they have acted, or dice were rolled. It is impossible once somebody has
seen a card that was hidden from them.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from games.kit.chance import Call
from games.kit.conceding import Concede
from games.kit.game import Game
from games.kit.realtime import RealtimeGame
from games.kit.say import Seat, malformed, not_now, say, stale
from games.kit.showing import Forced, Revealing

MOST_BACK = 24
"""How many moves can be taken back."""


class TakeBack(msgspec.Struct, frozen=True, tag="take back"):
    """The match returns to the position after `to` moves, not counting moves that were taken back.
    The seat of the log line takes back its own move; the log keeps them all."""

    to: int


class WayBack(NamedTuple):
    """Where taking back would lead to, and whether the others must agree."""

    to: int
    needs_consent: bool


Shown = Literal["", "chance", "secret", "concession"]


class TrailMove(msgspec.Struct, frozen=True, gc=False, array_like=True, omit_defaults=True):
    """What is remembered of a move that stands: whose it was, what it showed, whether the clock
    made it, whether there was a choice; and who else acted since in moves that were taken back."""

    seat: Seat | None
    shown: Shown = ""
    is_clocks: bool = False
    is_forced: bool = False
    acted: tuple[Seat | None, ...] = ()

    def is_by(self, seat: Seat) -> bool:
        """Whether nobody else had a part in it."""
        return self.seat == seat and not self.is_clocks and not {*self.acted} - {seat}


class Trail(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """How many moves stand, and what is remembered of the last of them."""

    stands: int = 0
    steps: tuple[TrailMove, ...] = ()

    def then(self, step: TrailMove) -> "Trail":
        return Trail(self.stands + 1, (*self.steps, step)[-MOST_BACK:])

    def back_to(self, to: int) -> "Trail":
        """The trail after a take-back. What was shown since stays shown, and who acted has
        acted."""
        count = self.stands - to
        if not 1 <= count <= len(self.steps):
            raise malformed(say("kit-back-no-such"))
        kept, gone = self.steps[:-count], self.steps[-count:]
        if kept:
            kept = (*kept[:-1], _with(kept[-1], gone))
        return Trail(to, kept)


def _with(last: TrailMove, gone: Sequence[TrailMove]) -> TrailMove:
    shown = {last.shown, *(step.shown for step in gone)}
    actors = {None if step.is_clocks else step.seat for step in gone}
    acted = actors.union(last.acted, *(step.acted for step in gone))
    return replace(
        last,
        shown="secret" if "secret" in shown else "chance" if "chance" in shown else "",
        acted=tuple(sorted(acted, key=lambda seat: -1 if seat is None else seat)),
    )


def trail_move(
    seat: Seat | None, move: Any, news: Sequence[Any], calls: Sequence[Call], *, by_clock: bool
) -> TrailMove:
    """What is remembered of a move that was just played."""
    is_secret = any(isinstance(event, Revealing) and event.has_shown for event in news)
    shown: Shown = "secret" if is_secret else "chance" if calls else ""
    if isinstance(move, Concede):
        shown = "concession"
    return TrailMove(seat, shown, by_clock or seat is None, isinstance(move, Forced))


def way_back(
    game: Game[Any, Any, Any], state: Any, trail: Trail, seat: Seat, *, is_alone: bool = False
) -> WayBack:
    """Where taking back the seat's last choice, and everything since, leads to; raises a Refusal
    that says why it can't be done. A person alone against the bot needs no consent: the bot's moves
    go back freely, but a roll can't be undone."""
    if game.outcome(state) is not None:
        raise stale(say("kit-over"))
    if isinstance(game, RealtimeGame):
        raise not_now(say("kit-back-aloud"))
    if seat in state.gave_up:
        raise stale(say("kit-gave-up-already"))
    since = _since_choice(trail, seat)
    if any(step.shown == "secret" for step in since):
        raise not_now(say("kit-back-seen"))
    if any(step.shown == "concession" for step in since):
        raise not_now(say("kit-back-gave-up"))
    to = trail.stands - len(since)
    if is_alone:
        if any(step.shown == "chance" for step in since):
            raise not_now(say("kit-back-rolled"))
        return WayBack(to, False)
    concerns_nobody = all(step.is_by(seat) and not step.shown for step in since)
    return WayBack(to, not concerns_nobody)


def _since_choice(trail: Trail, seat: Seat) -> Sequence[TrailMove]:
    """The seat's last choice, and what has come after it."""
    steps = trail.steps
    for place, step in reversed(list(enumerate(steps))):
        if step.seat == seat and not step.is_clocks and not step.is_forced:
            return steps[place:]
    if any(step.seat == seat and step.is_clocks for step in steps):
        raise not_now(say("kit-back-clock"))
    raise not_now(say("kit-back-long-ago" if trail.stands > len(steps) else "kit-back-nothing"))
