"""How the pieces look that drawings share, and the symbols and scenes of data/."""

from collections.abc import Iterator

import pytest

from bot.pictures import cards, dice, pieces
from bot.pictures.artwork import symbol
from bot.pictures.colours import CREAM, INK, ground
from bot.pictures.display import Artwork, Drawn, Frame, Panel, Picture, Turned
from bot.pictures.fitting import fit
from bot.pictures.reader import Reader, drawn_name
from bot.places import DATA
from bot.words.words import Words
from games.kit.cards import card_face
from games.kit.say import say
from games.kit.scenes import Mark
from tests.pictures.looking import Comparison

READER = Reader(Words(), "sv", {0: "Åsa", 1: "Владимир"})
DARK = ground(0xB8362B)
"""No game's ground, so that each picture is sent in colours of its own."""


def faces() -> Iterator[Drawn]:
    for place, card in enumerate(("S1", "H12", "D10", "C7", "X1", "X2")):
        frame = Frame(10 + 46 * place, 10, 104, 130)
        yield from cards.card(card_face(card), frame, 46, READER)
    hurt = card_face("H13", (damage(17), Mark(say("kit-mark-toughness", value=30))))
    frame = Frame(370, 10, 70, 96)
    yield pieces.just_now(frame)
    yield from cards.card(hurt, frame, 32, READER)
    yield from cards.marks(hurt, frame, READER)
    yield from cards.pile(12, Frame(455, 16, 66, 90), "#5A2230")


def damage(value: int) -> Mark:
    return Mark(say("kit-mark-damage", value=value))


def table() -> Iterator[Drawn]:
    for shows in range(1, 7):
        yield from dice.die(6, shows, Frame(shows * 44 - 34, 8, 40, 40))
    for shows in (1, 7, 10):
        yield from dice.die(10, shows, Frame(280 + shows * 20, 8, 40, 40))
    yield from pieces.seat_plate("Åsa", "12 p", Frame(10, 56, 250, 34), "#5A2230", awaited=True)
    yield from pieces.seat_plate(
        "Владимир", "3 p", Frame(270, 56, 250, 34), "#5A2230", awaited=False
    )
    yield from pieces.bar(Frame(10, 100, 200, 18), 0.4, "#D01C1C", "#00000060")
    turned = Frame(240, 96, 60, 60)
    yield Turned((Panel(turned.inset(8), CREAM, 6, INK, 2),), turned, 30)
    longest = "Straßenbahnhaltestellenverzeichnis in Ångermanland"
    yield from fit(longest, Frame(310, 98, 130, 60), "category", 25, 13, CREAM, "middle", lines=3)


def signs() -> Iterator[Drawn]:
    files = sorted((DATA / "symbols").glob("*/*.svg"))
    for number, file in enumerate(files):
        row, column = divmod(number, 20)
        frame = Frame(8 + column * 26.4, 6 + row * 26, 22, 22)
        yield from pieces.sign(f"{file.parent.name}/{file.stem}", frame, CREAM)


def scenes() -> Iterator[Drawn]:
    files = sorted((DATA / "supertrumf" / "scenes").glob("*.svg"))[::8]
    for number, file in enumerate(files):
        row, column = divmod(number, 4)
        frame = Frame(6 + column * 133, 6 + row * 84, 128, 80)
        yield Artwork(f"supertrumf/{file.stem}", frame, (12, 12, 0, 0))


SCRIPTS = (
    "Nguyễn Þórður",
    "Владимир Ґудзь",
    "Βασίλης Ώχρας",
    "Թամար Իոսիֆ",
    "ნინო ჯავახი",
    "Łódź ß",
)


def names() -> Iterator[Drawn]:
    for place, name in enumerate(SCRIPTS):
        row, column = divmod(place, 2)
        frame = Frame(10 + column * 265, 8 + row * 42, 255, 36)
        yield from pieces.seat_plate(drawn_name(name), "", frame, "#5A2230", awaited=False)


PICTURES = {
    "faces": Picture(150, DARK, tuple(faces())),
    "names": Picture(134, DARK, tuple(names())),
    "table": Picture(166, DARK, tuple(table())),
    "signs": Picture(110, DARK, tuple(signs())),
    "scenes": Picture(174, DARK, tuple(scenes())),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_did(name: str, looks_as_it_did: Comparison) -> None:
    looks_as_it_did(name, PICTURES[name])


def test_every_symbol_is_a_shape() -> None:
    files = sorted((DATA / "symbols").glob("*/*.svg"))
    assert all(symbol(f"{file.parent.name}/{file.stem}") for file in files)
