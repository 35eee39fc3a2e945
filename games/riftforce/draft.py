"""Before the first action: the guilds are shared out, the hands dealt, the middle opened."""

from typing import Literal

from msgspec.structs import replace

from games.kit.chance import Chance
from games.kit.say import Seat
from games.kit.state import at
from games.riftforce import state as rift
from games.riftforce.cards import Card, GuildName, deck
from games.riftforce.events import Drew, GuildsDealt, GuildsShown, LeftOut, Opened, Picked, Tossed
from games.riftforce.guilds import BASE_SET, GUILDS
from games.riftforce.moves import PickGuild, Toss

Guilds = Literal["base", "all"]
SHOWN = {"base": 7, "all": 8}


def guilds_of_the_match(guilds: Guilds) -> tuple[GuildName, ...]:
    return BASE_SET if guilds == "base" else tuple(GUILDS)


def free_setup(guilds: Guilds) -> rift.State:
    """The setup for free picks: all guilds lie open, and nobody has any yet (RF20)."""
    shown = guilds_of_the_match(guilds)
    return rift.State(
        guilds=guilds,
        sides=(rift.Side(), rift.Side()),
        shown=shown,
        phase=rift.Tossing(),
        news=(GuildsShown(shown),),
    )


def setup(guilds: Guilds, chance: Chance) -> rift.State:
    """The setup for the draft: one guild each at random, and some of the others to pick from. The
    order of the guilds left out means nothing, so it shows nothing."""
    first, second, *others = chance.shuffle("guilds", guilds_of_the_match(guilds))
    shown, out = tuple(others[: SHOWN[guilds]]), sorted(others[SHOWN[guilds] :])
    return rift.State(
        guilds=guilds,
        sides=(rift.Side(guilds=(first,)), rift.Side(guilds=(second,))),
        shown=shown,
        out=tuple(out),
        phase=rift.Tossing(),
        news=(GuildsDealt((first, second), shown),),
    )


def toss(state: rift.State, seat: Seat, move: Toss, chance: Chance) -> rift.State:
    """Tosses for the player who picks first and takes the first action."""
    first = chance.pick("toss", (0, 1))
    return state.then(Tossed(seat, first), phase=rift.Drafting(first), starter=first)


def pick(state: rift.State, seat: Seat, move: PickGuild, chance: Chance) -> rift.State:
    own = state.sides[seat]
    state = state.then(
        Picked(seat, move.guild),
        sides=at(state.sides, seat, replace(own, guilds=(*own.guilds, move.guild))),
        shown=tuple(guild for guild in state.shown if guild != move.guild),
        phase=rift.Drafting(rift.other(seat)),
    )
    if any(len(side.guilds) < rift.GUILDS_EACH for side in state.sides):
        return state
    return _deal(state, chance)


def _deal(state: rift.State, chance: Chance) -> rift.State:
    """Deals: each draws seven of their 36 cards; the second player's next card opens the middle."""
    sides = tuple(_dealt(side, seat, chance) for seat, side in enumerate(state.sides))
    opener = rift.other(state.starter)
    opening = sides[opener].pile[0]
    return state.then(
        LeftOut(state.shown),
        *(Drew(seat, side.hand) for seat, side in enumerate(sides)),
        Opened(opener, opening),
        sides=at(sides, opener, _opened(sides[opener], opening)),
        shown=(),
        out=(*state.out, *state.shown),
        phase=rift.Acting(state.starter),
    )


def _dealt(side: rift.Side, seat: Seat, chance: Chance) -> rift.Side:
    own = [card for guild in side.guilds for card in deck(guild)]
    cards = chance.shuffle("pile", own, seat)
    return replace(side, hand=tuple(sorted(cards[: rift.HAND_SIZE])), pile=cards[rift.HAND_SIZE :])


def _opened(side: rift.Side, card: Card) -> rift.Side:
    return replace(
        side, pile=side.pile[1:], columns=at(side.columns, rift.MIDDLE, (rift.Piece(card),))
    )
