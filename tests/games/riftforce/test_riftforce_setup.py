"""From the guilds to the first action."""

from random import Random

import pytest

from games.kit.say import Why
from games.riftforce import GAME
from games.riftforce.cards import deck
from games.riftforce.guilds import BASE_SET, GUILDS
from games.riftforce.moves import CheckAndDraw, Move, PickGuild, Toss
from games.riftforce.options import RiftforceOptions
from games.riftforce.state import Acting, Drafting, State
from tests.games.riftforce.positions import KIM, LEE
from tests.playing import LoadedChance, Table, bot_player_move


def at_the_draft(guilds: str = "base", first: int = LEE) -> Table[State, Move]:
    """Nothing is shuffled, so that the guilds come in alphabetical order."""
    game = GAME()
    options = RiftforceOptions(guilds="all" if guilds == "all" else "base")
    table = Table(game, game.setup(2, options, LoadedChance()))
    return table.plays(KIM, Toss(), picks=[first])


def dealt(guilds: str = "base") -> Table[State, Move]:
    table = at_the_draft(guilds)
    while isinstance(table.state.phase, Drafting):
        table.plays(table.state.phase.seat, PickGuild(table.state.shown[0]))
    return table


def test_one_guild_each_one_left_out_and_seven_shown() -> None:
    state = at_the_draft().state
    assert [len(side.guilds) for side in state.sides] == [1, 1]
    assert len(state.shown) == 7
    assert len(state.out) == 1
    given = {guild for side in state.sides for guild in side.guilds}
    assert given | set(state.shown) | set(state.out) == set(BASE_SET)


def test_with_all_guilds_eight_are_shown_and_two_of_them_go_out() -> None:
    state = at_the_draft("all").state
    assert len(state.shown) == 8
    assert len(state.out) == len(GUILDS) - 10
    assert len(dealt("all").state.out) == len(GUILDS) - 8


def test_a_public_toss_decides_who_picks_first() -> None:
    game = GAME()
    table = Table(game, game.setup(2, RiftforceOptions(), LoadedChance()))
    assert table.asked(KIM) == ["toss"]
    assert table.asked(LEE) == []
    table.plays(KIM, Toss(), picks=[LEE])
    assert table.tells(None, "riftforce-told-tossed")
    assert table.asked(KIM) == []
    assert table.asked(LEE) == ["pick"]


def test_the_players_pick_in_turn_to_four_each_and_the_last_goes_out() -> None:
    table = at_the_draft()
    pickers = []
    while isinstance(table.state.phase, Drafting):
        pickers.append(table.state.phase.seat)
        table.plays(pickers[-1], PickGuild(table.state.shown[-1]))
    assert pickers == [LEE, KIM] * 3
    assert [len(side.guilds) for side in table.state.sides] == [4, 4]
    assert table.state.shown == ()
    assert len(table.state.out) == 2


def test_only_a_shown_guild_can_be_picked() -> None:
    table = at_the_draft()
    table.refuses(LEE, PickGuild(table.state.out[0]), why=Why.MALFORMED)
    table.refuses(LEE, PickGuild("dragon"), why=Why.MALFORMED)
    table.refuses(LEE, CheckAndDraw(), why=Why.STALE)
    table.refuses(KIM, PickGuild(table.state.shown[0]), why=Why.NOT_YOURS)


def test_the_starter_has_7_and_29_and_nothing_on_the_board_the_other_7_28_and_1() -> None:
    state = dealt().state
    starter, second = state.sides[LEE], state.sides[KIM]
    assert state.phase == Acting(LEE)
    assert (len(starter.hand), len(starter.pile)) == (7, 29)
    assert [len(column) for column in starter.columns] == [0, 0, 0, 0, 0]
    assert (len(second.hand), len(second.pile)) == (7, 28)
    assert [len(column) for column in second.columns] == [0, 0, 1, 0, 0]


def test_the_opening_card_is_the_top_of_the_pile_after_the_hand() -> None:
    table = dealt()
    cards = [card for guild in table.state.sides[KIM].guilds for card in deck(guild)]
    assert table.state.sides[KIM].columns[2][0].card == cards[7]


@pytest.mark.parametrize("guilds", ["base", "all"])
def test_each_player_has_36_cards_of_four_guilds(guilds: str) -> None:
    table = dealt(guilds)
    for side in table.state.sides:
        cards = [*side.hand, *side.pile, *(p.card for column in side.columns for p in column)]
        assert sorted(cards) == sorted(card for guild in side.guilds for card in deck(guild))
        assert len(cards) == 36


def test_a_guild_has_four_fives_three_sixes_and_two_sevens() -> None:
    assert [card[-2] for card in deck("fire")] == list("555566677")


def test_the_hand_is_told_to_its_player_alone() -> None:
    table = dealt()
    assert table.told(None).count("riftforce-told-drew") == 2
    assert table.told(KIM).count("riftforce-told-you-drew") == 1
    assert len(table.zone(KIM, "hand").faces) == 7
    assert table.zone(LEE, "hand-0").hidden == 7
    assert table.zone(LEE, "hand-0").faces == ()


def test_bot_player_picks_guilds_too() -> None:
    table = at_the_draft()
    while isinstance(table.state.phase, Drafting):
        seat = table.state.phase.seat
        table.plays(seat, bot_player_move(table.game, table.state, seat, Random(1)))
    assert isinstance(table.state.phase, Acting)
