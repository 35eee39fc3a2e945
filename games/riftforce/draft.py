"""Before the first action: the guilds are shared out, the hands dealt, the middle opened."""

from typing import Literal

import msgspec

from games.kit.chance import Chance
from games.kit.refusals import malformed
from games.kit.say import say
from games.kit.seats import Seat
from games.riftforce.cards import Card, GuildName, deck
from games.riftforce.events import Drew, Event, GuildsDealt, LeftOut, Opened, Picked, Tossed
from games.riftforce.guilds import BASE_SET, GUILDS
from games.riftforce.moves import PickGuild
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


def setup(guilds: Guilds, chance: Chance) -> State:
    """One guild each at random, seven or eight to pick from; the others are not played with."""
    first, second, *others = chance.shuffle("guilds", guilds_of_the_match(guilds))
    shown, out = others[: SHOWN[guilds]], others[SHOWN[guilds] :]
    return State(
        guilds=guilds,
        sides=(Side(guilds=(first,)), Side(guilds=(second,))),
        shown=tuple(shown),
        out=tuple(out),
        phase=Tossing(),
        news=(GuildsDealt((first, second), tuple(shown)),),
    )


def toss(state: State, seat: Seat, chance: Chance) -> State:
    """Whoever is tossed picks first, and takes the first action."""
    first = chance.pick("toss", (0, 1))
    return msgspec.structs.replace(
        state, phase=Drafting(first), starter=first, news=(Tossed(seat, first),)
    )


def pick(state: State, seat: Seat, move: PickGuild, chance: Chance) -> State:
    if move.guild not in state.shown:
        raise malformed(say("kit-not-offered", given=move.guild))
    own = state.sides[seat]
    taken = msgspec.structs.replace(own, guilds=(*own.guilds, move.guild))
    state = msgspec.structs.replace(
        state,
        sides=with_side(state, seat, taken),
        shown=tuple(guild for guild in state.shown if guild != move.guild),
        phase=Drafting(other(seat)),
        news=(Picked(seat, move.guild),),
    )
    if any(len(side.guilds) < GUILDS_EACH for side in state.sides):
        return state
    return _deal(state, chance)


def with_side(state: State, seat: Seat, side: Side) -> tuple[Side, Side]:
    return (side, state.sides[1]) if seat == 0 else (state.sides[0], side)


def _deal(state: State, chance: Chance) -> State:
    """Each draws seven of his 36 cards; the second player's next card opens the middle."""
    decks = [_shuffled(side, chance) for side in state.sides]
    opener = other(state.starter)
    opening = decks[opener][HAND_SIZE]
    hands = [tuple(sorted(cards[:HAND_SIZE])) for cards in decks]
    sides = [
        msgspec.structs.replace(side, hand=hand, pile=cards[HAND_SIZE:])
        for side, hand, cards in zip(state.sides, hands, decks, strict=True)
    ]
    sides[opener] = _opened(sides[opener], opening)
    news: tuple[Event, ...] = (
        *state.news,
        LeftOut(state.shown),
        Drew(0, hands[0]),
        Drew(1, hands[1]),
        Opened(opener, opening),
    )
    return msgspec.structs.replace(
        state,
        sides=(sides[0], sides[1]),
        shown=(),
        out=(*state.out, *state.shown),
        phase=Acting(state.starter),
        news=news,
    )


def _shuffled(side: Side, chance: Chance) -> tuple[Card, ...]:
    return chance.shuffle("pile", [card for guild in side.guilds for card in deck(guild)])


def _opened(side: Side, card: Card) -> Side:
    columns = list(side.columns)
    columns[MIDDLE] = (Piece(card),)
    return msgspec.structs.replace(side, pile=side.pile[1:], columns=tuple(columns))
