"""The jack, the queen and the king, as busts in the colour of their suit."""

from collections.abc import Iterator

from bot.pictures.artwork import ellipse
from bot.pictures.colours import INK, PAPER
from bot.pictures.display import Colour, Drawn, Frame, Outline
from games.kit.cards import JACK, KING, QUEEN

SKIN, GREY, MOUSTACHE = "#F3D2B3", "#8D8578", "#6F685C"
BROWN, BLOND, LIPS = "#5B3A24", "#C98A2B", "#B3352F"
CROWN = "#F0B323"
SUIT = ""
"""Stands for the colour of the suit."""

ROBE = "M6 100C6 82 18 73 38 69H62C82 73 94 82 94 100Z"
FACE = "M35 40V54C35 66 42 73 50 73C58 73 65 66 65 54V40Z"
EYES = ellipse(43.5, 50, 2.1, 2.5) + ellipse(56.5, 50, 2.1, 2.5)

Layer = tuple[str, Colour]

FIGURES: dict[int, tuple[Layer, ...]] = {
    KING: (
        (ROBE, SUIT),
        ("M32 70C20 74 24 84 34 88L50 94L66 88C76 84 80 74 68 70Z", PAPER),
        ("M29 36H71V60L75 68H25L29 60Z", GREY),
        (FACE, SKIN),
        (EYES, INK),
        ("M31 54C34 62 40 58 50 60C60 58 66 62 69 54C73 74 62 88 50 92C38 88 27 74 31 54Z", GREY),
        (
            "M50 59C44 56 37 60 33 66C40 68 47 68 50 63C53 68 60 68 67 66C63 60 56 56 50 59Z",
            MOUSTACHE,
        ),
        ("M27 42L23 14L37 26L50 8L63 26L77 14L73 42Z", CROWN),
        ("M27 42V35H73V42Z", SUIT),
        (ellipse(50, 24, 3.6, 3.6) + ellipse(36, 30, 2.4, 2.4) + ellipse(64, 30, 2.4, 2.4), SUIT),
    ),
    QUEEN: (
        ("M24 44C24 22 76 22 76 44C78 62 82 76 78 92H22C18 76 22 62 24 44Z", BROWN),
        (ROBE, SUIT),
        ("M42 66H58V72L66 74L50 90L34 74L42 72Z", SKIN),
        (FACE, SKIN),
        ("M34 46C38 40 46 36 50 32C54 36 62 40 66 46V36C60 30 40 30 34 36Z", BROWN),
        (EYES, INK),
        ("M44.5 62C48 60.5 52 60.5 55.5 62C53 66 47 66 44.5 62Z", LIPS),
        (ellipse(40, 78, 2.2, 2.2) + ellipse(50, 83, 2.8, 2.8) + ellipse(60, 78, 2.2, 2.2), CROWN),
        ("M30 34L27 16L39 24L50 7L61 24L73 16L70 34C58 28 42 28 30 34Z", CROWN),
        (ellipse(50, 21, 3.2, 3.2), SUIT),
    ),
    JACK: (
        ("M28 34H72L74 66C70 70 64 70 62 68V44H38V68C36 70 30 70 26 66Z", BLOND),
        (ROBE, SUIT),
        ("M36 69L50 80L64 69L70 72L56 92L50 84L44 92L30 72Z", PAPER),
        (FACE, SKIN),
        ("M34 48V38H66V48C60 42 56 44 50 44C44 44 40 42 34 48Z", BLOND),
        (EYES, INK),
        ("M44 63C48 64.5 52 64.5 56 63C54 66.5 46 66.5 44 63Z", LIPS),
        ("M62 22C66 4 82 0 93 6C86 9 80 20 70 28Z", CROWN),
        ("M24 38C18 24 36 12 54 14C72 15 80 26 77 38C60 32 42 32 24 38Z", SUIT),
        ("M24 40C40 33 60 33 77 40V34C60 28 42 28 24 34Z", PAPER),
    ),
}


def figure(rank: int, frame: Frame, colour: Colour) -> Iterator[Drawn]:
    """A figure as large as fits, at the bottom of a frame, in the middle."""
    side = min(frame.width, frame.height)
    x, y = frame.middle[0] - side / 2, frame.bottom - side
    for d, fill in FIGURES[rank]:
        yield Outline(d, x, y, side / 100, fill or colour)
