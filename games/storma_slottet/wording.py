"""The names of what can be chosen."""

from collections import Counter
from collections.abc import Iterable

from games.kit.asks import Choice, Pick
from games.kit.cards import Card, card_art, card_name, in_order, is_joker, suit
from games.kit.say import Say, say
from games.storma_slottet.moves import Heal
from games.storma_slottet.state import Court, DamageCard


def one_card(label: Say, cards: Iterable[Card], *more: Choice) -> Pick:
    return Pick("card", label, (*_card_choices(cards), *more))


def one_suit(ruling: str, label: Say, cards: tuple[Card, ...]) -> Pick:
    """Any number of these cards of one suit, with any jokers."""
    suits = Counter(suit(card) for card in cards if not is_joker(card))
    most = max(suits.values(), default=0) + sum(is_joker(card) for card in cards)
    return Pick("cards", label, _card_choices(cards), at_most=most, one_group=ruling)


def _card_choices(cards: Iterable[Card]) -> tuple[Choice, ...]:
    return tuple(card_choice(card) for card in sorted(cards, key=in_order))


def card_choice(card: Card, told: Say | None = None) -> Choice:
    """A card to choose; a joker has no group and goes with any suit."""
    return Choice(card, card_name(card), told, _group(card), card_art(card))


def _group(card: Card) -> str:
    return "" if is_joker(card) else suit(card)


def heal_key(heal: Heal) -> str:
    return f"{heal.card}-{heal.place}"


def heal_choice(heal: Heal, court: Court, told: Say | None) -> Choice:
    """A healing card and the card that it heals."""
    card, target = card_name(heal.card), card_name(court.card)
    name = say(f"storma-slottet-choice-heal-{heal.place}", card=card, target=target)
    return Choice(heal_key(heal), name, told, _group(heal.card), card_art(heal.card))


def sick_choice(court: Court) -> Choice:
    """The card in Sjukstugan."""
    name = say("storma-slottet-choice-sickbay", card=card_name(court.card), left=court.left)
    return Choice(court.card, name, art=card_art(court.card))


def damage_choice(hurt: DamageCard) -> Choice:
    """A damage card with what it is worth."""
    name = say("storma-slottet-choice-damage", card=card_name(hurt.card), damage=hurt.damage)
    return Choice(hurt.card, name, art=card_art(hurt.card))
