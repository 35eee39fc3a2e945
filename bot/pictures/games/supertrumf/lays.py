"""The turned cards of one player, in the room of their place."""

from collections.abc import Iterator, Sequence

from bot.pictures.colours import GOLD, PAPER
from bot.pictures.display import Artwork, Drawn, Frame, Panel
from bot.pictures.fitting import fit, line_width
from bot.pictures.games.supertrumf.cards import ART_ASPECT, CardLook, blank, ink_on, small_card
from bot.pictures.games.supertrumf.palette import MIDNIGHT, QUIET
from bot.pictures.games.supertrumf.printed import PrintedCard
from bot.pictures.pieces import sign

GAP = 6.0
SMALL_WIDTH, SMALL_HEIGHT = 116.0, 140.0
TILE_WIDTH, TILE_HEIGHT = 110.0, 70.0
WIDEST = 172.0


def lay_of(cards: Sequence[PrintedCard], frame: Frame, look: CardLook) -> Iterator[Drawn]:
    """Side by side, or stacked where that is too narrow."""
    count = len(cards)
    widest = min(WIDEST, max(TILE_WIDTH, frame.height * ART_ASPECT))
    wide = min(widest, (frame.width - GAP * (count - 1)) / count)
    if wide >= TILE_WIDTH:
        left = frame.middle[0] - (wide * count + GAP * (count - 1)) / 2
        places = [
            Frame(left + place * (wide + GAP), frame.y, wide, frame.height)
            for place in range(count)
        ]
    else:
        tall = (frame.height - GAP * (count - 1)) / count
        places = [
            Frame(frame.x, frame.y + place * (tall + GAP), frame.width, tall)
            for place in range(count)
        ]
    for card, place in zip(cards, places, strict=True):
        yield from _laid(card, place, look)


def _laid(card: PrintedCard, frame: Frame, look: CardLook) -> Iterator[Drawn]:
    if frame.width >= SMALL_WIDTH and frame.height >= SMALL_HEIGHT:
        yield from small_card(card, frame, look)
    elif frame.height >= TILE_HEIGHT:
        yield from _tile(card, frame, look)
    else:
        yield from _line(card, frame, look)


def _tile(card: PrintedCard, frame: Frame, look: CardLook) -> Iterator[Drawn]:
    """The illustration, with the name at its foot."""
    yield from blank(card, frame, 7)
    art = frame.inset(4)
    yield Artwork(card.art, art, 4)
    name = look.reader.capital(card.name)
    one_line = line_width(name, "number", 15.5) <= art.width - 8
    foot = art.bottom_part(21 if one_line else 35)
    yield Panel(foot, f"{MIDNIGHT}D8", (0, 0, 4, 4))
    yield from fit(name, foot.inset(4, 2), "number", 18, 13, PAPER, "middle", lines=2)
    yield from _worth(card, Frame(frame.x, frame.y, 36, 29), look)


def _line(card: PrintedCard, frame: Frame, look: CardLook) -> Iterator[Drawn]:
    yield from blank(card, frame, 6)
    art = frame.inset(3).left_part(50)
    yield Artwork(card.art, art, 4)
    name = Frame(art.right + 4, frame.y + 1, frame.right - art.right - 8, frame.height - 2)
    text = look.reader.capital(card.name)
    yield from fit(text, name, "number", 18, 13, ink_on(card), "middle", lines=2)
    yield from _worth(card, Frame(frame.x, frame.y, 29, 22), look)


def _worth(card: PrintedCard, frame: Frame, look: CardLook) -> Iterator[Drawn]:
    """What the card adds to the sum."""
    yield Panel(frame, MIDNIGHT, (7, 0, 8, 0))
    if card.kind == "supertrump":
        yield from sign("table/crown", frame.inset(5), GOLD)
        return
    colour = QUIET if look.is_idle(card) else GOLD
    worth = card.shown(card.worth(look.attribute))
    yield from fit(worth, frame.inset(2), "number", frame.height * 0.85, 13, colour, "middle")
