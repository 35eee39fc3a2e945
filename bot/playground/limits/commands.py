"""Limits of application commands."""

import unicodedata
from typing import Any

from bot.playground.limits.file_types import file_types
from bot.playground.limits.forms import (
    NOT_AN_OBJECT,
    Form,
    anything,
    bits,
    boolean,
    choice,
    integer,
    listing,
    number,
    snowflake,
    text,
)
from bot.playground.limits.rule import Check, Path, Report, Rule, between, field, length
from bot.playground.records import JSON

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER = 1, 2, 3, 4, 5, 6
CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 7, 8, 9, 10, 11
CHAT_INPUT, USER_MENU, MESSAGE_MENU, ENTRY_POINT = 1, 2, 3, 4

LARGEST_INTEGER = 2**53
MOST_CHARACTERS = 8000
LOCALES = frozenset(
    [
        "ar",
        "bg",
        "cs",
        "da",
        "de",
        "el",
        "en-GB",
        "en-US",
        "es-419",
        "es-ES",
        "fi",
        "fr",
        "he",
        "hi",
        "hr",
        "hu",
        "id",
        "it",
        "ja",
        "ko",
        "lt",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "ru",
        "sv-SE",
        "th",
        "tr",
        "uk",
        "vi",
        "zh-CN",
        "zh-TW",
    ]
)

NAME = field(
    "command.name",
    "STRING_TYPE_REGEX",
    "String value did not match validation regex.",
)
NAME_CASE = field(
    "command.name.case", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"
)
MENU_NAME = length("command.menu_name", 32, least=1)
DESCRIPTION = length("command.description", 100, least=1)
OPTIONS = length("command.options", 25)
CHOICES = length("command.choices", 25)
CHOICE_NAME = length("command.choice.name", 100, least=1)
CHOICE_VALUE = length("command.choice.value", 100)
MIN_LENGTH = between("command.min_length", 0, 6000)
MAX_LENGTH = between("command.max_length", 1, 6000)
WHOLE_NUMBER = between("command.integer", -LARGEST_INTEGER, LARGEST_INTEGER)
LOCALE = field("command.locale", "BASE_TYPE_CHOICES", 'Value "{locale}" is not a known locale.')
ORDER = field(
    "command.option_order",
    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    "Required options must be placed before non-required options",
)
OPTION_TWICE = field(
    "command.option.twice",
    "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    "Option name already exists",
)
COMMAND_TWICE = field(
    "command.twice",
    "APPLICATION_COMMANDS_DUPLICATE_NAME",
    "Application command names must be unique",
)
SIZE = field(
    "command.size",
    "APPLICATION_COMMAND_TOO_LARGE",
    "Command exceeds maximum size (8000)",
)
NESTING = field(
    "command.nesting",
    "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    "Sub-command and sub-command group option types are mutually exclusive to all other types",
)
MENU_WITH_TEXTS = field(
    "command.menu_with_texts",
    "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_CANNOT_BE_SET",
    "Context menu commands cannot have description or options",
)
AUTOCOMPLETE_AND_CHOICES = field(
    "command.autocomplete_and_choices",
    "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_MUTUALLY_EXCLUSIVE",
    "Autocomplete and choices are mutually exclusive",
)
COMPLETIONS = length("autocomplete.choices", 25)


def _translations(rule: Rule | None = None) -> Check:
    """Texts by locale."""

    def check(value: Any, path: Path, report: Report) -> None:
        if not isinstance(value, dict):
            report.add(NOT_AN_OBJECT, path)
            return
        for locale, words in value.items():
            if locale not in LOCALES:
                report.add(LOCALE, path, locale=locale)
            text(rule)(words, (*path, locale), report)

    return check


def _choice_value(value: Any, path: Path, report: Report) -> None:
    if isinstance(value, str):
        report.measure(CHOICE_VALUE, len(value), path)
    else:
        number(value, path, report)


