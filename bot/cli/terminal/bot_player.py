"""What happens at a terminal without typing: moves of the clock and of the bot player; and
hints."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from games.kit.bot_player import LEVELS, STEADY, ByBot, hint_of
from games.kit.match import Match
from games.kit.say import Say, Seat


class BotPlayer(NamedTuple):
    """The bot player at a terminal: the level of each of its seats, the answers it knows, and
    whether it gives hints."""

    levels: Mapping[Seat, str] = {}
    answers: Any = None
    hints: bool = False

    def people(self, match: Match[Any, Any]) -> list[Seat]:
        """The seats that people play."""
        return [seat for seat in range(match.seats) if seat not in self.levels]

    def hint(self, match: Match[Any, Any], seat: Seat) -> Say | None:
        """The bot player's reason for the move it would make for that seat, if hints are on."""
        if not self.hints:
            return None
        knowledge = match.game.knowledge(match.state, seat)
        hint = hint_of(match.game, knowledge, seat, self.answers)
        return None if hint is None else hint.why


NO_BOT_PLAYER = BotPlayer()


class Coming(NamedTuple):
    """A move of the clock or the bot player that is due at some moment."""

    at: int
    seat: Seat | None
    move: Any
    by: ByBot | None = None


def upcoming(match: Match[Any, Any], bot_player: BotPlayer, now: int) -> list[Coming]:
    """The clock's moves that depend on a time stamp, since nobody is hurried at a shared keyboard;
    and the bot player's moves, at once unless they depend on a stamp."""
    timeouts = match.game.timeouts(match.state)
    clock = (
        Coming(due.since + due.wait, due.seat, due.move)
        for due in timeouts
        if due.since is not None
    )
    return sorted((*clock, *_thoughts(match, bot_player, now)), key=lambda coming: coming.at)


def _thoughts(match: Match[Any, Any], bot_player: BotPlayer, now: int) -> Iterator[Coming]:
    for seat, level in bot_player.levels.items():
        thought = match.thought(seat, LEVELS[level], STEADY, 0, bot_player.answers)
        if thought is not None:
            at = now if thought.since is None else thought.since + (thought.wait or 0)
            yield Coming(at, seat, thought.move, ByBot(level))
