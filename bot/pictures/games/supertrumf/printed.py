"""What is printed on a card, read from its face in a scene."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from games.kit.say import Named, Say
from games.kit.scenes import Face

PrintedKind = Literal["figure", "item", "supertrump"]

KINDS: dict[str, PrintedKind] = {
    "supertrumf-figure-points": "figure",
    "supertrumf-item-points": "item",
    "supertrumf-supertrump-points": "supertrump",
}


class Points(msgspec.Struct, frozen=True):
    """A card's value, or bonus, in one attribute."""

    attribute: Named
    sign: str
    value: int


class PrintedCard(msgspec.Struct, frozen=True):
    kind: PrintedKind
    art: str
    name: Named
    points: tuple[Points, ...]

    def worth(self, attribute: Named | None) -> int:
        return next((each.value for each in self.points if each.attribute == attribute), 0)

    def shown(self, value: int) -> str:
        """The number as printed: figures have points, items a plus sign."""
        return f"+{value}" if self.kind == "item" else str(value)


def printed(face: Face) -> PrintedCard:
    assert isinstance(face.name, Say)
    name, told = face.name.args["card"], face.name.args["points"]
    assert isinstance(name, Named)
    assert isinstance(told, Say)
    return PrintedCard(KINDS[told.id], face.art, name, tuple(_points(told, face.signs)))


def _points(told: Say, signs: tuple[str, ...]) -> Iterator[Points]:
    each = told.args.get("points", ())
    assert isinstance(each, tuple)
    for points, sign in zip(each, signs, strict=True):
        assert isinstance(points, Say)
        attribute = points.args["attribute"]
        assert isinstance(attribute, Named)
        yield Points(attribute, sign, int(str(points.args["value"])))
