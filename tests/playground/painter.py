"""The tests' bot that answers with pictures, in discord.py."""

from __future__ import annotations

import io
import struct
import zlib
from typing import Any

import discord


def png(width: int, height: int, colour: bytes = b"\x88\x22\x44") -> bytes:
    """A picture of one colour."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        )

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = (b"\0" + colour * width) * height
    parts = (chunk(b"IHDR", head), chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


BOARD, TURNED, HAND = png(64, 48), png(64, 48, b"\x22\x88\x44"), png(80, 20, b"\x22\x44\x88")


def file(body: bytes, name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(body), name, description="The board")


def layout(text: str, *urls: str, alt: str = "Four cards") -> discord.ui.LayoutView:
    """A text, a gallery of these, and the buttons that a `Painter` answers."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(text))
    items = [discord.MediaGalleryItem(url, description=alt) for url in urls]
    if items:
        view.add_item(discord.ui.MediaGallery(*items))
    row: Any = discord.ui.ActionRow()
    for name in ("turn", "say", "lose", "hand", "later"):
        row.add_item(discord.ui.Button(label=name, custom_id=name))
    view.add_item(row)
    return view


class Kept:
    """A picture that an edit keeps, for `attachments=`: by its id, and by the name that components
    refer to."""

    def __init__(self, message: Any, filename: str) -> None:
        (gallery,) = (c for c in message.components if isinstance(c, discord.MediaGalleryComponent))
        self._listed = {"id": gallery.items[0].media.attachment_id, "filename": filename}

    def to_dict(self) -> dict[str, Any]:
        return self._listed


REFERENCE = "attachment://board.png"


class Painter(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.05)

    async def show(self, channel_id: str) -> discord.Message:
        channel: Any = self.get_partial_messageable(int(channel_id))
        sent: discord.Message = await channel.send(
            view=layout("A board", REFERENCE), file=file(BOARD)
        )
        return sent

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        response, data = interaction.response, interaction.data or {}
        match data.get("custom_id"):
            case "turn":
                view = layout("Turned", REFERENCE)
                await response.edit_message(view=view, attachments=[file(TURNED)])
            case "say":
                kept: Any = Kept(interaction.message, "board.png")
                await response.edit_message(view=layout("Said", REFERENCE), attachments=[kept])
            case "lose":
                await response.edit_message(view=layout("Lost"))
            case "hand":
                view = layout("Your hand", "attachment://hand.png")
                await response.send_message(view=view, file=file(HAND, "hand.png"), ephemeral=True)
            case "later":
                await response.defer(ephemeral=True, thinking=True)
                await interaction.edit_original_response(
                    view=layout("Later", REFERENCE), attachments=[file(BOARD)]
                )
                await interaction.followup.send(
                    view=layout("And more", "attachment://hand.png"),
                    file=file(HAND, "hand.png"),
                    ephemeral=True,
                )
