"""What tests ask of a picture."""

from collections.abc import Callable, Iterable, Iterator

from bot.pictures.display import WIDTH, Drawn, Frame, Picture, Turned, Writing
from bot.pictures.fonts import ink
from bot.pictures.reader import drawn_name

Comparison = Callable[[str, Picture], None]
"""With the golden picture of this name."""

TALLEST_HAND = 660
"""A phone shows so much of a usual hand with its buttons."""
TOLERANCE = 0.5
"""Half a unit is the pixel that a letter's edge may be rounded to."""


def everything(items: tuple[Drawn, ...]) -> Iterator[Drawn]:
    for item in items:
        yield item
        if isinstance(item, Turned):
            yield from everything(item.items)


def writings(picture: Picture) -> list[Writing]:
    return [item for item in everything(picture.items) if isinstance(item, Writing)]


def cut_off(picture: Picture, names: Iterable[str] = ()) -> list[str]:
    """What has been cut off. Of these names some letters may do: they stand whole elsewhere."""
    cut = [writing.text for writing in writings(picture) if "…" in writing.text]
    return [text for text in cut if not any(_shortens(text, drawn_name(name)) for name in names)]


def _shortens(text: str, name: str) -> bool:
    """Whether it is the beginning of a name, its second line, or ends with its beginning."""
    kept = text.rstrip("…")
    return kept in name or any(kept.endswith(name[:length]) for length in range(2, len(name)))


def overflow(writing: Writing) -> str:
    """Where a text leaves its frame, if it does."""
    drawn = ink(writing.text, writing.font, writing.size)
    over = {
        "left": writing.within.x - (writing.x + drawn.left),
        "right": writing.x + drawn.right - writing.within.right,
        "top": writing.within.y - (writing.y + drawn.top),
        "bottom": writing.y + drawn.bottom - writing.within.bottom,
    }
    return ", ".join(
        f"“{writing.text}” is {much:.1f} too far {side}"
        for side, much in over.items()
        if much > TOLERANCE
    )


def overflows(picture: Picture) -> list[str]:
    whole = Frame(0, 0, WIDTH, picture.height)
    texts = writings(picture)
    outside = [f"“{text.text}” has its frame outside" for text in texts if not lies_in(text, whole)]
    return [*filter(None, map(overflow, texts)), *outside]


def lies_in(writing: Writing, whole: Frame) -> bool:
    frame = writing.within
    return (
        frame.x >= -TOLERANCE
        and frame.y >= -TOLERANCE
        and frame.right <= whole.right + TOLERANCE
        and frame.bottom <= whole.bottom + TOLERANCE
    )
