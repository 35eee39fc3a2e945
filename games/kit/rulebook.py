"""How the rules of a game are read: sections of paragraphs, the paragraph that says each ruling,
and positions that show what a section is about."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from games.kit.chance import Chance
from games.kit.say import Seat


class Passage(NamedTuple):
    """A paragraph of the rules: a line of its section's message, the first one being 1."""

    section: str
    paragraph: int


def of_sections(prefix: str, **rulings: tuple[str, ...]) -> Mapping[str, Passage]:
    """The passage of each ruling. For each section: the numbers of the rulings that its first
    paragraph says, those of its second, and so on."""
    return {
        f"{prefix}{number}": Passage(section, paragraph)
        for section, paragraphs in rulings.items()
        for paragraph, numbers in enumerate(paragraphs, start=1)
        for number in numbers.split()
    }


class Example(msgspec.Struct, frozen=True):
    """A position of the game, as the picture beside a section shows it: to one seat its hand, and
    without a viewer the board."""

    state: Any
    viewer: Seat | None = None


Exemplify = Callable[[Any, str], Example]
"""The example of a section, from the game with its cards and the reader's language."""


def played(game: Any, state: Any, *moves: tuple[Seat | None, Any], word: str = "") -> Any:
    """The state after these moves, None being the clock, with the chance of a match that was
    shuffled with this word."""
    chance = Chance(b"", [word])
    for seat, move in moves:
        state = game.play(state, seat, move, chance)
    return state
