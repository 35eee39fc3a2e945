"""What a viewer is shown, of what he knows."""

from collections.abc import Iterator

from games.kit.cards import card_face
from games.kit.say import Say, Seat, Who, say
from games.kit.scenes import Scene, Zone
from games.skeleton.knowledge import Knowledge
from games.skeleton.outcome import outcome_of
from games.skeleton.story import story_of


def scene_of(knowledge: Knowledge) -> Scene:
    return Scene(
        story=tuple(story_of(knowledge.news)),
        status=tuple(status(knowledge)),
        board=tuple(board(knowledge)),
    )


def status(knowledge: Knowledge) -> Iterator[Say]:
    if outcome := outcome_of(knowledge):
        yield outcome.message
        return
    waiting = (seat for seat, laid in enumerate(knowledge.has_laid) if not laid)
    yield say("skeleton-round", number=knowledge.round)
    yield say("skeleton-waiting", players=tuple(map(Who, waiting)))


def board(knowledge: Knowledge) -> Iterator[Zone]:
    for seat, points in enumerate(knowledge.points):
        yield hand(knowledge, seat)
        yield laid(knowledge, seat)
        yield Zone("points", say("skeleton-points"), seat, number=points)


def hand(knowledge: Knowledge, seat: Seat) -> Zone:
    if seat != knowledge.viewer:
        return Zone("hand", say("kit-hand"), seat, hidden=knowledge.held[seat])
    return Zone("hand", say("kit-hand"), seat, tuple(map(card_face, knowledge.hand)))


def laid(knowledge: Knowledge, seat: Seat) -> Zone:
    if seat == knowledge.viewer and knowledge.own is not None:
        return Zone("laid", say("skeleton-laid"), seat, (card_face(knowledge.own),))
    return Zone("laid", say("skeleton-laid"), seat, hidden=knowledge.has_laid[seat])
