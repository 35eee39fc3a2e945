"""What each viewer sees of what they know: of a discard, for example, only the top (RF9)."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from games.kit.conceding import Conceded
from games.kit.say import Say, Seat, Who, say
from games.kit.scenes import Face, Mark, Scene, Zone
from games.riftforce import events
from games.riftforce import state as rift
from games.riftforce.cards import Card, GuildName, kind
from games.riftforce.events import Event
from games.riftforce.knowledge import Knowledge
from games.riftforce.outcome import ending
from games.riftforce.retelling import last_round
from games.riftforce.story import lines_of, story_of
from games.riftforce.wording import card_name, guild_art, guild_name, location_name

Fresh = frozenset[Card | GuildName]
MOST_FACES = 4_000


def scene_of(knowledge: Knowledge) -> Scene:
    known = knowledge.known
    before, earlier = map(lines_of, known.recent)
    return Scene(
        before=before,
        earlier=earlier,
        last_round=last_round(known, knowledge.viewer),
        story=story_of(knowledge),
        status=_status(known),
        board=_board(knowledge),
    )


def _status(state: rift.State) -> tuple[Say, ...]:
    match state.phase:
        case rift.Over():
            return (ending(state),)
        case Conceded():
            return ()
        case rift.Tossing(seat):
            return (say("riftforce-awaits-toss", who=Who(seat)),)
        case rift.Drafting(seat):
            return (say("riftforce-awaits-pick", who=Who(seat)),)
        case rift.Acting(seat):
            awaited = say("riftforce-awaits-action", who=Who(seat))
        case rift.Choosing(seat, agenda):
            card = card_name(agenda[0].card)
            awaited = say("riftforce-awaits-choice", who=Who(seat), card=card)
        case rift.Activating(seat, discarded):
            card = card_name(discarded)
            awaited = say("riftforce-awaits-activation", who=Who(seat), card=card)
    return (awaited, _round(state))


def _round(state: rift.State) -> Say:
    """Who has the last action of a round or of the match, from which players can count how many
    actions are left (RF8)."""
    first, second = Who(state.starter), Who(rift.other(state.starter))
    if any(side.riftforce >= rift.RIFTFORCE_TO_END for side in state.sides):
        return say("riftforce-last-round", second=second)
    return say("riftforce-rounds", first=first, second=second)


def _board(knowledge: Knowledge) -> tuple[Zone, ...]:
    zones: list[Zone] = []
    fresh = fresh_cards(knowledge.known.news)
    if shown := knowledge.known.shown:
        zones.append(_guilds("shown", say("riftforce-zone-shown"), None, shown, fresh))
    for seat in (0, 1):
        zones += _side(knowledge, seat, fresh)
    return tuple(zones)


def _side(knowledge: Knowledge, seat: Seat, fresh: Fresh) -> list[Zone]:
    """All that is open of one side; of the hand and the piles the counts."""
    side = knowledge.known.sides[seat]
    top, below = side.discard[-1:], side.discard[:-1]
    return [
        Zone(f"riftforce-{seat}", say("riftforce-zone-riftforce"), seat, number=side.riftforce),
        _guilds(f"guilds-{seat}", say("riftforce-zone-guilds"), seat, side.guilds, fresh),
        *(_column(side, seat, location, fresh) for location in rift.LOCATIONS),
        _hand(knowledge, seat, fresh),
        Zone(
            f"pile-{seat}",
            say("riftforce-zone-pile"),
            seat,
            hidden=knowledge.pile_size(seat),
            layout="pile",
        ),
        Zone(
            f"discard-{seat}",
            say("riftforce-zone-discard"),
            seat,
            tuple(_face(card, card in fresh) for card in top),
            hidden=len(below),
            layout="pile",
        ),
    ]


def _hand(knowledge: Knowledge, seat: Seat, fresh: Fresh) -> Zone:
    if seat != knowledge.viewer:
        return Zone(f"hand-{seat}", say("kit-hand"), seat, hidden=knowledge.hand_size(seat))
    hand = knowledge.known.sides[seat].hand
    faces = tuple(_face(card, card in fresh) for card in hand)
    return Zone("hand", say("kit-hand"), seat, faces)


def _column(side: rift.Side, seat: Seat, location: rift.Location, fresh: Fresh) -> Zone:
    """The first card is the one nearest the Rift."""
    faces = tuple(
        _face(piece.card, piece.card in fresh, piece.damage) for piece in side.columns[location]
    )
    return Zone(f"column-{seat}-{location}", location_name(location), seat, faces, layout="column")


def _guilds(
    key: str,
    label: Say,
    owner: Seat | None,
    guilds: tuple[GuildName, ...],
    fresh: Fresh,
) -> Zone:
    faces = tuple(
        Face(guild_art(guild), guild_name(guild), fresh=guild in fresh) for guild in guilds
    )
    return Zone(key, label, owner, faces)


@lru_cache(MOST_FACES)
def _face(card: Card, fresh: bool, damage: int = 0) -> Face:
    marks = (Mark(say("kit-mark-damage", value=damage)),) if damage else ()
    return Face(f"riftforce/{kind(card)}", card_name(card), marks, fresh=fresh)


def fresh_cards(news: Iterable[Event]) -> frozenset[Card | GuildName]:
    """The cards and guilds of the last move. Secret ones are not in the news of a viewer's
    knowledge."""
    return frozenset(card for event in news for card in _touched(event))


def _touched(event: Event) -> Iterator[Card | GuildName]:
    match event:
        case events.Picked(guild=guild):
            yield guild
        case events.Drew(cards=cards):
            yield from cards
        case (
            events.Opened(card=card)
            | events.Played(card=card)
            | events.Discarded(card=card)
            | events.Activated(card=card)
            | events.Hit(card=card)
            | events.Healed(card=card)
            | events.Moved(card=card)
            | events.Destroyed(card=card)
            | events.Stolen(card=card)
        ):
            yield card
        case _:
            pass
