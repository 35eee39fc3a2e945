"""Events in words: the public form, and the private one for its player."""

from collections.abc import Iterable

from games.kit.say import Say, Who, say, together
from games.riftforce import events as happened
from games.riftforce.cards import number
from games.riftforce.events import Event
from games.riftforce.knowledge import Knowledge
from games.riftforce.outcome import ending
from games.riftforce.state import Over, other
from games.riftforce.wording import card_name, guild_name, location_name

MOVES = (
    happened.Picked,
    happened.Played,
    happened.Discarded,
    happened.Activated,
)
"""Events that tell of a move itself."""


def story_of(knowledge: Knowledge) -> tuple[Say, ...]:
    """The news for the viewer, and how the match has ended if it has."""
    known = knowledge.known
    story = lines_of(known.news)
    if isinstance(known.phase, Over):
        return (*story, ending(known))
    return story


def outcome_of(knowledge: Knowledge, *chosen: type[Event]) -> Say | None:
    """What the last move led to, without the move itself and what was chosen by it."""
    known = knowledge.known
    lines = lines_of(event for event in known.news if not isinstance(event, (*MOVES, *chosen)))
    return together((*lines, ending(known)) if isinstance(known.phase, Over) else lines)


def lines_of(events: Iterable[Event]) -> tuple[Say, ...]:
    """The lines of events as a viewer's knowledge has them."""
    return tuple(line for event in events for line in _lines(event))


def _lines(event: Event) -> Iterable[Say]:
    match event:
        case happened.GuildsDealt(dealt, shown):
            yield say("riftforce-told-guilds", count=len(shown))
            for seat, guild in enumerate(dealt):
                yield say("riftforce-told-dealt", who=Who(seat), guild=guild_name(guild))
        case happened.GuildsShown(shown):
            yield say("riftforce-told-all-shown", count=len(shown))
        case happened.Tossed(seat, first):
            yield say("riftforce-told-tossed", who=Who(seat), first=Who(first))
        case happened.Picked(seat, guild):
            yield say("riftforce-told-picked", who=Who(seat), guild=guild_name(guild))
        case happened.LeftOut(guilds):
            names = tuple(guild_name(guild) for guild in guilds)
            yield say("riftforce-told-left-out", guilds=names)
        case happened.Drew(_, cards):
            names = tuple(card_name(card) for card in cards)
            yield say("riftforce-told-you-drew", cards=names)
        case happened.DrewUnseen(seat, count):
            yield say("riftforce-told-drew", who=Who(seat), count=count)
        case happened.Reshuffled(seat):
            yield say("riftforce-told-reshuffled", who=Who(seat))
        case happened.Opened(seat, card):
            yield say("riftforce-told-opened", who=Who(seat), card=card_name(card))
        case happened.Checked(seat, locations) if locations:
            where = tuple(location_name(location) for location in locations)
            yield say(
                "riftforce-told-scored", who=Who(seat), locations=where, riftforce=len(locations)
            )
        case happened.Checked(seat, _):
            yield say("riftforce-told-scored-nothing", who=Who(seat))
        case happened.Tied(riftforce):
            yield say("riftforce-told-tied", riftforce=riftforce)
        case happened.Gained(seat, riftforce):
            yield say("riftforce-told-gained", who=Who(seat), riftforce=riftforce)
        case _:
            yield _card_line(event)


def _card_line(event: Event) -> Say:
    """What happened to a card on the board, or on its way there."""
    match event:
        case happened.Played(seat, card, location):
            return say(
                "riftforce-told-played",
                who=Who(seat),
                card=card_name(card),
                location=location_name(location),
            )
        case happened.Discarded(seat, card):
            return say("riftforce-told-discarded", who=Who(seat), card=card_name(card))
        case happened.Activated(seat, card, location):
            return say(
                "riftforce-told-activated",
                who=Who(seat),
                card=card_name(card),
                location=location_name(location),
            )
        case happened.Hit(side, card, amount, damage):
            return say(
                "riftforce-told-hit",
                who=Who(side),
                card=card_name(card),
                amount=amount,
                damage=damage,
                life=number(card),
            )
        case happened.Healed(side, card, amount, damage):
            return say(
                "riftforce-told-healed",
                who=Who(side),
                card=card_name(card),
                amount=amount,
                damage=damage,
            )
        case happened.Moved(side, card, location):
            return say(
                "riftforce-told-moved",
                who=Who(side),
                card=card_name(card),
                location=location_name(location),
            )
        case happened.Destroyed(side, card, riftforce):
            return say(
                "riftforce-told-destroyed",
                who=Who(side),
                card=card_name(card),
                winner=Who(other(side)),
                riftforce=riftforce,
            )
        case happened.Stolen(seat, card, location):
            return say(
                "riftforce-told-stolen",
                who=Who(seat),
                card=card_name(card),
                location=location_name(location),
            )
    raise TypeError(event)
