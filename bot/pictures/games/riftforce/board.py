"""Both shores of the Rift: who has which guilds and how much Riftforce, and what stands where."""

import math
from collections.abc import Iterator

from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Colour, Drawn, Frame, Outline, Panel, Picture
from bot.pictures.fitting import Anchor, fit, line_width
from bot.pictures.games.riftforce.palette import CLIFF, DIM, GROUND, LINE, SHORE
from bot.pictures.games.riftforce.rift import DOWNWARDS, UPWARDS, rift
from bot.pictures.games.riftforce.shores import Shore, controllers, locations_of, shores_of
from bot.pictures.games.riftforce.tiles import ROUND, block, chip, small_tile, tile
from bot.pictures.games.riftforce.traces import has_fallen, trace_of
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.say import Say
from games.kit.scenes import Scene

MARGIN, GAP = 10.0, 6.0
PLATE, KIT, RIFT = 38.0, 38.0, 40.0
COLUMN = (WIDTH - 2 * MARGIN - 4 * GAP) / 5
BETWEEN = 4.0
"""From one tile to the next."""
LEAST_DEPTH = 2
TALLEST, FLATTEST, DEEP = 37.0, 27.0, 150.0
"""Tiles are as tall as so much of a shore has room for."""
ARROW = 19.0
GOAL = 12
"""Riftforce from which on the match comes to its end."""


