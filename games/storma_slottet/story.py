"""What happened, as a viewer heard it: the only place where events become words."""

from collections.abc import Iterable, Iterator

from games.kit.cards import card_name, is_joker
from games.kit.say import Say, Seat, Who, say
from games.kit.scenes import Rolled
from games.kit.suits import suit_name
from games.storma_slottet import events
from games.storma_slottet.state import other


def story_of(happened: Iterable[events.Event], viewer: Seat | None) -> tuple[Say, ...]:
    return tuple(line for event in happened for line in _told(event, viewer))


def dice_of(happened: Iterable[events.Event]) -> tuple[Rolled, ...]:
    return tuple(rolled for event in happened for rolled in _rolled(event))


def _rolled(event: events.Event) -> Iterator[Rolled]:
    match event:
        case events.RolledForStart(seat=seat, shows=shows):
            yield Rolled(say("storma-slottet-dice-start"), seat, 10, (shows,))
        case events.Struck(seat=seat, card=card, shows=rolls) if rolls:
            yield Rolled(say("storma-slottet-dice-attack", card=card_name(card)), seat, 10, rolls)
        case events.HealingRolled(seat=seat, card=card, shows=rolls):
            yield Rolled(say("storma-slottet-dice-heal", card=card_name(card)), seat, 10, rolls)
        case _:
            pass


def _told(event: events.Event, viewer: Seat | None) -> Iterator[Say]:
    match event:
        case events.ActiveLaid(seat=seat, card=card):
            yield say("storma-slottet-story-laid", who=Who(seat))
            if seat == viewer:
                yield say("storma-slottet-story-you-laid", card=card_name(card))
        case events.Drew(seat=seat, cards=cards):
            yield _drew(event)
            if seat == viewer and cards:
                yield say("storma-slottet-story-you-drew", cards=tuple(map(card_name, cards)))
        case events.Struck():
            yield _struck(event)
        case events.HealingRolled():
            yield _healing_rolled(event)
        case _:
            yield _public(event)


def _drew(event: events.Drew) -> Say:
    who, count = Who(event.seat), len(event.cards)
    if event.reason == "exchange":
        return say("storma-slottet-story-drew", who=who, count=count)
    if event.reason == "fill":
        return say("storma-slottet-story-filled", who=who, count=count)
    trophies = event.trophies
    return say("storma-slottet-story-paid", who=who, count=count, trophies=trophies)


def _struck(event: events.Struck) -> Say:
    card, defender = card_name(event.card), Who(other(event.seat))
    if is_joker(event.card):
        first, second = event.shows
        if event.damage:
            return say(
                "storma-slottet-story-joker", first=first, second=second, damage=event.damage
            )
        return say("storma-slottet-story-joker-fumbled", who=defender)
    if event.damage:
        return say(
            "storma-slottet-story-assassin", card=card, shows=event.shows[0], damage=event.damage
        )
    return say("storma-slottet-story-assassin-fumbled", card=card, who=defender)


def _healing_rolled(event: events.HealingRolled) -> Say:
    card, (first, second) = card_name(event.card), event.shows
    return say(
        "storma-slottet-story-healing", card=card, first=first, second=second, value=event.value
    )


def _public(event: events.Event) -> Say:
    match event:
        case events.Attacked() | events.Hurt() | events.Fell() | events.HouseFell():
            return _attack(event)
        case events.HealingLaid() | events.JokerKilled() | events.DoctorFumbled() | events.Lifted():
            return _healing(event)
        case events.Exchanged(seat=seat, cards=cards):
            names = tuple(map(card_name, cards))
            return say("storma-slottet-story-exchanged", who=Who(seat), cards=names)
        case events.Reshuffled(count=count):
            return say("storma-slottet-story-reshuffled", count=count)
        case events.HealingStopped(seat=seat):
            return say("storma-slottet-story-stopped", who=Who(seat))
        case events.Retreated(seat=seat, card=card, instead=instead):
            return say(
                "storma-slottet-story-retreated",
                who=Who(seat),
                card=card_name(card),
                instead=card_name(instead),
            )
        case events.Replaced(seat=seat, card=card, source=source):
            if source == "hand":
                return say("storma-slottet-story-brought-out", who=Who(seat), card=card_name(card))
            return say("storma-slottet-story-from-sickbay", who=Who(seat), card=card_name(card))
        case events.Passed(seat=seat):
            return say("storma-slottet-story-passed", who=Who(seat))
        case events.DrawOffered(seat=seat):
            return say("storma-slottet-story-draw-offered", who=Who(seat))
        case events.DrawDeclined(seat=seat):
            return say("storma-slottet-story-draw-declined", who=Who(seat))
        case events.DrawLapsed(seat=seat):
            return say("storma-slottet-story-draw-lapsed", who=Who(seat))
        case events.DrawAgreed(seat=seat):
            return say("storma-slottet-story-draw-agreed", who=Who(seat))
        case _:
            return _opening(event)


def _opening(event: events.Event) -> Say:
    match event:
        case events.HouseChosen(seat=seat, suit=letter):
            return say("storma-slottet-story-house", who=Who(seat), suit=suit_name(letter))
        case events.Dealt(left=left):
            return say("storma-slottet-story-dealt", left=left)
        case events.ActivesTurned(cards=(first, second)):
            return say(
                "storma-slottet-story-turned",
                one=Who(0),
                first=card_name(first),
                other=Who(1),
                second=card_name(second),
            )
        case events.RolledForStart(seat=seat, shows=shows):
            return say("storma-slottet-story-start-roll", who=Who(seat), shows=shows)
        case events.StartTied():
            return say("storma-slottet-story-start-tied")
        case events.Started(seat=seat):
            return say("storma-slottet-story-started", who=Who(seat))
        case _:
            raise AssertionError(f"there are no words for {event}")


def _attack(event: events.Attacked | events.Hurt | events.Fell | events.HouseFell) -> Say:
    match event:
        case events.Attacked(seat=seat, cards=cards, target=target):
            names = tuple(map(card_name, cards))
            return say(
                "storma-slottet-story-attacked",
                who=Who(seat),
                cards=names,
                target=card_name(target),
            )
        case events.Hurt(card=card, damage=damage, left=left):
            return say("storma-slottet-story-hurt", card=card_name(card), damage=damage, left=left)
        case events.Fell(seat=seat, card=card):
            return say("storma-slottet-story-fell", card=card_name(card), who=Who(other(seat)))
        case events.HouseFell(suit=letter):
            return say("storma-slottet-story-house-fell", suit=suit_name(letter))


def _healing(
    event: events.HealingLaid | events.JokerKilled | events.DoctorFumbled | events.Lifted,
) -> Say:
    target = card_name(event.target)
    match event:
        case events.HealingLaid(seat=seat, card=card):
            return say(
                "storma-slottet-story-heal", who=Who(seat), card=card_name(card), target=target
            )
        case events.JokerKilled():
            return say("storma-slottet-story-joker-killed", target=target)
        case events.DoctorFumbled(card=card, damage=damage):
            return say(
                "storma-slottet-story-doctor-fumbled",
                card=card_name(card),
                target=target,
                damage=damage,
            )
        case events.Lifted(cards=cards, damage=damage, left=left):
            if not cards:
                return say("storma-slottet-story-lifted-nothing", target=target, left=left)
            names = tuple(map(card_name, cards))
            return say(
                "storma-slottet-story-lifted",
                target=target,
                cards=names,
                damage=damage,
                left=left,
            )
