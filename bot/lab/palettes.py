"""Chooses the colours that the pictures of a game are sent in: `python -m bot.lab.palettes [GAME]`
writes data/palettes from matches that the bot plays. Run it when a game has new colours or
illustrations, and look at the gallery.

What whole areas are filled with stays as it is. The other colours are shared among smooth edges, by
what they cover. Each illustration has colours of its own, for the pictures that show it.
"""

import math
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import replace
from PIL import Image, ImageChops
from PIL.Image import Image as Bitmap

import games
from bot.lab.gallery import shown
from bot.pictures import masks
from bot.pictures.colours import ground, plate
from bot.pictures.display import Artwork, Colour, Drawn, Outline, Panel, Picture, Turned, Writing
from bot.pictures.drawing import drawing_of
from bot.pictures.palettes import COLOURS, FOLDER, Palette
from bot.pictures.raster import render
from bot.places import DATA

Rgb = tuple[int, ...]
Shares = Mapping[Rgb, float]
"""How much of a picture each colour covers."""

MATCHES = 6
EVENNESS = 0.7
"""The power of an area that a colour counts with: at 1, large areas have all the colours."""
CELL = 4
"""Pillow looks for the nearest colour in steps of this."""
APART = 6
"""How far other colours are from those of whole areas, at least."""
SAMPLES = 300_000
FEWEST, MORE = 96, 16
"""Files are smaller with fewer colours."""
ERROR = 0.9
"""How far a pixel may be from its colour, of 255: the root of the mean square."""
SCENE, SCENE_CANDIDATES, SCENE_COLOURS = (320, 240), 96, 24


def chosen(key: str) -> Palette:
    pictures = [_unillustrated(exhibit.picture) for exhibit in shown(key, MATCHES)]
    drawing = drawing_of(key)
    grounds = dict.fromkeys([*(each.background for each in pictures), ground(drawing.colour)])
    tints = (colour for tint in drawing.emblems().values() for colour in tint)
    flat = _flat([*grounds, *_by_frequency(pictures), *tints, plate(drawing.colour)])
    shares = _shares(map(render, pictures))
    scenes = dict(_scenes(key))
    most = COLOURS // 2 if scenes else COLOURS
    for count in range(FEWEST, most + 1, MORE):
        colours = _with_others(flat, shares, count)
        if _error(colours, shares) <= ERROR:
            break
    return Palette(tuple(grounds), _written(colours), scenes)


def painted(items: Iterable[Drawn]) -> Iterator[Colour]:
    """The opaque colours of areas and letters."""
    for item in items:
        match item:
            case Turned():
                yield from painted(item.items)
            case Panel() | Outline():
                yield from (
                    each for each in (item.fill, item.stroke) if len(each) == len("#RRGGBB")
                )
            case Writing():
                yield item.colour


def _by_frequency(pictures: Sequence[Picture]) -> Iterator[Colour]:
    counted = Counter(each for picture in pictures for each in painted(picture.items))
    return (colour for colour, _ in counted.most_common())


def _unillustrated(picture: Picture) -> Picture:
    items = tuple(item for item in picture.items if not isinstance(item, Artwork))
    return replace(picture, items=items)


def _flat(colours: Iterable[Colour]) -> list[Rgb]:
    """The colours without those that Pillow would take for one before."""
    flat: list[Rgb] = []
    for colour in colours:
        rgb = masks.split(colour)[0]
        if not _hides(rgb, flat):
            flat.append(rgb)
    return flat


