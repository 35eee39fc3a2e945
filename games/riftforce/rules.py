"""Riftforce as a Game: whose turn it is, what may be taken back, what the clock does."""

from collections.abc import Sequence
from random import Random
from typing import Literal

import msgspec

from games.kit.asks import Ask
from games.kit.chance import Chance
from games.kit.game import Due, Game, Outcome
from games.kit.options import Options
from games.kit.refusals import Refusal, Why, illegal, not_yours, stale
from games.kit.say import say
from games.kit.scenes import Scene
from games.kit.seats import Seat
from games.riftforce import actions, draft, house
from games.riftforce.asks import asks_of
from games.riftforce.battle import Battle
from games.riftforce.cards import GuildName, deck
from games.riftforce.clock import due
from games.riftforce.events import Drew, Reshuffled, TakenBack
from games.riftforce.moves import (
    Activate,
    ActivateNext,
    CheckAndDraw,
    Choose,
    Finish,
    Move,
    PickGuild,
    Play,
    Toss,
    Undo,
)
from games.riftforce.scene import scene_of
from games.riftforce.state import (
    Acting,
    Activating,
    Drafting,
    Over,
    Playing,
    State,
    Tossing,
)
from games.riftforce.story import ending


class RiftforceOptions(Options, frozen=True, kw_only=True):
    """The ten guilds of the base set, or all eighteen."""

    guilds: Literal["base", "all"] = "base"


class Riftforce(Game[State, Move]):
    key = "riftforce"
    version = 1
    seat_counts = range(2, 3)
    rules_sections = ("aim", "start", "play", "activate", "check", "damage", "base", "second")
    options_type = RiftforceOptions
    state_type = State
    move_type = Move

    def setup(self, seats: int, options: RiftforceOptions, chance: Chance) -> State:
        return draft.setup(options.guilds, chance)

    def asks(self, state: State, seat: Seat) -> list[Ask[Move]]:
        return asks_of(state, seat)

    def play(self, state: State, seat: Seat | None, move: Move, chance: Chance) -> State:
        if isinstance(state.phase, Over):
            raise stale(say("kit-over"))
        if seat is None or seat != state.phase.seat:
            raise not_yours(say("kit-not-your-turn"))
        if isinstance(move, Undo):
            return take_back(state, seat)
        after = advance(state, seat, move, chance)
        return msgspec.structs.replace(after, undo=state) if can_take_back(after) else after

    def scene(self, state: State, viewer: Seat | None) -> Scene:
        return scene_of(state, viewer)

    def due(self, state: State) -> tuple[Due, ...]:
        return due(state)

    def outcome(self, state: State) -> Outcome | None:
        if not isinstance(state.phase, Over):
            return None
        scores = tuple(side.riftforce for side in state.sides)
        winners = tuple(seat for seat in (0, 1) if scores[seat] == max(scores))
        return Outcome(winners, scores, state.phase.how, ending(state))

    def house(self, state: State, seat: Seat, rng: Random, at: int) -> Move:
        return house.choose(state, seat, rng)

    def inventory(self, state: State) -> Sequence[str]:
        """The guilds and their cards; before the deal, these lie with their guilds."""
        boxed = [*state.shown, *state.out]
        dealt = [guild for side in state.sides for guild in side.guilds]
        if isinstance(state.phase, Tossing | Drafting):
            boxed, dealt = boxed + dealt, []
        cards = [*dealt, *with_their_cards(boxed)]
        for side in state.sides:
            cards += (*side.hand, *side.pile, *side.discard)
            cards += (piece.card for column in side.columns for piece in column)
        return cards

    def stock(self, state: State) -> Sequence[str]:
        return with_their_cards(draft.guilds_of_the_match(state.guilds))


def with_their_cards(guilds: Sequence[GuildName]) -> list[str]:
    return [*guilds, *(card for guild in guilds for card in deck(guild))]


def advance(state: State, seat: Seat, move: Move, chance: Chance) -> State:
    """The state after a move of whoever's turn it is."""
    phase = state.phase
    match phase, move:
        case Tossing(), Toss():
            return draft.toss(state, seat, chance)
        case Drafting(), PickGuild():
            return draft.pick(state, seat, move, chance)
        case Acting(), Play():
            return actions.play_cards(state, seat, move, chance)
        case Acting(), Activate():
            return actions.activate(state, seat, move, chance)
        case Acting(), CheckAndDraw():
            return actions.check_and_draw(state, seat, chance)
        case Playing() | Activating(options=(_, *_)), Choose():
            return actions.choose(state, phase, move, chance)
        case Activating(options=()), ActivateNext():
            return actions.activate_next(state, phase, move, chance)
        case Activating(options=()), Finish():
            return finish(state, phase, chance)
    raise Refusal(Why.STALE, say("riftforce-not-now"))


def finish(state: State, phase: Activating, chance: Chance) -> State:
    """At least one card must have been activated."""
    if not phase.activated:
        raise illegal("RF2", say("riftforce-activate-one"))
    return actions.end_action(state, Battle(state, chance), phase.seat)


def can_take_back(after: State) -> bool:
    """The action goes on, and nothing hidden or random has been shown to whoever takes it."""
    if not isinstance(after.phase, Playing | Activating):
        return False
    return not any(isinstance(event, Drew | Reshuffled) for event in after.news)


def take_back(state: State, seat: Seat) -> State:
    if state.undo is None:
        raise stale(say("riftforce-nothing-to-undo"))
    return msgspec.structs.replace(state.undo, news=(TakenBack(seat),))
