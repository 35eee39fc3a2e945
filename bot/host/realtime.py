"""Tables of games that are played in real time: what is said and pointed at in their channel, and
the stamps of what they post there."""

import asyncio
import logging
from contextlib import suppress

from bot.host import play
from bot.host.acts import By, Told
from bot.host.flow import Acting, Flow, command
from bot.host.model import NOBODY, Stamp, TableId
from bot.host.table import HostedMatch
from bot.host.thinking import Answers
from games.kit.game import ContentError
from games.kit.realtime import AnswerVerdict, Heard, Listed, ListsAnswers, as_realtime
from games.kit.say import Refusal

log = logging.getLogger(__name__)


class RealTime(Acting):
    def __init__(self, flow: Flow, answers: Answers) -> None:
        super().__init__(flow)
        self._answers = answers

    point = command(play.pointed)

    async def hear(self, table: TableId, by: By, message: Heard) -> Told:
        """Takes what somebody has said aloud, if it means anything to the game; else it is
        refused as stale. Talk, of which there may be much, costs no more than a look."""
        peeked = self._flow.slots.peek(table)
        if peeked is not None:
            play.meant(peeked, by, message)
        return await self._flow.act(table, by, play.heard, message)

    async def posted(
        self, table: TableId, number: int, at: Stamp, message: int | None = None
    ) -> Told:
        """Tells the game which stamp, and which id, its own message of this number has got from the
        chat."""
        known_as = "" if message is None else str(message)
        by = By(NOBODY, f"posted {number}", at)
        return await self._flow.act(table, by, play.posted, number, known_as)

    async def spoken(
        self, table: TableId, revision: int, message: int | None, at: Stamp | None = None
    ) -> Told:
        """Tells which message it is, with its stamp, that a bot player has had to say since a
        revision; without one, that it can't be said."""
        by = By(NOBODY, f"spoken {revision}", self._flow.stamp() if at is None else at)
        return await self._flow.act(table, by, play.spoken, revision, message)

    async def stood_still(self, table: TableId) -> None:
        """Tells the game, if that matters to it, that the clocks stood still until now."""
        at = self._flow.stamp()
        with suppress(Refusal):
            by = By(NOBODY, f"stood still until {at}", at)
            await self._flow.act(table, by, play.stood_still)

    async def hears_since(self, table: TableId) -> Stamp | None:
        """Since when messages that were not heard may matter to a game, if any do."""
        loaded = await self._flow.loaded(table)
        aloud = as_realtime(loaded.game)
        if aloud is None or not isinstance(loaded, HostedMatch):
            return None
        since = aloud.hears_since(loaded.standing.state)
        return None if since is None else Stamp(since)

    async def verdict(self, table: TableId, message: str) -> AnswerVerdict | None:
        """What has come of what was just said aloud by a message, where a game tells it of each."""
        loaded = await self._flow.loaded(table)
        aloud = as_realtime(loaded.game)
        if aloud is None or not isinstance(loaded, HostedMatch):
            return None
        return aloud.verdict(loaded.standing.state, message)

    async def listed(self, table: TableId) -> Listed | None:
        """What the game's list has on the answer that is being voted on, if one is: by what all
        know, and read in a thread."""
        loaded = await self._flow.loaded(table)
        if not isinstance(loaded, HostedMatch):
            return None
        return await asyncio.to_thread(self._listed, loaded)

    def _listed(self, match: HostedMatch) -> Listed | None:
        game = match.game
        if not isinstance(game, ListsAnswers):
            return None
        public, known = game.knowledge(match.standing.state, None), self._answers.of(game)
        try:
            return game.listed(public, game.known_answers({}) if known is None else known)
        except ContentError as error:
            log.warning("table=%s goes without known answers: %s", match.id, error)
            return game.listed(public, game.known_answers({}))

    def hold(self, table: TableId, why: str) -> None:
        """The clock does nothing at a table until it is released from each hold: there may be
        something that it ought to know first."""
        self._flow.ticking.hold(table, why)

    def release(self, table: TableId, why: str) -> None:
        """Lets the clock do what it is time for, if nothing else holds it."""
        self._flow.ticking.release(table, why)
