"""What only a game needs whose hosts may add card files of their own.

Whoever opens games asks `issubclass(game, TakesCardFiles)`.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Self

import msgspec


def read_toml(content: bytes) -> Any:
    """Raises a DecodeError or ValueError for what is none, whatever it is."""
    if any(part.count(b".") > MOST_DOTS for part in re.split(rb"[=\n]", content)):
        raise ValueError("it is nested too deeply")
    try:
        return msgspec.toml.decode(content)
    except RecursionError as error:
        raise ValueError("it is nested too deeply") from error


MOST_DOTS = 500
"""A key of more parts takes for ever to be read."""


class Remark(msgspec.Struct, frozen=True):
    """What can be said of a card file, and of which line of which file. A fault keeps it from
    being played with; whatever else there is makes it thin."""

    file: str
    line: int | None
    text: str
    is_fault: bool = False

    def __str__(self) -> str:
        where = self.file if self.line is None else f"{self.file}:{self.line}"
        return f"{where}: {self.text}"


class TakesCardFiles(ABC):
    """Answers to what stands on the cards lie in files of their own, apart from the cards: a match
    is played without them."""

    @abstractmethod
    def with_file(self, file: str, content: bytes) -> Self:
        """The game with one more file; raises ContentError if it is not what it takes."""

    @abstractmethod
    def known_answers(self, files: Mapping[str, bytes]) -> Any:
        """What is known of answers to the cards, from the files that hold them."""

    @abstractmethod
    def shelf(self, answers: Any) -> Sequence[str]:
        """A line for each set that there is, with these known answers: for hosts."""

    @abstractmethod
    def remarks(self, file: str, content: bytes, answers: Mapping[str, bytes]) -> Sequence[Remark]:
        """What is wrong with a file, and what is thin, beside the cards that there are."""
