"""The front of a card, and who has to answer it."""

from collections.abc import Iterator

from bot.pictures.colours import GOLD, INK
from bot.pictures.display import Corners, Drawn, Frame, Panel
from bot.pictures.fitting import fit, line_width
from bot.pictures.games.ordet_fanger.palette import DIMMED_INK, GRAPHITE, colour_of
from bot.pictures.games.ordet_fanger.seen import TableSeen, category_of, side_of, symbols_of
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.say import Seat, say
from games.kit.scenes import Face

WIDE = 200.0
"""From this width on, a card has its symbol beside its category, and the height of its pile to the
left of the symbol."""
PILE_HEIGHT = 26.0
FOOT = 22.0
ROOMY = 64.0
"""Taller frames have larger letters."""
BETWEEN_LANGUAGES = " / "


def front(face: Face, frame: Frame, *, dimmed: bool = False, under: float = 0) -> Iterator[Drawn]:
    """A card's symbol and category. `under` is the height of what lies in the upper right
    corner."""
    (symbol,) = symbols_of(face)
    colour, category = colour_of(symbol, dimmed=dimmed), category_of(face)
    if frame.width >= WIDE:
        room = frame.inset(10, 6)
        room = room.right_part(room.width - PILE_HEIGHT)
        is_long = BETWEEN_LANGUAGES in category
        side = min(room.height, room.width * (0.18 if is_long else 0.3), 84)
        yield from sign(symbol, room.left_part(side), colour)
        text = room.right_part(room.width - side - 12)
        text = text.bottom_part(text.height - max(0, under - 6))
    else:
        room = frame.inset(8, 6)
        share = 0.3 if BETWEEN_LANGUAGES in category else 0.51 if room.height > ROOMY else 0.44
        tall = room.height * share
        yield from sign(symbol, room.top_part(tall), colour)
        text = room.bottom_part(room.height - tall - 4)
    yield from _categories(category.split(BETWEEN_LANGUAGES), text, dimmed=dimmed)


def _categories(languages: list[str], frame: Frame, *, dimmed: bool) -> Iterator[Drawn]:
    """Two languages, one below the other, the second one paler."""
    inks = (DIMMED_INK if dimmed else INK, GRAPHITE)
    largest = 30 if frame.height > ROOMY else 25
    tall = frame.height / len(languages)
    between = 7 * (len(languages) - 1)
    for number, (category, ink) in enumerate(zip(languages, inks, strict=False)):
        room = frame.moved(down=number * tall).top_part(tall).inset(0, between / 2)
        yield from fit(category, room, "category", largest, 13, ink, "middle", lines=5)


def foot(
    table: TableSeen, answering: tuple[Seat, ...], frame: Frame, corners: Corners, reader: Reader
) -> Iterator[Drawn]:
    """The gold label below a card: who answers it."""
    yield Panel(frame, GOLD, corners)
    yield from sign("table/bolt", frame.inset(7, 4).left_part(13), INK)
    room = frame.right_part(frame.width - 18).inset(6, 2)
    yield from fit(_who(table, answering, room, reader), room, "category", 18, 13, INK, "middle")


def _who(table: TableSeen, answering: tuple[Seat, ...], room: Frame, reader: Reader) -> str:
    """By name, if there is room."""
    if not answering:
        return reader.text(say("ordet-fanger-zone-tie"))
    if {*answering} == {*table.asked}:
        return reader.text(say("ordet-fanger-picture-both-answer"))
    text = reader.text(say("ordet-fanger-picture-answers", who=side_of(answering)))
    if line_width(text, "category", 13) <= room.width:
        return text
    return reader.text(say("ordet-fanger-picture-others-answer", count=len(answering)))
