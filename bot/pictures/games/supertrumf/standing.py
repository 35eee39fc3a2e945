"""The scores as a row of chips: the name, the cards in hand, and the cards won."""

import math
from collections.abc import Iterator

from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Colour, Drawn, Frame, Panel
from bot.pictures.fitting import fit, line_width
from bot.pictures.games.supertrumf.palette import PLATE, WELL
from bot.pictures.games.supertrumf.round import is_asked, leader, waited_for
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader, viewer_of
from games.kit.say import Seat
from games.kit.scenes import Scene, Zone

MARGIN, GAP = 10.0, 5.0
CHIP, MOST_IN_A_ROW = 33.0, 3
SIGN, NUMBER = 16.0, 22.0
PRIZES = 4


def standing_height(scene: Scene) -> float:
    rows, _ = _rows_of(len(seats_of(scene)))
    return rows * (CHIP + GAP) - GAP


def _rows_of(count: int) -> tuple[int, int]:
    """The number of rows, and of chips in each."""
    rows = math.ceil(count / MOST_IN_A_ROW)
    return rows, math.ceil(count / rows)


def seats_of(scene: Scene) -> list[Seat]:
    """The viewer's own seat comes last."""
    seats = {zone.owner for zone in scene.board if zone.owner is not None}
    own = viewer_of(scene)
    return sorted(seats, key=lambda seat: (seat == own, seat))


def standing(scene: Scene, y: float, reader: Reader) -> Iterator[Drawn]:
    seats = seats_of(scene)
    _, columns = _rows_of(len(seats))
    for place, seat in enumerate(seats):
        row, column = divmod(place, columns)
        here = min(columns, len(seats) - row * columns)
        wide = (WIDTH - 2 * MARGIN - GAP * (here - 1)) / here
        frame = Frame(MARGIN + column * (wide + GAP), y + row * (CHIP + GAP), wide, CHIP)
        yield from _chip(scene, seat, frame, reader)


def _chip(scene: Scene, seat: Seat, frame: Frame, reader: Reader) -> Iterator[Drawn]:
    is_awaited = seat in waited_for(scene)
    yield Panel(frame, WELL, 8)
    counts = [*_counts(scene, seat)]
    taken = sum(_count_width(text) for _, text in counts) + 16
    head = frame.left_part(frame.width - taken)
    yield Panel(head, GOLD if is_awaited else PLATE, (8, 0, 0, 8))
    colour = INK if is_awaited else PAPER
    name = head.inset(7, 1)
    if art := _role(scene, seat, is_awaited=is_awaited):
        yield from sign(art, name.left_part(15), colour)
        name = name.right_part(name.width - 19)
    yield from fit(reader.names[seat], name, "category", 18, 13, colour, lines=2)
    yield from _counted(counts, frame.right_part(taken).inset(6, 5))


def _counted(counts: list[tuple[str, str]], frame: Frame) -> Iterator[Drawn]:
    """One count at the left, another at the right."""
    for place, (art, text) in enumerate(counts):
        wide = _count_width(text)
        room = frame.right_part(wide) if place else frame.left_part(wide)
        colour: Colour = GOLD if place else PAPER
        yield from sign(art, room.left_part(SIGN), colour)
        number = room.right_part(wide - SIGN - 3)
        yield from fit(text, number, "number", NUMBER, 13, colour)


def _count_width(text: str) -> float:
    return line_width(text, "number", NUMBER) + SIGN + 5


def _counts(scene: Scene, seat: Seat) -> Iterator[tuple[str, str]]:
    zones = {zone.key: zone for zone in scene.board if zone.owner == seat}
    hand = zones.get(f"hand-{seat}") or zones["hand"]
    yield "table/hand", str(_held(hand))
    if pile := zones.get(f"winning-pile-{seat}"):
        yield "table/cards", str(pile.hidden)
    elif prizes := zones.get(f"prizes-{seat}"):
        yield "table/trophy", f"{PRIZES - prizes.hidden}/{PRIZES}"


def _held(zone: Zone) -> int:
    return zone.hidden + len(zone.faces)


def _role(scene: Scene, seat: Seat, *, is_awaited: bool) -> str:
    """A megaphone for the leader, an arrow for others who are awaited, a check for those who have
    played."""
    if leader(scene) == seat:
        return "table/megaphone"
    if is_awaited:
        return "table/turn"
    laid = next(zone for zone in scene.board if zone.key == f"laid-{seat}")
    has_laid = is_asked(scene, "lay") and _held(laid) > 0
    return "table/check" if has_laid else ""
