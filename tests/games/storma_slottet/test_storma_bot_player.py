"""The bot player's play and the clock's."""

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from games.kit.match import Match
from games.storma_slottet import GAME
from games.storma_slottet.ideas import PATIENCE
from games.storma_slottet.moves import AcceptDraw, Attack, DeclineDraw, Exchange, OfferDraw, Roll
from games.storma_slottet.options import StormaOptions
from games.storma_slottet.state import awaited
from tests.games.storma_slottet.positions import KIM, LEE, position, side
from tests.playing import Table, bot_player_move


def of_the_bot_player(table: Table[Any, Any]) -> Any:
    return bot_player_move(table.game, table.state, KIM, Random(1))


def test_the_bot_player_kills_where_it_can_and_wastes_little() -> None:
    table = position(
        side("S", hand="C10 C9 C5 C4 C3 C2 D9 X1", active="S13"),
        side("H", active="H11 S10 S9", trophies=""),
    )
    move = of_the_bot_player(table)
    assert isinstance(move, Attack)
    assert set(move.cards) <= {"C10", "C9", "C5", "C4", "C3", "C2", "D9"}
    table.plays(KIM, move)
    assert table.state.sides[KIM].trophies == ("H11",)


def test_the_bot_player_declines_a_draw_until_it_has_lost_patience() -> None:
    table = position(side("S", active="S13"), side("H", hand="C2", active="H12"), mover=LEE)
    table.plays(LEE, OfferDraw())
    assert of_the_bot_player(table) == DeclineDraw()
    table.state = type(table.state)(
        **{name: getattr(table.state, name) for name in table.state.__struct_fields__}
        | {"turns": PATIENCE + 1}
    )
    assert of_the_bot_player(table) == AcceptDraw()


def test_the_clock_rolls_for_a_player_who_does_not() -> None:
    table = position(side("S", hand="D13", active="S13"), side("H", active="H12"))
    table.plays(KIM, Attack(("D13",)))
    (due,) = table.game.timeouts(table.state)
    assert (due.seat, due.move, due.wait) == (KIM, Roll(), 60_000)


def test_the_clock_attacks_without_dice_and_exchanges_what_cannot_attack() -> None:
    table = position(
        side("S", hand="C10 C9 C3 D4 X1", active="S13"), side("H", active="H11 S10 S4")
    )
    assert table.game.timeouts(table.state)[0].move == Attack(("C10", "C9"))
    table = position(side("S", hand="H10 H9 X1", active="S13"), side("H", active="H12"))
    assert table.game.timeouts(table.state)[0].move == Exchange(("H10", "H9"))


def play_out(seed: int, by_clock: bool, doctors_in_sickbay: bool = False) -> Match[Any, Any]:
    game = GAME()
    options = StormaOptions(doctors_in_sickbay=doctors_in_sickbay)
    rng = Random(seed)
    match = Match(game, 2, options, sha256(f"{seed}".encode()).digest())
    while game.outcome(match.state) is None:
        assert len(match.entries) < 1000
        if by_clock:
            due = game.timeouts(match.state)[0]
            match.play(due.seat, due.move)
        else:
            seat = awaited(match.state)[0]
            match.play(seat, bot_player_move(game, match.state, seat, rng))
    return match


@pytest.mark.parametrize("doctors_in_sickbay", [False, True])
def test_matches_of_the_bot_player_end_with_a_fallen_royal_house(doctors_in_sickbay: bool) -> None:
    for seed in range(20):
        match = play_out(seed, by_clock=False, doctors_in_sickbay=doctors_in_sickbay)
        outcome = match.game.outcome(match.state)
        assert outcome is not None
        assert outcome.how == "house fallen"
        assert match.state.turns < PATIENCE


def test_a_match_that_both_have_left_is_played_to_its_end_by_the_clock() -> None:
    for seed in range(10):
        match = play_out(seed, by_clock=True)
        assert match.game.outcome(match.state) is not None
