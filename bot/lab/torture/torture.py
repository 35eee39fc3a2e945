"""`torture`: kills a playing bot many times, and reports what became of its matches."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.lab.torture.inspection import Inspection, inspect
from bot.lab.torture.killer import Killer
from bot.life import STORE
from bot.settings import written_folder

SHOWN = 10


def run(kills: int, seed: int) -> int:
    """The command: prints the report, and returns the exit code."""
    try:
        for line in torture(kills, seed):
            print(line, flush=True)
    except TortureFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


def torture(kills: int, seed: int, folder: Path | None = None) -> Iterator[str]:
    """Kills in a folder of its own beside the bot's, and yields the findings. Raises TortureFailed
    at the end if anything was lost."""
    folder = folder or written_folder()
    with TemporaryDirectory(dir=folder, prefix="torture-") as where:
        killer = Killer(Path(where), seed)
        for _ in range(kills):
            killer.let_live_and_kill()
        ended = killer.let_all_matches_end()
        found = asyncio.run(inspect(Path(where) / STORE, killer.acknowledged, all_ended=ended))
    found.faults.extend(killer.crashed)
    if not ended:
        found.faults.append("the matches did not come to their end in the last life")
    yield from report(killer, found)
    if found.faults:
        raise TortureFailed(f"{len(found.faults)} faults, with seed {seed}")


class TortureFailed(Exception):
    """Something was lost, doubled or stuck."""


def report(killer: Killer, found: Inspection) -> Iterator[str]:
    yield (
        f"{killer.kills} kills, {killer.inside_a_commit} of them inside a commit; "
        f"{len(killer.acknowledged):,} moves acknowledged"
    )
    refused = ", ".join(f"{count:,} {sentence}" for sentence, count in killer.refused.most_common())
    yield f"told as not done: {refused or 'none'}"
    yield f"{found.matches} matches, {found.moves:,} moves in their logs"
    yield from found.faults[:SHOWN] or ["nothing lost, nothing twice, every log replays"]
