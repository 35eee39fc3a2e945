"""A draw by agreement (SS30). An offer stands until it is answered, or until the one asked has
finished a turn without answering; whoever was declined may offer again in the next turn."""

from msgspec.structs import replace

from games.kit.chance import Chance
from games.kit.refusals import illegal
from games.kit.say import say
from games.kit.seats import Seat
from games.storma_slottet.events import DrawAgreed, DrawDeclined, DrawOffered
from games.storma_slottet.moves import AcceptDraw, DeclineDraw, OfferDraw
from games.storma_slottet.state import Ended, State, cards_in_play, other, tell
from games.storma_slottet.supply import discard


def may_offer(state: State, seat: Seat) -> bool:
    return state.offer is None and seat not in state.declined


def check_offer(state: State, seat: Seat) -> None:
    if not may_offer(state, seat):
        raise illegal("SS30", say("storma-slottet-refuse-offer"))


def check_answer(state: State, seat: Seat) -> None:
    if state.offer != other(seat):
        raise illegal("SS30", say("storma-slottet-refuse-no-offer"))


def play_offer(state: State, seat: Seat, move: OfferDraw, chance: Chance) -> State:
    check_offer(state, seat)
    return tell(replace(state, offer=seat), DrawOffered(seat))


def play_accept(state: State, seat: Seat, move: AcceptDraw, chance: Chance) -> State:
    check_answer(state, seat)
    state = discard(state, *cards_in_play(state.phase))
    return tell(replace(state, offer=None, phase=Ended(None)), DrawAgreed(seat))


def play_decline(state: State, seat: Seat, move: DeclineDraw, chance: Chance) -> State:
    check_answer(state, seat)
    declined = (*state.declined, other(seat))
    return tell(replace(state, offer=None, declined=declined), DrawDeclined(seat))
