"""What those at a table decide together: whether a move is taken back, and what becomes of a seat
that somebody has left. Some of it takes the match replayed so far."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from bot.host import absence, taking_back
from bot.host.acts import By, Decided, Told
from bot.host.flow import Acting, Flow, command
from bot.host.model import TableId, Wish
from bot.host.ports import Store
from bot.host.records import replayed
from bot.host.table import Table
from bot.host.taking_back import PastMatch, PastOutdated
from bot.host.thinking import Answers
from games.kit.bot_player import LEVELS
from games.kit.say import Refusal, Seat

T = TypeVar("T")


class Consents(Acting):
    def __init__(self, store: Store, flow: Flow, answers: Answers) -> None:
        super().__init__(flow)
        self._store = store
        self._answers = answers

    decline_back = command(taking_back.declined_back)
    ask_about_absent = command(absence.asked_again)

    async def take_back(self, table: TableId, by: By, to: int | None = None) -> Told:
        """Takes this person's last move back, or asks the others whether he may. If it
        is said to how many moves, it must still lead there."""
        return await self._knowing_the_past(table, by, taking_back.asked_back, to)

    async def agree_back(self, table: TableId, by: By, revision: int) -> Told:
        """Agrees to what was asked at a revision."""
        return await self._knowing_the_past(table, by, taking_back.agreed_back, revision)

    async def answer_absent(
        self, table: TableId, by: By, question: tuple[int, Seat], wish: Wish
    ) -> Told:
        """Says what is to become of the seat that was asked about at a revision."""
        loaded = await self._flow.loaded(table)
        answers = ""
        with suppress(Refusal):  # which the table itself raises below
            before = absence.check_answer(loaded, by, question, wish).answers
            may_play = any(each in LEVELS for each in (wish, *(given for _, given in before)))
            if may_play and not loaded.header.answers_hash:
                hashed = self._answers.hash_of
                answers = await asyncio.to_thread(hashed, loaded.game, loaded.options)

        return await self._flow.act(table, by, absence.answered, question, wish, answers)

    async def _knowing_the_past(
        self,
        table: TableId,
        by: By,
        decide: Callable[[Table, By, PastMatch | None, T], Decided],
        what: T,
    ) -> Told:
        """Replays the match where that is needed, and again if somebody acts while it does."""
        past = None
        while True:
            try:
                return await self._flow.act(table, by, decide, past, what)
            except PastOutdated:
                past = await self._past(await self._flow.loaded(table))

    async def _past(self, table: Table) -> PastMatch | None:
        if table.header.phase not in ("playing", "paused"):
            return None
        lines = await self._store.log(table.id)
        so_far = [line for line in lines if line.revision <= table.revision]
        return PastMatch(table.revision, await asyncio.to_thread(replayed, table, so_far))
