"""`new-game`: writes a small but complete game, made from data/skeleton.

The skeleton has the project's layout. Each of its files is copied to the same place under the new
name, and the result passes every test.
"""

import argparse
import re
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path
from typing import Any

import games
from bot.cli.complaint import Complaint
from bot.places import DATA, IS_INSTALLED, PACKAGES

SKELETON = DATA / "skeleton"
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 24
IMPORTS = re.compile(r"(?:^from .*\n)+", re.MULTILINE)


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "new-game", "write a small new game to start from, with its words and tests"
    )
    parser.add_argument("name", metavar="NAME", help="the key of the game, such as liars_dice")
    parser.add_argument(
        "--into",
        type=Path,
        default=PACKAGES,
        metavar="FOLDER",
        help="a folder outside the project, whose games PYTHONPATH leads to",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if IS_INSTALLED:
        raise Complaint("The skeleton is not installed: run new-game in the project itself.")
    name, into = arguments.name, arguments.into
    check_name(name)
    files = dict(written(name))
    for file in sorted(files):
        if (taken := into / file).exists():
            raise Complaint(f"“{name}” is taken ({taken}): choose another name.")
    for file, text in files.items():
        (into / file).parent.mkdir(parents=True, exist_ok=True)
        (into / file).write_text(text, encoding="utf-8")
    print(f"{name} can be played: ./spelvarden table {name}")
    print(f"Its rules are in {into / 'games' / name}, its words in data/locales/*/{name}.ftl,")
    print(f"its tests in tests/games/{name}. docs/adding.md says how to continue.")
    return 0


def check_name(name: str) -> None:
    """Raises Complaint if the name can't be a game's key."""
    if not NAME.fullmatch(name) or iskeyword(name) or len(name) > LONGEST:
        raise Complaint(
            f"“{name}” can't be a game's key: write it as liars_dice, with small letters a to z, "
            f"digits and single underscores, at most {LONGEST} characters."
        )
    if name in ("kit", *games.names()) or (DATA / name).exists():
        raise Complaint(f"“{name}” is taken; choose another name.")


def written(name: str) -> Iterator[tuple[Path, str]]:
    """The skeleton's files, with their names and contents changed to that name."""
    for file in SKELETON.rglob("*.*"):
        if file.is_file() and file.suffix != ".pyc":
            renamed = Path(str(file.relative_to(SKELETON)).replace("skeleton", name))
            yield renamed, in_order(reworded(file.read_text(encoding="utf-8"), name))


def reworded(text: str, name: str) -> str:
    words = name.split("_")
    for old, new in {
        "skeleton-": f"{'-'.join(words)}-",
        "skeleton": name,
        "Skeleton": "".join(map(str.capitalize, words)),
        "SK1": f"{''.join(word[0] for word in words).upper()}1",
        "TITLE": title(name),
    }.items():
        text = text.replace(old, new)
    return text


def title(name: str) -> str:
    return name.replace("_", " ").capitalize()


def in_order(text: str) -> str:
    """The text with its imports sorted: their order depends on the name."""
    return IMPORTS.sub(lambda block: "".join(sorted(block[0].splitlines(keepends=True))), text)
