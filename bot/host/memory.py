"""How inputs were answered, for the case that one arrives again."""

from typing import NamedTuple

from cachetools import FIFOCache

from bot.host.acts import Told
from bot.host.model import TableId
from games.kit.refusals import Refusal, Why
from games.kit.say import Say

REMEMBERED = 1_000


class FirstRefusal(NamedTuple):
    """What a Refusal said."""

    why: Why
    message: Say
    ruling: str


class FirstAnswers:
    """The latest answers. What was taken is in the log as well, and found there once it has been
    forgotten here; a refusal is remembered only here."""

    def __init__(self) -> None:
        self._answers: FIFOCache[tuple[TableId, str], Told | FirstRefusal] = FIFOCache(REMEMBERED)

    def told(self, table: TableId, source: str) -> Told | None:
        """The first answer to this input, if it was taken; raises the Refusal if it was not."""
        answer = self._answers.get((table, source))
        if isinstance(answer, FirstRefusal):
            raise Refusal(*answer)
        return answer

    def taken(self, table: TableId, source: str, told: Told) -> None:
        self._answers[table, source] = told._replace(repeated=True)

    def refused(self, table: TableId, source: str, refusal: Refusal) -> None:
        self._answers[table, source] = FirstRefusal(refusal.why, refusal.message, refusal.ruling)
