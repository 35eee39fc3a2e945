"""People have their data deleted: the others play on, and nothing calls or keeps the person."""

import msgspec
import pytest

from bot.host.model import User, is_forgotten
from bot.host.own_data import own_data
from tests.host.hosting import Host

KIM, LEE, ALEX = (User(804_150_111_022_467_000 + number) for number in range(3))


async def test_a_match_goes_on_without_them(host: Host) -> None:
    table = await host.match(KIM, LEE, ALEX, rounds="3")
    await host.lays(table, KIM, 1)
    await host.tables.forgetting.forget(KIM)
    seats = (await host.tables.look(table)).seats
    assert is_forgotten(seats[0].user) and seats[0].left
    assert [each.user for each in seats[1:]] == [LEE, ALEX]
    assert not host.tables.directory.of(KIM)
    await host.lays(table, LEE, 2)
    await host.restart()
    await host.lays(table, ALEX, 3)
    assert str(KIM) not in str(await host.store.log(table))


async def test_a_lobby_loses_them(host: Host) -> None:
    table = await host.lobby(KIM, LEE)
    await host.tables.forgetting.forget(KIM)
    view = await host.tables.look(table)
    assert [each.user for each in view.seats] == [LEE]
    assert view.opener == LEE


async def test_a_rematch_keeps_no_seat_for_them(host: Host) -> None:
    table = await host.match(KIM, LEE, ALEX)
    await host.tables.end(table, host.by(KIM), lambda *_: None)
    await host.tables.forgetting.forget(ALEX)
    following = await host.rematch(table, LEE)
    view = await host.tables.look(following)
    assert [each.user for each in view.seats] == [KIM, LEE]


async def test_a_kept_seat_is_kept_no_longer(host: Host) -> None:
    table = await host.match(KIM, LEE, ALEX)
    await host.tables.end(table, host.by(KIM), lambda *_: None)
    following = await host.rematch(table, LEE)
    await host.tables.forgetting.forget(ALEX)
    view = await host.tables.look(following)
    assert [each.user for each in view.seats] == [KIM, LEE]


async def test_an_ended_match_is_verified_as_before(host: Host) -> None:
    table = await host.match(KIM, LEE, rounds="1")
    await host.lays(table, KIM, 1)
    await host.lays(table, LEE, 2)
    before = await host.tables.past.record(table)
    await host.tables.forgetting.forget(KIM)
    assert await host.tables.past.record(table) == before
    parts = (await host.store.table(table)).header.parts
    seats = (await host.store.table(table)).header.seats
    assert {each.user for each in parts} == {each.user for each in seats}
    assert is_forgotten(seats[0].user)


async def test_two_matches_of_theirs_can_t_be_told_to_be_one_person_s(host: Host) -> None:
    users = set()
    tables = [await host.match(KIM, LEE) for _ in range(2)]
    for table in tables:
        await host.tables.end(table, host.by(LEE), lambda *_: None)
    await host.tables.forgetting.forget(KIM)
    for table in tables:
        users.add((await host.store.table(table)).header.seats[0].user)
    assert len(users) == 2


async def test_whoever_was_forgotten_is_forgotten_at_a_start(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.store.begin_to_forget(KIM, host.clock.now())
    await host.restart()
    await host.tables.forgetting.take_up()
    assert not host.tables.directory.of(KIM)
    assert KIM not in {each.user for each in (await host.tables.look(table)).seats}


async def test_people_are_handed_what_is_theirs_alone(host: Host) -> None:
    table = await host.match(KIM, LEE)
    await host.lays(table, KIM, 1)
    await host.lays(table, LEE, 2)
    await host.tables.forgetting.take_up()
    data = await own_data(host.store, KIM)
    text = data.file(8_000_000).decode()
    stored = await host.store.table(table)
    assert stored is not None
    assert str(LEE) not in text and bytes(stored.secret).hex() not in text
    (match,) = data.matches
    assert (match.table, match.seat, match.opened_by_you) == (table, 1, True)
    assert [each.did for each in match.done] == ["open", "start", "move"]
    assert msgspec.json.decode(text)["user"] == KIM
    assert len(data.file(700)) <= 700


@pytest.mark.parametrize("most", [300, 10_000])
async def test_of_very_many_matches_the_newest_are_handed_out(host: Host, most: int) -> None:
    for _ in range(5):
        await host.tables.end(await host.lobby(KIM), host.by(KIM), lambda *_: None)
    data = await own_data(host.store, KIM)
    read = msgspec.json.decode(data.file(most))
    assert len(read["matches"]) + read["left_out"] == 5
