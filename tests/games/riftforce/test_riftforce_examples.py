"""What the texts beside the rules' pictures claim is what playing gives."""

from typing import Any

import pytest

from bot.library import open_game
from games.kit.say import Seat
from games.riftforce.examples import ANNA, BO, EXAMPLES
from games.riftforce.moves import CheckAndDraw
from games.riftforce.state import HAND_SIZE, Acting, Drafting, Over, Side, State
from tests.games.riftforce.positions import lies
from tests.playing import Table

ACTIONS = {
    "board": ("2: water5a fire6a plant7a; 4: light6a", "2: air6a/3 ice5a; 5: earth7a"),
    "play": (
        "1: light6a; 2: earth5a; 3: earth5b; 4: earth7a",
        "2: air6a/1; 3: plant6a/1 ice7a/3; 5: water5a",
    ),
    "activate": ("2: water5a; 3: fire5a plant6a; 5: light5a", "2: shadow6a/1"),
    "damage": ("2: fire6a; 4: light6a", "2: ice5a/4; 3: earth6a"),
    "fire": (
        "2: fire5a crystal6a; 3: earth5a; 4: light5a",
        "2: ice7a/3; 3: plant6a/2; 4: water7a/2",
    ),
    "crystal": (
        "2: crystal5a; 3: ice5a; 4: thunderbolt5a",
        "2: earth7a/4; 3: fire6a water7a/6; 4: plant6a/2",
    ),
    "plant": ("1: water5a; 3: plant5a", "1: shadow5a/1; 2: air7a/2; 3: ice6a/2; 4: earth7a"),
    "shadow": ("3: air5a; 4: shadow5a", "2: water6a/1; 3: plant7a/1; 4: light7a/1"),
    "acid": ("2: acid5a; 3: star5a; 4: love5a", "2: earth6a/1; 3: fire7a/2; 4: light6a/2"),
    "beast": (
        "1: beast5a/1; 4: love6a/1 lava5a/1; 5: sand5a/1",
        "1: fire6a/3; 3: light7a/2; 5: earth6a/3 crystal7a/1",
    ),
    "music": ("1: fire6a; 2: music5a; 5: magnet5a", "2: earth7a; 4: light6a; 5: crystal7a/2"),
}
GAINED = {"activate": (1, 0), "damage": (0, 3), "crystal": (1, 0), "shadow": (2, 0)}
GAINED |= {"music": (1, 0)}


def example(section: str) -> Table[State, Any]:
    game = open_game("riftforce")
    return Table(game, EXAMPLES[section](game, "en").state)


def board(table: Table[State, Any], seat: Seat) -> str:
    columns = ((place, lies(table, seat, place)) for place in range(1, 6))
    return "; ".join(f"{place}: {cards}" for place, cards in columns if cards)


def sides(table: Table[State, Any]) -> tuple[Side, ...]:
    return table.state.sides


@pytest.mark.parametrize("section", ACTIONS)
def test_cards_lie_and_score_as_the_text_says(section: str) -> None:
    table = example(section)
    assert (board(table, ANNA), board(table, BO)) == ACTIONS[section]
    assert tuple(side.riftforce for side in sides(table)) == GAINED.get(section, (0, 0))
    assert table.state.phase == Acting(BO), "the whole action is told"


def test_star_draws_a_card() -> None:
    anna, _ = sides(example("acid"))
    assert len(anna.hand) == 2 and "star6a" in anna.hand


def test_two_locations_give_two_and_four_cards_become_seven() -> None:
    anna, bo = sides(example("check"))
    assert (anna.riftforce, len(anna.hand)) == (4 + 2, HAND_SIZE)
    assert bo.riftforce == 3


def test_bo_may_still_win_after_anna_has_reached_twelve() -> None:
    table = example("winning")
    assert [side.riftforce for side in sides(table)] == [12, 11]
    table.plays(BO, CheckAndDraw())
    assert sides(table)[BO].riftforce == 13
    assert table.state.phase == Over("riftforce")


def test_each_has_two_guilds_and_five_are_left() -> None:
    table = example("start")
    assert [len(side.guilds) for side in sides(table)] == [2, 2]
    assert len(table.state.shown) == 5
    assert table.state.phase == Drafting(ANNA)


def test_anna_begins_with_seven_cards_and_bo_lies_in_the_middle() -> None:
    table = example("deal")
    anna, bo = sides(table)
    assert (len(anna.hand), len(anna.pile)) == (7, 29)
    assert (len(bo.hand), len(bo.pile)) == (7, 28)
    assert len(bo.columns[2]) == 1 and not any(anna.columns)
    assert table.state.starter == ANNA
