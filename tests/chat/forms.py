"""Forms that no game has, as the only ask of a position."""

from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st

from bot.host.views import View
from games.kit.asks import Ask, Choice, Field, Form, Pick, Picks, Preview, Write, sample_pick
from games.kit.say import Say, not_now, say
from games.kit.scenes import Scene
from tests.chat.positions import walk


class FormAsk(Ask[Picks]):
    """Its moves are the picks themselves. `only` is the one answer that is legal, if there is
    but one; `news` says that its preview has something to tell."""

    key = "form"

    def __init__(self, *fields: Field, only: Picks | None = None, news: bool = True) -> None:
        self._fields = fields
        self._only = only
        self._news = news

    def prompt(self) -> Say:
        return say("kit-hand")

    def fields(self) -> tuple[Field, ...]:
        return self._fields

    def move(self, picks: Picks, at: int) -> Picks:
        return picks

    def preview(self, move: Picks) -> Preview:
        if self._only is not None and move != self._only:
            raise not_now(say("kit-twice"))
        return Preview((say("kit-over"),) if self._news else ())

    def sample(self, rng: Random) -> Picks:
        return tuple(
            sample_pick(field, rng) if isinstance(field, Pick) else ("x" * field.shortest,)
            for field in self._fields
        )


class FormPosition:
    """A position in which a seat is asked nothing but these."""

    def __init__(self, *asks: Ask[Any]) -> None:
        self._asks = asks
        self._real = next(walk("riftforce", 2, {}, "forms"))

    @property
    def game(self) -> Any:
        return self._real.game

    @property
    def state(self) -> Any:
        return self._real.state

    def asks(self, seat: int) -> list[Ask[Any]]:
        return list(self._asks)

    def view(self, viewer: int | None) -> View:
        forms: tuple[Form, ...] = tuple(ask.form for ask in self._asks)
        scene = Scene(game="riftforce", story=(), status=(), board=(), asks=forms)
        return msgspec.structs.replace(self._real.view(viewer), scene=scene, may_concede=False)


def named(text: str) -> Say:
    return say("cogs-command-in-game", game="Form", what=text)


def pick(key: str, count: int, **kind: Any) -> Pick:
    """A field of so many choices, in four groups and without one."""
    choices = tuple(
        Choice(
            f"{key}{place}", named(f"{key} {place}"), group=("S", "H", "any", "D", "")[place % 5]
        )
        for place in range(count)
    )
    return Pick(key, named(key), choices, **kind)


@st.composite
def picks(draw: st.DrawFn, key: str) -> Pick:
    count = draw(st.one_of(st.integers(1, 30), st.integers(1, 140)))
    most = draw(st.integers(1, min(count, 8)))
    kind = draw(st.sampled_from(("plain", "ordered", "one_group")))
    if kind == "ordered":
        most = min(most, 4)
    least = draw(st.integers(0, 1 if kind == "one_group" else most))
    return pick(
        key,
        count,
        at_least=least,
        at_most=most,
        ordered=kind == "ordered",
        one_group="T1" if kind == "one_group" else "",
    )


def texts(key: str) -> st.SearchStrategy[Write]:
    return st.builds(lambda longest: Write(key, named(key), longest), st.integers(1, 5_000))


FORMS: st.SearchStrategy[tuple[Field, ...]] = st.tuples(
    st.lists(st.sampled_from("abc"), unique=True, max_size=3), st.integers(0, 2)
).flatmap(
    lambda shape: st.tuples(
        *(picks(key) for key in shape[0]), *(texts(f"w{n}") for n in range(shape[1]))
    )
)
