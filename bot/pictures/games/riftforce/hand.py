"""The hand, with everything one plays from: the Rift in small with the viewer's own side below, the
last action, the cards in large, and the abilities of the viewer's guilds."""

import math
from collections.abc import Iterator, Sequence
from string import digits

from bot.pictures.colours import CREAM, GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.fitting import fit
from bot.pictures.foot import FOOT, Fact, foot
from bot.pictures.games.riftforce.guild_rows import guild_rows, rows_height
from bot.pictures.games.riftforce.last_action import strip_of
from bot.pictures.games.riftforce.palette import CLIFF, DIM, GROUND, tint
from bot.pictures.games.riftforce.rift_sides import ABOVE_HAND, RiftSides, score
from bot.pictures.games.riftforce.shores import Shore, own_guilds
from bot.pictures.games.riftforce.tiles import block, chip
from bot.pictures.hand import hand_counted
from bot.pictures.pieces import sign
from bot.pictures.reader import Reader
from games.kit.asks import Pick
from games.kit.say import Named, Say, say
from games.kit.scenes import Face, Scene, Zone

PLATE = 30.0
MARGIN, BETWEEN, WIDEST, CARD_HEIGHT, RADIUS = 10.0, 7.0, 92.0, 76.0, 9.0
ROW = 34.0
CAPTION = 22.0
BADGE = 24.0
GUILD, COUNT = 28.0, 62.0


class HandOfGuilds:
    def __init__(self, scene: Scene, hand: Zone, reader: Reader) -> None:
        assert hand.owner is not None
        self._faces = hand.faces
        self._reader = reader
        self._matching = matching(scene)
        self._new = new_cards(hand)
        self._guilds = known_guilds(own_guilds(scene, hand.owner), hand.faces)
        self._rift = RiftSides(scene, reader, ABOVE_HAND)
        last = scene.last_round
        self._strip = None if last is None else strip_of(last, reader)

    def picture(self) -> Picture:
        items = [*self._plate(self._rift.far, 0)]
        y = PLATE + 4
        items += self._rift.drawn(y)
        y += self._rift.height + 4
        items += self._plate(self._rift.near, y)
        y += PLATE + 6
        if self._strip is not None:
            items += self._strip.drawn(y)
            y += self._strip.height + 2
        y += 8
        items += self._cards(y)
        y += CARD_HEIGHT + 8
        if self._matching:
            items += self._caption(y)
            y += CAPTION + 4
        items += guild_rows(self._guilds, y, ROW, self._reader)
        y += rows_height(len(self._guilds), ROW) + 2
        near = self._rift.near
        facts = (
            Fact("table/cards", self._counted(say("riftforce-zone-pile"), near.pile)),
            Fact("table/x", self._counted(say("riftforce-zone-discard"), near.discard)),
        )
        items += foot(y, hand_counted(len(self._faces), self._reader), facts, DIM)
        return Picture(math.ceil(y + FOOT), GROUND, tuple(items))

    def _counted(self, zone: Say, count: int) -> str:
        return f"{self._reader.capital(zone)} {count}"

    def _plate(self, shore: Shore, y: float) -> Iterator[Drawn]:
        """The name, the guilds, the number of cards in hand, and the Riftforce."""
        frame = Frame(0, y, WIDTH, PLATE)
        yield Panel(frame, GOLD if shore.is_awaited else CLIFF)
        colour = INK if shore.is_awaited else PAPER
        room = frame.inset(MARGIN + 2, 2)
        yield from score(shore, room.right_part(132), colour)
        room = room.left_part(room.width - 136)
        yield from sign("table/hand", room.right_part(COUNT).left_part(20), colour)
        count = room.right_part(COUNT - 24)
        yield from fit(str(shore.hand), count, "number", 24, 13, colour)
        room = room.left_part(room.width - COUNT - 4)
        guilds = room.right_part(GUILD * len(shore.guilds))
        for place, guild in enumerate(shore.guilds):
            spot = Frame(guilds.x + place * GUILD, room.y + 2, GUILD - 3, room.height - 4)
            yield from block(guild.art, spot, 0.85)
        name = room.left_part(room.width - guilds.width - 8)
        if shore.is_awaited:
            yield from sign("table/turn", name.left_part(17), INK)
            name = name.right_part(name.width - 22)
        yield from fit(self._reader.names[shore.seat], name, "name", 19, 13, colour, lines=2)

    def _cards(self, top: float) -> Iterator[Drawn]:
        count = len(self._faces)
        wide = min(WIDEST, (WIDTH - 2 * MARGIN + BETWEEN) / count - BETWEEN)
        step = wide + BETWEEN
        left = (WIDTH + BETWEEN - count * step) / 2
        for place, face in enumerate(self._faces):
            frame = Frame(left + place * step, top, wide, CARD_HEIGHT)
            is_new = face.name in self._new and face.fresh
            if is_new:
                yield Panel(frame.inset(-3), GOLD, RADIUS + 3)
            yield from _card(face, frame)
            if is_new:
                yield from chip("table/plus", Frame(frame.x - 5, frame.y - 6, BADGE, BADGE))
            if face.name in self._matching:
                corner = Frame(frame.right - BADGE + 3, frame.y - BADGE * 0.35, BADGE, BADGE)
                yield from _bolt(corner)

    def _caption(self, y: float) -> Iterator[Drawn]:
        frame = Frame(10, y, WIDTH - 20, CAPTION)
        yield from _bolt(frame.left_part(CAPTION))
        text = self._reader.text(say("riftforce-picture-matching"))
        words = frame.right_part(frame.width - CAPTION - 8)
        yield from fit(text, words, "label", 17, 13, DIM)


def _card(face: Face, frame: Frame) -> Iterator[Drawn]:
    colours = tint(face.art)
    yield Panel(frame, CREAM, RADIUS)
    upper = frame.top_part(frame.height * 0.52)
    yield Panel(upper, colours.block, (RADIUS, RADIUS, 0, 0))
    yield from sign(face.art, upper.inset(8, 7), colours.sign)
    lower = frame.bottom_part(frame.height * 0.48)
    yield from fit(face.art[-1], lower.inset(4, 3), "number", 40, 20, INK, "middle")


def _bolt(frame: Frame) -> Iterator[Drawn]:
    yield Panel(frame, INK, frame.width / 2)
    yield from sign("table/bolt", frame.inset(frame.width * 0.18), GOLD)


def matching(scene: Scene) -> tuple[Say | Named, ...]:
    """The cards that can be discarded to activate others."""
    return tuple(
        choice.name
        for form in scene.asks
        for field in form.fields
        if isinstance(field, Pick) and field.key == "discard"
        for choice in field.choices
    )


def new_cards(hand: Zone) -> tuple[Say | Named, ...]:
    """The cards just drawn. Empty if the whole hand is new."""
    names = tuple(face.name for face in hand.faces if face.fresh)
    return names if len(names) < len(hand.faces) else ()


def known_guilds(own: Sequence[Face], hand: Sequence[Face]) -> tuple[Face, ...]:
    """The viewer's own guilds, and those of cards taken over from the opponent."""
    guilds = {face.art: Face(face.art, face.name) for face in own}
    for face in hand:
        art, name = face.art.rstrip(digits), face.name
        assert isinstance(name, Say)
        guild = name.args["guild"]
        assert isinstance(guild, Say)
        guilds.setdefault(art, Face(art, guild))
    return tuple(guilds.values())
