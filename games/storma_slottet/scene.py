"""What a viewer is shown of what they know (SS29)."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from games.kit.cards import Card, card_art, card_face, in_order
from games.kit.say import Say, Seat, Who, say
from games.kit.scenes import Face, Layout, Mark, Scene, Zone
from games.kit.suits import suit_name
from games.storma_slottet import events
from games.storma_slottet import state as storma
from games.storma_slottet.cards import royals, toughness
from games.storma_slottet.events import UNSEEN
from games.storma_slottet.knowledge import Knowledge
from games.storma_slottet.outcome import outcome_of
from games.storma_slottet.retelling import last_round
from games.storma_slottet.story import dice_of, story_of


def scene_of(knowledge: Knowledge) -> Scene:
    state, viewer = knowledge.state, knowledge.viewer
    before, earlier = (story_of(events, viewer) for events in state.recent)
    return Scene(
        before=before,
        earlier=earlier,
        last_round=last_round(state, viewer),
        story=story_of(state.news, viewer),
        dice=dice_of(state.news),
        status=tuple(_status(state)),
        board=tuple(_marked(_board(knowledge), fresh_cards(state))),
    )


def _status(state: storma.State) -> Iterator[Say]:
    outcome = outcome_of(state)
    if outcome is not None:
        yield outcome.message
    for seat in storma.awaited(state):
        yield _awaits(state.phase, Who(seat), state.turns)
    if state.offer is not None:
        offers, asked = Who(state.offer), Who(storma.other(state.offer))
        yield say("storma-slottet-status-offer", who=offers, asked=asked)


def _awaits(phase: storma.Phase, who: Who, turns: int) -> Say:
    match phase:
        case storma.ChoosingSuits():
            return say("storma-slottet-status-house", who=who)
        case storma.LayingActives():
            return say("storma-slottet-status-active", who=who)
        case storma.RollingForStart():
            return say("storma-slottet-status-start-roll", who=who)
        case storma.RollingAttack():
            return say("storma-slottet-status-attack-roll", who=who)
        case storma.RollingHeal():
            return say("storma-slottet-status-heal-roll", who=who)
        case storma.Healing():
            return say("storma-slottet-status-healing", who=who)
        case storma.Lifting(value=value):
            return say("storma-slottet-status-lifting", who=who, value=value)
        case storma.Replacing():
            return say("storma-slottet-status-replacing", who=who)
        case _:
            return say("storma-slottet-status-turn", who=who, turn=turns)


def _marked(zones: Iterable[Zone], fresh: frozenset[Card]) -> Iterator[Zone]:
    """The zones, with the cards of the last move marked as fresh, and the cards that lie on
    those."""
    if not fresh:
        yield from zones
        return
    arts = frozenset(card_art(card) for card in fresh)
    for zone in zones:
        faces = tuple(_marked_face(face, arts) for face in zone.faces)
        yield zone if faces == zone.faces else replace(zone, faces=faces)


def _marked_face(face: Face, arts: frozenset[str]) -> Face:
    if not face.on_it and face.art not in arts:
        return face
    on_it = tuple(_marked_face(other, arts) for other in face.on_it)
    return replace(face, on_it=on_it, fresh=face.art in arts)


def _board(knowledge: Knowledge) -> Iterator[Zone]:
    state, viewer = knowledge.state, knowledge.viewer
    for seat in (0, 1) if viewer is None else (storma.other(viewer), viewer):
        yield from _side(knowledge, seat)
    if isinstance(state.phase, storma.RollingAttack):
        yield _open("attack", say("storma-slottet-zone-attack"), storma.cards_in_play(state.phase))
    elif storma.cards_in_play(state.phase):
        yield _open(
            "healing", say("storma-slottet-zone-healing"), storma.cards_in_play(state.phase)
        )
    pile = say("storma-slottet-zone-draw-pile")
    yield Zone("draw-pile", pile, hidden=knowledge.draw_pile, layout="pile")
    yield _open("discard", say("storma-slottet-zone-discard"), state.discard, layout="pile")


def _side(knowledge: Knowledge, seat: Seat) -> Iterator[Zone]:
    state = knowledge.state
    side = state.sides[seat]
    if side.house:
        house = say("storma-slottet-zone-house", suit=suit_name(side.house))
        alive = len(royals(side.house)) - storma.fallen_royals(state, seat)
        yield Zone(f"house-{seat}", house, seat, number=alive)
    yield _active(state, seat)
    sickbay = say("storma-slottet-zone-sickbay")
    yield Zone(f"sickbay-{seat}", sickbay, seat, faces=_court_faces(side.sickbay))
    yield _open(f"trophies-{seat}", say("storma-slottet-zone-trophies"), side.trophies, seat)
    if seat == knowledge.viewer:
        yield _open("hand", say("kit-hand"), sorted(side.hand, key=in_order), seat)
    else:
        hand = say("storma-slottet-zone-hand")
        yield Zone(f"hand-{seat}", hand, seat, hidden=knowledge.hands[seat])


def _active(state: storma.State, seat: Seat) -> Zone:
    """The Active card, or the one laid face down to become it."""
    key, label = f"active-{seat}", say("storma-slottet-zone-active")
    laid = state.phase.laid[seat] if isinstance(state.phase, storma.LayingActives) else None
    if laid is None:
        return Zone(key, label, seat, faces=_court_faces(state.sides[seat].active))
    if laid == UNSEEN:
        return Zone(key, label, seat, hidden=1)
    return Zone(key, label, seat, faces=(card_face(laid),))


def _open(
    key: str, label: Say, cards: Iterable[Card], owner: Seat | None = None, layout: Layout = "row"
) -> Zone:
    return Zone(key, label, owner, faces=tuple(map(card_face, cards)), layout=layout)


def _court_faces(court: storma.Court | None) -> tuple[Face, ...]:
    """A court card with its damage and toughness, and its damage cards on it."""
    if court is None:
        return ()
    damage = tuple(
        card_face(hurt.card, (Mark(say("kit-mark-damage", value=hurt.damage)),))
        for hurt in court.hurt_by
    )
    marks: tuple[Mark, ...] = (Mark(say("kit-mark-toughness", value=toughness(court.card))),)
    if court.hurt_by:
        marks = (Mark(say("kit-mark-damage", value=court.damage)), *marks)
    return (card_face(court.card, marks, damage),)


def fresh_cards(state: storma.State) -> frozenset[Card]:
    """The cards of the last move. Secret ones are not in the news of a viewer's knowledge."""
    return frozenset(card for event in state.news for card in _moved(event, state))


