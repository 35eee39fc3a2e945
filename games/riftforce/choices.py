"""Cards and locations as there are to choose."""

from collections.abc import Sequence

from games.kit.asks import Choice
from games.kit.say import say
from games.riftforce.cards import Card, card_name, guild_ability, guild_of, number
from games.riftforce.state import Location, State
from games.riftforce.story import location_name


def hand_choices(cards: Sequence[Card]) -> tuple[Choice, ...]:
    return tuple(Choice(card, card_name(card), guild_ability(guild_of(card))) for card in cards)


def location_choice(location: Location) -> Choice:
    return Choice(str(location), location_name(location))


def board_choice(state: State, card: Card) -> Choice:
    """A card with where it lies and what lies on it."""
    for side in state.sides:
        for location, column in enumerate(side.columns):
            for place, piece in enumerate(column, start=1):
                if piece.card == card:
                    where = say(
                        "riftforce-where",
                        location=location_name(location),
                        place=place,
                        damage=piece.damage,
                        life=number(card),
                    )
                    return Choice(card, card_name(card), where)
    raise LookupError(card)