def _cell(rgb: Rgb) -> Rgb:
    """The colour in whose place Pillow looks for the nearest one."""
    return tuple(part // CELL * CELL for part in rgb)


def _shares(bitmaps: Iterable[Bitmap]) -> Shares:
    shares: dict[Rgb, float] = {}
    for bitmap in bitmaps:
        pixels = bitmap.width * bitmap.height
        for count, rgb in bitmap.getcolors(pixels) or ():
            assert isinstance(rgb, tuple)
            shares[rgb] = shares.get(rgb, 0) + count / pixels
    return shares


def _with_others(flat: Sequence[Rgb], shares: Shares, count: int) -> list[Rgb]:
    """This many colours: the flat ones, and those for all that none of them is near to."""
    samples = _sampled(
        {
            rgb: share
            for rgb, share in shares.items()
            if min(math.dist(rgb, each) for each in flat) > APART
        }
    )
    room = wanted = count - len(flat)
    while True:
        kept = [rgb for rgb in _frequencies(samples, wanted) if not _hides(rgb, flat)]
        if len(kept) >= room or wanted == COLOURS:
            return [*flat, *kept[:room]]
        wanted = min(COLOURS, wanted + room - len(kept))


def _sampled(shares: Shares) -> Bitmap:
    """A row of pixels in which each colour is as frequent as it counts."""
    weights = {rgb: share**EVENNESS for rgb, share in shares.items()}
    scale = SAMPLES / sum(weights.values())
    return _row([rgb for rgb, weight in weights.items() for _ in range(round(weight * scale))])


def _frequencies(samples: Bitmap, count: int) -> dict[Rgb, int]:
    """The most suitable colours for all of them, and how frequent each is."""
    few = samples.quantize(count, Image.Quantize.MEDIANCUT, kmeans=1)
    colours = [*zip(*[iter(few.getpalette() or ())] * 3, strict=True)]
    return {
        colours[index]: times for times, index in few.getcolors() or () if isinstance(index, int)
    }


def _hides(rgb: Rgb, flat: Sequence[Rgb]) -> bool:
    """Whether a whole area would be sent in this colour."""
    return any(math.dist(rgb, _cell(each)) <= math.dist(each, _cell(each)) for each in flat)


def _error(colours: Sequence[Rgb], shares: Shares) -> float:
    """The root of the mean square of the largest differences in red, green or blue."""
    row, palette = _row(shares), Image.new("P", (1, 1))
    palette.putpalette([part for rgb in colours for part in rgb])
    sent = row.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB")
    red, green, blue = ImageChops.difference(row, sent).split()
    worst = ImageChops.lighter(ImageChops.lighter(red, green), blue).tobytes()
    squares = sum(off**2 * share for off, share in zip(worst, shares.values(), strict=True))
    return math.sqrt(squares / sum(shares.values()))


def _row(pixels: Collection[Rgb]) -> Bitmap:
    row = Image.new("RGB", (len(pixels), 1))
    row.putdata([*pixels])
    return row


def _scenes(key: str) -> Iterator[tuple[str, str]]:
    for file in sorted((DATA / key / "scenes").glob("*.svg")):
        art = f"{key}/{file.stem}"
        samples = _sampled(_shares([masks.scene(art, *SCENE)]))
        yield art, _written(_most_needed(_frequencies(samples, SCENE_CANDIDATES)))


def _most_needed(frequencies: dict[Rgb, int]) -> Iterator[Rgb]:
    """Each time the colour that is the most frequent and the farthest from those before."""
    far = {rgb: math.dist(rgb, (0, 0, 0)) for rgb in frequencies}
    for _ in range(SCENE_COLOURS):
        needed = max(far, key=lambda rgb: frequencies[rgb] * far[rgb] ** 2)
        yield needed
        far = {rgb: min(away, math.dist(rgb, needed)) for rgb, away in far.items()}


def _written(colours: Iterable[Rgb]) -> str:
    return " ".join("#" + bytes(rgb).hex().upper() for rgb in colours)


def main(arguments: Sequence[str]) -> None:
    folder = DATA / FOLDER
    folder.mkdir(exist_ok=True)
    for key in arguments or games.names():
        file = msgspec.json.format(msgspec.json.encode(chosen(key)))
        (folder / f"{key}.json").write_bytes(file + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
