"""Limits of buttons, selects and the layout components of a message (Components V2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.playground.limits.forms import (
    COLOUR,
    NOT_A_LIST,
    NOT_AN_OBJECT,
    Check,
    Form,
    anything,
    boolean,
    choice,
    integer,
    listing,
    snowflake,
    text,
)
from bot.playground.limits.rule import Path, Report, Unsupported, between, field, length, refusal
from bot.playground.world import JSON

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23

SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
LINK, PREMIUM = 5, 6
_TOP = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
_IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
_IN_ROW = (BUTTON, *sorted(SELECTS))

CUSTOM_ID = length("component.custom_id", 100, least=1)
CUSTOM_ID_TWICE = field(
    "component.custom_id.twice",
    "COMPONENT_CUSTOM_ID_DUPLICATED",
    "Component custom id cannot be duplicated",
)
PLACE = field(
    "component.place", "UNION_TYPE_CHOICES", 'Value of field "type" must be one of {types}.'
)
ROWS = length("message.rows", 5)
ROW_EMPTY = length("row.components", 5, least=1)
ROW_WIDTH = field(
    "row.width",
    "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    "The specified component exceeds the maximum width",
)
TOTAL = field(
    "components.total",
    "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    "The specified components exceed the maximum total of 40",
)
TEXT_TOTAL = field(
    "components.text",
    "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    "The total displayable text size exceeds the maximum of 4000",
)
TEXT_BYTES = refusal("components.text.bytes", 0, "500: Internal Server Error", 500)
MEDIA_TOTAL = refusal("components.media", 0, "500: Internal Server Error", 500)
BUTTON_LABEL = length("button.label", 80)
BUTTON_URL = length("button.url", 512)
BUTTON_EMPTY = field(
    "button.empty", "BUTTON_COMPONENT_REQUIRED_LABEL_OR_EMOJI", "A button needs a label or an emoji"
)
BUTTON_WITHOUT_URL = field("button.link_without_url", "BASE_TYPE_REQUIRED", "A url is required")
BUTTON_WITH_URL = field(
    "button.url_on_plain", "BUTTON_COMPONENT_INVALID_URL", "Only a link button may have a url"
)
BUTTON_WITHOUT_ID = field(
    "button.without_custom_id", "BASE_TYPE_REQUIRED", "A custom id is required"
)
BUTTON_LINK_ID = field(
    "button.link_with_custom_id",
    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    "A custom id and url cannot both be specified",
)
OPTIONS = length("select.options", 25, least=1)
OPTION_LABEL = length("select.option.label", 100, least=1)
OPTION_VALUE = length("select.option.value", 100, least=1)
OPTION_DESCRIPTION = length("select.option.description", 100)
OPTION_TWICE = field(
    "select.option.twice",
    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    "The specified option value is already used",
)
PLACEHOLDER = length("select.placeholder", 150)
MIN_VALUES = between("select.min_values", 0, 25)
MAX_VALUES = between("select.max_values", 1, 25)
TOO_MANY_VALUES = field(
    "select.max_over_options",
    "SELECT_COMPONENT_MAX_VALUES_EXCEEDED",
    "max_values cannot be larger than the number of options",
)
MIN_OVER_MAX = field(
    "select.min_over_max", "SELECT_COMPONENT_INVALID_VALUES", "min_values cannot exceed max_values"
)
DEFAULT_VALUES = length("select.default_values", 25)
SECTION_TEXTS = length("section.texts", 3, least=1)
GALLERY_ITEMS = length("gallery.items", 10, least=1)
MEDIA_DESCRIPTION = length("media.description", 1024, least=1)
MEDIA_URL = length("media.url", 2048)
TEXT_LENGTH = length("text.content", 4000, least=1)
EMOJI_NAME = length("component.emoji", 32)
MOST_IN_ALL = 40
MOST_TEXT = 4000
MOST_TEXT_BYTES = 10_170
MOST_MEDIA = 64

_EMOJI = Form({"id": snowflake, "name": text(EMOJI_NAME), "animated": boolean})
OPTION = Form(
    {
        "label": text(OPTION_LABEL),
        "value": text(OPTION_VALUE),
        "description": text(OPTION_DESCRIPTION),
        "emoji": _EMOJI,
        "default": boolean,
    },
    ("label", "value"),
)
_MEDIA = Form(
    {
        "url": text(MEDIA_URL),
        "proxy_url": anything,
        "width": anything,
        "height": anything,
        "content_type": anything,
        "loading_state": anything,
        "attachment_id": anything,
        "flags": anything,
        "id": anything,
        "placeholder": anything,
        "placeholder_version": anything,
    },
    ("url",),
)


def _kind(fields: dict[str, Check], required: tuple[str, ...] = ()) -> Form:
    return Form({"type": integer(), "id": integer(), **fields}, required)


def _select(**fields: Check) -> Form:
    shared: dict[str, Check] = {
        "custom_id": text(CUSTOM_ID),
        "placeholder": text(PLACEHOLDER),
        "min_values": integer(MIN_VALUES),
        "max_values": integer(MAX_VALUES),
        "disabled": boolean,
        "required": boolean,
    }
    return _kind(shared | fields, ("custom_id",))


def _auto_select(*defaults: str, **fields: Check) -> Form:
    default = Form({"id": snowflake, "type": choice(*defaults)}, ("id", "type"))
    return _select(default_values=listing(default, DEFAULT_VALUES), **fields)


FORMS: dict[int, Form] = {
    ROW: _kind({"components": anything}, ("components",)),
    BUTTON: _kind(
        {
            "style": choice(1, 2, 3, 4, 5, 6),
            "label": text(BUTTON_LABEL),
            "emoji": _EMOJI,
            "custom_id": text(CUSTOM_ID),
            "url": text(BUTTON_URL),
            "disabled": boolean,
            "sku_id": snowflake,
        },
        ("style",),
    ),
    STRING_SELECT: _select(options=listing(OPTION, OPTIONS)),
    USER_SELECT: _auto_select("user"),
    ROLE_SELECT: _auto_select("role"),
    MENTIONABLE_SELECT: _auto_select("user", "role"),
    CHANNEL_SELECT: _auto_select("channel", channel_types=listing(integer())),
    SECTION: _kind({"components": anything, "accessory": anything}, ("components", "accessory")),
    TEXT: _kind({"content": text(TEXT_LENGTH)}, ("content",)),
    THUMBNAIL: _kind(
        {"media": _MEDIA, "description": text(MEDIA_DESCRIPTION), "spoiler": boolean}, ("media",)
    ),
    GALLERY: _kind(
        {
            "items": listing(
                Form(
                    {"media": _MEDIA, "description": text(MEDIA_DESCRIPTION), "spoiler": boolean},
                    ("media",),
                ),
                GALLERY_ITEMS,
            )
        },
        ("items",),
    ),
    FILE: _kind(
        {"file": _MEDIA, "spoiler": boolean, "name": anything, "size": anything}, ("file",)
    ),
    SEPARATOR: _kind({"divider": boolean, "spacing": choice(1, 2)}),
    CONTAINER: _kind(
        {"components": anything, "accent_color": integer(COLOUR), "spoiler": boolean},
        ("components",),
    ),
}
KNOWN_TYPES = frozenset(FORMS) | {
    TEXT_INPUT,
    LABEL,
    FILE_UPLOAD,
    RADIO_GROUP,
    CHECKBOX_GROUP,
    CHECKBOX,
}


def walk(components: list[JSON], path: Path = ("components",)) -> Iterator[tuple[JSON, Path]]:
    """Every component of a message or a modal, nested ones after what holds them."""
    for index, component in enumerate(components):
        if not isinstance(component, dict):
            continue
        here = (*path, index)
        yield component, here
        children = component.get("components")
        if isinstance(children, list):
            yield from walk(children, (*here, "components"))
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield component[key], (*here, key)


def check_message(components: list[Any], v2: bool, path: Path, report: Report) -> None:
    """All the limits of a message's components, together and each by itself."""
    if v2:
        _check_children(components, _TOP, path, report)
        _check_totals(components, path, report)
    else:
        report.measure(ROWS, len(components), path)
        _check_children(components, (ROW,), path, report)
    check_custom_ids(components, path, report)


