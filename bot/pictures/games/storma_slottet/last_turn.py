"""The last turn in small: each card with what it did, and the remaining life of the card it hit."""

from collections.abc import Iterator

from bot.pictures.colours import INK
from bot.pictures.display import Drawn, Frame, Panel
from bot.pictures.games.storma_slottet.faces import small
from bot.pictures.games.storma_slottet.palette import BAR, FELT, HEALED, MINT
from bot.pictures.games.storma_slottet.sides import court_of
from bot.pictures.pieces import badge, damage_badge, life_badge, sign
from bot.pictures.reader import Reader
from bot.pictures.strip import Strip, StripLook
from games.kit.scenes import Face, Scene

BADGE, LEFT = 20.0, 27.0


class FelledCards(StripLook):
    wide, tall, least = 36.0, 50.0, 19.0

    def __init__(self) -> None:
        super().__init__(BAR, FELT, MINT)

    def card(self, face: Face, frame: Frame, shown: float, reader: Reader) -> Iterator[Drawn]:
        yield from small(face.art, frame, reader, shown)
        is_whole = shown >= frame.width
        x = frame.right - BADGE + 3 if is_whole else frame.x + (shown - BADGE) / 2
        place = Frame(x, frame.bottom - BADGE + 4, BADGE, BADGE)
        court = court_of(face)
        if court.toughness:
            corner = Frame(frame.right - LEFT + 5, frame.bottom - LEFT + 4, LEFT, LEFT)
            yield from _left(court.left, corner)
            return
        for mark in face.marks:
            value = mark.says.args.get("value", mark.says.args.get("amount"))
            if mark.says.id == "kit-mark-damage" and isinstance(value, int):
                yield from damage_badge(value, place)
            elif isinstance(value, int):
                yield from badge(str(value), place, HEALED, INK)


def _left(left: int, place: Frame) -> Iterator[Drawn]:
    """The remaining life, or a fallen card's sign."""
    if left:
        yield from life_badge(left, place)
        return
    yield Panel(place, INK, place.width / 2)
    yield from sign("table/skull", place.inset(4), MINT)


def shows_last_turn(scene: Scene) -> bool:
    """Whether to show the last turn: not while an unfinished action is shown."""
    is_begun = not any(line.id == "storma-slottet-status-turn" for line in scene.status)
    return scene.last_round is not None and not is_begun


def last_turn(scene: Scene, reader: Reader) -> Strip | None:
    if scene.last_round is None or not shows_last_turn(scene):
        return None
    return Strip(scene.last_round, reader, FelledCards())
