"""A match's options: a frozen struct whose types say what may be chosen.

`bool` is a switch, `Literal` a choice, a bounded `int` a number, a `str` the name of some of the
game's content (a card set, say); a tuple holds one value for each seat.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import inspect

from games.kit.asks import Choice
from games.kit.seat_lists import joined, split


class OptionRuling(NamedTuple):
    """The ruling that an option is about, and the values that depart from the printed rules."""

    ruling: str
    departs: tuple[str, ...] = ()


class NumberRange(NamedTuple):
    """The numbers that an option can have. With `or_none`, 0 stands for none."""

    least: int
    most: int
    or_none: bool = False

    def __contains__(self, number: object) -> bool:
        if number == 0 and self.or_none:
            return True
        return isinstance(number, int) and self.least <= number <= self.most

    def __str__(self) -> str:
        return f"{self.least}–{self.most}" + (", 0" if self.or_none else "")


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of every game's options: a default for each, bounds by `Meta(ge=…, le=…)`, or
    narrower bounds in `within`."""

    rulings: ClassVar[Mapping[str, OptionRuling]] = {}
    name_seats: ClassVar[tuple[str, ...]] = ()
    """Options whose number names a seat, counted from 1."""
    within: ClassVar[Mapping[str, NumberRange]] = {}
    pages: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The options of each page, by the page's key, if one form can't hold them all: up to four on
    the first page, three on `CLOCK_PAGE`, and up to five on others."""


CLOCK_PAGE = "clock"
"""The page on which the table's clock and language are chosen too."""

OptionsT = TypeVar("OptionsT", bound=Options)


class OptionSpec(msgspec.Struct, frozen=True):
    """What can be chosen for one option; `choices` in the text form that `read` takes."""

    name: str
    kind: Literal["switch", "choice", "number", "content", "per seat"]
    default: Any
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    or_none: bool = False
    """For a number: whether 0 can be chosen too, and stands for none."""
    longest: int = 0
    """For a text for each seat: its maximum length; 0 means any."""


class OptionError(ValueError):
    """An option that doesn't exist, or a value that it can't have. What would be right is given as
    data: names, values, or how long a text may be. The caller makes the sentence."""

    def __init__(self, name: str, given: str, right: str, longest: int = 0) -> None:
        super().__init__(f"{name}={given}: {right}")
        self.name = name
        self.given = given
        self.right = right
        self.longest = longest


SWITCH = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


def specs(options: type[Options]) -> tuple[OptionSpec, ...]:
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return tuple(_spec(field, options.within.get(field.name)) for field in info.fields)


def _spec(field: inspect.Field, within: NumberRange | None) -> OptionSpec:
    if within is not None:
        return OptionSpec(field.name, "number", field.default, (), *within)
    match field.type:
        case inspect.BoolType():
            return OptionSpec(field.name, "switch", field.default, ("off", "on"))
        case inspect.LiteralType(values=values):
            choices = tuple(str(value) for value in values)
            ordered = (str(field.default), *(c for c in choices if c != str(field.default)))
            return OptionSpec(field.name, "choice", field.default, ordered)
        case inspect.IntType(ge=int(least), le=int(most)):
            return OptionSpec(field.name, "number", field.default, (), least, most)
        case inspect.StrType():
            return OptionSpec(field.name, "content", field.default)
        case inspect.VarTupleType(item_type=inspect.IntType(ge=int(least), le=int(most))):
            return OptionSpec(field.name, "per seat", field.default, (), least, most)
        case inspect.VarTupleType(item_type=inspect.StrType(max_length=longest)):
            return OptionSpec(field.name, "per seat", field.default, longest=longest or 0)
    raise TypeError(f"the option {field.name} is of a kind that options don't have")


def read(options: type[OptionsT], chosen: dict[str, str]) -> OptionsT:
    """Options from text, as typed at a command line."""
    known = {spec.name: spec for spec in specs(options)}
    values = {}
    for name, text in chosen.items():
        if name not in known:
            raise OptionError(name, text, ", ".join(known) or "no options")
        values[name] = _value(known[name], text)
    return msgspec.convert(values, options)


def as_text(value: Any) -> str:
    """A value in the text form that `read` takes."""
    match value:
        case bool():
            return "on" if value else "off"
        case tuple():
            return joined(value)
    return str(value)


def as_texts(options: Options) -> dict[str, str]:
    """All options in the text form that `read` takes."""
    return {spec.name: as_text(getattr(options, spec.name)) for spec in specs(type(options))}


def _value(spec: OptionSpec, text: str) -> object:
    match spec.kind:
        case "switch":
            if text not in SWITCH:
                raise OptionError(spec.name, text, "on, off")
            return SWITCH[text]
        case "choice":
            if text not in spec.choices:
                raise OptionError(spec.name, text, ", ".join(spec.choices))
            return int(text) if isinstance(spec.default, int) else text
        case "number":
            bounds = NumberRange(spec.least, spec.most, spec.or_none)
            if not text.isdecimal() or int(text) not in bounds:
                raise OptionError(spec.name, text, str(bounds))
            return int(text)
        case "content":
            return text
        case "per seat":
            return _for_each_seat(spec, text)


def check_content(spec: OptionSpec, text: str, offered: Sequence[Choice]) -> None:
    """Raises OptionError for content that is not offered."""
    keys = [choice.key for choice in offered]
    if text not in keys:
        raise OptionError(spec.name, text, ", ".join(keys))


def _for_each_seat(spec: OptionSpec, text: str) -> tuple[int, ...] | tuple[str, ...]:
    values = split(text)
    if not spec.most:
        for value in values:
            if len(value) > spec.longest > 0:
                raise OptionError(spec.name, value, f"≤ {spec.longest}", spec.longest)
        return values
    for value in values:
        if not _is_within(spec, value):
            raise OptionError(spec.name, value, f"{spec.least}–{spec.most}")
    return tuple(map(int, values))


def _is_within(spec: OptionSpec, text: str) -> bool:
    return text.isdecimal() and spec.least <= int(text) <= spec.most
