"""What is legal, and by which ruling the rest is refused. Asks and play share it."""

from functools import lru_cache
from typing import NoReturn

from games.kit.cards import (
    Card,
    Suit,
    card_name,
    is_court,
    is_joker,
    is_number,
    rank,
    suit,
    suit_name,
)
from games.kit.refusals import illegal, malformed
from games.kit.say import say
from games.kit.seats import Seat
from games.storma_slottet.cards import JOKER_HEALS_AT, is_hero
from games.storma_slottet.state import PLACES, Court, Place, Side, State, other

Damages = tuple[int, ...]


def check_held(side: Side, cards: tuple[Card, ...]) -> None:
    """Refuses what isn't a set of cards from this hand."""
    if not cards:
        raise malformed(say("kit-count", least=1, most=len(side.hand), given=0))
    if len(set(cards)) < len(cards):
        raise malformed(say("kit-twice"))
    for card in cards:
        if card not in side.hand:
            raise malformed(say("storma-slottet-refuse-not-held"))


def is_exchangeable(card: Card, side: Side) -> bool:
    return is_number(card) or is_hero(card, side.house)


def exchangeable(side: Side) -> tuple[Card, ...]:
    return tuple(card for card in side.hand if is_exchangeable(card, side))


def check_exchange(state: State, seat: Seat, cards: tuple[Card, ...]) -> None:
    side = state.sides[seat]
    check_held(side, cards)
    if any(is_joker(card) for card in cards):
        raise illegal("SS8", say("storma-slottet-refuse-exchange-joker"))
    _refuse_royals(side, cards)
    if _suits(cards) > 1:
        raise illegal("SS8", say("storma-slottet-refuse-suits"))


def can_attack_with(card: Card, side: Side, barred: Suit) -> bool:
    return is_joker(card) or (suit(card) != barred and is_exchangeable(card, side))


def barred_suit(state: State, seat: Seat) -> Suit:
    """The suit that this seat cannot attack with (SS10)."""
    return suit(state.active(other(seat)).card)


def attackers(state: State, seat: Seat) -> tuple[Card, ...]:
    side, barred = state.sides[seat], barred_suit(state, seat)
    return tuple(card for card in side.hand if can_attack_with(card, side, barred))


def check_attack(state: State, seat: Seat, cards: tuple[Card, ...]) -> None:
    side = state.sides[seat]
    check_held(side, cards)
    _refuse_royals(side, cards)
    if _suits(cards) > 1:
        raise illegal("SS9", say("storma-slottet-refuse-suits"))
    barred = barred_suit(state, seat)
    if any(suit(card) == barred for card in cards):
        target = state.active(other(seat)).card
        raise illegal("SS10", say("storma-slottet-refuse-barred", card=card_name(target)))


def heals_at(state: State, place: Place, court: Court, card: Card, side: Side) -> bool:
    """Whether this card of that side's hand may be laid to heal that damaged card now."""
    if is_joker(card):
        return court.left <= JOKER_HEALS_AT
    if is_court(card):
        return is_hero(card, side.house) and (place == "active" or state.doctors_in_sickbay)
    return suit(card) == suit(court.card) and _lifts_any(court, rank(card))


def healers(state: State, seat: Seat, place: Place) -> tuple[Card, ...]:
    """The cards in hand that may be laid to heal the card there."""
    side = state.sides[seat]
    court = side.court(place)
    if court is None or not court.hurt_by:
        return ()
    return tuple(card for card in side.hand if heals_at(state, place, court, card, side))


def check_heal(state: State, seat: Seat, place: Place, card: Card) -> Court:
    """The card that will be healed."""
    side = state.sides[seat]
    if place not in PLACES:
        raise malformed(say("kit-not-offered", given=place))
    check_held(side, (card,))
    _refuse_royals(side, (card,))
    court = side.court(place)
    if court is None or not court.hurt_by:
        raise illegal("SS18", say("storma-slottet-refuse-unhurt"))
    if not heals_at(state, place, court, card, side):
        _refuse_healer(court, card)
    return court


def _refuse_healer(court: Court, card: Card) -> NoReturn:
    target = card_name(court.card)
    if is_joker(card):
        raise illegal("SS21", say("storma-slottet-refuse-joker-heal", left=court.left, card=target))
    if is_court(card):
        raise illegal("SS19", say("storma-slottet-refuse-doctor-sickbay"))
    if suit(card) != suit(court.card):
        wanted = suit_name(suit(court.card))
        raise illegal("SS18", say("storma-slottet-refuse-heal-suit", card=target, suit=wanted))
    raise illegal("SS20", say("storma-slottet-refuse-heal-nothing", value=rank(card)))


def lifts(court: Court, card: Card, value: int) -> tuple[Damages, ...]:
    """The sets of damages that a healing card of this value can lift, best first: the highest
    sum, then the most cards. Only a number card must lift something (SS20)."""
    damages = tuple(sorted((hurt.damage for hurt in court.hurt_by), reverse=True))
    sets = _sets_within(damages, value)
    return sets[:-1] if is_number(card) else sets


@lru_cache(maxsize=4096)
def _sets_within(damages: Damages, most: int) -> tuple[Damages, ...]:
    found: list[Damages] = [()]
    for damage in damages:
        more = [(*chosen, damage) for chosen in found if sum(chosen) + damage <= most]
        found = list(dict.fromkeys((*found, *more)))
    return tuple(sorted(found, key=lambda chosen: (sum(chosen), len(chosen), chosen), reverse=True))


def reserves(side: Side) -> tuple[Card, ...]:
    """The court cards in hand."""
    return tuple(card for card in side.hand if is_court(card))


def check_reserve(side: Side, card: Card, ruling: str) -> None:
    check_held(side, (card,))
    if not is_court(card):
        raise illegal(ruling, say("storma-slottet-refuse-not-court"))


def check_retreat(state: State, seat: Seat, card: Card) -> None:
    side = state.sides[seat]
    if side.sickbay is not None:
        raise illegal("SS24", say("storma-slottet-refuse-sickbay-full"))
    check_reserve(side, card, "SS24")


def replacements(side: Side) -> tuple[Card, ...]:
    """Who may take the place of a fallen Active card (SS25)."""
    ready = reserves(side)
    return ready if side.sickbay is None else (*ready, side.sickbay.card)


def check_replacement(side: Side, card: Card) -> None:
    if side.sickbay is None or card != side.sickbay.card:
        check_reserve(side, card, "SS25")


def can_move(state: State, seat: Seat) -> bool:
    """Whether any of the four moves is legal (SS6): a joker can always attack, all but the own
    royals can be exchanged, and what heals is one or the other."""
    side = state.sides[seat]
    if any(is_joker(card) or is_exchangeable(card, side) for card in side.hand):
        return True
    return side.sickbay is None and bool(reserves(side))


def _lifts_any(court: Court, value: int) -> bool:
    return any(hurt.damage <= value for hurt in court.hurt_by)


def _suits(cards: tuple[Card, ...]) -> int:
    return len({suit(card) for card in cards if not is_joker(card)})


def _refuse_royals(side: Side, cards: tuple[Card, ...]) -> None:
    if any(is_court(card) and suit(card) == side.house for card in cards):
        raise illegal("SS7", say("storma-slottet-refuse-royal"))
