"""Cards: French ones, any other card of a scene, backs, piles, and what lies on cards."""

from collections.abc import Iterator

from bot.pictures.artwork import illustration_file, symbol
from bot.pictures.colours import CREAM, GOLD, INK, PAPER, SUITS
from bot.pictures.display import Artwork, Colour, Drawn, Frame, Panel
from bot.pictures.fitting import fit
from bot.pictures.pieces import badge, damage_badge, life_badge, sign
from bot.pictures.reader import Reader
from games.kit.say import say
from games.kit.scenes import Face

FRENCH = "french"
JOKER = "X"
SMALLEST_LETTER = 7.0
WITH_A_FIGURE = 1.7
"""A card this many times as wide as its strip has room for a large suit."""


def french(
    art: str, frame: Frame, strip: float, reader: Reader, edge: Colour = INK
) -> Iterator[Drawn]:
    """A playing card. Rank and suit are in the strip on the left, which stays visible when another
    card covers the rest."""
    letter, rank = suit_and_rank(art)
    colour = SUITS[letter]
    yield Panel(frame, PAPER, frame.width / 13, edge, max(1.0, frame.width / 70))
    column = Frame(frame.x + 1, frame.y, strip - 2, frame.height)
    if letter == JOKER:
        colour = colour if rank == 1 else INK
        yield from _joker(column, colour, reader)
        yield from _figure(letter, frame, strip, colour)
        return
    top = column.top_part(frame.height * 0.44).inset(strip * 0.06, frame.height * 0.06)
    text = reader.text(say("pictures-rank", rank=rank))
    yield from fit(text, top, "number", strip * 0.92, 8, colour, "middle")
    side = strip * 0.64
    x = column.middle[0] - side / 2
    yield from sign(
        f"{FRENCH}/{letter}", Frame(x, frame.y + frame.height * 0.43, side, side), colour
    )
    yield from _figure(letter, frame, strip, colour)


def _figure(letter: str, frame: Frame, strip: float, colour: Colour) -> Iterator[Drawn]:
    """The large suit beside the strip, if there is room."""
    if frame.width > strip * WITH_A_FIGURE:
        side = min(frame.width - strip, frame.width * 0.46)
        corner = Frame(frame.right - side - 6, frame.bottom - side - 8, side, side)
        yield from sign(f"{FRENCH}/{letter}", corner, colour)


def is_french(face: Face) -> bool:
    return face.art.startswith(f"{FRENCH}/")


def suit_and_rank(art: str) -> tuple[str, int]:
    """Suit and rank of "french/S7"."""
    card = art.partition("/")[2]
    return card[0], int(card[1:])


def _joker(column: Frame, colour: Colour, reader: Reader) -> Iterator[Drawn]:
    """A joker, with its name in letters down the column if there is room."""
    side = column.width * 0.74
    x = column.middle[0] - side / 2
    yield from sign(
        f"{FRENCH}/{JOKER}", Frame(x, column.y + column.height * 0.05, side, side), colour
    )
    word = reader.text(say("kit-joker")).upper()
    top = column.y + column.height * 0.08 + side
    step = (column.bottom - top - column.height * 0.04) / len(word)
    if step < SMALLEST_LETTER:
        return
    for place, letter in enumerate(word):
        room = Frame(column.x, top + place * step, column.width, step)
        yield from fit(letter, room, "number", step * 1.1, 6, colour, "middle")


def back(frame: Frame, colour: Colour) -> Iterator[Drawn]:
    """The back of a card."""
    radius = frame.width / 13
    yield Panel(frame, CREAM, radius, INK, max(1.0, frame.width / 70))
    inner = frame.inset(frame.width * 0.08)
    yield Panel(inner, colour, radius * 0.7)
    x, y = inner.middle
    step = inner.width / 4
    for row in range(-2, 3):
        for column in range(-1, 2):
            across = column * step + (step / 2 if row % 2 else 0)
            if row % 2 and column == 1:
                continue
            side = step * 0.5
            place = Frame(x + across - side / 2, y + row * step - side / 2, side, side)
            if inner.y + 2 < place.y and place.bottom < inner.bottom - 2:
                yield from sign("french/D", place, "#FFFFFF70")


def pile(count: int, frame: Frame, colour: Colour, top: tuple[Drawn, ...] = ()) -> Iterator[Drawn]:
    """A pile face down, with `top` as its highest card if given, and the number of cards."""
    layers = min(count, 3)
    for layer in range(layers - 1, -1, -1):
        place = frame.moved(layer * 3, -layer * 3)
        yield from back(place, colour)
    yield from top
    yield from count_badge(count + bool(top), frame)


def count_badge(count: int, frame: Frame) -> Iterator[Drawn]:
    """The number of cards, at the lower right of a card."""
    side = max(22.0, frame.width * 0.42)
    place = Frame(frame.right - side * 0.8, frame.bottom - side * 0.8, side, side)
    yield Panel(place.inset(-2), PAPER, side)
    yield from badge(str(count), place, INK, PAPER)


def card(face: Face, frame: Frame, strip: float, reader: Reader) -> Iterator[Drawn]:
    """Any open card, drawn by its `art`, without what lies on it."""
    if is_french(face):
        yield from french(face.art, frame, strip, reader)
        return
    radius = frame.width / 13
    yield Panel(frame, CREAM, radius, INK, max(1.0, frame.width / 70))
    inner = frame.inset(frame.width * 0.06)
    if illustration_file(face.art) is not None:
        picture = inner.top_part(inner.height * 0.5)
        yield Artwork(face.art, picture, radius / 2)
        text = inner.bottom_part(inner.height * 0.45)
    elif signs := signs_of(face.art):
        yield from _signs(signs, inner.top_part(inner.height * 0.5))
        text = inner.bottom_part(inner.height * 0.45)
    else:
        text = inner
    name = reader.capital(face.name)
    yield from fit(name, text, "category", 18, 13, INK, "middle", lines=4)


def signs_of(art: str) -> tuple[str, ...]:
    """The symbols of "symbol/wave+star", as far as they exist."""
    kind, _, drawn = art.partition("/")
    parts = (f"{kind}/{part}" for part in drawn.split("+"))
    return tuple(part for part in parts if symbol(part) is not None)


def _signs(signs: tuple[str, ...], frame: Frame) -> Iterator[Drawn]:
    width = frame.width / len(signs)
    for place, each in enumerate(signs):
        room = Frame(frame.x + place * width, frame.y, width, frame.height)
        yield from sign(each, room.inset(3, 6), INK)


def marks(face: Face, frame: Frame, reader: Reader) -> Iterator[Drawn]:
    """A card's marks: damage as a star, toughness as a heart, others in words."""
    side = max(20.0, min(frame.width * 0.42, 40.0))
    left, words = frame.x - side * 0.15, []
    top = frame.bottom - side * 0.85 if is_french(face) else frame.y - side * 0.15
    for mark in face.marks:
        value = mark.says.args.get("value")
        place = Frame(left, top, side, side)
        if mark.says.id == "kit-mark-damage" and isinstance(value, int):
            yield from damage_badge(value, place)
        elif mark.says.id == "kit-mark-toughness" and isinstance(value, int):
            yield from life_badge(value, place)
        else:
            words.append(reader.text(mark.says))
            continue
        left += side * 0.95
    if words:
        label = Frame(frame.x - 3, frame.y - 9, frame.width + 6, 18)
        yield Panel(label, GOLD, 9)
        yield from fit(" · ".join(words), label.inset(5, 1), "category", 15, 11, INK, "middle")