def check_type(component: Any, allowed: tuple[int, ...], path: Path, report: Report) -> bool:
    if not isinstance(component, dict):
        report.add(NOT_AN_OBJECT, path)
        return False
    kind = component.get("type")
    if isinstance(kind, int) and kind not in KNOWN_TYPES:
        raise Unsupported(f"The playground does not know the component type {kind}.")
    if kind not in allowed:
        report.add(PLACE, (*path, "type"), types=allowed)
        return False
    return True


def check_custom_ids(components: list[Any], path: Path, report: Report) -> None:
    seen: set[str] = set()
    for component, here in walk(components, path):
        custom_id = component.get("custom_id")
        if isinstance(custom_id, str):
            if custom_id in seen:
                report.add(CUSTOM_ID_TWICE, (*here, "custom_id"))
            seen.add(custom_id)


def _check_children(children: Any, allowed: tuple[int, ...], path: Path, report: Report) -> None:
    if not isinstance(children, list):
        report.add(NOT_A_LIST, path)
        return
    for index, child in enumerate(children):
        _check(child, allowed, (*path, index), report)


def _check(component: Any, allowed: tuple[int, ...], path: Path, report: Report) -> None:
    if not check_type(component, allowed, path, report):
        return
    kind: int = component["type"]
    FORMS[kind](component, path, report)
    more = _MORE.get(kind)
    if more is not None:
        more(component, path, report)


