"""The board: both sides of the Rift, their guilds and Riftforce, the cards at each location, and
the last action."""

import math
from collections.abc import Iterator

from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.fitting import fit
from bot.pictures.foot import CORNER_WIDTH
from bot.pictures.games.riftforce.last_action import strip_of
from bot.pictures.games.riftforce.palette import CLIFF, DIM, GROUND, LINE
from bot.pictures.games.riftforce.rift_sides import MARGIN, ON_BOARD, RiftSides, score
from bot.pictures.games.riftforce.shores import Shore
from bot.pictures.games.riftforce.tiles import ROUND, block, chip, small_tile
from bot.pictures.games.riftforce.traces import has_fallen
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.scenes import Scene

PLATE, KIT = 38.0, 38.0


class RiftBoard:
    """Draws one scene's board from the top down."""

    def __init__(self, scene: Scene, reader: Reader) -> None:
        self._story = scene.story
        self._reader = reader
        self._rift = RiftSides(scene, reader, ON_BOARD)
        last = scene.last_round
        self._strip = None if last is None else strip_of(last, reader)

    def picture(self) -> Picture:
        far, near = self._rift.far, self._rift.near
        items = [*self._plate(far, 0, 0), *self._kit(far, PLATE)]
        y = PLATE + KIT + 4
        if self._strip is not None:
            items += self._strip.drawn(y)
            y += self._strip.height + 8
        items += self._rift.drawn(y)
        y += self._rift.height + 4
        # Discord's badge lies on the plate at the bottom, before the name.
        items += [*self._kit(near, y), *self._plate(near, y + KIT, CORNER_WIDTH)]
        return Picture(math.ceil(y + KIT + PLATE), GROUND, tuple(items))

    def _plate(self, shore: Shore, y: float, free: float) -> Iterator[Drawn]:
        """The player's name, gold while a move is awaited, and the Riftforce. `free` units are left
        empty at the left."""
        frame = Frame(0, y, WIDTH, PLATE)
        yield Panel(frame, GOLD if shore.is_awaited else CLIFF)
        colour = INK if shore.is_awaited else PAPER
        room = frame.inset(MARGIN + 2, 3)
        yield from score(shore, room.right_part(132), colour)
        name = room.left_part(room.width - 140)
        name = name.right_part(name.width - free)
        if shore.is_awaited:
            yield from sign("table/turn", Frame(name.x, frame.middle[1] - 9, 18, 18), INK)
            name = name.right_part(name.width - 26)
        yield from fit(self._reader.names[shore.seat], name, "name", 21, 13, colour, lines=2)

    def _kit(self, shore: Shore, y: float) -> Iterator[Drawn]:
        """The guilds, and the numbers of cards in hand, pile and discard, whose top card is
        visible."""
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
