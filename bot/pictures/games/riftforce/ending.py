"""The end: the winner, both sides' Riftforce, and the cards left along the Rift."""

import math
from collections.abc import Iterator

from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Outline, Panel, Picture
from bot.pictures.fitting import fit
from bot.pictures.foot import FOOT, foot
from bot.pictures.games.riftforce.palette import CLIFF, DIM, GROUND, SHORE
from bot.pictures.games.riftforce.rift import DOWNWARDS, UPWARDS, rift
from bot.pictures.games.riftforce.shores import Shore, shores_of
from bot.pictures.games.riftforce.tiles import ROUND, block
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.game import Outcome
from games.kit.say import Say, Who, say
from games.kit.scenes import Scene

MARGIN, GAP = 12.0, 12.0
BANNER, PLATE, NUMBER, TOLD = 78.0, 46.0, 80.0, 38.0
HALF = (WIDTH - 2 * MARGIN - GAP) / 2
LOCATION = (WIDTH - 2 * MARGIN - 4 * GAP) / 5
BLOCK, SPACE, A_ROW = 27.0, 4.0, 3
RIFT = 54.0


def ending(scene: Scene, outcome: Outcome, reader: Reader, title: str) -> Picture:
    far, near = shores_of(scene, reader)
    items: list[Drawn] = [*_banner(outcome, reader)]
    for place, shore in enumerate((far, near)):
        frame = Frame(MARGIN + place * (HALF + GAP), BANNER + GAP, HALF, PLATE + NUMBER)
        items += _standing(shore, frame, outcome, reader)
    y = BANNER + PLATE + NUMBER + 2 * GAP
    told = Frame(MARGIN, y, WIDTH - 2 * MARGIN, TOLD)
    items += fit(reader.text(left_over(scene)), told, "label", 18, 13, DIM, "middle", lines=2)
    y += TOLD + GAP / 2
    above, below = (_rows(shore) * (BLOCK + SPACE) + SPACE for shore in (far, near))
    items += _left_of(far, Frame(MARGIN, y, WIDTH, above), upwards=True)
    torn = Frame(0, y + above + 2, WIDTH, RIFT)
    items += rift(torn)
    items += _whose(far, near, torn.inset(MARGIN, 7), reader)
    items += _left_of(near, Frame(MARGIN, torn.bottom + 2, WIDTH, below), upwards=False)
    bottom = torn.bottom + below + 4
    items += foot(bottom, title, (), DIM)
    return Picture(math.ceil(bottom + FOOT), GROUND, tuple(items))


def left_over(scene: Scene) -> Say:
    """Who controls which locations, in one line."""
    first, second = sorted(shores_of(scene), key=lambda shore: shore.seat)
    return say(
        "riftforce-picture-left",
        first=Who(first.seat),
        here=first.cards,
        second=Who(second.seat),
        there=second.cards,
    )


def _banner(outcome: Outcome, reader: Reader) -> Iterator[Drawn]:
    banner = Frame(0, 0, WIDTH, BANNER)
    yield Panel(banner, CLIFF)
    art = "table/trophy" if len(outcome.winners) == 1 else "table/handshake"
    yield from sign(art, Frame(MARGIN, 14, 50, 50), GOLD)
    words = banner.right_part(WIDTH - MARGIN - 64).inset(6, 8)
    yield from fit(reader.text(outcome.message), words, "heading", 23, 13, PAPER, lines=3)


def _standing(shore: Shore, frame: Frame, outcome: Outcome, reader: Reader) -> Iterator[Drawn]:
    has_won = shore.seat in outcome.winners
    yield Panel(frame, SHORE, 10)
    plate = frame.top_part(PLATE)
    yield Panel(plate, GOLD if has_won else CLIFF, (10, 10, 0, 0))
    colour = INK if has_won else PAPER
    name = plate.inset(10, 1)
    if has_won:
        yield from sign("table/crown", name.right_part(28), INK)
        name = name.left_part(name.width - 36)
    yield from fit(reader.names[shore.seat], name, "name", 20, 13, colour, lines=3)
    below = frame.bottom_part(NUMBER)
    for place, guild in enumerate(shore.guilds):
        row, column = divmod(place, 2)
        spot = Frame(frame.right - 90 + column * 42, below.y + 8 + row * 36, 38, 32)
        yield from block(guild.art, spot)
    score = Frame(frame.x + 12, below.y, frame.width - 112, NUMBER)
    yield from sign("table/gem", score.left_part(44), GOLD if has_won else DIM)
    number = score.right_part(score.width - 54)
    yield from fit(str(shore.riftforce), number.top_part(56), "number", 56, 20, PAPER)
    label = reader.capital(say("riftforce-zone-riftforce"))
    yield from fit(label, number.bottom_part(26).moved(down=-2), "label", 17, 13, DIM)


def _whose(far: Shore, near: Shore, frame: Frame, reader: Reader) -> Iterator[Drawn]:
    """The names of the two sides."""
    half = frame.width / 2 - 12
    left, right = frame.left_part(half), frame.right_part(half)
    yield Outline(UPWARDS, left.x, frame.middle[1] - 8, 1, DIM)
    name = left.right_part(half - 24)
    yield from fit(reader.names[far.seat], name, "name", 17, 13, DIM, lines=3)
    yield Outline(DOWNWARDS, right.right - 16, frame.middle[1] - 8, 1, DIM)
    name = right.left_part(half - 24)
    yield from fit(reader.names[near.seat], name, "name", 17, 13, DIM, "end", lines=3)


def _rows(shore: Shore) -> int:
    return max(1, math.ceil(shore.depth / A_ROW))


def _left_of(shore: Shore, room: Frame, *, upwards: bool) -> Iterator[Drawn]:
    """Each location's cards as their guilds' signs, those nearest the Rift closest to it."""
    step = BLOCK + SPACE
    for place, column in enumerate(shore.columns):
        left = room.x + place * (LOCATION + GAP)
        yield Panel(Frame(left, room.y, LOCATION, room.height), SHORE, ROUND)
        x = left + (LOCATION - A_ROW * step + SPACE) / 2
        for number, face in enumerate(column):
            row, across = divmod(number, A_ROW)
            y = room.bottom - (row + 1) * step if upwards else room.y + SPACE + row * step
            yield from block(face.art, Frame(x + across * step, y, BLOCK, BLOCK))
