"""What is legal, and which ruling refuses the rest. Asks and play share it."""

from games.kit.cards import Card, card_name, is_court, is_joker, is_number, rank, suit
from games.kit.say import Refusal, Seat, illegal, malformed, not_yours, say
from games.kit.suits import SUITS, Suit, suit_name
from games.storma_slottet import moves
from games.storma_slottet import state as storma
from games.storma_slottet.cards import JOKER_HEALS_AT, is_hero
from games.storma_slottet.lifting import lifts_any, named_by


def check_legal(state: storma.State, seat: Seat | None, move: moves.Move) -> None:
    """Raises the Refusal of a move of this phase; rolling and stopping are always legal."""
    if seat not in (0, 1):
        raise not_yours(say("kit-not-your-turn"))
    side = state.sides[seat]
    match move:
        case moves.ChooseHouse(suit=letter):
            _check_house(state, letter)
        case moves.LayActive(card=card):
            _check_reserve(side, card, "SS4")
        case moves.Exchange(cards=cards):
            _check_exchange(side, cards)
        case moves.Attack(cards=cards):
            _check_attack(state, seat, cards)
        case moves.Heal():
            _check_heal(state, seat, move)
        case moves.Lift():
            _check_lift(state, seat, move)
        case moves.Retreat(card=card):
            _check_retreat(side, card)
        case moves.Replace(card=card):
            _check_replacement(side, card)
        case moves.OfferDraw():
            _check_offer(state, seat)
        case moves.AcceptDraw() | moves.DeclineDraw():
            _check_answer(state, seat)


def free_suits(state: storma.State) -> tuple[Suit, ...]:
    taken = tuple(side.house for side in state.sides)
    return tuple(letter for letter in SUITS if letter not in taken)


def _check_house(state: storma.State, letter: Suit) -> None:
    if letter not in SUITS:
        raise malformed(say("kit-not-offered", given=letter))
    if letter not in free_suits(state):
        raise illegal("SS2", say("storma-slottet-refuse-house-taken"))


def _check_held(side: storma.Side, cards: tuple[Card, ...]) -> None:
    """Refuses cards that are not a set of this hand's."""
    if not cards:
        raise malformed(say("kit-count", least=1, most=len(side.hand), given=0))
    if len(set(cards)) < len(cards):
        raise malformed(say("kit-twice"))
    for card in cards:
        if card not in side.hand:
            raise malformed(say("storma-slottet-refuse-not-held"))


def is_exchangeable(card: Card, side: storma.Side) -> bool:
    return is_number(card) or is_hero(card, side.house)


def exchangeable(side: storma.Side) -> tuple[Card, ...]:
    return tuple(card for card in side.hand if is_exchangeable(card, side))


def _check_exchange(side: storma.Side, cards: tuple[Card, ...]) -> None:
    _check_held(side, cards)
    if any(is_joker(card) for card in cards):
        raise illegal("SS8", say("storma-slottet-refuse-exchange-joker"))
    _refuse_royals(side, cards)
    _check_one_suit("SS8", cards)


def can_attack_with(card: Card, side: storma.Side, barred: Suit) -> bool:
    return is_joker(card) or (suit(card) != barred and is_exchangeable(card, side))


def barred_suit(state: storma.State, seat: Seat) -> Suit:
    """The suit that this seat cannot attack with (SS10)."""
    return suit(state.active(storma.other(seat)).card)


def attackers(state: storma.State, seat: Seat) -> tuple[Card, ...]:
    side, barred = state.sides[seat], barred_suit(state, seat)
    return tuple(card for card in side.hand if can_attack_with(card, side, barred))


def _check_attack(state: storma.State, seat: Seat, cards: tuple[Card, ...]) -> None:
    side = state.sides[seat]
    _check_held(side, cards)
    _refuse_royals(side, cards)
    _check_one_suit("SS9", cards)
    barred = barred_suit(state, seat)
    if any(suit(card) == barred for card in cards):
        target = state.active(storma.other(seat)).card
        raise illegal("SS10", say("storma-slottet-refuse-barred", card=card_name(target)))


def heals_at(
    state: storma.State, place: storma.Place, court: storma.Court, card: Card, side: storma.Side
) -> bool:
    """Whether this card of that side's hand may be laid to heal that damaged card now."""
    if is_joker(card):
        return court.left <= JOKER_HEALS_AT
    if is_court(card):
        return is_hero(card, side.house) and (place == "active" or state.doctors_in_sickbay)
    return suit(card) == suit(court.card) and lifts_any(court, rank(card))


