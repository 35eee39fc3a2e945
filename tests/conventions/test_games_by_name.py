"""No game is named outside its own folder, its data, its words and its tests: code that deals with
games finds them by what they declare."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import games
from bot.cli.new_game import title
from bot.places import PACKAGES

ABOUT_STAMPS = {
    Path("bot/lab/seeding.py"),
    Path("bot/lab/torture/duels.py"),
}
"""These are about Ordet fanger and no other game: they prove that its duels are ruled as the
messages' stamps demand."""

OWN_LOOKS = PACKAGES / "bot" / "pictures" / "games"
"""A game's own drawing, in a folder of its key."""

SCANNED = ("bot/**/*.py", "bot/**/*.js", "bot/**/*.css", "bot/**/*.json", "cogs/*.py")
SETTINGS = ("pyproject.toml", "spelvarden", ".env.example")


def scanned() -> Iterator[Path]:
    for pattern in SCANNED:
        yield from (f for f in sorted(PACKAGES.glob(pattern)) if OWN_LOOKS not in f.parents)
    yield from (PACKAGES / file for file in SETTINGS)
    own = {f"{key}{part}.ftl" for key in games.names() for part in ("", "_rules", "_lesson")}
    yield from (f for f in sorted(PACKAGES.glob("data/locales/*/*.ftl")) if f.name not in own)
    yield from (PACKAGES / "games" / "__init__.py", *PACKAGES.glob("games/kit/*.py"))


def names(*but: str) -> re.Pattern[str]:
    """Every way in which a game is called."""
    ways = {
        way
        for key in games.names()
        if key not in but
        for way in (key, games.find(key).prefix(), games.find(key).__name__, title(key))
    }
    return re.compile("|".join(rf"\b{re.escape(way)}\b" for way in sorted(ways)))


def test_no_game_is_named_outside_its_own_folders() -> None:
    pattern = names()
    naming = [
        f"{file.relative_to(PACKAGES)}:{number} {line.strip()}"
        for file in scanned()
        if file.relative_to(PACKAGES) not in ABOUT_STAMPS
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if pattern.search(line)
    ]
    assert not naming, "\n".join(naming)


@pytest.mark.parametrize("key", games.names())
def test_a_drawing_names_its_own_game_only(key: str) -> None:
    pattern = names(key)
    naming = [
        f"{file}:{number} {line.strip()}"
        for file in sorted((OWN_LOOKS / key).rglob("*.py"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if pattern.search(line)
    ]
    assert not naming, "\n".join(naming)


def test_whoever_may_name_one_does() -> None:
    pattern = names()
    assert all(pattern.search((PACKAGES / file).read_text()) for file in ABOUT_STAMPS)
