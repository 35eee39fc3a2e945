"""Opens the games with the cards that come with the project."""

from pathlib import Path
from typing import Any

import games
from games.kit.game import Game
from games.kit.options import specs

DATA = Path(__file__).resolve().parents[1] / "data"


def open_game(key: str) -> Game[Any, Any]:
    """The game with its shipped cards; a KeyError if there is no such game."""
    files = {file.name: file.read_bytes() for file in (DATA / key).glob("*.toml")}
    return games.find(key)(files)


def in_language(game: Game[Any, Any], language: str) -> dict[str, str]:
    """The options that choose this language's cards, where a game has cards of each language."""
    if f"{language}.toml" not in game.files:
        return {}
    return {spec.name: language for spec in specs(game.options_type) if spec.kind == "content"}
