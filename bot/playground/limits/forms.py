"""What a JSON body may look like: known keys, types and lengths.

A key that no form knows is not ignored: the playground says that it does not know it (501).
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from bot.playground.incoming import id_of
from bot.playground.limits.rule import (
    Check,
    Path,
    Report,
    Rule,
    Unsupported,
    between,
    field,
    reject_field,
)

REQUIRED = field("form.required", "BASE_TYPE_REQUIRED", "This field is required")
NOT_TEXT = field("form.text", "STRING_TYPE_CONVERT", "Could not interpret this as string.")
NOT_A_NUMBER = field("form.number", "NUMBER_TYPE_COERCE", "Value is not a number.")
NOT_BOOLEAN = field("form.boolean", "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
NOT_A_LIST = field("form.list", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
NOT_AN_OBJECT = field(
    "form.object", "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"
)
NOT_A_SNOWFLAKE = field("form.snowflake", "NUMBER_TYPE_COERCE", 'Value "{value}" is not snowflake.')
NOT_A_CHOICE = field("form.choice", "BASE_TYPE_CHOICES", "Value must be one of {choices}.")
NOT_A_TIME = field("form.time", "DATE_TIME_TYPE_PARSE", "Could not parse. Should be ISO8601.")
COLOUR = between("form.colour", 0, 0xFFFFFF)


class Form:
    """An object with known keys. `null` counts as absent, as it does for Discord."""

    def __init__(self, fields: Mapping[str, Check], required: tuple[str, ...] = ()) -> None:
        self.fields = fields
        self.required = required

    def __call__(self, value: Any, path: Path, report: Report) -> None:
        if not isinstance(value, dict):
            report.add(NOT_AN_OBJECT, path)
            return
        for key, entry in value.items():
            check = self.fields.get(key)
            if check is None:
                where = ".".join(str(step) for step in (*path, key))
                raise Unsupported(f"The playground does not know the key {where}.")
            if entry is not None:
                check(entry, (*path, key), report)
        for key in self.required:
            if value.get(key) is None:
                report.add(REQUIRED, (*path, key))


def text(rule: Rule | None = None) -> Check:
    def check(value: Any, path: Path, report: Report) -> None:
        if not isinstance(value, str):
            report.add(NOT_TEXT, path)
        elif rule is not None:
            report.measure(rule, len(value), path)

    return check


def trimmed(rule: Rule) -> Check:
    """Text that is counted without the blanks around it."""

    def check(value: Any, path: Path, report: Report) -> None:
        if not isinstance(value, str):
            report.add(NOT_TEXT, path)
        else:
            report.measure(rule, len(value.strip()), path)

    return check


def integer(rule: Rule | None = None) -> Check:
    def check(value: Any, path: Path, report: Report) -> None:
        if isinstance(value, bool) or not isinstance(value, int):
            report.add(NOT_A_NUMBER, path)
        elif rule is not None:
            report.measure(rule, value, path)

    return check


def number(value: Any, path: Path, report: Report) -> None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        report.add(NOT_A_NUMBER, path)


def boolean(value: Any, path: Path, report: Report) -> None:
    if not isinstance(value, bool):
        report.add(NOT_BOOLEAN, path)


def snowflake(value: Any, path: Path, report: Report) -> None:
    if isinstance(value, bool) or id_of(str(value)) is None:
        report.add(NOT_A_SNOWFLAKE, path, value=value)


def bits(value: Any, path: Path, report: Report) -> None:
    """Permission bits: a number, or a number in a string."""
    if isinstance(value, bool) or id_of(str(value)) is None:
        report.add(NOT_A_NUMBER, path)


def moment(value: Any, path: Path, report: Report) -> None:
    try:
        datetime.fromisoformat(value)
    except (TypeError, ValueError):
        report.add(NOT_A_TIME, path)


def anything(value: Any, path: Path, report: Report) -> None:
    """A field whose content the playground stores or ignores as it is."""


def choice(*choices: int | str) -> Check:
    def check(value: Any, path: Path, report: Report) -> None:
        if isinstance(value, bool) or value not in choices:
            report.add(NOT_A_CHOICE, path, choices=choices)

    return check


def listing(each: Check, rule: Rule | None = None) -> Check:
    def check(value: Any, path: Path, report: Report) -> None:
        if not isinstance(value, list):
            report.add(NOT_A_LIST, path)
            return
        if rule is not None and not report.measure(rule, len(value), path):
            return
        for index, entry in enumerate(value):
            each(entry, (*path, index), report)

    return check


def fill(form: Form, body: Any) -> dict[str, Any]:
    """`body` if it keeps to `form`; else it is refused with all that is wrong."""
    report = Report()
    form({} if body is None else body, (), report)
    report.finish()
    return body if isinstance(body, dict) else {}


def between_query(query: Mapping[str, str], name: str, rule: Rule, default: int) -> int:
    """A number in the query, within what `rule` admits."""
    value = query.get(name)
    if value is None:
        return default
    number = id_of(value.removeprefix("-"))
    if number is None:
        raise reject_field(NOT_A_NUMBER, name)
    if value.startswith("-") or not rule.admits(number):
        raise reject_field(rule, name)
    return number
