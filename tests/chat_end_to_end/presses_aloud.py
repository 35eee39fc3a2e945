"""How many presses and requests a turn of a game takes that is played aloud.

`python -m tests.chat_end_to_end.presses_aloud [matches]` plays matches of Ordet fanger between two,
where time passes faster. A turn is a card that is turned, or a duel; a press is also an answer that
is typed.
"""

import asyncio
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from tests.chat_end_to_end.matches import start
from tests.chat_end_to_end.player import Player
from tests.chat_end_to_end.presses import MATCHES, SETTLING_SECONDS, each_turn, requests_so_far
from tests.chat_end_to_end.realtime import in_duel, posts_of, press_what_is_awaited, race
from tests.chat_end_to_end.stage import BRISK, Stage, open_stage

GAME = "ordet_fanger"


@dataclass
class Taken:
    """What the turns of some matches have taken."""

    turns: int = 0
    duels: int = 0
    requests: Counter[str] = field(default_factory=Counter)


async def measure(stage: Stage, matches: int) -> Taken:
    taken = Taken()
    for number in range(matches):
        people = [await stage.person(f"{GAME[:4]}{number}{name}") for name in "ab"]
        players = [Player(someone, number) for someone in people]
        board = await start(stage, await stage.channel(), GAME, players, "start_here")
        await asyncio.sleep(SETTLING_SECONDS)
        before = requests_so_far(stage)
        async for post in posts_of(board, players[0]):
            taken.turns += 1
            if racing := in_duel(players, post):
                taken.duels += 1
                await race(racing, post, f"Svar {taken.duels}")
            else:
                await press_what_is_awaited(players, post)
        await asyncio.sleep(SETTLING_SECONDS)
        taken.requests += requests_so_far(stage) - before
    return taken


async def main(matches: int) -> None:
    settings = replace(BRISK, rate_limits=False, transcript_entries=2_000_000)
    with TemporaryDirectory() as folder:
        async with open_stage(Path(folder) / "var", settings) as stage:
            taken = await measure(stage, matches)
    print(f"{GAME}: {taken.turns} turns, {taken.duels} duels among them, ", end="")
    print(each_turn(taken.requests, taken.turns))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES))
