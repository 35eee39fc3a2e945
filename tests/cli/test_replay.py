"""`replay`: a saved match at the terminal, move by move."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from bot.cli.main import main
from bot.cli.replay import ReplayAtTerminal
from bot.languages import LANGUAGES
from bot.library import open_game
from bot.words.scenes import SceneWords
from bot.words.words import Words
from games.kit.match import Record
from games.kit.replay import Replay

MATCH = Path(__file__).parents[1] / "matches" / "storma_slottet-0.json"


class Keys:
    """A terminal at which these are typed."""

    def __init__(self, *typed: str) -> None:
        self._typed = iter(typed)
        self.shown: list[str] = []

    def show(self, lines: Iterable[str]) -> None:
        self.shown += lines

    def read(self, prompt: str) -> str:
        try:
            return next(self._typed)
        except StopIteration:
            raise EOFError from None

    def wipe(self) -> None: ...

    @property
    def moves(self) -> list[str]:
        return [line.removeprefix("== ") for line in self.shown if line.startswith("== ")]


@pytest.fixture
def replay() -> Replay:
    record = msgspec.json.decode(MATCH.read_bytes(), type=Record)
    return Replay.of(open_game(record.game), record)


def test_keys_lead_from_move_to_move(replay: Replay) -> None:
    words = SceneWords(Words(), "en", {0: "Kim", 1: "Lee"})
    keys = Keys("", "", "b", "l", "f", "7", "999", "nonsense", "q")
    ReplayAtTerminal(replay, words, keys, None, is_open=False).by_keys()
    last = replay.last
    start = f"The start · {last} moves"
    walked = [1, 2, 1, last, 0, 7, last, last]
    named = [start if move == 0 else f"Move {move} of {last}" for move in walked]
    assert keys.moves == [start, *named]
    whole = Keys(*[""] * (last + 1), "more")
    ReplayAtTerminal(replay, words, whole, None, is_open=False).by_keys()
    assert len(whole.moves) == last + 1, "Enter after the last move ends it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_shown_to_its_seat_or_where_all_lie_open(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = []
    for how in ([], ["--seat", "1"], ["--seat", "2"], ["--open"]):
        assert main(["replay", str(MATCH), "--move", "20", "--lang", language, *how]) == 0
        shown.append(set(capsys.readouterr().out.splitlines()))
    public, first, second, opened = shown
    lies_open = opened - public
    assert lies_open & first and lies_open & second and lies_open <= first | second
    assert main(["replay", str(MATCH), "--words", "--lang", language]) == 0
    assert (
        capsys.readouterr().out.count("\n== ")
        == len(msgspec.json.decode(MATCH.read_bytes())["moves"]) + 1
    )


@pytest.mark.parametrize("wrong", [["--seat", "3"], ["--seat", "0"], ["--move", "5000"]])
def test_what_there_is_not_is_said(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(MATCH), *wrong]) == 2
    assert "you asked for" in capsys.readouterr().err
