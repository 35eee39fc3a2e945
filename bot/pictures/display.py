"""A picture as data: what is drawn where, in units, of which a picture is 540 wide. Pictures that
are equal look equal, to the byte."""

from typing import Literal

import msgspec

WIDTH = 540

Colour = str
"""As "#RRGGBB", or "#RRGGBBAA" for one that something shows through."""

Font = Literal["number", "label", "category", "text", "name", "heading", "title"]
Corners = tuple[float, float, float, float]
"""The radius at the top left, top right, bottom right, bottom left."""


class Frame(msgspec.Struct, frozen=True, gc=False):
    """A place in a picture."""

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
        """So much smaller on each side; negative for larger."""
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
    """A rectangle with round corners. Its stroke lies within the frame."""

    frame: Frame
    fill: Colour = ""
    radius: float | Corners = 0
    stroke: Colour = ""
    stroke_width: float = 0


class Outline(msgspec.Struct, frozen=True, gc=False, tag="outline"):
    """A path as SVG writes it, put at (x, y) and scaled. A part that turns the other way round
    than the one it lies on is a hole in it. Its stroke, in units, has half its width outside."""

    d: str
    x: float
    y: float
    scale: float
    fill: Colour = ""
    stroke: Colour = ""
    stroke_width: float = 0


class Writing(msgspec.Struct, frozen=True, gc=False, tag="writing"):
    """One line of text from (x, y) on its baseline. `within` is where it must not leave."""

    text: str
    font: Font
    size: float
    x: float
    y: float
    colour: Colour
    within: Frame


class Artwork(msgspec.Struct, frozen=True, gc=False, tag="artwork"):
    """An illustration of many colours, by what a face is drawn as: of "kind/name" it is
    scenes/name.svg in data/kind. It fills its frame; what is over is cut off."""

    art: str
    frame: Frame
    radius: float | Corners = 0


class Turned(msgspec.Struct, frozen=True, gc=False, tag="turned"):
    """Things turned clockwise, by degrees, about the middle of a frame that holds them all."""

    items: "tuple[Drawn, ...]"
    frame: Frame
    degrees: float


Drawn = Panel | Outline | Writing | Artwork | Turned


class Picture(msgspec.Struct, frozen=True, gc=False):
    """All that is drawn, the lowest first, on a background that hides what is behind."""

    height: int
    background: Colour
    items: tuple[Drawn, ...]
