"""By option each player chooses all four guilds freely: RF20."""

from random import Random

import pytest

from bot.pictures.alt_text import LONGEST
from games.kit.say import Why
from games.riftforce import GAME
from games.riftforce.guilds import BASE_SET, GUILDS
from games.riftforce.moves import Move, PickGuild, Toss
from games.riftforce.options import RiftforceOptions
from games.riftforce.state import Acting, Drafting, State
from tests.games.riftforce.positions import KIM, LEE
from tests.pictures.tables import everything_drawn
from tests.playing import LoadedChance, Table, bot_player_move


def free(guilds: str = "base", first: int = LEE) -> Table[State, Move]:
    options = RiftforceOptions(guilds="all" if guilds == "all" else "base", picks="free")
    table = Table(GAME(), GAME().setup(2, options, LoadedChance()))
    return table.plays(KIM, Toss(), picks=[first])


@pytest.mark.parametrize(("guilds", "there"), [("base", BASE_SET), ("all", tuple(GUILDS))])
def test_RF20_all_guilds_are_shown_and_nobody_has_been_given_any(
    guilds: str, there: tuple[str, ...]
) -> None:
    table = free(guilds)
    assert table.state.shown == there and table.state.out == ()
    assert [side.guilds for side in table.state.sides] == [(), ()]
    (pick,) = table.form(LEE, "pick").fields
    assert tuple(choice.key for choice in pick.choices) == there


def test_RF20_the_players_pick_in_turn_to_four_each_and_what_is_left_goes_out() -> None:
    table, pickers = free("all"), []
    while isinstance(table.state.phase, Drafting):
        pickers.append(table.state.phase.seat)
        table.plays(pickers[-1], PickGuild(table.state.shown[-1]))
    assert pickers == [LEE, KIM] * 4
    assert table.state.phase == Acting(LEE)
    given = [*table.state.sides[KIM].guilds, *table.state.sides[LEE].guilds]
    assert len({*given}) == 8 and sorted((*given, *table.state.out)) == sorted(GUILDS)
    assert [len(side.hand) + len(side.pile) for side in table.state.sides] == [35, 36]


def test_RF20_both_can_not_play_the_same_guild() -> None:
    table = free().plays(LEE, PickGuild("fire"))
    table.refuses(KIM, PickGuild("fire"), why=Why.MALFORMED)


def test_RF20_a_pick_goes_back_freely_until_the_other_acts() -> None:
    table = free().plays(LEE, PickGuild("fire"))
    assert table.way_back(LEE) == "freely"
    table.plays(KIM, PickGuild("water"))
    assert table.way_back(LEE) == "by consent"
    table.takes_back(LEE)
    assert table.state.shown == BASE_SET


@pytest.mark.parametrize("guilds", ["base", "all"])
def test_RF20_bot_player_picks_too_and_every_step_is_drawn(guilds: str) -> None:
    table = free(guilds)
    while isinstance(table.state.phase, Drafting):
        for exhibit in everything_drawn(table.game, table.state):
            assert exhibit.picture.height < 1_500 and len(exhibit.alt) <= LONGEST
        seat = table.state.phase.seat
        table.plays(seat, bot_player_move(table.game, table.state, seat, Random(1)))
    assert isinstance(table.state.phase, Acting)
