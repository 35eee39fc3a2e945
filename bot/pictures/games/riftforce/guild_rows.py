"""What guilds can do, in words: each on a row of its own."""

from collections.abc import Iterator, Sequence

from bot.pictures.colours import GOLD, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel
from bot.pictures.fitting import fit
from bot.pictures.games.riftforce.palette import DIM, SHORE
from bot.pictures.games.riftforce.tiles import ROUND, block
from bot.pictures.reader import Reader
from games.kit.say import Say, say
from games.kit.scenes import Face

MARGIN, NAME, BETWEEN = 10.0, 92.0, 4.0


def ability(guild: Face) -> Say:
    """The guild's name is a message, and what it can do is another beside it."""
    assert isinstance(guild.name, Say)
    return say(f"{guild.name.id}-ability")


def guild_rows(
    guilds: Sequence[Face], top: float, height: float, reader: Reader
) -> Iterator[Drawn]:
    for place, guild in enumerate(guilds):
        y = top + place * (height + BETWEEN)
        frame = Frame(MARGIN, y, WIDTH - 2 * MARGIN, height)
        yield Panel(frame, SHORE, ROUND)
        yield from block(guild.art, frame.left_part(46))
        if guild.fresh:
            yield Panel(frame.inset(-2), "", ROUND + 2, GOLD, 3)
        name = Frame(frame.x + 56, y, NAME, height).inset(0, 3)
        yield from fit(reader.capital(guild.name), name, "category", 19, 13, PAPER, lines=2)
        words = frame.right_part(frame.width - 56 - NAME - 8).inset(2, 2)
        text = reader.text(ability(guild))
        yield from fit(text, words.left_part(words.width - 8), "label", 16, 13, DIM, lines=3)


def rows_height(count: int, height: float) -> float:
    return count * (height + BETWEEN) - BETWEEN
