"""What a press on a button or menu means, as the text that rides on it.

A text begins with its format's version and holds no secret. Whoever can see a message can forge
one: what a press asks for is checked like any other input.
"""

import re
from typing import Literal, get_args

import msgspec

LONGEST = 100
VERSION = "1"

Step = Literal["show", "choose", "group", "write", "do"]
"""Where an answer stands: shown as far as it is; a choice or a group is coming from a menu; the
texts are to be typed; it is to be played."""

Doing = Literal[
    "join",
    "join_with_word",
    "word",
    "leave",
    "start",
    "start_here",
    "end",
    "thread",
    "hand",
    "back",
    "pause",
    "resume",
    "rematch",
    "settle",
]
"""What can be done to a table with one press. `back` shows a hand afresh where it was pressed;
`settle` lets a table that has lost its place go on where it was pressed; `join_with_word` stands
on lobbies that an older version has posted."""

STEPS: tuple[Step, ...] = get_args(Step)
DEEDS: tuple[Doing, ...] = get_args(Doing)


class Picked(msgspec.Struct, frozen=True, array_like=True):
    """What has been picked for one field so far: places among its choices, and the group that
    was chosen, by its place among the groups."""

    places: tuple[int, ...] = ()
    group: int | None = None


class Answering(msgspec.Struct, frozen=True, tag="answering", kw_only=True):
    """An answer in progress. `field` and `menu` say where a choice is coming from."""

    table: str
    seat: int
    number: int
    ask: str
    step: Step = "show"
    page: int = 0
    field: int = 0
    menu: int = 0
    picked: tuple[Picked, ...] = ()


class Deed(msgspec.Struct, frozen=True, tag="deed"):
    """Something done to a table."""

    table: str
    do: Doing


class SetOption(msgspec.Struct, frozen=True, tag="option"):
    """An option of a lobby: its value comes with the press. Without a name, which option to set
    comes with it."""

    table: str
    name: str = ""


class Aloud(msgspec.Struct, frozen=True, tag="aloud"):
    """An ask of whoever presses it in public, with what is picked for each field; with nothing
    picked it is begun. `form` names what was asked when the button was made."""

    table: str
    ask: str
    form: str
    picks: tuple[str, ...] = ()


class Reading(msgspec.Struct, frozen=True, tag="reading"):
    """The rules of a game, to be read from a section on. Without one, which section comes with the
    press, or else it is the first."""

    game: str
    section: str = ""


AtTable = Answering | Deed | SetOption | Aloud
Control = AtTable | Reading


def write(control: Control) -> str:
    """The text of a control; a ValueError for one that no custom_id has room for."""
    text = _written(control)
    if len(text) > LONGEST:
        raise ValueError(f"{control} takes {len(text)} characters")
    return text


def parse(text: str) -> Control | None:
    """The control that a text means; nothing for a text that `write` would not give."""
    if len(text) > LONGEST:
        return None
    for pattern, read in READERS:
        if match := pattern.fullmatch(text):
            control = read(match)
            return control if _written(control) == text else None
    return None


def _written(control: Control) -> str:
    match control:
        case Deed(table, do):
            return f"{VERSION}d:{table}:{do}"
        case SetOption(table, name):
            return f"{VERSION}o:{table}:{name}"
        case Aloud(table, ask, form, picks):
            return f"{VERSION}p:{table}:{ask}:{form}:{'.'.join(picks)}"
        case Reading(game, section):
            return f"{VERSION}r:{game}:{section}"
    picked = "".join(f".{_written_picked(picked)}" for picked in control.picked)
    where = f"{control.page}.{control.field}.{control.menu}"
    answer = f"{control.seat}.{control.number}:{control.ask}"
    return f"{VERSION}a:{control.table}:{answer}:{control.step}:{where}:{picked}"


def _written_picked(picked: Picked) -> str:
    group = "" if picked.group is None else f"{picked.group}'"
    listed = "".join(DIGITS[place // 64] + DIGITS[place % 64] for place in picked.places)
    if list(picked.places) == sorted(set(picked.places)):
        bits = SET + _in_digits(sum(1 << place for place in picked.places))
        return group + min(listed, bits, key=len)
    return group + listed


DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
VALUES = {digit: value for value, digit in enumerate(DIGITS)}
SET = "!"


def _in_digits(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 64)
        digits = DIGITS[digit] + digits
    return digits


def _read_deed(match: re.Match[str]) -> Control:
    return Deed(match["table"], next(do for do in DEEDS if do == match["do"]))


def _read_option(match: re.Match[str]) -> Control:
    return SetOption(match["table"], match["name"])


def _read_aloud(match: re.Match[str]) -> Control:
    picks = tuple(match["picks"].split(".")) if match["picks"] else ()
    return Aloud(match["table"], match["ask"], match["form"], picks)


def _read_reading(match: re.Match[str]) -> Control:
    return Reading(match["game"], match["section"])


def _read_answering(match: re.Match[str]) -> Control:
    return Answering(
        table=match["table"],
        seat=int(match["seat"]),
        number=int(match["number"]),
        ask=match["ask"],
        step=next(step for step in STEPS if step == match["step"]),
        page=int(match["page"]),
        field=int(match["field"]),
        menu=int(match["menu"]),
        picked=tuple(map(_read_picked, match["picked"].split(".")[1:])),
    )


def _read_picked(text: str) -> Picked:
    group, _, picks = text.rpartition("'")
    if picks.startswith(SET):
        bits = 0
        for digit in picks[1:]:
            bits = bits * 64 + VALUES[digit]
        places = tuple(place for place in range(bits.bit_length()) if bits >> place & 1)
    else:
        pairs = zip(picks[::2], picks[1::2], strict=True)
        places = tuple(VALUES[high] * 64 + VALUES[low] for high, low in pairs)
    return Picked(places, int(group) if group else None)


TABLE = r"(?P<table>[a-z0-9]{1,20})"
KEY = r"[A-Za-z0-9:_-]{1,40}"
PICKED = r"(?:[0-9]{1,3}')?(?:![\w-]*|(?:[\w-]{2})*)"
READERS = (
    (re.compile(rf"{VERSION}d:{TABLE}:(?P<do>{'|'.join(DEEDS)})"), _read_deed),
    (
        re.compile(
            rf"{VERSION}p:{TABLE}:(?P<ask>[a-z_-]{{1,24}}):(?P<form>[0-9a-f]{{8}})"
            rf":(?P<picks>(?:{KEY}(?:\.{KEY})*)?)"
        ),
        _read_aloud,
    ),
    (re.compile(rf"{VERSION}o:{TABLE}:(?P<name>[a-z_]{{0,40}})"), _read_option),
    (
        re.compile(rf"{VERSION}r:(?P<game>[a-z_]{{1,40}}):(?P<section>[a-z_]{{0,40}})"),
        _read_reading,
    ),
    (
        re.compile(
            rf"{VERSION}a:{TABLE}:(?P<seat>[0-9]{{1,2}})\.(?P<number>[0-9]{{1,9}})"
            rf":(?P<ask>[a-z_-]{{1,24}}):(?P<step>{'|'.join(STEPS)})"
            rf":(?P<page>[0-9]{{1,3}})\.(?P<field>[0-9]{{1,2}})\.(?P<menu>[0-9]{{1,3}})"
            rf":(?P<picked>(?:\.{PICKED})*)",
            re.ASCII,
        ),
        _read_answering,
    ),
)
