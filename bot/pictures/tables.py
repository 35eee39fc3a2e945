"""The table before and after a match: the seats, and the winners."""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.pictures.colours import CREAM, FAINT, GOLD, INK, PAPER, ground, plate
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.fitting import fit
from bot.pictures.foot import FOOT, foot, free_seats
from bot.pictures.pieces import badge, sign
from bot.pictures.reader import Reader
from games.kit.game import Outcome
from games.kit.say import Seat

MARGIN, GAP = 14.0, 10.0
TITLE = 70.0
SEAT = 46.0
COLUMNS = 2


class Chair(NamedTuple):
    """A taken seat, or one `kept` for somebody who has not come back yet."""

    art: str
    kept: bool


def waiting_table(
    title: str, places: Sequence[Chair], most: int, says: Sequence[str], reader: Reader, colour: int
) -> Picture:
    """Taken seats with their players' names, and free seats as empty places."""
    items: list[Drawn] = [Panel(Frame(0, 0, WIDTH, TITLE), plate(colour))]
    room = Frame(MARGIN, 0, WIDTH - 2 * MARGIN, TITLE)
    items += fit(title, room.inset(0, 8), "heading", 38, 20, PAPER, "middle")
    for seat in range(most):
        frame = place_of(seat, TITLE + GAP + 2)
        items += _seat(seat, frame, places, reader, plate(colour))
    y = place_of(most - 1, TITLE + GAP + 2).bottom + GAP
    for line in says:
        frame = Frame(MARGIN, y, WIDTH - 2 * MARGIN, 46)
        items += fit(line, frame, "text", 18, 13, FAINT, "middle", lines=2)
        y += 46 + GAP
    items += free_seats(y - GAP + 2, len(places), most, reader)
    return Picture(math.ceil(y - GAP + 2 + FOOT), ground(colour), tuple(items))


def place_of(number: int, top: float) -> Frame:
    """The places, in two columns."""
    width = (WIDTH - 2 * MARGIN - GAP) / COLUMNS
    row, column = divmod(number, COLUMNS)
    return Frame(MARGIN + column * (width + GAP), top + row * (SEAT + GAP), width, SEAT)


def _seat(
    seat: Seat, frame: Frame, places: Sequence[Chair], reader: Reader, fill: str
) -> Iterator[Drawn]:
    if seat >= len(places):
        yield Panel(frame, "", 10, fill, 2)
        yield from sign("table/seat", frame.inset(8), fill)
        return
    art, is_kept = places[seat]
    yield Panel(frame, "", 10, fill, 2) if is_kept else Panel(frame, fill, 10)
    yield from sign(art, Frame(frame.x + 10, frame.y + 9, 28, 28), FAINT if is_kept else GOLD)
    name = Frame(frame.x + 48, frame.y, frame.width - 58, frame.height)
    shown = FAINT if is_kept else PAPER
    yield from fit(reader.names[seat], name.inset(0, 2), "name", 20, 13, shown, lines=2)


def finished_table(title: str, outcome: Outcome, reader: Reader, colour: int) -> Picture:
    """The winners in gold, everybody's scores, and a line on how the match ended."""
    items: list[Drawn] = [Panel(Frame(0, 0, WIDTH, TITLE), plate(colour))]
    room = Frame(MARGIN, 0, WIDTH - 2 * MARGIN, TITLE)
    items += sign("table/trophy", room.left_part(48).inset(2, 10), GOLD)
    story = reader.text(outcome.message)
    beside = room.right_part(room.width - 60).inset(0, 6)
    items += fit(story, beside, "heading", 26, 14, PAPER, lines=2)
    order = standings(outcome)
    for number, seat in enumerate(order):
        frame = place_of(number, TITLE + GAP + 2)
        items += _standing_of(seat, frame, outcome, reader, plate(colour))
    y = place_of(len(order) - 1, TITLE + GAP + 2).bottom + GAP
    items += foot(y, title)
    return Picture(math.ceil(y + FOOT), ground(colour), tuple(items))


def standings(outcome: Outcome) -> list[Seat]:
    """The winners, then the others by score, then those who gave up."""

    def standing(seat: Seat) -> tuple[bool, bool, int]:
        gave_up = seat in outcome.gave_up
        return seat not in outcome.winners, gave_up, 0 if gave_up else -outcome.scores[seat]

    return sorted(outcome.in_order(), key=standing)


def _standing_of(
    seat: Seat, frame: Frame, outcome: Outcome, reader: Reader, fill: str
) -> Iterator[Drawn]:
    has_won = seat in outcome.winners
    yield Panel(frame, GOLD if has_won else fill, 10)
    left = 12.0
    if has_won:
        yield from sign("table/crown", Frame(frame.x + 10, frame.y + 8, 30, 30), INK)
        left = 50.0
    name = Frame(frame.x + left, frame.y, frame.width - left - 66, frame.height).inset(0, 2)
    yield from fit(reader.names[seat], name, "name", 20, 13, INK if has_won else PAPER, lines=2)
    score = Frame(frame.right - 60, frame.y + 6, 50, frame.height - 12)
    yield from badge(
        str(outcome.scores[seat]), score, INK if has_won else CREAM, PAPER if has_won else INK
    )
