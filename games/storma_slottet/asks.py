"""What a seat is asked: which asks there are, and those that come before and beside a turn."""

from typing import Any

from games.kit.asks import Ask, Barred, ButtonAsk, Choice, Field, Pick, Picks
from games.kit.cards import Card, card_art
from games.kit.conceding import Conceded
from games.kit.say import Say, say
from games.kit.scenes import die_art
from games.kit.seats import Seat
from games.kit.suits import suit_name
from games.storma_slottet.card_asks import CardAsk, StormaAsk, StormaGame
from games.storma_slottet.legal import (
    attackers,
    exchangeable,
    free_suits,
    healers,
    may_offer,
    reserves,
)
from games.storma_slottet.moves import (
    AcceptDraw,
    ChooseHouse,
    DeclineDraw,
    LayActive,
    OfferDraw,
    Roll,
)
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
from games.storma_slottet.turn_asks import (
    AttackAsk,
    ExchangeAsk,
    HealAsk,
    LiftAsk,
    ReplaceAsk,
    RetreatAsk,
    StopAsk,
)
from games.storma_slottet.wording import one_card


class HouseAsk(StormaAsk[ChooseHouse]):
    key = "house"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-house")

    def fields(self) -> tuple[Field, ...]:
        suits = tuple(
            Choice(letter, suit_name(letter), art=card_art(letter))
            for letter in free_suits(self.state)
        )
        return (Pick("suit", say("storma-slottet-field-house"), suits),)

    def move(self, picks: Picks, at: int) -> ChooseHouse:
        return ChooseHouse(picks[0][0])

    def barred(self) -> tuple[Barred, ...]:
        taken = [side.house for side in self.state.sides if side.house]
        return self.refused((suit_name(letter), ChooseHouse(letter)) for letter in taken)


class ActiveAsk(CardAsk[LayActive]):
    key = "active"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-active")

    def fields(self) -> tuple[Field, ...]:
        return (one_card(say("storma-slottet-field-active"), reserves(self.side)),)

    def move(self, picks: Picks, at: int) -> LayActive:
        return self.with_card(picks[0][0])

    def with_card(self, card: Card) -> LayActive:
        return LayActive(card)


class RollAsk(ButtonAsk[StormaGame, State, Roll]):
    key = "roll"
    label = say("kit-roll")
    rolls = True

    def art(self) -> str:
        return die_art(10, 0)

    def pressed(self, at: int) -> Roll:
        return Roll()


class OfferDrawAsk(ButtonAsk[StormaGame, State, OfferDraw]):
    key = "offer-draw"
    label = say("storma-slottet-ask-offer-draw")
    optional = True
    command = "draw"

    def pressed(self, at: int) -> OfferDraw:
        return OfferDraw()


class AcceptDrawAsk(ButtonAsk[StormaGame, State, AcceptDraw]):
    key = "accept-draw"
    label = say("storma-slottet-ask-accept-draw")
    optional = True
    command = "draw"

    def pressed(self, at: int) -> AcceptDraw:
        return AcceptDraw()


class DeclineDrawAsk(ButtonAsk[StormaGame, State, DeclineDraw]):
    key = "decline-draw"
    label = say("storma-slottet-ask-decline-draw")
    optional = True

    def pressed(self, at: int) -> DeclineDraw:
        return DeclineDraw()


def asks_of(game: StormaGame, state: State, seat: Seat) -> tuple[Ask[Any], ...]:
    """What the match waits for from this seat, and what it may do besides."""
    if isinstance(state.phase, Ended | Conceded):
        return ()
    asks = _awaited_asks(game, state, seat) if seat in awaited(state) else ()
    return asks + _draw_asks(game, state, seat)


def _awaited_asks(game: StormaGame, state: State, seat: Seat) -> tuple[Ask[Any], ...]:
    match state.phase:
        case ChoosingSuits():
            return (HouseAsk(game, state, seat),)
        case LayingActives():
            return (ActiveAsk(game, state, seat),)
        case RollingForStart() | RollingAttack() | RollingHeal():
            return (RollAsk(game, state, seat),)
        case Turn():
            return _turn_asks(game, state, seat)
        case Healing():
            return (HealAsk(game, state, seat), StopAsk(game, state, seat))
        case Lifting():
            return (LiftAsk(game, state, seat),)
        case Replacing():
            return (ReplaceAsk(game, state, seat),)
        case Ended() | Conceded():
            return ()


def _turn_asks(game: StormaGame, state: State, seat: Seat) -> tuple[Ask[Any], ...]:
    """Exchange, attack, heal, retreat: those that are legal."""
    side = state.sides[seat]
    asks: list[Ask[Any]] = []
    if exchangeable(side):
        asks.append(ExchangeAsk(game, state, seat))
    if attackers(state, seat):
        asks.append(AttackAsk(game, state, seat))
    if any(healers(state, seat, place) for place in PLACES):
        asks.append(HealAsk(game, state, seat))
    if side.sickbay is None and reserves(side):
        asks.append(RetreatAsk(game, state, seat))
    return tuple(asks)


def _draw_asks(game: StormaGame, state: State, seat: Seat) -> tuple[Ask[Any], ...]:
    if state.offer == other(seat):
        return (AcceptDrawAsk(game, state, seat), DeclineDrawAsk(game, state, seat))
    has_begun = not isinstance(state.phase, ChoosingSuits | LayingActives | RollingForStart)
    return (OfferDrawAsk(game, state, seat),) if has_begun and may_offer(state, seat) else ()