def _check_row(row: JSON, path: Path, report: Report) -> None:
    children = row.get("components")
    _check_children(children, _IN_ROW, (*path, "components"), report)
    if not isinstance(children, list):
        return
    report.measure(ROW_EMPTY, len(children), (*path, "components"))
    widths = [5 if isinstance(c, dict) and c.get("type") in SELECTS else 1 for c in children]
    if sum(widths) > 5:
        report.add(ROW_WIDTH, (*path, "components", len(children) - 1))


def _check_button(button: JSON, path: Path, report: Report) -> None:
    style = button.get("style")
    if style == PREMIUM:
        raise Unsupported("The playground does not know premium buttons.")
    if not button.get("label") and not button.get("emoji"):
        report.add(BUTTON_EMPTY, path)
    if style == LINK:
        if not button.get("url"):
            report.add(BUTTON_WITHOUT_URL, (*path, "url"))
        if button.get("custom_id"):
            report.add(BUTTON_LINK_ID, (*path, "custom_id"))
        return
    if button.get("url"):
        report.add(BUTTON_WITH_URL, (*path, "url"))
    if button.get("custom_id") is None:
        report.add(BUTTON_WITHOUT_ID, (*path, "custom_id"))


def check_string_select(select: JSON, path: Path, report: Report) -> None:
    options = select.get("options")
    if not isinstance(options, list):
        report.add(OPTIONS, (*path, "options"))
        return
    check_option_values(options, path, report)
    if (select.get("max_values") or 1) > len(options):
        report.add(TOO_MANY_VALUES, (*path, "max_values"))
    check_min_max(select, path, report)


def check_option_values(options: list[Any], path: Path, report: Report) -> None:
    seen: set[str] = set()
    for index, option in enumerate(options):
        value = option.get("value") if isinstance(option, dict) else None
        if value in seen:
            report.add(OPTION_TWICE, (*path, "options", index, "value"))
        if isinstance(value, str):
            seen.add(value)


def check_min_max(select: JSON, path: Path, report: Report) -> None:
    least, most = select.get("min_values"), select.get("max_values")
    if isinstance(least, int) and least > (most or 1):
        report.add(MIN_OVER_MAX, (*path, "min_values"))


def _check_section(section: JSON, path: Path, report: Report) -> None:
    texts = section.get("components")
    _check_children(texts, (TEXT,), (*path, "components"), report)
    if isinstance(texts, list):
        report.measure(SECTION_TEXTS, len(texts), (*path, "components"))
    if section.get("accessory") is not None:
        _check(section["accessory"], (BUTTON, THUMBNAIL), (*path, "accessory"), report)


def _check_container(container: JSON, path: Path, report: Report) -> None:
    _check_children(container.get("components"), _IN_CONTAINER, (*path, "components"), report)


_MORE: dict[int, Callable[[JSON, Path, Report], None]] = {
    ROW: _check_row,
    BUTTON: _check_button,
    STRING_SELECT: check_string_select,
    USER_SELECT: check_min_max,
    ROLE_SELECT: check_min_max,
    MENTIONABLE_SELECT: check_min_max,
    CHANNEL_SELECT: check_min_max,
    SECTION: _check_section,
    CONTAINER: _check_container,
}


def _check_totals(components: list[Any], path: Path, report: Report) -> None:
    every = [component for component, _ in walk(components)]
    if len(every) > MOST_IN_ALL:
        report.add(TOTAL, path)
    texts = [c["content"] for c in every if isinstance(c.get("content"), str)]
    if sum(map(len, texts)) > MOST_TEXT:
        report.add(TEXT_TOTAL, path)


def overloads_discord(components: list[JSON]) -> bool:
    """Texts can be short enough in characters and still be too many bytes for Discord."""
    texts = [c["content"] for c, _ in walk(components) if c.get("type") == TEXT]
    return sum(len(text.encode()) for text in texts) > MOST_TEXT_BYTES


def has_too_many_media(components: list[JSON]) -> bool:
    """Discord fails with a 500 on more than 64 pictures, whatever its documents say."""
    galleries = [len(c["items"]) for c, _ in walk(components) if c.get("type") == GALLERY]
    singles = [c for c, _ in walk(components) if c.get("type") in (THUMBNAIL, FILE)]
    return sum(galleries) + len(singles) > MOST_MEDIA
