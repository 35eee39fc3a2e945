"""Giving up at a table: a logged move of a seat, once."""

import pytest

from bot.host.changed import Changed
from bot.host.desires import Effect
from bot.host.messages import HandKey, Priority
from bot.host.model import Position
from games.kit.say import Why
from tests.host.hosting import ALEX, KIM, LEE, SAM, Host, refused


async def test_it_ends_a_match_between_two_and_is_logged_as_a_move(host: Host) -> None:
    table = await host.match(KIM, LEE)
    assert (await host.view(table, KIM)).may_concede
    await host.tables.concede(table, host.by(KIM))
    view = await host.view(table, LEE)
    assert (view.phase, view.ending) == ("ended", "outcome")
    assert view.outcome is not None and view.outcome.winners == (1,)
    assert not view.may_concede
    line = (await host.store.log(table))[-1]
    assert (line.kind, line.user, line.seat, line.ask) == ("move", KIM, 0, None)
    assert line.body.startswith(b'{"type":"concede"')


async def test_the_record_of_it_replays(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.lays(table, LEE, 3)
    await host.tables.concede(table, host.by(KIM))
    record = await host.tables.past.record(table)
    assert [entry.seat for entry in record.moves] == [1, 0]
    await host.restart()
    view = await host.view(table)
    assert view.outcome is not None and view.outcome.how == "conceded"


async def test_the_same_press_again_gives_up_once(host: Host) -> None:
    table = await host.match(KIM, LEE)
    by = host.by(KIM, "click 7")
    first = await host.tables.concede(table, by)
    again = await host.tables.concede(table, by)
    assert again == first._replace(repeated=True)
    await host.restart()
    assert (await host.tables.concede(table, by)).repeated
    await refused(host.tables.concede(table, host.by(KIM)), "tables-over")


async def test_a_match_that_is_paused_can_be_given_up(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.tables.pause(table, host.by(LEE))
    await refused(host.lays(table, KIM, 3), "tables-paused")
    await host.tables.concede(table, host.by(KIM))
    assert (await host.view(table)).phase == "ended"


async def test_only_those_at_the_table_give_up_and_only_a_match(host: Host) -> None:
    lobby = await host.lobby(KIM)
    assert not (await host.view(lobby, KIM)).may_concede
    await refused(host.tables.concede(lobby, host.by(KIM)), "tables-not-started")
    table = await host.match(KIM, LEE)
    await refused(host.tables.concede(table, host.by(SAM)), "tables-not-seated", Why.NOT_YOURS)


async def test_with_more_players_than_the_game_has_a_word_for_nobody_gives_up(
    host: Host,
) -> None:
    table = await host.match(KIM, LEE, ALEX)
    before = await host.store.table(table)
    assert not (await host.view(table, KIM)).may_concede
    await refused(host.tables.if_conceded(table, host.by(KIM)), "kit-concede-never")
    await refused(host.tables.concede(table, host.by(KIM)), "kit-concede-never")
    after = await host.store.table(table)
    assert before is not None and after is not None
    assert isinstance(after.position, Position) and after.position == before.position


@pytest.mark.parametrize("game", ["supertrumf", "ordet_fanger"])
async def test_the_hand_of_who_gives_up_is_right_at_once(real: Host, game: str) -> None:
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
