"""How long the way is that a press, a typed answer and a Start go through the bot.

`python -m tests.chat_end_to_end.walk` tells through how many functions in how many files: until the
answer is seen, and until two seconds later, when boards and hands are right as well. With `--files`
it names the files.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType

from msgspec.structs import replace

from bot.places import PACKAGES
from bot.playground.people.views import SeenMessage
from tests.chat_end_to_end.aloud import play_until_duel
from tests.chat_end_to_end.inside import bot_inside
from tests.chat_end_to_end.matches import open_table, start
from tests.chat_end_to_end.player import Player, asked, must_act
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

UNMETERED = replace(FULL_LIMITS, rate_limits=False, answer_seconds=90.0)
SHOWN_SECONDS = 2.0
OURS = tuple(f"{PACKAGES / part}/" for part in ("games", "bot", "cogs"))
NOT_THE_BOT = (f"{PACKAGES / 'bot' / 'playground'}/", "<")

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


async def walk(step: Step) -> tuple[Functions, Functions]:
    """Those until the answer, and those until all is shown, once nothing else is under way."""
    await asyncio.sleep(SHOWN_SECONDS)
    taken = Walk()
    with taken.recording():
        await step()
        answered = taken.functions()
        await asyncio.sleep(SHOWN_SECONDS)
    return answered, taken.functions()


def tell(name: str, walked: tuple[Functions, Functions]) -> None:
    for what, functions in zip(("answered", "shown"), walked, strict=True):
        where = files(functions)
        print(f"{name}, {what}: {len(functions)} functions in {len(where)} files")
        if "--files" in sys.argv:
            print(*(f"  {file}" for file in where), sep="\n")


async def walk_press(stage: Stage) -> None:
    """The press that completes a move, on the hand that the board's button has shown."""
    players = await people(stage, "Anna", "Bo")
    board = await start(stage, await stage.channel(), "riftforce", players)
    player, hand = await whose_turn(players, board)
    walked, before = None, asked(hand)
    while asked(player.newest(hand)) == before:
        walked = await walk(lambda: player.step(player.newest(hand)))
    assert walked is not None
    tell("a press", walked)


async def whose_turn(players: list[Player], board: SeenMessage) -> tuple[Player, SeenMessage]:
    for player in players:
        hand = await player.hand(board)
        if must_act(hand):
            return player, hand
    raise AssertionError("it is nobody's turn")


async def walk_typed(stage: Stage) -> None:
    players = await people(stage, "Anna", "Bo", "Cecilie")
    channel = await stage.channel()
    board = await start(stage, channel, "ordet_fanger", players, "start_here")
    _, racing = await play_until_duel(board, players)
    someone = racing[0].someone

    async def answer() -> None:
        await someone.write(channel, "Svar på tal")
        await someone.until_sees("“Svar på tal”", channel)

    tell("a typed answer", await walk(answer))


async def walk_start(stage: Stage) -> None:
    players = await people(stage, "Anna", "Bo")
    lobby = await open_table(stage, await stage.channel(), "riftforce", players)
    opener = players[0]
    tell("a Start", await walk(lambda: opener.press(opener.newest(lobby), "start")))


async def people(stage: Stage, *names: str) -> list[Player]:
    return [Player(await stage.person(name), seed) for seed, name in enumerate(names)]


async def main() -> None:
    with TemporaryDirectory() as folder:
        opened = open_stage(Path(folder) / "var", UNMETERED, start=False)
        async with opened as stage, bot_inside(stage):
            await walk_press(stage)
            await walk_start(stage)
            await walk_typed(stage)  # the last: such a match goes on by itself


if __name__ == "__main__":
    asyncio.run(main())
