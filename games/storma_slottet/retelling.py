"""The last turn of a player with all that followed from it, as both look back on it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from games.kit.cards import Card, card_face, card_name, is_joker, rank, suit
from games.kit.conceding import GaveUp
from games.kit.say import Say, Seat, Who, say
from games.kit.scenes import Face, LastRound, Mark, Zone
from games.kit.suits import suit_name
from games.storma_slottet import events
from games.storma_slottet.cards import toughness
from games.storma_slottet.state import Ended, State, Turn, other
from games.storma_slottet.story import dice_of, story_of

WEIGHTS = {
    "storma-slottet-story-dealt": 0,
    "storma-slottet-story-you-laid": 0,
    "storma-slottet-story-drew": 0,
    "storma-slottet-story-you-drew": 0,
    "storma-slottet-story-filled": 0,
    "storma-slottet-story-paid": 0,
    "storma-slottet-story-reshuffled": 0,
    "storma-slottet-story-turned": 2,
    "storma-slottet-story-started": 2,
    "storma-slottet-story-exchanged": 2,
    "storma-slottet-story-attacked": 2,
    "storma-slottet-story-joker-fumbled": 2,
    "storma-slottet-story-assassin-fumbled": 2,
    "storma-slottet-story-hurt": 2,
    "storma-slottet-story-doctor-fumbled": 2,
    "storma-slottet-story-lifted": 2,
    "storma-slottet-story-lifted-nothing": 2,
    "storma-slottet-story-retreated": 2,
    "storma-slottet-story-brought-out": 2,
    "storma-slottet-story-from-sickbay": 2,
    "storma-slottet-story-passed": 2,
    "storma-slottet-story-draw-offered": 2,
    "storma-slottet-story-draw-declined": 2,
    "storma-slottet-story-draw-lapsed": 2,
    "storma-slottet-story-joker-killed": 3,
    "storma-slottet-story-fell": 3,
    "storma-slottet-story-house-fell": 3,
    "storma-slottet-story-draw-agreed": 3,
    "kit-gave-up": 3,
}

TURNING: Mapping[type, str] = {
    events.Fell: "storma-slottet-story-fell",
    events.HouseFell: "storma-slottet-story-house-fell",
    events.JokerKilled: "storma-slottet-story-joker-killed",
    events.DrawAgreed: "storma-slottet-story-draw-agreed",
    GaveUp: "kit-gave-up",
}

RETOLD = frozenset(
    f"storma-slottet-story-{line}"
    for line in (
        "turned",
        "started",
        "exchanged",
        "attacked",
        "joker",
        "joker-fumbled",
        "assassin",
        "assassin-fumbled",
        "hurt",
        "fell",
        "heal",
        "healing",
        "joker-killed",
        "doctor-fumbled",
        "lifted",
        "lifted-nothing",
        "stopped",
        "retreated",
        "brought-out",
        "from-sickbay",
        "passed",
    )
)

Events = Sequence[events.Event]
OFFERS = frozenset((events.DrawOffered, events.DrawDeclined, events.DrawAgreed))
"""Events that may happen in the middle of a turn and are no part of it."""
BETWEEN = frozenset((Turn, Ended))
"""The phases after a turn is over."""


def is_round_over(state: State) -> bool:
    """From the end of a turn until the next move; the opening counts as a turn."""
    news = state.news
    return type(state.phase) in BETWEEN and bool(news) and type(news[0]) not in OFFERS


def last_round(state: State, viewer: Seat | None) -> LastRound | None:
    happened = state.last_round(is_over=is_round_over(state))
    says = tuple(_said(happened, viewer))
    if not says:
        return None
    return LastRound(
        says=says,
        zones=tuple(_zones(happened)),
        winners=tuple(other(event.seat) for event in happened if isinstance(event, events.Fell)),
        dice=dice_of(happened),
    )


def _said(happened: Events, viewer: Seat | None) -> Iterator[Say]:
    """What was done with what came of it, then what else one must know of it."""
    laid = tuple(event.card for event in happened if isinstance(event, events.HealingLaid))
    if laid:
        yield _healed(happened, laid, viewer)
    for event in happened:
        match event:
            case events.Attacked():
                yield _attacked(event, happened, viewer)
            case events.Exchanged(seat=seat, cards=cards):
                own, name = _own(seat, viewer), card_name(cards[0])
                yield say(
                    "storma-slottet-retold-exchanged",
                    who=Who(seat),
                    own=own,
                    count=len(cards),
                    card=name,
                    suit=suit_name(suit(cards[0])),
                )
            case events.Retreated(seat=seat, card=card, instead=instead):
                yield say(
                    "storma-slottet-retold-retreated",
                    who=Who(seat),
                    own=_own(seat, viewer),
                    card=card_name(card),
                    instead=card_name(instead),
                )
            case events.Struck(damage=0):
                yield _fumbled(event, viewer)
            case events.Replaced(seat=seat, card=card, source=source):
                yield say(
                    "storma-slottet-retold-replaced",
                    who=Who(seat),
                    own=_own(seat, viewer),
                    card=card_name(card),
                    source=source,
                )
            case events.Started(seat=seat):
                yield say("storma-slottet-retold-started", who=Who(seat), own=_own(seat, viewer))
            case events.ActivesTurned() | events.DoctorFumbled() | events.Passed():
                yield from story_of((event,), viewer)
            case _:
                pass


def _own(seat: Seat, viewer: Seat | None) -> str:
    return "yes" if seat == viewer else "no"


def _attacked(attack: events.Attacked, happened: Events, viewer: Seat | None) -> Say:
    hurt = next(event for event in happened if isinstance(event, events.Hurt))
    outcome = "stands" if hurt.left else "falls"
    sides = {attack.seat: "own", other(attack.seat): "against"}
    return say(
        "storma-slottet-retold-attacked",
        who=Who(attack.seat),
        side=sides.get(-1 if viewer is None else viewer, "others"),
        target=card_name(attack.target),
        count=len(attack.cards),
        card=card_name(attack.cards[0]),
        outcome=outcome if hurt.damage else "nothing",
        damage=hurt.damage,
        left=hurt.left,
    )


def _fumbled(struck: events.Struck, viewer: Seat | None) -> Say:
    winner = other(struck.seat)
    own = _own(winner, viewer)
    if is_joker(struck.card):
        return say("storma-slottet-retold-joker-fumbled", who=Who(winner), own=own)
    card = card_name(struck.card)
    return say("storma-slottet-retold-assassin-fumbled", who=Who(winner), own=own, card=card)


def _healed(happened: Events, laid: Sequence[Card], viewer: Seat | None) -> Say:
    healing = next(event for event in happened if isinstance(event, events.HealingLaid))
    lifted = sum(event.damage for event in happened if isinstance(event, events.Lifted))
    outcome = "lifted" if lifted else "nothing"
    if any(isinstance(event, events.JokerKilled) for event in happened):
        outcome = "dies"
    return say(
        "storma-slottet-retold-healed",
        who=Who(healing.seat),
        own=_own(healing.seat, viewer),
        target=card_name(healing.target),
        count=len(laid),
        card=card_name(laid[0]),
        outcome=outcome,
        amount=lifted,
        left=_left_after(happened),
    )


def _left_after(happened: Iterable[events.Event]) -> int:
    """How much life the attacked or healed card has left."""
    left = 0
    for event in happened:
        match event:
            case events.Hurt() | events.Lifted():
                left = event.left
            case events.DoctorFumbled():
                left = 1
            case events.JokerKilled():
                left = 0
            case _:
                pass
    return left


def _zones(happened: Events) -> Iterator[Zone]:
    """The cards that were played, each with what it did, and the card that it was about."""
    for event in happened:
        match event:
            case events.ActivesTurned(cards=cards):
                for seat, card in enumerate(cards):
                    label = say("storma-slottet-zone-active")
                    yield Zone(f"last-active-{seat}", label, seat, (card_face(card),))
            case events.Attacked(seat=seat, cards=cards, target=target):
                faces = tuple(card_face(card, (_did(card, happened),)) for card in cards)
                yield Zone("last-cards", say("storma-slottet-zone-attack"), seat, faces)
                yield _target(target, other(seat), happened)
            case events.Exchanged(seat=seat, cards=cards):
                faces = tuple(map(card_face, cards))
                yield Zone("last-cards", say("storma-slottet-zone-discard"), seat, faces)
            case events.Retreated(seat=seat, card=card, instead=instead):
                sickbay, active = (
                    say("storma-slottet-zone-sickbay"),
                    say("storma-slottet-zone-active"),
                )
                yield Zone("last-sickbay", sickbay, seat, (card_face(card),))
                yield Zone("last-active", active, seat, (card_face(instead),))
            case _:
                pass
    healings = [event for event in happened if isinstance(event, events.HealingLaid)]
    if healings:
        first = healings[0]
        faces = tuple(_healing_faces(happened))
        yield Zone("last-cards", say("storma-slottet-zone-healing"), first.seat, faces)
        yield _target(first.target, first.seat, happened)


def _did(card: Card, happened: Events) -> Mark:
    struck = (event for event in happened if isinstance(event, events.Struck))
    damage = next((event.damage for event in struck if event.card == card), None)
    return Mark(say("kit-mark-damage", value=rank(card) if damage is None else damage))


def _healing_faces(happened: Events) -> Iterator[Face]:
    """A card that is laid comes before what it does."""
    card = ""
    for event in happened:
        match event:
            case events.HealingLaid():
                card = event.card
            case events.Lifted(damage=damage):
                yield card_face(card, (Mark(say("storma-slottet-mark-healed", amount=damage)),))
            case events.DoctorFumbled(damage=damage):
                yield card_face(card, (Mark(say("kit-mark-damage", value=damage)),))
            case events.JokerKilled():
                yield card_face(card, (Mark(say("storma-slottet-mark-healed", amount=0)),))
            case _:
                pass


def _target(card: Card, owner: Seat, happened: Events) -> Zone:
    """The card that was attacked or healed, as it was left; a fallen card has taken all that it
    can."""
    most = toughness(card)
    damage = Mark(say("kit-mark-damage", value=most - _left_after(happened)))
    face = card_face(card, (damage, Mark(say("kit-mark-toughness", value=most))))
    return Zone("last-target", say("storma-slottet-zone-target"), owner, (face,))
