"""A modal as it is sent back: every control with its value, checked as the client does."""

from collections.abc import Sequence
from typing import Any

from bot.playground.limits import component_forms as of
from bot.playground.limits.file_types import admits
from bot.playground.limits.modals import INPUT_VALUE
from bot.playground.people.actions import Cannot, Fill, Upload
from bot.playground.people.resolved import Resolved
from bot.playground.records import JSON


def submitted(components: list[JSON], action: Fill, resolved: Resolved) -> list[JSON]:
    """The components of a modal's INTERACTION_CREATE."""
    controls = {c["custom_id"] for c in of.every(components) if "custom_id" in c}
    for name in [*action.values, *action.files]:
        if name not in controls:
            raise Cannot(f"The modal has no {name}.")
    numbered = enumerate(components, start=1)
    return [_part(part, number * 2 - 1, action, resolved) for number, part in numbered]


def _part(part: JSON, number: int, action: Fill, resolved: Resolved) -> JSON:
    sent: JSON = {"type": part["type"], "id": part.get("id") or number}
    if part["type"] == of.ROW:
        sent["components"] = [_control(part["components"][0], number + 1, action, resolved)]
    elif part["type"] == of.LABEL:
        sent["component"] = _control(part["component"], number + 1, action, resolved)
    return sent


def _control(control: JSON, number: int, action: Fill, resolved: Resolved) -> JSON:
    kind, name = control["type"], control["custom_id"]
    sent: JSON = {"type": kind, "id": control.get("id") or number, "custom_id": name}
    value = action.values.get(name)
    if kind == of.TEXT_INPUT:
        return sent | {"value": _text(control, value)}
    if kind == of.CHECKBOX:
        return sent | {"value": bool(control.get("default") if value is None else value)}
    if kind == of.FILE_UPLOAD:
        uploads = action.files.get(name, [])
        _check_count(control, len(uploads))
        check_types(control, uploads)
        return sent | {"values": [resolved.add_file(upload) for upload in uploads]}
    values = _values(control, value)
    _check_offered(control, values, resolved)
    if kind == of.RADIO_GROUP:
        return sent | {"value": values[0] if values else None}
    _check_count(control, len(values))
    return sent | {"values": values}


def check_types(control: JSON, uploads: Sequence[Upload]) -> None:
    """Only files of the types that a file upload, or a command's option, takes."""
    for upload in uploads:
        if not admits(control.get("file_types") or (), upload.name):
            raise Cannot(f"{upload.name} is no file of a type that is taken here.", "file-type")


def _text(control: JSON, value: Any) -> str:
    text = str(control.get("value") or "") if value is None else value
    if not isinstance(text, str):
        raise Cannot(f"{control['custom_id']} is a text.")
    least, most = control.get("min_length") or 0, control.get("max_length") or INPUT_VALUE.most
    if not text and control.get("required", True) is not False:
        raise Cannot(f"{control['custom_id']} must be filled in.")
    if text and not least <= len(text) <= most:
        raise Cannot(f"{control['custom_id']} has {least} to {most} characters.")
    return text


def _values(control: JSON, value: Any) -> list[str]:
    if value is None:
        preset = control.get("options") or []
        return [option["value"] for option in preset if option.get("default")]
    if isinstance(value, list):
        return value
    return [str(value)]


def _check_offered(control: JSON, values: list[str], resolved: Resolved) -> None:
    if "options" not in control:
        for value in values:
            resolved.add(control["type"], value)
        return
    offered = {option["value"] for option in control["options"]}
    for value in values:
        if value not in offered:
            raise Cannot(f"{control['custom_id']} does not offer {value}.")
    if control["type"] == of.RADIO_GROUP and len(values) != 1 and control.get("required", True):
        raise Cannot(f"{control['custom_id']} takes one choice.")


def _check_count(control: JSON, count: int) -> None:
    required = control.get("required", True) is not False
    if not count and not required:
        return
    least = max(control.get("min_values") or 0, 1) if required else control.get("min_values") or 0
    default = len(control["options"]) if control["type"] == of.CHECKBOX_GROUP else 1
    most = control.get("max_values") or default
    if not least <= count <= most:
        raise Cannot(f"{control['custom_id']} takes {least} to {most} choices.")
