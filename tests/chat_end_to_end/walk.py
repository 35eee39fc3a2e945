"""Counts the functions and files that a press, a typed answer and a Start pass in the bot.

`python -m tests.chat_end_to_end.walk` prints the counts: until the answer is seen, and until boards
and hands are right as well. With `--files` it names the files.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import NamedTuple

from msgspec.structs import replace

from bot.chat.deliver.delivery import SETTLING_MS
from bot.chat.listen.client import Spelvarden
from bot.places import PACKAGES
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.inside import bot_inside
from tests.chat_end_to_end.matches import open_table, start
from tests.chat_end_to_end.player import Player, asked, must_act
from tests.chat_end_to_end.realtime import play_until_duel
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

UNMETERED = replace(FULL_LIMITS, rate_limits=False, answer_seconds=90.0)
OURS = tuple(f"{PACKAGES / part}/" for part in ("games", "bot", "cogs"))
NOT_THE_BOT = (f"{PACKAGES / 'bot' / 'playground'}/", "<")

LOOKS_ROUND_SECONDS = SETTLING_MS / 1000 + 0.2
"""How long the bot is busy once it is ready, with what is no part of a press."""

Step = Callable[[], Awaitable[object]]
Functions = tuple[CodeType, ...]


class Walk:
    """The project's own functions that have been called, in the order of their first calls."""

    def __init__(self) -> None:
        self._called: dict[CodeType, None] = {}

    @contextmanager
    def recording(self) -> Iterator[None]:
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code not in self._called and is_ours(code):
            self._called[code] = None

    def functions(self) -> Functions:
        return tuple(self._called)


def is_ours(code: CodeType) -> bool:
    file = code.co_filename
    is_function = not code.co_name.startswith("<")
    return is_function and file.startswith(OURS) and not file.startswith(NOT_THE_BOT)


def files(functions: Functions) -> list[str]:
    """In the order in which they are come to."""
    paths = (Path(code.co_filename).relative_to(PACKAGES) for code in functions)
    return list(dict.fromkeys(map(str, paths)))


class Walked(NamedTuple):
    """Those until the answer, and those until all is shown."""

    answered: Functions
    shown: Functions


ANSWERING = "discord.py: on_interaction"
"""What discord.py calls the task in which the bot answers a press, and does what comes after."""


async def walk(bot: Spelvarden, step: Step) -> Walked:
    """Begins once nothing else is under way."""
    await asyncio.gather(*(each for each in asyncio.all_tasks() if each.get_name() == ANSWERING))
    await bot.delivery.queue.idle()
    taken = Walk()
    with taken.recording():
        await step()
        answered = taken.functions()
        await bot.delivery.queue.idle()
    return Walked(answered, taken.functions())


@asynccontextmanager
async def opened(var: Path) -> AsyncIterator[tuple[Stage, Spelvarden]]:
    """A stage, and the bot on it in this process, which has looked round there."""
    bots: list[Spelvarden] = []

    async def meet(bot: Spelvarden) -> None:
        bots.append(bot)

    async with open_stage(var, UNMETERED, start=False) as stage, bot_inside(stage, meet):
        await bots[0].wait_until_ready()
        await asyncio.sleep(LOOKS_ROUND_SECONDS)
        yield stage, bots[0]


def tell(name: str, walked: Walked) -> None:
    for what, functions in walked._asdict().items():
        where = files(functions)
        print(f"{name}, {what}: {len(functions)} functions in {len(where)} files")
        if "--files" in sys.argv:
            print(*(f"  {file}" for file in where), sep="\n")


async def walk_press(stage: Stage, bot: Spelvarden) -> Walked:
    """The press that completes a move, on the hand that the board's button has shown."""
    players = await people(stage, "Anna", "Bo")
    board = await start(stage, await stage.channel(), "riftforce", players)
    player, hand = await whose_turn(players, board)
    walked, before = None, asked(hand)
    while asked(player.newest(hand)) == before:
        walked = await walk(bot, lambda: player.step(player.newest(hand)))
    assert walked is not None
    return walked


async def whose_turn(players: list[Player], board: SeenMessage) -> tuple[Player, SeenMessage]:
    for player in players:
        hand = await player.hand(board)
        if must_act(hand):
            return player, hand
    raise AssertionError("it is nobody's turn")


async def walk_typed(stage: Stage, bot: Spelvarden) -> Walked:
    """The last of them: such a match goes on by itself."""
    players = await people(stage, "Anna", "Bo", "Cecilie")
    channel = await stage.channel()
    board = await start(stage, channel, "ordet_fanger", players, "start_here")
    _, racing = await play_until_duel(board, players)
    someone = racing[0].someone

    async def answer() -> None:
        await someone.write(channel, "Svar på tal")
        await someone.until_sees("“Svar på tal”", channel)

    return await walk(bot, answer)


async def walk_start(stage: Stage, bot: Spelvarden) -> Walked:
    players = await people(stage, "Anna", "Bo")
    lobby = await open_table(stage, await stage.channel(), "riftforce", players)
    opener = players[0]
    return await walk(bot, lambda: opener.press(opener.newest(lobby), "start"))


async def people(stage: Stage, *names: str) -> list[Player]:
    return [Player(await stage.person(name), seed) for seed, name in enumerate(names)]


async def main() -> None:
    with TemporaryDirectory() as folder:
        async with opened(Path(folder) / "var") as (stage, bot):
            tell("a press", await walk_press(stage, bot))
            tell("a Start", await walk_start(stage, bot))
            tell("a typed answer", await walk_typed(stage, bot))


if __name__ == "__main__":
    asyncio.run(main())
