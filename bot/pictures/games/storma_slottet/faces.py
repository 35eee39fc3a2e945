"""The cards of Storma slottet!: courts with their figures, small cards, royals, shields of
houses."""

from collections.abc import Iterator

from bot.pictures.cards import FRENCH, JOKER, french, suit_and_rank
from bot.pictures.colours import GOLD, INK, PAPER, SUITS
from bot.pictures.display import Colour, Drawn, Frame, Outline, Panel
from bot.pictures.fitting import fit
from bot.pictures.games.storma_slottet.figures import FIGURES, figure
from bot.pictures.games.storma_slottet.palette import MINT, PLATE, SLOT
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.cards import JACK
from games.kit.say import say

SHIELD = "M50 2C66 10 80 13 94 13C96 52 84 82 50 98C16 82 4 52 6 13C20 13 34 10 50 2Z"
ROUND = 13
"""The radius of a card's corners, as a fraction of its width."""
ROOM_FOR_A_JOKER, ROOM_FOR_A_FIGURE, ROOM_FOR_A_SUIT = 60.0, 84.0, 94.0


def blank(frame: Frame, *, framed: bool = False) -> Panel:
    """A blank card; a playable one is framed."""
    if framed:
        return Panel(frame, PAPER, frame.width / ROUND, GOLD, 4)
    return Panel(frame, PAPER, frame.width / ROUND, INK, max(1.0, frame.width / 80))


def empty(frame: Frame) -> Panel:
    """A place without a card."""
    return Panel(frame, SLOT, frame.width / ROUND, PLATE, 2)


def is_number(art: str) -> bool:
    letter, rank = suit_and_rank(art)
    return letter != JOKER and rank < JACK


def court(art: str, frame: Frame, reader: Reader, seen: float) -> Iterator[Drawn]:
    """A large court card; its figure fits into the visible height `seen`."""
    letter, rank = suit_and_rank(art)
    yield blank(frame)
    strip = frame.width * 0.36
    yield from corner(art, Frame(frame.x + 4, frame.y + 6, strip, seen), reader)
    side = min(frame.width - strip * 0.66, seen - 4)
    place = Frame(frame.right - side - 2, frame.y + seen - side, side, side)
    below = frame.bottom - place.bottom
    if below > 2:
        robe = Frame(place.x + side * 0.06, place.bottom - 0.5, side * 0.88, below - 1)
        yield Panel(robe, SUITS[letter])
    yield from figure(rank, place, SUITS[letter])


def corner(art: str, strip: Frame, reader: Reader, colour: Colour = "") -> Iterator[Drawn]:
    """Rank above suit, as wide as the strip, in the suit's own colour by default."""
    letter, rank = suit_and_rank(art)
    colour = colour or SUITS[letter]
    top = strip.top_part(strip.width)
    text = reader.text(say("pictures-rank", rank=rank))
    yield from fit(text, top, "number", strip.width, 10, colour, "middle")
    side = strip.width * 0.7
    suit = Frame(top.middle[0] - side / 2, top.bottom + strip.width * 0.08, side, side)
    yield from sign(f"{FRENCH}/{letter}", suit, colour)


def in_hand(
    art: str, frame: Frame, shown: float, reader: Reader, *, framed: bool
) -> Iterator[Drawn]:
    """A card of which `shown` units are visible: rank and suit at the left, and a court card's
    figure beside them if there is room."""
    letter, rank = suit_and_rank(art)
    yield blank(frame, framed=framed)
    if letter == JOKER:
        yield from _joker(rank, frame, shown, reader)
        return
    strip = min(44.0, shown - 4)
    yield from corner(art, Frame(frame.x + 3, frame.y + 5, strip, frame.height), reader)
    if rank in FIGURES and shown > ROOM_FOR_A_FIGURE:
        side = min(shown - strip, frame.height * 0.66)
        x = frame.x + shown - side - 2
        yield from figure(rank, Frame(x, frame.bottom - side - 1.5, side, side), SUITS[letter])
    elif rank not in FIGURES and shown > ROOM_FOR_A_SUIT:
        side = min(shown - strip, 50.0)
        place = Frame(frame.x + shown - side - 8, frame.bottom - side - 9, side, side)
        yield from sign(f"{FRENCH}/{letter}", place, SUITS[letter])


def _joker(rank: int, frame: Frame, shown: float, reader: Reader) -> Iterator[Drawn]:
    wide = shown > ROOM_FOR_A_JOKER
    room = Frame(frame.x, frame.y, shown, frame.height).inset(8 if wide else 5, 10)
    crown = room.top_part(room.height * (0.6 if wide else 0.4))
    yield from sign(f"{FRENCH}/{JOKER}", crown, _joker_colour(rank))
    word = reader.text(say("kit-joker")).upper()
    below = room.bottom_part(room.height * 0.34)
    yield from fit(word, below, "number", 30, 10, _joker_colour(rank), "middle")


def small(art: str, frame: Frame, reader: Reader, strip: float = 0) -> Iterator[Drawn]:
    """A small card, just rank and suit; `strip` is its visible width."""
    letter, rank = suit_and_rank(art)
    shown = min(strip or frame.width, frame.width)
    if letter != JOKER:
        yield from french(art, frame, shown, reader)
        return
    yield blank(frame)
    room = Frame(frame.x, frame.y, shown, frame.height).inset(2, frame.height * 0.08)
    yield from sign(f"{FRENCH}/{JOKER}", room.top_part(room.height * 0.6), _joker_colour(rank))


def _joker_colour(rank: int) -> Colour:
    return SUITS[JOKER] if rank == 1 else INK


def shield(letter: str, frame: Frame) -> Iterator[Drawn]:
    """The arms of a royal house."""
    scale = min(frame.height, frame.width) / 100
    x, y = frame.middle
    yield Outline(SHIELD, x - 50 * scale, y - 50 * scale, scale, PAPER, GOLD, 2)
    yield from sign(f"{FRENCH}/{letter}", frame.inset(frame.width * 0.24), SUITS[letter])


def royal(letter: str, rank: int, frame: Frame, reader: Reader, *, fell: bool) -> Iterator[Drawn]:
    """One of a house's three royals: alive as a card, fallen as a grave."""
    text = reader.text(say("pictures-rank", rank=rank))
    colour = MINT if fell else SUITS[letter]
    top = frame.top_part(frame.height * 0.56).inset(1, 2)
    low = frame.bottom_part(frame.height * 0.46).inset(2, 2)
    yield Panel(frame, SLOT, 4, MINT, 1) if fell else Panel(frame, PAPER, 4)
    yield from fit(text, top, "number", frame.height * 0.6, 10, colour, "middle")
    yield from sign("table/skull" if fell else f"{FRENCH}/{letter}", low, colour)
