"""Limits of modals."""

from collections.abc import Callable
from typing import Any

from bot.playground.limits import component_forms as of
from bot.playground.limits import components
from bot.playground.limits.file_types import file_types
from bot.playground.limits.forms import Form, anything, boolean, choice, integer, listing, text
from bot.playground.limits.rule import Check, Path, Report, between, length
from bot.playground.records import JSON

TITLE = length("modal.title", 45, least=1)
MODAL_ID = length("modal.custom_id", 100, least=1)
COMPONENTS = length("modal.components", 5, least=1)
LABEL_TEXT = length("label.text", 45, least=1)
LABEL_DESCRIPTION = length("label.description", 100, least=1)
INPUT_LABEL = length("input.label", 45, least=1)
INPUT_VALUE = length("input.value", 4000)
INPUT_PLACEHOLDER = length("input.placeholder", 100)
INPUT_MIN = between("input.min_length", 0, 4000)
INPUT_MAX = between("input.max_length", 1, 4000)
RADIO_OPTIONS = length("radio.options", 10, least=2)
CHECKBOXES = length("checkbox_group.options", 10, least=1)
CHECKBOX_MIN = between("checkbox_group.min_values", 0, 10)
CHECKBOX_MAX = between("checkbox_group.max_values", 1, 10)
FILES_MIN = between("file_upload.min_values", 0, 10)
FILES_MAX = between("file_upload.max_values", 1, 10)

_IN_LABEL = (
    of.TEXT_INPUT,
    *sorted(of.SELECTS),
    of.FILE_UPLOAD,
    of.RADIO_GROUP,
    of.CHECKBOX_GROUP,
    of.CHECKBOX,
)


def _control(required: tuple[str, ...] = (), **fields: Check) -> Form:
    shared: dict[str, Check] = {
        "type": integer(),
        "id": integer(),
        "custom_id": text(of.CUSTOM_ID),
        "required": boolean,
    }
    return Form(shared | fields, ("custom_id", *required))


_INPUT = _control(
    ("style",),
    style=choice(1, 2),
    label=text(INPUT_LABEL),
    value=text(INPUT_VALUE),
    placeholder=text(INPUT_PLACEHOLDER),
    min_length=integer(INPUT_MIN),
    max_length=integer(INPUT_MAX),
)
_FORMS: dict[int, Form] = {
    of.TEXT_INPUT: _INPUT,
    of.FILE_UPLOAD: _control(
        min_values=integer(FILES_MIN), max_values=integer(FILES_MAX), file_types=file_types
    ),
    of.RADIO_GROUP: _control(("options",), options=listing(of.OPTION, RADIO_OPTIONS)),
    of.CHECKBOX_GROUP: _control(
        ("options",),
        options=listing(of.OPTION, CHECKBOXES),
        min_values=integer(CHECKBOX_MIN),
        max_values=integer(CHECKBOX_MAX),
    ),
    of.CHECKBOX: _control(default=boolean),
} | {kind: of.FORMS[kind] for kind in of.SELECTS}
_LABEL = Form(
    {
        "type": integer(),
        "id": integer(),
        "label": text(LABEL_TEXT),
        "description": text(LABEL_DESCRIPTION),
        "component": anything,
    },
    ("label", "component"),
)
_ROW = Form({"type": integer(), "id": integer(), "components": anything}, ("components",))
MODAL = Form(
    {
        "title": text(TITLE),
        "custom_id": text(MODAL_ID),
        "components": listing(anything, COMPONENTS),
    },
    ("title", "custom_id", "components"),
)


def check_modal(data: Any, report: Report) -> None:
    if not report.accepts(MODAL, data, ("data",)):
        return
    before = report.count
    parts: list[Any] = data["components"]
    for index, component in enumerate(parts):
        path: Path = ("data", "components", index)
        if components.check_type(component, (of.ROW, of.TEXT, of.LABEL), path, report):
            _PARTS[component["type"]](component, path, report)
    if report.count == before:
        components.check_custom_ids(parts, ("data", "components"), report)


def _check_row(row: JSON, path: Path, report: Report) -> None:
    _ROW(row, path, report)
    children = row.get("components")
    if not isinstance(children, list) or len(children) != 1:
        report.add(components.ROW_WIDTH, (*path, "components"))
        return
    if components.check_type(children[0], (of.TEXT_INPUT,), (*path, "components", 0), report):
        sound = report.accepts(_INPUT, children[0], (*path, "components", 0))
        if sound and not children[0].get("label"):
            report.add(INPUT_LABEL, (*path, "components", 0, "label"))


def _check_text(component: JSON, path: Path, report: Report) -> None:
    of.FORMS[of.TEXT](component, path, report)


def _check_label(label: JSON, path: Path, report: Report) -> None:
    here = (*path, "component")
    if not report.accepts(_LABEL, label, path):
        return
    inner: Any = label["component"]
    if not components.check_type(inner, _IN_LABEL, here, report):
        return
    if not report.accepts(_FORMS[inner["type"]], inner, here):
        return
    if inner["type"] == of.STRING_SELECT:
        components.check_string_select(inner, here, report)
    elif inner.get("options"):
        components.check_option_values(inner["options"], here, report)


_PARTS: dict[int, Callable[[JSON, Path, Report], None]] = {
    of.ROW: _check_row,
    of.TEXT: _check_text,
    of.LABEL: _check_label,
}
