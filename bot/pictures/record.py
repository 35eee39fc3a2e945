"""What somebody has reached, on one picture."""

import math
from collections.abc import Iterator, Sequence

import msgspec

from bot.pictures.colours import CREAM, FAINT, GOLD, INK, PAPER, ground, plate
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.fitting import fit
from bot.pictures.foot import FOOT, foot
from bot.pictures.pieces import bar, sign
from bot.pictures.reader import Reader
from games.kit.say import Say, Seat, Who, say

COLOUR = 0x4A6FA5
MARGIN, GAP = 14.0, 10.0
TITLE = 70.0
FIGURE = 82.0
GAME = 62.0
OPPONENT = 38.0
CAPTION = 30.0
LINE = 22.0
BETWEEN = " · "


class Figure(msgspec.Struct, frozen=True):
    """A number, and what it says."""

    number: str
    label: Say


class GameLine(msgspec.Struct, frozen=True):
    """A game: how many matches were won of those that were played, the rating if there is one, and
    what else there is to say."""

    name: Say
    colour: int
    won: int
    played: int
    points: str = ""
    says: tuple[Say, ...] = ()


class OpponentLine(msgspec.Struct, frozen=True):
    """Somebody, by their place among the names, and how often one came before and behind them."""

    seat: Seat
    ahead: int
    behind: int


class RecordCard(msgspec.Struct, frozen=True):
    """All that is told. The person is the first of the names."""

    figures: tuple[Figure, ...]
    games: tuple[GameLine, ...]
    opponents: tuple[OpponentLine, ...]
    says: tuple[Say, ...]
    """Behind that, such as matches with the bot."""


def record_picture(card: RecordCard, reader: Reader) -> Picture:
    return Picture(*_laid_out(card, reader))


def _laid_out(card: RecordCard, reader: Reader) -> tuple[int, str, tuple[Drawn, ...]]:
    items: list[Drawn] = [Panel(Frame(0, 0, WIDTH, TITLE), plate(COLOUR))]
    room = Frame(MARGIN, 0, WIDTH - 2 * MARGIN, TITLE)
    items += sign("table/trophy", room.left_part(44).inset(2, 12), GOLD)
    name = room.right_part(room.width - 58).inset(0, 8)
    items += fit(reader.names[0], name, "heading", 36, 18, PAPER)
    y = TITLE + GAP
    items += _figures(card.figures, y, reader)
    y += FIGURE + GAP
    for game in card.games:
        height = GAME + (LINE if len(game.says) > 1 else 0)
        items += _game(game, Frame(MARGIN, y, WIDTH - 2 * MARGIN, height), reader)
        y += height + GAP
    if card.opponents:
        caption = Frame(MARGIN, y, WIDTH - 2 * MARGIN, CAPTION)
        told = reader.capital(say("pictures-record-opponents"))
        items += fit(told, caption.inset(2, 2), "label", 18, 13, FAINT)
        y += CAPTION
        for opponent in card.opponents:
            items += _opponent(opponent, Frame(MARGIN, y, WIDTH - 2 * MARGIN, OPPONENT), reader)
            y += OPPONENT + GAP / 2
    items += foot(y, BETWEEN.join(map(reader.text, card.says)))
    return math.ceil(y + FOOT), ground(COLOUR), tuple(items)


def _figures(figures: Sequence[Figure], y: float, reader: Reader) -> Iterator[Drawn]:
    """Side by side."""
    width = (WIDTH - 2 * MARGIN - (len(figures) - 1) * GAP) / len(figures)
    for number, figure in enumerate(figures):
        frame = Frame(MARGIN + number * (width + GAP), y, width, FIGURE)
        yield Panel(frame, plate(COLOUR), 10)
        yield from fit(
            figure.number, frame.top_part(54).inset(6, 4), "number", 44, 20, GOLD, "middle"
        )
        label = frame.bottom_part(32).inset(4, 2)
        yield from fit(reader.text(figure.label), label, "label", 17, 13, CREAM, "middle")


def _game(game: GameLine, frame: Frame, reader: Reader) -> Iterator[Drawn]:
    yield Panel(frame, plate(game.colour), 10)
    inner = frame.inset(12, 6)
    points = inner.right_part(84 if game.points else 0)
    yield from fit(game.points, points.top_part(32), "number", 30, 16, GOLD, "end")
    won = say("pictures-record-won", won=str(game.won), played=str(game.played))
    score = Frame(inner.right - points.width - 92, inner.y, 84, 32)
    yield from fit(reader.text(won), score, "number", 26, 15, PAPER, "end")
    name = Frame(inner.x, inner.y, score.x - inner.x - 8, 32)
    yield from fit(reader.capital(game.name), name, "heading", 24, 14, PAPER)
    beside, *more = (*map(reader.text, game.says), "")
    below = Frame(inner.x, inner.y + 34, inner.width, 16)
    room = Frame(inner.x, below.bottom + 2, inner.width, LINE - 2)
    yield from fit(BETWEEN.join(filter(None, more)), room, "label", 16, 13, CREAM)
    wide = inner.width * (0.5 if beside else 1)
    share = game.won / game.played if game.played else 0
    yield from bar(below.left_part(wide).inset(0, 3), share, GOLD, INK)
    place = below.right_part(inner.width - wide - 12).inset(0, -2)
    yield from fit(beside, place, "label", 16, 13, CREAM, "end")


def _opponent(line: OpponentLine, frame: Frame, reader: Reader) -> Iterator[Drawn]:
    yield Panel(frame, plate(COLOUR), 9)
    yield from sign("table/user", frame.left_part(38).inset(9, 9), GOLD)
    score = frame.right_part(100).inset(12, 4)
    told = say("pictures-record-score", ahead=str(line.ahead), behind=str(line.behind))
    yield from fit(reader.text(told), score, "number", 24, 14, PAPER, "end")
    name = Frame(frame.x + 44, frame.y, frame.width - 150, frame.height)
    yield from fit(reader.names[line.seat], name.inset(0, 4), "name", 20, 13, PAPER)


def record_lines(card: RecordCard) -> Iterator[tuple[Say, ...]]:
    """The same in words, line by line, for the alt text and for who reads words."""
    yield (say("pictures-record-title", who=Who(0)),)
    for figure in card.figures:
        yield (say("pictures-record-figure", label=figure.label, number=figure.number),)
    for game in card.games:
        told = say(
            "pictures-record-game",
            game=game.name,
            won=str(game.won),
            played=str(game.played),
            kind="rated" if game.points else "unrated",
            points=game.points,
        )
        yield (told, *game.says)
    for line in card.opponents:
        yield (
            say(
                "pictures-record-opponent",
                who=Who(line.seat),
                ahead=str(line.ahead),
                behind=str(line.behind),
            ),
        )
    for each in card.says:
        yield (each,)
