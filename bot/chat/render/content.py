"""What a message shows, as data: built by `show/`, made Discord's by `components.py`.

Data can be compared and kept: an edit that would change nothing is never sent.
"""

import hashlib
from typing import Literal

import msgspec

Style = Literal["primary", "secondary", "success", "danger"]


class Text(msgspec.Struct, frozen=True, gc=False, tag="text"):
    """Markdown. Whatever a person has typed or is called has gone through `safe`. What is passing
    is worth no edit: it stays until something else changes."""

    markdown: str
    passing: bool = False


class Rule(msgspec.Struct, frozen=True, gc=False, tag="rule"):
    """A line across."""


class Button(msgspec.Struct, frozen=True, gc=False, tag="button"):
    label: str
    id: str
    style: Style = "secondary"
    disabled: bool = False
    emoji: str | None = None


class Link(msgspec.Struct, frozen=True, gc=False, tag="link"):
    label: str
    url: str


class Row(msgspec.Struct, frozen=True, gc=False, tag="row"):
    """Up to five buttons side by side."""

    buttons: tuple[Button | Link, ...]


class Option(msgspec.Struct, frozen=True, gc=False):
    label: str
    value: str
    description: str = ""
    chosen: bool = False
    emoji: str | None = None


class Menu(msgspec.Struct, frozen=True, gc=False, tag="menu"):
    """A select of up to 25 options."""

    id: str
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


Block = Text | Rule | Row | Menu


class Box(msgspec.Struct, frozen=True, gc=False, tag="box"):
    """Blocks in a frame with an accent colour."""

    blocks: tuple[Block, ...]
    colour: int | None = None


class Content(msgspec.Struct, frozen=True, gc=False):
    """A whole message: blocks, or plain text instead (which a phone shows in its notification).
    Nobody is pinged but those named in `pings`."""

    blocks: tuple[Box | Block, ...] = ()
    plain: str = ""
    pings: tuple[int, ...] = ()

    def digest(self) -> bytes:
        """Names what is shown, but for what is passing."""
        lasting = msgspec.structs.replace(self, blocks=_lasting(self.blocks))
        return hashlib.blake2b(msgspec.json.encode(lasting), digest_size=16).digest()


def blocks(content: Content) -> list[Block]:
    """All blocks of a message, those in boxes included."""
    found: list[Block] = []
    for block in content.blocks:
        found += block.blocks if isinstance(block, Box) else (block,)
    return found


def _lasting(blocks: tuple[Box | Block, ...]) -> tuple[Box | Block, ...]:
    return tuple(
        msgspec.structs.replace(block, blocks=_lasting(block.blocks))
        if isinstance(block, Box)
        else block
        for block in blocks
        if not (isinstance(block, Text) and block.passing)
    )


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A text to be typed."""

    id: str
    label: str
    longest: int
    shortest: int = 0
    typed: str = ""
    help: str = ""


class Modal(msgspec.Struct, frozen=True, gc=False):
    """A form that opens over Discord: one to five texts to be typed."""

    id: str
    title: str
    entries: tuple[Entry, ...]
