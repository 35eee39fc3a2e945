"""Where things lie in a picture, and what lies behind its texts."""

from collections.abc import Iterator, Sequence

from bot.pictures.display import (
    Artwork,
    Colour,
    Drawn,
    Frame,
    Outline,
    Panel,
    Picture,
    Turned,
    Writing,
)
from bot.pictures.fonts import ink
from bot.pictures.foot import corner
from bot.pictures.outlines import subpaths
from tests.pictures.looking import TOLERANCE

READ_TOGETHER = 4.5
STEPS = 9


def contrast(one: Colour, other: Colour) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: Colour) -> float:
    parts = [part / 255 for part in _parts(colour)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def place_of(item: Drawn) -> Frame:
    """What an item covers, at most."""
    match item:
        case Writing():
            drawn = ink(item.text, item.font, item.size)
            wide, tall = drawn.right - drawn.left, drawn.bottom - drawn.top
            return Frame(item.x + drawn.left, item.y + drawn.top, wide, tall)
        case Outline():
            points = [point for row in subpaths(item.d) for point in row]
            across, down = [x for x, _ in points], [y for _, y in points]
            return Frame(
                item.x + min(across) * item.scale,
                item.y + min(down) * item.scale,
                (max(across) - min(across)) * item.scale,
                (max(down) - min(down)) * item.scale,
            )
        case Panel() | Artwork() | Turned():
            return item.frame


def in_the_corner(picture: Picture) -> list[Drawn]:
    """What Discord's badge would cover: all but a ground that goes on around it."""
    badge = corner(picture.height)
    return [
        item
        for item in picture.items
        if _meet(place_of(item), badge) and not (isinstance(item, Panel) and _goes_on(item, badge))
    ]


def _meet(one: Frame, other: Frame) -> bool:
    return (
        one.x < other.right - TOLERANCE
        and one.right > other.x + TOLERANCE
        and one.y < other.bottom - TOLERANCE
        and one.bottom > other.y + TOLERANCE
    )


def _goes_on(panel: Panel, badge: Frame) -> bool:
    frame = panel.frame
    return frame.x <= badge.x and frame.right >= badge.right and frame.bottom >= badge.bottom - 1


def unreadable(picture: Picture) -> list[str]:
    """Texts in too faint a colour for what lies behind any part of them."""
    faint = []
    for place, item in enumerate(picture.items):
        if isinstance(item, Writing):
            grounds = set(_grounds(picture.background, picture.items[:place], place_of(item)))
            worst = min((contrast(item.colour, ground) for ground in grounds), default=21.0)
            if worst < READ_TOGETHER:
                faint.append(f"“{item.text}”: {worst:.1f}")
    return faint


def _grounds(background: Colour, below: Sequence[Drawn], text: Frame) -> Iterator[Colour]:
    """The colours behind a text from its left to its right; none where that is an illustration."""
    around = [item for item in below if _meet(place_of(item), text)]
    y = text.y + text.height / 2
    for step in range(STEPS):
        x = text.x + text.width * (step + 0.5) / STEPS
        colour: Colour = background
        for item in around:
            colour = _behind(colour, item, x, y, text)
        if colour:
            yield colour


def _behind(colour: Colour, item: Drawn, x: float, y: float, text: Frame) -> Colour:
    frame = place_of(item)
    if not (frame.x <= x <= frame.right and frame.y <= y <= frame.bottom):
        return colour
    match item:
        case Panel(fill=fill) if fill:
            return _over(colour, fill)
        case Outline(fill=fill) if fill and _holds(frame, text):
            return _over(colour, fill)
        case Artwork() | Turned():
            return ""
    return colour


def _holds(frame: Frame, text: Frame) -> bool:
    return frame.x <= text.x and frame.right >= text.right


def _over(below: Colour, fill: Colour) -> Colour:
    """A fill that something may show through."""
    if len(fill) == len("#RRGGBB") or not below:
        return fill[:7]
    share = int(fill[7:], 16) / 255
    parts = (
        round(over * share + under * (1 - share))
        for over, under in zip(_parts(fill), _parts(below), strict=True)
    )
    return "#" + "".join(f"{part:02X}" for part in parts)


def _parts(colour: Colour) -> list[int]:
    return [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
