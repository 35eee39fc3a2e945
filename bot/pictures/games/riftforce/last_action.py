"""The last action in small: the cards played or activated, and the cards hit."""

from collections.abc import Iterator
from string import digits

from bot.pictures.display import Drawn, Frame
from bot.pictures.games.riftforce.palette import CLIFF, DIM, SHORE
from bot.pictures.games.riftforce.tiles import block, chip, small_tile
from bot.pictures.games.riftforce.traces import damage_on
from bot.pictures.pieces import damage_badge
from bot.pictures.reader import Reader
from bot.pictures.strip import Strip, StripLook
from games.kit.scenes import Face, LastRound

BADGE = 20.0


class SmallTiles(StripLook):
    """A tile is only readable as a whole."""

    wide, tall, least = 48.0, 29.0, 48.0

    def __init__(self) -> None:
        super().__init__(CLIFF, SHORE, DIM)

    def card(self, face: Face, frame: Frame, shown: float, reader: Reader) -> Iterator[Drawn]:
        if face.art[-1] not in digits:
            yield from block(face.art, frame)
            return
        yield from small_tile(face, frame)
        place = Frame(frame.right - BADGE + 5, frame.bottom - BADGE + 5, BADGE, BADGE)
        if damage := damage_on(face):
            yield from damage_badge(damage, place)
        elif any(mark.says.id == "riftforce-mark-destroyed" for mark in face.marks):
            yield from chip("table/skull", place)


def strip_of(last: LastRound, reader: Reader) -> Strip:
    return Strip(last, reader, SmallTiles())