class RiftBoard:
    """Draws one scene's board from the top down."""

    def __init__(self, scene: Scene, reader: Reader) -> None:
        self._story = scene.story
        self._scored = _scored(scene)
        self._locations = locations_of(scene)
        self._reader = reader
        self._far, self._near = shores_of(scene)
        depth = max(self._far.depth, self._near.depth, LEAST_DEPTH)
        self._tile = min(TALLEST, max(FLATTEST, DEEP / depth - BETWEEN))

    def picture(self) -> Picture:
        far, near = (self._deep(shore) for shore in (self._far, self._near))
        shore = PLATE + KIT + 4
        middle = shore + far
        below = middle + RIFT + near
        items = [
            *self._plate(self._far, 0),
            *self._kit(self._far, PLATE),
            *self._cards(self._far, Frame(0, shore, WIDTH, far), upwards=True),
            *rift(Frame(0, middle, WIDTH, RIFT)),
            *self._middle(middle),
            *self._cards(self._near, Frame(0, middle + RIFT, WIDTH, near), upwards=False),
            *self._kit(self._near, below + 4),
            *self._plate(self._near, below + 4 + KIT),
        ]
        return Picture(math.ceil(below + shore), GROUND, tuple(items))

    def _deep(self, shore: Shore) -> float:
        return max(LEAST_DEPTH, shore.depth) * (self._tile + BETWEEN) + 2 * BETWEEN

    def _plate(self, shore: Shore, y: float) -> Iterator[Drawn]:
        """The name, gold where a move is awaited, and the Riftforce."""
        frame = Frame(0, y, WIDTH, PLATE)
        yield Panel(frame, GOLD if shore.is_awaited else CLIFF)
        colour = INK if shore.is_awaited else PAPER
        room = frame.inset(MARGIN + 2, 3)
        score = room.right_part(132)
        yield from self._score(shore, score, colour)
        name = room.left_part(room.width - score.width - 8)
        if shore.is_awaited:
            yield from sign("table/turn", Frame(name.x, frame.middle[1] - 9, 18, 18), INK)
            name = name.right_part(name.width - 26)
        yield from fit(self._reader.names[shore.seat], name, "name", 21, 13, colour, lines=2)

    def _score(self, shore: Shore, frame: Frame, colour: Colour) -> Iterator[Drawn]:
        goal = f"/{GOAL}"
        taken = line_width(goal, "number", 22) + 1
        yield from fit(goal, frame.right_part(taken).inset(0, 4), "number", 22, 13, colour, "end")
        number = Frame(frame.right - taken - 46, frame.y, 44, frame.height)
        yield from fit(str(shore.riftforce), number, "number", 36, 20, colour, "end")
        wide = line_width(str(shore.riftforce), "number", 36)
        gem = Frame(number.right - wide - 32, frame.middle[1] - 13, 26, 26)
        yield from sign("table/gem", gem, colour)
        if shore.just_gained:
            more = Frame(gem.x - 42, frame.middle[1] - 12, 36, 24)
            yield Panel(more, INK if shore.is_awaited else GOLD, 12)
            ink = GOLD if shore.is_awaited else INK
            text = f"+{shore.just_gained}"
            yield from fit(text, more.inset(5, 2), "number", 21, 13, ink, "middle")

    def _kit(self, shore: Shore, y: float) -> Iterator[Drawn]:
        """The guilds, and how many cards are in hand, in the pile and in the discard, of which the
        top can be seen."""
        room = Frame(MARGIN, y + 5, WIDTH - 2 * MARGIN, KIT - 8)
        for place, guild in enumerate(shore.guilds):
            yield from block(guild.art, Frame(room.x + place * 36, room.y, 32, room.height), 0.8)
        for art, count, x in (("hand", shore.hand, 256), ("cards", shore.pile, 336)):
            yield from sign(f"table/{art}", Frame(x, room.y + 3, 22, 22), DIM)
            yield from self._count(count, Frame(x + 28, room.y, 44, room.height))
        yield from self._discarded(shore, Frame(422, room.y, 56, room.height))
        yield from self._count(shore.discard, Frame(486, room.y, 44, room.height))

    def _count(self, count: int, frame: Frame) -> Iterator[Drawn]:
        yield from fit(str(count), frame, "number", 24, 13, PAPER)

    def _discarded(self, shore: Shore, frame: Frame) -> Iterator[Drawn]:
        if shore.discarded is None:
            yield Panel(frame, "", ROUND, LINE, 2)
            return
        yield from small_tile(shore.discarded, frame)
        if has_fallen(shore.discarded, shore.seat, self._story):
            yield from chip("table/skull", Frame(frame.x - 8, frame.y - 6, 20, 20))

    def _cards(self, shore: Shore, room: Frame, *, upwards: bool) -> Iterator[Drawn]:
        step = self._tile + BETWEEN
        for place, column in enumerate(shore.columns):
            x = MARGIN + place * (COLUMN + GAP)
            yield Panel(Frame(x - 2, room.y, COLUMN + 4, room.height), SHORE, ROUND)
            for number, face in enumerate(column):
                down = BETWEEN * 1.5 + number * step
                y = room.bottom - down - self._tile if upwards else room.y + down
                frame = Frame(x, y, COLUMN, self._tile)
                yield from tile(face, frame, trace_of(face, shore.seat, self._story))

    def _middle(self, y: float) -> Iterator[Drawn]:
        """Each location by its name, with an arrow towards who controls it, and in gold if that
        has just been worth something."""
        held = controllers(self._far, self._near)
        for place, (name, holder) in enumerate(zip(self._locations, held, strict=True)):
            frame = Frame(MARGIN + place * (COLUMN + GAP), y + 8, COLUMN, RIFT - 16)
            has_scored = name in self._scored
            if has_scored:
                yield Panel(frame, GOLD, 12)
            colour = INK if has_scored else PAPER if holder is not None else DIM
            text, room = self._reader.capital(name), frame.inset(5, 1)
            size = 19 if line_width(text, "category", 19) < room.width - ARROW - 1 else 16
            if holder is not None:
                taken = min(room.width - ARROW - 1, line_width(text, "category", size))
                arrow = UPWARDS if holder == self._far.seat else DOWNWARDS
                left = room.x + (room.width - ARROW - taken) / 2 - 1
                yield Outline(arrow, left, frame.middle[1] - 7, 0.88, colour)
                room = Frame(left + ARROW, room.y, room.right - left - ARROW, room.height)
            anchor: Anchor = "middle" if holder is None else "start"
            yield from fit(text, room, "category", size, 13, colour, anchor)


def _scored(scene: Scene) -> tuple[Say, ...]:
    """The locations that somebody has just checked."""
    for line in scene.story:
        locations = line.args.get("locations")
        if line.id == "riftforce-told-scored" and isinstance(locations, tuple):
            return tuple(name for name in locations if isinstance(name, Say))
    return ()
