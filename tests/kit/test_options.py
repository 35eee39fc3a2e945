"""Options from text: what a command line or a lobby may choose."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

import pytest
from msgspec import Meta

from games.kit.options import NumberRange, OptionError, Options, read, specs


class Some(Options):
    margin: Annotated[int, Meta(ge=0, le=1000)] = 100
    guilds: Literal["base", "all"] = "base"
    answers: Literal[1, 2, 3] = 1
    announce: bool = True
    young: tuple[str, ...] = ()


def test_options_say_what_may_be_chosen() -> None:
    margin, guilds, answers, announce, young = specs(Some)
    assert (margin.kind, margin.least, margin.most, margin.default) == ("number", 0, 1000, 100)
    assert (guilds.kind, guilds.choices) == ("choice", ("base", "all"))
    assert answers.choices == ("1", "2", "3")
    assert (announce.kind, announce.default) == ("switch", True)
    assert young.kind == "per seat"


def test_options_are_read_from_text() -> None:
    chosen = {"margin": "0", "guilds": "all", "answers": "3", "announce": "off", "young": ",Mat"}
    assert read(Some, chosen) == Some(
        margin=0, guilds="all", answers=3, announce=False, young=("", "Mat")
    )


@pytest.mark.parametrize(
    ("name", "text", "right"),
    [
        ("colour", "red", "margin, guilds, answers, announce, young"),
        ("margin", "1001", "0–1000"),
        ("margin", "few", "0–1000"),
        ("guilds", "some", "base, all"),
        ("answers", "4", "1, 2, 3"),
        ("announce", "maybe", "on, off"),
    ],
)
def test_a_wrong_option_says_what_would_be_right(name: str, text: str, right: str) -> None:
    with pytest.raises(OptionError) as wrong:
        read(Some, {name: text})
    assert (wrong.value.name, wrong.value.given, wrong.value.right) == (name, text, right)


class Narrowed(Options, frozen=True):
    within: ClassVar[Mapping[str, NumberRange]] = {
        "margin": NumberRange(50, 900),
        "limit": NumberRange(10, 60, or_none=True),
    }
    margin: Annotated[int, Meta(ge=0, le=1000)] = 100
    limit: Annotated[int, Meta(ge=0, le=60)] = 30


def test_a_number_may_be_narrower_than_its_type() -> None:
    for text in ("49", "901", "0"):
        with pytest.raises(OptionError) as wrong:
            read(Narrowed, {"margin": text})
        assert wrong.value.right == "50–900"


def test_0_stands_for_none_where_a_number_may_be_none() -> None:
    assert [spec.or_none for spec in specs(Narrowed)] == [False, True]
    assert read(Narrowed, {"limit": "0"}).limit == 0
    with pytest.raises(OptionError) as wrong:
        read(Narrowed, {"limit": "9"})
    assert wrong.value.right == "10–60, 0"
