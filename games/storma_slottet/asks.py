"""The asks of a seat: which there are, and those before and beside a turn."""

from typing import Any

from games.kit.asks import Ask, Barred, ButtonAsk, Choice, Field, Pick, Picks
from games.kit.cards import Card, card_art
from games.kit.conceding import Conceded
from games.kit.say import Say, Seat, say
from games.kit.scenes import die_art
from games.kit.suits import suit_name
from games.storma_slottet import legal, moves, turn_asks
from games.storma_slottet import state as storma
from games.storma_slottet.card_asks import CardAsk, StormaAsk, StormaGame
from games.storma_slottet.wording import one_card


class HouseAsk(StormaAsk[moves.ChooseHouse]):
    key = "house"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-house")

    def fields(self) -> tuple[Field, ...]:
        suits = tuple(
            Choice(letter, suit_name(letter), art=card_art(letter))
            for letter in legal.free_suits(self.state)
        )
        return (Pick("suit", say("storma-slottet-field-house"), suits),)

    def move(self, picks: Picks, at: int) -> moves.ChooseHouse:
        return moves.ChooseHouse(picks[0][0])

    def barred(self) -> tuple[Barred, ...]:
        taken = [side.house for side in self.state.sides if side.house]
        return self.refused((suit_name(letter), moves.ChooseHouse(letter)) for letter in taken)


class ActiveAsk(CardAsk[moves.LayActive]):
    key = "active"

    def prompt(self) -> Say:
        return say("storma-slottet-ask-active")

    def fields(self) -> tuple[Field, ...]:
        return (one_card(say("storma-slottet-field-active"), legal.reserves(self.side)),)

    def move(self, picks: Picks, at: int) -> moves.LayActive:
        return self.with_card(picks[0][0])

    def with_card(self, card: Card) -> moves.LayActive:
        return moves.LayActive(card)


class RollAsk(ButtonAsk[StormaGame, storma.State, moves.Roll]):
    key = "roll"
    label = say("kit-roll")
    rolls = True

    def art(self) -> str:
        return die_art(10, 0)

    def pressed(self, at: int) -> moves.Roll:
        return moves.Roll()


class OfferDrawAsk(ButtonAsk[StormaGame, storma.State, moves.OfferDraw]):
    key = "offer-draw"
    label = say("storma-slottet-ask-offer-draw")
    optional = True
    command = "offer-draw"

    def pressed(self, at: int) -> moves.OfferDraw:
        return moves.OfferDraw()


class AcceptDrawAsk(ButtonAsk[StormaGame, storma.State, moves.AcceptDraw]):
    key = "accept-draw"
    label = say("storma-slottet-ask-accept-draw")
    optional = True
    command = "offer-draw"

    def pressed(self, at: int) -> moves.AcceptDraw:
        return moves.AcceptDraw()


class DeclineDrawAsk(ButtonAsk[StormaGame, storma.State, moves.DeclineDraw]):
    key = "decline-draw"
    label = say("storma-slottet-ask-decline-draw")
    optional = True

    def pressed(self, at: int) -> moves.DeclineDraw:
        return moves.DeclineDraw()


def asks_of(game: StormaGame, state: storma.State, seat: Seat) -> tuple[Ask[Any], ...]:
    """The asks that the match waits for from this seat, and what else the seat may do."""
    if isinstance(state.phase, storma.Ended | Conceded):
        return ()
    asks = _awaited_asks(game, state, seat) if seat in storma.awaited(state) else ()
    return asks + _draw_asks(game, state, seat)


def _awaited_asks(game: StormaGame, state: storma.State, seat: Seat) -> tuple[Ask[Any], ...]:
    match state.phase:
        case storma.ChoosingSuits():
            return (HouseAsk(game, state, seat),)
        case storma.LayingActives():
            return (ActiveAsk(game, state, seat),)
        case storma.RollingForStart() | storma.RollingAttack() | storma.RollingHeal():
            return (RollAsk(game, state, seat),)
        case storma.Turn():
            return _turn_asks(game, state, seat)
        case storma.Healing():
            return (turn_asks.HealAsk(game, state, seat), turn_asks.StopAsk(game, state, seat))
        case storma.Lifting():
            return (turn_asks.LiftAsk(game, state, seat),)
        case storma.Replacing():
            return (turn_asks.ReplaceAsk(game, state, seat),)
        case storma.Ended() | Conceded():
            return ()


def _turn_asks(game: StormaGame, state: storma.State, seat: Seat) -> tuple[Ask[Any], ...]:
    """The legal ones of exchange, attack, heal and retreat."""
    side = state.sides[seat]
    asks: list[Ask[Any]] = []
    if legal.exchangeable(side):
        asks.append(turn_asks.ExchangeAsk(game, state, seat))
    if legal.attackers(state, seat):
        asks.append(turn_asks.AttackAsk(game, state, seat))
    if any(legal.healers(state, seat, place) for place in storma.PLACES):
        asks.append(turn_asks.HealAsk(game, state, seat))
    if side.sickbay is None and legal.reserves(side):
        asks.append(turn_asks.RetreatAsk(game, state, seat))
    return tuple(asks)


def _draw_asks(game: StormaGame, state: storma.State, seat: Seat) -> tuple[Ask[Any], ...]:
    if state.offer == storma.other(seat):
        return (AcceptDrawAsk(game, state, seat), DeclineDrawAsk(game, state, seat))
    has_begun = not isinstance(
        state.phase, storma.ChoosingSuits | storma.LayingActives | storma.RollingForStart
    )
    return (OfferDrawAsk(game, state, seat),) if has_begun and legal.may_offer(state, seat) else ()
