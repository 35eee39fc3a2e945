"""What each may see (ST29), and what the clock and the bot player do."""

from random import Random

import msgspec
import pytest

from games.kit.match import Match
from games.supertrumf.moves import Declare, Keep, Lay, Roll, TakePrize, Throw
from games.supertrumf.options import Play, SupertrumfOptions
from games.supertrumf.state import Redrawing, Rolling, State, TakingPrize
from tests.games.supertrumf.positions import ADAM, BERIT, CILLA, GAME, classic, duel
from tests.games.supertrumf.worlds import other_world
from tests.playing import LoadedChance, Table, bot_player_move


def test_ST29_counts_are_open_in_the_classic_game() -> None:
    table = classic(
        ["knight wand", "warlord", "fairy"],
        leader=CILLA,
        declared="strength",
        pile="orc troll",
        pot="king spy",
        winning_piles=["monk", "", "golem"],
    )
    hidden = {zone.key: zone.hidden for zone in table.sees(None).board}
    assert hidden == {
        "declared": 0,
        "pile": 2,
        "pot": 2,
        "hand-0": 2,
        "laid-0": 0,
        "winning-pile-0": 1,
        "hand-1": 1,
        "laid-1": 0,
        "winning-pile-1": 0,
        "hand-2": 1,
        "laid-2": 0,
        "winning-pile-2": 1,
    }


def test_ST29_how_often_each_redrew_is_open() -> None:
    options = SupertrumfOptions(play="blixtduell")
    table = Table(GAME, GAME.setup(2, options, LoadedChance()))
    table.plays(BERIT, Throw(), Throw())
    assert table.zone(ADAM, "throws-1").number == 2
    assert table.zone(None, "throws-0").number == 0


def test_ST29_a_hand_is_shown_to_its_owner_alone_with_all_that_is_on_its_cards() -> None:
    table = classic(["holy-sword knight", "warlord"], leader=BERIT)
    faces = table.zone(ADAM, "hand").faces
    assert [face.art for face in faces] == ["supertrumf/knight", "supertrumf/sword"]
    assert faces[0].name.args["card"] == GAME.deck.name("knight")
    assert len(faces[0].name.args["points"].args["points"]) == len(GAME.deck.attributes)
    for viewer in (None, BERIT):
        assert table.zone(viewer, "hand-0").hidden == 2
        assert b"knight" not in msgspec.json.encode(table.sees(viewer))


def test_ST29_drawn_cards_are_told_by_name_to_who_drew_them() -> None:
    table = classic(
        ["knight", "giant"], leader=BERIT, declared="strength", pile="orc troll king bard"
    )
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("giant",)))
    assert table.tells(ADAM, "supertrumf-you-drew")["cards"] == (
        GAME.deck.name("orc"),
        GAME.deck.name("king"),
    )
    assert "supertrumf-you-drew" not in table.told(None)
    assert table.told(None).count("supertrumf-drew") == 2


def test_ST29_turned_cards_lie_open_with_their_values_until_the_next_declaration() -> None:
    table = classic(
        ["knight", "giant"], leader=BERIT, declared="strength", pile="orc troll king bard"
    )
    table.plays(ADAM, Lay(("knight",))).plays(BERIT, Lay(("giant",)))
    turned = table.zone(None, "laid-0")
    assert (turned.faces[0].art, turned.number) == ("supertrumf/knight", 18)
    table.plays(BERIT, Declare("magic"))
    assert table.zone(None, "laid-0").faces == ()
    assert table.zone(None, "declared").faces[0].art == "supertrumf/magic"


@pytest.mark.parametrize(("play", "seats"), [("classic", 2), ("classic", 4), ("blixtduell", 2)])
def test_ST29_what_is_hidden_makes_no_difference_to_what_is_seen(play: Play, seats: int) -> None:
    rng = Random(f"{play} {seats}")
    match = Match(GAME, seats, SupertrumfOptions(play=play), b"secrets")
    different = 0
    while not GAME.outcome(match.state):
        for viewer in (None, *range(seats)):
            other = other_world(match.state, viewer, rng)
            different += other != match.state
            assert msgspec.json.encode(GAME.look(other, viewer)) == msgspec.json.encode(
                GAME.look(match.state, viewer)
            )
        seat = rng.choice(match.state.may_act())
        ask = rng.choice(GAME.asks(match.state, seat))
        match.play(seat, ask.read(ask.sample(rng)))
    assert different > 50


def at_bot_player(state: State, seat: int) -> object:
    return bot_player_move(GAME, state, seat, Random(1))


def test_bot_player_knows_only_what_its_seat_knows() -> None:
    rng = Random(3)
    match = Match(GAME, 3, SupertrumfOptions(), b"house")
    while not GAME.outcome(match.state):
        for seat in match.state.may_act():
            other = other_world(match.state, seat, rng)
            assert at_bot_player(other, seat) == at_bot_player(match.state, seat)
        seat = match.state.waits_for()[0]
        match.play(seat, bot_player_move(GAME, match.state, seat, rng))


def test_bot_player_leads_with_its_best_attribute() -> None:
    table = classic(["knight holy-sword", "fairy"], leader=ADAM)
    assert at_bot_player(table.state, ADAM) == Declare("strength")


def test_bot_player_wastes_no_item_where_the_figure_is_enough() -> None:
    table = classic(["giant holy-sword fairy", "king"], leader=BERIT, declared="strength")
    assert at_bot_player(table.state, ADAM) == Lay(("giant",))


def test_bot_player_throws_a_hopeless_hand() -> None:
    table = duel(["wand", "giant holy-sword"], phase=Redrawing((False, False)))
    assert at_bot_player(table.state, ADAM) == Throw()
    assert at_bot_player(table.state, BERIT) == Keep()


def test_the_clock_lays_for_a_player_who_does_not() -> None:
    table = classic(["knight fairy", "giant", "orc"], leader=CILLA, declared="strength")
    assert [(due.seat, due.move) for due in GAME.timeouts(table.state)] == [
        (ADAM, Lay(("knight",))),
        (BERIT, Lay(("giant",))),
    ]
    for due in GAME.timeouts(table.state):
        table.plays(due.seat, due.move)
    (due,) = GAME.timeouts(table.state)
    assert (due.seat, due.move) == (CILLA, Lay(("orc",)))


def test_the_clock_is_quick_where_there_is_nothing_to_consider() -> None:
    rolling = GAME.timeouts(duel(["knight", "giant"], phase=Rolling()).state)
    assert [(due.seat, due.move, due.wait) for due in rolling] == [
        (ADAM, Roll(), 60_000),
        (BERIT, Roll(), 60_000),
    ]
    (taking,) = GAME.timeouts(duel(["knight", "giant"], phase=TakingPrize(), leader=BERIT).state)
    assert (taking.seat, taking.move, taking.wait) == (BERIT, TakePrize(0), 60_000)
