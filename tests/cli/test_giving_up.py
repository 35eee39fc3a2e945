"""Giving up at the terminal."""

from collections.abc import Iterable
from contextlib import suppress

from bot.cli.terminal.table import TableAtTerminal
from bot.library import open_game
from bot.words.scenes import SceneWords
from bot.words.words import Words
from games.kit.match import Match
from tests.games.every_game import plan


class Typist:
    """Types these lines and then leaves."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.screen: list[str] = []

    def show(self, lines: Iterable[str]) -> None:
        self.screen += lines

    def wipe(self) -> None:
        self.screen.clear()

    def read(self, prompt: str) -> str:
        self.screen.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def at_the_table(game: str, typist: Typist, seats: int = 2) -> TableAtTerminal:
    match = Match(open_game(game), seats, plan(game, {}, 1).options, b"\1" * 32)
    words = SceneWords(Words(), "en", dict(enumerate(("Kim", "Lee", "Alex"))))
    return TableAtTerminal(match, words, typist, lambda: None)


def test_it_is_typed_instead_of_an_answer_and_once_more() -> None:
    typist = Typist("", "/give-up", "/give-up")
    table = at_the_table("supertrumf", typist)
    table.play()
    outcome = table.match.game.outcome(table.match.state)
    assert outcome is not None and outcome.how == "conceded"
    told = "\n".join(typist.screen)
    assert "If you give up, the match ends here and the win goes to Kim." in told
    assert "Lee gave up: the win goes to Kim." in told


def test_anything_else_plays_on() -> None:
    typist = Typist("", "/give-up", "no", "1", "")
    table = at_the_table("supertrumf", typist)
    with suppress(EOFError):
        table.play()
    assert [entry.seat for entry in table.match.entries] == [1]


def test_of_three_the_others_go_on_typing() -> None:
    typist = Typist("", "/give-up", "/give-up")
    table = at_the_table("supertrumf", typist, seats=3)
    with suppress(EOFError):
        table.play()
    assert table.match.state.gave_up == (1,)
    assert "Who’s at the keyboard? 1 Kim · 3 Alex" in "\n".join(typist.screen)
