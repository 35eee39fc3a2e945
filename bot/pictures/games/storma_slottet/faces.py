"""This game's cards: courts with their figures, small ones, tokens of royals, shields of houses."""

from collections.abc import Iterator

from bot.pictures.cards import JOKER, french, suit_and_rank
from bot.pictures.colours import GOLD, INK, PAPER, SUITS
from bot.pictures.display import Drawn, Frame, Outline, Panel
from bot.pictures.fitting import fit
from bot.pictures.games.storma_slottet.colours import MINT, PLATE, SLOT
from bot.pictures.games.storma_slottet.figures import FIGURES, figure
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.say import say

SHIELD = "M50 2C66 10 80 13 94 13C96 52 84 82 50 98C16 82 4 52 6 13C20 13 34 10 50 2Z"
ROUND = 13
"""A card's corners are a thirteenth of its width."""


def large_court(art: str, frame: Frame, reader: Reader) -> Iterator[Drawn]:
    """A court card: rank and suit at its left, its figure large beside them."""
    letter, rank = suit_and_rank(art)
    yield Panel(frame, PAPER, frame.width / ROUND, INK, 1.5)
    strip = frame.width * 0.36
    yield from _rank_and_suit(art, frame, strip, reader)
    if rank in FIGURES:
        room = frame.right_part(frame.width - strip * 0.62).inset(2, 2)
        yield from figure(rank, room.bottom_part(room.height), SUITS[letter])


def _rank_and_suit(art: str, frame: Frame, strip: float, reader: Reader) -> Iterator[Drawn]:
    letter, rank = suit_and_rank(art)
    text = reader.text(say("pictures-rank", rank=rank))
    place = Frame(frame.x + 5, frame.y + 6, strip, strip)
    yield from fit(text, place, "number", strip * 1.05, 10, SUITS[letter], "middle")
    side = strip * 0.7
    middle = place.middle[0] - side / 2
    yield from sign(f"french/{letter}", Frame(middle, place.bottom + 4, side, side), SUITS[letter])


def small(art: str, frame: Frame, reader: Reader, strip: float = 0) -> Iterator[Drawn]:
    """A card on which rank and suit are all there is; `strip` is what shows of it."""
    yield from french(art, frame, min(strip or frame.width, frame.width), reader)


def is_joker(art: str) -> bool:
    return suit_and_rank(art)[0] == JOKER


def shield(letter: str, frame: Frame) -> Iterator[Drawn]:
    """The arms of a royal house."""
    scale = frame.height / 100
    x = frame.middle[0] - 50 * scale
    yield Outline(SHIELD, x, frame.y, scale, PAPER, GOLD, 2)
    yield from sign(f"french/{letter}", frame.inset(frame.width * 0.24), SUITS[letter])


def royal(letter: str, rank: int, frame: Frame, reader: Reader, *, fell: bool) -> Iterator[Drawn]:
    """One of a house's three: alive as a card, fallen as its grave."""
    text = reader.text(say("pictures-rank", rank=rank))
    top = frame.top_part(frame.height * 0.56).inset(2, 2)
    low = frame.bottom_part(frame.height * 0.46).inset(2, 2)
    if fell:
        yield Panel(frame, SLOT, 4, MINT, 1)
        yield from fit(text, top, "number", 19, 10, MINT, "middle")
        yield from sign("table/skull", low, MINT)
        return
    yield Panel(frame, PAPER, 4)
    yield from fit(text, top, "number", 19, 10, SUITS[letter], "middle")
    yield from sign(f"french/{letter}", low, SUITS[letter])


def empty(frame: Frame) -> Panel:
    """A place where no card lies."""
    return Panel(frame, SLOT, frame.width / ROUND, PLATE, 2)
