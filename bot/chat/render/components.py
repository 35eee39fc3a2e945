"""A Content as Discord takes it."""

from typing import Any

from bot.chat.custom_ids import in_modal
from bot.chat.render import content as ui
from bot.chat.render.emblems import as_component

Component = dict[str, Any]

ROW, BUTTON, SELECT, TEXT_INPUT, TEXT, GALLERY = 1, 2, 3, 4, 10, 12
SEPARATOR, CONTAINER, LABEL = 14, 17, 18
RADIO, BOXES = 21, 22
"""Kinds of components, by Discord's numbers."""
CHANNEL_SELECT = 8
MOST_CHANNELS = 25
WITH_MESSAGES = (0, 2, 5, 13, 15)
"""Channels with text, voice, news, a stage, or threads alone, by Discord's numbers."""
COMPONENTS_V2 = 1 << 15
"""The flag of messages that show components and nothing else."""

STYLES: dict[ui.Style, int] = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
LINK = 5
SHORT = 1
"""The style of a text of one line."""


def _component(block: ui.Box | ui.Block | ui.Button | ui.Link) -> Component:
    match block:
        case ui.Box():
            drawn = {"type": CONTAINER, "components": [_component(each) for each in block.blocks]}
            return drawn if block.colour is None else drawn | {"accent_color": block.colour}
        case ui.Text():
            return {"type": TEXT, "content": block.markdown}
        case ui.Separator():
            return {"type": SEPARATOR}
        case ui.Row():
            return {"type": ROW, "components": [_component(each) for each in block.buttons]}
        case ui.Button():
            drawn = {"type": BUTTON, "label": block.label, "style": STYLES[block.style]}
            drawn |= {"custom_id": block.id, "disabled": block.disabled}
            return drawn if block.emoji is None else drawn | {"emoji": as_component(block.emoji)}
        case ui.Link():
            return {"type": BUTTON, "label": block.label, "style": LINK, "url": block.url}
        case ui.Menu():
            drawn = {
                "type": SELECT,
                "custom_id": block.id,
                "placeholder": block.placeholder,
                "min_values": block.least,
                "max_values": block.most,
                "options": [_option(option) for option in block.options],
            }
            return {"type": ROW, "components": [drawn]}
        case ui.ChannelMenu():
            drawn = {
                "type": CHANNEL_SELECT,
                "custom_id": block.id,
                "placeholder": block.placeholder,
                "min_values": 0,
                "max_values": MOST_CHANNELS,
                "channel_types": list(WITH_MESSAGES),
                "default_values": [{"id": str(each), "type": "channel"} for each in block.chosen],
            }
            return {"type": ROW, "components": [drawn]}
        case ui.Gallery():
            media = {"url": f"attachment://{block.name}"}
            return {"type": GALLERY, "items": [{"media": media, "description": block.alt}]}


def _option(option: ui.Option) -> Component:
    drawn: Component = {"label": option.label, "value": option.value, "default": option.chosen}
    if option.description:
        drawn["description"] = option.description
    if option.emoji is not None:
        drawn["emoji"] = as_component(option.emoji)
    return drawn


def payload(content: ui.Content) -> dict[str, Any]:
    """A message as Discord takes it. It pings nobody but those in `pings`."""
    mentions: dict[str, Any] = {"parse": []}
    if content.pings:
        mentions["users"] = list(content.pings)
    components = [_component(block) for block in content.blocks]
    sent = {"allowed_mentions": mentions, "components": components}
    if content.plain or not content.blocks:
        return sent | {"content": content.plain}
    return sent | {"flags": COMPONENTS_V2}


def modal_payload(modal: ui.Modal, opened_by: int) -> Component:
    """A modal for the press that opens it."""
    return {
        "custom_id": in_modal(modal.id, opened_by),
        "title": modal.title,
        "components": [_entry(entry) for entry in modal.entries],
    }


def _entry(entry: ui.ModalItem) -> Component:
    if isinstance(entry, ui.Text):
        return _component(entry)
    inner = _typing(entry) if isinstance(entry, ui.TextField) else _choosing(entry)
    label: Component = {"type": LABEL, "label": entry.label, "component": inner}
    return label | {"description": entry.help} if entry.help else label


def _choosing(entry: ui.Choosing) -> Component:
    drawn: Component = {
        "custom_id": entry.id,
        "required": entry.least > 0,
        "options": [_option(option) for option in entry.options],
    }
    if entry.kind == "radio":
        return drawn | {"type": RADIO}
    kind = BOXES if entry.kind == "boxes" else SELECT
    return drawn | {"type": kind, "min_values": entry.least, "max_values": entry.most}


def _typing(entry: ui.TextField) -> Component:
    text: Component = {
        "type": TEXT_INPUT,
        "custom_id": entry.id,
        "style": SHORT,
        "required": entry.shortest > 0,
        "min_length": entry.shortest,
        "max_length": entry.longest,
    }
    if entry.typed:
        text["value"] = entry.typed
    if entry.example:
        text["placeholder"] = entry.example
    return text