def healers(state: storma.State, seat: Seat, place: storma.Place) -> tuple[Card, ...]:
    """The cards in hand that may be laid to heal the card there."""
    side = state.sides[seat]
    court = side.court(place)
    if court is None or not court.hurt_by:
        return ()
    return tuple(card for card in side.hand if heals_at(state, place, court, card, side))


def _check_heal(state: storma.State, seat: Seat, move: moves.Heal) -> None:
    """A move heals one card only: a player who goes on heals the same one."""
    side, place, card = state.sides[seat], move.place, move.card
    if isinstance(state.phase, storma.Healing) and place != state.phase.place:
        raise illegal("SS18", say("storma-slottet-refuse-one-card"))
    if place not in storma.PLACES:
        raise malformed(say("kit-not-offered", given=place))
    _check_held(side, (card,))
    _refuse_royals(side, (card,))
    court = side.court(place)
    if court is None or not court.hurt_by:
        raise illegal("SS18", say("storma-slottet-refuse-unhurt"))
    if not heals_at(state, place, court, card, side):
        raise _cannot_heal(court, card)


def _cannot_heal(court: storma.Court, card: Card) -> Refusal:
    target = card_name(court.card)
    if is_joker(card):
        return illegal(
            "SS21", say("storma-slottet-refuse-joker-heal", left=court.left, card=target)
        )
    if is_court(card):
        return illegal("SS19", say("storma-slottet-refuse-doctor-sickbay"))
    if suit(card) != suit(court.card):
        wanted = suit_name(suit(court.card))
        return illegal("SS18", say("storma-slottet-refuse-heal-suit", card=target, suit=wanted))
    return illegal("SS20", say("storma-slottet-refuse-heal-nothing", value=rank(card)))


def _check_lift(state: storma.State, seat: Seat, move: moves.Lift) -> None:
    phase = state.phase
    assert isinstance(phase, storma.Lifting)
    value, lifted = phase.value, named_by(state.court(seat, phase.place), move)
    if lifted is None:
        raise illegal("SS20", say("storma-slottet-refuse-lift", value=value))
    total = sum(hurt.damage for hurt in lifted)
    if total > value:
        raise illegal("SS20", say("storma-slottet-refuse-lift-much", total=total, value=value))
    if is_number(phase.card) and not lifted:
        raise illegal("SS20", say("storma-slottet-refuse-lift-nothing", value=value))


def reserves(side: storma.Side) -> tuple[Card, ...]:
    """The court cards in hand."""
    return tuple(card for card in side.hand if is_court(card))


def _check_reserve(side: storma.Side, card: Card, ruling: str) -> None:
    _check_held(side, (card,))
    if not is_court(card):
        raise illegal(ruling, say("storma-slottet-refuse-not-court"))


def _check_retreat(side: storma.Side, card: Card) -> None:
    if side.sickbay is not None:
        raise illegal("SS24", say("storma-slottet-refuse-sickbay-full"))
    _check_reserve(side, card, "SS24")


def replacements(side: storma.Side) -> tuple[Card, ...]:
    """The cards that may take the place of a fallen Active card (SS25)."""
    ready = reserves(side)
    return ready if side.sickbay is None else (*ready, side.sickbay.card)


def _check_replacement(side: storma.Side, card: Card) -> None:
    if side.sickbay is None or card != side.sickbay.card:
        _check_reserve(side, card, "SS25")


def can_move(state: storma.State, seat: Seat) -> bool:
    """Whether any of the four moves is legal (SS6). A joker can always attack, any card but the own
    royals can be exchanged, and what heals is one or the other."""
    side = state.sides[seat]
    if any(is_joker(card) or is_exchangeable(card, side) for card in side.hand):
        return True
    return side.sickbay is None and bool(reserves(side))


def may_offer(state: storma.State, seat: Seat) -> bool:
    return state.offer is None and seat not in state.declined


def _check_offer(state: storma.State, seat: Seat) -> None:
    if not may_offer(state, seat):
        raise illegal("SS30", say("storma-slottet-refuse-offer"))


def _check_answer(state: storma.State, seat: Seat) -> None:
    if state.offer != storma.other(seat):
        raise illegal("SS30", say("storma-slottet-refuse-no-offer"))


def _check_one_suit(ruling: str, cards: tuple[Card, ...]) -> None:
    suits = dict.fromkeys(suit(card) for card in cards if not is_joker(card))
    if len(suits) > 1:
        raise illegal(ruling, say("kit-one-suit", chosen=tuple(map(suit_name, suits))))


def _refuse_royals(side: storma.Side, cards: tuple[Card, ...]) -> None:
    if any(is_court(card) and suit(card) == side.house for card in cards):
        raise illegal("SS7", say("storma-slottet-refuse-royal"))
