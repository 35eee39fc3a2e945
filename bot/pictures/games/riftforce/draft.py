"""The draft: each player's guilds, and the abilities of those that can still be picked."""

import math
from collections.abc import Iterator

from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.fitting import fit
from bot.pictures.foot import FOOT, foot
from bot.pictures.games.riftforce.guild_rows import guild_rows, rows_height
from bot.pictures.games.riftforce.palette import CLIFF, DIM, GROUND, LINE
from bot.pictures.games.riftforce.rift import rift
from bot.pictures.games.riftforce.shores import Shore, shores_of, shown_guilds
from bot.pictures.games.riftforce.tiles import ROUND, block
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.say import say
from games.kit.scenes import Scene

MARGIN = 10.0
EACH = 4
"""The guilds of each player."""
HALF = (WIDTH - 3 * MARGIN) / 2
PLATE, SLOT, SLOTS = 46.0, 58.0, 66.0
ROW, TITLE = 42.0, 38.0


def draft(scene: Scene, reader: Reader, title: str) -> Picture:
    items: list[Drawn] = []
    for place, shore in enumerate(sorted(shores_of(scene), key=lambda shore: shore.seat)):
        items += _player(shore, MARGIN + place * (HALF + MARGIN), reader)
    guilds = shown_guilds(scene)
    y = MARGIN + PLATE + SLOTS + 8
    label = Frame(0, y, WIDTH, TITLE)
    items += rift(label)
    text = reader.text(say("riftforce-zone-shown"))
    items += fit(text, label.inset(MARGIN, 8), "category", 19, 13, PAPER, "middle")
    top = y + TITLE + 8
    items += guild_rows(guilds, top, ROW, reader)
    bottom = top + rows_height(len(guilds), ROW) + 2
    items += foot(bottom, title, (), DIM)
    return Picture(math.ceil(bottom + FOOT), GROUND, tuple(items))


def _player(shore: Shore, x: float, reader: Reader) -> Iterator[Drawn]:
    plate = Frame(x, MARGIN, HALF, PLATE)
    yield Panel(plate, GOLD if shore.is_awaited else CLIFF, ROUND)
    name = plate.inset(10, 1)
    if shore.is_awaited:
        yield from sign("table/turn", Frame(name.x - 2, plate.middle[1] - 8, 16, 16), INK)
        name = name.right_part(name.width - 22)
    colour = INK if shore.is_awaited else PAPER
    yield from fit(reader.names[shore.seat], name, "name", 19, 13, colour, lines=3)
    step = HALF / EACH
    for place in range(EACH):
        slot = Frame(x + place * step + 1, plate.bottom + 8, step - 2, SLOT)
        box = Frame(slot.middle[0] - 20, slot.y, 40, 38)
        if place >= len(shore.guilds):
            yield Panel(box, "", ROUND, LINE, 2)
            continue
        guild = shore.guilds[place]
        if guild.fresh:
            yield Panel(box.inset(-3), GOLD, ROUND + 3)
        yield from block(guild.art, box)
        under = slot.bottom_part(18)
        yield from fit(reader.capital(guild.name), under, "label", 15, 13, DIM, "middle")
