"""The hand, with everything one plays from: the attribute in question, the scores, the last round,
and the cards: up to four whole, up to eight small, more as a table."""

import math
from collections.abc import Iterator, Sequence

from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.fitting import fit, line_width
from bot.pictures.foot import FOOT, foot
from bot.pictures.games.supertrumf.cards import CardLook, small_card, whole_card
from bot.pictures.games.supertrumf.last_round import strip_of
from bot.pictures.games.supertrumf.legend import attributes_of, height_of, legend, reach
from bot.pictures.games.supertrumf.palette import GROUND, QUIET, colour_of
from bot.pictures.games.supertrumf.printed import printed
from bot.pictures.games.supertrumf.round import declared, stocks_of
from bot.pictures.games.supertrumf.rows import row_of_signs, table_row
from bot.pictures.games.supertrumf.standing import standing, standing_height
from bot.pictures.hand import hand_counted
from bot.pictures.news import is_fresh, told
from bot.pictures.pieces import just_now, sign
from bot.pictures.reader import Reader
from games.kit.say import Named
from games.kit.scenes import Scene, Zone

HEADLINE, MARGIN, GAP = 40.0, 10.0, 9.0
MOST_WHOLE, MOST_SMALL = 4, 8
WHOLE, SMALL, WIDEST = (250.0, 294.0), (124.0, 162.0), 172.0
"""The least and greatest heights of cards, so that the picture is no taller than a phone's screen,
and the greatest width."""
USUAL = 620.0
SHORTEST_ROW, TALLEST_ROW = 41.0, 58.0


class SupertrumfHand:
    def __init__(self, scene: Scene, own: Sequence[Zone], reader: Reader) -> None:
        held = [(zone, face) for zone in own for face in zone.faces]
        self._zones = [zone for zone, _ in held]
        self._faces = [face for _, face in held]
        self._cards = [printed(face) for face in self._faces]
        self._scene = scene
        self._news = told(scene)
        self._sign, attribute = declared(scene)
        self._look = CardLook(reader, attribute)
        self._reader = reader

    def picture(self) -> Picture:
        reached = reach(self._scene)
        attributes = attributes_of(self._cards)
        count = len(self._cards)
        items: list[Drawn]
        if attributes and (reached or count > MOST_WHOLE):
            items, top = [*legend(attributes, reached, self._look)], height_of(reached)
        elif self._look.attribute is not None:
            items, top = [*self._headline(self._look.attribute)], HEADLINE
        else:
            items, top = [], 0.0
        items += standing(self._scene, top + GAP, self._reader)
        top += GAP + standing_height(self._scene)
        if self._scene.last_round is not None:
            strip = strip_of(self._scene.last_round, self._reader)
            items += strip.drawn(top + GAP)
            top += GAP + strip.height
        draw = self.as_table if count > MOST_SMALL else self._spread
        drawn, bottom = draw(top + GAP)
        items += [*drawn, *self._foot(bottom)]
        return Picture(math.ceil(bottom + FOOT), GROUND, tuple(items))

    def _foot(self, y: float) -> Iterator[Drawn]:
        count = sum(zone.key == "hand" for zone in self._zones)
        stocks = stocks_of(self._scene, self._reader)
        yield from foot(y, hand_counted(count, self._reader), stocks, QUIET)

    def _headline(self, attribute: Named) -> Iterator[Drawn]:
        """The attribute in question."""
        bar = Frame(0, 0, WIDTH, HEADLINE)
        yield Panel(bar, colour_of(self._sign))
        room = bar.inset(12, 3)
        yield from sign(self._sign, room.left_part(28), PAPER)
        words = room.right_part(room.width - 36)
        yield from fit(self._reader.capital(attribute), words, "heading", 24, 14, PAPER)

    def _spread(self, y: float) -> tuple[list[Drawn], float]:
        """The cards in as many rows as needed, each row centred."""
        count = len(self._cards)
        rows = 1 if count <= MOST_WHOLE else 2
        lowest, tallest = WHOLE if count <= MOST_WHOLE else SMALL
        room = (USUAL - FOOT - y) / rows - GAP
        tall = max(lowest, min(tallest, room))
        columns = math.ceil(count / rows)
        wide = min(WIDEST, (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns)
        items: list[Drawn] = []
        for place, card in enumerate(self._cards):
            row, column = divmod(place, columns)
            here = min(columns, count - row * columns)
            left = (WIDTH - here * wide - (here - 1) * GAP) / 2
            frame = Frame(left + column * (wide + GAP), y + row * (tall + GAP), wide, tall)
            draw = whole_card if count <= MOST_WHOLE else small_card
            items += self._marked(place, frame, [*draw(card, frame, self._look)])
        return items, y + rows * (tall + GAP) + 1

    def as_table(self, y: float) -> tuple[list[Drawn], float]:
        """A line for each card, the attributes in columns."""
        count = len(self._cards)
        lines = math.ceil(count / 2)
        room = (USUAL - FOOT - y - 20) / lines - 4
        tall = max(SHORTEST_ROW, min(TALLEST_ROW, room))
        wide = (WIDTH - 2 * MARGIN - GAP) / 2
        attributes = attributes_of(self._cards)
        items: list[Drawn] = []
        for column in range(2):
            head = Frame(MARGIN + column * (wide + GAP), y, wide, 18)
            items += row_of_signs(attributes, head, self._look)
        y += 20
        for place, card in enumerate(self._cards):
            column, row = divmod(place, lines)
            frame = Frame(MARGIN + column * (wide + GAP), y + row * (tall + 4), wide, tall)
            drawn = [*table_row(card, attributes, frame, self._look)]
            items += self._marked(place, frame, drawn)
        return items, y + lines * (tall + 4) + GAP - 4

    def _marked(self, place: int, frame: Frame, drawn: list[Drawn]) -> list[Drawn]:
        """Frames new cards; cards on the table are marked already."""
        zone, face = self._zones[place], self._faces[place]
        before = [just_now(frame, 9)] if is_fresh(face, self._news) else []
        ribbon = self._ribbon(zone, frame) if zone.key != "hand" else []
        return [*before, *drawn, *ribbon]

    def _ribbon(self, zone: Zone, frame: Frame) -> list[Drawn]:
        """A ribbon on the illustration, where it hides no words."""
        label = self._reader.capital(zone.label)
        wide = min(frame.width - 12, line_width(label, "category", 17) + 18)
        down = 3 if frame.height <= TALLEST_ROW else 38 if frame.height < WHOLE[0] else 50
        ribbon = Frame(frame.right - wide - 6, frame.y + down, wide, 22)
        text = fit(label, ribbon.inset(6, 2), "category", 17, 13, GOLD, "middle")
        return [Panel(ribbon, INK, 6, GOLD, 2), *text]
