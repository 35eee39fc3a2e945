"""The guilds' abilities in words, one on each row."""

from collections.abc import Iterator, Sequence

from bot.pictures.colours import CREAM, GOLD, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel
from bot.pictures.fitting import fit
from bot.pictures.games.riftforce.palette import SHORE
from bot.pictures.games.riftforce.tiles import ROUND, block
from bot.pictures.reader import Reader
from games.kit.say import Say, say
from games.kit.scenes import Face

MARGIN, NAME, BETWEEN = 10.0, 88.0, 4.0
WORDS = WIDTH - 2 * MARGIN - 56 - NAME - 8 - 6
LINES, SIZES = 3, (16.0, 15.5, 15.0, 14.5, 14.0, 13.5, 13.0)


def ability(guild: Face) -> Say:
    """The message of a guild's ability, which belongs to the message of its name."""
    assert isinstance(guild.name, Say)
    return say(f"{guild.name.id}-ability")


def guild_rows(
    guilds: Sequence[Face], top: float, height: float, reader: Reader
) -> Iterator[Drawn]:
    abilities = [reader.text(ability(guild)) for guild in guilds]
    size = _common_size(abilities, height)
    for place, (guild, text) in enumerate(zip(guilds, abilities, strict=True)):
        y = top + place * (height + BETWEEN)
        frame = Frame(MARGIN, y, WIDTH - 2 * MARGIN, height)
        yield Panel(frame, SHORE, ROUND)
        yield from block(guild.art, frame.left_part(46))
        if guild.fresh:
            yield Panel(frame.inset(-2), "", ROUND + 2, GOLD, 3)
        name = Frame(frame.x + 56, y, NAME, height).inset(0, 3)
        yield from fit(reader.capital(guild.name), name, "category", 19, 13, PAPER, lines=2)
        words = Frame(name.right + 8, y + 2, WORDS, height - 4)
        yield from fit(text, words, "label", size, size, CREAM, lines=LINES)


def _common_size(texts: Sequence[str], height: float) -> float:
    """The largest size at which every ability fits: rows of several sizes look restless."""
    room = Frame(0, 0, WORDS, height - 4)
    for size in SIZES:
        fitted = (fit(text, room, "label", size, size, CREAM, lines=LINES) for text in texts)
        if not any(rows[-1].text.endswith("…") for rows in fitted):
            return size
    return SIZES[-1]


def rows_height(count: int, height: float) -> float:
    return count * (height + BETWEEN) - BETWEEN
