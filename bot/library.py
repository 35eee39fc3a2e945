"""Opens the games with the cards that come with the project, and with those that a host adds."""

import logging
import os
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any

import games
from bot.places import DATA, PACKAGES
from games.kit.card_files import TakesCardFiles
from games.kit.game import ContentError, Game
from games.kit.options import specs
from games.kit.rulebook import Passage

log = logging.getLogger(__name__)

ADDED_CARDS = "cards"
"""The folder beside the store for a host's own card files, in one of the game's name."""

ANSWERS = "answers"
"""The folder of the known answers, beside the cards that they answer."""

FILE_NAME = re.compile(r"[a-z0-9_-]{1,40}\.toml")
MOST_BYTES = 200_000


def content() -> Iterator[Path]:
    """The project's data/, and of games from elsewhere the data/ beside their games/."""
    yield DATA
    for folder in map(Path, games.__path__):
        if folder.parent != PACKAGES:
            yield folder.with_name("data")


def python_path() -> str:
    """What a process of its own needs as PYTHONPATH to find the same games."""
    return os.pathsep.join(str(Path(folder).parent) for folder in games.__path__)


def open_game(key: str) -> Game[Any, Any, Any]:
    """The game with its shipped cards; a KeyError if there is no such game."""
    return games.find(key)(_shipped(key))


class Library:
    """The games, each opened once. Files that a host has added, for each game in its folder, join
    the shipped cards; one that can't be played with gets a sentence in the log."""

    def __init__(self, added: Path | None = None) -> None:
        self._added = added
        self._lock = Lock()
        self._games: dict[str, Game[Any, Any, Any]] = {}
        self._answers: dict[str, Any] = {}

    def open_game(self, key: str) -> Game[Any, Any, Any]:
        """A KeyError if there is no such game."""
        with self._lock:
            if key not in self._games:
                self._games[key] = self._with_added(open_game(key))
            return self._games[key]

    def answers(self, key: str) -> Any:
        """What the game knows of answers to its cards, if it takes any: read once, and so to be
        asked for in a thread first."""
        game = self.open_game(key)
        assert isinstance(game, TakesCardFiles)
        with self._lock:
            if key not in self._answers:
                self._answers[key] = game.known_answers(self._answer_files(key))
            return self._answers[key]

    def _answer_files(self, key: str) -> dict[str, bytes]:
        added = {} if self._added is None else readable(self._added / key / ANSWERS)
        return {**added, **_shipped(key, ANSWERS)}

    def _with_added(self, game: Game[Any, Any, Any]) -> Game[Any, Any, Any]:
        if self._added is None or not isinstance(game, TakesCardFiles):
            return game
        for file, content in read_folder(self._added / game.key).items():
            try:
                game = with_added(game, file, content)
            except ContentError as error:
                log.warning("%s is left out, and the others are taken: %s", file, error)
        return game


def with_added(game: Any, file: str, content: bytes | OSError) -> Any:
    """The game with a host's file; raises ContentError with the sentence why not."""
    if isinstance(content, OSError):
        raise ContentError(file, f"it can't be read ({content.strerror}).")
    if not FILE_NAME.fullmatch(file):
        raise ContentError(file, "call it by small letters, digits, - and _, at most 40.")
    if file in game.files:
        raise ContentError(file, "a shipped file is called so: give it another name.")
    if len(content) > MOST_BYTES:
        raise ContentError(file, f"it has more than {MOST_BYTES} bytes: that is no card set.")
    return game.with_file(file, content)


def read_folder(folder: Path) -> dict[str, bytes | OSError]:
    """The TOML files of a folder that may be missing, or why one can't be read."""
    return {file.name: _read(file) for file in sorted(folder.glob("*.toml"))}


def _read(file: Path) -> bytes | OSError:
    try:
        with file.open("rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except OSError as error:
        return error


def digest_of(added: Path) -> str:
    """The same for the same files of a host, wherever the folder lies."""
    digest = sha256()
    for file in sorted(added.rglob("*.toml")):
        content = _read(file)
        told = content if isinstance(content, bytes) else b""
        digest.update(f"{file.relative_to(added)} {len(told)} ".encode() + told)
    return digest.hexdigest()[:16]


def _shipped(key: str, folder: str = "") -> dict[str, bytes]:
    files = (file for data in content() for file in (data / key / folder).glob("*.toml"))
    return {file.name: file.read_bytes() for file in files}


def readable(folder: Path) -> dict[str, bytes]:
    """Those of them that can be read."""
    return {
        name: content for name, content in read_folder(folder).items() if isinstance(content, bytes)
    }


def passage_of(ruling: str) -> tuple[str, Passage] | None:
    """The game that has a ruling, and the paragraph of its rules that says it."""
    for key in games.names():
        if passage := games.find(key).passages.get(ruling):
            return key, passage
    return None


def proposed_options(game: Game[Any, Any, Any], language: str, locale: str = "") -> dict[str, str]:
    """What a newly opened table proposes: what the game does, and the cards for its opener's
    language and, where Discord tells it, locale."""
    contents = (spec.name for spec in specs(game.options_type) if spec.kind == "content")
    found = {name: game.proposed_content(name, language, locale) for name in contents}
    return {**game.proposed, **{name: content for name, content in found.items() if content}}
