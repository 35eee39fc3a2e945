"""What follows a move of one press: the rolls that it needs."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.chat.answer.context import Context
from bot.chat.answer.hands import make_move
from bot.host.acts import Answer, By
from bot.host.stored import Person
from games.kit.asks import Form
from games.kit.say import Refusal, Why, say
from tests.chat.forms import named, pick
from tests.chat.test_press import PRESS

ROLL = Form("roll", named("Roll"), rolls=True)
NEXT = Form("next", named("Next"), (pick("card", 4),))
END = Form("end", named("End"))
BEGIN = Form("begin", named("Begin"))


class Scripted:
    """A table that asks players one thing after another, whatever they answer."""

    def __init__(self, *asks: Sequence[Form], refuses: int = -1) -> None:
        self.asks = [*asks, ()]
        self.played: list[tuple[str, str, tuple[tuple[str, ...], ...]]] = []
        self.refuses = refuses

    async def move(self, table: str, by: By, answer: Answer) -> None:
        number = len(self.played)
        assert answer.number == number, "each move answers what is asked by then"
        assert answer.key in [form.key for form in self.asks[number]]
        if number == self.refuses:
            raise Refusal(Why.ILLEGAL, say("kit-not-now"), "XX1")
        self.played.append((by.source.partition("/")[2], answer.key, answer.picks))

    async def look(self, table: str) -> Any:
        return SimpleNamespace(place=SimpleNamespace(guild=1))

    async def own_view(self, table: str, user: int) -> Any:
        forms = self.asks[len(self.played)]
        scene = SimpleNamespace(asks=forms)
        view = SimpleNamespace(is_awaited=bool(forms), scene=scene, ask_number=len(self.played))
        return view, 0


class Seat:
    """Somebody at such a table."""

    def __init__(self, table: Scripted, *, rolls: bool = False, dice: str = "players") -> None:
        person = replace(Person(PRESS.user), rolls=rolls)
        people = SimpleNamespace(person=lambda user: person)
        delivery = SimpleNamespace(servers=SimpleNamespace(choices=self._choices))
        ctx = SimpleNamespace(
            tables=table, people=people, own_view=table.own_view, delivery=delivery
        )
        self._dice = dice
        self.table = table
        self.ctx = cast(Context, ctx)

    async def _choices(self, server: int | None) -> Any:
        return SimpleNamespace(dice=self._dice)

    async def answers(self, form: Form) -> None:
        answer = Answer(form.key, (), len(self.table.played))
        await make_move(self.ctx, PRESS, "t", answer)

    @property
    def played(self) -> list[str]:
        return [key for _, key, _ in self.table.played]


async def test_the_dice_that_a_move_needs_are_rolled_along_with_it() -> None:
    seat = Seat(Scripted([BEGIN], [ROLL], [ROLL], [NEXT]))
    await seat.answers(BEGIN)
    assert seat.played == ["begin", "roll", "roll"]
    assert [number for number, *_ in seat.table.played] == ["1", "2", "3"]


async def test_but_not_for_whoever_rolls_himself_or_has_something_else_to_do() -> None:
    alone = Seat(Scripted([BEGIN], [ROLL]), rolls=True)
    await alone.answers(BEGIN)
    assert alone.played == ["begin"]
    here = Seat(Scripted([BEGIN], [ROLL], [NEXT]), rolls=True, dice="bot")
    await here.answers(BEGIN)
    assert here.played == ["begin", "roll"], "the server's choice goes first"
    choice = Seat(Scripted([BEGIN], [ROLL, END]))
    await choice.answers(BEGIN)
    assert choice.played == ["begin"]


async def test_dice_that_can_t_be_rolled_leave_the_move_as_it_stands() -> None:
    seat = Seat(Scripted([BEGIN], [ROLL], [NEXT], refuses=1))
    await seat.answers(BEGIN)
    assert seat.played == ["begin"]


async def test_a_first_move_that_is_refused_has_done_nothing() -> None:
    seat = Seat(Scripted([BEGIN], [NEXT], refuses=0))
    with pytest.raises(Refusal):
        await seat.answers(BEGIN)
    assert seat.played == []
