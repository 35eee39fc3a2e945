"""The lobby: two cards that would duel, among others, and the seats."""

import math
from collections.abc import Iterator

from bot.pictures.colours import GOLD, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture, Turned
from bot.pictures.drawing import Gathering
from bot.pictures.fitting import fit
from bot.pictures.foot import FOOT, free_seats
from bot.pictures.games.ordet_fanger.palette import GROUND, PLATE, QUIET, WELL, colour_of
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.say import Seat, say

MARGIN, GAP = 12.0, 8.0
FANNED = ("circle", "flower", "star", "wave", "star", "cross", "diamond")
DUELLING = "star"
FAN, TITLE, ABOUT = 122.0, 52.0, 30.0
SEAT, COLUMNS = 38.0, 3
BESIDE = 15.0
SAYS = 34.0


def lobby(gathering: Gathering, reader: Reader, title: str) -> Picture:
    items: list[Drawn] = [Panel(Frame(0, 0, WIDTH, FAN), WELL)]
    order = sorted(range(len(FANNED)), key=lambda place: FANNED[place] == DUELLING)
    items += [_fanned(FANNED[place], place - len(FANNED) // 2) for place in order]
    banner = Frame(0, FAN, WIDTH, TITLE)
    items.append(Panel(Frame(0, FAN, WIDTH, TITLE + ABOUT + 60), GROUND))
    items.append(Panel(banner, PLATE))
    items += fit(title, banner.inset(16, 4), "heading", 36, 22, PAPER, "middle")
    about = Frame(MARGIN, banner.bottom + 6, WIDTH - 2 * MARGIN, ABOUT)
    words = reader.text(say("ordet-fanger-about"))
    items += fit(words, about, "category", 19, 13, QUIET, "middle", lines=2)
    y = about.bottom + 6
    wide = (WIDTH - 2 * MARGIN - GAP * (COLUMNS - 1)) / COLUMNS
    for seat in range(gathering.most):
        row, column = divmod(seat, COLUMNS)
        place = Frame(MARGIN + column * (wide + GAP), y + row * (SEAT + GAP), wide, SEAT)
        items += _seat(seat, place, gathering, reader)
    y += math.ceil(gathering.most / COLUMNS) * (SEAT + GAP)
    for line in gathering.says:
        frame = Frame(MARGIN, y, WIDTH - 2 * MARGIN, SAYS)
        items += fit(reader.text(line), frame, "category", 19, 13, QUIET, "middle", lines=2)
        y += SAYS + GAP
    items += free_seats(y - GAP + 2, gathering.taken, gathering.most, reader, QUIET)
    return Picture(math.ceil(y - GAP + 2 + FOOT), GROUND, tuple(items))


def _fanned(symbol: str, place: int) -> Turned:
    """A card of the fan; the two that duel are higher, in gold."""
    races = symbol == DUELLING
    card = Frame(WIDTH / 2 - 44 + place * 70, 24 + 3 * place * place - 10 * races, 88, 124)
    items: tuple[Drawn, ...] = (
        Panel(card.inset(-4), GOLD if races else WELL, 13),
        Panel(card, PAPER, 10),
        *sign(f"symbol/{symbol}", card.top_part(96).inset(14, 12), colour_of(f"symbol/{symbol}")),
    )
    return Turned(items, card.inset(-6), place * 5)


def _seat(seat: Seat, frame: Frame, gathering: Gathering, reader: Reader) -> Iterator[Drawn]:
    if seat >= gathering.taken:
        yield Panel(frame, "", 8, PLATE, 2)
        yield from sign("table/seat", frame.inset(8), PLATE)
        return
    is_kept = seat in gathering.kept
    yield Panel(frame, "", 8, PLATE, 2) if is_kept else Panel(frame, PLATE, 8)
    art, shown = gathering.sign_of(seat), QUIET if is_kept else GOLD
    yield from sign(art, frame.inset(7, 8).left_part(21), shown)
    name, colour = frame.right_part(frame.width - 34).inset(3, 2), QUIET if is_kept else PAPER
    if beside := ", ".join(reader.text(line) for each, line in gathering.beside if each == seat):
        below = name.bottom_part(BESIDE)
        yield from fit(beside, below, "category", 14, 10, GOLD if not is_kept else QUIET)
        name = name.top_part(name.height - BESIDE)
    yield from fit(reader.names[seat], name, "category", 20, 13, colour, lines=2)
