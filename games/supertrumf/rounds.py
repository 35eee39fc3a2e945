"""A round, as far as both games have it alike: an attribute is declared, everybody lays face down,
all is turned and judged (ST5 to ST8, ST11)."""

from collections.abc import Sequence

from games.kit.chance import Chance
from games.kit.say import Seat
from games.kit.state import at
from games.supertrumf import blixtduell, classic
from games.supertrumf.cards import Deck
from games.supertrumf.events import Declared, Laid, Shown, Turned, Why
from games.supertrumf.moves import Declare, Lay
from games.supertrumf.state import Laying, State


def declare(state: State, seat: Seat, move: Declare, chance: Chance) -> State:
    return state.then(Declared(seat, move.attribute), phase=Laying(move.attribute), turned=None)


def lay(deck: Deck, state: State, seat: Seat, move: Lay, chance: Chance) -> State:
    cards = deck.in_order(move.cards)
    rest = tuple(card for card in state.hands[seat] if card not in cards)
    state = state.then(
        Laid(seat, cards), hands=at(state.hands, seat, rest), laid=at(state.laid, seat, cards)
    )
    return state if state.yet_to_lay() else _turn(deck, state, chance)


def _turn(deck: Deck, state: State, chance: Chance) -> State:
    """All cards are turned at once, and the round is decided or tied."""
    assert isinstance(state.phase, Laying)
    attribute = state.phase.declared
    shown = tuple(
        Shown(seat, cards, deck.value(cards, attribute))
        for seat, cards in enumerate(state.laid)
        if cards
    )
    turned = Turned(attribute, shown)
    state = _remembered(state.then(turned, turned=turned))
    highest, why = judge(shown)
    is_classic = state.play == "classic"
    if len(highest) > 1:
        tied = classic.tied if is_classic else blixtduell.tied
        return tied(state, highest, why, chance)
    won = classic.won if is_classic else blixtduell.won
    return won(state, highest[0], why, chance)


def _remembered(state: State) -> State:
    """Notes the laid cards as seen. Those that were seen before are no longer in anybody's hand."""
    recycled = tuple(
        most - sum(card in state.seen for card in lay)
        for most, lay in zip(state.recycled, state.laid, strict=True)
    )
    new = tuple(card for card in state.laid_cards if card not in state.seen)
    return state.then(recycled=recycled, seen=(*state.seen, *new))


def judge(shown: Sequence[Shown]) -> tuple[tuple[Seat, ...], Why]:
    """The seats that are highest, and by what: one has won, more have tied.

    Supertrumps, which have no value, beat every value.
    """
    supertrumps = tuple(lay.seat for lay in shown if lay.value is None)
    if supertrumps:
        return supertrumps, "supertrump"
    values = {lay.seat: lay.value for lay in shown if lay.value is not None}
    best = max(values.values())
    return tuple(seat for seat, value in values.items() if value == best), "value"
