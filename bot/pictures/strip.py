"""The last round as a strip: its result in a sentence, and its cards, small, with values and dice.
The strip stays until the next round is revealed."""

import math
from collections.abc import Iterator, Sequence

import msgspec

from bot.pictures.cards import card, is_french, marks
from bot.pictures.colours import CREAM, FAINT, GOLD, PAPER
from bot.pictures.dice import die
from bot.pictures.display import WIDTH, Colour, Drawn, Frame, Panel
from bot.pictures.fitting import fit, fit_whole, line_width
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.say import Say, Seat, say
from games.kit.scenes import Face, LastRound, Rolled, Zone

MARGIN, PAD, GAP = 10.0, 7.0, 6.0
LINE, HEADER = 20.0, 18.0
TEXT, SMALLEST = 16.5, 14.0
BESIDE = 4.0
DIE, NUMBER = 30.0, 30.0
NARROWEST, WIDEST_NAME = 66.0, 120.0


class StripLook:
    """How a game's strip looks: its small cards on its own ground."""

    wide, tall, least = 34.0, 44.0, 19.0
    """The size of a card, and the least width shown of a card that another one covers."""
    names_owners = True
    """Whether a zone's title is its owner; otherwise its own name."""

    def __init__(self, ground: Colour, well: Colour, quiet: Colour = FAINT) -> None:
        self.ground, self.well, self.quiet = ground, well, quiet

    def card(self, face: Face, frame: Frame, shown: float, reader: Reader) -> Iterator[Drawn]:
        """A card of which `shown` units are visible."""
        yield from card(face, frame, min(shown, frame.width), reader)
        yield from marks(face, frame, reader)


class WordyLook(StripLook):
    """For cards with a text on them, which don't overlap."""

    wide, tall, least = 96.0, 52.0, 96.0


def plain_look(last: LastRound, ground: Colour, well: Colour) -> StripLook:
    """The look for a game without small cards of its own."""
    are_french = all(is_french(face) for zone in last.zones for face in zone.faces)
    return (StripLook if are_french else WordyLook)(ground, well)


class Share(msgspec.Struct, frozen=True):
    """One player's part in the round, or what the round was about."""

    title: str
    owner: Seat | None
    is_named: bool
    faces: tuple[Face, ...]
    number: int | None
    dice: tuple[Rolled, ...]


LATEST = say("pictures-last-round")


