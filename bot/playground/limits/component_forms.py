"""The kinds of components, and what each may hold by itself."""

from collections.abc import Iterator
from typing import Any

from bot.playground.limits.forms import (
    COLOUR,
    Form,
    anything,
    boolean,
    choice,
    integer,
    listing,
    snowflake,
    text,
)
from bot.playground.limits.rule import Check, Path, Report, between, field, length
from bot.playground.records import JSON

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23

SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
LINK, PREMIUM = 5, 6

CUSTOM_ID = length("component.custom_id", 100, least=1)
BUTTON_LABEL = length("button.label", 80)
BUTTON_URL = length("button.url", 512)
OPTIONS = length("select.options", 25, least=1)
OPTION_LABEL = length("select.option.label", 100, least=1)
OPTION_VALUE = length("select.option.value", 100, least=1)
OPTION_DESCRIPTION = length("select.option.description", 100)
PLACEHOLDER = length("select.placeholder", 150)
MIN_VALUES = between("select.min_values", 0, 25)
MAX_VALUES = between("select.max_values", 1, 25)
DEFAULT_VALUES = length("select.default_values", 25)
GALLERY_ITEMS = length("gallery.items", 10, least=1)
MEDIA_DESCRIPTION = length("media.description", 1024, least=1)
MEDIA_URL = length("media.url", 2048)
MEDIA_SCHEME = field(
    "media.scheme",
    "URL_TYPE_INVALID_SCHEME",
    "Scheme \"{scheme}\" is not supported. Scheme must be one of ('http', 'https').",
)
TEXT_LENGTH = length("text.content", 4000, least=1)
EMOJI_NAME = length("component.emoji", 32)
EMOJI_UNKNOWN = field("component.emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

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
_SCHEMES = ("http", "https", "attachment")


def _media_url(value: Any, path: Path, report: Report) -> None:
    if not report.accepts(text(MEDIA_URL), value, path):
        return
    scheme, mark, _ = value.partition("://")
    if not mark or scheme not in _SCHEMES:
        report.add(MEDIA_SCHEME, path, scheme=scheme if mark else "")


_MEDIA = Form(
    {
        "url": _media_url,
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


def every(components: list[JSON]) -> list[JSON]:
    """The same without saying where, which is much cheaper."""
    found: list[JSON] = []
    for component in components:
        if isinstance(component, dict):
            found.append(component)
            found += every(_held(component))
    return found


def _held(component: JSON) -> list[JSON]:
    children = component.get("components")
    alone = [component[key] for key in ("accessory", "component") if key in component]
    return [*children, *alone] if isinstance(children, list) else alone
