"""Whole matches: by the bot player, by the clock, and what the bot player may know."""

from random import Random

import pytest

from games.kit.chance import Chance
from games.kit.say import Seat
from games.riftforce import GAME
from games.riftforce.moves import Move
from games.riftforce.options import RiftforceOptions
from games.riftforce.state import Acting, Over, State
from tests.games.riftforce.worlds import other_world
from tests.playing import bot_player_move

OPTIONS = (RiftforceOptions(guilds="base"), RiftforceOptions(guilds="all"))
GAME_OF_RIFTFORCE = GAME()


def started(options: RiftforceOptions, seed: int) -> tuple[State, Chance]:
    chance = Chance(str(seed).encode(), ())
    return GAME_OF_RIFTFORCE.setup(2, options, chance), chance


def awaited(state: State) -> Seat:
    """Whose turn it is."""
    assert not isinstance(state.phase, Over)
    return state.phase.seat


def clocks_move(state: State) -> Move:
    (due,) = GAME_OF_RIFTFORCE.timeouts(state)
    move: Move = due.move
    return move


@pytest.mark.parametrize("options", OPTIONS)
def test_a_match_that_only_the_clock_plays_ends(options: RiftforceOptions) -> None:
    for seed in range(50):
        state, chance = started(options, seed)
        moves = 0
        while GAME_OF_RIFTFORCE.outcome(state) is None:
            seat = GAME_OF_RIFTFORCE.timeouts(state)[0].seat
            state = GAME_OF_RIFTFORCE.play(state, seat, clocks_move(state), chance)
            moves += 1
            assert moves < 1000


@pytest.mark.parametrize("options", OPTIONS)
def test_a_match_of_sensible_players_has_a_sensible_length(options: RiftforceOptions) -> None:
    for seed in range(5):
        state, chance = started(options, seed)
        rng = Random(seed)
        actions = 0
        while GAME_OF_RIFTFORCE.outcome(state) is None:
            seat = awaited(state)
            actions += isinstance(state.phase, Acting)
            move = bot_player_move(GAME_OF_RIFTFORCE, state, seat, rng)
            state = GAME_OF_RIFTFORCE.play(state, seat, move, chance)
        assert 8 <= actions <= 80


@pytest.mark.parametrize("options", OPTIONS)
def test_bot_player_plays_the_same_whatever_is_hidden_from_it(
    options: RiftforceOptions,
) -> None:
    state, chance = started(options, 1)
    rng = Random(1)
    while GAME_OF_RIFTFORCE.outcome(state) is None:
        seat = awaited(state)
        thinking = rng.getrandbits(32)
        other = other_world(state, seat, rng)
        move = bot_player_move(GAME_OF_RIFTFORCE, state, seat, Random(thinking))
        assert bot_player_move(GAME_OF_RIFTFORCE, other, seat, Random(thinking)) == move
        state = GAME_OF_RIFTFORCE.play(state, seat, move, chance)


@pytest.mark.parametrize("options", OPTIONS)
def test_the_clock_plays_the_same_whatever_is_hidden_from_the_seat(
    options: RiftforceOptions,
) -> None:
    state, chance = started(options, 2)
    rng = Random(2)
    while GAME_OF_RIFTFORCE.outcome(state) is None:
        seat = awaited(state)
        move = clocks_move(state)
        assert clocks_move(other_world(state, seat, rng)) == move
        state = GAME_OF_RIFTFORCE.play(state, seat, move, chance)
