"""What a message shows, as discord.py sends it.

Views are stopped at once: discord.py keeps none of them, since every press goes through the one
dispatcher by its custom_id alone.
"""

from typing import Any

import discord
from discord import ui

from bot.chat.render.components import Component, components
from bot.chat.render.content import Content, Modal


class Layout(ui.LayoutView):
    """Components that are drawn already. discord.py's own items, which would live for this one
    message only, cost several times as much."""

    def __init__(self, drawn: list[Component]) -> None:
        super().__init__(timeout=None)
        self._drawn = drawn
        self.stop()

    def to_components(self) -> list[Component]:
        return self._drawn

    def has_components_v2(self) -> bool:
        return True


def shown(content: Content) -> dict[str, Any]:
    """What discord.py's methods take to show it."""
    arguments: dict[str, Any] = {"allowed_mentions": _mentions(content)}
    if not content.blocks:
        return arguments | {"content": content.plain}
    return arguments | {"view": Layout(components(content))}


def payload(content: Content) -> dict[str, Any]:
    """What these methods send to show it, for a request that goes past them."""
    sent: dict[str, Any] = {"allowed_mentions": _mentions(content).to_dict()}
    if not content.blocks:
        return sent | {"content": content.plain}
    flags = discord.MessageFlags(components_v2=True)
    return sent | {"components": components(content), "flags": flags.value}


def _mentions(content: Content) -> discord.AllowedMentions:
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
