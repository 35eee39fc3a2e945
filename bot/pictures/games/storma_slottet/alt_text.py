"""What Storma slottet!'s pictures add to the alt text of any game."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.pictures.games.storma_slottet.hand import doings
from bot.pictures.games.storma_slottet.sides import sides_of
from games.kit.game import Outcome
from games.kit.say import Named, Say, Who, say
from games.kit.scenes import Face, Scene, Zone
from games.kit.suits import suit_name


def hand_says(scene: Scene, own: Sequence[Zone]) -> Iterator[Say]:
    """What each card can do, which cards are new, and what they are up against."""
    hand = next(zone for zone in own if zone.key == "hand")
    does = doings(scene)
    if able := _names(face for face in hand.faces if "attack" in does.get(face.art, ())):
        yield say("storma-slottet-picture-can-attack", cards=able)
    if able := _names(face for face in hand.faces if "heal" in does.get(face.art, ())):
        yield say("storma-slottet-picture-can-heal", cards=able)
    if able := _names(face for face in hand.faces if _can_stand(does.get(face.art, ()))):
        yield say("storma-slottet-picture-can-stand", cards=able)
    if new := _names(face for face in hand.faces if face.fresh):
        yield say("storma-slottet-picture-new", cards=new)
    for side in sides_of(scene):
        if side.active is not None and side.active.toughness:
            card, left = side.active.face.name, side.active.left
            if side.seat == hand.owner:
                yield say("storma-slottet-picture-own", card=card, left=left)
            else:
                yield say("storma-slottet-picture-target", card=card, left=left)


def table_zones(scene: Scene, own: Sequence[Zone]) -> tuple[Zone, ...]:
    """A hand shows only the number and the top of the discard."""
    return tuple(_top_of(zone) for zone in scene.board if zone not in own)


def _top_of(zone: Zone) -> Zone:
    if zone.key != "discard":
        return zone
    return replace(zone, faces=zone.faces[-1:], hidden=max(0, len(zone.faces) - 1))


def ending_says(scene: Scene, outcome: Outcome) -> Iterator[Say]:
    for side in sides_of(scene):
        if side.house:
            yield say(
                "storma-slottet-picture-score",
                who=Who(side.seat),
                suit=suit_name(side.house),
                royals=outcome.scores[side.seat],
                trophies=len(side.trophies),
            )


def _can_stand(does: Sequence[str]) -> bool:
    return "active" in does or "replace" in does


def _names(faces: Iterator[Face]) -> tuple[Say | Named, ...]:
    return tuple(face.name for face in faces)
