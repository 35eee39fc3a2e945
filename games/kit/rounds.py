"""The rounds of a match as one viewer saw them, found by playing its log again."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from games.kit.game import Game
from games.kit.match import Match, Record
from games.kit.say import Say, Seat
from games.kit.scenes import LastRound


class Round(msgspec.Struct, frozen=True, gc=False):
    """A finished round (or turn, or ruling), as a viewer was told it: its result, and everything
    that happened in it."""

    ended: LastRound
    story: tuple[Say, ...]


class _Told(NamedTuple):
    stands: int
    """How many moves stood when it was over."""
    round: Round


def rounds(game: Game[Any, Any, Any], record: Record, viewer: Seat | None) -> Sequence[Round]:
    """The rounds, the first one first. A round that was taken back is left out."""
    told: list[_Told] = []
    for match in Match[Any, Any].stages(game, record):
        stands = match.course.trail.stands
        while told and told[-1].stands > stands:
            told.pop()
        if match.state.taken_back is None and game.is_round_over(match.state):
            ended = round_of(game, match.state, viewer)
            if ended is not None:
                told.append(_Told(stands, ended))
    return tuple(each.round for each in told)


def round_of(game: Game[Any, Any, Any], state: Any, viewer: Seat | None) -> Round | None:
    """The round that the last move ended, if there is anything to say about it."""
    scene = game.scene(game.knowledge(state, viewer))
    if scene.last_round is None:
        return None
    return Round(scene.last_round, (*scene.earlier, *scene.story))
