"""The attributes by name and sign, above cards that show signs alone."""

from collections.abc import Iterator, Sequence

from bot.pictures.colours import GOLD, INK, PAPER
from bot.pictures.display import WIDTH, Drawn, Frame, Panel
from bot.pictures.fitting import fit
from bot.pictures.games.supertrumf.cards import CardLook
from bot.pictures.games.supertrumf.palette import PLATE, QUIET, WELL
from bot.pictures.games.supertrumf.printed import Points, PrintedCard
from bot.pictures.pieces import sign
from games.kit.asks import Pick
from games.kit.say import say
from games.kit.scenes import Scene

MARGIN, GAP = 10.0, 5.0
REACH = "supertrumf-reach"
"""The message of a choice that tells the hand's best value."""


def attributes_of(cards: Sequence[PrintedCard]) -> tuple[Points, ...]:
    """Every attribute, in the order of a figure."""
    return next((card.points for card in cards if card.kind == "figure"), ())


def reach(scene: Scene) -> dict[str, int]:
    """The hand's best value in each attribute, by its sign, while one is to be chosen."""
    return {
        f"supertrumf/{choice.key}": value
        for form in scene.asks
        for field in form.fields
        if isinstance(field, Pick)
        for choice in field.choices
        if choice.name.id == REACH and isinstance(value := choice.name.args["value"], int)
    }


def height_of(reached: dict[str, int]) -> float:
    return 78.0 if reached else 40.0


def legend(
    attributes: Sequence[Points], reached: dict[str, int], look: CardLook
) -> Iterator[Drawn]:
    """A chip for each attribute at the top of a picture, with the hand's best value; the attribute
    in question is lit."""
    bar = Frame(0, 0, WIDTH, height_of(reached))
    yield Panel(bar, WELL)
    step = (WIDTH - 2 * MARGIN + GAP) / max(1, len(attributes))
    top = 6.0
    if reached:
        caption = look.reader.text(say("supertrumf-picture-reach"))
        line = Frame(MARGIN, 3, WIDTH - 2 * MARGIN, 19)
        yield from fit(caption, line, "label", 16, 13, QUIET, "middle")
        top = 24.0
    for place, points in enumerate(attributes):
        chip = Frame(MARGIN + place * step, top, step - GAP, bar.height - top - 6)
        is_lit = look.is_lit(points)
        yield Panel(chip, GOLD if is_lit else PLATE, 6)
        colour = INK if is_lit else PAPER
        value = reached.get(points.sign)
        if value is None:
            yield from _named(points, chip, colour, look)
        else:
            yield from _named(points, chip.top_part(22), colour, look)
            number = chip.bottom_part(28).inset(4, 1)
            is_best = value == max(reached.values())
            shown = GOLD if is_best else PAPER
            yield from fit(str(value), number, "number", 28, 16, shown, "middle")


def _named(points: Points, frame: Frame, colour: str, look: CardLook) -> Iterator[Drawn]:
    icon = Frame(frame.x + 4, frame.y, 16, frame.height)
    yield from sign(points.sign, icon, colour)
    label = Frame(icon.right + 3, frame.y + 2, frame.right - icon.right - 6, frame.height - 4)
    yield from fit(look.reader.capital(points.attribute), label, "label", 15.5, 13, colour)
