"""What is open and what is hidden (SS29), and that every event has its words."""

from random import Random
from typing import Any, get_args

import msgspec
import pytest

from games.kit.cards import in_order
from games.storma_slottet import GAME, events
from games.storma_slottet.moves import Attack, Exchange, Heal, Roll
from games.storma_slottet.state import State
from games.storma_slottet.story import story_of
from tests.games.storma_slottet.positions import KIM, LEE, position, side
from tests.games.storma_slottet.worlds import other_world
from tests.playing import Table


def a_turn() -> Table[Any, Any]:
    return position(
        side("S", hand="C7 S2 X1", active="S13 C9", sickbay="S11 D2", trophies="D12"),
        side("H", hand="D3 D13", active="H12"),
        discard="C2 C3",
    )


def test_SS29_open_are_the_table_and_all_counts() -> None:
    for viewer in (None, KIM, LEE):
        board = {zone.key: zone for zone in a_turn().sees(viewer).board}
        assert board["active-0"].faces[0].on_it[0].art == "french/C9"
        assert board["sickbay-0"].faces[0].on_it[0].art == "french/D2"
        assert [face.art for face in board["trophies-0"].faces] == ["french/D12"]
        assert [face.art for face in board["discard"].faces] == ["french/C2", "french/C3"]
        assert board["draw-pile"].hidden > 0
        assert [board[f"house-{seat}"].number for seat in (0, 1)] == [3, 3]


def test_SS29_hands_are_counts_to_others() -> None:
    table = a_turn()
    assert table.zone(LEE, "hand-0").hidden == 4
    assert table.zone(None, "hand-1").hidden == 4
    hand = [face.art.removeprefix("french/") for face in table.zone(LEE, "hand").faces]
    assert hand == sorted(table.state.sides[LEE].hand, key=in_order)


def test_SS29_drawn_cards_are_told_to_the_one_who_draws() -> None:
    table = a_turn().plays(KIM, Exchange(("C7",)))
    assert "storma-slottet-story-you-drew" in table.told(KIM)
    assert "storma-slottet-story-you-drew" not in table.told(LEE)
    assert table.tells(LEE, "storma-slottet-story-drew")["count"] == 1


def test_the_damage_and_toughness_are_marked_on_the_card() -> None:
    marks = a_turn().zone(None, "active-0").faces[0].marks
    assert [(mark.says.id, mark.says.args["value"]) for mark in marks] == [
        ("kit-mark-damage", 9),
        ("kit-mark-toughness", 30),
    ]
    (other,) = a_turn().zone(None, "active-1").faces
    assert [mark.says.id for mark in other.marks] == ["kit-mark-toughness"]


def test_the_dice_are_shown_with_whose_they_are() -> None:
    table = position(side("S", hand="D13", active="S13"), side("H", active="H12"))
    table.plays(KIM, Attack(("D13",))).plays(KIM, Roll(), dice=[4])
    (rolled,) = table.sees(LEE).dice
    assert (rolled.owner, rolled.sides, rolled.shows) == (KIM, 10, (4,))


def test_a_card_laid_to_heal_lies_between_the_players() -> None:
    table = position(side("S", hand="D13 S2", active="S13 C9"), side("H", active="H12"))
    table.plays(KIM, Heal("D13"))
    assert [face.art for face in table.zone(LEE, "healing").faces] == ["french/D13"]


EXAMPLES: dict[type, events.Event] = {
    type(event): event
    for event in (
        events.HouseChosen(0, "S"),
        events.Dealt(14),
        events.ActiveLaid(0, "S13"),
        events.ActivesTurned(("S13", "H12")),
        events.RolledForStart(0, 4),
        events.StartTied(),
        events.Started(1),
        events.Exchanged(0, ("C2", "C3")),
        events.Drew(0, ("C2",), "fill"),
        events.Reshuffled(20),
        events.Attacked(0, ("C2", "X1"), "H12"),
        events.Struck(0, "X1", (3, 4), 7),
        events.Hurt(1, "H12", 9, 26),
        events.Fell(1, "H12"),
        events.HouseFell(1, "H"),
        events.HealingLaid(0, "X1", "S13"),
        events.HealingRolled(0, "X1", (3, 4), 4),
        events.JokerKilled(0, "S13"),
        events.DoctorFumbled(0, "D11", "S13", 14),
        events.Lifted(0, "S13", ("C2",), 2, 30),
        events.HealingStopped(0),
        events.Retreated(0, "S13", "D11"),
        events.Replaced(0, "D11", "hand"),
        events.Passed(0),
        events.DrawOffered(0),
        events.DrawDeclined(1),
        events.DrawLapsed(0),
        events.DrawAgreed(1),
    )
}


@pytest.mark.parametrize("event", get_args(events.Event))
def test_everything_that_happens_is_told(event: type) -> None:
    state = msgspec.structs.replace(a_turn().state, news=(EXAMPLES[event],))
    for viewer in (None, KIM, LEE):
        assert story_of(GAME().knowledge(state, viewer).state.news, viewer)


def test_another_world_looks_the_same_and_is_another() -> None:
    state: State = a_turn().state
    other = other_world(state, KIM, Random(1))
    assert other != state
    assert other.sides[KIM] == state.sides[KIM]
    game = GAME()
    assert sorted(game.inventory(other)) == sorted(game.stock(other))
    assert game.look(other, KIM) == game.look(state, KIM)
