"""What each viewer sees: the only place where what is hidden becomes shown."""

from games.kit.say import Say, Who, say
from games.kit.scenes import Face, Mark, Scene, Zone
from games.kit.seats import Seat
from games.riftforce.asks import asks_of
from games.riftforce.cards import Card, GuildName, card_name, guild_name, kind
from games.riftforce.state import (
    LOCATIONS,
    RIFTFORCE_TO_END,
    Acting,
    Activating,
    Drafting,
    Location,
    Over,
    Piece,
    Playing,
    Side,
    State,
    Tossing,
    other,
)
from games.riftforce.story import ending, location_name, tell


def scene_of(state: State, viewer: Seat | None) -> Scene:
    asks = () if viewer is None else tuple(ask.form for ask in asks_of(state, viewer))
    return Scene(
        game="riftforce",
        story=tell(state, viewer),
        dice=(),
        status=_status(state),
        board=_board(state, viewer),
        asks=asks,
    )


def _status(state: State) -> tuple[Say, ...]:
    match state.phase:
        case Over():
            return (ending(state),)
        case Tossing(seat):
            return (say("riftforce-awaits-toss", who=Who(seat)),)
        case Drafting(seat):
            return (say("riftforce-awaits-pick", who=Who(seat)),)
        case Acting(seat):
            awaited = say("riftforce-awaits-action", who=Who(seat))
        case Playing(seat) | Activating(seat, options=(_, *_)):
            card = card_name(state.phase.agenda[0].card)
            awaited = say("riftforce-awaits-choice", who=Who(seat), card=card)
        case Activating(seat, discarded):
            card = card_name(discarded)
            awaited = say("riftforce-awaits-activation", who=Who(seat), card=card)
    return (awaited, _round(state))


def _round(state: State) -> Say:
    """Whoever can count knows from this how many actions are left at the end (RF8)."""
    first, second = Who(state.starter), Who(other(state.starter))
    if any(side.riftforce >= RIFTFORCE_TO_END for side in state.sides):
        return say("riftforce-last-round", second=second)
    return say("riftforce-rounds", first=first, second=second)


def _board(state: State, viewer: Seat | None) -> tuple[Zone, ...]:
    zones: list[Zone] = []
    if state.shown:
        zones.append(_guilds("shown", say("riftforce-zone-shown"), None, state.shown))
    for seat in (0, 1):
        zones += _side(state, seat, viewer)
    return tuple(zones)


def _side(state: State, seat: Seat, viewer: Seat | None) -> list[Zone]:
    """All that is open of one side; of the hand and the piles the counts."""
    side = state.sides[seat]
    top, below = side.discard[-1:], side.discard[:-1]
    return [
        Zone(f"riftforce-{seat}", say("riftforce-zone-riftforce"), seat, number=side.riftforce),
        _guilds(f"guilds-{seat}", say("riftforce-zone-guilds"), seat, side.guilds),
        *(_column(state, seat, location) for location in LOCATIONS),
        _hand(side, seat) if seat == viewer else _others_hand(side, seat),
        Zone(
            f"pile-{seat}", say("riftforce-zone-pile"), seat, hidden=len(side.pile), layout="pile"
        ),
        Zone(
            f"discard-{seat}",
            say("riftforce-zone-discard"),
            seat,
            tuple(_face(card) for card in top),
            hidden=len(below),
            layout="pile",
        ),
    ]


def _hand(side: Side, seat: Seat) -> Zone:
    return Zone("hand", say("kit-hand"), seat, tuple(_face(card) for card in side.hand))


def _others_hand(side: Side, seat: Seat) -> Zone:
    return Zone(f"hand-{seat}", say("kit-hand"), seat, hidden=len(side.hand))


def _column(state: State, seat: Seat, location: Location) -> Zone:
    """The first card is the one nearest the Rift."""
    faces = tuple(_piece(piece) for piece in state.sides[seat].columns[location])
    return Zone(f"column-{seat}-{location}", location_name(location), seat, faces, layout="column")


def _guilds(key: str, label: Say, owner: Seat | None, guilds: tuple[GuildName, ...]) -> Zone:
    faces = tuple(Face(f"riftforce/{guild}", guild_name(guild)) for guild in guilds)
    return Zone(key, label, owner, faces)


def _face(card: Card, marks: tuple[Mark, ...] = ()) -> Face:
    return Face(f"riftforce/{kind(card)}", card_name(card), marks)


def _piece(piece: Piece) -> Face:
    return _face(piece.card, (Mark("damage", piece.damage),) if piece.damage else ())
