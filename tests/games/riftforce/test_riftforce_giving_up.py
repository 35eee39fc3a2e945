"""Giving up: RF19."""

from games.kit.conceding import Concede, Conceded
from games.kit.say import Why
from games.riftforce import GAME
from games.riftforce.moves import Activate, CheckAndDraw, PickGuild, Toss
from games.riftforce.options import RiftforceOptions
from tests.games.riftforce.positions import KIM, LEE, position
from tests.playing import LoadedChance, Table


def test_RF19_the_other_has_won_whatever_the_riftforce() -> None:
    table = position("1: fire5a", "2: fire6a", hand="water5a", scores=(9, 3))
    table.plays(KIM, Concede())
    ended = table.game.outcome(table.state)
    assert ended is not None
    assert (ended.winners, ended.scores, ended.how) == ((LEE,), (9, 3), "conceded")
    assert table.told(LEE) == ["kit-gave-up"]
    assert table.asked(KIM) == table.asked(LEE) == []
    table.refuses(LEE, CheckAndDraw(), why=Why.STALE)


def test_RF19_out_of_turn_and_in_the_midst_of_an_action() -> None:
    table = position("1: fire5a fire6a", "1: water5a", hand="fire7a")
    table.plays(KIM, Activate("fire7a")).plays(LEE, Concede())
    assert table.state.phase == Conceded(LEE)


def test_RF19_hands_stay_hidden() -> None:
    table = position(hand="fire5a", lee_hand="water5a").plays(LEE, Concede())
    assert not table.zone(KIM, "hand-1").faces
    assert not table.zone(None, "hand-0").faces


def test_RF19_in_the_draft_too_with_all_guilds_where_they_are() -> None:
    game = GAME()
    table = Table(game, game.setup(2, RiftforceOptions(), LoadedChance()))
    table.plays(KIM, Toss(), picks=[LEE]).plays(LEE, PickGuild(table.state.shown[0]))
    table.plays(LEE, Concede())
    assert sorted(game.inventory(table.state)) == sorted(game.stock(table.state))
    assert [line.id for line in table.sees(None).status] == ["kit-over-conceded"]
