"""How a match ends: a royal house has fallen (SS28), both agree on a draw (SS30), or one gives up
(SS31).

An offer of a draw stands until it is answered, or until the other has finished a turn without
answering. A player whose offer was declined may offer again in the next turn.
"""

from games.kit.chance import Chance
from games.kit.conceding import Concede, Conceded
from games.kit.game import Outcome
from games.kit.say import Seat, Who, say
from games.storma_slottet import state as storma
from games.storma_slottet.events import DrawAgreed, DrawDeclined, DrawOffered
from games.storma_slottet.moves import AcceptDraw, DeclineDraw, OfferDraw


def outcome_of(state: storma.State) -> Outcome | None:
    if not isinstance(state.phase, storma.Ended):
        return None
    winner = state.phase.winner
    scores = scores_of(state)
    if winner is None:
        return Outcome((), scores, "draw agreed", say("storma-slottet-over-draw"))
    loser = storma.other(winner)
    over = say("storma-slottet-over-won", winner=Who(winner), loser=Who(loser))
    return Outcome((winner,), scores, "house fallen", over)


def scores_of(state: storma.State) -> tuple[int, ...]:
    """The number of royals that each has felled."""
    return storma.fallen_royals(state, 1), storma.fallen_royals(state, 0)


def offer_draw(state: storma.State, seat: Seat, move: OfferDraw, chance: Chance) -> storma.State:
    return state.then(DrawOffered(seat), offer=seat)


def accept_draw(state: storma.State, seat: Seat, move: AcceptDraw, chance: Chance) -> storma.State:
    state = storma.discard(state, *storma.cards_in_play(state.phase))
    return state.then(DrawAgreed(seat), offer=None, phase=storma.Ended(None))


def give_up(state: storma.State, seat: Seat, move: Concede, chance: Chance) -> storma.State:
    """Gives up: cards that lie open between the players go to the discard, cards that lie face down
    back into the hands."""
    for laid_by, card in enumerate(storma.laid_face_down(state.phase)):
        if card is not None:
            hand = (*state.sides[laid_by].hand, card)
            state = storma.change_side(state, laid_by, hand=hand)
    state = storma.discard(state, *storma.cards_in_play(state.phase))
    return state.then(offer=None, phase=Conceded(seat))


def decline_draw(
    state: storma.State, seat: Seat, move: DeclineDraw, chance: Chance
) -> storma.State:
    declined = (*state.declined, storma.other(seat))
    return state.then(DrawDeclined(seat), offer=None, declined=declined)
