"""Illustrations and symbols from each data/ folder: small SVG files, read as shapes. Supported are
paths, circles, ellipses, rectangles, polygons and lines, in groups with transforms, with fills,
strokes and opacity."""

import math
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from string import digits
from xml.etree import ElementTree

import msgspec

from bot.library import content
from bot.pictures.display import Colour
from bot.pictures.outlines import Subpath, subpaths

Matrix = tuple[float, float, float, float, float, float]
UNTURNED: Matrix = (1, 0, 0, 1, 0, 0)

INHERITED = ("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-rule")


class Part(msgspec.Struct, frozen=True, gc=False):
    """One shape of an illustration, with its position."""

    rows: tuple[Subpath, ...]
    fill: Colour
    stroke: Colour
    stroke_width: float
    has_round_ends: bool
    opacity: float


class Illustration(msgspec.Struct, frozen=True, gc=False):
    width: float
    height: float
    parts: tuple[Part, ...]


class Symbol(msgspec.Struct, frozen=True, gc=False):
    """A symbol of one colour on a square."""

    d: str
    side: float


@cache
def symbol(art: str) -> Symbol | None:
    """The symbol for what a card is drawn as; "french/S7" has the one of "french/S"."""
    file = _found("symbols", f"{art.rstrip(digits)}.svg")
    if file is None:
        return None
    root = ElementTree.fromstring(file.read_text())
    paths = [element.get("d", "") for element in root]
    return Symbol("".join(paths), float(root.get("viewBox", "0 0 1 1").split()[2]))


@cache
def illustration_file(art: str) -> Path | None:
    """The file of a card's illustration, if there is one."""
    kind, _, drawn = art.partition("/")
    return _found(f"{kind}/scenes", f"{drawn}.svg")


def illustration(file: Path) -> Illustration:
    root = ElementTree.fromstring(file.read_text())
    _, _, width, height = map(float, root.get("viewBox", "0 0 1 1").split())
    return Illustration(width, height, tuple(_parts(root, UNTURNED, {}, 1.0)))


def _found(folder: str, name: str) -> Path | None:
    files = (data / folder / name for data in content())
    return next((file for file in files if file.is_file()), None)


def _parts(
    parent: ElementTree.Element, matrix: Matrix, inherited: Mapping[str, str], opacity: float
) -> Iterator[Part]:
    for element in parent:
        style = {
            **inherited,
            **{name: element.attrib[name] for name in INHERITED if name in element.attrib},
        }
        placed = _times(matrix, _matrix(element.get("transform", "")))
        shown = opacity * float(element.get("opacity", 1))
        if element.tag.endswith("}g"):
            yield from _parts(element, placed, style, shown)
            continue
        rows = subpaths(_path(element))
        yield Part(
            tuple(tuple(_moved(placed, point) for point in row) for row in rows),
            _colour(style.get("fill", "#000")),
            _colour(style.get("stroke", "none")),
            float(style.get("stroke-width", 1))
            * math.sqrt(abs(placed[0] * placed[3] - placed[1] * placed[2])),
            style.get("stroke-linecap") == "round",
            shown,
        )


def _path(element: ElementTree.Element) -> str:
    """Converts any supported shape to a path."""
    value = {name: float(text) for name, text in element.items() if _is_number(text)}
    match element.tag.partition("}")[2]:
        case "path":
            return element.get("d", "")
        case "polygon":
            return f"M{element.get('points', '')}Z"
        case "polyline":
            return f"M{element.get('points', '')}"
        case "line":
            return f"M{value['x1']} {value['y1']}L{value['x2']} {value['y2']}"
        case "circle":
            return ellipse(value.get("cx", 0), value.get("cy", 0), value["r"], value["r"])
        case "ellipse":
            return ellipse(value.get("cx", 0), value.get("cy", 0), value["rx"], value["ry"])
        case "rect":
            radius = value.get("rx", value.get("ry", 0.0))
            left, top = value.get("x", 0.0), value.get("y", 0.0)
            return rounded(left, top, value["width"], value["height"], (radius,) * 4)
        case other:
            raise ValueError(f"an illustration can't have a {other}")


def ellipse(x: float, y: float, rx: float, ry: float) -> str:
    return f"M{x - rx} {y}A{rx} {ry} 0 1 1 {x + rx} {y}A{rx} {ry} 0 1 1 {x - rx} {y}Z"


def rounded(
    x: float, y: float, width: float, height: float, radii: tuple[float, float, float, float]
) -> str:
    """A rectangle with round corners, clockwise from the top left corner."""
    one, two, three, four = radii
    right, bottom = x + width, y + height
    return (
        f"M{x + one} {y}H{right - two}{_corner(two, two, two)}"
        f"V{bottom - three}{_corner(three, -three, three)}"
        f"H{x + four}{_corner(four, -four, -four)}V{y + one}{_corner(one, one, -one)}Z"
    )


def _corner(radius: float, across: float, down: float) -> str:
    return f"a{radius} {radius} 0 0 1 {across} {down}" if radius else ""


def _is_number(text: str) -> bool:
    return re.fullmatch(r"-?(\d+\.?\d*|\.\d+)", text) is not None


def _colour(text: str) -> Colour:
    """The colour as six hexadecimal digits; empty for none."""
    if text == "none":
        return ""
    return "#" + "".join(digit * 2 for digit in text[1:]) if len(text) == 4 else text


def _matrix(transform: str) -> Matrix:
    matrix = UNTURNED
    for kind, written in re.findall(r"(\w+)\(([^)]*)\)", transform):
        numbers = [float(number) for number in re.split(r"[ ,]+", written.strip())]
        matrix = _times(matrix, _one(kind, numbers))
    return matrix


def _one(kind: str, numbers: list[float]) -> Matrix:
    match kind:
        case "translate":
            return (1, 0, 0, 1, numbers[0], numbers[1] if len(numbers) > 1 else 0)
        case "scale":
            return (numbers[0], 0, 0, numbers[-1], 0, 0)
        case "rotate":
            cos, sin = math.cos(math.radians(numbers[0])), math.sin(math.radians(numbers[0]))
            x, y = (numbers[1], numbers[2]) if len(numbers) == 3 else (0.0, 0.0)
            return (cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)
    raise ValueError(f"an illustration can't be moved by {kind}")


def _times(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = two
    return (
        a * g + c * h,
        b * g + d * h,
        a * i + c * j,
        b * i + d * j,
        a * k + c * m + e,
        b * k + d * m + f,
    )


def _moved(matrix: Matrix, point: tuple[float, float]) -> tuple[float, float]:
    (a, b, c, d, e, f), (x, y) = matrix, point
    return a * x + c * y + e, b * x + d * y + f
