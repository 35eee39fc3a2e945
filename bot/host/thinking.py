"""The bot player at its seats: what it decides, by the seat's knowledge alone, and when.

A decision belongs to one state of a match. Computing it again, after a restart or because somebody
else has moved since, costs nothing but time: the bot player's chance is fixed by the number of its
moves for the seat.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from bot.host.clock import RunningTime
from bot.host.deadlines import table_time
from bot.host.model import BotPlayerCount, Running, Stamp, TableId
from bot.host.table import HostedMatch
from games.kit import bot_player
from games.kit.game import ContentError, Game
from games.kit.hints import hints_of
from games.kit.realtime import ListsAnswers, as_realtime
from games.kit.say import Say, Seat
from games.kit.state import at

log = logging.getLogger(__name__)

AHEAD_MS = 1_000
"""How long before its seat's clock the bot player moves at the latest: its moves are its own, not
the clock's."""

KnownAnswers = Callable[[str], Any]


class Answers:
    """The known answers that the bot player goes by, where a game has lists. They may be read for
    it: to be asked for in a thread."""

    def __init__(self, known: KnownAnswers | None) -> None:
        self._known = known

    def of(self, game: Game[Any, Any, Any]) -> Any:
        """None where there are no lists, or none that can be read."""
        if self._known is None or not isinstance(game, ListsAnswers):
            return None
        try:
            return self._known(game.key)
        except ContentError as error:
            log.warning("the bot player plays %s without known answers: %s", game.key, error)
            return None

    def hash_of(self, game: Game[Any, Any, Any], options: Any) -> str:
        """Names those that a match with these options is played by."""
        answers = self.of(game)
        if answers is None or not isinstance(game, ListsAnswers):
            return ""
        return game.answers_hash(answers, options)


class Ready(NamedTuple):
    """What the bot player has thought of for a seat, and when it is to be done."""

    seat: Seat
    at: Running
    thought: bot_player.BotMove[Any]


def seats_to_think(table: HostedMatch) -> Iterator[Seat]:
    """Those for which nothing has been thought of yet as the match stands."""
    standing, position = table.standing, table.position
    if table.header.phase != "playing":
        return
    for seat in table.header.bot_player_seats:
        is_open = seat not in standing.thoughts and not _speaks(position.bot_player, seat)
        if is_open and standing.asks(seat):
            yield seat


def of_lesson(table: HostedMatch, seat: Seat, known: Any) -> bot_player.BotMove[Any] | None:
    """What the script of a lesson has the bot player do for a seat, if it is to do anything."""
    step = table.step
    if step is None or step.seat != seat:
        return None
    move = step.move_in(table.game, table.standing.state, known)
    return None if move is None else bot_player.BotMove(move, wait=step.wait)


async def think(table: HostedMatch, seat: Seat, answers: Answers) -> bot_player.BotMove[Any] | None:
    """What the bot player would do for a seat, thought of in a thread. It is handed the seat's
    knowledge: whatever else the table holds stays here."""
    nth = table.position.bot_player.made[seat] + 1
    rng = bot_player.bot_random(table.secret, table.header.salting.salts, seat, nth)
    level = bot_player.LEVELS[table.header.bot_player_seats[seat]]
    knowledge = table.game.knowledge(table.standing.state, seat)
    pace = table.header.pace

    def thought() -> bot_player.BotMove[Any] | None:
        known = answers.of(table.game) if table.header.answers_hash else None
        if table.position.lesson is not None and table.step is not None:
            return of_lesson(table, seat, known)
        return bot_player.decide(
            table.game, knowledge, bot_player.Mind(seat, rng, 0, known, pace), level
        )

    return await asyncio.to_thread(thought)


