"""`cards`: lists the card sets, and checks a set that somebody writes."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import games
from bot.cli.foreign import read
from bot.library import (
    ADDED_CARDS,
    ANSWERS,
    MOST_BYTES,
    Library,
    open_game,
    readable,
    with_added,
)
from bot.places import DATA
from bot.printing import tell
from bot.settings import Settings
from games.kit.card_files import Remark, TakesCardFiles
from games.kit.game import ContentError

FAULTY = 1


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "cards", "list the card sets, or check one that you write"
    )
    deeds = parser.add_subparsers(title="what to do", metavar="list|check", required=True)
    listing: argparse.ArgumentParser = deeds.add_parser(
        "list", help="list all card sets, also those that you have added"
    )
    listing.set_defaults(run=list_sets)
    checking: argparse.ArgumentParser = deeds.add_parser(
        "check", help="check a set: errors and warnings, with line numbers"
    )
    checking.add_argument("file", type=Path, metavar="FILE", help="a card set as TOML")
    checking.add_argument(
        "--game",
        choices=games_with_card_files(),
        default=games_with_card_files()[0],
        help="the game that the cards are for (default: %(default)s)",
    )
    checking.set_defaults(run=check)


def games_with_card_files() -> list[str]:
    return [key for key in games.names() if issubclass(games.find(key), TakesCardFiles)]


def list_sets(arguments: argparse.Namespace) -> int:
    folder = Settings.read().var / ADDED_CARDS
    library = Library(folder)
    for key in games_with_card_files():
        game = library.open_game(key)
        assert isinstance(game, TakesCardFiles)
        tell(*game.shelf(library.answers(key)))
        tell(f"Put sets of your own into {folder / key}, and check them first.")
    return 0


def check(arguments: argparse.Namespace) -> int:
    """Returns 1 if a table could not play with the set. Warnings are only reported."""
    remarks = list(_remarks(arguments.file, arguments.game))
    for remark in remarks:
        tell(f"{'error:' if remark.is_fault else 'warning:'} {remark}")
    faults = sum(remark.is_fault for remark in remarks)
    tell(_summed_up(arguments.file, faults, len(remarks) - faults))
    return FAULTY if faults else 0


def _remarks(file: Path, key: str) -> Iterator[Remark]:
    content = read(file, MOST_BYTES)
    game = Library(Settings.read().var / ADDED_CARDS).open_game(key)
    assert isinstance(game, TakesCardFiles)
    found = game.remarks(file.name, content, readable(file.parent / ANSWERS))
    yield from found
    if not any(remark.is_fault for remark in found) and file.resolve().parent != DATA / key:
        try:
            with_added(open_game(key), file.name, content)
        except ContentError as error:
            yield Remark(file.name, error.line, error.sentence, is_fault=True)


def _summed_up(file: Path, faults: int, thin: int) -> str:
    if faults:
        return (
            f"{file.name} isn't usable: {_counted(faults, 'error')}, {_counted(thin, 'warning')}."
        )
    if thin:
        return f"{file.name} is usable: {_counted(thin, 'warning')}."
    return f"{file.name} is fine."


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
