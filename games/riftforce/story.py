"""Events as told: the public form, and the private one for whom it is meant."""

from collections.abc import Iterable

from games.kit.say import Say, Who, say
from games.kit.seats import Seat
from games.riftforce import events as happened
from games.riftforce.cards import card_name, guild_name, number
from games.riftforce.events import Event
from games.riftforce.state import Location, Over, State, other


def location_name(location: Location) -> Say:
    return say("riftforce-location", number=location + 1)


def tell(state: State, viewer: Seat | None) -> tuple[Say, ...]:
    """The news for this viewer, and how the match has ended if it has."""
    story = tuple(line for event in state.news for line in _lines(event, viewer))
    if isinstance(state.phase, Over):
        return (*story, ending(state))
    return story


def ending(state: State) -> Say:
    first, second = (side.riftforce for side in state.sides)
    if first == second:
        return say("riftforce-ends-level", riftforce=first)
    winner, most, least = (0, first, second) if first > second else (1, second, first)
    if isinstance(state.phase, Over) and state.phase.how == "standstill":
        return say("riftforce-ends-standstill", winner=Who(winner), most=most, least=least)
    return say("riftforce-ends", winner=Who(winner), most=most, least=least)


def _lines(event: Event, viewer: Seat | None) -> Iterable[Say]:
    match event:
        case happened.GuildsDealt(dealt, shown):
            yield say("riftforce-told-guilds", count=len(shown))
            for seat, guild in enumerate(dealt):
                yield say("riftforce-told-dealt", who=Who(seat), guild=guild_name(guild))
        case happened.Tossed(seat, first):
            yield say("riftforce-told-tossed", who=Who(seat), first=Who(first))
        case happened.Picked(seat, guild):
            yield say("riftforce-told-picked", who=Who(seat), guild=guild_name(guild))
        case happened.LeftOut(guilds):
            names = tuple(guild_name(guild) for guild in guilds)
            yield say("riftforce-told-left-out", guilds=names)
        case happened.Drew(seat, cards) if seat == viewer:
            names = tuple(card_name(card) for card in cards)
            yield say("riftforce-told-you-drew", cards=names)
        case happened.Drew(seat, cards):
            yield say("riftforce-told-drew", who=Who(seat), count=len(cards))
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
        case happened.TakenBack(seat):
            yield say("riftforce-told-taken-back", who=Who(seat))
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
