"""The few sentences that one must read of what has happened: chosen by weight, not by age."""

from collections.abc import Mapping, Sequence

from games.kit.say import Say
from games.kit.scenes import Scene

MOST = 3
"""Lines beside what came of the last round."""
DULL, PLAIN, TELLING = 0, 1, 2


def headlines(scene: Scene, weights: Mapping[str, int], *, is_round_over: bool) -> tuple[Say, ...]:
    """What came of the last round, then the weightiest lines since, in the order in which they
    happened. Where two weigh the same the newer one counts."""
    if scene.last_round is None:
        return _weightiest((*scene.earlier, *scene.story), weights)
    if is_round_over:
        # Its own sentences have told most of it.
        return (*scene.last_round.says, *_weightiest(scene.story, weights, TELLING))
    since = (*scene.earlier, *scene.story)
    return (*scene.last_round.says, *_weightiest(since, weights))


def _weightiest(
    lines: Sequence[Say], weights: Mapping[str, int], least: int = DULL
) -> tuple[Say, ...]:
    weight = [weights.get(line.id, PLAIN) for line in lines]
    places = [place for place in range(len(lines)) if weight[place] >= max(least, PLAIN)]
    if not places and least == DULL:
        places = [*range(len(lines))]
    chosen = sorted(places, key=lambda place: (weight[place], place))[-MOST:]
    return tuple(lines[place] for place in sorted(chosen))
