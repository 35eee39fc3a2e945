"""`replay`: a saved match, move by move, in words."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

import games
from bot.chat.render.replays import caption
from bot.cli.complaint import Complaint
from bot.cli.terminal.screen import Screen, Terminal
from bot.cli.verify import read_record
from bot.languages import LANGUAGES, Language
from bot.printing import harmless
from bot.words.scenes import SceneWords
from bot.words.words import MissingWords, Words
from games.kit.game import ContentError
from games.kit.match import Record
from games.kit.proof import UNFORESEEN, check_begun
from games.kit.replay import Replay
from games.kit.say import Refusal, say
from games.kit.scenes import Scene

BACK, FIRST, LAST, QUIT = "b", "f", "l", "q"


def add_to(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add(
        "replay", "look at a saved match move by move, as everybody saw it or from one seat"
    )
    parser.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help="a file written by table --save, /verify or Export",
    )
    parser.add_argument("--move", type=int, metavar="N", help="print how it stood after this move")
    parser.add_argument(
        "--words", action="store_true", help="print the whole match instead of asking for keys"
    )
    seen = parser.add_mutually_exclusive_group()
    seen.add_argument("--seat", type=int, metavar="K", help="as the player at this seat saw it")
    seen.add_argument("--open", action="store_true", help="with all hands open")
    parser.add_argument(
        "--lang", choices=LANGUAGES, default="en", help="the language (default: en)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, screen: Screen | None = None) -> int:
    record = read_record(arguments.file)
    replay = _played_again(arguments.file, record)
    if arguments.seat is not None and not 1 <= arguments.seat <= record.seats:
        raise Complaint(f"There are seats 1 to {record.seats}; you asked for {arguments.seat}.")
    if arguments.move is not None and not 0 <= arguments.move <= replay.last:
        raise Complaint(f"There are moves 0 to {replay.last}; you asked for {arguments.move}.")
    words = SceneWords(Words(), arguments.lang, _names(record, arguments.lang))
    reading = ReplayAtTerminal(
        replay, words, screen or Terminal(), arguments.seat, is_open=arguments.open
    )
    try:
        if arguments.move is not None:
            reading.show(arguments.move)
        elif arguments.words:
            for move in range(replay.last + 1):
                reading.show(move)
        else:
            reading.by_keys()
    except MissingWords as error:
        raise Complaint(f"{arguments.file} can't be shown: {error}.") from error
    except BrokenPipeError:
        # The reader has read enough; what is flushed at the end goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _names(record: Record, language: Language) -> dict[int, str]:
    """Those of the file, or the players' numbers."""
    given = dict(enumerate(map(harmless, record.names)))
    words = Words()
    numbered = (
        (seat, words.text(say("chat-player", number=seat + 1), language, {}))
        for seat in range(record.seats)
    )
    return dict(numbered) | given


def _played_again(file: Path, record: Record) -> Replay:
    if record.game not in games.names():
        raise Complaint(f"There is no game “{record.game}”; there are {', '.join(games.names())}.")
    rules = games.find(record.game)
    if rules.version != record.version:
        raise Complaint(
            f"{file} was played by version {record.version} of the rules of {record.game}, and "
            f"this is version {rules.version}."
        )
    try:
        game = rules({n: text.encode() for n, text in record.cards.items()})
        check_begun(game, record)
        return Replay.of(game, record)
    except (ContentError, Refusal, msgspec.MsgspecError, *UNFORESEEN) as error:
        raise Complaint(
            f"{file} can't be replayed: its moves don't follow the rules ({error})."
        ) from error


class ReplayAtTerminal:
    """A match being read at a terminal; a seat is counted from 1."""

    def __init__(
        self,
        replay: Replay,
        words: SceneWords,
        screen: Screen,
        seat: int | None,
        *,
        is_open: bool,
    ) -> None:
        self._replay = replay
        self._words = words
        self._screen = screen
        self._seat = seat
        self._is_open = is_open

    def show(self, move: int) -> None:
        scene, words = self._scene(move), self._words
        title = words.text(caption(move, self._replay.last))
        for lines in ([f"== {title}"], words.news(scene), words.board(scene)):
            if lines:
                self._screen.show(["", *lines])
        ended = self._replay.game.outcome(self._replay.states[move])
        status = scene.status if ended is None else (ended.message,)
        self._screen.show(["", *words.texts(status)])

    def by_keys(self) -> None:
        """Until there is nothing more to read, or the reader has had enough."""
        keys, last, move = self._words.text(say("replay-keys")), self._replay.last, 0
        while True:
            self.show(move)
            try:
                typed = self._screen.read(keys).strip().lower()
            except EOFError:
                return
            if typed == QUIT or (not typed and move == last):
                return
            steps = {"": move + 1, BACK: move - 1, FIRST: 0, LAST: last}
            wanted = int(typed) if typed.isascii() and typed.isdecimal() else steps.get(typed, move)
            move = max(0, min(wanted, last))

    def _scene(self, move: int) -> Scene:
        if self._is_open:
            return self._replay.open_scene(move)
        return self._replay.scene(move, None if self._seat is None else self._seat - 1)
