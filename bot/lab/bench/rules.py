"""How fast the rules play, on one core with nothing around them."""

import time
from collections.abc import Iterator
from typing import Any

import games
from bot.lab.bench.harness import load
from bot.lab.rehearsal import Rehearsal
from bot.library import open_game
from games.kit.chance import Chance
from games.kit.course import Course
from games.kit.game import Game
from games.kit.match import Match, move_decoder

MATCHES = 30


def bench_rules() -> Iterator[str]:
    """A line for each game: moves a second of `play` alone, over random matches."""
    yield load()
    for key in games.names():
        game = open_game(key)
        matches = [_rehearsed(game, number) for number in range(MATCHES)]
        moves = sum(len(match.entries) for match in matches)
        seconds = min(_seconds(game, matches) for _ in range(3))
        yield f"{key}: {moves / seconds:,.0f} moves/s over {moves} moves, wanted {game.pace:,}"


def _rehearsed(game: Game[Any, Any, Any], number: int) -> Match[Any, Any]:
    counts = game.seat_counts
    seats = counts[number % len(counts)]
    options = game.options_type()
    rehearsal = Rehearsal(game, min(seats, 6), options, f"bench {number}")
    rehearsal.play()
    return rehearsal.match


def _seconds(game: Game[Any, Any, Any], matches: list[Match[Any, Any]]) -> float:
    """Replays all the matches; decoding moves and setting up is not counted."""
    seconds = 0.0
    for match in matches:
        chance = Chance(match.secret, match.salts)
        course = Course(game, game.setup(match.seats, match.options, chance))
        decoder = move_decoder(game)
        moves = [(entry.seat, decoder.decode(entry.move)) for entry in match.entries]
        started = time.perf_counter()
        for seat, move in moves:
            course.play(seat, move, chance)
        seconds += time.perf_counter() - started
    return seconds
