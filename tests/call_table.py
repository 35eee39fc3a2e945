"""The table in docs/calls.md, as data: who is called when, by what and in which language."""

import re
from typing import NamedTuple

from bot.places import PACKAGES

SECONDS = re.compile(r"(\d+) s\b")
COLUMNS = 7


class Row(NamedTuple):
    """One thing that happens, in the words of the table."""

    what: str
    who: str
    when: str
    by: str
    language: str
    until: str

    @property
    def wait_ms(self) -> int:
        """After how many seconds it calls, by the first that its time names, or at once."""
        found = SECONDS.search(self.when)
        return int(found[1]) * 1_000 if found else 0

    @property
    def limit_ms(self) -> int:
        """The seconds that what happens names itself: how long somebody has been away."""
        found = SECONDS.search(f"{self.what} {self.who}")
        assert found, f"no seconds in “{self.what}”"
        return int(found[1]) * 1_000


def rows() -> dict[str, Row]:
    """By the names that stand in the first column."""
    lines = (PACKAGES / "docs/calls.md").read_text().splitlines()
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]
    named = [each for each in cells if len(each) == COLUMNS and each[0].startswith("`")]
    return {name.strip("`"): Row(*rest) for name, *rest in named}
