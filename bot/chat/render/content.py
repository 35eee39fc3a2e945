"""What a message shows, as data, and cut to what a message has room for.

Data can be compared and kept: an edit that would change nothing is never sent.
"""

import hashlib
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

import games
from bot.chat.render.emblems import without_own
from bot.pictures.display import Picture
from games.kit.game import Game

Style = Literal["primary", "secondary", "success", "danger"]

BUTTON_LABEL, OPTION_LABEL, PLACEHOLDER = 80, 100, 150
MODAL_TITLE, MODAL_LABEL, MODAL_ENTRIES = 45, 45, 5
LONGEST_ENTRY = 4000
BUTTONS_IN_A_ROW = 5
ROOM = 3_900
"""Characters of text in all of a message, a little under Discord's 4,000."""
BYTES_PER_CHARACTER = 2.5
"""Discord fails at some 10,000 bytes of text, which 4,000 characters of some scripts exceed."""


class Text(msgspec.Struct, frozen=True, gc=False, tag="text"):
    """Markdown. Whatever a person has typed or is called has gone through `safe`. What is passing
    is worth no edit: it stays until something else changes."""

    markdown: str
    passing: bool = False


class Separator(msgspec.Struct, frozen=True, gc=False, tag="rule"):
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


def rows(buttons: Sequence[Button | Link]) -> tuple[Row, ...]:
    """The buttons, as many in a row as Discord takes."""
    starts = range(0, len(buttons), BUTTONS_IN_A_ROW)
    return tuple(Row(tuple(buttons[start : start + BUTTONS_IN_A_ROW])) for start in starts)


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


class ChannelMenu(msgspec.Struct, frozen=True, gc=False, tag="channels"):
    """A select of any number of a server's channels in which messages can be written; `chosen`
    are those that are by now."""

    id: str
    placeholder: str
    chosen: tuple[int, ...] = ()


class Gallery(msgspec.Struct, frozen=True, gc=False, tag="gallery"):
    """A picture with its description for people who can't see it. The file's name is one of a few
    fixed names: a name made from the content could be guessed."""

    picture: Picture
    name: str
    alt: str


Block = Text | Separator | Row | Menu | ChannelMenu | Gallery


class Box(msgspec.Struct, frozen=True, gc=False, tag="box"):
    """Blocks in a frame with an accent colour."""

    blocks: tuple[Block, ...]
    colour: int | None = None


class Content(msgspec.Struct, frozen=True, gc=False):
    """A whole message: blocks, or plain text instead (which a phone shows in its notification),
    perhaps with rows of buttons below it. Nobody is pinged but those named in `pings`, and a
    message that pings nobody is silent."""

    blocks: tuple[Box | Block, ...] = ()
    plain: str = ""
    pings: tuple[int, ...] = ()
    words: tuple[Box | Block, ...] = ()
    """Where the blocks show a picture: all of it in words instead."""

    def digest(self) -> bytes:
        """Names what is shown, but for what is passing: of a picture its display list."""
        blocks = each_changed(
            self.blocks,
            lambda block: None if isinstance(block, Text) and block.passing else block,
        )
        lasting = replace(self, blocks=blocks, words=())
        return hashlib.blake2b(msgspec.json.encode(lasting), digest_size=16).digest()

    def gallery(self) -> Gallery | None:
        """The picture that it shows."""
        return next((block for block in blocks(self) if isinstance(block, Gallery)), None)

    def in_words(self) -> "Content":
        """The same for where its picture can't be shown."""
        return replace(self, blocks=self.words, words=()) if self.words else self

    def under(self, line: Text) -> "Content":
        """With a line above, whether or not its picture is shown."""
        words = (line, *self.words) if self.words else ()
        return replace(self, blocks=(line, *self.blocks), words=words)

    def followed_by(self, *added: Box | Block) -> "Content":
        """With more below, whether or not its picture is shown."""
        words = (*self.words, *added) if self.words else ()
        return replace(self, blocks=(*self.blocks, *added), words=words)


def boxed(game: str, *blocks: Block) -> Content:
    """A message about a table, in the colour of its game."""
    return Content((Box(blocks, _colour(game)),))


@cache
def _colour(game: str) -> int:
    return (games.find(game) if game in games.names() else Game).colour


