"""The table of Ordet fanger: the last ruling, the sides in rows, and the middle between them."""

import math
from collections.abc import Iterator

from bot.pictures.display import WIDTH, Drawn, Frame, Picture
from bot.pictures.foot import FOOT as BOTTOM
from bot.pictures.foot import foot
from bot.pictures.games.ordet_fanger.banner import Banners
from bot.pictures.games.ordet_fanger.fronts import BETWEEN_LANGUAGES, FOOT
from bot.pictures.games.ordet_fanger.last_ruling import last_ruling
from bot.pictures.games.ordet_fanger.middle import middle
from bot.pictures.games.ordet_fanger.palette import GROUND, QUIET
from bot.pictures.games.ordet_fanger.piles import SidePlace
from bot.pictures.games.ordet_fanger.seen import SideSeen, TableSeen, category_of
from bot.pictures.reader import Reader
from games.kit.scenes import Scene

MARGIN, GAP = 12.0, 11.0
ROWS = {2: (1, 1), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3)}
"""The number of sides in each row."""
HEIGHT, HEIGHT_OF_THREES = 386.0, 402.0
SHORTEST_CARD, TALLEST_ROW = 86.0, 206.0
TWO_LANGUAGES = 44.0
"""The least extra height of a card with its category in two languages."""
MIDDLE, MIDDLE_OF_ROWS, MIDDLE_OF_TIE = 76.0, 52.0, 94.0


class TableBoard:
    def __init__(self, scene: Scene, reader: Reader, title: str) -> None:
        self._table = TableSeen(scene)
        self._reader = reader
        self._title = title
        self._banners = Banners(self._table, reader)
        self._strip = last_ruling(self._table, reader)
        self._rows = ROWS[len(self._table.sides)]
        self._middle = self._height_of_middle()
        gaps = GAP * (len(self._rows) + 2)
        height = HEIGHT_OF_THREES if self._rows == (3, 3) else HEIGHT
        left = height - self._banners.height - self._middle - gaps
        self._tall = min(TALLEST_ROW, left / len(self._rows))

    def picture(self) -> Picture:
        items = [*self._banners.drawn()]
        y, sides = self._banners.height + GAP, self._sides()
        if self._strip is not None:
            items += self._strip.drawn(y)
            y += self._strip.height + GAP
        for number, count in enumerate(self._rows):
            if number == 1:
                items += self._between(y)
                y += self._middle + GAP
            row, tall = self._row(sides[:count], y)
            items += row
            del sides[:count]
            y += tall + GAP
        if len(self._rows) == 1:
            items += self._between(y)
            y += self._middle + GAP
        if self._table.jokers or self._table.tie_card is not None:
            # Else it stands in the middle.
            items += foot(y - GAP + 4, self._title, (), QUIET)
        return Picture(math.ceil(y - GAP + 4 + BOTTOM), GROUND, tuple(items))

    def _sides(self) -> list[SideSeen]:
        """If two sides face each other, the reader's own is below."""
        sides, near = list(self._table.sides), self._reader.near
        if len(sides) == 2 and near in sides[0].seats:
            sides.reverse()
        return sides

    def _height_of_middle(self) -> float:
        tie = self._table.tie_card
        if tie is not None:
            return MIDDLE_OF_TIE + TWO_LANGUAGES * (BETWEEN_LANGUAGES in category_of(tie))
        return MIDDLE if len(self._rows) == 1 else MIDDLE_OF_ROWS

    def _between(self, y: float) -> Iterator[Drawn]:
        frame = Frame(MARGIN, y, WIDTH - 2 * MARGIN, self._middle)
        yield from middle(self._table, frame, self._reader, self._title)

    def _row(self, sides: list[SideSeen], y: float) -> tuple[list[Drawn], float]:
        """One row of sides, and its height."""
        wide = (WIDTH - 2 * MARGIN - GAP * (len(sides) - 1)) / len(sides)
        places = [SidePlace(self._table, side, self._reader) for side in sides]
        plate = max(place.plate(wide) for place in places)
        tall = max(self._tall, plate + max(map(self._shortest, sides)))
        items: list[Drawn] = []
        for number, place in enumerate(places):
            items += place.drawn(Frame(MARGIN + number * (wide + GAP), y, wide, tall), plate)
        return items, tall

    def _shortest(self, side: SideSeen) -> float:
        """The least height of a side's cards."""
        categories = [category_of(pile.face) for pile in side.piles if pile.face is not None]
        is_long = any(BETWEEN_LANGUAGES in category for category in categories)
        is_answered = any(pile.in_duel for pile in side.piles)
        return SHORTEST_CARD + TWO_LANGUAGES * is_long + FOOT * is_answered
