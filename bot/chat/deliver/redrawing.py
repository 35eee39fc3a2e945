"""A message drawn again by an interaction's token: in answer to it, or later.

These are most of a match's requests. discord.py's own methods would have Discord send the whole
message back, and read all of it; nobody here asks how it looks.
"""

from typing import Any

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.chat.render import components
from bot.chat.render.content import Content

UPDATE_MESSAGE = 7
"""An answer that redraws what was clicked on, by Discord's number."""


async def redraw_clicked(interaction: discord.Interaction, content: Content) -> None:
    """Answers a press by redrawing the message that it was made on."""
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    answer = {"type": UPDATE_MESSAGE, "data": components.payload(content)}
    await _request(interaction.client, route, answer)


async def redraw(
    client: discord.Client, application: int, token: str, message: int, content: Content
) -> None:
    """Redraws what has come of an interaction."""
    route = Route(
        "PATCH",
        "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
        webhook_id=application,
        webhook_token=token,
        message_id=message,
    )
    await _request(client, route, components.payload(content))


async def _request(client: discord.Client, route: Route, payload: dict[str, Any]) -> None:
    """As discord.py sends it, with its way of waiting and trying again."""
    http: Any = client.http
    await async_context.get().request(
        route,
        session=http._HTTPClient__session,
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        payload=payload,
    )
