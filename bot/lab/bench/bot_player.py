"""How long the bot player thinks, over whole matches of each game at each level, and how late the
event loop is during that: it thinks in a thread, which shares the interpreter with the loop."""

import asyncio
import time
from collections.abc import Awaitable, Iterator, Sequence

import games
from bot.lab.bench.harness import load, percentiles
from bot.lab.bot_match import BotMatch, sitter
from bot.library import Library
from games.kit.bot_player import LEVELS
from games.kit.match import Match
from games.kit.realtime import ListsAnswers

MATCHES = 12
MOST_SEATS = 4
MOST_MS = 200
MOST_LATE_MS = 10
LOOKS_EVERY_MS = 5
IDLE_SECONDS = 3


def bench_bot_player() -> Iterator[str]:
    """Two lines for each game and level."""
    yield load()
    idle = asyncio.run(_lateness(asyncio.sleep(IDLE_SECONDS)))
    yield f"nobody thinks: the loop is late by {_told(idle)}"
    library = Library()
    for key in games.names():
        for level in LEVELS:
            thoughts = [
                thought * 1_000
                for number in range(MATCHES)
                for thought in _played(library, key, level, number)
            ]
            yield f"{key}, {level}: a thought takes {_told(thoughts)}, wanted {MOST_MS} at most"
            playing = asyncio.to_thread(_played, library, key, level, MATCHES)
            late = asyncio.run(_lateness(playing))
            yield f"    the loop is late by {_told(late)}, wanted {MOST_LATE_MS} (p99)"


def _told(milliseconds: Sequence[float]) -> str:
    return f"{percentiles(milliseconds)}, {max(milliseconds):.1f} ms at most"


def _played(library: Library, key: str, level: str, number: int) -> Sequence[float]:
    """The processor seconds of each decision in a match."""
    game = library.open_game(key)
    answers = library.answers(key) if isinstance(game, ListsAnswers) else None
    counts = [count for count in game.seat_counts if count <= MOST_SEATS]
    options = game.options_type()
    secret = f"bench house {number}".encode()
    match = Match(game.bound(options), counts[number % len(counts)], options, secret)
    bot_player = BotMatch(match, (sitter(level),) * match.seats, answers)
    bot_player.play()
    return bot_player.thoughts


async def _lateness(work: Awaitable[object]) -> list[float]:
    """How many milliseconds late the loop was at each look, until the work was done."""
    working = asyncio.ensure_future(work)
    late = []
    while not working.done():
        began = time.perf_counter()
        await asyncio.sleep(LOOKS_EVERY_MS / 1_000)
        late.append((time.perf_counter() - began) * 1_000 - LOOKS_EVERY_MS)
    await working
    return late
