"""The draw pile and the discard ("Draghög" and "Kasthög"): drawing, filling up, paying."""

from games.kit.cards import Card
from games.kit.chance import Chance
from games.kit.say import Seat
from games.storma_slottet.cards import HANDFUL, REWARD
from games.storma_slottet.events import DrawReason, Drew, Reshuffled
from games.storma_slottet.state import State, change_side, other, without


def draw(
    state: State, seat: Seat, count: int, reason: DrawReason, chance: Chance, trophies: int = 0
) -> State:
    """The seat draws this many cards, or all there are; the discard becomes the new draw pile
    whenever the last card is taken (SS27)."""
    drawn: tuple[Card, ...] = ()
    while len(drawn) < count:
        if not state.draw_pile:
            state = _reshuffle(state, chance)
        if not state.draw_pile:
            break
        taken = state.draw_pile[: count - len(drawn)]
        drawn += taken
        state = state.then(draw_pile=state.draw_pile[len(taken) :])
        if not state.draw_pile:
            state = _reshuffle(state, chance)
    hand = (*state.sides[seat].hand, *drawn)
    return change_side(state, seat, hand=hand).then(Drew(seat, drawn, reason, trophies))


def fill(state: State, seat: Seat, chance: Chance) -> State:
    """Up to ten cards in hand."""
    missing = HANDFUL - len(state.sides[seat].hand)
    return draw(state, seat, missing, "fill", chance) if missing > 0 else state


def pay(state: State, mover: Seat, chance: Chance) -> State:
    """Pays three cards for each trophy won in this move, the mover's first; a player who earns one
    is filled up before (SS26)."""
    for seat in (mover, other(mover)):
        trophies = state.sides[seat].unpaid
        if trophies:
            state = fill(change_side(state, seat, unpaid=0), seat, chance)
            state = draw(state, seat, REWARD * trophies, "trophies", chance, trophies)
    return state


def _reshuffle(state: State, chance: Chance) -> State:
    if not state.discard:
        return state
    again = set(state.discard)
    older = (without(batch, again) for batch in state.batches)
    return state.then(
        Reshuffled(len(state.discard)),
        draw_pile=chance.shuffle("discard", state.discard),
        discard=(),
        batches=(*filter(None, older), state.discard),
    )
