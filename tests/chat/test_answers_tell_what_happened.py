"""The answer to one's own press begins with what came of it: above whatever is asked next, one's
hand tells of the move that was just made."""

import pytest

from bot.chat.render.board import hand
from bot.chat.render.content import Text
from games.kit.options import read
from games.kit.scenes import Scene
from tests.chat.limits import all_blocks
from tests.chat.positions import Walk, speech
from tests.games.every_game import opened

MATCHES = 3
MOVES = 120
TURN = "👉"


def told_by(scene: Scene) -> list[object]:
    last = () if scene.last_round is None else scene.last_round.says
    return [*scene.story, *last]


@pytest.mark.parametrize("game", ["supertrumf", "storma_slottet", "riftforce"])
def test_the_first_lines_tell_of_ones_own_move(game: str) -> None:
    english = speech("en", 2)
    silent = []
    for number in range(MATCHES):
        rules = opened(game)
        steps = Walk(rules, 2, read(rules.options_type, {}), f"told {number}")
        for position in steps.positions(MOVES):
            entries = steps.match.entries
            if not entries or entries[-1].seat is None:
                continue
            view = position.view(entries[-1].seat)
            assert view.scene is not None
            texts = list(all_blocks(hand(view, position.view(None).scene, english)))
            above = "\n".join(b.markdown for b in texts[:2] if isinstance(b, Text))
            if not any(english.line(line) in above for line in told_by(view.scene)):
                silent.append((position.moves, entries[-1].move, above))
    assert silent == []
