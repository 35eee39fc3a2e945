"""A message's blocks as Discord takes them: each a component, as data."""

from typing import Any

from bot.chat.render.content import (
    Block,
    Box,
    Button,
    Content,
    Link,
    Menu,
    Option,
    Row,
    Rule,
    Style,
    Text,
)

Component = dict[str, Any]

ROW, BUTTON, SELECT, TEXT, SEPARATOR, CONTAINER = 1, 2, 3, 10, 14, 17
"""Kinds of components, by Discord's numbers."""

STYLES: dict[Style, int] = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
LINK = 5


def components(content: Content) -> list[Component]:
    return [_box(block) if isinstance(block, Box) else _block(block) for block in content.blocks]


def _box(box: Box) -> Component:
    inner = [_block(block) for block in box.blocks]
    drawn: Component = {"type": CONTAINER, "components": inner}
    if box.colour is not None:
        drawn["accent_color"] = box.colour
    return drawn


def _block(block: Block) -> Component:
    match block:
        case Text():
            return {"type": TEXT, "content": block.markdown}
        case Rule():
            return {"type": SEPARATOR}
        case Row():
            return {"type": ROW, "components": [_button(button) for button in block.buttons]}
        case Menu():
            return {"type": ROW, "components": [_select(block)]}


def _button(button: Button | Link) -> Component:
    drawn: Component = {"type": BUTTON, "label": button.label}
    if isinstance(button, Link):
        return drawn | {"style": LINK, "url": button.url}
    drawn |= {"style": STYLES[button.style], "custom_id": button.id, "disabled": button.disabled}
    if button.emoji is not None:
        drawn["emoji"] = {"name": button.emoji}
    return drawn


def _select(menu: Menu) -> Component:
    return {
        "type": SELECT,
        "custom_id": menu.id,
        "placeholder": menu.placeholder,
        "min_values": menu.least,
        "max_values": menu.most,
        "options": [_option(option) for option in menu.options],
    }


def _option(option: Option) -> Component:
    drawn: Component = {"label": option.label, "value": option.value, "default": option.chosen}
    if option.description:
        drawn["description"] = option.description
    if option.emoji is not None:
        drawn["emoji"] = {"name": option.emoji}
    return drawn
