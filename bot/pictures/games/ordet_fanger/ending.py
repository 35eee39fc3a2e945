"""The end: the winners, the cards each side won and when, and the margin."""

import math
from collections.abc import Iterator

from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.fitting import fit, line_width
from bot.pictures.foot import FOOT, foot
from bot.pictures.games.ordet_fanger.palette import GROUND, PLATE, QUIET, WELL
from bot.pictures.games.ordet_fanger.seen import SideSeen, TableSeen
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.game import Outcome
from games.kit.say import Say, Who, say
from games.kit.scenes import Scene

MARGIN, GAP = 12.0, 7.0
HERO, STORY = 92.0, 44.0
PLACES, TALLEST_PLACE = 222.0, 92.0
NUMBER, NUMBERS = 76.0, 142.0
"""The width of the cards won; and together with those of each round."""


def ending(scene: Scene, outcome: Outcome, reader: Reader, title: str) -> Picture:
    items = [*_hero(outcome, reader)]
    sides = sorted(TableSeen(scene).sides, key=lambda side: _standing(side, outcome))
    best = max(side.total for side in sides)
    tall = min(TALLEST_PLACE, PLACES / len(sides) - GAP)
    y = HERO + GAP + 4
    for side in sides:
        frame = Frame(MARGIN, y, WIDTH - 2 * MARGIN, tall)
        items += _place(side, frame, best, outcome, reader)
        y += tall + GAP
    if told := " ".join(map(reader.text, ending_says(scene, outcome))):
        story = Frame(MARGIN, y, WIDTH - 2 * MARGIN, STORY)
        items += fit(told, story, "category", 21, 13, QUIET, "middle", lines=2)
        y = story.bottom
    items += foot(y, title, (), QUIET)
    return Picture(math.ceil(y + FOOT), GROUND, tuple(items))


def _hero(outcome: Outcome, reader: Reader) -> Iterator[Drawn]:
    yield Panel(Frame(0, 0, WIDTH, HERO), WELL)
    room = Frame(MARGIN, 10, WIDTH - 2 * MARGIN, HERO - 18)
    yield from sign("table/trophy", room.left_part(64), GOLD)
    words = room.right_part(room.width - 80)
    yield from fit(reader.text(outcome.message), words, "heading", 28, 14, PAPER, lines=3)


def _standing(side: SideSeen, outcome: Outcome) -> tuple[bool, int, int]:
    """Sorts winners first; players who gave up come last, the first to give up at the very end."""
    out = (place for place, seat in enumerate(outcome.gave_up[::-1]) if seat in side.seats)
    return not _won(side, outcome), min(out, default=-1), -side.total


def _won(side: SideSeen, outcome: Outcome) -> bool:
    return not {*side.seats}.isdisjoint(outcome.winners)


def _gave_up(side: SideSeen, outcome: Outcome) -> bool:
    return not {*side.seats}.isdisjoint(outcome.gave_up)


def _place(
    side: SideSeen, frame: Frame, best: int, outcome: Outcome, reader: Reader
) -> Iterator[Drawn]:
    """A bar as long as the cards the side won, divided by round if there were two."""
    has_won = _won(side, outcome)
    yield Panel(frame, WELL, 8)
    wide = frame.width if has_won else (frame.width - NUMBERS) * side.total / max(1, best)
    if wide >= 16:
        yield Panel(frame.left_part(wide), GOLD if has_won else PLATE, 8)
    colour = INK if has_won else PAPER
    left = 14.0
    if has_won or _gave_up(side, outcome):
        art = "table/crown" if has_won else "table/flag"
        yield from sign(art, frame.inset(12, 3).left_part(26), colour)
        left = 48.0
    number = frame.right_part(NUMBER).inset(14, 2)
    yield from fit(str(side.total), number, "number", 34, 18, colour, "end")
    taken = NUMBER
    if side.total != side.won:
        rounds = f"{side.total - side.won}+{side.won}"
        beside = line_width(rounds, "number", 20) + 4
        place = frame.left_part(frame.width - NUMBER).right_part(beside)
        yield from fit(rounds, place, "number", 20, 13, colour if has_won else QUIET, "end")
        taken += beside + 12
    name = Frame(frame.x + left, frame.y + 2, frame.width - left - taken, frame.height - 4)
    yield from fit(reader.text(side.name), name, "name", 21, 13, colour, lines=2)


def ending_says(scene: Scene, outcome: Outcome) -> Iterator[Say]:
    """The margin among those who stayed; who led after the first of two rounds, if it was somebody
    else; and who else gave up before the one who ended the match."""
    sides = [side for side in TableSeen(scene).sides if not _gave_up(side, outcome)]
    best = max(side.total for side in sides)
    others = [side.total for side in sides if side.total < best]
    if others and len(others) == len(sides) - 1:
        yield say("ordet-fanger-picture-ahead", count=best - max(others))
    before = max(side.total - side.won for side in sides)
    led = [side for side in sides if side.total - side.won == before]
    if before and len(led) == 1 and led[0].total < best:
        yield say("ordet-fanger-picture-led", side=led[0].name, count=before)
    if len(outcome.gave_up) > (outcome.how == "conceded"):
        who = tuple(Who(seat) for seat in outcome.gave_up)
        yield say("ordet-fanger-picture-gave-up", who=who)
