"""How a match ends: a house has fallen (SS28), both agree on a draw (SS30), or one gives up (SS31).

An offer stands until it is answered, or until the one asked has finished a turn without answering;
whoever was declined may offer again in the next turn."""

from games.kit.chance import Chance
from games.kit.conceding import Concede, Conceded
from games.kit.game import Outcome
from games.kit.say import Who, say
from games.kit.seats import Seat
from games.storma_slottet.events import DrawAgreed, DrawDeclined, DrawOffered
from games.storma_slottet.moves import AcceptDraw, DeclineDraw, OfferDraw
from games.storma_slottet.state import (
    Ended,
    State,
    cards_in_play,
    change_side,
    discard,
    fallen_royals,
    laid_face_down,
    other,
)


def outcome_of(state: State) -> Outcome | None:
    if not isinstance(state.phase, Ended):
        return None
    winner = state.phase.winner
    scores = scores_of(state)
    if winner is None:
        return Outcome((), scores, "draw agreed", say("storma-slottet-over-draw"))
    loser = other(winner)
    over = say("storma-slottet-over-won", winner=Who(winner), loser=Who(loser))
    return Outcome((winner,), scores, "house fallen", over)


def scores_of(state: State) -> tuple[int, ...]:
    """The royals felled."""
    return fallen_royals(state, 1), fallen_royals(state, 0)


def offer_draw(state: State, seat: Seat, move: OfferDraw, chance: Chance) -> State:
    return state.then(DrawOffered(seat), offer=seat)


def accept_draw(state: State, seat: Seat, move: AcceptDraw, chance: Chance) -> State:
    state = discard(state, *cards_in_play(state.phase))
    return state.then(DrawAgreed(seat), offer=None, phase=Ended(None))


def give_up(state: State, seat: Seat, move: Concede, chance: Chance) -> State:
    """What lies open between the players goes to the discard, what lies face down back into the
    hands."""
    for laid_by, card in enumerate(laid_face_down(state.phase)):
        if card is not None:
            hand = (*state.sides[laid_by].hand, card)
            state = change_side(state, laid_by, hand=hand)
    state = discard(state, *cards_in_play(state.phase))
    return state.then(offer=None, phase=Conceded(seat))


def decline_draw(state: State, seat: Seat, move: DeclineDraw, chance: Chance) -> State:
    declined = (*state.declined, other(seat))
    return state.then(DrawDeclined(seat), offer=None, declined=declined)
