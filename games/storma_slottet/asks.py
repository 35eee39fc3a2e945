"""What a seat is asked."""

from games.kit.asks import Choice, Field, Pick, Picks, Preview
from games.kit.cards import suit_name
from games.kit.say import Say, say
from games.kit.seats import Seat
from games.storma_slottet.agreement import check_answer, check_offer, may_offer
from games.storma_slottet.ask_base import StormaAsk, card_choices
from games.storma_slottet.ask_turn import (
    AttackAsk,
    ExchangeAsk,
    HealAsk,
    LiftAsk,
    ReplaceAsk,
    RetreatAsk,
    StopAsk,
)
from games.storma_slottet.legal import (
    attackers,
    check_reserve,
    exchangeable,
    healers,
    reserves,
)
from games.storma_slottet.moves import (
    AcceptDraw,
    ChooseHouse,
    DeclineDraw,
    LayActive,
    Move,
    OfferDraw,
    Roll,
)
from games.storma_slottet.opening import check_house, free_suits
from games.storma_slottet.state import (
    PLACES,
    ChoosingSuits,
    Ended,
    Healing,
    LayingActives,
    Lifting,
    Replacing,
    RollingAttack,
    RollingForStart,
    RollingHeal,
    State,
    Turn,
    awaited,
    other,
)


class HouseAsk(StormaAsk):
    key = "house"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-house")

    def fields(self) -> tuple[Field, ...]:
        suits = tuple(Choice(letter, suit_name(letter)) for letter in free_suits(self.state))
        return (Pick("suit", say("storma-slottet-field-house"), suits),)

    def move(self, picks: Picks, at: int) -> ChooseHouse:
        return ChooseHouse(picks[0][0])

    def preview(self, move: Move) -> Preview:
        assert isinstance(move, ChooseHouse)
        check_house(self.state, move.suit)
        return Preview()


class ActiveAsk(StormaAsk):
    key = "active"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-active")

    def fields(self) -> tuple[Field, ...]:
        return (
            Pick("card", say("storma-slottet-field-active"), card_choices(reserves(self.side))),
        )

    def move(self, picks: Picks, at: int) -> LayActive:
        return LayActive(picks[0][0])

    def preview(self, move: Move) -> Preview:
        assert isinstance(move, LayActive)
        check_reserve(self.side, move.card, "SS4")
        return Preview()


class RollAsk(StormaAsk):
    key = "roll"
    rolls = True

    def prompt(self) -> Say:
        return say("kit-roll")

    def move(self, picks: Picks, at: int) -> Roll:
        return Roll()

    def preview(self, move: Move) -> Preview:
        return Preview()


class OfferDrawAsk(StormaAsk):
    key = "offer-draw"
    optional = True
    command = "draw"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-offer-draw")

    def move(self, picks: Picks, at: int) -> OfferDraw:
        return OfferDraw()

    def preview(self, move: Move) -> Preview:
        check_offer(self.state, self.seat)
        return Preview()


class AcceptDrawAsk(StormaAsk):
    key = "accept-draw"
    optional = True
    command = "draw"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-accept-draw")

    def move(self, picks: Picks, at: int) -> AcceptDraw:
        return AcceptDraw()

    def preview(self, move: Move) -> Preview:
        check_answer(self.state, self.seat)
        return Preview()


class DeclineDrawAsk(StormaAsk):
    key = "decline-draw"
    optional = True

    def prompt(self) -> Say:
        return say("storma-slottet-ask-decline-draw")

    def move(self, picks: Picks, at: int) -> DeclineDraw:
        return DeclineDraw()

    def preview(self, move: Move) -> Preview:
        check_answer(self.state, self.seat)
        return Preview()


def asks_of(state: State, seat: Seat) -> tuple[StormaAsk, ...]:
    """What the match waits for from this seat, and what it may do besides."""
    if isinstance(state.phase, Ended):
        return ()
    asks = _awaited_asks(state, seat) if seat in awaited(state) else ()
    return asks + _draw_asks(state, seat)


def _awaited_asks(state: State, seat: Seat) -> tuple[StormaAsk, ...]:
    match state.phase:
        case ChoosingSuits():
            return (HouseAsk(state, seat),)
        case LayingActives():
            return (ActiveAsk(state, seat),)
        case RollingForStart() | RollingAttack() | RollingHeal():
            return (RollAsk(state, seat),)
        case Turn():
            return _turn_asks(state, seat)
        case Healing():
            return (HealAsk(state, seat), StopAsk(state, seat))
        case Lifting():
            return (LiftAsk(state, seat),)
        case Replacing():
            return (ReplaceAsk(state, seat),)
        case Ended():
            return ()


def _turn_asks(state: State, seat: Seat) -> tuple[StormaAsk, ...]:
    """Exchange, attack, heal, retreat: those that are legal."""
    side = state.sides[seat]
    asks: list[StormaAsk] = []
    if exchangeable(side):
        asks.append(ExchangeAsk(state, seat))
    if attackers(state, seat):
        asks.append(AttackAsk(state, seat))
    if any(healers(state, seat, place) for place in PLACES):
        asks.append(HealAsk(state, seat))
    if side.sickbay is None and reserves(side):
        asks.append(RetreatAsk(state, seat))
    return tuple(asks)


def _draw_asks(state: State, seat: Seat) -> tuple[StormaAsk, ...]:
    if state.offer == other(seat):
        return (AcceptDrawAsk(state, seat), DeclineDrawAsk(state, seat))
    return (OfferDrawAsk(state, seat),) if may_offer(state, seat) else ()
