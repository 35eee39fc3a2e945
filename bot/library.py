"""Opens the games with the cards that come with them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import games
from bot.places import DATA, PACKAGES
from games.kit.game import Game
from games.kit.options import specs


def content() -> Iterator[Path]:
    """The project's data/, and of games from elsewhere the data/ beside their games/."""
    yield DATA
    for folder in map(Path, games.__path__):
        if folder.parent != PACKAGES:
            yield folder.with_name("data")


def open_game(key: str) -> Game[Any, Any, Any]:
    """The game with its shipped cards; a KeyError if there is no such game."""
    files = (file for folder in content() for file in (folder / key).glob("*.toml"))
    return games.find(key)({file.name: file.read_bytes() for file in files})


def ruling_section(ruling: str) -> tuple[str, str] | None:
    """The game that has a ruling, and the section of its rules that holds it."""
    for key in games.names():
        if section := games.find(key).ruling_sections.get(ruling):
            return key, section
    return None


def proposed_options(game: Game[Any, Any, Any], language: str) -> dict[str, str]:
    """What a newly opened table proposes: what the game does, and this language's cards, where a
    game has cards of each language."""
    proposed = dict(game.proposed)
    if f"{language}.toml" in game.files:
        contents = (spec.name for spec in specs(game.options_type) if spec.kind == "content")
        proposed |= dict.fromkeys(contents, language)
    return proposed
