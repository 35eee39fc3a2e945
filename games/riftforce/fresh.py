"""What the last move picked, laid, hit, healed or drew, for whoever looks up later."""

from collections.abc import Iterable, Iterator

from games.riftforce import events
from games.riftforce.cards import Card, GuildName
from games.riftforce.events import Event


def fresh_cards(news: Iterable[Event]) -> frozenset[Card | GuildName]:
    """And guilds, as a viewer's knowledge has them: of what is secret there is nothing in its
    news."""
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
