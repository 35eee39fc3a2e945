"""Before the first action: the guilds are shared out, the hands dealt, the middle opened."""

from typing import Literal

from msgspec.structs import replace

from games.kit.chance import Chance
from games.kit.seats import Seat
from games.kit.state import at
from games.riftforce.cards import Card, GuildName, deck
from games.riftforce.events import Drew, GuildsDealt, GuildsShown, LeftOut, Opened, Picked, Tossed
from games.riftforce.guilds import BASE_SET, GUILDS
from games.riftforce.moves import PickGuild, Toss
from games.riftforce.state import (
    GUILDS_EACH,
    HAND_SIZE,
    MIDDLE,
    Acting,
    Drafting,
    Piece,
    Side,
    State,
    Tossing,
    other,
)

Guilds = Literal["base", "all"]
SHOWN = {"base": 7, "all": 8}


def guilds_of_the_match(guilds: Guilds) -> tuple[GuildName, ...]:
    return BASE_SET if guilds == "base" else tuple(GUILDS)


def free_setup(guilds: Guilds) -> State:
    """All guilds lie open, and nobody has any yet (RF20)."""
    shown = guilds_of_the_match(guilds)
    return State(
        guilds=guilds,
        sides=(Side(), Side()),
        shown=shown,
        phase=Tossing(),
        news=(GuildsShown(shown),),
    )


def setup(guilds: Guilds, chance: Chance) -> State:
    """One guild each at random; so many of the others are shown to pick from. The order of those
    that are out means nothing, and so tells nothing."""
    first, second, *others = chance.shuffle("guilds", guilds_of_the_match(guilds))
    shown, out = tuple(others[: SHOWN[guilds]]), sorted(others[SHOWN[guilds] :])
    return State(
        guilds=guilds,
        sides=(Side(guilds=(first,)), Side(guilds=(second,))),
        shown=shown,
        out=tuple(out),
        phase=Tossing(),
        news=(GuildsDealt((first, second), shown),),
    )


def toss(state: State, seat: Seat, move: Toss, chance: Chance) -> State:
    """Whoever is tossed picks first, and takes the first action."""
    first = chance.pick("toss", (0, 1))
    return state.then(Tossed(seat, first), phase=Drafting(first), starter=first)


def pick(state: State, seat: Seat, move: PickGuild, chance: Chance) -> State:
    own = state.sides[seat]
    state = state.then(
        Picked(seat, move.guild),
        sides=at(state.sides, seat, replace(own, guilds=(*own.guilds, move.guild))),
        shown=tuple(guild for guild in state.shown if guild != move.guild),
        phase=Drafting(other(seat)),
    )
    if any(len(side.guilds) < GUILDS_EACH for side in state.sides):
        return state
    return _deal(state, chance)


def _deal(state: State, chance: Chance) -> State:
    """Each draws seven of his 36 cards; the second player's next card opens the middle."""
    sides = tuple(_dealt(side, seat, chance) for seat, side in enumerate(state.sides))
    opener = other(state.starter)
    opening = sides[opener].pile[0]
    return state.then(
        LeftOut(state.shown),
        *(Drew(seat, side.hand) for seat, side in enumerate(sides)),
        Opened(opener, opening),
        sides=at(sides, opener, _opened(sides[opener], opening)),
        shown=(),
        out=(*state.out, *state.shown),
        phase=Acting(state.starter),
    )


def _dealt(side: Side, seat: Seat, chance: Chance) -> Side:
    own = [card for guild in side.guilds for card in deck(guild)]
    cards = chance.shuffle("pile", own, seat)
    return replace(side, hand=tuple(sorted(cards[:HAND_SIZE])), pile=cards[HAND_SIZE:])


def _opened(side: Side, card: Card) -> Side:
    return replace(side, pile=side.pile[1:], columns=at(side.columns, MIDDLE, (Piece(card),)))
