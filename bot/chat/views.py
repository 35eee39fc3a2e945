"""What a message shows, as discord.py sends it.

Views are stopped at once: discord.py keeps none of them, since every press goes through the one
dispatcher by its custom_id alone.
"""

import discord
from discord import ui

from bot.chat.content import Block, Box, Button, Content, Link, Menu, Modal, Row, Rule, Style, Text

STYLES: dict[Style, discord.ButtonStyle] = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def layout(content: Content) -> ui.LayoutView | None:
    """The blocks of a message; nothing for plain text."""
    if not content.blocks:
        return None
    view = ui.LayoutView(timeout=None)
    for block in content.blocks:
        if isinstance(block, Box):
            inner = (_item(each) for each in block.blocks)
            view.add_item(ui.Container(*inner, accent_colour=block.colour))
        else:
            view.add_item(_item(block))
    view.stop()
    return view


def mentions(content: Content) -> discord.AllowedMentions:
    """Pings those whom the content names, and nobody else."""
    users = [discord.Object(user) for user in content.pings]
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=users or False
    )


def modal(content: Modal) -> ui.Modal:
    view = ui.Modal(title=content.title, custom_id=content.id, timeout=None)
    for entry in content.entries:
        text = ui.TextInput[ui.Modal](
            custom_id=entry.id,
            default=entry.typed or None,
            required=entry.shortest > 0,
            min_length=entry.shortest,
            max_length=entry.longest,
        )
        label = ui.Label[ui.Modal](text=entry.label, description=entry.help or None, component=text)
        view.add_item(label)
    view.stop()
    return view


def _item(block: Block) -> ui.Item[ui.LayoutView]:
    match block:
        case Text(markdown):
            return ui.TextDisplay(markdown)
        case Rule():
            return ui.Separator()
        case Row(buttons):
            return ui.ActionRow(*map(_button, buttons))
        case Menu():
            return ui.ActionRow(_select(block))


def _button(button: Button | Link) -> ui.Button[ui.LayoutView]:
    if isinstance(button, Link):
        return ui.Button(label=button.label, url=button.url)
    return ui.Button(
        label=button.label,
        custom_id=button.id,
        style=STYLES[button.style],
        disabled=button.disabled,
        emoji=button.emoji,
    )


def _select(menu: Menu) -> ui.Select[ui.LayoutView]:
    options = [
        discord.SelectOption(
            label=option.label,
            value=option.value,
            description=option.description or None,
            default=option.chosen,
            emoji=option.emoji,
        )
        for option in menu.options
    ]
    return ui.Select(
        custom_id=menu.id,
        placeholder=menu.placeholder,
        min_values=menu.least,
        max_values=menu.most,
        options=options,
    )
