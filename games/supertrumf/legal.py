"""Which moves are legal. Playing and previewing share this, so that they can't differ."""

from typing import NoReturn

from games.kit.refusals import illegal, malformed, not_yours, stale
from games.kit.say import say
from games.kit.seats import Seat
from games.supertrumf.cards import Cards, Deck
from games.supertrumf.moves import Declare, Keep, Lay, Move, Roll, TakePrize, Throw
from games.supertrumf.state import Phase, State

PHASES: dict[type[Move], Phase] = {
    Keep: "redraw",
    Throw: "redraw",
    Roll: "roll",
    Declare: "declare",
    Lay: "lay",
    TakePrize: "prize",
}


def require(deck: Deck, state: State, seat: Seat | None, move: Move) -> Seat:
    """The seat, if it may make that move now; otherwise raises the Refusal."""
    if state.phase == "over":
        raise stale(say("kit-over"))
    if seat is None or not 0 <= seat < state.seats:
        raise not_yours(say("kit-not-your-turn"))
    if state.phase != PHASES.get(type(move)):
        raise stale(say("supertrumf-not-now"))
    if seat not in state.may_act():
        _refuse_out_of_turn(state, seat)
    match move:
        case Declare(attribute) if attribute not in deck.attributes:
            raise illegal("ST7", say("supertrumf-no-such-attribute", given=attribute))
        case Lay(cards):
            _require_lay(deck, state.hands[seat], cards)
        case TakePrize(place) if not 0 <= place < len(state.prizes[seat]):
            raise malformed(say("kit-not-offered", given=place + 1))
    return seat


def _refuse_out_of_turn(state: State, seat: Seat) -> NoReturn:
    if state.phase == "lay" and state.laid[seat]:
        raise illegal("ST11", say("supertrumf-stays-laid"))
    if state.phase == "lay" and seat == state.leader:
        raise illegal("ST11", say("supertrumf-leader-lays-last"))
    raise not_yours(say("kit-not-your-turn"))


def _require_lay(deck: Deck, hand: Cards, cards: Cards) -> None:
    if not cards:
        raise illegal("ST4", say("supertrumf-must-lay"))
    for card in cards:
        if card not in hand:
            raise malformed(say("kit-not-offered", given=card))
    if len(set(cards)) < len(cards):
        raise malformed(say("kit-twice"))
    figures = sum(card in deck.figure_keys for card in cards)
    if figures > 1:
        raise illegal("ST2", say("supertrumf-one-figure"))
    if len(cards) - figures > 1:
        raise illegal("ST2", say("supertrumf-one-item"))
