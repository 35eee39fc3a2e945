"""The printed rules, a sentence at a time, and where ours say each of them.

The print is not part of the project. Where it lies beside it, tests compare every sentence; what
stands in `printed/GAME.toml` is how each sentence begins, and the passages that say it.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.places import PACKAGES

OWN = Path(__file__).with_name("printed")
BESIDE = ("../shared/rules", "../../shared/rules")
"""Where the print lies, from the project or a worktree of it."""

END = re.compile(r"(?<=[.!?:])[”\"]?\s+(?=[„“”\"(–]*[A-ZÅÄÖÆØÜ])")
MARKER = re.compile(r"^\s*(?:#+|[-–]|\d+\)|[A-Ca-c]\))\s*")
RULING = re.compile(r"^- ([A-Z]{2}[0-9]{1,2}[a-z]?)\b", re.MULTILINE)

GAMES = tuple(sorted(file.stem for file in OWN.glob("*.toml")))


@cache
def said(game: str) -> Any:
    """`prints`: the files; `headings`: lines that say nothing by themselves; `sentences`: by how
    each begins, the passages that say it, such as "attack 2, attack example"."""
    return tomllib.loads((OWN / f"{game}.toml").read_text("utf-8"))


def printed(file: str) -> str:
    for beside in BESIDE:
        if (found := PACKAGES / beside / file).is_file():
            return found.read_text("utf-8")
    pytest.skip("the print is not at hand")


def sentences(text: str) -> Iterator[str]:
    """Without markup. A line that goes on in small letters belongs to the one before."""
    lines: list[str] = []
    for line in text.splitlines():
        line = MARKER.sub("", re.sub(r"[*_\\]", "", line)).strip()
        line = MARKER.sub("", line)
        if line[:1].islower() and lines:
            lines[-1] += f" {line}"
        elif line:
            lines.append(line)
    for line in lines:
        yield from (part.strip() for part in END.split(line) if part.strip())


def rulings(prefix: str) -> set[str]:
    found = RULING.findall(printed("RULINGS.md"))
    return {ruling for ruling in found if ruling.startswith(prefix)}
