"""Limits of buttons, selects and the layout components of a message (Components V2)."""

from collections.abc import Callable
from typing import Any

from bot.playground.limits import component_forms as of
from bot.playground.limits.forms import NOT_A_LIST, NOT_AN_OBJECT
from bot.playground.limits.rule import Path, Report, Unsupported, field, length, refusal
from bot.playground.records import JSON

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
OPTION_TWICE = field(
    "select.option.twice",
    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    "The specified option value is already used",
)
TOO_MANY_VALUES = field(
    "select.max_over_options",
    "SELECT_COMPONENT_MAX_VALUES_EXCEEDED",
    "max_values cannot be larger than the number of options",
)
MIN_OVER_MAX = field(
    "select.min_over_max", "SELECT_COMPONENT_INVALID_VALUES", "min_values cannot exceed max_values"
)
SECTION_TEXTS = length("section.texts", 3, least=1)
MOST_IN_ALL = 40
MOST_TEXT = 4000
MOST_TEXT_BYTES = 10_170
MOST_MEDIA = 64
_TOP = (of.ROW, of.SECTION, of.TEXT, of.GALLERY, of.FILE, of.SEPARATOR, of.CONTAINER)
_IN_CONTAINER = (of.ROW, of.SECTION, of.TEXT, of.GALLERY, of.FILE, of.SEPARATOR)
_IN_ROW = (of.BUTTON, *sorted(of.SELECTS))
KNOWN_TYPES = frozenset(of.FORMS) | {
    of.TEXT_INPUT,
    of.LABEL,
    of.FILE_UPLOAD,
    of.RADIO_GROUP,
    of.CHECKBOX_GROUP,
    of.CHECKBOX,
}


def check_message(components: list[Any], v2: bool, path: Path, report: Report) -> None:
    """All the limits of a message's components, together and each by itself."""
    before = report.count
    _check_children(components, _TOP if v2 else (of.ROW,), path, report)
    if report.count > before:
        return
    if v2:
        _check_totals(components, path, report)
    else:
        report.measure(ROWS, len(components), path)
    check_custom_ids(components, path, report)


def check_type(component: Any, allowed: tuple[int, ...], path: Path, report: Report) -> bool:
    if not isinstance(component, dict):
        report.add(NOT_AN_OBJECT, path)
        return False
    kind = component.get("type")
    if isinstance(kind, int) and kind not in KNOWN_TYPES:
        raise Unsupported(f"The playground does not know the component type {kind}.")
    if not isinstance(kind, int) or kind not in allowed:
        report.add(PLACE, (*path, "type"), types=allowed)
        return False
    return True


def check_custom_ids(components: list[Any], path: Path, report: Report) -> None:
    seen: set[str] = set()
    for component, here in of.walk(components, path):
        custom_id = component.get("custom_id")
        if custom_id is None:
            continue
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
    sound = report.accepts(of.FORMS[kind], component, path)
    more = _MORE.get(kind)
    if more is not None and sound:
        more(component, path, report)


def _check_row(row: JSON, path: Path, report: Report) -> None:
    children = row.get("components")
    _check_children(children, _IN_ROW, (*path, "components"), report)
    if not isinstance(children, list):
        return
    report.measure(ROW_EMPTY, len(children), (*path, "components"))
    types = [c.get("type") for c in children if isinstance(c, dict)]
    widths = [5 if kind in list(of.SELECTS) else 1 for kind in types]
    if sum(widths) > 5:
        report.add(ROW_WIDTH, (*path, "components", len(children) - 1))


def _check_button(button: JSON, path: Path, report: Report) -> None:
    style = button.get("style")
    if style == of.PREMIUM:
        raise Unsupported("The playground does not know premium buttons.")
    if not button.get("label") and not button.get("emoji"):
        report.add(BUTTON_EMPTY, path)
    if style == of.LINK:
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
    options: list[JSON] | None = select.get("options")
    if options is None:
        report.add(of.OPTIONS, (*path, "options"))
        return
    check_option_values(options, path, report)
    if (select.get("max_values") or 1) > len(options):
        report.add(TOO_MANY_VALUES, (*path, "max_values"))
    check_min_max(select, path, report)


def check_option_values(options: list[JSON], path: Path, report: Report) -> None:
    seen: set[str] = set()
    for index, option in enumerate(options):
        if option["value"] in seen:
            report.add(OPTION_TWICE, (*path, "options", index, "value"))
        seen.add(option["value"])


def check_min_max(select: JSON, path: Path, report: Report) -> None:
    least, most = select.get("min_values"), select.get("max_values")
    if least is not None and least > (most or 1):
        report.add(MIN_OVER_MAX, (*path, "min_values"))


def _check_section(section: JSON, path: Path, report: Report) -> None:
    texts = section.get("components")
    _check_children(texts, (of.TEXT,), (*path, "components"), report)
    if isinstance(texts, list):
        report.measure(SECTION_TEXTS, len(texts), (*path, "components"))
    if section.get("accessory") is not None:
        _check(section["accessory"], (of.BUTTON, of.THUMBNAIL), (*path, "accessory"), report)


def _check_container(container: JSON, path: Path, report: Report) -> None:
    _check_children(container.get("components"), _IN_CONTAINER, (*path, "components"), report)


_MORE: dict[int, Callable[[JSON, Path, Report], None]] = {
    of.ROW: _check_row,
    of.BUTTON: _check_button,
    of.STRING_SELECT: check_string_select,
    of.USER_SELECT: check_min_max,
    of.ROLE_SELECT: check_min_max,
    of.MENTIONABLE_SELECT: check_min_max,
    of.CHANNEL_SELECT: check_min_max,
    of.SECTION: _check_section,
    of.CONTAINER: _check_container,
}


def _check_totals(components: list[Any], path: Path, report: Report) -> None:
    every = of.every(components)
    if len(every) > MOST_IN_ALL:
        report.add(TOTAL, path)
    texts = [c["content"] for c in every if c["type"] == of.TEXT]
    if sum(map(len, texts)) > MOST_TEXT:
        report.add(TEXT_TOTAL, path)


def overloads_discord(components: list[JSON]) -> bool:
    """Texts can be short enough in characters and still be too many bytes for Discord."""
    texts = [c["content"] for c in of.every(components) if c.get("type") == of.TEXT]
    return sum(len(text.encode()) for text in texts) > MOST_TEXT_BYTES


def has_too_many_media(components: list[JSON]) -> bool:
    """Discord fails with a 500 on more than 64 pictures, whatever its documents say."""
    every = of.every(components)
    galleries = [len(c["items"]) for c in every if c.get("type") == of.GALLERY]
    singles = [c for c in every if c.get("type") in (of.THUMBNAIL, of.FILE)]
    return sum(galleries) + len(singles) > MOST_MEDIA
