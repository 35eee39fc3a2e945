"""What has just happened, in sentences."""

from collections.abc import Iterator, Sequence

from games.kit.cards import card_name
from games.kit.say import Say, Who, say
from games.skeleton.events import Event, Laid, Turned


def story_of(news: Sequence[Event]) -> Iterator[Say]:
    for event in news:
        match event:
            case Laid(seat=seat):
                yield say("skeleton-has-laid", who=Who(seat))
            case Turned():
                yield from turned(event)


def turned(event: Turned) -> Iterator[Say]:
    for seat, card in enumerate(event.cards):
        yield say("skeleton-turned", who=Who(seat), card=card_name(card))
    if event.winner is None:
        yield say("skeleton-nobody")
    else:
        yield say("skeleton-took", who=Who(event.winner))