class Thinker:
    """Thinks about one seat at a time. If the table changes, it thinks again afterwards."""

    def __init__(self, answers: Answers, thought: Callable[[TableId], None]) -> None:
        self._answers = answers
        self._thought = thought
        self._thinking: set[tuple[TableId, Seat]] = set()

    async def think(self, table: HostedMatch, seat: Seat) -> None:
        """Leaves at the table what comes of it, and says so; or that nothing does."""
        if (table.id, seat) in self._thinking:
            return
        self._thinking.add((table.id, seat))
        made = None
        try:
            made = await think(table, seat, self._answers)
        except Exception:
            log.exception(
                "table=%s: the bot player can think of nothing for seat %d", table.id, seat
            )
        finally:
            self._thinking.discard((table.id, seat))
        table.standing.thoughts[seat] = made
        self._thought(table.id)


async def hints(table: HostedMatch, seat: Seat, answers: Answers) -> Sequence[Say]:
    """What hard play would do for a seat, step by step, by what that seat knows."""
    knowledge = table.game.knowledge(table.standing.state, seat)

    def thought() -> Sequence[Say]:
        return hints_of(table.game, knowledge, seat, answers.of(table.game))

    return await asyncio.to_thread(thought)


def ready(table: HostedMatch, time: RunningTime) -> list[Ready]:
    """What has been thought of, by when it is to be done."""
    standing, position = table.standing, table.position
    if table.header.phase != "playing":
        return []
    found = [
        Ready(seat, _when(table, seat, thought, time), thought)
        for seat, thought in standing.thoughts.items()
        if thought is not None and seat in table.header.bot_player_seats
        if not _speaks(position.bot_player, seat)
    ]
    return sorted(found, key=lambda each: (each.at, each.seat))


def _when(
    table: HostedMatch, seat: Seat, thought: bot_player.BotMove[Any], time: RunningTime
) -> Running:
    """After its wait, and ahead of its clock; what the game times by stamps comes just then."""
    planned = _after_wait(table, seat, thought, time)
    if thought.since is not None:
        return planned
    clocks = [each.at for each in table.deadlines(time) if each.due.seat == seat]
    return Running(min((planned, *(at - AHEAD_MS for at in clocks))))


def _after_wait(
    table: HostedMatch, seat: Seat, thought: bot_player.BotMove[Any], time: RunningTime
) -> Running:
    pauses = table.header.pauses
    paused = sum(pause.until - pause.since for pause in pauses if pause.until is not None)
    if thought.since is not None:
        start = table_time(pauses, time.at(Stamp(thought.since)))
    else:
        start = max(table.position.asked[seat], table.position.bot_player.at[seat])
    return Running(start + (thought.wait or 0) + paused)


def wakes(table: HostedMatch) -> Iterator[Running]:
    """Where a bot player has yet to think, it is woken since it was asked: so a table that is not
    loaded, after a restart, begins to think at once."""
    return (table.position.asked[seat] for seat in seats_to_think(table))


def stamp_of(thought: bot_player.BotMove[Any], now: Stamp) -> Stamp:
    """Of its move, which is not before its time."""
    return Stamp(now if thought.since is None else max(now, thought.since + (thought.wait or 0)))


def source_of(table: HostedMatch, seat: Seat) -> str:
    """What its next move for a seat is known by, which is made once."""
    return f"bot {seat} {table.position.bot_player.made[seat] + 1}"


def words_of(table: HostedMatch, ready: Ready) -> str:
    """What of a thought is said aloud, if anything is."""
    aloud = as_realtime(table.game)
    return "" if aloud is None else aloud.said_by(ready.thought.move)


def by_bot(table: HostedMatch, seat: Seat, after: int | None = None) -> bot_player.ByBot:
    return bot_player.ByBot(table.header.bot_player_seats[seat], table.header.pace, after)


def counted(count: BotPlayerCount, seat: Seat, now: Running) -> BotPlayerCount:
    """With one more move that the bot player has made for a seat."""
    made = at(count.made, seat, count.made[seat] + 1)
    return msgspec.structs.replace(count, made=made, at=at(count.at, seat, now))


def _speaks(count: BotPlayerCount, seat: Seat) -> bool:
    """Whether it is about to say something for this seat."""
    return any(each.seat == seat for each in count.speaking)
