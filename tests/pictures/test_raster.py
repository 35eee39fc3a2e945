"""Pixels are the same in every thread and on every machine, and shapes have their holes."""

import asyncio
from hashlib import sha256

from bot.pictures.artwork import ellipse
from bot.pictures.display import Frame, Outline, Panel, Picture, Turned
from bot.pictures.encoding import png
from bot.pictures.fonts import FALLBACK, FOLDER, FONTS, letters, opened, width
from bot.pictures.raster import render
from tests.pictures.test_golden_pictures import PICTURES

RED, BLUE = (255, 0, 0), (0, 0, 255)


def pixel(picture: Picture, x: int, y: int) -> tuple[int, ...]:
    """What is seen at a place in units."""
    seen = render(picture).getpixel((2 * x, 2 * y))
    assert isinstance(seen, tuple)
    return seen


def ring(hole: str) -> Picture:
    return Picture(100, "#0000FF", (Outline(ellipse(50, 50, 40, 40) + hole, 0, 0, 1, "#FF0000"),))


def test_a_part_that_turns_the_other_way_is_a_hole() -> None:
    hollow = ring("M30 50A20 20 0 1 0 70 50A20 20 0 1 0 30 50Z")
    assert (pixel(hollow, 20, 50), pixel(hollow, 50, 50)) == (RED, BLUE)


def test_a_part_that_turns_the_same_way_is_none() -> None:
    assert pixel(ring(ellipse(50, 50, 20, 20)), 50, 50) == RED


def test_what_can_be_seen_through_is() -> None:
    veiled = Picture(40, "#0000FF", (Panel(Frame(0, 0, 40, 40), "#FF000080"),))
    assert pixel(veiled, 20, 20) == (128, 0, 127)


def test_a_stroke_lies_within_its_frame() -> None:
    framed = Picture(60, "#0000FF", (Panel(Frame(10, 10, 40, 40), "", 0, "#FF0000", 4),))
    assert [pixel(framed, x, 30) for x in (9, 11, 13, 15, 30)] == [BLUE, RED, RED, BLUE, BLUE]


def test_things_turn_clockwise_about_the_middle_of_their_frame() -> None:
    upper = Panel(Frame(40, 10, 20, 20), "#FF0000")
    turned = Picture(100, "#0000FF", (Turned((upper,), Frame(0, 0, 100, 100), 90),))
    assert (pixel(turned, 50, 20), pixel(turned, 80, 50)) == (BLUE, RED)


async def test_many_threads_draw_the_same_pixels_as_one() -> None:
    def drawn(name: str) -> str:
        return sha256(png(PICTURES[name])).hexdigest()

    alone = {name: drawn(name) for name in PICTURES}
    names = list(PICTURES) * 4
    together = await asyncio.gather(*(asyncio.to_thread(drawn, name) for name in names))
    assert together == [alone[name] for name in names]


def test_no_font_comes_from_the_machine() -> None:
    files = {*FONTS.values(), FALLBACK}
    assert {f"{file}.ttf" for file in files} == {file.name for file in FOLDER.glob("*.ttf")}
    assert all(opened(file, 20).path == FOLDER / f"{file}.ttf" for file in files)
    assert set(letters()) == files


def test_letters_are_kerned_without_a_library_of_the_machine() -> None:
    apart = width("A", "name", 40) + width("V", "name", 40)
    assert width("AV", "name", 40) < apart - 1
