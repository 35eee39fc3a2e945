"""The last action of a player with all that it brought, or the last pick of the draft, as both look
back on it until the next one is done."""

from collections.abc import Iterator, Mapping, Sequence

from games.kit.conceding import GaveUp
from games.kit.say import Say, Seat, Who, say
from games.kit.scenes import Face, LastRound, Mark, Zone
from games.riftforce import events as happened
from games.riftforce.cards import Card, kind, number
from games.riftforce.events import Event
from games.riftforce.state import Acting, Drafting, Location, Over, State, other
from games.riftforce.story import lines_of
from games.riftforce.wording import card_name, card_on_board, guild_art, guild_name, location_name

WEIGHTS = {
    "riftforce-told-guilds": 0,
    "riftforce-told-drew": 0,
    "riftforce-told-you-drew": 0,
    "riftforce-told-hit": 2,
    "riftforce-told-activated": 2,
    "riftforce-told-played": 2,
    "riftforce-told-picked": 2,
    "riftforce-told-tossed": 2,
    "riftforce-told-left-out": 2,
    "riftforce-told-opened": 2,
    "riftforce-told-scored": 3,
    "riftforce-told-destroyed": 3,
    "riftforce-told-gained": 3,
    "riftforce-told-stolen": 3,
    "riftforce-told-tied": 3,
    "kit-gave-up": 3,
}

TURNING: Mapping[type, str] = {
    happened.Checked: "riftforce-told-scored",
    happened.Gained: "riftforce-told-gained",
    happened.Stolen: "riftforce-told-stolen",
    happened.Tied: "riftforce-told-tied",
    GaveUp: "kit-gave-up",
}

RETOLD = frozenset(
    f"riftforce-told-{line}"
    for line in (
        "tossed",
        "picked",
        "played",
        "discarded",
        "activated",
        "scored",
        "scored-nothing",
        "hit",
        "destroyed",
        "gained",
        "stolen",
    )
)

BETWEEN = frozenset((Acting, Drafting, Over))
"""What is waited for when an action or a pick is done."""

Events = Sequence[Event]
MOST_MINOR = 2
"""How many healed or moved cards are named if the action did nothing else."""


def is_round_over(state: State) -> bool:
    """Whether an action or a pick has just ended. An action may end without news: if nothing more
    is activated."""
    return type(state.phase) in BETWEEN and bool(state.news or state.recent[1])


def last_round(state: State, viewer: Seat | None) -> LastRound | None:
    events = state.last_round(is_over=is_round_over(state))
    says = tuple(_said(state, events, viewer))
    if not says:
        return None
    points = [_gained(events, seat) + _scored(events, seat) for seat in (0, 1)]
    winners = tuple(seat for seat in (0, 1) if points[seat] and points[seat] == max(points))
    return LastRound(says=says, zones=tuple(_zones(events)), winners=winners)


def _said(state: State, events: Events, viewer: Seat | None) -> Iterator[Say]:
    """What was done, then what it led to."""
    yield from _done(state, events, viewer)
    brought = tuple(_brought(events, viewer)) or tuple(_hits(events, viewer))
    if not brought:
        minor = (each for each in events if isinstance(each, happened.Healed | happened.Moved))
        brought = tuple(lines_of(minor))[:MOST_MINOR]
    yield from brought


def _own(seat: Seat, viewer: Seat | None) -> str:
    return "yes" if seat == viewer else "no"


def _by(seat: Seat, viewer: Seat | None) -> dict[str, Who | str]:
    return {"who": Who(seat), "own": _own(seat, viewer)}


def _done(state: State, events: Events, viewer: Seat | None) -> Iterator[Say]:
    for event in events:
        match event:
            case happened.Tossed():
                yield from lines_of((event,))
            case happened.Picked(seat=seat, guild=guild):
                yield say("riftforce-retold-picked", **_by(seat, viewer), guild=guild_name(guild))
                yield from _guilds_so_far(state, viewer)
            case happened.Discarded(seat=seat, card=card):
                yield _activated(seat, card, events, viewer)
            case happened.Checked(seat=seat, locations=locations):
                yield say(
                    "riftforce-retold-checked",
                    **_by(seat, viewer),
                    count=len(locations),
                    drawn=sum(map(_drawn, events)),
                )
            case _:
                pass
    played = [event for event in events if isinstance(event, happened.Played)]
    if played:
        yield _played(played, viewer)


def _guilds_so_far(state: State, viewer: Seat | None) -> Iterator[Say]:
    """The guilds that each has so far, the viewer first."""
    for seat in sorted((0, 1), key=lambda seat: seat != viewer):
        guilds = tuple(map(guild_name, state.sides[seat].guilds))
        yield say("riftforce-retold-guilds", **_by(seat, viewer), guilds=guilds)


