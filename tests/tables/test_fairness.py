"""What makes the chance of a match checkable: the commitment, the salts and the record."""

import msgspec
import pytest

from games.kit.chance import Stream, commitment, difference
from games.kit.match import Match, Record
from tests.tables.house import HERE, KIM, LEE, House, refused
from tests.tables.tiny import Move, State, open_tiny


async def ended(house: House) -> tuple[str, Record]:
    table = await house.lobby(KIM, rounds="2")
    await house.tables.join(table, house.by(LEE, "interaction 88"), "trust no one")
    await house.tables.start(table, house.by(KIM))
    await house.plays_out(table, KIM, LEE)
    return table, await house.tables.record(table)


async def test_the_lobby_shows_the_hash_and_only_the_end_the_secret(house: House) -> None:
    table = await house.match(KIM, LEE, rounds="1")
    before = await house.view(table)
    assert before.secret is None
    await refused(house.tables.record(table), "tables-not-over")
    await house.plays_out(table, KIM, LEE)
    after = await house.view(table)
    assert after.secret is not None
    assert commitment(bytes.fromhex(after.secret)) == before.commitment == after.commitment


async def test_every_seat_s_join_is_in_the_salts(house: House) -> None:
    table, record = await ended(house)
    assert record.salts[1] == "interaction 88 trust no one"
    assert record.salts == tuple(seat.salt for seat in (await house.view(table)).seats)


async def test_the_opener_may_add_a_text_too(house: House) -> None:
    by = house.by(KIM, "interaction 7")
    told = await house.tables.open_table("tiny", HERE, by, language="sv", text="and luck")
    assert (await house.view(told.table)).seats[0].salt == "interaction 7 and luck"


async def test_the_record_can_be_recomputed_and_replayed(house: House) -> None:
    table, record = await ended(house)
    again = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    assert commitment(bytes.fromhex(again.secret)) == again.commitment
    stream = Stream(bytes.fromhex(again.secret), again.salts)
    calls = [*again.setup, *(call for entry in again.moves for call in entry.chance)]
    assert [difference(stream, call) for call in calls] == [None] * 3
    stored = await house.store.table(table)
    assert stored is not None
    assert stored.position is not None
    replayed: Match[State, Move] = Match.replay(open_tiny("tiny"), again)
    assert msgspec.json.encode(replayed.state) == stored.position.state


async def test_two_matches_of_the_same_people_have_different_chance(house: House) -> None:
    table, _ = await ended(house)
    told = await house.tables.rematch(table, house.by(LEE))
    before = await house.view(told.table)
    assert before.commitment != (await house.view(table)).commitment
    await house.tables.start(told.table, house.by(LEE, "interaction 99"))
    salts = [seat.salt for seat in (await house.view(told.table)).seats]
    assert salts[1] == "interaction 99"


async def test_no_log_shows_a_secret_or_what_somebody_laid(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    table = await house.match(KIM, LEE)
    await house.lays(table, KIM, 4)
    stored = await house.store.table(table)
    assert stored is not None
    assert "kind=move" in caplog.text
    assert bytes(stored.secret).hex() not in caplog.text
    assert "number" not in caplog.text