class Strip:
    def __init__(
        self, last: LastRound, reader: Reader, look: StripLook, caption: Say = LATEST
    ) -> None:
        self._last = last
        self._captioned = reader.text(caption)
        self._reader = reader
        self._look = look
        self._rows = self._flow([*self._groups()])
        self._row = HEADER + look.tall + 7

    @property
    def height(self) -> float:
        _, tall = self._told(0)
        return PAD + tall + len(self._rows) * (self._row + GAP) + (PAD if not self._rows else 1)

    def drawn(self, y: float) -> Iterator[Drawn]:
        frame = Frame(MARGIN, y, WIDTH - 2 * MARGIN, self.height)
        yield Panel(frame, self._look.ground, 10)
        told, tall = self._told(y + PAD)
        yield from self._caption(y + PAD)
        yield from told
        top = y + PAD + tall + 2
        for row in self._rows:
            yield from self._spread(row, top)
            top += self._row + GAP

    def _caption(self, y: float) -> Iterator[Drawn]:
        frame = Frame(MARGIN + PAD, y, self._caption_width, LINE)
        yield from fit(self._captioned, frame, "category", TEXT, SMALLEST, GOLD)

    @property
    def _caption_width(self) -> float:
        return line_width(self._captioned, "category", TEXT) + 2

    def _told(self, y: float) -> tuple[Sequence[Drawn], float]:
        text = " ".join(map(self._reader.text, self._last.says))
        left = MARGIN + PAD + self._caption_width + 10
        top = Frame(left, y, WIDTH - MARGIN - PAD - left, LINE)
        return fit_whole(text, top, "label", TEXT, SMALLEST, PAPER)

    def _groups(self) -> Iterator[Share]:
        """The zones, each with its owner's dice; then the dice of players without a zone."""
        dice = list(self._last.dice)
        named: set[Seat] = set()
        for zone in self._last.zones:
            own = tuple(each for each in dice if each.owner == zone.owner)
            dice = [each for each in dice if each not in own]
            is_first = zone.owner not in named
            if zone.owner is not None:
                named.add(zone.owner)
            title = self._title(zone, is_first=is_first)
            yield Share(title, zone.owner, is_first, zone.faces, zone.number, own)
        for each in dice:
            title = self._reader.capital(each.label)
            title = title if each.owner is None else self._reader.names[each.owner]
            is_first = each.owner not in named
            yield Share(title, each.owner, is_first, (), None, (each,))

    def _title(self, zone: Zone, *, is_first: bool) -> str:
        """The title: the owner, or the zone's name where the owner is known or there is none."""
        if zone.owner is not None and is_first and self._look.names_owners:
            return self._reader.names[zone.owner]
        return self._reader.capital(zone.label)

    def _flow(self, groups: Sequence[Share]) -> list[Sequence[Share]]:
        """Spreads the groups over as few rows as fit, evenly."""
        for count in range(1, len(groups)):
            each = math.ceil(len(groups) / count)
            rows = [groups[start : start + each] for start in range(0, len(groups), each)]
            if all(self._taken(row) <= self._room for row in rows):
                return rows
        return [[group] for group in groups]

    def _taken(self, row: Sequence[Share]) -> float:
        return sum(map(self._least, row)) + GAP * (len(row) - 1)

    @property
    def _room(self) -> float:
        return WIDTH - 2 * MARGIN - 2 * PAD

    def _least(self, group: Share) -> float:
        look, count = self._look, len(group.faces)
        cards = look.wide + (count - 1) * look.least if count else 0.0
        return min(self._room, max(NARROWEST, cards + self._beside(group) + 2 * PAD))

    def _likes(self, group: Share) -> float:
        """The preferred width: every card whole, and the name."""
        cards = len(group.faces) * (self._look.wide + BESIDE) + self._beside(group) + 2 * PAD
        name = min(line_width(group.title, "label", 16) + 2 * PAD + 22, WIDEST_NAME)
        return max(self._least(group), cards, name)

    def _beside(self, group: Share) -> float:
        """The width of the number and the dice."""
        thrown = sum(len(each.shows) for each in group.dice)
        number = 0.0 if group.number is None else self._number_width(group.number)
        return number + thrown * (DIE + BESIDE) + (BESIDE if number or thrown else 0)

    def _number_width(self, number: int) -> float:
        return line_width(str(number), "number", NUMBER) + 4

    def _spread(self, row: Sequence[Share], y: float) -> Iterator[Drawn]:
        least, likes = [*map(self._least, row)], [*map(self._likes, row)]
        room = self._room - GAP * (len(row) - 1)
        wanted = sum(likes) - sum(least)
        share = min(1.0, (room - sum(least)) / wanted) if wanted > 0 else 0.0
        widths = [low + (high - low) * share for low, high in zip(least, likes, strict=True)]
        spare = max(0.0, room - sum(widths)) / len(row)
        x = MARGIN + PAD
        for group, width in zip(row, widths, strict=True):
            yield from self._group(group, Frame(x, y, width + spare, self._row))
            x += width + spare + GAP

    def _group(self, group: Share, frame: Frame) -> Iterator[Drawn]:
        """The winner's cards are framed in gold, with a trophy before them, or scales if several
        won."""
        winners = self._last.winners
        has_won = group.owner is not None and group.owner in winners
        edge = {"stroke": GOLD, "stroke_width": 2.5} if has_won else {}
        yield Panel(frame, self._look.well, 8, **edge)  # type: ignore[arg-type]
        header = frame.top_part(HEADER).inset(PAD, 1).moved(down=2)
        if has_won and group.is_named:
            shared = len({zone.owner for zone in self._last.zones if zone.owner in winners}) > 1
            art = "table/scales" if shared else "table/trophy"
            yield from sign(art, header.left_part(15), GOLD)
            header = header.right_part(header.width - 19)
        colour = GOLD if has_won else CREAM
        yield from fit(group.title, header, "label", 16, 13, colour)
        room = frame.bottom_part(self._look.tall).inset(PAD, 0).moved(down=-4.5)
        beside = self._beside(group)
        cards = len(group.faces) * (self._look.wide + BESIDE)
        cards = min(cards, room.width - beside)
        yield from self._cards(group.faces, room.left_part(cards))
        values = Frame(room.x + cards, room.y, beside, room.height)
        yield from self._values(group, values, colour)

    def _cards(self, faces: Sequence[Face], frame: Frame) -> Iterator[Drawn]:
        if not faces:
            return
        wide = min(self._look.wide, frame.width)
        step = min(wide + BESIDE, (frame.width - wide) / max(1, len(faces) - 1))
        for place, face in enumerate(faces):
            shown = wide if place == len(faces) - 1 else min(step, wide)
            at = Frame(frame.x + place * step, frame.y, wide, frame.height)
            yield from self._look.card(face, at, shown, self._reader)

    def _values(self, group: Share, frame: Frame, colour: Colour) -> Iterator[Drawn]:
        x = frame.x + BESIDE
        for rolled in group.dice:
            for shows in rolled.shows:
                yield from die(rolled.sides, shows, Frame(x, frame.middle[1] - DIE / 2, DIE, DIE))
                x += DIE + BESIDE
        if group.number is not None:
            number = Frame(x, frame.y, frame.right - x, frame.height)
            yield from fit(str(group.number), number, "number", NUMBER, 16, colour)
