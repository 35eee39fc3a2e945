"""The last round, as everybody looks back on it until the next one is turned."""

from collections.abc import Iterable, Iterator, Mapping

from games.kit.conceding import GaveUp
from games.kit.say import Say, Seat, Who, say
from games.kit.scenes import LastRound, Zone
from games.supertrumf.cards import Deck
from games.supertrumf.events import Event, KeptTheRest, PotLost, Shown, Tied, Turned, Won
from games.supertrumf.knowledge import Knowledge
from games.supertrumf.state import State

WEIGHTS = {
    "supertrumf-drew": 0,
    "supertrumf-kept": 0,
    "supertrumf-turned": 0,
    "supertrumf-turned-supertrump": 0,
    "supertrumf-won-by-value": 0,
    "supertrumf-won-by-supertrump": 0,
    "supertrumf-tied-values": 0,
    "supertrumf-tied-supertrumps": 0,
    "supertrumf-reshuffled": 0,
    "supertrumf-declared": 2,
    "supertrumf-leads": 2,
    "supertrumf-lead-passed": 2,
    "supertrumf-kept-the-rest": 2,
    "supertrumf-took-the-pot": 2,
    "supertrumf-pot-lost": 2,
    "kit-gave-up": 3,
}

TURNING: Mapping[type, str] = {
    KeptTheRest: "supertrumf-kept-the-rest",
    PotLost: "supertrumf-pot-lost",
    GaveUp: "kit-gave-up",
}
"""A round's own sentences tell what its cards came to."""


def is_round_over(state: State) -> bool:
    """From the turning on until the next move."""
    return any(isinstance(event, Turned) for event in state.news)


def last_round(deck: Deck, knowledge: Knowledge) -> LastRound | None:
    state = knowledge.state
    events = state.last_round(is_over=is_round_over(state))
    turned = next((event for event in events if isinstance(event, Turned)), None)
    if turned is None:
        return None
    return LastRound(
        says=(_compared(deck, turned, knowledge.viewer), *_decided(events)),
        zones=tuple(_zone(deck, turned, shown) for shown in turned.shown),
        winners=tuple(event.seat for event in events if isinstance(event, Won)),
    )


def _compared(deck: Deck, turned: Turned, viewer: Seat | None) -> Say:
    """What everybody turned, the viewer first."""
    shown = sorted(turned.shown, key=lambda each: each.seat != viewer)
    values = tuple(_value(each, viewer) for each in shown)
    return say("supertrumf-compared", attribute=deck.attributes[turned.attribute], values=values)


def _value(shown: Shown, viewer: Seat | None) -> Say:
    own = "yes" if shown.seat == viewer else "no"
    if shown.value is None:
        return say("supertrumf-has-supertrump", player=Who(shown.seat), own=own)
    return say("supertrumf-has-value", player=Who(shown.seat), own=own, value=shown.value)


def _decided(events: Iterable[Event]) -> Iterator[Say]:
    for event in events:
        match event:
            case Won(seat=seat, cards=cards):
                yield say("supertrumf-round-won", player=Who(seat), count=cards)
            case Tied(pot=pot):
                yield say("supertrumf-round-tied", pot=pot)


def _zone(deck: Deck, turned: Turned, shown: Shown) -> Zone:
    label = say("supertrumf-zone-turned", attribute=deck.attributes[turned.attribute])
    faces = tuple(deck.faces[card] for card in shown.cards)
    sign = deck.sign(turned.attribute)
    return Zone(f"last-{shown.seat}", label, shown.seat, faces, number=shown.value, sign=sign)
