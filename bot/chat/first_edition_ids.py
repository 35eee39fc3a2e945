"""The custom_ids of the first edition: messages that it posted keep their buttons. They are read
into the fields of today's controls and never written."""

import re
from collections.abc import Sequence
from typing import Any

STEPS = ("show", "choose", "group", "write", "do")
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

NUMBER = "(0|[1-9][0-9]{0,8})"
ANSWERING = re.compile(
    rf"1a:([^:]*):{NUMBER}\.{NUMBER}:([^:]*):({'|'.join(STEPS)})"
    rf":{NUMBER}\.{NUMBER}\.{NUMBER}:((?:\.[^.]*)*)"
)
PICKED = re.compile(rf"(?:{NUMBER}')?(?:!((?!A)[\w-]*)|((?:[\w-]{{2}})*))", re.ASCII)


def fields(text: str) -> Sequence[Any]:
    """The fields of the control that a text means, after its tag; a ValueError where it has not
    the form of one. Whether they keep to their bounds is not looked at here."""
    match text.split(":"):
        case ["1d" | "1o" | "1r" as kind, about, what]:
            return kind[1], about, what
        case ["1p", table, ask, form, *rest] if rest:
            picks = ":".join(rest)
            return "p", table, ask, form, picks.split(".") if picks else ()
    if found := ANSWERING.fullmatch(text):
        table, seat, number, ask, step, page, field, menu, picked = found.groups()
        where = STEPS.index(step), int(page), int(field), int(menu)
        each = [_picked(one) for one in picked.split(".")[1:]]
        return "a", table, int(seat), int(number), ask, *where, each
    raise ValueError(f"{text!r} is no custom_id of the first edition")


def _picked(text: str) -> Sequence[Any]:
    """The places, listed as two digits each or as a set of bits, and the group."""
    found = PICKED.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} picks nothing")
    group, in_set, listed = found.groups()
    bits = _number(in_set or "")
    places = [place for place in range(bits.bit_length()) if bits >> place & 1]
    places += [_number(pair) for pair in re.findall("..", listed or "")]
    return places, None if group is None else int(group)


def _number(digits: str) -> int:
    number = 0
    for digit in digits:
        number = number * len(DIGITS) + DIGITS.index(digit)
    return number
