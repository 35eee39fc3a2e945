"""SVG paths as polygons: `M10 10C…Z` becomes rows of points."""

import math
import re
from collections.abc import Iterator
from functools import lru_cache

Point = tuple[float, float]
Subpath = tuple[Point, ...]

TOKEN = re.compile(r"[MLHVCSQTAZmlhvcsqtaz]|[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
STEPS = 16
"""The number of straight lines for a curve."""
MOST_KEPT = 1_000


@lru_cache(MOST_KEPT)
def subpaths(d: str) -> tuple[Subpath, ...]:
    """The rows of points of a path."""
    pen = _Pen()
    for command, numbers in _commands(d):
        pen.draw(command, numbers)
    return pen.finished()


def area(points: Subpath) -> float:
    """The signed area; positive if the points turn clockwise on the screen."""
    around = zip(points, (*points[1:], points[0]), strict=True)
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in around) / 2


def _commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers. A repeated command may omit its letter."""
    for letter, written in re.findall(r"([A-Za-z])([^A-Za-z]*(?:e-?\d+[^A-Za-z]*)*)", d):
        numbers = _arc_numbers(written) if letter in "Aa" else _numbers(written)
        takes = TAKES[letter.upper()]
        if not takes:
            yield letter, []
            continue
        for place in range(0, len(numbers), takes):
            yield letter, numbers[place : place + takes]
            letter = {"M": "L", "m": "l"}.get(letter, letter)


def _numbers(written: str) -> list[float]:
    return [float(number) for number in TOKEN.findall(written)]


def _arc_numbers(written: str) -> list[float]:
    """The two flags of an arc may be written without a separator."""
    numbers: list[float] = []
    rest = written.strip(" ,\n")
    while rest:
        is_flag = len(numbers) % 7 in (3, 4)
        found = re.match(r"[01]" if is_flag else TOKEN.pattern, rest)
        assert found is not None, f"“{rest}” is not how an arc goes on"
        numbers.append(float(found[0]))
        rest = rest[found.end() :].lstrip(" ,\n")
    return numbers


class _Pen:
    def __init__(self) -> None:
        self._at: Point = (0.0, 0.0)
        self._start: Point = (0.0, 0.0)
        self._control: Point | None = None
        self._points: list[Point] = []
        self._done: list[Subpath] = []

    def finished(self) -> tuple[Subpath, ...]:
        self._lift()
        return tuple(self._done)

    def draw(self, command: str, numbers: list[float]) -> None:
        kind = command.upper()
        if command != kind:
            numbers = self._absolute(kind, numbers)
        control, self._control = self._control, None
        match kind:
            case "M":
                self._lift()
                self._start = self._at = (numbers[0], numbers[1])
                self._points = [self._at]
            case "Z":
                if self._points:
                    self._points.append(self._start)
                self._lift()
                self._at = self._start
                self._points = [self._start]
            case "L" | "H" | "V":
                x, y = self._at
                self._line(numbers[0] if kind != "V" else x, numbers[-1] if kind != "H" else y)
            case "C" | "S":
                first = (numbers[0], numbers[1]) if kind == "C" else self._mirrored(control)
                self._cubic(first, (numbers[-4], numbers[-3]), (numbers[-2], numbers[-1]))
            case "Q" | "T":
                bend = (numbers[0], numbers[1]) if kind == "Q" else self._mirrored(control)
                self._quadratic(bend, (numbers[-2], numbers[-1]))
            case "A":
                self._arc(numbers)

    def _absolute(self, kind: str, numbers: list[float]) -> list[float]:
        x, y = self._at
        if kind == "V":
            return [numbers[0] + y]
        if kind == "A":
            return [*numbers[:5], numbers[5] + x, numbers[6] + y]
        return [number + (y if place % 2 else x) for place, number in enumerate(numbers)]

    def _lift(self) -> None:
        if len(self._points) > 1:
            self._done.append(tuple(self._points))
        self._points = []

    def _line(self, x: float, y: float) -> None:
        if not self._points:
            self._points = [self._at]
        self._at = (x, y)
        self._points.append(self._at)

    def _mirrored(self, control: Point | None) -> Point:
        x, y = self._at
        return (2 * x - control[0], 2 * y - control[1]) if control else (x, y)

    def _cubic(self, one: Point, two: Point, end: Point) -> None:
        start = self._at
        for step in range(1, STEPS + 1):
            t = step / STEPS
            s = 1 - t
            a, b, c, e = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
            self._line(
                a * start[0] + b * one[0] + c * two[0] + e * end[0],
                a * start[1] + b * one[1] + c * two[1] + e * end[1],
            )
        self._control = two

    def _quadratic(self, bend: Point, end: Point) -> None:
        (x, y), (bx, by), (ex, ey) = self._at, bend, end
        self._cubic(
            (x + (bx - x) * 2 / 3, y + (by - y) * 2 / 3),
            (ex + (bx - ex) * 2 / 3, ey + (by - ey) * 2 / 3),
            end,
        )
        self._control = bend

    def _arc(self, numbers: list[float]) -> None:
        """The arc by its centre, as in the implementation notes of SVG."""
        rx, ry, turn, large, sweep, ex, ey = numbers
        (sx, sy), phi = self._at, math.radians(turn)
        if not rx or not ry or (sx, sy) == (ex, ey):
            self._line(ex, ey)
            return
        cos, sin = math.cos(phi), math.sin(phi)
        dx, dy = (sx - ex) / 2, (sy - ey) / 2
        x, y = cos * dx + sin * dy, cos * dy - sin * dx
        rx, ry = abs(rx), abs(ry)
        grow = math.sqrt(max(1.0, (x / rx) ** 2 + (y / ry) ** 2))
        rx, ry = rx * grow, ry * grow
        over = (rx * y) ** 2 + (ry * x) ** 2
        factor = math.sqrt(max(0.0, (rx * ry) ** 2 / over - 1))
        factor = -factor if large == sweep else factor
        cx, cy = factor * rx * y / ry, -factor * ry * x / rx
        middle = (cos * cx - sin * cy + (sx + ex) / 2, sin * cx + cos * cy + (sy + ey) / 2)
        begin = math.atan2((y - cy) / ry, (x - cx) / rx)
        end = math.atan2((-y - cy) / ry, (-x - cx) / rx)
        if sweep and end < begin:
            end += 2 * math.pi
        elif not sweep and end > begin:
            end -= 2 * math.pi
        steps = max(4, math.ceil(STEPS * 2 * abs(end - begin) / math.pi))
        for step in range(1, steps + 1):
            angle = begin + (end - begin) * step / steps
            across, down = rx * math.cos(angle), ry * math.sin(angle)
            self._line(cos * across - sin * down + middle[0], sin * across + cos * down + middle[1])
