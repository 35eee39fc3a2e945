"""What lies along the Rift: each side's cards by location, and who controls the locations."""

from collections.abc import Iterator

import msgspec

from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Colour, Drawn, Frame, Outline, Panel
from bot.pictures.fitting import Anchor, fit, line_width
from bot.pictures.games.riftforce.palette import DIM, SHORE
from bot.pictures.games.riftforce.rift import DOWNWARDS, UPWARDS, rift
from bot.pictures.games.riftforce.shores import Shore, controllers, locations_of, shores_of
from bot.pictures.games.riftforce.tiles import ROUND, tile
from bot.pictures.games.riftforce.traces import trace_of
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.say import Say
from games.kit.scenes import Scene

MARGIN, GAP = 10.0, 6.0
COLUMN = (WIDTH - 2 * MARGIN - 4 * GAP) / 5
ARROW = 19.0
GOAL = 12
"""With this much Riftforce the match comes to its end."""


class RiftSizes(msgspec.Struct, frozen=True):
    """The sizes of tiles: as tall as a shore this deep allows, with room for at least `least` of
    them."""

    rift: float
    between: float
    tallest: float
    flattest: float
    deep: float
    least: int


ON_BOARD = RiftSizes(rift=40, between=4, tallest=37, flattest=27, deep=150, least=2)
ABOVE_HAND = RiftSizes(rift=30, between=3, tallest=26, flattest=19, deep=72, least=1)


class RiftSides:
    """Draws both shores and the Rift between them."""

    def __init__(self, scene: Scene, reader: Reader, sizes: RiftSizes) -> None:
        self._story = scene.story
        self._scored = _scored(scene)
        self._locations = locations_of(scene)
        self._reader = reader
        self._sizes = sizes
        self.far, self.near = shores_of(scene, reader)
        depth = max(self.far.depth, self.near.depth, sizes.least)
        room = sizes.deep / depth - sizes.between
        self._tile = min(sizes.tallest, max(sizes.flattest, room))

    @property
    def height(self) -> float:
        return self._deep(self.far) + self._sizes.rift + self._deep(self.near)

    def drawn(self, y: float) -> Iterator[Drawn]:
        far, near = (self._deep(shore) for shore in (self.far, self.near))
        torn = Frame(0, y + far, WIDTH, self._sizes.rift)
        yield from self._cards(self.far, Frame(0, y, WIDTH, far), upwards=True)
        yield from rift(torn)
        yield from self._middle(torn)
        yield from self._cards(self.near, Frame(0, torn.bottom, WIDTH, near), upwards=False)

    def _deep(self, shore: Shore) -> float:
        between = self._sizes.between
        return max(self._sizes.least, shore.depth) * (self._tile + between) + 2 * between

    def _cards(self, shore: Shore, room: Frame, *, upwards: bool) -> Iterator[Drawn]:
        between = self._sizes.between
        step = self._tile + between
        for place, column in enumerate(shore.columns):
            x = MARGIN + place * (COLUMN + GAP)
            yield Panel(Frame(x - 2, room.y, COLUMN + 4, room.height), SHORE, ROUND)
            for number, face in enumerate(column):
                down = between * 1.5 + number * step
                y = room.bottom - down - self._tile if upwards else room.y + down
                frame = Frame(x, y, COLUMN, self._tile)
                yield from tile(face, frame, trace_of(face, shore.seat, self._story))

    def _middle(self, torn: Frame) -> Iterator[Drawn]:
        """The name of each location, with an arrow towards the player who controls it, in gold if
        it has just scored."""
        held = controllers(self.far, self.near)
        low = torn.height / 5
        for place, (name, holder) in enumerate(zip(self._locations, held, strict=True)):
            x = MARGIN + place * (COLUMN + GAP)
            frame = Frame(x, torn.y + low, COLUMN, torn.height - 2 * low)
            has_scored = name in self._scored
            if has_scored:
                yield Panel(frame, GOLD, 12)
            colour = INK if has_scored else PAPER if holder is not None else DIM
            text, room = self._reader.capital(name), frame.inset(5, 1)
            size = 19 if line_width(text, "category", 19) < room.width - ARROW - 1 else 16
            if holder is not None:
                taken = min(room.width - ARROW - 1, line_width(text, "category", size))
                arrow = UPWARDS if holder == self.far.seat else DOWNWARDS
                left = room.x + (room.width - ARROW - taken) / 2 - 1
                yield Outline(arrow, left, frame.middle[1] - 7, 0.88, colour)
                room = Frame(left + ARROW, room.y, room.right - left - ARROW, room.height)
            anchor: Anchor = "middle" if holder is None else "start"
            yield from fit(text, room, "category", size, 13, colour, anchor)


def score(shore: Shore, frame: Frame, colour: Colour) -> Iterator[Drawn]:
    """The Riftforce at the right end of a plate, and what was just gained."""
    goal = f"/{GOAL}"
    tall = frame.height
    taken = line_width(goal, "number", 22) + 1
    yield from fit(goal, frame.right_part(taken).inset(0, 4), "number", 22, 13, colour, "end")
    number = Frame(frame.right - taken - 46, frame.y, 44, tall)
    yield from fit(str(shore.riftforce), number, "number", tall * 1.1, 20, colour, "end")
    wide = line_width(str(shore.riftforce), "number", tall * 1.1)
    gem = Frame(number.right - wide - 32, frame.middle[1] - 13, 26, 26)
    yield from sign("table/gem", gem, colour)
    if shore.just_gained:
        more = Frame(gem.x - 42, frame.middle[1] - 12, 36, 24)
        yield Panel(more, INK if shore.is_awaited else GOLD, 12)
        ink = GOLD if shore.is_awaited else INK
        text = f"+{shore.just_gained}"
        yield from fit(text, more.inset(5, 2), "number", 21, 13, ink, "middle")


def _scored(scene: Scene) -> tuple[Say, ...]:
    """The locations that were just checked."""
    for line in scene.story:
        locations = line.args.get("locations")
        if line.id == "riftforce-told-scored" and isinstance(locations, tuple):
            return tuple(name for name in locations if isinstance(name, Say))
    return ()
