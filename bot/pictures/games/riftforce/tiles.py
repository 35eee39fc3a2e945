"""Cards and guilds as tiles: a block with the guild's sign, and the number beside it."""

from collections.abc import Iterator

from bot.pictures.colours import CREAM, GOLD, INK
from bot.pictures.display import Drawn, Frame, Panel
from bot.pictures.fitting import fit
from bot.pictures.games.riftforce.palette import GROUND, tint
from bot.pictures.games.riftforce.traces import Trace, damage_on
from bot.pictures.pieces import damage_badge, sign
from games.kit.scenes import Face

ROUND = 7.0
BLOCK, NUMBER, MORE = 31.0, 23.0, 19.0
"""The widths of the sign's block, the number and the change of damage, on a tile as wide as a
location."""


def block(art: str, frame: Frame, share: float = 0.72) -> Iterator[Drawn]:
    """A guild as its sign alone."""
    colours = tint(art)
    yield Panel(frame, colours.block, ROUND)
    side = min(frame.width, frame.height) * share
    x, y = frame.middle
    yield from sign(art, Frame(x - side / 2, y - side / 2, side, side), colours.sign)


def tile(face: Face, frame: Frame, trace: Trace | None) -> Iterator[Drawn]:
    """A card at a location, with its damage and what just happened to it."""
    if trace:
        yield Panel(frame.inset(-3), GOLD, ROUND + 3)
        yield Panel(frame.inset(-0.5), GROUND, ROUND)
    yield from _faced(face.art, frame)
    star = min(29.0, frame.height)
    if damage := damage_on(face):
        place = Frame(frame.right - star + 1, frame.middle[1] - star / 2, star, star)
        yield from damage_badge(damage, place)
    if trace:
        yield from _traced(trace, frame)


def _faced(art: str, frame: Frame) -> Iterator[Drawn]:
    colours = tint(art)
    left, right = frame.left_part(BLOCK), frame.right_part(frame.width - BLOCK)
    yield Panel(left, colours.block, (ROUND, 0, 0, ROUND))
    yield Panel(right, CREAM, (0, ROUND, ROUND, 0))
    side = min(BLOCK, frame.height) * 0.8
    place = Frame(left.middle[0] - side / 2, left.middle[1] - side / 2, side, side)
    yield from sign(art, place, colours.sign)
    number = right.left_part(NUMBER).inset(1, 1)
    yield from fit(art[-1], number, "number", frame.height * 0.98, 13, INK, "middle")


def small_tile(face: Face, frame: Frame) -> Iterator[Drawn]:
    """A card on a pile."""
    if face.fresh:
        yield Panel(frame.inset(-3), GOLD, ROUND + 3)
    half = frame.width / 2
    yield Panel(frame.left_part(half), tint(face.art).block, (ROUND, 0, 0, ROUND))
    yield from sign(face.art, frame.left_part(half).inset(3), tint(face.art).sign)
    number = frame.right_part(half)
    yield Panel(number, CREAM, (0, ROUND, ROUND, 0))
    yield from fit(face.art[-1], number.inset(2), "number", 26, 13, INK, "middle")


def _traced(trace: Trace, frame: Frame) -> Iterator[Drawn]:
    """The change of damage as a number beside the star; otherwise a sign of what the card did or
    suffered."""
    room = Frame(frame.x + BLOCK + NUMBER - 1, frame.middle[1] - 10, MORE, 20)
    if trace.harm:
        yield Panel(room, GOLD, 6)
        text = f"{trace.harm:+d}".replace("-", "−")
        yield from fit(text, room.inset(1, 1), "number", 19, 13, INK, "middle")
        room = Frame(frame.x - 4, frame.y - 4, 18, 18)
    if trace.sign:
        yield from chip(trace.sign, room.inset(0, (room.height - room.width) / 2))


def chip(art: str, frame: Frame) -> Iterator[Drawn]:
    """A sign of what just happened."""
    yield Panel(frame, GOLD, frame.width / 2)
    yield from sign(art, frame.inset(frame.width * 0.2), INK)
