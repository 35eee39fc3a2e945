"""The terminal tells which cards are not on offer, and why not, by the ruling."""

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
    (line,) = [line for line in paper.lines if "(SS10)" in line]
    names = [words.text(barred.card) for barred in attack.barred() if barred.ruling == "SS10"]
    assert len(names) == 2
    assert all(name in line for name in names)
