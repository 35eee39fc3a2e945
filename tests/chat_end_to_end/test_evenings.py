"""Whatever happens in an evening, nobody is ever shown what he may not know: not by direct
message, in a whisper or in a modal, neither in a text nor by a button.

`EVENINGS=20` plays so many evenings, each another.
"""

import os
from pathlib import Path

import pytest

from tests.chat_end_to_end.evening import Evening
from tests.chat_end_to_end.knowing import Head, matches_in, shown_to
from tests.chat_end_to_end.stage import HURRIED, open_stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

EVENINGS = int(os.environ.get("EVENINGS", "1"))
KILLS = 2
DEEDS = 110
"""What is done before, between and after the kills, each time."""
LEAST_SHOWN = 60


@pytest.mark.parametrize("evening", range(EVENINGS))
async def test_nobody_is_ever_shown_what_he_may_not_know(tmp_path: Path, evening: int) -> None:
    async with open_stage(tmp_path / "var", HURRIED) as stage:
        played = await Evening.begin(stage, f"evening {evening}")
        await played.pass_by(DEEDS)
        for _ in range(KILLS):
            await played.break_off()
            await played.pass_by(DEEDS)
        await stage.stop_bot()
        played.mark()
        assert not stage.told_by_the_log()
    matches = await matches_in(stage.var)
    people = [player.someone for player in played.players]
    names = {int(someone.id): someone.me.name for someone in people}
    shown = 0
    leaked = []
    for someone in people:
        head = Head(someone, names, matches)
        for each in shown_to(someone, played):
            shown += 1
            leaked += [(someone.me.name, leak, each) for leak in head.leaks(each)]
    assert leaked == []
    assert shown >= LEAST_SHOWN, "there was hardly anything to see"
