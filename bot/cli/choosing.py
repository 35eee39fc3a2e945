"""Reads a game, its seats and its options from the command line."""

import argparse
from collections.abc import Mapping, Sequence
from typing import Any

import games
from bot.cli.complaint import Complaint
from bot.library import open_game
from bot.words.words import Words
from games.kit.game import ContentError, Game
from games.kit.options import OptionError, Options, read
from games.kit.say import Refusal


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(games.names()))
    parser.add_argument(
        "options",
        nargs="*",
        metavar="option=value",
        help="options of the match, such as tie_margin=50",
    )


def chosen_game(name: str) -> Game[Any, Any, Any]:
    if name not in games.names():
        raise Complaint(f"There is no game “{name}”; there are {', '.join(games.names())}.")
    try:
        return open_game(name)
    except ContentError as error:
        raise Complaint(f"The cards of {name} can't be used: {error}") from error


def chosen_options(
    game: Game[Any, Any, Any], words: Sequence[str], unless_chosen: Mapping[str, str] | None = None
) -> Options:
    """The options given on the command line, over `unless_chosen`."""
    pairs = dict(unless_chosen or {})
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Complaint(f"“{word}” is not an option; write it as name=value.")
        pairs[name] = value
    try:
        return read(game.options_type, pairs)
    except OptionError as error:
        given = f"“{error.name}={error.given}”"
        right = f"at most {error.longest} characters" if error.longest else error.right
        raise Complaint(f"{game.key} can't take {given}; right would be {right}.") from error


def checked_seats(game: Game[Any, Any, Any], seats: int, options: Options) -> int:
    """The number of seats, checked against the game and the options."""
    counts = game.seat_counts
    if seats not in counts:
        raise Complaint(
            f"{game.key} takes {counts[0]} to {counts[-1]} players, but --seats says {seats}."
        )
    if refusal := _refusal(game, seats, options):
        raise _complaint_of(refusal)
    return seats


def possible_seats(game: Game[Any, Any, Any], options: Options) -> tuple[int, ...]:
    """Every number of seats that the game and the options allow."""
    refusals = [(seats, _refusal(game, seats, options)) for seats in game.seat_counts]
    counts = tuple(seats for seats, refusal in refusals if refusal is None)
    first = refusals[0][1]
    if first is not None and not counts:
        raise _complaint_of(first)
    return counts


def _refusal(game: Game[Any, Any, Any], seats: int, options: Options) -> Refusal | None:
    try:
        game.check_options(seats, options)
    except Refusal as refusal:
        return refusal
    return None


def _complaint_of(refusal: Refusal) -> Complaint:
    return Complaint(Words().text(refusal.message, "en", {}))
