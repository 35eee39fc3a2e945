"""What has just happened in a game that is played aloud, as a message that is complete in itself:
nothing of it comes by a later edit."""

from collections.abc import Iterator, Mapping

from bot.chat.render.buttons import buttons
from bot.chat.render.content import Block, Box, Content, Row, Rule, Text
from bot.chat.render.controls import rows
from bot.chat.render.emblems import colour
from bot.chat.render.fitting import fitted
from bot.chat.render.lookups import links
from bot.chat.render.markup import bold, countdown, item, labelled
from bot.chat.render.speech import Speech
from bot.chat.render.zones import face_text
from bot.host.views import View
from games.kit.say import Who
from games.kit.scenes import Face, Scene, Zone
from games.kit.seats import Seat

LARGE = ("new", "duel")
SHORTEST_CLOCK_MS = 8_000


def post(
    public: View,
    views: Mapping[Seat, View],
    speech: Speech,
    *,
    now: int,
    complete: bool,
    opening: bool,
    listens: bool,
) -> Content | None:
    """The message for what has just happened, if it needs one, as an `opening` always does. A
    `complete` one shows all cards that lie on top. Where the bot `listens`, answers are written
    and need no button."""
    scene = public.scene
    if scene is None:
        return None
    if not opening and not scene.is_news:
        return None
    blocks: list[Block] = []
    if complete:
        blocks += _large_cards(scene, speech)
    if scene.story:
        blocks.append(Text("\n".join(item(speech.line(line)) for line in scene.story)))
    if complete:
        blocks += _top_cards(scene, speech)
    awaited = [*_status(scene, speech), *_clock(public, now)]
    if awaited:
        blocks += (Rule(), Text("\n".join(awaited)))
    if scene.lookup:
        blocks.append(Row(links(scene.lookup, speech)))
    forms = {seat: view.scene.asks for seat, view in views.items() if view.scene is not None}
    if public.phase == "playing":
        blocks += rows(buttons(public.table, forms, speech, listens=listens))
    return fitted(Content((Box(tuple(blocks), colour(public.game)),)))


def _large_cards(scene: Scene, speech: Speech) -> Iterator[Text]:
    """The cards that it is about now: those just turned, those in a duel, those in the middle."""
    faces = [face for zone in scene.board for face in zone.faces if _is_large(zone, face)]
    if faces:
        yield Text("\n".join(f"# {_card(face, speech)}" for face in faces))


def _is_large(zone: Zone, face: Face) -> bool:
    return zone.owner is None or any(mark.kind in LARGE for mark in face.marks)


def _top_cards(scene: Scene, speech: Speech) -> Iterator[Block]:
    lines = [
        labelled(bold(_owner(zone, speech)), _card(face, speech))
        for zone in scene.board
        for face in zone.faces
    ]
    if lines:
        yield Rule()
        yield Text("\n".join(lines))


def _owner(zone: Zone, speech: Speech) -> str:
    label = speech.line(zone.label)
    return label if zone.owner is None else f"{speech.line(Who(zone.owner))}, {label}"


def _card(face: Face, speech: Speech) -> str:
    return face_text(Face(face.art, face.name), speech)


def _status(scene: Scene, speech: Speech) -> Iterator[str]:
    for line in scene.status:
        if line not in scene.story:
            yield bold(speech.line(line))


def _clock(public: View, now: int) -> Iterator[str]:
    """The table's own clock, if it runs long enough to be worth looking at."""
    until = min((clock.until for clock in public.clocks if clock.seat is None), default=0)
    if until - now >= SHORTEST_CLOCK_MS:
        yield f"⏳ {countdown(until)}"
