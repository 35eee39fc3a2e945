"""The few sentences that one must read of what has happened: chosen by weight, not by age."""

from collections.abc import Collection, Mapping, Sequence

from games.kit.say import Say
from games.kit.scenes import Scene

MOST = 3
"""Lines beside what came of the last round."""
MOST_IN_ALL = 5
DULL, PLAIN, TELLING = 0, 1, 2


def headlines(
    scene: Scene,
    weights: Mapping[str, int],
    retold: Collection[str] = (),
    *,
    is_round_over: bool,
) -> tuple[Say, ...]:
    """What came of the last round, then the weightiest lines since, in the order in which they
    happened. Where two weigh the same the newer one counts. Of the move that ended the round only
    what weighs a lot is told beside it, and nothing that it has `retold`."""
    if scene.last_round is None:
        return _weightiest((*scene.earlier, *scene.story), weights)
    says = scene.last_round.says
    most = max(0, min(MOST, MOST_IN_ALL - len(says)))
    if is_round_over:
        beside = [line for line in scene.story if line.id not in retold]
        return (*says, *_weightiest(beside, weights, most, TELLING))
    since = (*scene.earlier, *scene.story)
    return (*says, *_weightiest(since, weights, most))


def _weightiest(
    lines: Sequence[Say], weights: Mapping[str, int], most: int = MOST, least: int = DULL
) -> tuple[Say, ...]:
    weight = [weights.get(line.id, PLAIN) for line in lines]
    places = [place for place in range(len(lines)) if weight[place] >= max(least, PLAIN)]
    if not places and least == DULL:
        places = [*range(len(lines))]
    heaviest_last = sorted(places, key=lambda place: (weight[place], place))
    chosen = heaviest_last[max(0, len(places) - most) :]
    return tuple(lines[place] for place in sorted(chosen))
