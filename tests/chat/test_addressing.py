"""A hand says "you" to its reader, or names them, but never both in one text."""

import re
from collections.abc import Iterator

import pytest

import games
from bot.chat.render.board import hand
from bot.chat.render.renderer import Illustrator
from bot.chat.render.speech import Speech
from bot.languages import LANGUAGES, Language
from tests.chat.limits import text_of
from tests.chat.positions import Position, walk, words
from tests.games.every_game import plan
from tests.repeating import times

NAMES = {seat: f"Kim{seat}" for seat in range(12)}
MATCHES = times(1, long=6)
MOVES = 100
YOU: dict[Language, str] = {
    "en": r"\b(you|your|yours)\b",
    "de": r"\b(du|dich|dir|dein\w*)\b",
    "sv": r"\b(du|dig|din|ditt|dina)\b",
    "nb": r"\b(du|deg|din|ditt|dine)\b",
}


def positions(game: str, number: int) -> Iterator[Position]:
    seat_counts = plan(game, {}, 1).seat_counts
    return walk(game, seat_counts[number % len(seat_counts)], {}, f"you {number}", MOVES)


def shown(position: Position, seat: int, speech: Speech) -> Iterator[str]:
    """In words, and what stands beside the picture."""
    view, public = position.view(seat), position.view(None).scene
    gallery = Illustrator(speech).hand(view, public)
    for content in (hand(view, public, speech), hand(view, public, speech, gallery=gallery)):
        yield from text_of(content).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_nobody_is_addressed_and_named_in_one_line(game: str, language: Language) -> None:
    mixed: set[str] = set()
    for number in range(MATCHES):
        for position in positions(game, number):
            for seat in range(position.seats):
                speech = Speech(words(), language, NAMES, reader=seat)
                named = re.compile(rf"\b{NAMES[seat]}\b")
                for line in shown(position, seat, speech):
                    if named.search(line) and re.search(YOU[language], line, re.IGNORECASE):
                        mixed.add(line)
    assert mixed == set()
