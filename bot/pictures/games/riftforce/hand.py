"""A hand: the cards, large, and below them what the viewer's guilds can do."""

import math
from collections.abc import Iterator, Sequence
from string import digits

from bot.pictures.colours import CREAM, GOLD, INK
from bot.pictures.display import WIDTH, Drawn, Frame, Panel, Picture
from bot.pictures.fitting import fit
from bot.pictures.games.riftforce.guild_rows import guild_rows, rows_height
from bot.pictures.games.riftforce.palette import CLIFF, DIM, GROUND, tint
from bot.pictures.games.riftforce.shores import own_guilds
from bot.pictures.games.riftforce.tiles import chip
from bot.pictures.pieces import headline, sign
from bot.pictures.reader import Reader
from games.kit.asks import Pick
from games.kit.say import Named, Say, say
from games.kit.scenes import Face, Scene, Zone

HEADLINE, TOP = 36.0, 50.0
MARGIN, BETWEEN, WIDEST, CARD_HEIGHT, RADIUS = 10.0, 7.0, 92.0, 118.0, 9.0
ROW = 44.0
CAPTION = 24.0
BADGE = 24.0


class HandOfGuilds:
    def __init__(self, scene: Scene, hand: Zone, reader: Reader, title: str) -> None:
        assert hand.owner is not None
        self._faces = hand.faces
        self._reader = reader
        self._title = title
        self._matching = matching(scene)
        self._new = new_cards(hand)
        self._guilds = known_guilds(own_guilds(scene, hand.owner), hand.faces)

    def picture(self) -> Picture:
        top = TOP + CARD_HEIGHT + 12
        items = [*self._headline(), *self._cards()]
        if self._matching:
            items += self._caption(top)
            top += CAPTION + 6
        items += guild_rows(self._guilds, top, ROW, self._reader)
        height = top + rows_height(len(self._guilds), ROW) + 10
        return Picture(math.ceil(height), GROUND, tuple(items))

    def _headline(self) -> Iterator[Drawn]:
        hand = self._reader.text(say("pictures-hand"))
        cards = self._reader.text(say("pictures-cards", count=len(self._faces)))
        frame = Frame(0, 0, WIDTH, HEADLINE)
        yield from headline(self._title, f"{hand} · {cards}", frame, CLIFF)

    def _cards(self) -> Iterator[Drawn]:
        count = len(self._faces)
        wide = min(WIDEST, (WIDTH - 2 * MARGIN + BETWEEN) / count - BETWEEN)
        step = wide + BETWEEN
        left = (WIDTH + BETWEEN - count * step) / 2
        for place, face in enumerate(self._faces):
            frame = Frame(left + place * step, TOP, wide, CARD_HEIGHT)
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
    yield from fit(face.art[-1], lower.inset(4, 3), "number", 50, 20, INK, "middle")


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
    """Those that have just been drawn; of a whole new hand nothing needs to be said."""
    names = tuple(face.name for face in hand.faces if face.fresh)
    return names if len(names) < len(hand.faces) else ()


def known_guilds(own: Sequence[Face], hand: Sequence[Face]) -> tuple[Face, ...]:
    """One's own, and those of cards that have been won over."""
    guilds = {face.art: Face(face.art, face.name) for face in own}
    for face in hand:
        art, name = face.art.rstrip(digits), face.name
        assert isinstance(name, Say)
        guild = name.args["guild"]
        assert isinstance(guild, Say)
        guilds.setdefault(art, Face(art, guild))
    return tuple(guilds.values())
