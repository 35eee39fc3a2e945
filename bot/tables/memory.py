"""How inputs were answered, for the case that one arrives again."""

from bot.store.records import TableId
from bot.tables.acts import Told
from games.kit.refusals import Refusal

REMEMBERED = 20_000


class FirstAnswers:
    """The latest answers. What was taken is in the log as well, and found there once it has been
    forgotten here; a refusal is remembered only here."""

    def __init__(self) -> None:
        self._answers: dict[tuple[TableId, str], Told | Refusal] = {}

    def told(self, table: TableId, source: str) -> Told | None:
        """The first answer to this input, if it was taken; raises the Refusal if it was not."""
        answer = self._answers.get((table, source))
        if isinstance(answer, Refusal):
            raise Refusal(answer.why, answer.message, answer.ruling)
        return answer

    def taken(self, table: TableId, source: str, told: Told) -> None:
        self._remember(table, source, told._replace(repeated=True))

    def refused(self, table: TableId, source: str, refusal: Refusal) -> None:
        self._remember(table, source, Refusal(refusal.why, refusal.message, refusal.ruling))

    def _remember(self, table: TableId, source: str, answer: Told | Refusal) -> None:
        self._answers[table, source] = answer
        if len(self._answers) > REMEMBERED:
            del self._answers[next(iter(self._answers))]
