"""A finished match, to be looked at move by move: each position that there was, as each viewer saw
it then, and the moves at which it turned.

Positions share what a move leaves alone, so that all of them together take about a kilobyte a move.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from games.kit.game import Game
from games.kit.match import Match, Record
from games.kit.say import Say, Seat
from games.kit.scenes import Scene, Zone

MOST_TURNING_POINTS = 25


class TurningPoint(msgspec.Struct, frozen=True, gc=False):
    """A move worth jumping to, and what everybody was told of it."""

    move: int
    says: Say


class Replay(msgspec.Struct, frozen=True):
    """The positions by the number of the last move; 0 is the deal."""

    game: Game[Any, Any, Any]
    states: tuple[Any, ...]
    turning_points: tuple[TurningPoint, ...]

    @classmethod
    def of(cls, game: Game[Any, Any, Any], record: Record) -> "Replay":
        """Plays the match of a record again."""
        states = tuple(match.state for match in Match[Any, Any].stages(game, record))
        return cls(game, states, tuple(turning_points(game, states)))

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self.states) - 1

    def scene(self, move: int, viewer: Seat | None) -> Scene:
        """What a viewer saw then, to the byte."""
        return self.game.look(self.states[move], viewer)

    def open_scene(self, move: int) -> Scene:
        """The public scene, with each player's own zones as that player saw them. What nobody could
        look at stays face down."""
        state = self.states[move]
        public = self.game.look(state, None)
        own = [self.game.look(state, seat).board for seat in range(state.seats)]
        return msgspec.structs.replace(public, board=tuple(_opened(public.board, own)))


def _opened(public: Sequence[Zone], own: Sequence[Sequence[Zone]]) -> Iterator[Zone]:
    """Each owner's zones stand where the first of them stands in public, or at the end."""
    left = dict(enumerate(own))
    for zone in public:
        if zone.owner is None:
            yield zone
        elif zone.owner in left:
            yield from _of(zone.owner, left.pop(zone.owner))
    for owner, zones in left.items():
        yield from _of(owner, zones)


def _of(owner: Seat, zones: Sequence[Zone]) -> Iterator[Zone]:
    return (zone for zone in zones if zone.owner == owner)


def turning_points(game: Game[Any, Any, Any], states: Sequence[Any]) -> Iterator[TurningPoint]:
    """By what the public saw: the moves that the game names, then the ends of rounds. Where there
    are too many, those left out are spread over the match."""
    named, rounds = [], []
    for move, state in enumerate(states[1:], start=1):
        ids = {game.turning.get(type(event)) for event in state.news}
        is_over = bool(game.is_round_over(state))
        if state.taken_back is not None or not (is_over or ids - {None}):
            continue
        scene = game.scene(game.knowledge(state, None))
        told = next((line for line in scene.story if line.id in ids), None)
        if told is not None:
            named.append(TurningPoint(move, told))
        elif is_over and scene.last_round is not None:
            rounds.append(TurningPoint(move, scene.last_round.says[-1]))
    chosen = _spread(named, MOST_TURNING_POINTS)
    chosen += _spread(rounds, MOST_TURNING_POINTS - len(chosen))
    yield from sorted(chosen, key=lambda point: point.move)


def _spread(points: Sequence[TurningPoint], most: int) -> list[TurningPoint]:
    """At most so many, from the first to the last."""
    if len(points) <= most:
        return list(points)
    if most < 2:
        return list(points[:most])
    return [points[place * (len(points) - 1) // (most - 1)] for place in range(most)]
