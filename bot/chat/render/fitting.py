"""Texts cut to what a message has room for."""

from msgspec.structs import replace

from bot.chat.render.content import Block, Box, Content, Text, blocks

ROOM = 3_900
"""Characters of text in all of a message, a little under Discord's 4,000."""

BYTES_PER_CHARACTER = 2.5
"""Discord fails at some 10,000 bytes of text, which 4,000 characters of some scripts exceed."""


def fitted(content: Content) -> Content:
    """The content with its longest texts cut, if it is more than a message has room for."""
    texts = [block for block in blocks(content) if isinstance(block, Text)]
    sizes = [size(text.markdown) for text in texts]
    if sum(sizes) <= ROOM:
        return content
    most = _share(sizes)
    cut_down = tuple(
        replace(block, blocks=tuple(_cut(inner, most) for inner in block.blocks))
        if isinstance(block, Box)
        else _cut(block, most)
        for block in content.blocks
    )
    return replace(content, blocks=cut_down)


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


def _cut(block: Block, most: int) -> Block:
    if isinstance(block, Text):
        return replace(block, markdown=cut(block.markdown, most))
    return block


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
