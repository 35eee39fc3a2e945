"""The names of guilds, cards and locations, also as choices; and what a player should know before
choosing."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from games.kit.asks import Choice
from games.kit.say import Say, Seat, Who, say
from games.riftforce import state as rift
from games.riftforce.cards import Card, GuildName, guild_of, kind, number

MOST_NAMES = 1_000


@lru_cache(MOST_NAMES)
def guild_name(guild: GuildName) -> Say:
    return say(f"riftforce-guild-{guild}")


@lru_cache(MOST_NAMES)
def guild_ability(guild: GuildName) -> Say:
    return say(f"riftforce-guild-{guild}-ability")


@lru_cache(MOST_NAMES)
def card_name(card: Card) -> Say:
    return say("riftforce-card", guild=guild_name(guild_of(card)), number=number(card))


@lru_cache(MOST_NAMES)
def location_name(location: rift.Location) -> Say:
    return say("riftforce-location", number=location + 1)


def card_on_board(card: Card, location: rift.Location) -> Say:
    """A card with its location, for there may be others like it."""
    return say("riftforce-card-at", card=card_name(card), location=location_name(location))


def named_on_board(side: rift.Side) -> Iterator[tuple[Card, Say]]:
    for location, column in enumerate(side.columns):
        for piece in column:
            yield piece.card, card_on_board(piece.card, location)


def guild_art(guild: GuildName) -> str:
    return f"riftforce/{guild}"


@lru_cache(MOST_NAMES)
def guild_choice(guild: GuildName) -> Choice:
    return Choice(guild, guild_name(guild), guild_ability(guild), art=guild_art(guild))


def hand_choices(cards: Sequence[Card]) -> tuple[Choice, ...]:
    return tuple(map(_hand_choice, cards))


@lru_cache(MOST_NAMES)
def _hand_choice(card: Card) -> Choice:
    guild = guild_of(card)
    return Choice(card, card_name(card), guild_ability(guild), art=guild_art(guild))


def location_choice(state: rift.State, seat: Seat, location: rift.Location) -> Choice:
    """A location with what lies there."""
    return Choice(str(location), location_name(location), _lies_at(state, seat, location))


def _lies_at(state: rift.State, seat: Seat, location: rift.Location) -> Say:
    own, opposite = (
        tuple(card_name(piece.card) for piece in state.sides[each].columns[location])
        for each in (seat, rift.other(seat))
    )
    if own and opposite:
        return say("riftforce-lies-both", own=own, opposite=opposite)
    if own:
        return say("riftforce-lies-own", own=own)
    if opposite:
        return say("riftforce-lies-opposite", opposite=opposite)
    return say("riftforce-lies-nothing")


def board_choice(state: rift.State, card: Card) -> Choice:
    """A card with its location and, if there is another like it, its place there."""
    for side in state.sides:
        for location, column in enumerate(side.columns):
            cards = [piece.card for piece in column]
            if card in cards:
                name = card_on_board(card, location)
                if [kind(each) for each in cards].count(kind(card)) > 1:
                    place = cards.index(card) + 1
                    name = say("riftforce-card-nth", card=name, place=place)
                return Choice(card, name, art=guild_art(guild_of(card)))
    raise LookupError(card)


def pick_notes(state: rift.State, seat: Seat) -> tuple[Say, ...]:
    """Which of the player's picks it is, and what came before them by chance."""
    own, others = state.sides[seat].guilds, state.sides[rift.other(seat)].guilds
    is_dealt = bool(state.out)  # where all are picked freely, none is out (RF20)
    number, count = len(own) + 1 - is_dealt, rift.GUILDS_EACH - is_dealt
    notes = [say("riftforce-note-pick", number=number, count=count)]
    if is_dealt:
        dealt = {"own": guild_name(own[0]), "other": guild_name(others[0])}
        notes.append(say("riftforce-note-dealt", who=Who(rift.other(seat)), **dealt))
    return tuple(notes)


def opening_notes(state: rift.State, seat: Seat) -> tuple[Say, ...]:
    """Before the first action, why a card lies in the middle already."""
    own, second = state.sides[seat], rift.other(state.starter)
    has_acted = own.discard or own.riftforce or len(own.hand) < rift.HAND_SIZE
    opening = state.sides[second].columns[rift.MIDDLE][:1]
    if has_acted or len(rift.on_board(own)) > (seat == second) or not opening:
        return ()
    card = card_name(opening[0].card)
    if seat == second:
        return (say("riftforce-note-opening-own", card=card),)
    return (say("riftforce-note-opening", who=Who(second), card=card),)
