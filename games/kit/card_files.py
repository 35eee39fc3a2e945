"""What a game needs whose hosts may add card files of their own. The library asks `issubclass(game,
TakesCardFiles)`."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Self

import msgspec


def read_toml(content: bytes) -> Any:
    """Parses TOML; raises a DecodeError or ValueError for anything else."""
    if any(part.count(b".") > MOST_DOTS for part in re.split(rb"[=\n]", content)):
        raise ValueError("it is nested too deeply")
    try:
        return msgspec.toml.decode(content)
    except RecursionError as error:
        raise ValueError("it is nested too deeply") from error


MOST_DOTS = 500
"""Parsing a key of more parts takes too long."""


class Remark(msgspec.Struct, frozen=True):
    """A remark on a card file, with the file and line. A fault keeps the file from being played
    with; any other remark says what is thin."""

    file: str
    line: int | None
    text: str
    is_fault: bool = False

    def __str__(self) -> str:
        where = self.file if self.line is None else f"{self.file}:{self.line}"
        return f"{where}: {self.text}"


class TakesCardFiles(ABC):
    """A game that takes card files. The known answers to its cards lie in files of their own: a
    match can be played without them."""

    @abstractmethod
    def with_file(self, file: str, content: bytes) -> Self:
        """The game with one more file; raises ContentError if the file is not valid."""

    @abstractmethod
    def known_answers(self, files: Mapping[str, bytes]) -> Any:
        """The known answers to the cards, from the files that hold them."""

    @abstractmethod
    def shelf(self, answers: Any) -> Sequence[str]:
        """A line about each set, with these known answers, for hosts."""

    @abstractmethod
    def remarks(self, file: str, content: bytes, answers: Mapping[str, bytes]) -> Sequence[Remark]:
        """What is wrong with a file and what is thin, compared with the other cards."""
