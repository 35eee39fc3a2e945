"""The last move as a row of cards, dice and signs, made from the story."""

from collections.abc import Iterator, Mapping

import msgspec

from bot.pictures.games.storma_slottet.sides import SUIT_LETTERS, Camp, zone_of
from games.kit.say import Say, Seat, Value, Who, say
from games.kit.scenes import Rolled, Scene


class LaidCard(msgspec.Struct, frozen=True, gc=False):
    """A card of the move."""

    art: str


class Cast(msgspec.Struct, frozen=True, gc=False):
    """The result of a die."""

    shows: int


class Hint(msgspec.Struct, frozen=True, gc=False):
    """A sign between the cards: a skull for a fumble, or the dice still to be rolled."""

    art: str


class Harm(msgspec.Struct, frozen=True, gc=False):
    """The total damage done."""

    value: int


class Cure(msgspec.Struct, frozen=True, gc=False):
    """The damage that is lifted, or may be."""

    value: int


Beat = LaidCard | Cast | Hint | Harm | Cure


class Feat(msgspec.Struct, frozen=True, gc=False):
    """A player's move: its name, and what it was made with."""

    seat: Seat | None
    label: Say
    beats: tuple[Beat, ...]


ATTACK, HEAL = say("storma-slottet-ask-attack"), say("storma-slottet-ask-heal")
EXCHANGE, RETREAT = say("storma-slottet-ask-exchange"), say("storma-slottet-ask-retreat")
REPLACE = say("storma-slottet-ask-replace")
STORY = "storma-slottet-story-"


def feat_of(scene: Scene) -> Feat | None:
    """The newest move that can be shown, or the one that waits for its dice."""
    told = {line.id.removeprefix(STORY): line.args for line in scene.story}
    for found in (_attack(scene, told), _healing(scene, told), _else(told)):
        if found is not None:
            return found
    rolls = scene.dice
    return Feat(rolls[-1].owner, rolls[-1].label, tuple(_cast(rolls))) if rolls else None


def life_changed(scene: Scene, side: Camp) -> int:
    """The change of the Active card's life in the last move; negative for damage done."""
    name = side.active.face.name if side.active else None
    for line in scene.story:
        told, args = line.id.removeprefix(STORY), line.args
        if told == "hurt" and args["card"] == name:
            return -_number(args["damage"])
        if told == "doctor-fumbled" and args["target"] == name:
            return -_number(args["damage"])
        if told == "lifted" and args["target"] == name:
            return _number(args["damage"])
    return 0


def art_of(name: Value) -> str:
    """The `art` of a card by its name. Either joker will do for a joker."""
    assert isinstance(name, Say)
    if "suit" not in name.args:
        return "french/X2"
    return f"french/{SUIT_LETTERS[str(name.args['suit'])]}{name.args['rank']}"


StoryLines = Mapping[str, Mapping[str, Value]]


def _attack(scene: Scene, told: StoryLines) -> Feat | None:
    waiting = zone_of(scene, "attack")
    if waiting is not None:
        laid = (LaidCard(face.art) for face in waiting.faces)
        return Feat(scene.awaited[0], ATTACK, (*laid, Hint("table/dice")))
    if "hurt" not in told:
        return None
    done = Harm(_number(told["hurt"]["damage"]))
    if "attacked" in told:
        arts = (LaidCard(art_of(card)) for card in _list(told["attacked"]["cards"]))
        return Feat(_seat(told["attacked"]["who"]), ATTACK, (*arts, done))
    return Feat(scene.dice[0].owner, ATTACK, (*_rolled(scene.dice), done))


def _healing(scene: Scene, told: StoryLines) -> Feat | None:
    beats: list[Beat] = []
    waiting = zone_of(scene, "healing")
    seat = scene.awaited[0] if scene.awaited else None
    if scene.dice and "hurt" not in told and scene.dice[0].label.args:
        seat, beats = scene.dice[0].owner, [*_rolled(scene.dice)]
    elif "heal" in told:
        seat, beats = _seat(told["heal"]["who"]), [LaidCard(art_of(told["heal"]["card"]))]
    elif waiting is not None:
        beats = [LaidCard(face.art) for face in waiting.faces]
    elif "lifted" not in told:
        return None
    if "lifted" in told:
        lifted = (LaidCard(art_of(card)) for card in _list(told["lifted"]["cards"]))
        beats += [*lifted, Cure(_number(told["lifted"]["damage"]))]
    elif "doctor-fumbled" in told:
        beats.append(Harm(_number(told["doctor-fumbled"]["damage"])))
    elif "healing" in told and told["healing"]["value"]:
        beats.append(Cure(_number(told["healing"]["value"])))
    elif waiting is not None:
        beats.append(_awaits(scene))
    return Feat(seat, HEAL, tuple(beats))


def _awaits(scene: Scene) -> Beat:
    """For a healing card: the dice, or the damage it may lift."""
    values = (line.args.get("value") for line in scene.status)
    lifts = next((value for value in values if isinstance(value, int)), None)
    return Hint("table/dice") if lifts is None else Cure(lifts)


def _else(told: StoryLines) -> Feat | None:
    for key in ("exchanged", "retreated", "brought-out", "from-sickbay"):
        if key not in told:
            continue
        args = told[key]
        seat = _seat(args["who"])
        if key == "exchanged":
            return Feat(
                seat, EXCHANGE, tuple(LaidCard(art_of(card)) for card in _list(args["cards"]))
            )
        if key == "retreated":
            going, coming = LaidCard(art_of(args["card"])), LaidCard(art_of(args["instead"]))
            return Feat(seat, RETREAT, (going, Hint("table/bed"), coming, Hint("table/swords")))
        return Feat(seat, REPLACE, (LaidCard(art_of(args["card"])), Hint("table/swords")))
    return None


def _rolled(rolls: tuple[Rolled, ...]) -> Iterator[Beat]:
    """Each card with its dice, and a skull for a fumble."""
    for rolled in rolls:
        yield LaidCard(art_of(rolled.label.args["card"]))
        yield from _cast((rolled,))
        if not any(rolled.shows):
            yield Hint("table/skull")


def _cast(rolls: tuple[Rolled, ...]) -> Iterator[Beat]:
    return (Cast(shows) for rolled in rolls for shows in rolled.shows)


def _list(value: Value) -> tuple[Value, ...]:
    assert isinstance(value, tuple)
    return value


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _seat(value: Value) -> Seat:
    assert isinstance(value, Who)
    return value.seat
