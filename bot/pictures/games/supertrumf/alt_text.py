"""What Supertrumf's pictures say, shorter than its cards."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.pictures.games.supertrumf.last_round import attribute_of
from bot.pictures.games.supertrumf.legend import attributes_of, reach
from bot.pictures.games.supertrumf.printed import printed
from bot.pictures.games.supertrumf.round import compared, declared
from bot.pictures.news import is_fresh, told
from games.kit.say import Named, Say, Who, say
from games.kit.scenes import Face, Scene, Zone

TOLD_BY_THE_BOARD = {
    "supertrumf-turned",
    "supertrumf-turned-supertrump",
    "supertrumf-drew",
    "supertrumf-you-drew",
}


def in_brief(scene: Scene) -> Scene:
    """Each turned card with only what it added to the sum; and nothing twice."""
    _, attribute = compared(scene)
    story = tuple(line for line in scene.story if line.id not in TOLD_BY_THE_BOARD)
    board = tuple(_zone_in_brief(zone, attribute) for zone in scene.board)
    last = scene.last_round
    if last is not None:
        zones = tuple(_zone_in_brief(zone, attribute_of(last)) for zone in last.zones)
        last = replace(last, zones=zones)
    return replace(scene, story=story, board=board, last_round=last)


def board_says(scene: Scene) -> Iterator[Say]:
    if scene.gave_up:
        yield say("supertrumf-picture-gave-up", who=tuple(map(Who, scene.gave_up)))


def table_zones(scene: Scene, own: Sequence[Zone]) -> tuple[Zone, ...]:
    """The scores; the turned cards are told with the last round."""
    return tuple(
        zone for zone in scene.board if zone not in own and "attribute" not in zone.label.args
    )


def hand_says(scene: Scene, own: Sequence[Zone]) -> Iterator[Say]:
    """The attribute in question, the hand's best values, and the new cards."""
    faces = [face for zone in own if zone.key == "hand" for face in zone.faces]
    has_laid = any(zone.faces for zone in own if zone.key != "hand")
    _, attribute = declared(scene)
    if attribute is not None and not has_laid:
        yield say("supertrumf-lay", attribute=attribute)
    if reached := reach(scene):
        points = tuple(
            say("supertrumf-points", attribute=each.attribute, value=reached[each.sign])
            for each in attributes_of([printed(face) for face in faces])
        )
        yield say("supertrumf-picture-reaches", points=points)
    news = told(scene)
    if new := tuple(printed(face).name for face in faces if is_fresh(face, news)):
        yield say("supertrumf-picture-new", cards=new)


def _zone_in_brief(zone: Zone, attribute: Named | None) -> Zone:
    if "attribute" not in zone.label.args:
        return zone
    return replace(zone, faces=tuple(_face_in_brief(face, attribute) for face in zone.faces))


def _face_in_brief(face: Face, attribute: Named | None) -> Face:
    card = printed(face)
    if card.kind == "supertrump":
        return face
    worth = card.shown(card.worth(attribute))
    return replace(face, name=say("supertrumf-card-worth", card=card.name, worth=worth))
