"""People who press and type what can't be, on and on, each third time somebody new.

`python -m tests.chat_end_to_end.refusals 105000` tells how the memory of a bot, as a process of its
own, grows by so many inputs.
"""

import asyncio
import resource
import sys
from collections import deque
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from bot.chat.custom_ids import Deed, OptionPage, write
from bot.playground.limits.component_forms import every
from bot.playground.people import actions
from bot.playground.people.dispatch import do
from bot.playground.people.views import SeenMessage
from bot.playground.records import Interaction
from tests.chat_end_to_end.clocks import set_clock
from tests.chat_end_to_end.matches import open_table
from tests.chat_end_to_end.player import Player, table_of
from tests.chat_end_to_end.stage import FULL_LIMITS, Stage, open_stage

AT_ONCE = 24
REMEMBERED = 500
WARMING_UP = 1_000
STEPS = 10
UNMETERED = replace(FULL_LIMITS, rate_limits=False, transcript_entries=1_000, answer_seconds=90.0)

Attempt = Callable[[], actions.Action]


class Nuisance:
    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._core = stage.playground.core
        self._rng = Random(1)
        self._numbers = count()
        self._person = 0
        self._attempts: Sequence[Attempt] = ()
        self._answers: deque[Interaction] = deque()

    async def prepare(self) -> None:
        """A match and a lobby at which others sit. In the match the clock moves for nobody, and
        nothing plays itself, as a toss does: its board would move down."""
        self._channel = await self._stage.channel()
        anna = Player(await self._stage.person("Anna"))
        bo = Player(await self._stage.person("Bo"))
        self._somebody = int(anna.someone.id)
        begun = await open_table(self._stage, self._channel, "storma_slottet", [anna, bo])
        await set_clock(anna, begun, "none", "no time limit")
        await anna.press(anna.newest(begun), "start")
        hand = write(Deed(table_of(begun), "hand"))
        await anna.someone.until(
            lambda: any(
                each.get("custom_id") == hand for each in every(anna.newest(begun).components)
            ),
            "the board",
        )
        board = anna.newest(begun)
        lobby = await open_table(self._stage, self._channel, "riftforce", [anna, bo])
        running, waiting = table_of(board), table_of(lobby)
        self._attempts = (
            lambda: _press(board, write(Deed(running, "hand"))),
            lambda: self._slash("answer", answer=f"{self._rng.getrandbits(400):x}"),
            lambda: _press(lobby, write(Deed(waiting, "start"))),
            lambda: self._slash("verify", table=f"t{self._rng.getrandbits(30)}"),
            lambda: self._slash("hand"),
            lambda: _press(board, write(Deed(running, "pause"))),
            lambda: _press(lobby, write(OptionPage(waiting))),
        )

    async def are_refused(self, inputs: int) -> None:
        """Sends inputs that are each answered by a sentence."""
        for _ in range(inputs // AT_ONCE):
            await self._answered([self._act(self._attempt()) for _ in range(AT_ONCE)])

    async def open_and_end(self, tables: int) -> None:
        """Opens tables, each by somebody new, whose leaving ends it at once."""
        for _ in range(tables):
            self._person = self._newcomer()
            await self._answered([self._act(self._slash("play", game="riftforce"))])
            await self._answered([self._act(self._slash("leave"))])

    def _attempt(self) -> actions.Action:
        number = next(self._numbers)
        if number % 3 == 0:
            self._person = self._newcomer()
        return self._attempts[number % len(self._attempts)]()

    def _act(self, action: actions.Action) -> int:
        """Begins it; the interaction's id."""
        return int(do(self._core, self._person, action).interaction or 0)

    def _slash(self, command: str, **options: str) -> actions.Action:
        return actions.Slash(channel=self._channel, command=command, options=dict(options))

    def _newcomer(self) -> int:
        number = next(self._numbers)
        person = self._core.add_person(f"guest{number}", f"Guest {number}")
        server = self._core.world.guilds[int(self._stage.server)]
        # Somebody who has been there all along, with the roles that all have: nobody's client is
        # told of so many.
        server.members[person.id] = replace(server.members[self._somebody], user_id=person.id)
        return person.id

    async def _answered(self, begun: Sequence[int]) -> None:
        interactions = [self._core.world.interactions[number] for number in begun]
        for _ in range(10_000):
            if all(each.answer is not None for each in interactions):
                self._forget_old(interactions)
                return
            await asyncio.sleep(0.002)
        raise AssertionError("some got no answer")

    def _forget_old(self, answered: Sequence[Interaction]) -> None:
        """Else the playground grows, and slows down all."""
        self._answers.extend(answered)
        while len(self._answers) > REMEMBERED:
            old = self._answers.popleft()
            shown = self._core.world.history(old.channel_id).get(old.original_id or 0)
            if shown is not None and shown.ephemeral_to is not None:
                self._core.world.forget(shown)
            self._core.world.forget(old)


def _press(message: SeenMessage, custom_id: str) -> actions.Action:
    return actions.Press(channel=message.channel, message=message.id, custom_id=custom_id)


def _megabytes(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


async def main(inputs: int) -> None:
    with TemporaryDirectory() as folder:
        async with open_stage(Path(folder) / "var", UNMETERED, start=False) as stage:
            await stage.start_bot(SPELVARDEN_LOG="warning")
            assert stage._bot is not None
            nuisance = Nuisance(stage)
            await nuisance.prepare()
            await nuisance.are_refused(WARMING_UP)
            before = _megabytes(stage._bot.pid)
            for step in range(1, STEPS + 1):
                await nuisance.are_refused(inputs // STEPS)
                grown = _megabytes(stage._bot.pid) - before
                print(f"{step * inputs // STEPS}: {grown:+.1f} MB", flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
