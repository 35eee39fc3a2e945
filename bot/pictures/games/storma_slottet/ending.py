"""The end: the houses with their living and their graves, and the royals that each has felled."""

import math
from collections.abc import Iterator

from bot.pictures.cards import FRENCH
from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Colour, Drawn, Frame, Panel, Picture
from bot.pictures.fitting import fit, line_width
from bot.pictures.foot import FOOT, foot
from bot.pictures.games.storma_slottet.faces import ROUND, corner, court, shield
from bot.pictures.games.storma_slottet.palette import BAR, FELT, MINT, PLATE, SLOT
from bot.pictures.games.storma_slottet.sides import ROYALS, Camp, sides_of
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.game import Outcome
from games.kit.say import say
from games.kit.scenes import Scene

MARGIN = 12.0
BANNER = 76.0
COLUMN = (WIDTH - 3 * MARGIN) / 2
PLATE_TOP, PLATE_HEIGHT = BANNER + 12, 46.0
CARDS_TOP, CARD_WIDTH, CARD_HEIGHT = PLATE_TOP + PLATE_HEIGHT + 12, 78.0, 112.0
NUMBERS_TOP, NUMBERS_HEIGHT = CARDS_TOP + CARD_HEIGHT + 12, 84.0
HEIGHT = math.ceil(NUMBERS_TOP + NUMBERS_HEIGHT + 2 + FOOT)


def ending(scene: Scene, outcome: Outcome, reader: Reader, title: str) -> Picture:
    items: list[Drawn] = [*_banner(outcome, reader)]
    for place, side in enumerate(sides_of(scene)):
        left = MARGIN + place * (COLUMN + MARGIN)
        items += _half(side, left, outcome, reader)
    items += foot(HEIGHT - FOOT, title, (), MINT)
    return Picture(HEIGHT, FELT, tuple(items))


def _banner(outcome: Outcome, reader: Reader) -> Iterator[Drawn]:
    banner = Frame(0, 0, WIDTH, BANNER)
    yield Panel(banner, BAR)
    art = "table/castle" if outcome.winners else "table/handshake"
    yield from sign(art, Frame(MARGIN, 13, 50, 50), GOLD)
    words = banner.right_part(WIDTH - MARGIN - 64).inset(6, 8)
    yield from fit(reader.text(outcome.message), words, "heading", 23, 13, PAPER, lines=3)


def _half(side: Camp, left: float, outcome: Outcome, reader: Reader) -> Iterator[Drawn]:
    has_won = side.seat in outcome.winners
    plate = Frame(left, PLATE_TOP, COLUMN, PLATE_HEIGHT)
    yield Panel(plate, GOLD if has_won else PLATE, 10)
    if side.house:
        yield from shield(side.house, Frame(plate.x + 7, plate.y + 6, 34, 34))
    room = Frame(plate.x + 48, plate.y, plate.width - 56, plate.height)
    if has_won:
        yield from sign("table/crown", room.right_part(30), INK)
        room = room.left_part(room.width - 36)
    colour = INK if has_won else PAPER
    yield from fit(reader.names[side.seat], room.inset(0, 2), "name", 20, 13, colour, lines=2)
    for place, rank in enumerate(ROYALS if side.house else ()):
        card = Frame(left + 2 + place * (CARD_WIDTH + 7), CARDS_TOP, CARD_WIDTH, CARD_HEIGHT)
        if rank in side.fallen:
            yield from _grave(side.house, rank, card, reader)
        else:
            yield from court(f"{FRENCH}/{side.house}{rank}", card, reader, CARD_HEIGHT - 2)
    yield from _numbers(side, Frame(left, NUMBERS_TOP, COLUMN, NUMBERS_HEIGHT), outcome, reader)


def _grave(letter: str, rank: int, card: Frame, reader: Reader) -> Iterator[Drawn]:
    yield Panel(card, SLOT, card.width / ROUND, PLATE, 2)
    strip = Frame(card.x + 5, card.y + 5, card.width * 0.36, card.height)
    yield from corner(f"{FRENCH}/{letter}{rank}", strip, reader, MINT)
    side = card.width * 0.62
    place = Frame(card.right - side - 6, card.bottom - side - 6, side, side)
    yield from sign("table/skull", place, MINT)


def _numbers(side: Camp, frame: Frame, outcome: Outcome, reader: Reader) -> Iterator[Drawn]:
    """The royals felled and the trophies, with their labels."""
    yield Panel(frame, BAR, 10)
    felled, won = outcome.scores[side.seat], len(side.trophies)
    called = say("storma-slottet-picture-felled"), say("storma-slottet-zone-trophies")
    left, right = frame.left_part(frame.width / 2), frame.right_part(frame.width / 2)
    yield from _number("table/swords", felled, reader.capital(called[0]), left, MINT)
    yield from _number("table/trophy", won, reader.capital(called[1]), right, GOLD)


def _number(art: str, number: int, label: str, frame: Frame, colour: Colour) -> Iterator[Drawn]:
    """A sign and a number above their label, together in the middle."""
    above, below = frame.top_part(54), frame.bottom_part(32).inset(6, 1)
    text = str(number)
    wide = line_width(text, "number", 48) + 2
    left = frame.middle[0] - (42 + wide) / 2
    yield from sign(art, Frame(left, above.y + 2, 34, above.height), colour)
    room = Frame(left + 42, above.y + 6, wide, above.height - 8)
    yield from fit(text, room, "number", 48, 20, PAPER)
    yield from fit(label, below, "label", 17, 13, MINT, "middle", lines=2)