_CHOICE = Form(
    {
        "name": text(CHOICE_NAME),
        "name_localizations": _translations(CHOICE_NAME),
        "value": _choice_value,
    },
    ("name", "value"),
)
_OPTION = Form(
    {
        "type": choice(*range(1, 12)),
        "name": text(),
        "name_localizations": _translations(),
        "description": text(DESCRIPTION),
        "description_localizations": _translations(DESCRIPTION),
        "required": boolean,
        "autocomplete": boolean,
        "choices": listing(_CHOICE, CHOICES),
        "options": listing(anything, OPTIONS),
        "min_value": number,
        "max_value": number,
        "min_length": integer(MIN_LENGTH),
        "max_length": integer(MAX_LENGTH),
        "channel_types": listing(integer()),
        "file_types": file_types,
    },
    ("type", "name", "description"),
)
COMMAND = Form(
    {
        "id": snowflake,
        "type": choice(CHAT_INPUT, USER_MENU, MESSAGE_MENU, ENTRY_POINT),
        "name": text(),
        "name_localizations": _translations(),
        "description": text(),
        "description_localizations": _translations(DESCRIPTION),
        "options": listing(anything, OPTIONS),
        "default_member_permissions": bits,
        "default_permission": boolean,
        "dm_permission": boolean,
        "contexts": listing(choice(0, 1, 2)),
        "integration_types": listing(choice(0, 1)),
        "nsfw": boolean,
        "handler": choice(1, 2),
    },
    ("name",),
)
COMMAND_EDIT = Form(COMMAND.fields)
COMPLETION = Form({"choices": listing(_CHOICE, COMPLETIONS)}, ("choices",))


def check_command(body: Any, path: Path, report: Report) -> None:
    if not report.accepts(COMMAND, body, path):
        return
    if (body.get("type") or CHAT_INPUT) != CHAT_INPUT:
        report.measure(MENU_NAME, len(body["name"]), (*path, "name"))
        if body.get("description") or body.get("options"):
            report.add(MENU_WITH_TEXTS, (*path, "description"))
        return
    _check_names(body, path, report)
    report.measure(DESCRIPTION, len(body.get("description") or ""), (*path, "description"))
    sound = report.accepts(_options_at(0), body.get("options") or [], (*path, "options"))
    if sound and _size(body) > MOST_CHARACTERS:
        report.add(SIZE, path)


def _check_names(thing: JSON, path: Path, report: Report) -> None:
    _check_name(thing["name"], (*path, "name"), report)
    for locale, name in (thing.get("name_localizations") or {}).items():
        _check_name(name, (*path, "name_localizations", locale), report)


def _check_name(name: Any, path: Path, report: Report) -> None:
    if not isinstance(name, str) or not 1 <= len(name) <= 32 or not all(map(_in_names, name)):
        report.add(NAME, path)
    elif name != name.lower():
        report.add(NAME_CASE, path)


def _in_names(character: str) -> bool:
    r"""``[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]``, of which Python's `re` knows no part."""
    if character in "-_'" or unicodedata.category(character)[0] in "LN":
        return True
    return unicodedata.name(character, "").startswith(("DEVANAGARI", "THAI CHARACTER"))


def _options_at(depth: int) -> Check:
    def check(options: Any, path: Path, report: Report) -> None:
        _check_options(options, path, report, depth)

    return check


def _check_options(options: list[Any], path: Path, report: Report, depth: int) -> None:
    names: set[str] = set()
    optional_seen = False
    nested = [isinstance(o, dict) and o.get("type") in (SUBCOMMAND, GROUP) for o in options]
    if any(nested) and not all(nested):
        report.add(NESTING, path)
    for index, option in enumerate(options):
        here = (*path, index)
        if not report.accepts(_OPTION, option, here):
            continue
        if option["name"] in names:
            report.add(OPTION_TWICE, (*here, "name"))
        names.add(option["name"])
        if option.get("required") and optional_seen:
            report.add(ORDER, here)
        optional_seen = optional_seen or not option.get("required")
        _check_option(option, here, report, depth)


def _check_option(option: JSON, path: Path, report: Report, depth: int) -> None:
    _check_names(option, path, report)
    kind = option.get("type")
    if kind in (SUBCOMMAND, GROUP):
        deepest = 2 if kind == SUBCOMMAND else 1
        if depth >= deepest:
            report.add(NESTING, path)
        _check_options(option.get("options") or [], (*path, "options"), report, depth + 1)
    if option.get("autocomplete") and option.get("choices"):
        report.add(AUTOCOMPLETE_AND_CHOICES, path)
    if kind == INTEGER:
        _check_whole_numbers(option, path, report)


def _check_whole_numbers(option: JSON, path: Path, report: Report) -> None:
    for key in ("min_value", "max_value"):
        if option.get(key) is not None:
            integer(WHOLE_NUMBER)(option[key], (*path, key), report)
    for index, entry in enumerate(option.get("choices") or []):
        integer(WHOLE_NUMBER)(entry["value"], (*path, "choices", index, "value"), report)


def check_completion(data: Any, report: Report) -> None:
    COMPLETION(data, ("data",), report)


def _size(thing: JSON) -> int:
    """Name, description and values of a command, its options and choices; the longest language."""
    total = 0
    for key in ("name", "description"):
        texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, texts))
    if isinstance(thing.get("value"), str):
        total += len(thing["value"])
    inner: list[JSON] = [*(thing.get("options") or []), *(thing.get("choices") or [])]
    return total + sum(map(_size, inner))