def _drawn(event: Event) -> int:
    if isinstance(event, happened.DrewUnseen):
        return event.count
    return len(event.cards) if isinstance(event, happened.Drew) else 0


def _played(played: Sequence[happened.Played], viewer: Seat | None) -> Say:
    by = _by(played[0].seat, viewer)
    if len({event.location for event in played}) == 1:
        location = location_name(played[0].location)
        cards = tuple(card_name(event.card) for event in played)
        return say("riftforce-retold-played-at", **by, cards=cards, location=location)
    cards = tuple(card_on_board(event.card, event.location) for event in played)
    return say("riftforce-retold-played", **by, cards=cards)


def _activated(seat: Seat, discarded: Card, events: Events, viewer: Seat | None) -> Say:
    by, card = _by(seat, viewer), card_name(discarded)
    activated = tuple(
        card_on_board(event.card, event.location)
        for event in events
        if isinstance(event, happened.Activated)
    )
    if not activated:
        return say("riftforce-retold-discarded", **by, card=card)
    return say("riftforce-retold-activated", **by, card=card, cards=activated)


def _brought(events: Events, viewer: Seat | None) -> Iterator[Say]:
    """What was lost and gained; what was checked has been told."""
    for side in (0, 1):
        winner = other(side)
        lost = tuple(card_name(card) for card in _lost(events, side))
        gained = _gained(events, winner)
        if lost:
            yield say(
                "riftforce-retold-lost",
                **_by(side, viewer),
                cards=lost,
                winner=Who(winner),
                gainer=_own(winner, viewer),
                riftforce=gained,
            )
        elif gained:
            yield say("riftforce-retold-gained", **_by(winner, viewer), riftforce=gained)
    yield from lines_of(event for event in events if isinstance(event, happened.Stolen))


def _lost(events: Events, side: Seat) -> Iterator[Card]:
    for event in events:
        if isinstance(event, happened.Destroyed) and event.side == side:
            yield event.card


def _gained(events: Events, seat: Seat) -> int:
    """Beside what locations gave."""
    gained = 0
    for event in events:
        match event:
            case happened.Destroyed(side=side, riftforce=riftforce) if side != seat:
                gained += riftforce
            case happened.Gained(seat=winner, riftforce=riftforce) if winner == seat:
                gained += riftforce
            case _:
                pass
    return gained


def _scored(events: Events, seat: Seat) -> int:
    checks = (each for each in events if isinstance(each, happened.Checked) and each.seat == seat)
    return sum(len(check.locations) for check in checks)


def _hits(events: Events, viewer: Seat | None) -> Iterator[Say]:
    for side in (0, 1):
        damages = {
            event.card: event.damage
            for event in events
            if isinstance(event, happened.Hit) and event.side == side
        }
        if damages:
            cards = tuple(
                say(
                    "riftforce-retold-damage",
                    card=card_name(card),
                    damage=damage,
                    life=number(card),
                )
                for card, damage in damages.items()
            )
            yield say("riftforce-retold-hit", **_by(side, viewer), cards=cards)


def _zones(events: Events) -> Iterator[Zone]:
    """The cards that were played or activated, by location; what was discarded; what was hit or
    destroyed on each side; the guild picked."""
    used: dict[tuple[Seat, Location], list[Face]] = {}
    for event in events:
        match event:
            case happened.Played() | happened.Activated():
                used.setdefault((event.seat, event.location), []).append(_face(event.card))
            case happened.Discarded(seat=seat, card=card):
                label = say("riftforce-zone-discard")
                yield Zone("last-discard", label, seat, (_face(card),), layout="pile")
            case happened.Picked(seat=seat, guild=guild):
                face = Face(guild_art(guild), guild_name(guild))
                yield Zone("last-guilds", say("riftforce-zone-guilds"), seat, (face,))
            case _:
                pass
    for (seat, location), faces in used.items():
        label = location_name(location)
        yield Zone(f"last-{seat}-{location}", label, seat, tuple(faces), layout="column")
    for side in (0, 1):
        if faces := [*_struck(events, side)]:
            yield Zone(f"last-hit-{side}", say("riftforce-zone-hit"), side, tuple(faces))


def _struck(events: Events, side: Seat) -> Iterator[Face]:
    """The hit cards as each was left; a card destroyed without damage has none."""
    marks: dict[Card, Say] = {}
    for event in events:
        match event:
            case happened.Hit(card=card, damage=damage) if event.side == side:
                marks[card] = say("kit-mark-damage", value=damage)
            case happened.Destroyed(card=card) if event.side == side:
                marks[card] = say("riftforce-mark-destroyed")
            case _:
                pass
    for card, mark in marks.items():
        yield _face(card, Mark(mark))


def _face(card: Card, *marks: Mark) -> Face:
    return Face(f"riftforce/{kind(card)}", card_name(card), marks)
