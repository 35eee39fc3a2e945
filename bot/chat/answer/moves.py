"""What follows a move of one's own by itself: the rolls that it needs, and what was decided along
with it."""

from collections.abc import Iterable, Sequence
from itertools import count

from bot.chat.answer.desk import Desk
from bot.chat.answer.plans import Rest
from bot.chat.press import Press
from bot.host.acts import Answer, By
from bot.host.failures import NotSaved
from bot.host.model import TableId
from games.kit.asks import Form, Planned
from games.kit.refusals import Refusal

MOST_ROLLS = 20
"""So many rolls in a row are one turn's, whatever a game asks for."""


class PressMoves:
    """The moves of one press, each known by the press and its number in it: whatever arrives again
    is answered as the first time, and the rest of it goes on from there."""

    def __init__(self, desk: Desk, press: Press, table: TableId) -> None:
        self._desk = desk
        self._press = press
        self._table = table
        self._numbers = count(1)

    async def make(self, answer: Answer) -> None:
        by = numbered(self._press, next(self._numbers))
        await self._desk.tables.move(self._table, by, answer)

    async def answer(self, answer: Answer, plan: Iterable[Planned] = ()) -> bool:
        """The move, and what follows it; whether nothing more is to be decided of what was. If the
        move itself is refused, nothing has happened."""
        await self.make(answer)
        rest = self._desk.plans.take(self._table, self._press.user, answer)
        steps = tuple(plan)
        asks = frozenset(step.ask for step in steps)
        if rest is not None and not steps:
            steps, asks = rest.steps, rest.asks
        try:
            return await self._follow(steps, asks)
        except (Refusal, NotSaved):
            return False

    async def _follow(self, steps: Sequence[Planned], asks: frozenset[str]) -> bool:
        await self._roll()
        for place, (key, picks) in enumerate(steps):
            if picks and not any(picks.values()):
                continue
            forms, number = await self._awaited()
            form = next((form for form in forms if form.key == key), None)
            if form is None:
                if forms and number is not None and not any(each.key in asks for each in forms):
                    rest = Rest(number, tuple(steps[place:]), asks)
                    self._desk.plans.keep(self._table, self._press.user, rest)
                return not forms
            own = tuple(picks.get(field.key, ()) for field in form.fields)
            if sum(map(len, own)) < sum(map(len, picks.values())):
                return False
            await self.make(Answer(key, own, number))
            await self._roll()
        return True

    async def _roll(self) -> None:
        """The dice that must be rolled next, unless he would rather do that himself."""
        if self._desk.people.person(self._press.user).rolls:
            return
        for _ in range(MOST_ROLLS):
            forms, number = await self._awaited()
            if len(forms) != 1 or not forms[0].rolls or forms[0].fields:
                return
            await self.make(Answer(forms[0].key, (), number))

    async def _awaited(self) -> tuple[Sequence[Form], int | None]:
        view = await self._desk.tables.look(self._table, self._press.user)
        if not view.is_awaited or view.scene is None:
            return (), None
        return [form for form in view.scene.asks if not form.optional], view.ask_number


def numbered(press: Press, number: int) -> By:
    """A move of a press that may be several."""
    return press.by._replace(source=f"{press.id}/{number}")
