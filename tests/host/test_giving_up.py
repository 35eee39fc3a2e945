"""Giving up at a table: a logged move of a seat, once."""

import pytest

from bot.host.changed import Changed
from bot.host.desires import Effect
from bot.host.messages import HandKey, Priority
from bot.host.model import Position
from games.kit.say import Why
from tests.host.house import ALEX, KIM, LEE, SAM, House, refused


async def test_it_ends_a_match_between_two_and_is_logged_as_a_move(house: House) -> None:
    table = await house.match(KIM, LEE)
    assert (await house.view(table, KIM)).may_concede
    await house.tables.concede(table, house.by(KIM))
    view = await house.view(table, LEE)
    assert (view.phase, view.ending) == ("ended", "outcome")
    assert view.outcome is not None and view.outcome.winners == (1,)
    assert not view.may_concede
    line = (await house.store.log(table))[-1]
    assert (line.kind, line.user, line.seat, line.ask) == ("move", KIM, 0, None)
    assert line.body.startswith(b'{"type":"concede"')


async def test_the_record_of_it_replays(house: House) -> None:
    table = await house.match(KIM, LEE)
    await house.lays(table, LEE, 3)
    await house.tables.concede(table, house.by(KIM))
    record = await house.tables.past.record(table)
    assert [entry.seat for entry in record.moves] == [1, 0]
    await house.restart()
    view = await house.view(table)
    assert view.outcome is not None and view.outcome.how == "conceded"


async def test_the_same_press_again_gives_up_once(house: House) -> None:
    table = await house.match(KIM, LEE)
    by = house.by(KIM, "click 7")
    first = await house.tables.concede(table, by)
    again = await house.tables.concede(table, by)
    assert again == first._replace(repeated=True)
    await house.restart()
    assert (await house.tables.concede(table, by)).repeated
    await refused(house.tables.concede(table, house.by(KIM)), "tables-over")


async def test_a_match_that_is_paused_can_be_given_up(house: House) -> None:
    table = await house.match(KIM, LEE)
    await house.tables.pause(table, house.by(LEE))
    await refused(house.lays(table, KIM, 3), "tables-paused")
    await house.tables.concede(table, house.by(KIM))
    assert (await house.view(table)).phase == "ended"


async def test_only_those_at_the_table_give_up_and_only_a_match(house: House) -> None:
    lobby = await house.lobby(KIM)
    assert not (await house.view(lobby, KIM)).may_concede
    await refused(house.tables.concede(lobby, house.by(KIM)), "tables-not-started")
    table = await house.match(KIM, LEE)
    await refused(house.tables.concede(table, house.by(SAM)), "tables-not-seated", Why.NOT_YOURS)


async def test_with_more_players_than_the_game_has_a_word_for_nobody_gives_up(
    house: House,
) -> None:
    table = await house.match(KIM, LEE, ALEX)
    before = await house.store.table(table)
    assert not (await house.view(table, KIM)).may_concede
    await refused(house.tables.if_conceded(table, house.by(KIM)), "kit-concede-never")
    await refused(house.tables.concede(table, house.by(KIM)), "kit-concede-never")
    after = await house.store.table(table)
    assert before is not None and after is not None
    assert isinstance(after.position, Position) and after.position == before.position


@pytest.mark.parametrize("game", ["supertrumf", "ordet_fanger"])
async def test_the_hand_of_who_gives_up_is_right_at_once(real: House, game: str) -> None:
    """It must not go on saying that it is their turn until somebody else has moved."""
    effects: list[Effect] = []

    def hear(changed: Changed, effect: Effect) -> None:
        effects.append(effect)

    real.is_shown = True
    await real.restart()
    table = await real.match(KIM, LEE, ALEX, game=game)
    with real.tables.subscribed(hear):
        await real.tables.concede(table, real.by(KIM))
    (effect,) = effects
    assert KIM in effect.hurried
    hands = [each.priority for each in effect.wanted if each.key == HandKey(KIM)]
    assert hands == ([] if game == "ordet_fanger" else [Priority.TURN_HAND])