def _moved(event: events.Event, state: storma.State) -> Iterator[Card]:
    match event:
        case (
            events.ActivesTurned(cards=cards)
            | events.Exchanged(cards=cards)
            | events.Drew(cards=cards)
            | events.Attacked(cards=cards)
        ):
            yield from cards
        case events.Hurt(seat=seat, card=card, damage=damage):
            yield card
            yield from _laid_on_it(state, seat, damage)
        case events.Retreated(card=card, instead=instead):
            yield from (card, instead)
        case events.Lifted(target=target, cards=cards):
            yield from (target, *cards)
        case events.DoctorFumbled(card=card, target=target):
            yield from (card, target)
        case events.JokerKilled(target=card):
            yield card
        case (
            events.ActiveLaid(card=card)
            | events.Struck(card=card)
            | events.Fell(card=card)
            | events.HealingLaid(card=card)
            | events.HealingRolled(card=card)
            | events.Replaced(card=card)
        ):
            yield card
        case _:
            pass


def _laid_on_it(state: storma.State, seat: int, damage: int) -> Iterator[Card]:
    """The last cards on the Active card that did this damage together."""
    active = state.sides[seat].active
    for hurt in reversed(active.hurt_by if active else ()):
        if damage <= 0:
            return
        damage -= hurt.damage
        yield hurt.card