def blocks(content: Content) -> list[Block]:
    """All blocks of a message, those in boxes included."""
    found: list[Block] = []
    for block in content.blocks:
        found += block.blocks if isinstance(block, Box) else (block,)
    return found


def has_buttons(content: Content) -> bool:
    return any(isinstance(block, Row) for block in blocks(content))


def told_alone(content: Content) -> Content:
    """Without what can be pressed, and without a picture."""
    texts = each_changed(content.blocks, lambda block: block if isinstance(block, Text) else None)
    return replace(content, blocks=texts)


def each_changed(
    blocks: Sequence[Box | Block], change: Callable[[Block], Block | None]
) -> tuple[Any, ...]:
    """The blocks as they are to be, those in boxes too; without those of which nothing is left."""
    changed = (
        replace(block, blocks=each_changed(block.blocks, change))
        if isinstance(block, Box)
        else change(block)
        for block in blocks
    )
    return tuple(block for block in changed if block is not None)


class TextField(msgspec.Struct, frozen=True, gc=False):
    """A text to be typed."""

    id: str
    label: str
    longest: int
    shortest: int = 0
    typed: str = ""
    help: str = ""
    example: str = ""
    """What might be typed, shown as long as nothing is."""


class Choosing(msgspec.Struct, frozen=True, gc=False):
    """Options to choose from in a modal: one of them by radio buttons, several by boxes to tick,
    and either by a select."""

    id: str
    label: str
    kind: Literal["radio", "boxes", "select"]
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    help: str = ""


ModalItem = TextField | Choosing | Text


class Modal(msgspec.Struct, frozen=True, gc=False):
    """A form that opens over Discord: one to five things to type, to choose or just to read."""

    id: str
    title: str
    entries: tuple[ModalItem, ...]


MOST_COMPONENTS = 40


def fits(content: Content) -> bool:
    """Whether a message has room for all of it."""
    texts = [block.markdown for block in blocks(content) if isinstance(block, Text)]
    return sum(map(size, texts)) <= ROOM and sum(map(_components, content.blocks)) <= (
        MOST_COMPONENTS
    )


def _components(block: Box | Block) -> int:
    """As Discord counts them, those that stand in others too."""
    match block:
        case Box(blocks=held):
            return 1 + sum(map(_components, held))
        case Row(buttons=buttons):
            return 1 + len(buttons)
        case Menu() | ChannelMenu():
            return 2
        case _:
            return 1


def fitted(content: Content) -> Content:
    """The content without emojis of the application's own, which are long, if it is more than a
    message has room for; and with its longest texts cut, if it is still more."""
    texts = [block.markdown for block in blocks(content) if isinstance(block, Text)]
    if sum(map(size, texts)) <= ROOM:
        return content
    content = _with_texts(content, without_own)
    sizes = [size(without_own(text)) for text in texts]
    if sum(sizes) <= ROOM:
        return content
    most = _share(sizes)
    return _with_texts(content, lambda markdown: cut(markdown, most))


def _with_texts(content: Content, change: Callable[[str], str]) -> Content:
    def changed(block: Block) -> Block:
        if isinstance(block, Text):
            return replace(block, markdown=change(block.markdown))
        return block

    return replace(content, blocks=each_changed(content.blocks, changed))


def size(text: str) -> int:
    if text.isascii():
        return len(text)
    return max(len(text), int(len(text.encode()) / BYTES_PER_CHARACTER))


def _share(sizes: list[int]) -> int:
    """The most that each text may have, so that the short ones stay whole."""
    room, left = ROOM, len(sizes)
    for text in sorted(sizes):
        if text * left > room:
            break
        room -= text
        left -= 1
    return room // max(1, left)


def cut(markdown: str, most: int) -> str:
    """At most so much of a text: whole lines where one fits, then whole words."""
    if size(markdown) <= most:
        return markdown
    kept = _whole(markdown, "\n", most - 2)
    if kept:
        return f"{kept}\n…"
    return f"{_whole(markdown, ' ', most - 2)} …"


def _whole(text: str, between: str, most: int) -> str:
    """As many whole pieces from the beginning as fit."""
    kept: list[str] = []
    room = most
    for piece in text.split(between):
        room -= size(piece) + len(between)
        if room < 0:
            break
        kept.append(piece)
    return between.join(kept)
