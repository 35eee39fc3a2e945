"""Whatever happens in an evening, nobody is ever shown what he may not know: not by direct
message, in a whisper or in a modal, neither in a text nor by a button."""

import re
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

from bot.playground.client import Someone
from tests.chat_end_to_end.evening import Evening
from tests.chat_end_to_end.knowing import Head, Shown, matches_in, shown_to
from tests.chat_end_to_end.stage import HURRIED, Stage, open_stage
from tests.repeating import times

pytestmark = pytest.mark.asyncio(loop_scope="session")

EVENINGS = times(1, long=20)
KILLS = 2
DEEDS = 110
"""What is done before, between and after the kills, each time."""
FEW_DEEDS = 10
LEAST_SHOWN, FEWEST_MATCHES = 150, 4
"""How many matches have begun by then is also chance: the evening goes on until they are enough."""


@pytest.mark.parametrize("evening", range(EVENINGS))
async def test_nobody_is_ever_shown_what_he_may_not_know(tmp_path: Path, evening: int) -> None:
    async with open_stage(tmp_path / "var", HURRIED) as stage:
        played = await Evening.begin(stage, f"evening {evening}")
        await played.pass_by(DEEDS)
        for _ in range(KILLS):
            await played.break_off()
            await played.pass_by(DEEDS)
        while len(begun(stage)) < FEWEST_MATCHES:
            await played.pass_by(FEW_DEEDS)
        await stage.stop_bot()
        played.mark()
        assert not stage.told_by_the_log()
    matches = await matches_in(stage.var)
    people = [player.someone for player in played.players]
    names = {int(someone.id): someone.me.name for someone in people}

    def leaks(owner: Someone, reader: Someone) -> Iterator[tuple[str, str, Shown]]:
        """What the reader of all that was shown to its owner should not have been told."""
        head = Head(reader, names, matches)
        for each in shown_to(owner, played):
            yield from ((reader.me.name, leak, each) for leak in head.leaks(each))

    assert [leak for someone in people for leak in leaks(someone, someone)] == []
    found = (any(leaks(owner, reader)) for owner, reader in permutations(people, 2))
    assert any(found), "a hand that is another's would have been found"
    assert sum(1 for someone in people for _ in shown_to(someone, played)) >= LEAST_SHOWN
    assert {known.table for known in matches} == begun(stage)


def begun(stage: Stage) -> set[str]:
    """The tables whose match has begun, as the log tells."""
    return set(re.findall(r"table=(\w+) revision=\d+ kind=start\b", stage.log))
