"""What follows a move of one submit: the rolls that it needs, and what was decided along with it,
until the game asks something or a move is not on offer."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.chat.answer.desk import Desk, Plans
from bot.chat.answer.hands import PressMoves
from bot.host.acts import Answer, By
from bot.host.model import Person
from games.kit.asks import Form, Planned
from games.kit.refusals import Refusal, Why
from games.kit.say import say
from tests.chat.forms import named, pick
from tests.chat.test_press import PRESS

ROLL = Form("roll", named("Roll"), rolls=True)
NEXT = Form("next", named("Next"), (pick("card", 4),))
END = Form("end", named("End"))
CHOOSE = Form("choose", named("Choose"), (pick("option", 2),))
BEGIN = Form("begin", named("Begin"))

PLAN = (
    Planned("next", {"card": ("card1",)}),
    Planned("next", {"card": ()}),
    Planned("next", {"card": ("card3",)}),
    Planned("end", {}),
)


class Scripted:
    """A table that asks one thing after another of whoever plays, whatever he answers."""

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

    async def look(self, table: str, user: int) -> Any:
        forms = self.asks[len(self.played)]
        scene = SimpleNamespace(asks=forms)
        return SimpleNamespace(is_awaited=bool(forms), scene=scene, ask_number=len(self.played))


class Seat:
    """Somebody at such a table."""

    def __init__(self, table: Scripted, *, rolls: bool = False) -> None:
        person = replace(Person(PRESS.user), rolls=rolls)
        people = SimpleNamespace(person=lambda user: person)
        desk = SimpleNamespace(tables=table, people=people, plans=Plans())
        self.table = table
        self.desk = cast(Desk, desk)

    async def answers(self, form: Form, *picks: str, plan: Sequence[Planned] = ()) -> bool:
        answer = Answer(form.key, tuple((key,) for key in picks), len(self.table.played))
        return await PressMoves(self.desk, PRESS, "t").answer(answer, plan)

    @property
    def played(self) -> list[str]:
        return [
            " ".join((key, *(each for one in picks for each in one)))
            for _, key, picks in self.table.played
        ]

    @property
    def has_rest(self) -> bool:
        return self.desk.plans.waits("t", PRESS.user, len(self.table.played))


async def test_the_dice_that_a_move_needs_are_rolled_along_with_it() -> None:
    seat = Seat(Scripted([BEGIN], [ROLL], [ROLL], [NEXT]))
    assert await seat.answers(BEGIN)
    assert seat.played == ["begin", "roll", "roll"]
    assert [number for number, *_ in seat.table.played] == ["1", "2", "3"]


async def test_but_not_for_whoever_rolls_himself_or_has_something_else_to_do() -> None:
    alone = Seat(Scripted([BEGIN], [ROLL]), rolls=True)
    assert await alone.answers(BEGIN)
    assert alone.played == ["begin"]
    choice = Seat(Scripted([BEGIN], [ROLL, END]))
    assert await choice.answers(BEGIN)
    assert choice.played == ["begin"]


async def test_what_was_decided_along_with_it_follows_in_order() -> None:
    seat = Seat(Scripted([BEGIN], [NEXT], [NEXT, END], [NEXT, END]))
    assert await seat.answers(BEGIN, plan=PLAN)
    assert seat.played == ["begin", "next card1", "next card3", "end"]


async def test_what_is_over_by_itself_leaves_nothing_to_do() -> None:
    seat = Seat(Scripted([BEGIN], [NEXT]))
    assert await seat.answers(BEGIN, plan=PLAN)
    assert seat.played == ["begin", "next card1"] and not seat.has_rest


async def test_what_the_game_asks_is_answered_first_and_then_it_goes_on() -> None:
    seat = Seat(Scripted([BEGIN], [NEXT], [CHOOSE], [NEXT, END], [END]))
    assert not await seat.answers(BEGIN, plan=PLAN)
    assert seat.played == ["begin", "next card1"] and seat.has_rest
    assert await seat.answers(CHOOSE, "option0")
    assert seat.played == ["begin", "next card1", "choose option0", "next card3", "end"]
    assert not seat.has_rest


async def test_whoever_goes_on_otherwise_is_asked_all_of_it() -> None:
    seat = Seat(Scripted([BEGIN], [CHOOSE], [CHOOSE], [NEXT, END], [END]))
    assert not await seat.answers(BEGIN, plan=PLAN)
    seat.desk.plans.drop("t", PRESS.user)
    assert await seat.answers(CHOOSE, "option0")
    assert seat.played == ["begin", "choose option0"]


async def test_where_one_of_its_own_asks_is_open_but_not_what_was_meant_it_ends() -> None:
    seat = Seat(Scripted([BEGIN], [NEXT], [NEXT]))
    assert not await seat.answers(BEGIN, plan=(PLAN[3], *PLAN))
    assert seat.played == ["begin"] and not seat.has_rest


async def test_what_is_refused_ends_it_and_what_was_played_stays() -> None:
    seat = Seat(Scripted([BEGIN], [NEXT], [NEXT, END], refuses=2))
    assert not await seat.answers(BEGIN, plan=PLAN)
    assert seat.played == ["begin", "next card1"] and not seat.has_rest


async def test_a_first_move_that_is_refused_has_done_nothing() -> None:
    seat = Seat(Scripted([BEGIN], [NEXT], refuses=0))
    with pytest.raises(Refusal):
        await seat.answers(BEGIN, plan=PLAN)
    assert seat.played == []


async def test_a_card_that_another_field_would_take_is_not_played() -> None:
    seat = Seat(Scripted([BEGIN], [NEXT]))
    assert not await seat.answers(BEGIN, plan=(Planned("next", {"other": ("x",)}),))
    assert seat.played == ["begin"]
