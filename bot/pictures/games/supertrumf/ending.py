"""The end: the winner with their last cards, everybody's cards, and how the match ended."""

import math
from collections.abc import Iterator

from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Artwork, Drawn, Frame, Panel, Picture
from bot.pictures.fitting import fit, fit_whole
from bot.pictures.foot import FOOT, foot
from bot.pictures.games.supertrumf.palette import GROUND, PLATE, QUIET, WELL
from bot.pictures.games.supertrumf.printed import printed
from bot.pictures.games.supertrumf.round import highest, lays
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from bot.pictures.tables import standings
from games.kit.game import Outcome
from games.kit.say import Say, Seat, Who, say
from games.kit.scenes import Scene

MARGIN, GAP = 12.0, 8.0
HERO = 132.0
PLACES, TALLEST_PLACE, BETWEEN = 204.0, 60.0, 5.0
STORY = 26.0
NUMBER, MARK = 74.0, 110.0


def ending(scene: Scene, outcome: Outcome, reader: Reader, title: str) -> Picture:
    items = [*_hero(scene, outcome, reader)]
    y = HERO + GAP + 2
    order = standings(outcome)
    tall = min(TALLEST_PLACE, PLACES / len(order))
    for seat in order:
        frame = Frame(MARGIN, y, WIDTH - 2 * MARGIN, tall)
        items += _place(seat, frame, outcome, reader)
        y += tall + BETWEEN
    told = " ".join(map(reader.text, ending_says(scene, outcome)))
    top = Frame(MARGIN, y + 2, WIDTH - 2 * MARGIN, STORY)
    story, taken = fit_whole(told, top, "text", 18, 14, QUIET, "middle")
    bottom = y + 2 + (taken if story else 0)
    items += [*story, *foot(bottom, title, (), QUIET)]
    return Picture(math.ceil(bottom + FOOT), GROUND, tuple(items))


def _hero(scene: Scene, outcome: Outcome, reader: Reader) -> Iterator[Drawn]:
    yield Panel(Frame(0, 0, WIDTH, HERO), WELL)
    room = Frame(MARGIN, 10, WIDTH - 2 * MARGIN, HERO - 20)
    art = _hero_art(scene, outcome)
    if art:
        picture = room.left_part(179)
        yield Panel(picture.inset(-4), GOLD, 12)
        yield Artwork(art, picture, 9)
        room = room.right_part(room.width - 196)
    yield from sign("table/trophy", room.left_part(50), GOLD)
    words = room.right_part(room.width - 62)
    story = reader.text(outcome.message)
    yield from fit(story, words, "heading", 27, 13, PAPER, lines=5)


def _hero_art(scene: Scene, outcome: Outcome) -> str:
    """The winner's last card; otherwise the highest."""
    turned = lays(scene)
    seats = [*outcome.winners, *highest(turned)]
    seat = next((seat for seat in seats if seat in turned), None)
    return "" if seat is None else turned[seat].faces[0].art


def _place(seat: Seat, frame: Frame, outcome: Outcome, reader: Reader) -> Iterator[Drawn]:
    """A bar as long as the score; a winner's is full in any case."""
    has_won = seat in outcome.winners
    score, best = outcome.scores[seat], max(1, *outcome.scores)
    yield Panel(frame, WELL, 8)
    wide = frame.width if has_won else frame.width * score / best
    if wide >= 16:
        yield Panel(frame.left_part(wide), GOLD if has_won else PLATE, 8)
    name = reader.names[seat]
    left = 12.0
    colour = INK if has_won else PAPER
    if has_won:
        yield from sign("table/crown", frame.inset(11, 3).left_part(26), INK)
        left = 46.0
    right = frame.right - NUMBER
    if seat in outcome.gave_up:
        mark = Frame(right - MARK, frame.y, MARK, frame.height)
        text = reader.capital(say("kit-mark-gave-up"))
        yield from fit(text, mark, "label", 18, 13, QUIET, "end")
        right = mark.x - GAP
    room = Frame(frame.x + left, frame.y + 2, right - frame.x - left, frame.height - 4)
    yield from fit(name, room, "name", 20, 13, colour, lines=2)
    number = frame.right_part(60).inset(10, 2)
    yield from fit(str(score), number, "number", 30, 18, colour, "end")


def ending_says(scene: Scene, outcome: Outcome) -> Iterator[Say]:
    """The margin, and what ended the match."""
    others = [
        seat for seat in standings(outcome) if seat not in {*outcome.winners, *outcome.gave_up}
    ]
    if len(outcome.winners) == 1 and others:
        (winner,) = outcome.winners
        second = others[0]
        ahead = outcome.scores[winner] - outcome.scores[second]
        yield say("supertrumf-picture-ahead", player=Who(second), count=ahead)
    turned = lays(scene)
    best = highest(turned)
    if len(best) == 1:
        zone = turned[best[0]]
        names = tuple(printed(face).name for face in zone.faces)
        yield say("supertrumf-picture-last-round", player=Who(best[0]), cards=names)
