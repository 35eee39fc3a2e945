"""The terminal tells which cards are not on offer, and why not."""

from collections.abc import Iterable

import pytest

from bot.cli.terminal.answering import Back, answer
from bot.languages import LANGUAGES, Language
from bot.words.scenes import SceneWords
from bot.words.words import Words
from tests.games.storma_slottet.positions import KIM, position, side

WORDS = Words()


class Paper:
    """A screen whose reader goes back at once."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def show(self, lines: Iterable[str]) -> None:
        self.lines.extend(lines)

    def read(self, prompt: str) -> str:
        return "0"

    def wipe(self) -> None:
        self.lines.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_SS10_the_cards_of_the_barred_suit_are_told_in_one_line(language: Language) -> None:
    kim = side("S", hand="S7 H4 H9 D5", active="S13")
    table = position(kim, side("H", active="H12"))
    attack = table.ask(KIM, "attack")
    words = SceneWords(WORDS, language, {0: "Kim", 1: "Lee"})
    paper = Paper()
    with pytest.raises(Back):
        answer(attack, paper, words)
    barred = [each for each in attack.barred() if each.ruling == "SS10"]
    assert len(barred) == 2
    (line,) = [line for line in paper.lines if words.text(barred[0].why) in line]
    assert all(words.text(each.card) in line for each in barred)
    assert "SS10" not in "".join(paper.lines), "rulings have numbers for their tests alone"
