"""A picture as data: what is drawn where. A picture is 540 units wide. Equal pictures render to
equal bytes."""

from typing import Literal

import msgspec

WIDTH = 540

Colour = str
""""#RRGGBB", or "#RRGGBBAA" if translucent."""

Font = Literal["number", "label", "category", "text", "name", "heading", "title"]
Corners = tuple[float, float, float, float]
"""The radii at the top left, top right, bottom right and bottom left."""


class Frame(msgspec.Struct, frozen=True, gc=False):
    """A rectangle in a picture."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, across: float, down: float | None = None) -> "Frame":
        """The frame made smaller on each side, or larger if negative."""
        down = across if down is None else down
        return Frame(
            self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down
        )

    def moved(self, across: float = 0, down: float = 0) -> "Frame":
        return Frame(self.x + across, self.y + down, self.width, self.height)

    def left_part(self, width: float) -> "Frame":
        return Frame(self.x, self.y, width, self.height)

    def right_part(self, width: float) -> "Frame":
        return Frame(self.right - width, self.y, width, self.height)

    def top_part(self, height: float) -> "Frame":
        return Frame(self.x, self.y, self.width, height)

    def bottom_part(self, height: float) -> "Frame":
        return Frame(self.x, self.bottom - height, self.width, height)


class Panel(msgspec.Struct, frozen=True, gc=False, tag="panel"):
    """A rectangle with round corners. The stroke lies inside the frame."""

    frame: Frame
    fill: Colour = ""
    radius: float | Corners = 0
    stroke: Colour = ""
    stroke_width: float = 0


class Outline(msgspec.Struct, frozen=True, gc=False, tag="outline"):
    """An SVG path, moved to (x, y) and scaled. A part with the opposite direction cuts a hole. The
    stroke width is in units, half of it outside the path."""

    d: str
    x: float
    y: float
    scale: float
    fill: Colour = ""
    stroke: Colour = ""
    stroke_width: float = 0


class Writing(msgspec.Struct, frozen=True, gc=False, tag="writing"):
    """One line of text that starts at (x, y) on its baseline and must not leave `within`."""

    text: str
    font: Font
    size: float
    x: float
    y: float
    colour: Colour
    within: Frame


class Artwork(msgspec.Struct, frozen=True, gc=False, tag="artwork"):
    """A coloured illustration: "kind/name" is scenes/name.svg in data/kind. It fills its frame; the
    overflow is cut off."""

    art: str
    frame: Frame
    radius: float | Corners = 0


class Turned(msgspec.Struct, frozen=True, gc=False, tag="turned"):
    """Things rotated clockwise, in degrees, about the middle of a frame that contains them."""

    items: "tuple[Drawn, ...]"
    frame: Frame
    degrees: float


Drawn = Panel | Outline | Writing | Artwork | Turned


class Picture(msgspec.Struct, frozen=True, gc=False):
    """Everything drawn, lowest first, on an opaque background."""

    height: int
    background: Colour
    items: tuple[Drawn, ...]
