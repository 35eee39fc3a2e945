"""Four of the largest pictures, drawn as plainly as possible: no masks for corners, no smooth
edges, nothing cached. The time that takes is Pillow's share."""

from collections.abc import Iterator
from itertools import cycle, islice

from PIL import Image, ImageDraw
from PIL.Image import Image as Bitmap

from bot.library import content
from bot.pictures import cards, display, masks, pieces
from bot.pictures.colours import CREAM, GOLD, INK, PAPER, ground, plate
from bot.pictures.fitting import fit
from bot.pictures.fonts import FONTS, ZOOM, opened
from bot.pictures.outlines import subpaths
from bot.pictures.reader import Reader
from bot.words.words import Words
from games.kit.cards import FRENCH_DECK, card_face

COLOUR = 0x2A6F6D
SIGNS = ("sparkle", "heart", "bolt", "castle", "gem", "skull", "hand", "scales")


def drafts() -> dict[str, display.Picture]:
    """The pictures, by what they show."""
    return {
        "a hand of twenty": display.Picture(330, ground(COLOUR), tuple(_hand())),
        "a board of 40 cards": display.Picture(612, ground(COLOUR), tuple(_board())),
        "six illustrated cards": display.Picture(524, ground(COLOUR), tuple(_illustrated())),
        "a table of six": display.Picture(376, ground(COLOUR), tuple(_table())),
    }


def plain(picture: display.Picture) -> Bitmap:
    canvas = Image.new("RGB", (display.WIDTH * ZOOM, picture.height * ZOOM), picture.background)
    draw = ImageDraw.Draw(canvas)
    for item in picture.items:
        _draw(canvas, draw, item)
    return canvas


def _draw(canvas: Bitmap, draw: ImageDraw.ImageDraw, item: display.Drawn) -> None:
    match item:
        case display.Panel(frame, fill, radius, stroke, line):
            corner = radius[0] if isinstance(radius, tuple) else radius
            draw.rounded_rectangle(
                _box(frame),
                corner * ZOOM,
                fill[:7] or None,
                stroke[:7] or None,
                round(line * ZOOM),
            )
        case display.Writing(text, font, size, x, y, colour):
            face = opened(FONTS[font], size * ZOOM)
            draw.text((x * ZOOM, y * ZOOM), text, colour, face, anchor="ls")
        case display.Outline(d, x, y, scale, fill) if fill:
            for row in subpaths(d):
                draw.polygon(
                    [((x + a * scale) * ZOOM, (y + b * scale) * ZOOM) for a, b in row], fill[:7]
                )
        case display.Artwork(art, frame):
            left, top, right, bottom = _box(frame)
            canvas.paste(masks.scene(art, right - left, bottom - top), (left, top))
        case display.Turned(items):
            for each in items:
                _draw(canvas, draw, each)


def _box(frame: display.Frame) -> tuple[int, int, int, int]:
    return (
        round(frame.x * ZOOM),
        round(frame.y * ZOOM),
        round(frame.right * ZOOM),
        round(frame.bottom * ZOOM),
    )


def _hand() -> Iterator[display.Drawn]:
    reader = Reader(Words(), "sv", {})
    bar = display.Frame(0, 0, display.WIDTH, 34)
    yield from pieces.seat_plate("Kim", "20", bar, plate(COLOUR), awaited=False)
    for number, card in enumerate(FRENCH_DECK[::2][:20]):
        row, column = divmod(number, 10)
        frame = display.Frame(11 + column * 46, 46 + row * 142, 104, 130)
        yield from cards.card(card_face(card), frame, 46, reader)


def _board() -> Iterator[display.Drawn]:
    yield from pieces.seat_plate(
        "Kim", "7", display.Frame(8, 4, 524, 34), plate(COLOUR), awaited=True
    )
    for column in range(5):
        yield display.Panel(display.Frame(8 + column * 105, 44, 102, 520), plate(COLOUR), 8)
        for row in range(13):
            yield from _tile(row + column, display.Frame(9 + column * 105, 48 + row * 40, 100, 37))
    yield from pieces.seat_plate(
        "Lee", "5", display.Frame(8, 570, 524, 34), plate(COLOUR), awaited=False
    )


def _tile(number: int, frame: display.Frame) -> Iterator[display.Drawn]:
    if number % 13 > 7:
        return
    yield display.Panel(frame, CREAM, 7)
    yield display.Panel(frame.left_part(38), INK, (7, 0, 0, 7))
    yield from pieces.sign(f"table/{SIGNS[number % 8]}", frame.left_part(38).inset(5), PAPER)
    value = display.Frame(frame.x + 44, frame.y, 24, 37)
    yield from fit(str(number % 9), value, "number", 34, 20, INK, "middle")
    if number % 3:
        yield from pieces.damage_badge(number % 9, frame.right_part(30).inset(1, 4))


def _illustrated() -> Iterator[display.Drawn]:
    files = [file for data in content() for file in sorted(data.glob("*/scenes/*.svg"))]
    for number, file in enumerate(islice(cycle(files), 6)):
        row, column = divmod(number, 3)
        card = display.Frame(8 + column * 178, 8 + row * 258, 170, 250)
        yield display.Panel(card, CREAM, 10, GOLD, 2)
        title = display.Frame(card.x + 8, card.y + 4, 154, 26)
        yield from fit(file.stem.title(), title, "title", 22, 13, INK, "middle")
        art = f"{file.parents[1].name}/{file.stem}"
        yield display.Artwork(art, display.Frame(card.x + 5, card.y + 32, 160, 95), 6)
        for line in range(5):
            yield from _line(line, display.Frame(card.x + 5, card.y + 132 + line * 23, 160, 20))


def _line(number: int, frame: display.Frame) -> Iterator[display.Drawn]:
    yield from pieces.bar(frame, (number + 2) / 8, "#CDB78E", "#E9DFC8")
    yield from pieces.sign(f"table/{SIGNS[number]}", frame.left_part(20).inset(2), INK)
    label = display.Frame(frame.x + 24, frame.y, 90, frame.height)
    yield from fit(SIGNS[number].title(), label, "label", 17, 13, INK)
    value = frame.right_part(36).inset(4, 0)
    yield from fit(str(number * 17 + 9), value, "number", 20, 13, INK, "end")


def _table() -> Iterator[display.Drawn]:
    yield display.Panel(display.Frame(0, 0, display.WIDTH, 32), GOLD)
    for number in range(6):
        row, column = divmod(number, 3)
        frame = display.Frame(10 + column * 176, 40 + row * 166, 168, 158)
        yield display.Panel(frame, PAPER, 10)
        yield display.Panel(frame.top_part(27), INK, (10, 10, 0, 0))
        name = frame.top_part(27).inset(9, 2)
        yield from fit("Maximilian-Alexander", name, "name", 17, 13, PAPER)
        sign = display.Frame(frame.x + 54, frame.y + 34, 60, 60)
        yield from pieces.sign(f"table/{SIGNS[number]}", sign, "#B05A00")
        text = display.Frame(frame.x + 8, frame.y + 100, 152, 54)
        yield from fit("Verktøy i kjøkkenskuffen", text, "category", 25, 13, INK, "middle", lines=2)
