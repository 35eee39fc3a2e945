"""The parts that all pictures share: plates, badges, bars, frames, signs."""

from collections.abc import Iterator

from bot.pictures.artwork import symbol
from bot.pictures.colours import CREAM, DAMAGE, GOLD, INK, PAPER
from bot.pictures.display import Colour, Drawn, Font, Frame, Outline, Panel
from bot.pictures.fitting import fit, line_width


def sign(
    art: str, frame: Frame, colour: Colour, edge: Colour = "", line: float = 0
) -> Iterator[Drawn]:
    """A symbol of data/symbols in the middle of a frame, as large as fits; nothing if there is no
    such symbol."""
    found = symbol(art)
    if found is None:
        return
    side = min(frame.width, frame.height)
    x, y = frame.middle
    yield Outline(found.d, x - side / 2, y - side / 2, side / found.side, colour, edge, line)


def just_now(frame: Frame, radius: float = 10) -> Panel:
    """The gold frame around a card that has just been played, hit, healed or won."""
    return Panel(frame.inset(-4), "", radius + 4, GOLD, 5)


def badge(
    text: str, frame: Frame, fill: Colour, colour: Colour, font: Font = "number"
) -> Iterator[Drawn]:
    """A few letters or digits on a round plate."""
    radius = min(frame.width, frame.height) / 2
    yield Panel(frame, fill, radius)
    room = frame.inset(min(4, frame.width / 8), 2)
    yield from fit(text, room, font, frame.height * 0.8, 8, colour, "middle")


def damage_badge(value: int, frame: Frame) -> Iterator[Drawn]:
    """A number on a red star with a white edge."""
    yield from sign("table/burst", frame, PAPER)
    yield from sign("table/burst", frame.inset(frame.width * 0.07), DAMAGE)
    room = frame.inset(frame.width * 0.2)
    yield from fit(str(value), room, "number", frame.height * 0.62, 8, PAPER, "middle")


def life_badge(value: int, frame: Frame) -> Iterator[Drawn]:
    """The remaining life, on a dark heart."""
    yield from sign("table/heart", frame.inset(-frame.width * 0.1), INK)
    room = frame.inset(frame.width * 0.2).moved(down=-frame.height * 0.02)
    yield from fit(str(value), room, "number", frame.height * 0.52, 8, PAPER, "middle")


def bar(frame: Frame, share: float, fill: Colour, empty: Colour) -> Iterator[Drawn]:
    """A bar filled to a share of its frame."""
    radius = min(frame.height / 2, 6)
    yield Panel(frame, empty, radius)
    if share > 0:
        width = max(2 * radius, frame.width * min(1.0, share))
        yield Panel(frame.left_part(width), fill, radius)


def seat_plate(
    name: str, beside: str, frame: Frame, fill: Colour, *, awaited: bool
) -> Iterator[Drawn]:
    """A player's name. It is gold, with an arrow, while the match waits for them."""
    yield Panel(frame, GOLD if awaited else fill, 9)
    colour = INK if awaited else CREAM
    room = frame.inset(12, 2)
    if awaited:
        arrow = Frame(room.x - 2, frame.middle[1] - 8, 16, 16)
        yield from sign("table/turn", arrow, INK)
        room = room.right_part(room.width - 20)
    taken = min(line_width(beside, "label", 18) + 2, room.width / 2) if beside else 0
    yield from fit(beside, room.right_part(taken), "label", 18, 13, colour, "end")
    own = room.left_part(room.width - taken - (10 if beside else 0))
    yield from fit(name, own, "name", 19, 13, colour)
