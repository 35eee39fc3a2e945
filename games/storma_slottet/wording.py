"""How things are called that can be chosen."""

from collections import Counter
from collections.abc import Iterable

from games.kit.asks import Choice, Pick
from games.kit.cards import Card, card_name, in_order, is_joker, suit
from games.kit.say import Say, say
from games.storma_slottet.legal import Damages
from games.storma_slottet.state import Court, Place

NOTHING = "nothing"


def one_card(label: Say, cards: Iterable[Card], *more: Choice) -> Pick:
    return Pick("card", label, (*_card_choices(cards), *more))


def one_suit(label: Say, cards: tuple[Card, ...]) -> Pick:
    """Any number of these cards of one suit, with any jokers."""
    suits = Counter(suit(card) for card in cards if not is_joker(card))
    most = max(suits.values(), default=0) + sum(is_joker(card) for card in cards)
    return Pick("cards", label, _card_choices(cards), at_most=most, one_group=True)


def _card_choices(cards: Iterable[Card]) -> tuple[Choice, ...]:
    """Cards to choose from, sorted; a joker has no group and goes with any suit."""
    return tuple(
        Choice(card, card_name(card), group="" if is_joker(card) else suit(card))
        for card in sorted(cards, key=in_order)
    )


def court_choice(key: str, place: Place, court: Court) -> Choice:
    name, left = card_name(court.card), court.left
    if place == "active":
        return Choice(key, say("storma-slottet-choice-active", card=name, left=left))
    return Choice(key, say("storma-slottet-choice-sickbay", card=name, left=left))


def lift_choice(damages: Damages) -> Choice:
    if not damages:
        return Choice(NOTHING, say("storma-slottet-choice-lift-nothing"))
    terms = [str(damage) for damage in damages]
    name = say(
        "storma-slottet-choice-lift",
        terms=" + ".join(terms),
        count=len(damages),
        sum=sum(damages),
    )
    return Choice("+".join(terms), name)


def lift_chosen(key: str) -> Damages:
    """The damages of a choice."""
    return () if key == NOTHING else tuple(int(damage) for damage in key.split("+"))
