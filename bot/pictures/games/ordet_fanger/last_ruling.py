"""The last ruling in small: the card that was won, and the answer."""

from collections.abc import Iterator

from bot.pictures.colours import CREAM, INK, PAPER
from bot.pictures.display import Drawn, Frame, Panel
from bot.pictures.fitting import fit
from bot.pictures.games.ordet_fanger.banner import ruling_of
from bot.pictures.games.ordet_fanger.palette import GROUND, QUIET, WELL, colour_of
from bot.pictures.games.ordet_fanger.seen import TableSeen, category_of, symbols_of
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from bot.pictures.strip import Strip, StripLook
from games.kit.scenes import Face

NARROW = 34.0
"""Text is unreadable below this width."""


class Slips(StripLook):
    """A card as a slip with its symbol and category, an answer in quotation marks."""

    wide, tall, least = 124.0, 36.0, 64.0
    names_owners = False

    def __init__(self) -> None:
        super().__init__(WELL, GROUND, QUIET)

    def card(self, face: Face, frame: Frame, shown: float, reader: Reader) -> Iterator[Drawn]:
        seen = frame.left_part(min(shown, frame.width))
        if not face.art:
            yield from fit(reader.text(face.name), seen, "category", 18, 13, CREAM, lines=2)
            return
        yield Panel(frame, PAPER, 6, INK, 1)
        symbols = symbols_of(face)
        side = 24.0
        for place, symbol in enumerate(symbols):
            at = Frame(frame.x + 5 + place * (side + 3), frame.middle[1] - side / 2, side, side)
            yield from sign(symbol, at, colour_of(symbol))
        left = 9 + len(symbols) * (side + 3)
        words = seen.right_part(seen.width - left).inset(3, 2)
        if words.width < NARROW:
            return
        yield from fit(category_of(face), words, "category", 17, 13, INK, lines=2)


def shows_last_ruling(table: TableSeen) -> bool:
    """Only while no other duel is on and no bar tells the ruling."""
    is_quiet = not table.asked and not table.is_vote and not table.is_over
    return table.scene.last_round is not None and is_quiet and ruling_of(table) is None


def last_ruling(table: TableSeen, reader: Reader) -> Strip | None:
    last = table.scene.last_round
    if last is None or not shows_last_ruling(table):
        return None
    return Strip(last, reader, Slips())
