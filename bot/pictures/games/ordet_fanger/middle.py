"""The middle of the table: the draw piles, the jokers, the card that decides a tie."""

import math
from collections.abc import Iterator

from bot.pictures.cards import back
from bot.pictures.colours import CREAM, GOLD, INK, PAPER
from bot.pictures.display import Drawn, Frame, Panel
from bot.pictures.fitting import Anchor, fit
from bot.pictures.games.ordet_fanger.fronts import FOOT, foot, front
from bot.pictures.games.ordet_fanger.palette import PLATE, QUIET, WELL, colour_of
from bot.pictures.games.ordet_fanger.seen import TableSeen, category_of, symbols_of
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.say import say
from games.kit.scenes import Face, Zone

DRAW_PILE, NARROW, JOKER, JOKERS, GAP = 124.0, 84.0, 64.0, 96.0, 12.0
"""The width of each; NARROW for draw piles beside a card that decides a tie."""
LINK, COUNTED = 22.0, 48.0
MOST_COLUMNS, BETWEEN = 3, 8.0
"""The layout of several jokers."""


def middle(table: TableSeen, frame: Frame, reader: Reader, title: str) -> Iterator[Drawn]:
    yield Panel(frame, WELL, 10)
    room = frame.inset(10, 6)
    wide = NARROW if table.tie_card else DRAW_PILE
    for number, zone in enumerate(table.draw_piles):
        place = room.left_part(wide) if number == 0 else room.right_part(wide)
        yield from _draw_pile(zone, place, reader, at_the_right=number > 0)
    room = room.inset(wide + GAP, 0)
    if table.tie_card is not None:
        if table.jokers:
            part = JOKER if len(table.jokers) == 1 else JOKERS
            yield from _jokers(table, room.left_part(part), reader)
            room = room.right_part(room.width - part - GAP)
        yield from _tie_card(table, table.tie_card, room, reader)
    elif table.jokers:
        yield from _jokers(table, room, reader)
    else:
        yield from fit(title, room, "heading", 26, 16, QUIET, "middle")


def _draw_pile(zone: Zone, frame: Frame, reader: Reader, *, at_the_right: bool) -> Iterator[Drawn]:
    """A draw pile: its back, its number of cards and its name; mirrored at the right end."""
    text = frame.inset(0, max(0, (frame.height - COUNTED) / 2))
    anchor: Anchor = "end" if at_the_right else "start"
    if frame.width > NARROW:
        tall = min(frame.height, 58.0)
        wide = tall * 0.72
        left = frame.right - wide if at_the_right else frame.x
        card = Frame(left, frame.middle[1] - tall / 2, wide, tall)
        yield from _top_back(card, is_empty=not zone.hidden)
        rest = frame.width - wide - 9
        text = frame.left_part(rest) if at_the_right else frame.right_part(rest)
    number = text.top_part(text.height * 0.52)
    yield from fit(str(zone.hidden), number, "number", 28, 18, PAPER, anchor)
    label = text.bottom_part(text.height * 0.44)
    yield from fit(reader.capital(zone.label), label, "category", 16, 13, QUIET, anchor, lines=2)


def _top_back(card: Frame, *, is_empty: bool) -> Iterator[Drawn]:
    if is_empty:
        yield Panel(card, "", card.width / 13, PLATE, 2)
    else:
        yield from back(card, PLATE)


def _jokers(table: TableSeen, frame: Frame, reader: Reader) -> Iterator[Drawn]:
    """One joker with its name if there is room; several in rows."""
    count = len(table.jokers)
    if count == 1:
        label = reader.capital(say("ordet-fanger-zone-joker", count=1))
        yield from _joker(table, table.jokers[0], frame, label if frame.width > JOKER else "")
        return
    columns = min(count, MOST_COLUMNS) if frame.width > JOKERS else 2
    rows = math.ceil(count / columns)
    wide = (frame.width - BETWEEN * (columns - 1)) / columns
    tall = (frame.height - BETWEEN * (rows - 1)) / rows
    for place, face in enumerate(table.jokers):
        row, column = divmod(place, columns)
        left, top = column * (wide + BETWEEN), row * (tall + BETWEEN)
        yield from _joker(table, face, Frame(frame.x + left, frame.y + top, wide, tall), "")


def _joker(table: TableSeen, face: Face, frame: Frame, label: str) -> Iterator[Drawn]:
    """A joker: its two symbols on paper, linked. Gold if it makes the duel, or is new."""
    tall = min(frame.height, 60.0)
    card = Frame(frame.x, frame.middle[1] - tall / 2, min(frame.width, tall * 2.5), tall)
    if label:
        text = frame.right_part(frame.width - card.width - 10)
        yield from fit(label, text, "category", 18, 13, QUIET, lines=3)
    is_lit = table.joins(face) or (table.is_fresh(face) and not table.asked)
    if is_lit:
        yield Panel(card.inset(-min(4, BETWEEN / 2)), GOLD, 11)
    yield Panel(card, CREAM, 8)
    margin = min(6, card.height / 8)
    yield from _linked(face, card.inset(margin + 2, margin))


def _linked(face: Face, room: Frame) -> Iterator[Drawn]:
    one, other = symbols_of(face)
    side = min(room.height, room.width * 0.4)
    yield from sign(one, room.left_part(side), colour_of(one))
    yield from sign(other, room.right_part(side), colour_of(other))
    between = room.inset(side, 0)
    if between.width > LINK:
        x, y = between.middle
        yield from sign("table/link", Frame(x - LINK / 2, y - LINK / 2, LINK, LINK), INK)


def _tie_card(table: TableSeen, face: Face, frame: Frame, reader: Reader) -> Iterator[Drawn]:
    yield Panel(frame.inset(-4), GOLD, 12)
    yield Panel(frame, PAPER, 8)
    answering = table.answering(category_of(face))
    yield from foot(table, answering, frame.bottom_part(FOOT), (0, 0, 8, 8), reader)
    yield from front(face, frame.top_part(frame.height - FOOT))
