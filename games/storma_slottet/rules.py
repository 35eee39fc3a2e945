"""Storma slottet! as a Game: which move belongs to which phase, and who plays it."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from games.kit.asks import Ask
from games.kit.chance import Chance
from games.kit.game import Due, Game, Outcome
from games.kit.options import Options
from games.kit.refusals import malformed, not_yours, stale
from games.kit.say import say
from games.kit.scenes import Scene
from games.kit.seats import Seat
from games.storma_slottet.agreement import play_accept, play_decline, play_offer
from games.storma_slottet.asks import asks_of
from games.storma_slottet.cards import DECK
from games.storma_slottet.clock import dues
from games.storma_slottet.combat import play_attack, play_exchange, play_retreat, roll_attack
from games.storma_slottet.ending import outcome_of
from games.storma_slottet.healing import play_heal, play_lift, play_stop, roll_heal
from games.storma_slottet.house import house_move
from games.storma_slottet.moves import (
    AcceptDraw,
    Attack,
    ChooseHouse,
    DeclineDraw,
    Exchange,
    Heal,
    LayActive,
    Lift,
    Move,
    OfferDraw,
    Replace,
    Retreat,
    Roll,
    Stop,
)
from games.storma_slottet.opening import opening, play_active, play_house, roll_for_start
from games.storma_slottet.scene import scene_of
from games.storma_slottet.state import (
    ChoosingSuits,
    Court,
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
    cards_in_play,
)
from games.storma_slottet.turns import play_replace

Play = Callable[[State, Seat, Any, Chance], State]


def play_roll(state: State, seat: Seat, move: Roll, chance: Chance) -> State:
    match state.phase:
        case RollingForStart() as phase:
            return roll_for_start(state, seat, phase, chance)
        case RollingAttack() as phase:
            return roll_attack(state, seat, phase, chance)
        case RollingHeal() as phase:
            return roll_heal(state, seat, phase, chance)
        case phase:
            raise AssertionError(f"nothing is rolled in {phase}")


def play_chosen_lift(state: State, seat: Seat, move: Lift, chance: Chance) -> State:
    assert isinstance(state.phase, Lifting)
    return play_lift(state, seat, state.phase, move, chance)


PLAYS: dict[type, dict[type, Play]] = {
    ChoosingSuits: {ChooseHouse: play_house},
    LayingActives: {LayActive: play_active},
    RollingForStart: {Roll: play_roll},
    Turn: {
        Exchange: play_exchange,
        Attack: play_attack,
        Heal: play_heal,
        Retreat: play_retreat,
    },
    RollingAttack: {Roll: play_roll},
    Healing: {Heal: play_heal, Stop: play_stop},
    RollingHeal: {Roll: play_roll},
    Lifting: {Lift: play_chosen_lift},
    Replacing: {Replace: play_replace},
}
AT_ANY_TIME: dict[type, Play] = {
    OfferDraw: play_offer,
    AcceptDraw: play_accept,
    DeclineDraw: play_decline,
}
MOVES = (*AT_ANY_TIME, *(move for moves in PLAYS.values() for move in moves))


class StormaOptions(Options, frozen=True, kw_only=True):
    """`doctors_in_sickbay`: doctors also heal the card in Sjukstugan (SS19)."""

    doctors_in_sickbay: bool = False


class StormaSlottet(Game[State, Move]):
    key = "storma_slottet"
    version = 1
    seat_counts = range(2, 3)
    rules_sections = ("goal", "start", "turn", "attack", "heal", "retreat", "trophies")
    options_type = StormaOptions
    state_type = State
    move_type = Move

    def setup(self, seats: int, options: StormaOptions, chance: Chance) -> State:
        return opening(options.doctors_in_sickbay)

    def asks(self, state: State, seat: Seat) -> Sequence[Ask[Any]]:
        return asks_of(state, seat)

    def play(self, state: State, seat: Seat | None, move: Move, chance: Chance) -> State:
        if isinstance(state.phase, Ended):
            raise stale(say("kit-over"))
        if seat not in (0, 1):
            raise not_yours(say("kit-not-your-turn"))
        played = AT_ANY_TIME.get(type(move)) or _awaited_play(state, seat, move)
        return played(replace(state, news=()), seat, move, chance)

    def scene(self, state: State, viewer: Seat | None) -> Scene:
        return scene_of(state, viewer)

    def due(self, state: State) -> Sequence[Due]:
        return dues(state)

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state)

    def house(self, state: State, seat: Seat, rng: Random, at: int) -> Move:
        return house_move(state, seat, rng)

    def inventory(self, state: State) -> Sequence[str]:
        cards = [*state.draw_pile, *state.discard, *cards_in_play(state.phase)]
        for side in state.sides:
            cards += (*side.hand, *side.trophies)
            cards += (side.laid,) if side.laid else ()
            for court in (side.active, side.sickbay):
                cards += _cards_at(court)
        return cards

    def stock(self, state: State) -> Sequence[str]:
        return DECK


def _awaited_play(state: State, seat: Seat, move: Move) -> Play:
    """How this move is played, if the match waits for it from this seat."""
    if type(move) not in MOVES:
        raise malformed(say("storma-slottet-refuse-not-now"))
    if seat not in awaited(state):
        raise not_yours(say("kit-not-your-turn"))
    played = PLAYS[type(state.phase)].get(type(move))
    if played is None:
        raise stale(say("storma-slottet-refuse-not-now"))
    return played


def _cards_at(court: Court | None) -> tuple[str, ...]:
    if court is None:
        return ()
    return (court.card, *(hurt.card for hurt in court.hurt_by))
